let{abs:ZB,floor:Yf,hypot:Ye,max:T,min:N,round:Zs}=Math,L=(a,d,e,g)=>a.addEventListener(d,e,g),G=JSON.parse(document.getElementById('data')?.textContent||''),Xz=['controller','navigation','tab','split','page'],Xy=['view controller','navigation controller','tab bar controller','split view controller','page view controller'],Xx={name:0,heading:6},I=a=>a.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,'\ufffd'),Xw=a=>a.slice(a.lastIndexOf('/')+1),Ze=(a,d)=>({file:G.files[a[d]],line:a[d+1],column:a[d+2]}),U=G.families.map((a,d)=>({_22:!0,index:d,id:a[0],link:'family:'+a[0],first:a[1],end:a[2],x:a[3],y:a[4],w:a[5],h:a[6],place:Ze(a,7),windows:[],boxes:[],labels:[],_78:[],_18:!1,_7:0,_5:null})),P=[]
for(let a of U){for(let d=a.first;d<a.end;d+=1){let e=G.boxes[d],g={_22:!1,index:d,id:e[0],link:e[0],label:Xw(e[0]),_5:a,kind:e[1]&7,_29:(e[1]&8)!==0,_2:(e[1]&16)!==0,_50:!(e[1]&32),_43:e[1]&64,parent:e[2]?P[d-e[2]]:null,_3:0,x:a.x+e[3],y:a.y+e[4],w:e[5],h:e[6],className:G.classes[e[7]].replaceAll('\x01',()=>Xw(e[0])),role:G.roles[e[8]],place:Ze(e,9),screen:e.length>12?e[12]:-1,title:e[13]||'',tags:e[14]||[],_74:e[15]||'',children:[],labels:[],_78:[],pushes:[],_73:[],moves:[],_68:[],_7:0,_18:!1}
if(g.parent){g._3=g.parent._3+1
g.parent.children.push(g)}
a.boxes.push(g)
P.push(g)}
a.root=a.boxes[0]||null}
let Xv=new Map(P.map(a=>[a.id,a])),Yz=new Map(U.map(a=>[a.id,a])),Va=G.windows.map(a=>{let d={id:a[0],place:Ze(a,1),families:[...new Set(a[4])].map(e=>Yz.get(e)).filter(Boolean)}
for(let e of d.families)if(!e.windows.includes(d))e.windows.push(d)
return d}),YV=(G.names||[]).map(a=>({_46:!0,id:a,link:a,boxes:[]}))
P.forEach((a,d)=>{a.name=G.names?YV[G.nameOf[d]]:a
if(G.names)a.name.boxes.push(a)})
let Yy=P.filter(a=>!a._29),Xu=G.names?[...new Set(Yy.map(a=>a.name))]:Yy,WC=new Map((G.names?YV:P).map(a=>[a.id,a])),WB=a=>YV[a],Yx=(G.blocks||[]).map(([a,d,e])=>({_15:!0,id:a,link:'block:'+a,screens:d.map(WB),stacks:e.map(WB),boxes:d.flatMap(g=>YV[g].boxes)})),WA=new Map(Yx.map(a=>[a.id,a]))
for(let a of Yx)for(let d of a.screens)d.block=a
let Yd=(G.lanes||[]).map(([a,d,e,g,i])=>({_34:!0,id:a,title:d,number:e,ink:[g,i],boxes:[]})),Wz=new Map(Yd.map(a=>[a.id,a]))
if(G.laneOf){let a=0
for(let d=0;d<G.laneOf.length;d+=2){for(let e=G.laneOf[d+1];e;e-=1)P[a++].lane=Yd[G.laneOf[d]]||null}
U.forEach((d,e)=>{d.lane=Yd[G.laneOfFamily[e]]||null})
for(let d of P)d.lane?.boxes.push(d)}
let Wy=[]
for(let a of G.labels){let d=a[0]===null?null:a[0]<0?U[-1-a[0]]:P[a[0]],e=a[4]
if(e===undefined)e=d._22?d.id:d.label
if(e===1)e=Xw(d.className.replace(/^.*\./,''))
let g={role:a[1]&15,sign:(a[1]>>4)-1,x:a[2]+(d?d.x:0),bottom:a[3]+(d?d.y:0),text:I(e),room:999},i=d?d.labels:Wy,j=i[i.length-1]
if(d)g.room=d.x+d.w-g.x-2
if(j&&ZB(j.bottom-g.bottom)<2&&j.x<g.x)j.room=g.x-j.x-(g.sign<0?3:17)
i.push(g)}
function Xt(a,d){let[e,g]=[0,0],i=d.map((j,k)=>(k%2?g+=j:e+=j))
return Object.assign(a,{points:i,...Xs(i)})}
function Xs(a){let[d,e]=[Infinity,Infinity],[g,i]=[-d,-e]
for(let j=0;j<a.length;j+=2){d=N(d,a[j])
g=T(g,a[j])
e=N(e,a[j+1])
i=T(i,a[j+1])}
return{left:d,top:e,right:g,bottom:i}}
let Yw=G.lines.map(([a,d,e,...g])=>Xt({presents:a>2,sign:a-3,from:P[d],to:a>2?U[e]:P[e],_81:a===2?'select':''},g)),Xr=Yw.filter(a=>a.presents),UZ=Yw.filter(a=>!a.presents),Zv=a=>(typeof a==='number'?P[a]:a===null?null:{id:a,_51:!0}),UY=['the nearest context, from the caller upward','no context up to the root, so the root',"the root of the caller's family",'their family doesn\'t cover the screen'],Zd=G.presentations.map(a=>{let d=Zv(a[1]),e=typeof a[2]==='number'?P[a[2]]:null,g={from:d,_5:e?e._5:null,_6:e?e._5.id:a[2],style:a[3],_72:[],place:Ze(a,5),other:a[8]||''}
g.id=a[0]||`${d?d.id:''}->${g._6}`
for(let i=0;i<a[4].length;i+=2){g._72.push({controller:Zv(a[4][i]),_74:UY[a[4][i+1]]})}
if(d&&!d._51)d._78.push(g)
return g}),YL=(new Map(U.map(a=>[a,[]])))
for(let a of Zd)if(a._5)YL.get(a._5).push(a)
let Yc=G.pushes.map(a=>{let d={from:Zv(a[0]),to:Zv(a[1]),kind:['push','showDetail','show'][a[2]],place:Ze(a,3)}
if(d.from&&!d.from._51)d.from.pushes.push(d)
if(d.to&&!d.to._51)d.to._73.push(d)
return d}),Yv=['setRoot','select','dismiss','pop','popToRoot'],UX=(G.moves||[]).map(([a,d,e])=>{let g={from:Zv(a),to:Zv(d),kind:Yv[e]}
g.from.moves?.push(g)
if(e<2)g.to._68?.push(g)
return g}),Xq=new Map(),UW=(G.any||[]).map(([a,d,...e])=>{let g={to:P[a],_81:d}
for(let i=0;i<e.length;i+=2){for(let j of P.slice(e[i],e[i+1]))Xq.set(j,[...(Xq.get(j)||[]),g])}
return g}),Yb=(a,d)=>`${a} ${d}${a===1?'':'s'}`,Zr=a=>a.reduce((d,e)=>d|e.on,0),Zq=(a,d=-1)=>(a&&G.configurations&&d&~a&(1<<G.configurations.length)-1?` on ${G.configurations.filter((e,g)=>a>>g&1).join(', ').replace(/, ([^,]*)$/,' and $1')}`:'')
G.on?.forEach((a,d)=>a.forEach((e,g)=>{[P,Zd,Yc,UX,UW][d][g].on=e}))
let Wx=G.references.map(a=>({from:P[a[0]],to:U[a[1]]})),UV=Wx.filter(a=>a.to),Ww=['error','warning','note'],YU=G.diagnostics.map(a=>{let d=Zv(a[3]),e=d&&!d._51?d:null
if(e){e._7+=1
e._5._7+=1
if(a[1]!=='note')e._5._64=!0}
return{id:a[0],_77:a[1],message:a[2],box:e,help:a[4],place:a.length>5?Ze(a,5):null}}).sort((a,d)=>Ww.indexOf(a._77)-Ww.indexOf(d._77)),Yu=(new Map())
for(let a of P){if(a.screen<0)continue
if(!Yu.has(a.screen))Yu.set(a.screen,[])
Yu.get(a.screen).push(a)}
let Wv={navigationController:a=>Xp(a,1),tabBarController:a=>Xp(a,2),splitViewController:a=>Xp(a,3)}
function Xp(a,d){let e=a.parent
while(e&&e.kind!==d)e=e.parent
return e}
let Zp=a=>[...new Set(a)],Wu=a=>Zp(YL.get(a._5).flatMap(d=>d._72.map(e=>e.controller))),Ya=(new Map())
for(let a of Zd){for(let{controller:d}of a._72){if(d._51)continue
if(!Ya.has(d))Ya.set(d,[])
Ya.get(d).push(a._5?a._5.root:{id:a._6,_51:!0})}}
let Wt=a=>Zp([...UU(a)].flatMap(d=>Ya.get(d)||[]))
function*UU(a){for(let d=a;d;d=d.parent)yield d}
function Xo(a){let d={boxes:new Set(a),families:new Set()}
for(let e of a){d.families.add(e._5)
for(let g=e.parent;g&&!d.boxes.has(g);g=g.parent)d.boxes.add(g)}
return d}
function Xn(a){return a.children.flatMap(d=>[d,...Xn(d)])}
let R=document.getElementById('map'),UT=matchMedia('(prefers-reduced-motion: reduce)'),E={x:0,y:0,scale:1,width:0,height:0},Ws=4,Yt=0,YK=16,Wr=()=>N(1,0.5*N(E.width/Ys().w,E.height/Ys().h))||0.01,ZA=(a,d,e)=>T(d,N(e,a)),YJ=(a,d)=>[(a-E.x)/E.scale,(d-E.y)/E.scale]
function YT(){let{width:a,height:d}=R.getBoundingClientRect(),e=window.devicePixelRatio||1
R.width=Zs(a*e)
R.height=Zs(d*e)
E.x+=(a-E.width)/2
E.y+=(d-E.height)/2;
[E.width,E.height]=[a,d]
Zo()}
function YS(a,d=E.width/2,e=E.height/2){cancelAnimationFrame(Yt)
if(US(a,d,e))return
let g=ZA(E.scale*a,Wr(),Ws)
E.x=d-(d-E.x)*g/E.scale
E.y=e-(e-E.y)*g/E.scale
E.scale=g
Xm()
Zo()}
function Yr(a,d){cancelAnimationFrame(Yt)
E.x+=a
E.y+=d
Xm()
Zo()}
function Xl(a=Ys(),d=1.25,e=!1){let g=N((E.width-2*YK)/a.w,(E.height-2*YK)/a.h,d)
YI(E.width/2-(a.x+a.w/2)*g,E.height/2-(a.y+a.h/2)*g,g,e)}
function Xk(a){let d=YR(a)
if(!d)return
let e=T(E.scale,0.8),[g,i]=[d.x*E.scale+E.x,d.y*E.scale+E.y],j=g>=0&&i>=0&&g+N(d.w,120)*E.scale<=E.width&&i+N(d.h,24)*E.scale<=E.height
if(j&&e===E.scale)return
let[k,l]=[N(d.w,E.width/e),N(d.h,E.height/e)]
YI(E.width/2-(d.x+k/2)*e,E.height/2-(d.y+l/2)*e,e)}
function YI(a,d,e,g=!1){cancelAnimationFrame(Yt)
if(g||UT.matches){Object.assign(E,{x:a,y:d,scale:e})
return Zo()}
let i={...E},j=performance.now(),k=l=>{let m=ZA((l-j)/200,0,1),q=m*(2-m)
E.scale=i.scale*(e/i.scale)**q
let r=e===i.scale?q:(E.scale-i.scale)/(e-i.scale)
E.x=i.x+(a-i.x)*r
E.y=i.y+(d-i.y)*r
Zo()
if(m<1)Yt=requestAnimationFrame(k)}
Yt=requestAnimationFrame(k)}
function Wq(a,d){if(D._71)return UR(D._71,a,d)
let e=k=>a>=k.x&&d>=k.y&&a<k.x+k.w&&d<k.y+YH(k).h,g=U.find(e)
if(!g||g._18||E.scale<X.frames)return g||null
let i=null,j=g.root?[g.root]:[]
while(j.length){let k=j.find(e)
if(!k)break
i=k
j=k._18?[]:k.children}
return i||g}
function Xj(a,d){let[e,g]=YJ(a,d)
return Wq(e,g)}
function UQ(a,d){let e=YR(D.selected)
if(!e)return
let g=({x:r,y:s,w:t,h:u})=>[r+t/2,s+u/2],[i,j]=g(e),k=D.selected._22,l=D._71?D._71.things:(k?U:P).map(r=>({...YH(r),_79:r})),[m,q]=[(null),Infinity]
for(let{_79:r,...s}of l){let t=r._34||r===D.selected||r._22!==k&&(r._22||k)||!k&&r.children?.length,[u,v]=[g(s)[0]-i,g(s)[1]-j],A=u*a+v*d,B=A+2*ZB(u*d+v*a)
if(!t&&A>1&&B<q)[m,q]=[r,B]}
if(m)Zu(YQ(m).link,J.focus)}
function UP(a,d,e){let g=new Map(),i=0,j=l=>{let m=R.getBoundingClientRect()
return[l.clientX-m.left,l.clientY-m.top]}
L(R,'wheel',l=>{l.preventDefault()
let m=l.deltaMode===1?16:1
if(l.ctrlKey||l.metaKey)return YS(Math.exp(-ZA(l.deltaY*m,-120,120)*0.01),...j(l))
if(l.shiftKey&&!l.deltaX)Yr(-l.deltaY*m,0);else Yr(-l.deltaX*m,-l.deltaY*m)},{passive:!1})
L(R,'pointerdown',l=>{R.setPointerCapture(l.pointerId)
g.set(l.pointerId,j(l))
if(g.size===1)i=0})
L(R,'pointermove',l=>{let[m,q]=j(l),r=g.get(l.pointerId)
if(!r)return a(Xj(m,q),m,q)
i+=ZB(m-r[0])+ZB(q-r[1])
if(g.size===2){let[,s]=([...g].find(([u])=>u!==l.pointerId)),t=Ye(r[0]-s[0],r[1]-s[1])||1
YS(Ye(m-s[0],q-s[1])/t,(m+s[0])/2,(q+s[1])/2)
Yr((m-r[0])/2,(q-r[1])/2)}else if(i>3){R.classList.add('moving')
a(null,-99,-99)
Yr(m-r[0],q-r[1])}
g.set(l.pointerId,[m,q])})
let k=l=>{if(!g.delete(l.pointerId))return
R.classList.remove('moving')
if(l.type==='pointerup'&&i<=3&&g.size===0){let[m,q]=j(l),[r,s]=YJ(m,q)
d(r,s)}}
L(R,'pointerup',k)
L(R,'pointercancel',k)
L(R,'pointerleave',l=>l.pointerType==='touch'||a(null,-99,-99))
L(R,'dblclick',l=>{let[m,q]=j(l)
e(Xj(m,q))})}
let UO=38,YH=a=>(a._18?{x:a.x,y:a.y,w:a.w,h:N(a.h,UO)}:a)
function Xi(a){if(a._22||a._5._18)return a._22?a:a._5
let d=a
for(let e=a;e;e=e.parent)if(e._18)d=e
return d}
function Wp(a){if(!a||D._71||!(a._22||a.children?.length))return
a._18=!a._18
Zz(`${a.id} ${a._18?'collapsed':'expanded'}`)
UN()
XZ()
K('collapse')?.focus()
Zo()}
function UN(){for(let a of[...U,...P])a._67=0
for(let a of Yw){let[d,e]=[Xi(a.from),Xi(a.to)]
a.way??=a.points
a._33=d===e
let g=d._18?Wo(a.way,YH(d)):a.way
a.points=e._18?Wo(g.reduceRight(Wn,[]),YH(e)).reduceRight(Wn,[]):g
if(d._18&&!a._33)d._67+=1
Object.assign(a,Xs(a.points))}}
let Wn=(a,d,e,g)=>(e%2?a:[...a,g[e],g[e+1]])
function Wo(a,d){let[e,g,i]=a,j=N(g,d.y+d.h-8),k=i>e?d.x+d.w:d.x
if(a.length>4)return[k,j,i,j,...a.slice(4)]
let l=(k+i)/2
return j===g?[k,g,...a.slice(2)]:[k,j,l,j,l,g,...a.slice(2)]}
let F=R.getContext('2d',{alpha:!1}),Wm={frames:0.14,text:0.45},UM={frames:0.04,text:0.2},X={...Wm},YG="Helvetica, Arial, 'Liberation Sans', sans-serif",Wl=0.16,UL=90,D={selected:null,_11:null,lit:null,focus:null,_76:null,level:'places',_71:null,_8:null,back:null,at:'',_70:'',before:'',_14:!1,line:null,path:null,walks:[]},M={},Xh=!1
function Xg(){let a=getComputedStyle(document.documentElement),d=g=>a.getPropertyValue('--'+g).trim(),e=g=>({fill:d(g+'-fill'),border:d(g+'-border'),text:d(g+'-text')})
M={_19:!document.documentElement.classList.contains('printing')&&matchMedia('(prefers-color-scheme: dark)').matches,_5:e('family'),shown:e('shown'),_66:Xz.map((g,i)=>e('kind'+i))}
for(let g of['page','note','presentation','presents','pushes','focus','heard','visible','warning','note-mark','added','removed','moved','changed']){M[g]=d(g)}}
function Zo(){if(Xh)return
Xh=!0
requestAnimationFrame(()=>{Xh=!1
UK()})}
let Wk={1:'note',2:'note',3:'presentation',4:'presentation',5:'presentation',7:'note'},Zc=a=>{F.globalAlpha=a?1:Wl},Xf=a=>!D.lit||D.lit.boxes.has(a),Yq=a=>!D.lit||D.lit.families.has(a),Xe=a=>(a._22?Yq(a):W(a).some(Xf)),Wj=a=>(a.windows.length?M.shown:M._5)
function UJ(a){if(a._5._18)return!0
for(let d=a.parent;d;d=d.parent)if(d._18)return!0
return!1}
function UK(){Wi(R.width/(E.width||1))}
function Wi(a){F.setTransform(a,0,0,a,0,0)
Zc(!0)
F.fillStyle=M.page
F.fillRect(0,0,E.width,E.height)
F.setTransform(E.scale*a,0,0,E.scale*a,E.x*a,E.y*a)
let[d,e]=YJ(0,0),[g,i]=YJ(E.width,E.height)
if(D._71){UI(D._71,{x:d,y:e,right:g,bottom:i})
return Wh(U.filter(j=>D._71?._75.has(j)))}
UH(d,e,g,i)
if(E.scale<X.text)UG(a)}
function UH(a,d,e,g){let i=m=>m.x<e&&m.y<g&&m.x+m.w>a&&m.y+m.h>d,j=m=>m.left<=e&&m.top<=g&&m.right>=a&&m.bottom>=d,k=U.filter(i),l=D.lit?[!1,!0]:[!0]
for(let m of l){let q=k.filter(r=>Yq(r)===m)
Zc(m)
UF(q)
if(E.scale>=X.text)UE(q)
if(E.scale>=X.frames)for(let r of q)UD(r,i)}
for(let m of l){let q=r=>!r._33&&j(r)&&UC(r)===m
Zc(m)
if(E.scale>=X.frames)Xd(UZ.filter(q),M.pushes,0.9,3.5)
for(let r of UB){let s=r.filter(q)
if(s.length)UA(s)
if(E.scale>=X.text)for(let t of s)Wg(t,t.points[0]-15,t.points[1]-5)}}
Zc(!D.lit)
F.beginPath()
for(let[m,q]of E.scale<X.text?[]:G.dots)F.roundRect(m-2.4,q-2.4,4.8,4.8,2.4)
F.fillStyle=Yp(Q.subject)
F.fill()
Zc(!0)
for(let m of Wy)Xc(m,M._66[0].text)
Uz()
Wh(k)}
let UB=[...new Set(Xr.map(a=>a.sign))].map(a=>Xr.filter(d=>d.sign===a))
function UA(a){let{sign:d}=a[0]
for(let e of(d===8?XY('setRoot'):[Wf(d,Q.subject)])){if(e.dash&&E.scale>=X.frames)F.setLineDash(e.dash)
Xd(a,Yp(e.stroke),e.width,6)
F.setLineDash([])}}
function Wg(a,d,e){F.translate(d,e)
a.mark??=Uy(a.sign)
XX(a.mark,{x:-9,y:-9,right:99,bottom:99})
F.translate(-d,-e)}
function UC(a){if(!D.lit)return!0
if(D.lit.pairs)return We(a)
return D.lit.boxes.has(a.from)&&(a.presents?D.lit.families:D.lit.boxes).has(a.to)&&(!a.presents||!a.to.root||D.lit.boxes.has(a.to.root))}
function Wd(a,d){let{x:e,y:g,w:i,h:j}=YH(a)
if(E.scale<X.text)F.rect(e,g,i,j)
else F.roundRect(e,g,i,j,d)}
function UF(a){let d=E.scale<X.frames,e=g=>(d&&g.root?M._66[g.root.kind]:Wj(g))
for(let g of[M._5,M.shown,...M._66]){F.beginPath()
for(let i of a)if(e(i)===g)Wd(i,7)
F.fillStyle=g.fill
F.fill()
F.strokeStyle=g.border
F.lineWidth=T(1,0.6/E.scale)
F.stroke()}}
function UD(a,d){for(let e of a.boxes){if(!d(e)||UJ(e))continue
Zc(Xf(e))
let g=M._66[e.kind]
F.beginPath()
Wd(e,4)
F.fillStyle=g.fill
F.fill()
F.strokeStyle=g.border
F.lineWidth=T(1,0.5/E.scale)
if(e._29)F.setLineDash([3,2])
F.stroke()
F.setLineDash([])
if(E.scale<X.text)continue
if(e.kind)Ux(e,g.border)
let i=e.kind>0||e.children.length>0
for(let j of Wc(e)){let k=`${e._29?'italic ':''}${i?'bold ':''}`
Xc(j,g.text,k)}
if(e._18)Wb(e,Xn(e).length,g.text)}}
let Uw=['','M.5.5h9v9h-9ZM.5 3h9M.5 2h9M.5 1h9','M.5.5h9v9h-9ZM.5 7h9M.5 8h9M.5 9h9','M.5.5h9v9h-9ZM1 .5v9M2 .5v9M3 .5v9','M.5.5h6v9h-6ZM6.5 2h3v6h-3']
function Ux(a,d){F.save()
F.translate(a.x+6,a.y+4)
F.strokeStyle=d
F.lineWidth=1
F.stroke(Wa(Uw[a.kind]))
F.restore()}
function Xc(a,d,e='',g=11){let i=a.role===Xx.heading
if(E.scale<(i?0.4:X.text))return
let j=a.role===Xx.name
F.font=`${i?'bold 12':j?e+g:9}px ${YG}`
F.fillStyle=Wk[a.role]?M[Wk[a.role]]:d
F.fillText(a.text,a.x,a.bottom-3,a.room)
if(a.sign>=0)Wg(a,a.x-15,a.bottom-11.5)}
let Wc=a=>(a._18?a.labels.filter(d=>d.role===Xx.name):a.labels)
function Wb(a,d,e){F.font=`9px ${YG}`
F.fillStyle=e
F.fillText(`${d} inside`,a.x+8,a.y+32)
if(a._67<2)return
F.textAlign='right'
F.fillText(`×${a._67}`,a.x+a.w-20,a.y+32)
F.textAlign='start'}
function UE(a){for(let d of a){let e=Wj(d).text
for(let g of Wc(d))Xc(g,e,'bold ',12)
if(d._18)Wb(d,d.boxes.length,e)}}
function Xd(a,d,e,g){if(!a.length)return
F.beginPath()
for(let{points:k}of a){F.moveTo(k[0],k[1])
for(let l=2;l<k.length-2;l+=2){if(E.scale<X.text)F.lineTo(k[l],k[l+1])
else F.arcTo(k[l],k[l+1],k[l+2],k[l+3],Uv(k,l))}
F.lineTo(k[k.length-2],k[k.length-1])}
let i=E.scale<X.frames,j=F.globalAlpha
F.strokeStyle=d
F.lineWidth=T(e,0.6/E.scale)
if(i)F.globalAlpha*=0.6
F.stroke()
F.globalAlpha=j
if(i)return
F.beginPath()
for(let{points:k}of a){let[l,m]=k.slice(-2)
VZ(l,m,Math.sign(l-k[k.length-4]),Math.sign(m-k[k.length-3]),g)}
F.fillStyle=d
F.fill()}
function Uv(a,d){let e=g=>ZB(a[g+2]-a[g])+ZB(a[g+3]-a[g+1])
return N(4,e(d-2)/2,e(d)/2)}
function VZ(a,d,e,g,i){F.moveTo(a,d)
F.lineTo(a-e*i-g*i*0.55,d-g*i+e*i*0.55)
F.lineTo(a-e*i+g*i*0.55,d-g*i-e*i*0.55)
F.closePath()}
let YP=[[],[1.5,3],[6,4],[7,3,1.5,3],[3,2]]
function Uu(a,d,e){let g=a.items.map(q=>Ut(q,d)),i=a.things.flatMap(([q,r,s,t,u,v])=>{if(q===4&&!e)return[]
let A=Yo(q,r)||(e&&{id:r,_51:!0,boxes:[]})
return A?[{_79:A,x:s,y:t,w:u,h:v}]:[]}),j=a.things.some(([q])=>q===3)?[3,0]:[1,0],k=q=>j.map(r=>Yo(r,q)).find(Boolean)||[],l=new Map(a.sets.map(([q,...r])=>[`set ${q}`,r])),m=a.lines.map(([q,r,s,t,...u])=>Xt({presents:!/^(pu|sel)/.test(q),count:t,_81:q==='select'?q:'',from:(l.get(r)||[r]).flatMap(k),to:(/^(pu|sel)/.test(q)?Yo(1,s):Yo(0,s))||Yo(1,s)},u))
return VY(g,i,m,{x:0,y:N(...i.map(q=>q.y))-12,right:a.size[0],bottom:a.size[1]})}
function VY(a,d,e,{x:g,y:i,right:j,bottom:k}){let l=new Map(d.map(m=>([m._79,m])).reverse())
return{items:a,things:d,lines:e,_75:l,bounds:{x:g,y:i,w:j-g,h:k-i}}}
function Yo(a,d){return a===0?Yz.get(d):a===1?WC.get(d):a===2?WA.get(d):a===3?Wz.get(d):Xv.get(d)}
function Ut([a,...d],{looks:e,fonts:g}){if(a<0){let[m,q,r,s]=(d)
return XW(g[-1-a],m,q,s,r)}
if(typeof d[0]==='string')return Xb(e[a],d[0])
let[i,j,k,l]=(d)
return{look:e[a],x:i,y:j,w:k,h:l}}
let XW=(a,d,e,g,i)=>({font:a,text:I(g),x:d,y:e-a.size,w:i,h:a.size*1.3})
function Xb(a,d){let[e,g]=[0,0],i=[]
for(let q of d.match(/[a-y][^a-z]*/g)||[]){let r=q.match(/-?[\d.]+/g)||[]
i.push(e+=Number(r[r.length-2]),g+=Number(r[r.length-1]))}
let{left:j,top:k,right:l,bottom:m}=Xs(i)
return{look:a,path:d,x:j-3,y:k-3,w:l-j+6,h:m-k+6}}
let Us=G.pictures&&{looks:G.pictures.looks.map(([a,d,e,g,i])=>({fill:G.pictures.inks[a],stroke:G.pictures.inks[d],width:e,dash:YP[g],radius:i})),fonts:G.pictures.fonts.map(([a,d,e])=>Zb(a,G.pictures.inks[e],d))}
function Zb(a,d,e=0){return{size:a,ink:d,css:`${e&2?'italic ':''}${e&1?'bold ':''}${a}px ${YG}`}}
let Yp=a=>a[M._19?1:0]
function Ur(a){let d=VX([...a.things].sort((g,i)=>g.w*g.h-i.w*i.h)),e=VX(a.lines)
for(let g of a.items){let[i,j]=[g.x+g.w/2,g.y+g.h/2],[k,l]=g.path?(g.path.match(/-?[\d.]+/g)||[]).map(Number):[i,j],m=g.path||g.look&&g.w<5?(e[l>>8]||[]).filter(q=>VW(q,k,l,1)<1):[]
g.owners=m.length?m:(d[j>>8]||[]).filter(q=>g.w<q.w+8&&g.h<q.h+8&&i>=q.x&&j>=q.y&&i<=q.x+q.w&&j<=q.y+q.h).slice(0,1).map(q=>q._79)}}
function VX(a){let d=[]
for(let e of a)for(let g=(e.top??e.y)>>8;g<=(e.bottom??e.y+e.h)>>8;g+=1)(d[g]||=[]).push(e)
return d}
function UI(a,d){if(!D.lit)return XX(a.items,d)
if(!a.lit)Ur(a)
if(a.lit?.by!==D.lit)a.lit={by:D.lit,things:new Set([...a.things.map(g=>g._79).filter(Xe),...a.lines.filter(Uq)])}
let{things:e}=a.lit
for(let g of a.items){Zc(g.owners.some(i=>e.has(i)))
XX([g],d)}
Zc(!0)
for(let g of a.lines)if(e.has(g))XV(g,M.focus,1.5)}
function XX(a,d){for(let e of a){if(e.x>d.right||e.y>d.bottom||e.x+e.w<d.x||e.y+e.h<d.y)continue
if(e.font){if(e.font.size*E.scale<2.6)continue
F.font=e.font.css
F.fillStyle=Yp(e.font.ink)
F.fillText(e.text,e.x,e.y+e.font.size,e.w)}else if(T(e.w,e.h)*E.scale>1.5){Up(e)}}}
function Up({look:a,path:d,x:e,y:g,w:i,h:j}){let k
if(d){k=Wa(d)}else{F.beginPath()
F.roundRect(e,g,i,j,a.radius)}
if(a.fill){F.fillStyle=Yp(a.fill)
if(k)F.fill(k);else F.fill()}
if(!a.stroke)return
F.strokeStyle=Yp(a.stroke)
F.lineWidth=a.width
if(a.dash.length)F.setLineDash(a.dash)
if(k)F.stroke(k);else F.stroke()
if(a.dash.length)F.setLineDash([])}
let VV=new Map()
function Wa(a){let d=VV.get(a)||Object.assign(new Path2D(a),{source:a})
VV.set(a,d)
return d}
let Uq=a=>(D.lit.pairs?We(a):a.from.some(Xe)&&Xe(a.to))
function UR(a,d,e){let g=null
for(let i of a.things){if(i._79._34||i._79._51||d<i.x||e<i.y||d>i.x+i.w||e>i.y+i.h)continue
if(!g||i.w*i.h<=g.w*g.h)g=i}
return g&&YQ(g._79)}
let YQ=a=>(a._46&&a.boxes.length===1?a.boxes[0]:a)
function YR(a){let{_71:d}=D,e=W(a)
if(!d)return a._46||a._15?e[0]:a
let g=d._75.get(a)
if(g)return g
for(let i=e[0];i;i=i.parent){let j=d._75.get(i.name)
if(j)return j}
return(e[0]&&(d._75.get(e[0]._5)||d._75.get(e[0].lane)))||null}
let W=a=>(a.boxes?a.boxes:[a]);
let Zn={}
for(let a of['overview','screens','overviewBefore','screensBefore','placesBefore']){if(G.pictures?.[a])Zn[a]=Uu(G.pictures[a],Us,a.endsWith('Before'))}
let Y=['overview','screens','places'].filter(a=>a==='places'||Zn[a]),Uo={overview:1.8,screens:2.6,places:Infinity},Xa=7/11,VU=a=>Zn[a]?.bounds||{x:0,y:0,w:G.size[0],h:G.size[1]},Ys=()=>(D._71?D._71.bounds:VU('places')),WZ=({w:a,h:d})=>N((E.width-2*YK)/a,(E.height-2*YK)/d,1.25)
function Un(){if(G.level||Y.length===1)return'places'
return WZ(VU(Y[1]))>=Xa?Y[1]:Y[0]}
function Yn(a){D.level=Y.includes(a)?a:Y[Y.length-1]
D.before=J.before
D._71=J.before&&(Zn[D.level+'Before']||Zn.placesBefore)||Zn[D.level]||null
VT(!!J.before)
for(let d of Y)K(`level-${d}`).setAttribute('aria-pressed',String(d===D.level))
WY()}
let WX=''
function VT(a){D._14=a
K('before').setAttribute('aria-pressed',String(a))
K('summary').textContent=a?'before':WX}
function Zm(a=!1){YT()
let d=Ys(),e=WZ(d)
if(D.level!=='overview'||D.focus||e>=Xa)return Xl(d,1.25,a)
let g=N(1,(E.width-2*YK)/d.w)
YI(E.width/2-(d.x+d.w/2)*g,YK-d.y*g,g,a)}
function US(a,d,e){let g=Y.indexOf(D.level)
if(D.focus)return!1
if(a>1&&g<Y.length-1&&E.scale*a>Uo[D.level]){let i=Xj(d,e)
WW(Y[g+1])
let j=i&&YR(i)
if(!j)Zm(!0)
else Um(j,d,e,T(Xa,N(1,E.width/j.w)))
return!0}
if(a<1&&g>0&&E.scale<0.7*WZ(Ys())){WW(Y[g-1])
Zm(!0)
return!0}
return!1}
function Um(a,d,e,g){YI(d-(a.x+N(a.w/2,60))*g,e-(a.y+N(a.h/2,12))*g,g,!0)}
function WW(a){Yn(a)
J.level=D.level
D._11=null
Zz(`Level ${D.level}`)
Xm()}
function Ul(a){if(D.focus)Zy({focus:0})
if(a===D.level)return Zm()
let d=D.selected
WW(a)
Zm(!0)
if(d)Xk(d)}
let Q={page:['#ffffff','#14181d'],text:['#1f2933','#e6ebf1'],muted:['#52606d','#aab5c1'],push:['#6b7785','#8f9ba8'],edge:['#7b8894','#74818e'],strong:['#39434e','#b9c4cf'],subject:['#b3400c','#ffab80']},Zi={head:Zb(16,Q.text,1),name:Zb(12,Q.text,1),row:Zb(11.5,Q.text),inserted:Zb(11.5,Q.text,2),note:Zb(9.5,Q.muted),number:Zb(10,Q.page,1)},Uk=[/^fullScreen/,/^overFullScreen/,/^(automatic|pageSheet)/,/^formSheet/,/^popover/,/urrentContext/,/^custom/],Uj=['fullScreen','overFullScreen','pageSheet','formSheet','popover','context','custom','chosen by the system'],XU=a=>(a.includes('unknown')?7:T(0,Uk.findIndex(d=>d.test(a)))),Ui=(a,d)=>(a.map((e,g)=>'#'+[1,3,5].map(i=>{let[j,k]=[e,Q.page[g]].map(l=>parseInt(l.slice(i,i+2),16))
return Zs((j*d+k*(100-d))/100).toString(16).padStart(2,'0')}).join(''))),WV=a=>({width:1,dash:[],radius:4,...a}),Zh=(a,d,e,g,i,j)=>a.push({look:WV(d),x:e,y:g,w:i,h:j})
function Ym(a,d,e,g,i,j,k=!1){F.font=d.css
let l=I(i),m=()=>F.measureText(l).width
while(l.length>2&&m()>j)l=l.slice(0,-2).trimEnd()+'…'
let q=N(m(),j)
a.push(XW(d,k?e-q:e,g,l,q))
return q}
function XT(a,d,e){let g=`m${e[0]} ${e[1]}`
for(let i=2;i<e.length;i+=2)g+=`l${e[i]-e[i-2]} ${e[i+1]-e[i-1]}`
a.push(Xb(WV(d),g+(d.fill?'z':'')))}
function Yl(a,d,e,g){let[i,j,k,l]=e,m=e.length-2,q=`m${i} ${j}`
if(e.length===4){q+=`l${k-i} ${l-j}`}else{let[t,u]=[e[m+1]-j,Math.sign(e[m+1]-j)],v=N(5,ZB(t)/2)
q+=`l${k-i-v} 0q${v} 0 ${v} ${u*v}l0 ${t-2*u*v}q0 ${u*v} ${v} ${u*v}l${e[m]-k-v} 0`}
a.push(Xb(WV(d),q))
let[r,s]=[e[m],e[m+1]]
if(!g)XT(a,{fill:d.stroke},[r,s,r-7,s-3,r-7,s+3])}
function XS(a,d,e,g,i){Zh(a,{fill:d?Q.page:i,stroke:i,width:1.1,radius:1.5},e+0.5,g+0.5,11,9)
let[j,k,l,m]=[[0,0,0,0],[2.6,2.6,6.8,4.8],[0.5,3.4,11,6.1],[3.1,3,5.8,4.2],[3.6,2.2,6.2,3.8],[6,0.5,5.5,9]][d]||[0,0,0,0]
if(l)Zh(a,{fill:i,radius:0.6},e+j,g+k,l,m)
if(d===4)XT(a,{fill:i},[e+5,g+5.5,e+6.6,g+6,e+5,g+8.2])
if(d===6)XT(a,{fill:i},[e+6,g+1.8,e+9.2,g+5,e+6,g+8.2,e+2.8,g+5])
if(d===7)a.push(XW({...Zb(8.2,i,1)},e+3.5,g+8.2,'?',5))}
function Uy(a){let d=[],e=Q.subject
if(a<8)XS(d,a,0,0,e)
else for(let g of XY('setRoot'))Yl(d,g,[0,5,12,5])
return d}
function WU(a,d,e,g){if(d._15){XT(a,{fill:Q.strong},[e,g-7,e+7,g,e,g+7,e-7,g])}else if(d._34){Zh(a,{fill:d.ink,radius:8},e-8,g-8,16,16)
F.font=Zi.number.css
let i=F.measureText(d.number).width
a.push(XW(Zi.number,e-i/2,g+3.6,d.number,i))}else{return!1}
return!0}
let Wf=(a,d)=>({stroke:d,width:a<2?2:1.3,dash:YP[{4:1,5:2,6:3}[a]||0]}),XY=a=>(a==='setRoot'?[{stroke:Q.strong,width:3.4},{stroke:Q.page,width:1.4}]:[{stroke:Q.push,width:0.8,dash:YP[a==='select'?0:4]}]);
let Za=a=>(D.level==='places'?a:a.name)
function Uh(a){let[d]=W(a)
if(a.block)return a.block
return d.lane&&d._5.windows.length?d.lane:d._5}
function VS(a){if(a._22){let e=g=>D.level==='places'||g.name===g||!g.name.block&&g.name.boxes[0]._5===a
return new Set(W(a).filter(e))}
let d=new Set(W(a))
for(let e of d)if(!a._15&&(e.kind===0||e.kind===4))for(let g of e.children)d.add(g)
return d}
function VR(a){let d=a._72.map(g=>g.controller).filter(g=>!g._51&&a.from&&g!==Ug(a.from)).map(g=>g.label),e=Zp(d)
return[a.style.replace(/^automatic( \(.*\))?$/,g=>(g.includes('unknown')?'chosen by the system':'automatic')),e.length?`over ${e.length<3?e.join(', '):`${e[0]} and ${e.length-1} more`}`:''].filter(Boolean).join(' ')}
let Ug=a=>a._5.root
function Uf(a){let d=new Map()
for(let e of a){for(let g of e._78)YZ(d,e,g._5||{id:g._6,link:g._6,_51:!0},'presents',VR(g),g.on,g.style)
for(let{to:g,kind:i,on:j}of e.moves)YZ(d,e,g._51?g:i==='setRoot'?g._5:Za(g),i,i,j)
for(let{to:g,on:i}of e.pushes)if(g)YZ(d,e,g._51?g:Za(g),'pushes','pushes',i)}
return[...d.values()]}
function Ue(a){for(let d=a;d.parent;d=d.parent)if(d.parent.kind===1&&d.parent.children[0]!==d)return!1
return!0}
function YZ(a,d,e,g,i,j=0,k=''){if(!d)return
let l=d._51?d:Za(d),m=`${Zg(l)}|${e.link}|${g}|${i}`
j|=a.get(m)?.set||0
a.set(m,{from:l,to:e,kind:g,_81:i,style:k,set:j,on:Zq(j,Zr(YF(l)))})}
function VQ(a,d){let e=new Map()
for(let g of a._22?[a.root]:W(a)){if(!a._22)for(let{from:k,on:l}of g._73)if(!d.has(k))YZ(e,k,a,'pushes','pushes',l)
for(let{from:k,kind:l,on:m}of g._68)if((l==='setRoot')===!!a._22&&!d.has(k))YZ(e,k,a,l,l,m)
if(!Ue(g))continue
let{windows:i,id:j}=g._5
if(!i.length)for(let k of YL.get(g._5))YZ(e,k.from,a,'presents',VR(k)+(a._22?'':` through ${j}`),k.on,k.style)
else if(!g.parent)for(let k of i)YZ(e,{id:k.id,_51:!0,home:VP},a,'starts','starts with it')
else if(!/ pushes it$/.test(g._74))YZ(e,g.parent,a,'starts','starts with it')}
return[...e.values()]}
let Zl=224,Yk=76
function XR(a,d){let e=Zg(d),g=a.get(e)||{_79:d,rows:new Map(),ways:new Map(),x:0,y:0,h:0,at:0}
a.set(e,g)
return g}
function Yj(a,d){let e=Zg(d),g=a.rows.get(e)||{_79:d,_0:a,_4:new Map(),notes:[],_3:0,y:0,h:0}
a.rows.set(e,g)
return g}
function XQ(a,d){let e=d._81+d.on,g=a.get(e)||{link:d,y:0}
a.set(e,g)
return g}
let VP={id:'windows',_51:!0,boxes:[]},Ud={id:'outside this map',_51:!0,boxes:[]},Zg=a=>a.link||a.id,WT=a=>a.home||(a._51?Ud:Uh(a)),YF=a=>(a._51?[]:W(a))
function Uc(a,d){let e=a._22||a._15||a._46?a:Za((a)),g=VS(e),i=new Map(),j=XR(i,e),[k]=g
for(let r of e._22||e._15?g:[...g].flatMap(s=>[s,...Xn(s)])){Yj(j,Za((r)))._3=ZA(r._3-k._3,0,4)}
if(e._15)for(let r of j.rows.values())r._3=0
let l=[],m=Ub(j,g,d,l),q=Ua(j,g,d,l)
return TZ([...m,i,...q],j,l)}
function Ub(a,d,e,g){let i=[],j=new Set([...d].map(l=>Zg(Za(l)))),k=VQ(a._79,d)
for(let l=1;l<=e&&k.length;l+=1){let m=new Map(),q=new Map()
for(let r of k){let s=Yj(XR(m,WT(r.from)),r.from),t=l===1?XQ(a.ways,r):Yj(XR(i[0],WT(r.to)),r.to)
g.push({link:r,row:s,exit:XQ(s._4,r),target:t,_0:l===1?a:null})
if(!r.from._51)q.set(Zg(r.from),r.from)}
i.unshift(m)
for(let r of q.keys())j.add(r)
k=[...q.values()].flatMap(r=>VQ(r,new Set(W(r)))).filter(({from:r})=>r.home!==VP&&!j.has(Zg(r)))}
return i}
function Ua(a,d,e,g){let i=[],j=new Set([a._79,...[...d].map(Za)].map(Zg)),k=new Set(d),l=new Map([...d].map(m=>[m,a]))
for(let m=1;m<=e&&l.size;m+=1){let q=new Map(),r=new Map(),s=new Set()
for(let t of Uf(new Set(l.keys()))){let u=VO(t)
if(u&&YF(t.to).some(C=>k.has(C)))continue
let v=W(t.from).find(C=>l.has(C)),A=Yj((l.get((v))),t.from)
if(j.has(Zg(t.to))){A.notes.push(`${t.kind==='pushes'?'›':'→'} ${t.to.label||t.to.id}`)
continue}
let B=XR(q,u?WT(t.to):t.to)
g.push({link:t,row:A,exit:XQ(A._4,t),target:u?Yj(B,t.to):XQ(B.ways,t),_0:u?null:B})
s.add(Zg(t.to))
if(!t.to._51)for(let C of VS(t.to))if(!k.has(C))r.set(C,B)}
if(!q.size)break
i.push(q)
for(let t of s)j.add(t)
for(let t of r.keys())k.add(t)
l=r}
return i}
let VO=a=>!/^(presents|setRoot)/.test(a.kind)
function TZ(a,d,e){let g=a.map(m=>[...m.values()].reduce((q,r)=>q+TY(r,r===d)+12,-12)),i=T(...g),j=[],k=[]
a.forEach((m,q)=>{let r=(i-g[q])/2
for(let s of m.values()){Object.assign(s,{x:q*(Zl+Yk),y:r,at:q})
TX(s,s===d,j,k)
r+=s.h+12}})
let l=TW(e,j)
return VY(j,k,l,{x:-12,y:-12,right:a.length*(Zl+Yk)-Yk+12,bottom:i+12})}
function TY(a,d){let e=d?34:26
for(let g of a.ways.values()){g.y=e+4
e+=15}
for(let g of a.rows.values()){Object.assign(g,{y:e,h:T(20,8+12*g._4.size)});
[...g._4.values()].forEach((i,j)=>{i.y=e+g.h/2+12*(j-(g._4.size-1)/2)})
e+=g.h+4}
a.h=e+4
return a.h}
let TV=a=>(a._34?a.title:a._15?`${a.id}, in ${a.stacks.length} stacks`:a.label||a.id)
function TX(a,d,e,g){let{_79:i,x:j,y:k,h:l}=a,m=d?Q.subject:i._34?i.ink:i._15?Q.strong:Q.edge
Zh(e,{fill:Ui(m,d?5:8),stroke:m,width:d?3:1.2,radius:7},j,k,Zl,l)
g.push({_79:i,x:j,y:k,w:Zl,h:l})
let q=WU(e,i,j+17,k+13.5)?30:9
Ym(e,d?Zi.head:Zi.name,j+q,k+(d?22:17.5),TV(i)+Zq(Zr(YF(i))),Zl-q-8)
for(let{link:r,y:s}of a.ways.values()){let t=r.kind==='presents'
if(t)XS(e,XU(r.style),j+9,k+s-5,Q.text)
Ym(e,Zi.note,j+(t?26:9),k+s+3.3,(d&&r.kind==='pushes'?'is pushed':r._81)+r.on,Zl-34)}
for(let r of a.rows.values())TU(r,e,g)}
function TU({_79:a,_0:d,_4:e,notes:g,_3:i,y:j,h:k},l,m){let[q,r,s]=[d.x+6+10*i,d.y+j,Zl-12-10*i],t=YF(a).some(B=>B._29)
Zh(l,{fill:Q.page,stroke:Q.edge,dash:t?YP[4]:[]},q,r,s,k)
m.push({_79:a,x:q,y:r,w:s,h:k})
let u=[...e.values()].reduce((B,{link:C})=>T(B,C.kind==='presents'?20:C.on?100:48),20),v=Ym(l,t?Zi.inserted:Zi.row,q+7,r+(e.size>1?15:k/2+4),a.label||a.id,s-14-u),A=[Zq(Zr(YF(a)),Zr(YF(d._79))).slice(1),...g].filter(Boolean).join(' ')
if(A)Ym(l,Zi.note,q+14+v,r+(e.size>1?15:k/2+3.5),A,s-v-22-u)
for(let{link:B,y:C}of e.values()){if(B.kind==='presents')XS(l,XU(B.style),q+s-16,d.y+C-5,Q.text)
else Ym(l,Zi.note,q+s-5,d.y+C+3.3,B._81+B.on,110,!0)}}
function TW(a,d){let e=new Map()
a.forEach(j=>{let k=(j.target),l=j._0||k._0,m=l.y+(j._0?j.target.y:k.y+k.h/2),q=`${l.at} ${m} ${j.link._81}`,r=e.get(q)||{x:l.x+(j._0?0:6),y:m,_80:[],far:0,lane:0}
r._80.push(j)
r.far=T(r.far,ZB(m-j.row._0.y-j.exit.y))
e.set(q,r)})
let g=new Map()
for(let j of e.values()){let k=j._80[0].row._0.at
g.set(k,[...(g.get(k)||[]),j])}
let i=[]
for(let[j,k]of g){k.sort((l,m)=>m.far-l.far).forEach((l,m)=>{l.lane=j*(Zl+Yk)+Zl+10+(m+0.5)*(Yk-28)/k.length})
for(let l of k)for(let m of l._80)i.push(TT(m,l,d))}
return i}
function TT({link:a,row:d,exit:e},{x:g,y:i,lane:j,_80:k},l){let[m,q]=[d._0.x+Zl-6,d._0.y+e.y],r=VO(a),s=Yv.includes(a.kind)?XY(a.kind):[a.kind==='starts'?{stroke:Q.push,dash:YP[1]}:Wf(r?2:XU(a.style),r?Q.push:Q.strong)],t=ZB(q-i)<1?[m,i,g,i]:[m,q,j,q,j,i,g,i]
s.forEach((v,A)=>Yl(l,v,t,A>0))
if(k.length>1&&t.length>4)Zh(l,{fill:s[0].stroke,radius:2.2},j-2.2,q-2.2,4.4,4.4)
let u=t.map((v,A)=>(A<2?v:v-t[A-2]))
return Xt({presents:/^[ps].*ts$/.test(a.kind),count:1,from:[d._79],to:a.to,_81:a._81},u)}
function TS(a,d){let{box:e,_52:g}=a,i=(j,k,l,m=1,q=!1)=>(WS(j,d)&&WS(k,d)?[{box:k,_52:q,_81:l,from:a,hops:a.hops+m}]:[])
return[...(g?[]:TR(e).flatMap(j=>i(j,j,'opens',0))),...(e.parent?i(e,e.parent,'',0,!0):[]),...e._78.filter(j=>j._5?.root).flatMap(j=>i(j,j._5?.root,`presents as ${j.style}`)),...e.pushes.filter(j=>j.to&&!j.to._51).flatMap(j=>i(j,j.to,'pushes')),...e.moves.filter(j=>Yv.indexOf(j.kind)<2&&!j.to._51).flatMap(j=>i(j,j.to,j.kind)),...e.children.filter(j=>j._43).flatMap(j=>i(j,j,'pushes')),...(Xq.get(e)||[]).flatMap(j=>i(j,j.to,j._81))]}
let WS=(a,d)=>((a.on??d)&d)===d,TR=a=>a.children.filter(d=>d._50),VN=a=>(a._22?[a.root].filter(Boolean):W(a))
function TQ(a,d,e){let g=new Set(VN(d)),i=[new Set(),new Set()],j=[VN(a).filter(k=>WS(k,e)).map(k=>({box:k,_52:!1,_81:'',from:null,hops:0}))]
for(let k=0;k<j.length;k+=1){for(let l of j[k]||[]){let m=i[l._52?1:0]
if(m.has(l.box))continue
m.add(l.box)
if(g.has(l.box)&&!l._52)return TP(l)
for(let q of TS(l,e))(j[q.hops]||=[]).push(q)}}
return null}
function TP(a){let d=[]
for(let e=(a);e;e=e.from)d.unshift(e)
return d}
function VM(){let[a,d]=J.path.split('..').map(e=>(e?WR(e):null))
return{from:a,to:d}}
function TO(){let{from:a,to:d}=VM(),e=new Map(),g=[];
(G.configurations||['']).forEach((i,j)=>{let k=a&&d&&TQ(a,d,G.configurations?1<<j:0)
if(!k)return
g.push(...k)
let l=k.filter(r=>r.from&&!r._52).map(r=>[VL((r.from).box),r._81,VL(r.box)]),m=l.map(([r,s,t])=>r.id+s+t.id).join(),q=e.get(m)||{legs:l,hops:k[k.length-1].hops,on:0}
q.on|=1<<j
e.set(m,q)})
D.walks=[...e.values()]
D.path=e.size?g:null}
function VK(){let{from:a,to:d}=VM()
if(!a)return[]
let e=H('button',{onclick:()=>Zy({path:''})},'Clear path')
if(!d)return[H('p',{},'A path from ',S(a),': select where it ends. ',e)]
return[H(D.selected?'h3':'h2',{},'Path'),H('p',{},S(a),' to ',S(d),D.path?'. ':': no way leads there. ',e),...D.walks.flatMap(({legs:g,hops:i,on:j})=>[H('p',{},Yb(i,'step')+Zq(j)),H('ol',{class:'path'},...g.map(([k,l,m])=>H('li',{},S(k),` ${I(l)} `,S(m))))])]}
let VL=a=>YQ(Za(a))
function VJ(a,d){let e=D._71?D._71.lines:E.scale<X.frames?Xr:Yw,[g,i]=[null,5/E.scale]
for(let j of e){let k=j._33?i:VW(j,a,d,i)
if(k<i)[g,i]=[j,k]}
return g}
function VW({points:a,left:d,top:e,right:g,bottom:i},j,k,l){if(j<d-l||j>g+l||k<e-l||k>i+l)return l
for(let m=2;m<a.length;m+=2){let[q,r,s,t]=a.slice(m-2,m+2)
l=N(l,Ye(j-ZA(j,N(q,s),T(q,s)),k-ZA(k,N(r,t),T(r,t))))}
return l}
function TN(a,d){let[e,g]=YJ(a,d)
return VJ(e,g)}
function TM(a){let d=[a.from].flat(),e=k=>k.title&&k._34?k.title:k.label||k.id,g=d.map(e),i=g.length>3?`${g.slice(0,2).join(', ')} and ${g.length-2} more`:g.join(', ')
if(!a.presents)return[`${i} ${a._81||'pushes'} ${e(a.to)}`]
if(a._81==='starts with it')return[`${i} starts with ${e(a.to)}`]
let j=VI(a).map(k=>{let l=Zp(k._72.map(m=>m.controller.label||m.controller.id))
return`${k.style}, presented by ${l.slice(0,3).join(', ')}${l.length>3?` and ${l.length-3} more`:''}`})
return[`${i} presents ${e(a.to)}${a.count>1?`, ${a.count} times`:''}`,...Zp(j).slice(0,6)]}
function VI(a){let d=a.to._22?a.to:null,e=[a.from].flat().flatMap(g=>(g._34?g.boxes.filter(i=>i._5.windows.length||i.name.block):W(g)))
return Zp(e).flatMap(g=>g._78||[]).filter(g=>g._5&&(d?g._5===d:g._5.boxes.some(i=>W(a.to).includes(i))))}
function VH(a,d,e){let g=K('tip')
g.hidden=!a
if(a){g.replaceChildren(...TM(a).map(i=>H('div',{},I(i))))
g.style.left=`${ZA(d+14,0,T(0,E.width-240))}px`
g.style.top=`${e+16>E.height-60?e-50:e+16}px`}
if(a===D.line)return
D.line=a
Zo()}
function XV({points:a},d,e){F.beginPath()
F.moveTo(a[0],a[1])
for(let g=2;g<a.length;g+=2)F.lineTo(a[g],a[g+1])
F.strokeStyle=d
F.lineWidth=T(e,e/E.scale)
F.stroke()}
let TL={style:a=>VG(a).flatMap(d=>[d.from,...(d._5?[d._5.root]:[])]),lane:a=>P.filter(d=>d.lane?.id===a),tag:a=>P.filter(d=>d.tags.includes(a)),diagnostic:a=>YU.filter(d=>d.id===a).map(d=>d.box)},VF=a=>a.style.split(' ')[0],VG=a=>Zd.filter(d=>VF(d)===a)
function TK(){let a=K('only')
a.value=J.only
if(!a.value){a.value=''
return null}
let[d,e]=[J.only.split(':',1)[0],J.only.slice(J.only.indexOf(':')+1)],g=Xo(new Set(TL[d](e).filter(i=>i&&!i._51)))
if(d==='style')g.pairs=new Set(VG(e).map(i=>`${i.from?.index} ${i._5?.index}`))
return g}
function We(a){return a.presents&&[a.from].flat().some(d=>W(d).some(e=>D.lit.pairs.has(`${e.index} ${a.to.index}`)))}
function TJ(){let a=(d,e,g=i=>i)=>{let i=new Map()
for(let j of e)i.set(j,(i.get(j)||0)+1)
return i.size?[H('optgroup',{label:d},...[...i].map(([j,k])=>H('option',{value:`${d}:${j}`},`${I(g(j))} (${k})`)))]:[]}
K('only').append(H('option',{value:''},'everything'),...a('style',Zd.map(VF)),...a('lane',P.flatMap(d=>d.lane?.id||[]),d=>Wz.get(d)?.title),...a('tag',P.flatMap(d=>d.tags)),...a('diagnostic',YU.filter(d=>d.box).map(d=>d.id)))
L(K('only'),'change',()=>Zy({only:K('only').value}))}
function TI(){let a=d=>e=>d&&(e.to===d||e.to===d._5&&d===e.to.root||e.from===d||d._22&&e.from._5===d)
return[D._11,D.selected].flatMap(d=>UV.filter(a(d)))}
function Uz(){let a=TI()
if(!a.length)return
F.strokeStyle=F.fillStyle=M.presents
F.lineWidth=T(1.3,1.2/E.scale)
for(let d of a){let[e,g]=[XP(d.from),XP(d.to)],i=g.x+g.w/2>=e.x+e.w/2,[j,k]=[i?e.x+e.w:e.x,e.y+N(9,e.h/2)],[l,m]=[i?g.x:g.x+g.w,g.y+12],q=(i?1:-1)*T(30,ZB(l-j)*0.4)
F.beginPath()
F.setLineDash([5/N(1,E.scale),3/N(1,E.scale)])
F.moveTo(j,k)
F.bezierCurveTo(j+q,k,l-q,m,l,m)
F.stroke()
F.setLineDash([])
F.beginPath()
VZ(l,m,i?1:-1,0,T(6,5/E.scale))
F.fill()}}
function Wh(a){TH()
if(D.line)XV(D.line,M.focus,2.5)
else if(D._71&&D._11)for(let d of D._71.lines)if(d.to===D._11||d.from.some(e=>YQ(e)===D._11))XV(d,M.focus,2)
if(D._76)TG()
if(D._11&&D._11!==D.selected)YY(D._11,M.focus,1.5)
if(D.selected&&D.selected!==D.focus){YY(D.selected,M.focus,2.5)
let d=D._71?[]:D.selected._46||D.selected._15?D.selected.boxes:Yu.get(D.selected.screen)||[]
for(let e of d)if(e!==D.selected)YY(e,M.focus,1.5,[4,3])}
for(let d of a)if(d._7)VE(d,String(d._7),VD(d))}
let VD=a=>M[a._64?'warning':'note-mark']
function TG(){for(let a of D._76.visible)YY(a,M.visible,2)
for(let[a,d]of D._76.heard){YY(a,M.heard,2,[5,3])
VE(a,String(d),M.heard)}}
function XP(a){if(D._71)return YR(a)
let d=YR(a)
return YH(!d._22&&E.scale<X.frames?d._5:Xi(d))}
function YY(a,d,e,g=[]){let i=XP(a)
if(!i)return
let j=1.5/E.scale
F.beginPath()
F.roundRect(i.x-j,i.y-j,i.w+2*j,i.h+2*j,5)
F.strokeStyle=d
F.lineWidth=e/E.scale
F.setLineDash(g.map(k=>k/E.scale))
F.stroke()
F.setLineDash([])}
function VE(a,d,e){let g=XP(a),i=N(8,7/E.scale*1.2)
if(!g||i*E.scale<3)return
let j=D.level==='overview'&&!D.focus,[k,l]=j?[g.x+g.w/2,g.y+g.h+4]:[g.x+g.w,g.y]
if(ZB(k*E.scale+E.x-E.width/2)>E.width||ZB(l*E.scale+E.y-E.height/2)>E.height)return
F.beginPath()
F.roundRect(k-i,l-i,2*i,2*i,2)
F.fillStyle=e
F.fill()
F.font=`bold ${i*1.2}px ${YG}`
F.textAlign='center'
F.fillStyle=M.page
F.fillText(d,k,l+i*0.42)
F.textAlign='start'}
let VC=[...U].sort((a,d)=>(d.windows.length?1:0)-(a.windows.length?1:0)||d.boxes.length-a.boxes.length)
function UG(a){F.setTransform(a,0,0,a,0,0)
F.lineJoin='round'
F.lineWidth=3
let d=new Set(),e=UL,g=VC.filter(Yq)
for(let i of D.lit?[...g,...VC.filter(j=>!Yq(j))]:g){let[j,k]=[i.x*E.scale+E.x+3,i.y*E.scale+E.y+11]
if(j<-200||k<-20||j>E.width||k>E.height+20)continue
let l=i.windows.length>0
F.font=`bold ${l?12:10}px ${YG}`
i._69??=F.measureText(I(i.id).slice(0,40)).width
if(!TF(d,j,k,i._69+8))continue
if(e===0)break
e-=1
F.globalAlpha=Yq(i)?1:Wl
F.strokeStyle=M.page
F.strokeText(I(i.id).slice(0,40),j,k)
F.fillStyle=M._66[0].text
F.fillText(I(i.id).slice(0,40),j,k)}
F.globalAlpha=1}
function TF(a,d,e,g){let i=[]
for(let j of[Yf((e-9)/14),Yf((e+3)/14)]){for(let k=Yf(d/24);k<=Yf((d+g)/24);k+=1)i.push(j*4096+k)}
if(i.some(j=>a.has(j)))return!1
for(let j of i)a.add(j)
return!0}
function H(a,d={},...e){let g=document.createElement(a)
for(let[i,j]of Object.entries(d)){if(i.startsWith('on'))L(g,i.slice(2),j)
else if(j!==null&&j!==!1)g.setAttribute(i,j===!0?'':j)}
g.append(...e.filter(i=>i!==null&&i!==''))
return g}
let K=a=>document.getElementById(a),XO=K('panel'),TE=a=>'#'+encodeURIComponent(a),Yi={read:a=>{try{return localStorage.getItem('kindred-'+a)||''}catch{return''}},write:(a,d)=>{try{localStorage.setItem('kindred-'+a,d)}catch{}}},XN={base:{name:'the web',template:G.link===null?'':G.link+'{path}#L{line}'},vscode:{name:'VS Code',template:'vscode://file/{path}:{line}:{column}'},zed:{name:'Zed',template:'zed://file/{path}:{line}'},jetbrains:{name:'JetBrains',template:'jetbrains://idea/navigate/reference?path={path}:{line}:{column}'},own:{name:'another editor',template:null},none:{name:'nothing',template:''}}
if(G.link===null)delete XN.base
let VB=()=>{let a=Yi.read('editor')
return a in XN?a:G.link===null?'none':'base'}
function TD(a){let d=VB(),e=XN[d].template??Yi.read('template')
if(!e||/^\s*(javascript|data|vbscript):/i.test(e))return null
let g=d==='base'?'':Yi.read('folder').replace(/\/*$/,'/'),i=!a.file.startsWith('/'),j=((i&&g!=='/'?g:'')+a.file).replace(/^\/+/,d==='own'||d==='jetbrains'?'/':''),k={path:j.split('/').map(encodeURIComponent).join('/'),line:a.line,column:a.column}
return e.replace(/\{(path|line|column)\}/g,(l,m)=>k[m])}
function Zf(a){if(!a)return''
let d=I(`${a.file}:${a.line}:${a.column}`),e=TD(a)
return e===null?d:H('a',{href:e,class:'place'},d)}
function S(a){if(!a)return'nil'
if(a._51)return I(a.id)
let d=H('a',{href:TE(a.link)},I(a.id))
L(d,'mouseenter',()=>Zk(a))
L(d,'mouseleave',()=>Zk(null))
return d}
let WQ=a=>a.flatMap((d,e)=>(e?[', ',d]:[d])),YE=a=>(a.length?WQ(a.map(S)):['nil']),WP=a=>S(a._5||{id:a._6,_51:!0})
function YX(a){let d=a.filter(([,e])=>e.length&&e[0]!=='')
return H('dl',{},...d.flatMap(([e,g])=>[H('dt',{},e),H('dd',{},...g)]))}
function Zx(a,d){return d.length?[H('h3',{},a),H('ul',{},...d)]:[]}
let ZC=(a,...d)=>H('li',{},...a,...d.filter(e=>e.length).map(e=>H('small',{},...e)))
function XZ(){let a=D.selected
if(!a)return XO.replaceChildren(...VK(),...TC())
XO.replaceChildren(H('h2',{},I(a.id)),TB(a),...TA(a),...VK(),...(a._22?Tz(a):a._46?Ty(a):a._15?Tx(a):Tw(a)),...Zx('Diagnostics',Tv(a).map(VA)),...Tu(a))}
let Vz=(a,d)=>(G.names?Zp(a.map(d)):a)
function TC(){return[...Tt(),H('h2',{},'This map'),J.link?H('p',{class:'warning'},`There is nothing called ${I(J.link)} on this map.`):'',YX([...Object.entries({Families:U,Controllers:Xu,Places:G.names?Yy:[],Presentations:Vz(Zd,a=>`${a.from?.name?.id} ${a._6} ${a.style}`),Pushes:Vz(Yc,a=>`${a.from?.name?.id} ${a.to?.name?.id}`)}).map(([a,d])=>[a,[d.length||'']])]),H('p',{},'Click to read, twice to see who opens it and what it opens.'),H('h3',{},'Keys'),YX([['/',['find']],['0',['show everything']],['1 2 3',['focus on neighbours']],['Esc',['back to the map, let go']],['z',['zoom to the selected']],['c',['collapse']],['n p',[`next ${G.difference?'edit':'diagnostic'}, the one before`]],['b',[Zn.placesBefore?'before, after':'']],['f',['full screen']],['o',['outline']]]),...Zx('Diagnostics',YU.slice(0,50).map(VA))]}
function TB(a){let d=J.path.endsWith('..')&&J.path!==a.link+'..',e=[0,1,2,3].map(i=>H('button',{'aria-pressed':String(J.focus===i),onclick:()=>Zu(a.link,i)},i?Yb(i,'hop'):'Map')),g=!D._71&&(a._22||a.children?.length>0)
return H('div',{class:'row',role:'group','aria-label':'Focus'},...e,g?H('button',{id:'collapse','aria-pressed':String(a._18),onclick:()=>Wp(a)},'Collapse'):null,H('button',{id:'path-button',onclick:()=>Zy({path:d?J.path+a.link:a.link+'..'})},d?'Path to here':'Path from here'),H('button',{onclick:()=>Xl(YR(a)||undefined,2)},'Zoom to it'))}
let Vy=a=>[...a._72.map(d=>['presented by ',S(d.controller),`: ${d._74}`]),a.other,[Zf(a.place)]],Ts=a=>WQ(XM(a.flatMap(d=>d._72.map(e=>({to:WO(e.controller),on:d.on}))),d=>d.to).map(([d,e])=>H('span',{},S(d),Zq(Zr(e),Zr(a)))))
function Tw(a){return[YX([['kind',[Xy[a.kind]+(a._29?', inserted by UIKit':'')]],['class',[I(a.className)]],['title',[I(a.title)]],['tags',[I(a.tags.join(', '))]],['family',[S(a._5)]],['role',a.parent?[`${a.role} of `,S(a.parent)]:['root']],['screen',[a.screen<0?'':I(G.screens[a.screen])]],['exists because',[I(a._74)]],['defines context',[a._2?'yes':'']],['declared at',[Zf(a.place)]]]),YX([['parent',[S(a.parent)]],...Object.entries(Wv).map(([d,e])=>[d,[S(e(a))]]),['presenting',YE(Wu(a))],['presented',YE(Wt(a))],['children',a.children.length?YE(a.children):['none']]]),...Vx(a._5),...Zx('Presents',a._78.map(d=>ZC([WP(d),` ${I(d.style)}`,Zq(d.on,a.on)],...Vy(d)))),...Vw(a),...Vv([a]),...Zx('Other places',(Yu.get(a.screen)||[]).filter(d=>d!==a).map(d=>ZC([S(d)],[I(d._74)])))]}
function Vx(a){let d=a.windows.map(g=>ZC([`in window ${I(g.id)}`],[Zf(g.place)])),e=YL.get(a).map(g=>ZC(['by ',S(g.from),` ${I(g.style)}`,Zq(g.on)],...Vy(g)))
if(!d.length&&!e.length)return[H('h3',{},'How its family appears'),H('p',{},'Never: nothing shows it.')]
return Zx('How its family appears',[...d,...e])}
function Tz(a){return[YX([['family of',[Yb(a.boxes.length,'controller')]],['root',[S(a.root)]],['declared at',[Zf(a.place)]]]),...Vx(a),...Zx('Presents',a.boxes.flatMap(d=>d._78).map(d=>ZC([WP(d),' from ',S(d.from),Zq(d.on)],[I(d.style)],d.other))),...Zx('Members',a.boxes.map(d=>ZC([S(d)],[I(d.className)])))]}
function Tx(a){return[YX([['stacks',YE(a.stacks)]]),...Zx('Screens',a.screens.map(d=>ZC([S(d)])))]}
function Ty(a){let[d]=a.boxes
return[YX([['screen in',[`${a.boxes.length} places`]],['kind',[Xy[d.kind]]],['class',[I(d.className)]],['title',[I(d.title)]],['tags',[I(d.tags.join(', '))]],['block',[a.block?S(a.block):'']],['defines context',[d._2?'yes':'']],['declared at',[Zf(d.place)]]]),YX([...Object.entries(Wv).map(([e,g])=>[e,XL(a,i=>[g(i)])]),['presenting',XL(a,Wu)],['presented',XL(a,Wt)],['children',XL(a,e=>e.children)]]),...Zx('Presents',XM(a.boxes.flatMap(e=>e._78),e=>e._6+e.style+e.other).map(([,e])=>ZC([WP(e[0]),` ${I(e[0].style)}`,...WN(a,e.length),Zq(Zr(e),Zr(a.boxes))],['presented by ',...Ts(e)],e[0].other,[Zf(e[0].place)]))),...Vw(a),...Vv(a.boxes),...Zx('Places',a.boxes.map(e=>ZC([S(e)],[I(e._74)])))]}
let Vw=a=>[...Vu(a,'Pushes',d=>d.pushes,'from','to'),...Vu(a,'Pushed by',d=>d._73,'to','from')]
function Vu(a,d,e,g,i){let j=W(a),k=a._46?WO:l=>l
return Zx(d,XM(j.flatMap(e),l=>k(l[i])?.id+l.kind).map(([,l])=>ZC([S(k(l[0][i])),...WN(a,Zp(l.map(m=>m[g])).length),Zq(Zr(l),Zr(j))],[l[0].kind,' at ',Zf(l[0].place)])))}
let Vv=a=>Zx('Moves',XM(a.flatMap(d=>d.moves),d=>d.kind).map(([d,e])=>ZC([`${d} to `,...YE(Zp(e.map(g=>YQ(g.to)).slice(0,12)))]))),WO=a=>(a&&!a._51?YQ(a.name):a),WN=(a,d)=>(d<a.boxes?.length?[` in ${d} of ${a.boxes.length} places`]:[])
function XM(a,d){let e=new Map()
for(let g of a)e.set(d(g),[...(e.get(d(g))||[]),g])
return[...e]}
function XL(a,d){let e=new Map()
for(let g of a.boxes){let i=Zp(d(g).map(WO)),j=i.map(k=>k?.id).join()
e.set(j,{answers:i,count:(e.get(j)?.count||0)+1})}
return[...e.values()].map(({answers:g,count:i})=>H('div',{},...YE(g),...(e.size>1?WN(a,i):[])))}
let Tv=a=>YU.filter(d=>d.box&&(W(a).includes(d.box)))
function VA(a){return ZC([H('span',{class:'warning'},`${a._77} `),I(a.message)],[I(a.help)],a.box?[S(a.box)]:[],a.place?[`${a.id}, `,Zf(a.place)]:[a.id])}
let Yh=-1
function Tr(a){let d=YU.filter(g=>g.box)
if(!d.length)return Zz('No diagnostic has a card on this map')
Yh=(Yh<0?(a>0?0:d.length-1):Yh+a+d.length)%d.length
let e=d[Yh]
Zu(e.box.link,0)
Zz(`Diagnostic ${Yh+1} of ${d.length}: ${e._77}: ${e.message}`)}
let Tq
function Tp(){let{lines:a,places:d,code:e}=JSON.parse(K('texts').textContent),g=[P,U,YV,Zd,Yc,d.map(t=>({place:Ze(t,0)}))],i=g.map(()=>0),j=[],k=[],l=0,m=()=>{let t=e.charCodeAt(l++)
return t-(t>92?37:t>60?36:35)},q=()=>{let[t,u]=[0,m()]
for(;u>59;u=m())t=t*30+u-60
return t*60+u},r=t=>Array.from({length:q()},t)
function s(){let t=[],u=r(()=>{let v=a[q()]
return[v,To(v).map(A=>{let B=q()
if(B===t.length)t.push(A.charCodeAt(0)-128)
return B})]})
return{_66:t,rows:u}}
return new Map([...P,...U,...YV].map(t=>[t,r(()=>{let u=q()
if(u)return k[k.length-u]
let v=q()
j[v]??=s()
let{_66:A,rows:B}=j[v],C=[B,A.map(aa=>{let ab=q()
i[aa]+=ab%2?-(ab+1)/2:ab/2
return g[aa][i[aa]]})]
k.push(C)
return C})]))}
let To=a=>a.match(/[\x80-\x87]/g)||[]
function Tn([a,d]){return a.map(([e,g])=>{let i=0
return e.replace(/[\x80-\x87]/g,j=>{let k=d[g[i++]],l=j.charCodeAt(0)-128,{place:m,className:q}=k._46?k.boxes[0]:k
return l<3?k.id:l>6?q:`${m.file}:${m.line}:${m.column}`})})}
function Tm(a){let d=[],e=i=>i.replace(/^\t/,'').split('\t'),g=i=>[...i].length
return a.map(i=>{if(i[0]==='\t')d=[]
e(i).slice(0,-1).forEach((j,k)=>{d[k]=T(d[k]||0,g(j))})
return[i,d]}).map(([i,j])=>e((i)).map((k,l,m)=>(l+2<m.length?k+' '.repeat((j)[l]+2-g(k)):k)).join(''))}
function Tu(a){if(document.readyState==='loading')return[]
let d=(Tq??=Tp()).get(a)
return d?[H('pre',{},I(Tm(d.flatMap((e,g)=>[...(g?['']:[]),...Tn(e)])).join('\n')))]:[]}
let XK=['outline','panel','key'],XJ=matchMedia('(max-width: 699px)'),Vt=a=>K(a==='outline'?'side':a),Vs=()=>(J.hide&&(WM||!XJ.matches)?J.hide.split(','):XJ.matches?XK:[]),WM=!1
function XI(){let a=Vs()
for(let d of XK){K(`show-${d}`).setAttribute('aria-pressed',String(!a.includes(d)))
Vt(d).hidden=a.includes(d)}}
function Tl(a){let d=Vs(),e=!d.includes(a),g=XJ.matches&&!e&&a!=='key'?['outline','panel']:[],i=e?[...d,a]:[...d,...g].filter(j=>j!==a)
WM=!0
J.hide=XK.filter(j=>i.includes(j)).join()||'nothing'
WL(J,!0)
XI()
if(!e&&a!=='key')Vt(a).querySelector('[tabindex]')?.focus()}
function Tk(a){let[d,e]=[H('span',{'aria-hidden':'true'}),new SVGPen()],g=[]
a(g)
Vr(e,{x:0,y:0,scale:1},()=>XX(g,{x:0,y:0,right:20,bottom:16}))
d.innerHTML=`<svg width="20" height="16">${e.out}</svg>`
return d}
function WY(){let a=[],{focus:d,_71:e}=D,g=D.level==='places'&&!d,i=l=>!d||e?._75.has(l),j=l=>e?.lines.some(m=>m._81===l)
if(g){Xy.forEach((l,m)=>{if(!P.some(s=>s.kind===m))return
let{fill:q,border:r}=M._66[m]
a.push([s=>Zh(s,{fill:[q,q],stroke:[r,r]},1,2,17,12),l])})
if(P.some(l=>l._29))a.push([l=>Zh(l,{stroke:Q.edge,dash:YP[4]},1,2,17,12),'inserted by UIKit'])}
let k=new Set((d?e?.lines.filter(l=>l.presents).flatMap(VI)||[]:Zd).map(l=>XU(l.style)))
Uj.forEach((l,m)=>k.has(m)&&a.push([q=>XS(q,m,3,3,Q.text),l]))
if(!g){for(let l of Yd)if(l.number&&i(l))a.push([m=>WU(m,l,10,8),l.title])
if(D.level!=='overview'&&Yx.some(i))a.push([l=>WU(l,Yx[0],10,8),'screens that several stacks share'])}
if(d&&j('starts with it'))a.push([l=>Yl(l,{stroke:Q.push,dash:YP[1]},[0,8,20,8]),'starts with it'])
if(d?j('pushes'):Yc.length&&D.level!=='overview')a.push([l=>Yl(l,{stroke:Q.push},[0,8,20,8]),'pushes'])
for(let l of Yv){let m=XY(l)
if(d?j(l):Yv.indexOf(l)<2&&D.level!=='overview'&&P.some(q=>q.moves.some(r=>r.kind===l)))a.push([q=>m.forEach((r,s)=>Yl(q,r,[0,8,20,8],s>0)),l])}
for(let[l,m]of[['warning','warnings'],['note-mark','notes']]){let q=M[l]
if(U.some(r=>r._7&&VD(r)===q&&i(r)))a.push([r=>Zh(r,{fill:[q,q],radius:2},4,2,12,12),m])}
K('key').replaceChildren(H('ul',{},...a.map(([l,m])=>H('li',{},Tk(l),I(m)))))}
function Vr(a,d,e){let[g,i]=[F,{...E}]
F=a
Object.assign(E,d)
F.setTransform(E.scale,0,0,E.scale,E.x,E.y)
e()
F=g
Object.assign(E,i)}
function Tj(){for(let a of XK)L(K(`show-${a}`),'click',()=>Tl(a))
L(XJ,'change',()=>{WM=!1
XI()})}
let YD=44
class SVGPen{out=''
way=''
dash=([])
globalAlpha=1
fillStyle=''
strokeStyle=''
lineWidth=1
font=''
textAlign='start'
at=[1,0,0]
saved=([])
setTransform(a,d,e,g,i,j){this.at=[a,i,j]}
translate(a,d){let[e,g,i]=this.at
this.at=[e,g+a*e,i+d*e]}
save(){this.saved.push(this.at)}
restore(){this.at=this.saved.pop()}
beginPath(){this.way=''}
closePath(){this.way+='Z'}
moveTo(...a){this.way+=`M${a.map(V)}`}
lineTo(...a){this.way+=`L${a.map(V)}`}
bezierCurveTo(...a){this.way+=`C${a.map(V)}`}
arcTo(a,d,e,g,i){let[j,k]=(this.way.match(/-?[\d.]+/g)||[]).slice(-2).map(Number),l=(m,q)=>{let r=Ye(m-a,q-d)||1
return[a+(m-a)/r*i,d+(q-d)/r*i]}
this.lineTo(...l(j,k))
this.way+=`Q${[a,d,...l(e,g)].map(V)}`}
rect(a,d,e,g){this.way+=`M${V(a)},${V(d)}h${V(e)}v${V(g)}h${V(-e)}Z`}
roundRect(a,d,e,g,i){let[j,k]=[V(e-2*i),V(g-2*i)]
this.way+=`M${V(a+i)},${V(d)}h${j}q${i},0,${i},${i}v${k}q0,${i},${-i},${i}h${-j}q${-i},0,${-i},${-i}v${-k}q0,${-i},${i},${-i}Z`}
setLineDash(a){this.dash=a}
fill(a){this.add(a,`fill="${this.fillStyle}"`)}
stroke(a){this.add(a,`fill="none" stroke="${this.strokeStyle}" stroke-width="${V(this.lineWidth)}"${this.dash.length?` stroke-dasharray="${this.dash.map(V)}"`:''}`)}
add(a,d){if(a||this.way)this.out+=`<path d="${a?a.source:this.way}" ${d}${this.common()}/>`}
common(){let[a,d,e]=this.at
return`${this.globalAlpha<1?` opacity="${this.globalAlpha}"`:''} transform="matrix(${a} 0 0 ${a} ${d} ${e})"`}
fillRect(a,d,e,g){this.beginPath()
this.rect(a,d,e,g)
this.fill()}
strokeText(){}
fillText(a,d,e,g){let i={center:'middle',right:'end'}[this.textAlign],j=g&&N(g,this.measureText(a).width)
this.out+=`<text x="${V(d)}" y="${V(e)}" style="font:${this.font.replace(/"/g,"'")};white-space:pre" fill="${this.fillStyle}"${i?` text-anchor="${i}"`:''}`+`${j&&a.length>1?` textLength="${V(j)}" lengthAdjust="spacingAndGlyphs"`:''}${this.common()}>${Vq(a)}</text>`}
measureText(a){let d=(R.getContext('2d'))
d.font=this.font
return d.measureText(a)}}
let V=a=>Zs(a*10)/10,Vq=a=>a.replace(/[&<>]/g,d=>`&#${d.charCodeAt(0)};`),Vp=()=>[G.title,[D.focus?`around ${D.focus.id}`:D.level,K('summary').textContent,K('rest').textContent].filter(Boolean).join(' · ')]
function WK(a,d){Vr(a,{x:E.x,y:E.y+YD,scale:E.scale,width:E.width,height:E.height+YD},()=>Wi(d))
a.setTransform(d,0,0,d,0,0)
a.globalAlpha=1
a.fillStyle=M.page
a.fillRect(0,0,E.width,YD)
Vp().forEach((e,g)=>{a.font=`${g?'11px':'bold 18px'} ${YG}`
a.fillStyle=g?M.note:M._66[0].text
a.fillText(I(e),12,g?38:21)})}
function Ti(){let a=new SVGPen()
WK(a,1)
let[d,e]=[V(E.width),V(E.height+YD)]
return`<svg xmlns="http://www.w3.org/2000/svg" width="${d}" height="${e}" viewBox="0 0 ${d} ${e}"><title>${Vq(I(Vp().join(' · ')))}</title>${a.out}</svg>`}
function Th(a){let d=H('canvas',{width:Zs(E.width*a),height:Zs((E.height+YD)*a)})
WK(d.getContext('2d',{alpha:!1}),a)
return d}
let Tg={svg:()=>navigator.clipboard.writeText(Ti()),png:()=>navigator.clipboard.write([new ClipboardItem({'image/png':new Promise(a=>Th(2).toBlob(a))})]),link:()=>{Vo()
return navigator.clipboard.writeText(location.href)}}
function Tf(){for(let[a,d]of Object.entries(Tg)){L(K(`copy-${a}`),'click',()=>d().then(()=>Zz('Copied'),()=>Zz('The browser forbids copying')))}}
let Zt=K('tree'),O={open:new Set(),active:null,rows:[]},WJ=(a,d)=>({_26:!0,id:a,families:d}),XH=[...Va.filter(a=>a.families.length).map(a=>WJ(`Window ${a.id}`,a.families)),WJ('Presented',U.filter(a=>!a.windows.length&&YL.get(a).length)),WJ('Shown by nothing',U.filter(a=>!a.windows.length&&!YL.get(a).length))].filter(a=>a.families.length),Te=a=>XH.find(d=>d.families.includes(a)),XG=a=>(a._26?a.families:a._22?(a.root?[a.root]:[]):a.children)
function XF(){O.rows=[]
let a=(d,e)=>d.forEach((g,i)=>{O.rows.push({node:g,level:e,position:i+1,size:d.length})
if(O.open.has(g))a(XG(g),e+1)})
a(XH,1)
if(!O.rows.some(d=>d.node===O.active))O.active=XH[0]||null
Zt.replaceChildren(...O.rows.map(Td))}
function Td({node:a,level:d,position:e,size:g},i){let j=XG(a).length>0,k=a._26?String(a.families.length):a._22?`${a.boxes.length}`:Xz[a.kind]
return H('div',{role:'treeitem','aria-level':d,'aria-posinset':e,'aria-setsize':g,'data-row':i,'aria-expanded':j?String(O.open.has(a)):null,'aria-selected':String(a===D.selected),tabindex:a===O.active?0:-1,style:`--level: ${d-1}`},I(a._22||a._26?a.id:a.label),' ',H('small',{},k))}
function Tc(a){if(!a)return XF()
let d=a._46||a._15?a.boxes[0]:a,e=d._22?d:d._5
O.open.add(Te(e))
if(!d._22)O.open.add(e)
for(let j=d.parent;j;j=j.parent)O.open.add(j)
O.active=d
let g=Zt.contains(document.activeElement)
XF()
let i=Zt.children[O.rows.findIndex(j=>j.node===d)]
i?.scrollIntoView({block:'nearest'})
if(g)i?.focus()}
function YO(a){let d=ZA(a,0,O.rows.length-1)
Zt.querySelector('[tabindex="0"]')?.setAttribute('tabindex','-1')
O.active=O.rows[d].node
Zt.children[d].setAttribute('tabindex','0')
Zt.children[d].focus()}
function XE(a,d){if(d)O.open.add(a);else O.open.delete(a)
O.active=a
XF()
YO(O.rows.findIndex(e=>e.node===a))}
let WI=a=>(a._26?XE(a,!O.open.has(a)):Zu(a.link,J.focus))
function Tb(){O.open=new Set(XH.filter(d=>d.families.length<=60))
let a=d=>{let e=d.target.closest('[role=treeitem]')
return e?Number(e.dataset.row):-1}
L(Zt,'click',d=>{let e=a(d)
if(e<0)return
let{node:g}=O.rows[e],i=d.offsetX<18+12*(O.rows[e].level-1)
if(i&&XG(g).length)XE(g,!O.open.has(g));else WI(g)})
L(Zt,'mouseover',d=>{let e=O.rows[a(d)]
Zk(e&&!e.node._26?e.node:null)})
L(Zt,'mouseleave',()=>Zk(null))
L(Zt,'keydown',d=>{let e=a(d)
if(e<0||d.ctrlKey||d.metaKey||d.altKey)return
let{node:g}=O.rows[e],i=O.open.has(g),j={ArrowDown:()=>YO(e+1),ArrowUp:()=>YO(e-1),Home:()=>YO(0),End:()=>YO(O.rows.length-1),ArrowRight:()=>(XG(g).length&&!i?XE(g,!0):YO(e+1)),ArrowLeft:()=>(i?XE(g,!1):YO(O.rows.findLastIndex((k,l)=>l<e&&k.level<O.rows[e].level))),Enter:()=>WI(g),' ':()=>WI(g)}
if(!j[d.key])return
d.preventDefault()
d.stopPropagation()
j[d.key]()})}
let Z=K('find'),YC=K('found'),Ta=40,YW=[],Zj=0
function WH(a){let{className:d,title:e,tags:g}=W(a)[0]
return[d,e,...g].filter(Boolean)}
let Vn,SZ=()=>[...YV.filter(a=>a.boxes.length>1).map(a=>({_79:a,texts:[a.id,...WH(a)]})),...Yx.map(a=>({_79:a,texts:[a.id]})),...U.map(a=>({_79:a,texts:[a.id,...a.windows.map(d=>d.id)]})),...P.map(a=>({_79:a,texts:[a.id,...WH(a)]}))].map(a=>({...a,lower:a.texts.map(d=>d.toLowerCase())}))
function SY(a,d){let e=Infinity
for(let[g,i]of a.lower.entries()){let j=i.indexOf(d)
if(j<0)continue
let k=i===d?0:j===0||'/.'.includes(i[j-1])?2:4
e=N(e,k+(g?1:0))}
return e}
function SX(a){let d=a.trim().toLowerCase()
if(!d)return[]
Vn??=SZ()
return Vn.map(e=>({entry:e,rank:SY(e,d)})).filter(e=>e.rank<Infinity).sort((e,g)=>e.rank-g.rank||e.entry._79.id.length-g.entry._79.id.length).map(e=>e.entry._79)}
function SW(a){if(a._22)return'family'
if(a._15)return`${a.screens.length} screens`
let d=a._46?[`${a.boxes.length} places`]:[]
return I([...d,...WH(a)].join(' · ')||Xz[a.kind])}
function SV(){let a=SX(Z.value)
YW=a.slice(0,Ta)
Zj=0
YC.replaceChildren(...YW.map((e,g)=>H('div',{role:'option',id:`found-${g}`,'aria-selected':String(g===0),onpointerdown:i=>{i.preventDefault()
Vm(g)}},I(e.id),' ',H('small',{},SW(e)))))
let d=YW.length>0
YC.hidden=!d
Z.setAttribute('aria-expanded',String(d))
if(d)Z.setAttribute('aria-activedescendant','found-0');else Z.removeAttribute('aria-activedescendant')
if(Z.value.trim())Zz(`${a.length} found`)}
function Vl(a){if(!YW.length)return
YC.children[Zj].setAttribute('aria-selected','false')
Zj=(a+YW.length)%YW.length
YC.children[Zj].setAttribute('aria-selected','true')
YC.children[Zj].scrollIntoView({block:'nearest'})
Z.setAttribute('aria-activedescendant',`found-${Zj}`)
Zk(YW[Zj])}
function WG(){YC.hidden=!0
Z.setAttribute('aria-expanded','false')
Z.removeAttribute('aria-activedescendant')
Zk(null)}
function Vm(a){let d=YW[a]
WG()
if(!d)return
Z.value=''
R.focus()
Zu(d.link,J.focus)}
function SU(){L(Z,'input',SV)
L(Z,'blur',WG)
L(Z,'keydown',a=>{let d={ArrowDown:()=>Vl(Zj+1),ArrowUp:()=>Vl(Zj-1),Enter:()=>Vm(Zj),Escape:()=>{Z.value=''
WG()
R.focus()}}
a.stopPropagation()
if(!d[a.key])return
a.preventDefault()
d[a.key]()})}
let YB=K('player'),Yg=K('scenario'),WF=G.scenarios.map(a=>({name:a[0],steps:a[4].map(d=>({text:d[0],place:Ze(d,1),visible:d[4].map(Zv).filter(e=>!e._51),events:d[5].map(e=>({who:e[0]===null?null:Zv(e[0]),callback:e[0]===null?e[1]:G.callbacks[e[1]],argument:Zv(e[2]),cause:e[3],causedBy:Zv(e[4]),turn:e[5],_3:e[6],facts:e[7].map(g=>G.facts[g]),hook:e[8]||''})),remarks:d[6].map(e=>({id:e[0],_77:e[1],message:e[2]}))}))})),Zw={scenario:null,step:0,_60:!1}
function ST(){let a=WF.find(g=>g.name===J.scenario)||null,d=a?ZA(J.step,0,a.steps.length-1):0
if(a===Zw.scenario&&d===Zw.step&&Zw._60)return
Object.assign(Zw,{scenario:a,step:d,_60:!0})
Yg.value=a?a.name:''
let e=YB.hidden
YB.hidden=!a
D._76=a?SS(a.steps[d]):null
if(a)Vk(a,d);else YB.replaceChildren()
if(e!==YB.hidden)YT()
if(a&&d===0&&D._76.visible.length)Xk(D._76.visible[D._76.visible.length-1])}
function SS(a){let d=new Map()
for(let{who:e}of a.events)if(e&&!e._51)d.set(e,(d.get(e)||0)+1)
return{visible:a.visible,heard:d}}
function Vk(a,d){let e=a.steps[d],g=YB.contains(document.activeElement)?document.activeElement?.id:'',i=a.steps.length-1
YB.replaceChildren(H('div',{class:'row'},H('button',{id:'step-back','aria-label':'Step before',title:'←',disabled:d===0,onclick:()=>XD(-1)},'◀'),H('button',{id:'step-on','aria-label':'Next step',title:'→',disabled:d===i,onclick:()=>XD(1)},'▶'),H('strong',{},d?`Step ${d} of ${i}`:'Start'),H('code',{},I(e.text)),Zf(e.place),H('button',{id:'step-end','aria-label':'Close the scenario',onclick:()=>Vj('')},'×')),H('p',{},'On screen: ',...(e.visible.length?WQ(e.visible.map(S)):['nobody'])),...e.remarks.map(j=>H('p',{class:'warning'},`${j._77}: ${I(j.message)} (${j.id})`)),H('ol',{id:'events','aria-label':'Callbacks'},...e.events.map(SR)))
if(g)(K(g)&&!K(g).disabled?K(g):R).focus()
Zz(`${d?`Step ${d} of ${i}: ${e.text}`:'Start'}. ${e.events.length} callbacks, on screen: ${e.visible.map(j=>j.id).join(', ')||'nobody'}`)}
let SQ=[()=>'by the step itself',a=>`forwarded by ${I(a.id)}`,a=>`by UIKit for ${I(a.id)}`]
function SR(a){let d=a.callback==='willMove'||a.callback==='didMove',e=a.who&&d?`(${a.argument?I(a.argument.id):'nil'})`:'',g=[SQ[a.cause](a.causedBy||{id:''}),a.hook&&`in ${I(a.hook)}`,`turn ${a.turn}`,a.facts.map(k=>k[0]).join(' ')],i=H('button',{type:'button',title:a.facts.map(k=>`${k[0]}: ${k[1]}`).join('\n'),style:`--depth: ${N(a._3,8)}`},a.who?I(a.who.id):'mark','.',H('b',{},I(a.callback)),e,' ',H('small',{},g.filter(Boolean).join(' · '))),j=a.who&&!a.who._51
if(j){L(i,'mouseenter',()=>Zk(a.who))
L(i,'mouseleave',()=>Zk(null))
L(i,'focus',()=>Zk(a.who))
L(i,'click',()=>Zu(a.who.link,0))}
return H('li',{},i)}
function XD(a){let d=ZA(Zw.step+a,0,Zw.scenario.steps.length-1)
if(d!==Zw.step)Zy({step:d},!0)}
let Vj=a=>Zy({scenario:a,step:0,...(a?{focus:0}:{})})
function SP(){Yg.append(H('option',{value:''},'none'),...WF.map(a=>H('option',{value:a.name},I(a.name))))
K('scenario-label').hidden=WF.length===0
L(Yg,'change',()=>{Vj(Yg.value)
if(Yg.value)R.focus()})}
let YN=G.difference||{boxes:[],families:[],lines:[],references:[],sections:[]},XC=(a,d)=>new Map(a.map(([e,g])=>[d[e],g])),XB={boxes:XC(YN.boxes,P),families:XC(YN.families,U),lines:XC(YN.lines,Yw),references:XC(YN.references,Wx)}
function TH(){if(D._14){for(let{_79:d}of D._71?.things||[])if(d._51)YY(d,M.removed,2.5,[5,3])
return}
let{_71:a}=D
for(let[d,e]of[...XB.lines,...XB.references]){if(a){for(let g of a.lines)if(g.from.some(i=>W(i).includes(d.from))&&(g.to===d.to||g.to===d.to.name))XV(g,M[e],2.4)}else if(d.points){Xd([d],M[e],2.4,7)}else{YY(d.from,M[e],2.5)}}
for(let[d,e]of[...XB.families,...XB.boxes]){let g=!a||a._75.has(d)||a._75.has(d.name)?e:'changed'
YY(d,M[g],2.5,g==='moved'?[6,3]:[])}}
function Vi(){if(!Zn.placesBefore)return
Zy({before:D._14?'':'before',at:'',focus:0})
Zz(J.before?'Before':'After')}
let YM=YN.sections.flatMap(a=>a.items),YA=-1
function WE(a){if(!G.difference)return Tr(a)
if(!YM.length)return
YA=(YA<0&&a<0?0:YA)+a+YM.length
YA%=YM.length
let[d]=YM[YA],e=d.filter(i=>typeof i!=='string').map(([i])=>WR(i)).find(Boolean)
Zu(e?e.link:'',0)
let g=`Edit ${YA+1} of ${YM.length}`
K('next').textContent=g
Zz(`${g}: ${d.flat().join('')}`)}
let SO=a=>S(Xv.get(a)||Yz.get(a)||{id:a,_51:!0}),Vh=a=>a.map(d=>(typeof d==='string'?d:SO(d[0]))),SN=([a,d,...e])=>ZC(Vh(a),[I(d)],...e.map(Vh)),Vg=a=>YN.sections.flatMap(({title:d,state:e,items:g})=>{let i=g.map(a).filter(Boolean).map(SN)
return i.length?[H('h3',{style:`color: var(--${e})`},d),H('ul',{},...i)]:[]}),Tt=()=>(G.difference?[H('h2',{},'Differences'),H('p',{},YN.summary),...Vg(a=>a)]:[]),TA=({id:a})=>Vg(d=>{let[e,g,...i]=d,j=l=>l.some(m=>typeof m!=='string'&&m[0]===a),k=i.filter(j)
return j(e)?d:k.length&&[e,g,...k]});
let J={link:'',focus:0,level:'',at:'',path:'',only:'',hide:'',before:'',scenario:'',step:0}
function Vf(){let[a,...d]=location.hash.slice(1).split('&'),e={}
for(let g of d)e[g.split('=',1)[0]]=Ve(g.slice(g.indexOf('=')+1))
Object.assign(J,{link:Ve(a),focus:ZA(Math.trunc(Number(e.focus))||0,0,3),level:e.level||'',at:e.at||'',hide:e.hide||'',before:Zn.placesBefore&&e.before||'',path:e.path||'',only:e.only||'',scenario:e.scenario||'',step:T(0,Math.trunc(Number(e.step))||0)})}
function Ve(a){try{return decodeURIComponent(a)}catch{return a}}
function SM(a){let d=[encodeURIComponent(a.link)],e=(g,i)=>i&&d.push(`${g}=${encodeURIComponent(i).replace(/%2C/g,',').replace(/%3A/g,':')}`)
e('focus',a.link&&a.focus)
e('level',a.at?a.level||D._70:a.level!==D._70&&a.level)
e('at',a.at)
e('path',a.path)
e('only',a.only)
e('hide',a.hide)
if(a.before)d.push('before')
e('scenario',a.scenario)
e('step',a.scenario&&a.step)
return'#'+d.join('&')}
function WL(a,d){let e=SM(a)
if(e===(location.hash||'#'))return!1
history[d?'replaceState':'pushState'](null,'',e)
return!0}
function Zy(a,d=!1){if(WL({...J,...a},d))XA()}
let Zu=(a,d)=>Zy({link:a,focus:d,at:''}),Vd=0
function Xm(){clearTimeout(Vd)
Vd=setTimeout(Vo,250)}
function Vo(){let[a,d]=YJ(E.width/2,E.height/2)
J.at=D.at=`${Zs(a)},${Zs(d)},${Number(E.scale.toPrecision(3))}`
WL(J,!0)}
function SL(){if(J.at===D.at)return!1
D.at=J.at
YT()
let[a,d,e]=J.at.split(',').map(Number)
if(!(e>0)||Number.isNaN(a+d))return!1
let g=ZA(e,Wr(),Ws)
YI(E.width/2-a*g,E.height/2-d*g,g,!0)
return!0}
function WR(a){let d=a.replace(/^(family|block):/,'')
if(a.startsWith('family:'))return Yz.get(d)||null
let e=Xv.get(a)||WC.get(a)||WA.get(d)||Yz.get(d)
return e?YQ(e):null}
function SK(a){let d=a&&`${a.link} ${J.focus} ${D.level}`
if(d===D._8)return!1
D._8=d
if(!D.focus)D.back={x:E.x,y:E.y,scale:E.scale,level:D.level}
D.focus=a
if(a){D._71=Uc(a,J.focus)
VT(!1)
WY()
Zm(!0)}else{Yn(D.level)
YT()
if(D.back.level===D.level)YI(D.back.x,D.back.y,D.back.scale,!0);else Zm(!0)}
D._11=null
return!0}
let WD=!1
function XA(){Vf()
XI()
let a=J.level||D._70
if(a!==D.level||J.before!==D.before){Yn(a)
Zm(!0)}
let d=WR(J.link)
if(J.link&&!d)Zz(`There is nothing called ${J.link} on this map`)
let e=d!==D.selected
D.selected=d
let g=SK(d&&J.focus>0?d:null)
TO()
ST()
let i=TK()
D.lit=D._76?Xo(new Set([...D._76.visible,...D._76.heard.keys()])):D.path?Xo(new Set(D.path.map(j=>j.box))):i
K('rest').textContent=D.lit?`${(D.level==='places'?Yy:Xu).filter(j=>!W(j).some(Xf)).length} faded`:''
XZ()
if(e){Tc(d)
XO.scrollTop=0
if(d)Zz(`${d.id} selected`)}
if(!SL()&&e&&d&&!g&&!WD)Xk(d)
Zo()}
function Zk(a){if(D._11===a)return
D._11=a
R.title=a?I(a.id)+(a.className?` (${I(a.className)})`:''):''
Zo()}
function Zz(a){K('status').textContent=I(a)}
function Vc(){if(document.fullscreenElement)document.exitFullscreen();else document.documentElement.requestFullscreen?.().catch(()=>{})}
function SJ(a){if(a.ctrlKey||a.metaKey||a.altKey||a.target.closest('input, select, textarea'))return
let d=(g,i)=>(D.selected&&!a.shiftKey?UQ(g,i):Yr(-80*g,-80*i)),e={'/':()=>Z.focus(),'+':()=>YS(1.25),'=':()=>YS(1.25),'-':()=>YS(0.8),0:()=>Zm(),f:Vc,c:()=>Wp(D.selected),z:()=>D.selected&&Xl(YR(D.selected)||undefined,2),n:()=>WE(1),p:()=>WE(-1),b:Vi,o:()=>Zt.querySelector('[tabindex="0"]')?.focus(),ArrowLeft:()=>(Zw.scenario?XD(-1):d(-1,0)),ArrowRight:()=>(Zw.scenario?XD(1):d(1,0)),ArrowUp:()=>d(0,-1),ArrowDown:()=>d(0,1),Enter:()=>XO.focus(),Escape:()=>(D.focus?Zu(J.link,0):J.path?Zy({path:''}):J.only&&!D.selected?Zy({only:''}):Zy({link:'',focus:0,...(D.selected?{}:{scenario:'',step:0})}))}
for(let g of[1,2,3])e[String(g)]=()=>D.selected&&Zu(J.link,g)
if(!e[a.key])return
if(a.key==='Enter'&&a.target!==R)return
if(a.key==='ArrowUp'||a.key==='ArrowDown')if(a.target.closest('aside, ol'))return
a.preventDefault()
e[a.key]()}
function SI(){let a=K('editor')
a.append(...Object.entries(XN).map(([d,e])=>H('option',{value:d},e.name)))
a.value=VB()
for(let d of['editor','folder','template']){let e=K(d)
if(d!=='editor')e.value=Yi.read(d)
L(e,'change',()=>{Yi.write(d,e.value.trim())
XZ()
if(Zw.scenario)Vk(Zw.scenario,Zw.step)})}}
function SH(){L(document,'DOMContentLoaded',()=>D.selected&&XZ())
L(window,'popstate',XA)
L(window,'hashchange',XA)
L(document,'keydown',SJ)
new ResizeObserver(YT).observe(R)
L(matchMedia('(prefers-color-scheme: dark)'),'change',()=>{Xg()
WY()
Zo()})
L(K('zoom-in'),'click',()=>YS(1.25))
L(K('zoom-out'),'click',()=>YS(0.8))
L(K('fit'),'click',()=>Zm())
for(let a of Y)L(K(`level-${a}`),'click',()=>Ul(a))
L(K('full'),'click',Vc)
K('before').hidden=!Zn.placesBefore
L(K('before'),'click',Vi)
L(K('next'),'click',()=>WE(1))
L(window,'beforeprint',()=>Vb(!0))
L(window,'afterprint',()=>Vb(!1))
UP((a,d,e)=>{let g=a===null||a._22||a._15||a.children?.length?TN(d,e):null
VH(g,d,e)
Zk(a)},(a,d)=>{let e=Wq(a,d)
if(!e||!D._11)VH(VJ(a,d),a*E.scale+E.x,d*E.scale+E.y)
WD=!0
if(e)Zu(e.link,e===D.selected?J.focus||1:J.focus);else if(!D.focus)Zy({link:'',focus:0})
WD=!1
R.focus()},a=>a&&!D.focus&&Zu(a.link,1))
Tj()
TJ()
Tf()
Tb()
SU()
SP()
SI()}
function Vb(a){document.documentElement.classList.toggle('printing',a)
Object.assign(X,a?UM:Wm)
Xg()
if(!a)return YT()
let d=N(4,6000/E.width)
R.width=Zs(E.width*d)
R.height=Zs((E.height+YD)*d)
WK(F,d)}
function SG(){WX=[U.length===1?'1 family':`${U.length} families`,Yb(Xu.length,'controller')+(G.names?` in ${Yy.length} places`:''),...(G.beyond?[G.beyond]:[])].join(', ')
document.title=`Map: ${I(G.title)}, ${WX}`
K('next').textContent=G.difference?`Edits: ${YM.length}`:`Diagnostics: ${YU.length}`
K('next').hidden=!(G.difference?YM:YU).length
K('levels').hidden=Y.length===1
for(let a of['overview','screens'])K(`level-${a}`).hidden=!Y.includes(a)
Xg()
Vf()
XI()
Yn(Y[1]||'')
YT()
D._70=Un()
Yn(D._70)
Zm(!0)
SH()
XF()
XA()
document.documentElement.dataset.ready='yes'}
SG();
