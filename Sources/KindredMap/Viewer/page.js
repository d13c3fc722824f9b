let{abs:Zz,floor:Yi,hypot:Yh,max:U,min:N,round:Zq}=Math,L=(a,d,e,g)=>a.addEventListener(d,e,g),G=JSON.parse(document.getElementById('data')?.textContent||''),XB=['controller','navigation','tab','split','page'],XA=['view controller','navigation controller','tab bar controller','split view controller','page view controller'],Xz={name:0,heading:6},I=a=>a.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,'\ufffd'),Xy=a=>a.slice(a.lastIndexOf('/')+1),Zg=(a,d)=>({file:G.files[a[d]],line:a[d+1],column:a[d+2]}),T=G.families.map((a,d)=>({_22:!0,index:d,id:a[0],link:'family:'+a[0],first:a[1],end:a[2],x:a[3],y:a[4],w:a[5],h:a[6],place:Zg(a,7),windows:[],boxes:[],labels:[],_78:[],_18:!1,_7:0,_5:null})),P=[]
for(let a of T){for(let d=a.first;d<a.end;d+=1){let e=G.boxes[d],g={_22:!1,index:d,id:e[0],link:e[0],label:Xy(e[0]),_5:a,kind:e[1]&7,_29:(e[1]&8)!==0,_2:(e[1]&16)!==0,_50:!(e[1]&32),_43:e[1]&64,parent:e[2]?P[d-e[2]]:null,_3:0,x:a.x+e[3],y:a.y+e[4],w:e[5],h:e[6],className:G.classes[e[7]].replaceAll('\x01',()=>Xy(e[0])),role:G.roles[e[8]],place:Zg(e,9),screen:e.length>12?e[12]:-1,title:e[13]||'',tags:e[14]||[],_74:e[15]||'',children:[],labels:[],_78:[],pushes:[],_73:[],moves:[],_68:[],_7:0,_18:!1}
if(g.parent){g._3=g.parent._3+1
g.parent.children.push(g)}
a.boxes.push(g)
P.push(g)}
a.root=a.boxes[0]||null}
let Xx=new Map(P.map(a=>[a.id,a])),YC=new Map(T.map(a=>[a.id,a])),Vg=G.windows.map(a=>{let d={id:a[0],place:Zg(a,1),families:[...new Set(a[4])].map(e=>YC.get(e)).filter(Boolean)}
for(let e of d.families)if(!e.windows.includes(d))e.windows.push(d)
return d}),YX=(G.names||[]).map(a=>({_46:!0,id:a,link:a,boxes:[]}))
P.forEach((a,d)=>{a.name=G.names?YX[G.nameOf[d]]:a
if(G.names)a.name.boxes.push(a)})
let YB=P.filter(a=>!a._29),Yg=G.names?[...new Set(YB.map(a=>a.name))]:YB,WI=new Map((G.names?YX:P).map(a=>[a.id,a])),WH=a=>YX[a],YA=(G.blocks||[]).map(([a,d,e])=>({_15:!0,id:a,link:'block:'+a,screens:d.map(WH),stacks:e.map(WH),boxes:d.flatMap(g=>YX[g].boxes)})),WG=new Map(YA.map(a=>[a.id,a]))
for(let a of YA)for(let d of a.screens)d.block=a
let Yf=(G.lanes||[]).map(([a,d,e,g,i])=>({_34:!0,id:a,title:d,number:e,ink:[g,i],boxes:[]})),WF=new Map(Yf.map(a=>[a.id,a]))
if(G.laneOf){let a=0
for(let d=0;d<G.laneOf.length;d+=2){for(let e=G.laneOf[d+1];e;e-=1)P[a++].lane=Yf[G.laneOf[d]]||null}
T.forEach((d,e)=>{d.lane=Yf[G.laneOfFamily[e]]||null})
for(let d of P)d.lane?.boxes.push(d)}
let WE=[]
for(let a of G.labels){let d=a[0]===null?null:a[0]<0?T[-1-a[0]]:P[a[0]],e=a[4]
if(e===undefined)e=d._22?d.id:d.label
if(e===1)e=Xy(d.className.replace(/^.*\./,''))
let g={role:a[1]&15,sign:(a[1]>>4)-1,x:a[2]+(d?d.x:0),bottom:a[3]+(d?d.y:0),text:I(e),room:999},i=d?d.labels:WE,j=i[i.length-1]
if(d)g.room=d.x+d.w-g.x-2
if(j&&Zz(j.bottom-g.bottom)<2&&j.x<g.x)j.room=g.x-j.x-(g.sign<0?3:17)
i.push(g)}
function Xw(a,d){let[e,g]=[0,0],i=d.map((j,k)=>(k%2?g+=j:e+=j))
return Object.assign(a,{points:i,...Xv(i)})}
function Xv(a){let[d,e]=[Infinity,Infinity],[g,i]=[-d,-e]
for(let j=0;j<a.length;j+=2){d=N(d,a[j])
g=U(g,a[j])
e=N(e,a[j+1])
i=U(i,a[j+1])}
return{left:d,top:e,right:g,bottom:i}}
let Yz=G.lines.map(([a,d,e,...g])=>Xw({presents:a>2,sign:a-3,from:P[d],to:a>2?T[e]:P[e],_81:a===2?'select':''},g)),Xu=Yz.filter(a=>a.presents),Vf=Yz.filter(a=>!a.presents),Zy=a=>(typeof a==='number'?P[a]:a===null?null:{id:a,_51:!0}),Ve=['the nearest context, from the caller upward','no context up to the root, so the root',"the root of the caller's family",'another family presents already or covers the context, so it was passed on'],Zf=G.presentations.map(a=>{let d=Zy(a[1]),e=typeof a[2]==='number'?P[a[2]]:null,g={from:d,_5:e?e._5:null,_6:e?e._5.id:a[2],style:a[3],_72:[],place:Zg(a,5)}
g.id=a[0]||`${d?d.id:''}->${g._6}`
for(let i=0;i<a[4].length;i+=2){g._72.push({controller:Zy(a[4][i]),_74:Ve[a[4][i+1]]})}
if(d&&!d._51)d._78.push(g)
return g}),YM=(new Map(T.map(a=>[a,[]])))
for(let a of Zf)if(a._5)YM.get(a._5).push(a)
let Ye=G.pushes.map(a=>{let d={from:Zy(a[0]),to:Zy(a[1]),_1:Zy(a[2]),kind:['push','showDetail','show'][a[3]],place:Zg(a,4)}
if(d.from&&!d.from._51)d.from.pushes.push(d)
if(d.to&&!d.to._51)d.to._73.push(d)
return d}),Yy=['setRoot','select','dismiss','pop','popToRoot'],Vd=(G.moves||[]).map(([a,d,e])=>{let g={from:Zy(a),to:Zy(d),kind:Yy[e]}
g.from.moves?.push(g)
if(e<2)g.to._68?.push(g)
return g}),Xt=new Map(),Vc=(G.any||[]).map(([a,d,...e])=>{let g={to:P[a],_81:d}
for(let i=0;i<e.length;i+=2){for(let j of P.slice(e[i],e[i+1]))Xt.set(j,[...(Xt.get(j)||[]),g])}
return g})
G.on?.forEach((a,d)=>a.forEach((e,g)=>{[P,Zf,Ye,Vd,Vc][d][g].on=e}))
let WD=G.references.map(a=>({from:P[a[0]],to:T[a[1]]})),Vb=WD.filter(a=>a.to),WC=['error','warning','note'],YW=G.diagnostics.map(a=>{let d=Zy(a[3]),e=d&&!d._51?d:null
if(e){e._7+=1
e._5._7+=1
if(a[1]!=='note')e._5._64=!0}
return{id:a[0],_77:a[1],message:a[2],box:e,help:a[4],place:a.length>5?Zg(a,5):null}}).sort((a,d)=>WC.indexOf(a._77)-WC.indexOf(d._77)),Yx=(new Map())
for(let a of P){if(a.screen<0)continue
if(!Yx.has(a.screen))Yx.set(a.screen,[])
Yx.get(a.screen).push(a)}
let WB={navigationController:a=>Xs(a,1),tabBarController:a=>Xs(a,2),splitViewController:a=>Xs(a,3)}
function Xs(a,d){let e=a.parent
while(e&&e.kind!==d)e=e.parent
return e}
let Zt=a=>[...new Set(a)],WA=a=>Zt(YM.get(a._5).flatMap(d=>d._72.map(e=>e.controller))),Yd=(new Map())
for(let a of Zf){for(let{controller:d}of a._72){if(d._51)continue
if(!Yd.has(d))Yd.set(d,[])
Yd.get(d).push(a._5?a._5.root:{id:a._6,_51:!0})}}
let Wz=a=>Zt([...Va(a)].flatMap(d=>Yd.get(d)||[]))
function*Va(a){for(let d=a;d;d=d.parent)yield d}
function Xr(a){let d={boxes:new Set(a),families:new Set()}
for(let e of a){d.families.add(e._5)
for(let g=e.parent;g&&!d.boxes.has(g);g=g.parent)d.boxes.add(g)}
return d}
function Xq(a){return a.children.flatMap(d=>[d,...Xq(d)])}
let S=document.getElementById('map'),UZ=matchMedia('(prefers-reduced-motion: reduce)'),E={x:0,y:0,scale:1,width:0,height:0},Wy=4,Yw=0,YL=16,Wx=()=>N(1,0.5*N(E.width/Yv().w,E.height/Yv().h))||0.01,Zx=(a,d,e)=>U(d,N(e,a)),YK=(a,d)=>[(a-E.x)/E.scale,(d-E.y)/E.scale]
function YV(){let{width:a,height:d}=S.getBoundingClientRect(),e=window.devicePixelRatio||1
S.width=Zq(a*e)
S.height=Zq(d*e)
E.x+=(a-E.width)/2
E.y+=(d-E.height)/2;
[E.width,E.height]=[a,d]
Zp()}
function YU(a,d=E.width/2,e=E.height/2){cancelAnimationFrame(Yw)
if(UY(a,d,e))return
let g=Zx(E.scale*a,Wx(),Wy)
E.x=d-(d-E.x)*g/E.scale
E.y=e-(e-E.y)*g/E.scale
E.scale=g
Xp()
Zp()}
function Yu(a,d){cancelAnimationFrame(Yw)
E.x+=a
E.y+=d
Xp()
Zp()}
function Xo(a=Yv(),d=1.25,e=!1){let g=N((E.width-2*YL)/a.w,(E.height-2*YL)/a.h,d)
YJ(E.width/2-(a.x+a.w/2)*g,E.height/2-(a.y+a.h/2)*g,g,e)}
function Xn(a){let d=YT(a)
if(!d)return
let e=U(E.scale,0.8),[g,i]=[d.x*E.scale+E.x,d.y*E.scale+E.y],j=g>=0&&i>=0&&g+N(d.w,120)*E.scale<=E.width&&i+N(d.h,24)*E.scale<=E.height
if(j&&e===E.scale)return
let[k,l]=[N(d.w,E.width/e),N(d.h,E.height/e)]
YJ(E.width/2-(d.x+k/2)*e,E.height/2-(d.y+l/2)*e,e)}
function YJ(a,d,e,g=!1){cancelAnimationFrame(Yw)
if(g||UZ.matches){Object.assign(E,{x:a,y:d,scale:e})
return Zp()}
let i={...E},j=performance.now(),k=l=>{let m=Zx((l-j)/200,0,1),q=m*(2-m)
E.scale=i.scale*(e/i.scale)**q
let r=e===i.scale?q:(E.scale-i.scale)/(e-i.scale)
E.x=i.x+(a-i.x)*r
E.y=i.y+(d-i.y)*r
Zp()
if(m<1)Yw=requestAnimationFrame(k)}
Yw=requestAnimationFrame(k)}
function Ww(a,d){if(D._71)return UX(D._71,a,d)
let e=k=>a>=k.x&&d>=k.y&&a<k.x+k.w&&d<k.y+YI(k).h,g=T.find(e)
if(!g||g._18||E.scale<W.frames)return g||null
let i=null,j=g.root?[g.root]:[]
while(j.length){let k=j.find(e)
if(!k)break
i=k
j=k._18?[]:k.children}
return i||g}
function Xm(a,d){let[e,g]=YK(a,d)
return Ww(e,g)}
function UW(a,d){let e=YT(D.selected)
if(!e)return
let g=({x:r,y:s,w:t,h:u})=>[r+t/2,s+u/2],[i,j]=g(e),k=D.selected._22,l=D._71?D._71.things:(k?T:P).map(r=>({...YI(r),_79:r})),[m,q]=[(null),Infinity]
for(let{_79:r,...s}of l){let t=r._34||r===D.selected||r._22!==k&&(r._22||k)||!k&&r.children?.length,[u,v]=[g(s)[0]-i,g(s)[1]-j],A=u*a+v*d,B=A+2*Zz(u*d+v*a)
if(!t&&A>1&&B<q)[m,q]=[r,B]}
if(m)Zs(YS(m).link,J.focus)}
function UV(a,d,e){let g=new Map(),i=0,j=l=>{let m=S.getBoundingClientRect()
return[l.clientX-m.left,l.clientY-m.top]}
L(S,'wheel',l=>{l.preventDefault()
let m=l.deltaMode===1?16:1
if(l.ctrlKey||l.metaKey)return YU(Math.exp(-Zx(l.deltaY*m,-120,120)*0.01),...j(l))
if(l.shiftKey&&!l.deltaX)Yu(-l.deltaY*m,0);else Yu(-l.deltaX*m,-l.deltaY*m)},{passive:!1})
L(S,'pointerdown',l=>{S.setPointerCapture(l.pointerId)
g.set(l.pointerId,j(l))
if(g.size===1)i=0})
L(S,'pointermove',l=>{let[m,q]=j(l),r=g.get(l.pointerId)
if(!r)return a(Xm(m,q),m,q)
i+=Zz(m-r[0])+Zz(q-r[1])
if(g.size===2){let[,s]=([...g].find(([u])=>u!==l.pointerId)),t=Yh(r[0]-s[0],r[1]-s[1])||1
YU(Yh(m-s[0],q-s[1])/t,(m+s[0])/2,(q+s[1])/2)
Yu((m-r[0])/2,(q-r[1])/2)}else if(i>3){S.classList.add('moving')
a(null,-99,-99)
Yu(m-r[0],q-r[1])}
g.set(l.pointerId,[m,q])})
let k=l=>{if(!g.delete(l.pointerId))return
S.classList.remove('moving')
if(l.type==='pointerup'&&i<=3&&g.size===0){let[m,q]=j(l),[r,s]=YK(m,q)
d(r,s)}}
L(S,'pointerup',k)
L(S,'pointercancel',k)
L(S,'pointerleave',l=>l.pointerType==='touch'||a(null,-99,-99))
L(S,'dblclick',l=>{let[m,q]=j(l)
e(Xm(m,q))})}
let UU=38,YI=a=>(a._18?{x:a.x,y:a.y,w:a.w,h:N(a.h,UU)}:a)
function Xl(a){if(a._22||a._5._18)return a._22?a:a._5
let d=a
for(let e=a;e;e=e.parent)if(e._18)d=e
return d}
function Wv(a){if(!a||D._71||!(a._22||a.children?.length))return
a._18=!a._18
Zw(`${a.id} ${a._18?'collapsed':'expanded'}`)
UT()
Yc()
K('collapse')?.focus()
Zp()}
function UT(){for(let a of[...T,...P])a._67=0
for(let a of Yz){let[d,e]=[Xl(a.from),Xl(a.to)]
a.way??=a.points
a._33=d===e
let g=d._18?Wu(a.way,YI(d)):a.way
a.points=e._18?Wu(g.reduceRight(Wt,[]),YI(e)).reduceRight(Wt,[]):g
if(d._18&&!a._33)d._67+=1
Object.assign(a,Xv(a.points))}}
let Wt=(a,d,e,g)=>(e%2?a:[...a,g[e],g[e+1]])
function Wu(a,d){let[e,g,i]=a,j=N(g,d.y+d.h-8),k=i>e?d.x+d.w:d.x
if(a.length>4)return[k,j,i,j,...a.slice(4)]
let l=(k+i)/2
return j===g?[k,g,...a.slice(2)]:[k,j,l,j,l,g,...a.slice(2)]}
let F=S.getContext('2d',{alpha:!1}),Ws={frames:0.14,text:0.45},US={frames:0.04,text:0.2},W={...Ws},YH="Helvetica, Arial, 'Liberation Sans', sans-serif",Wr=0.16,UR=90,D={selected:null,_11:null,lit:null,focus:null,_76:null,level:'places',_71:null,_8:null,back:null,at:'',_70:'',before:'',_14:!1,line:null,path:null,walks:[]},M={},Xk=!1
function Xj(){let a=getComputedStyle(document.documentElement),d=g=>a.getPropertyValue('--'+g).trim(),e=g=>({fill:d(g+'-fill'),border:d(g+'-border'),text:d(g+'-text')})
M={_19:!document.documentElement.classList.contains('printing')&&matchMedia('(prefers-color-scheme: dark)').matches,_5:e('family'),shown:e('shown'),_66:XB.map((g,i)=>e('kind'+i))}
for(let g of['page','note','presentation','presents','pushes','focus','heard','visible','warning','note-mark','added','removed','moved','changed']){M[g]=d(g)}}
function Zp(){if(Xk)return
Xk=!0
requestAnimationFrame(()=>{Xk=!1
UQ()})}
let Wq={1:'note',2:'note',3:'presentation',4:'presentation',5:'presentation',7:'note'},Ze=a=>{F.globalAlpha=a?1:Wr},Xi=a=>!D.lit||D.lit.boxes.has(a),Yt=a=>!D.lit||D.lit.families.has(a),Xh=a=>(a._22?Yt(a):X(a).some(Xi)),Wp=a=>(a.windows.length?M.shown:M._5)
function UP(a){if(a._5._18)return!0
for(let d=a.parent;d;d=d.parent)if(d._18)return!0
return!1}
function UQ(){Wo(S.width/(E.width||1))}
function Wo(a){F.setTransform(a,0,0,a,0,0)
Ze(!0)
F.fillStyle=M.page
F.fillRect(0,0,E.width,E.height)
F.setTransform(E.scale*a,0,0,E.scale*a,E.x*a,E.y*a)
let[d,e]=YK(0,0),[g,i]=YK(E.width,E.height)
if(D._71){UO(D._71,{x:d,y:e,right:g,bottom:i})
return Wn(T.filter(j=>D._71?._75.has(j)))}
UN(d,e,g,i)
if(E.scale<W.text)UM(a)}
function UN(a,d,e,g){let i=m=>m.x<e&&m.y<g&&m.x+m.w>a&&m.y+m.h>d,j=m=>m.left<=e&&m.top<=g&&m.right>=a&&m.bottom>=d,k=T.filter(i),l=D.lit?[!1,!0]:[!0]
for(let m of l){let q=k.filter(r=>Yt(r)===m)
Ze(m)
UL(q)
if(E.scale>=W.text)UK(q)
if(E.scale>=W.frames)for(let r of q)UJ(r,i)}
for(let m of l){let q=r=>!r._33&&j(r)&&UI(r)===m
Ze(m)
if(E.scale>=W.frames)Xg(Vf.filter(q),M.pushes,0.9,3.5)
for(let r of UH){let s=r.filter(q)
if(s.length)UG(s)
if(E.scale>=W.text)for(let t of s)Wm(t,t.points[0]-15,t.points[1]-5)}}
Ze(!D.lit)
F.beginPath()
for(let[m,q]of E.scale<W.text?[]:G.dots)F.roundRect(m-2.4,q-2.4,4.8,4.8,2.4)
F.fillStyle=Ys(R.subject)
F.fill()
Ze(!0)
for(let m of WE)Xf(m,M._66[0].text)
UF()
Wn(k)}
let UH=[...new Set(Xu.map(a=>a.sign))].map(a=>Xu.filter(d=>d.sign===a))
function UG(a){let{sign:d}=a[0]
for(let e of(d===8?Yb('setRoot'):[Wl(d,R.subject)])){if(e.dash&&E.scale>=W.frames)F.setLineDash(e.dash)
Xg(a,Ys(e.stroke),e.width,6)
F.setLineDash([])}}
function Wm(a,d,e){F.translate(d,e)
a.mark??=UE(a.sign)
Ya(a.mark,{x:-9,y:-9,right:99,bottom:99})
F.translate(-d,-e)}
function UI(a){if(!D.lit)return!0
if(D.lit.pairs)return Wk(a)
return D.lit.boxes.has(a.from)&&(a.presents?D.lit.families:D.lit.boxes).has(a.to)&&(!a.presents||!a.to.root||D.lit.boxes.has(a.to.root))}
function Wj(a,d){let{x:e,y:g,w:i,h:j}=YI(a)
if(E.scale<W.text)F.rect(e,g,i,j)
else F.roundRect(e,g,i,j,d)}
function UL(a){let d=E.scale<W.frames,e=g=>(d&&g.root?M._66[g.root.kind]:Wp(g))
for(let g of[M._5,M.shown,...M._66]){F.beginPath()
for(let i of a)if(e(i)===g)Wj(i,7)
F.fillStyle=g.fill
F.fill()
F.strokeStyle=g.border
F.lineWidth=U(1,0.6/E.scale)
F.stroke()}}
function UJ(a,d){for(let e of a.boxes){if(!d(e)||UP(e))continue
Ze(Xi(e))
let g=M._66[e.kind]
F.beginPath()
Wj(e,4)
F.fillStyle=g.fill
F.fill()
F.strokeStyle=g.border
F.lineWidth=U(1,0.5/E.scale)
if(e._29)F.setLineDash([3,2])
F.stroke()
F.setLineDash([])
if(E.scale<W.text)continue
if(e.kind)UD(e,g.border)
let i=e.kind>0||e.children.length>0
for(let j of Wi(e)){let k=`${e._29?'italic ':''}${i?'bold ':''}`
Xf(j,g.text,k)}
if(e._18)Wh(e,Xq(e).length,g.text)}}
let UC=['','M.5.5h9v9h-9ZM.5 3h9M.5 2h9M.5 1h9','M.5.5h9v9h-9ZM.5 7h9M.5 8h9M.5 9h9','M.5.5h9v9h-9ZM1 .5v9M2 .5v9M3 .5v9','M.5.5h6v9h-6ZM6.5 2h3v6h-3']
function UD(a,d){F.save()
F.translate(a.x+6,a.y+4)
F.strokeStyle=d
F.lineWidth=1
F.stroke(Wg(UC[a.kind]))
F.restore()}
function Xf(a,d,e='',g=11){let i=a.role===Xz.heading
if(E.scale<(i?0.4:W.text))return
let j=a.role===Xz.name
F.font=`${i?'bold 12':j?e+g:9}px ${YH}`
F.fillStyle=Wq[a.role]?M[Wq[a.role]]:d
F.fillText(a.text,a.x,a.bottom-3,a.room)
if(a.sign>=0)Wm(a,a.x-15,a.bottom-11.5)}
let Wi=a=>(a._18?a.labels.filter(d=>d.role===Xz.name):a.labels)
function Wh(a,d,e){F.font=`9px ${YH}`
F.fillStyle=e
F.fillText(`${d} inside`,a.x+8,a.y+32)
if(a._67<2)return
F.textAlign='right'
F.fillText(`×${a._67}`,a.x+a.w-20,a.y+32)
F.textAlign='start'}
function UK(a){for(let d of a){let e=Wp(d).text
for(let g of Wi(d))Xf(g,e,'bold ',12)
if(d._18)Wh(d,d.boxes.length,e)}}
function Xg(a,d,e,g){if(!a.length)return
F.beginPath()
for(let{points:k}of a){F.moveTo(k[0],k[1])
for(let l=2;l<k.length-2;l+=2){if(E.scale<W.text)F.lineTo(k[l],k[l+1])
else F.arcTo(k[l],k[l+1],k[l+2],k[l+3],UB(k,l))}
F.lineTo(k[k.length-2],k[k.length-1])}
let i=E.scale<W.frames,j=F.globalAlpha
F.strokeStyle=d
F.lineWidth=U(e,0.6/E.scale)
if(i)F.globalAlpha*=0.6
F.stroke()
F.globalAlpha=j
if(i)return
F.beginPath()
for(let{points:k}of a){let[l,m]=k.slice(-2)
Wf(l,m,Math.sign(l-k[k.length-4]),Math.sign(m-k[k.length-3]),g)}
F.fillStyle=d
F.fill()}
function UB(a,d){let e=g=>Zz(a[g+2]-a[g])+Zz(a[g+3]-a[g+1])
return N(4,e(d-2)/2,e(d)/2)}
function Wf(a,d,e,g,i){F.moveTo(a,d)
F.lineTo(a-e*i-g*i*0.55,d-g*i+e*i*0.55)
F.lineTo(a-e*i+g*i*0.55,d-g*i-e*i*0.55)
F.closePath()}
let YR=[[],[1.5,3],[6,4],[7,3,1.5,3],[3,2]]
function UA(a,d,e){let g=a.items.map(q=>Uz(q,d)),i=a.things.flatMap(([q,r,s,t,u,v])=>{if(q===4&&!e)return[]
let A=Yr(q,r)||(e&&{id:r,_51:!0,boxes:[]})
return A?[{_79:A,x:s,y:t,w:u,h:v}]:[]}),j=a.things.some(([q])=>q===3)?[3,0]:[1,0],k=q=>j.map(r=>Yr(r,q)).find(Boolean)||[],l=new Map(a.sets.map(([q,...r])=>[`set ${q}`,r])),m=a.lines.map(([q,r,s,t,...u])=>Xw({presents:!/^(pu|sel)/.test(q),count:t,_81:q==='select'?q:'',from:(l.get(r)||[r]).flatMap(k),to:(/^(pu|sel)/.test(q)?Yr(1,s):Yr(0,s))||Yr(1,s)},u))
return We(g,i,m,{x:0,y:N(...i.map(q=>q.y))-12,right:a.size[0],bottom:a.size[1]})}
function We(a,d,e,{x:g,y:i,right:j,bottom:k}){let l=new Map(d.map(m=>([m._79,m])).reverse())
return{items:a,things:d,lines:e,_75:l,bounds:{x:g,y:i,w:j-g,h:k-i}}}
function Yr(a,d){return a===0?YC.get(d):a===1?WI.get(d):a===2?WG.get(d):a===3?WF.get(d):Xx.get(d)}
function Uz([a,...d],{looks:e,fonts:g}){if(a<0){let[m,q,r,s]=(d)
return XZ(g[-1-a],m,q,s,r)}
if(typeof d[0]==='string')return Xe(e[a],d[0])
let[i,j,k,l]=(d)
return{look:e[a],x:i,y:j,w:k,h:l}}
let XZ=(a,d,e,g,i)=>({font:a,text:I(g),x:d,y:e-a.size,w:i,h:a.size*1.3})
function Xe(a,d){let[e,g]=[0,0],i=[]
for(let q of d.match(/[a-y][^a-z]*/g)||[]){let r=q.match(/-?[\d.]+/g)||[]
i.push(e+=Number(r[r.length-2]),g+=Number(r[r.length-1]))}
let{left:j,top:k,right:l,bottom:m}=Xv(i)
return{look:a,path:d,x:j-3,y:k-3,w:l-j+6,h:m-k+6}}
let Uy=G.pictures&&{looks:G.pictures.looks.map(([a,d,e,g,i])=>({fill:G.pictures.inks[a],stroke:G.pictures.inks[d],width:e,dash:YR[g],radius:i})),fonts:G.pictures.fonts.map(([a,d,e])=>Zd(a,G.pictures.inks[e],d))}
function Zd(a,d,e=0){return{size:a,ink:d,css:`${e&2?'italic ':''}${e&1?'bold ':''}${a}px ${YH}`}}
let Ys=a=>a[M._19?1:0]
function Ux(a){let d=Wd([...a.things].sort((g,i)=>g.w*g.h-i.w*i.h)),e=Wd(a.lines)
for(let g of a.items){let[i,j]=[g.x+g.w/2,g.y+g.h/2],[k,l]=g.path?(g.path.match(/-?[\d.]+/g)||[]).map(Number):[i,j],m=g.path||g.look&&g.w<5?(e[l>>8]||[]).filter(q=>Wc(q,k,l,1)<1):[]
g.owners=m.length?m:(d[j>>8]||[]).filter(q=>g.w<q.w+8&&g.h<q.h+8&&i>=q.x&&j>=q.y&&i<=q.x+q.w&&j<=q.y+q.h).slice(0,1).map(q=>q._79)}}
function Wd(a){let d=[]
for(let e of a)for(let g=(e.top??e.y)>>8;g<=(e.bottom??e.y+e.h)>>8;g+=1)(d[g]||=[]).push(e)
return d}
function UO(a,d){if(!D.lit)return Ya(a.items,d)
if(!a.lit)Ux(a)
if(a.lit?.by!==D.lit)a.lit={by:D.lit,things:new Set([...a.things.map(g=>g._79).filter(Xh),...a.lines.filter(Uw)])}
let{things:e}=a.lit
for(let g of a.items){Ze(g.owners.some(i=>e.has(i)))
Ya([g],d)}
Ze(!0)
for(let g of a.lines)if(e.has(g))XY(g,M.focus,1.5)}
function Ya(a,d){for(let e of a){if(e.x>d.right||e.y>d.bottom||e.x+e.w<d.x||e.y+e.h<d.y)continue
if(e.font){if(e.font.size*E.scale<2.6)continue
F.font=e.font.css
F.fillStyle=Ys(e.font.ink)
F.fillText(e.text,e.x,e.y+e.font.size,e.w)}else if(U(e.w,e.h)*E.scale>1.5){Uv(e)}}}
function Uv({look:a,path:d,x:e,y:g,w:i,h:j}){let k
if(d){k=Wg(d)}else{F.beginPath()
F.roundRect(e,g,i,j,a.radius)}
if(a.fill){F.fillStyle=Ys(a.fill)
if(k)F.fill(k);else F.fill()}
if(!a.stroke)return
F.strokeStyle=Ys(a.stroke)
F.lineWidth=a.width
if(a.dash.length)F.setLineDash(a.dash)
if(k)F.stroke(k);else F.stroke()
if(a.dash.length)F.setLineDash([])}
let Wb=new Map()
function Wg(a){let d=Wb.get(a)||Object.assign(new Path2D(a),{source:a})
Wb.set(a,d)
return d}
let Uw=a=>(D.lit.pairs?Wk(a):a.from.some(Xh)&&Xh(a.to))
function UX(a,d,e){let g=null
for(let i of a.things){if(i._79._34||i._79._51||d<i.x||e<i.y||d>i.x+i.w||e>i.y+i.h)continue
if(!g||i.w*i.h<=g.w*g.h)g=i}
return g&&YS(g._79)}
let YS=a=>(a._46&&a.boxes.length===1?a.boxes[0]:a)
function YT(a){let{_71:d}=D,e=X(a)
if(!d)return a._46||a._15?e[0]:a
let g=d._75.get(a)
if(g)return g
for(let i=e[0];i;i=i.parent){let j=d._75.get(i.name)
if(j)return j}
return(e[0]&&(d._75.get(e[0]._5)||d._75.get(e[0].lane)))||null}
let X=a=>(a.boxes?a.boxes:[a]);
let Zo={}
for(let a of['overview','screens','overviewBefore','screensBefore','placesBefore']){if(G.pictures?.[a])Zo[a]=UA(G.pictures[a],Uy,a.endsWith('Before'))}
let Y=['overview','screens','places'].filter(a=>a==='places'||Zo[a]),Uu={overview:1.8,screens:2.6,places:Infinity},Xd=7/11,Wa=a=>Zo[a]?.bounds||{x:0,y:0,w:G.size[0],h:G.size[1]},Yv=()=>(D._71?D._71.bounds:Wa('places')),Xc=({w:a,h:d})=>N((E.width-2*YL)/a,(E.height-2*YL)/d,1.25)
function Ut(){if(G.level||Y.length===1)return'places'
return Xc(Wa(Y[1]))>=Xd?Y[1]:Y[0]}
function Yq(a){D.level=Y.includes(a)?a:Y[Y.length-1]
D.before=J.before
D._71=J.before&&(Zo[D.level+'Before']||Zo.placesBefore)||Zo[D.level]||null
VZ(!!J.before)
for(let d of Y)K(`level-${d}`).setAttribute('aria-pressed',String(d===D.level))
Xb()}
let Xa=''
function VZ(a){D._14=a
K('before').setAttribute('aria-pressed',String(a))
K('summary').textContent=a?'before':Xa}
function Zn(a=!1){YV()
let d=Yv(),e=Xc(d)
if(D.level!=='overview'||D.focus||e>=Xd)return Xo(d,1.25,a)
let g=N(1,(E.width-2*YL)/d.w)
YJ(E.width/2-(d.x+d.w/2)*g,YL-d.y*g,g,a)}
function UY(a,d,e){let g=Y.indexOf(D.level)
if(D.focus)return!1
if(a>1&&g<Y.length-1&&E.scale*a>Uu[D.level]){let i=Xm(d,e)
WZ(Y[g+1])
let j=i&&YT(i)
if(!j)Zn(!0)
else Us(j,d,e,U(Xd,N(1,E.width/j.w)))
return!0}
if(a<1&&g>0&&E.scale<0.7*Xc(Yv())){WZ(Y[g-1])
Zn(!0)
return!0}
return!1}
function Us(a,d,e,g){YJ(d-(a.x+N(a.w/2,60))*g,e-(a.y+N(a.h/2,12))*g,g,!0)}
function WZ(a){Yq(a)
J.level=D.level
D._11=null
Zw(`Level ${D.level}`)
Xp()}
function Ur(a){if(D.focus)Zv({focus:0})
if(a===D.level)return Zn()
let d=D.selected
WZ(a)
Zn(!0)
if(d)Xn(d)}
let R={page:['#ffffff','#14181d'],text:['#1f2933','#e6ebf1'],muted:['#52606d','#aab5c1'],push:['#6b7785','#8f9ba8'],edge:['#7b8894','#74818e'],strong:['#39434e','#b9c4cf'],subject:['#b3400c','#ffab80']},Zj={head:Zd(16,R.text,1),name:Zd(12,R.text,1),row:Zd(11.5,R.text),inserted:Zd(11.5,R.text,2),note:Zd(9.5,R.muted),number:Zd(10,R.page,1)},Uq=[/^fullScreen/,/^overFullScreen/,/^(automatic|pageSheet)/,/^formSheet/,/^popover/,/urrentContext/,/^custom/],Up=['fullScreen','overFullScreen','pageSheet','formSheet','popover','context','custom','chosen by the system'],XX=a=>(a.includes('unknown')?7:U(0,Uq.findIndex(d=>d.test(a)))),Uo=(a,d)=>(a.map((e,g)=>'#'+[1,3,5].map(i=>{let[j,k]=[e,R.page[g]].map(l=>parseInt(l.slice(i,i+2),16))
return Zq((j*d+k*(100-d))/100).toString(16).padStart(2,'0')}).join(''))),WY=a=>({width:1,dash:[],radius:4,...a}),Zi=(a,d,e,g,i,j)=>a.push({look:WY(d),x:e,y:g,w:i,h:j})
function Yp(a,d,e,g,i,j,k=!1){F.font=d.css
let l=I(i),m=()=>F.measureText(l).width
while(l.length>2&&m()>j)l=l.slice(0,-2).trimEnd()+'…'
let q=N(m(),j)
a.push(XZ(d,k?e-q:e,g,l,q))
return q}
function XW(a,d,e){let g=`m${e[0]} ${e[1]}`
for(let i=2;i<e.length;i+=2)g+=`l${e[i]-e[i-2]} ${e[i+1]-e[i-1]}`
a.push(Xe(WY(d),g+(d.fill?'z':'')))}
function Yo(a,d,e,g){let[i,j,k,l]=e,m=e.length-2,q=`m${i} ${j}`
if(e.length===4){q+=`l${k-i} ${l-j}`}else{let[t,u]=[e[m+1]-j,Math.sign(e[m+1]-j)],v=N(5,Zz(t)/2)
q+=`l${k-i-v} 0q${v} 0 ${v} ${u*v}l0 ${t-2*u*v}q0 ${u*v} ${v} ${u*v}l${e[m]-k-v} 0`}
a.push(Xe(WY(d),q))
let[r,s]=[e[m],e[m+1]]
if(!g)XW(a,{fill:d.stroke},[r,s,r-7,s-3,r-7,s+3])}
function XV(a,d,e,g,i){Zi(a,{fill:d?R.page:i,stroke:i,width:1.1,radius:1.5},e+0.5,g+0.5,11,9)
let[j,k,l,m]=[[0,0,0,0],[2.6,2.6,6.8,4.8],[0.5,3.4,11,6.1],[3.1,3,5.8,4.2],[3.6,2.2,6.2,3.8],[6,0.5,5.5,9]][d]||[0,0,0,0]
if(l)Zi(a,{fill:i,radius:0.6},e+j,g+k,l,m)
if(d===4)XW(a,{fill:i},[e+5,g+5.5,e+6.6,g+6,e+5,g+8.2])
if(d===6)XW(a,{fill:i},[e+6,g+1.8,e+9.2,g+5,e+6,g+8.2,e+2.8,g+5])
if(d===7)a.push(XZ({...Zd(8.2,i,1)},e+3.5,g+8.2,'?',5))}
function UE(a){let d=[],e=R.subject
if(a<8)XV(d,a,0,0,e)
else for(let g of Yb('setRoot'))Yo(d,g,[0,5,12,5])
return d}
function WX(a,d,e,g){if(d._15){XW(a,{fill:R.strong},[e,g-7,e+7,g,e,g+7,e-7,g])}else if(d._34){Zi(a,{fill:d.ink,radius:8},e-8,g-8,16,16)
F.font=Zj.number.css
let i=F.measureText(d.number).width
a.push(XZ(Zj.number,e-i/2,g+3.6,d.number,i))}else{return!1}
return!0}
let Wl=(a,d)=>({stroke:d,width:a<2?2:1.3,dash:YR[{4:1,5:2,6:3}[a]||0]}),Yb=a=>(a==='setRoot'?[{stroke:R.strong,width:3.4},{stroke:R.page,width:1.4}]:[{stroke:R.push,width:0.8,dash:YR[a==='select'?0:4]}]);
let Zc=a=>(D.level==='places'?a:a.name)
function Un(a){let[d]=X(a)
if(a.block)return a.block
return d.lane&&d._5.windows.length?d.lane:d._5}
function VY(a){if(a._22){let e=g=>D.level==='places'||g.name===g||!g.name.block&&g.name.boxes[0]._5===a
return new Set(X(a).filter(e))}
let d=new Set(X(a))
for(let e of d)if(!a._15&&(e.kind===0||e.kind===4))for(let g of e.children)d.add(g)
return d}
function VX(a){let d=a._72.map(g=>g.controller).filter(g=>!g._51&&a.from&&g!==Um(a.from)).map(g=>g.label),e=Zt(d)
return[a.style.replace(/^automatic( \(.*\))?$/,g=>(g.includes('unknown')?'chosen by the system':'automatic')),e.length?`over ${e.length<3?e.join(', '):`${e[0]} and ${e.length-1} more`}`:''].filter(Boolean).join(' ')}
let Um=a=>a._5.root
function Ul(a){let d=new Map()
for(let e of a){for(let g of e._78)Zb(d,e,g._5||{id:g._6,link:g._6,_51:!0},'presents',VX(g),g.style)
for(let{to:g,kind:i}of e.moves)Zb(d,e,g._51?g:i==='setRoot'?g._5:Zc(g),i,i)
for(let{to:g}of e.pushes)if(g)Zb(d,e,g._51?g:Zc(g),'pushes','pushes')}
return[...d.values()]}
function Uk(a){for(let d=a;d.parent;d=d.parent)if(d.parent.kind===1&&d.parent.children[0]!==d)return!1
return!0}
function Zb(a,d,e,g,i,j=''){if(!d)return
let k=d._51?d:Zc(d)
a.set(`${Zh(k)}|${e.link}|${g}|${i}`,{from:k,to:e,kind:g,_81:i,style:j})}
function VW(a,d){let e=new Map()
for(let g of a._22?[a.root]:X(a)){if(!a._22)for(let k of g._73)if(!d.has(k.from))Zb(e,k.from,a,'pushes','pushes')
for(let{from:k,kind:l}of g._68)if((l==='setRoot')===!!a._22&&!d.has(k))Zb(e,k,a,l,l)
if(!Uk(g))continue
let{windows:i,id:j}=g._5
if(!i.length)for(let k of YM.get(g._5))Zb(e,k.from,a,'presents',VX(k)+(a._22?'':` through ${j}`),k.style)
else if(!g.parent)for(let k of i)Zb(e,{id:k.id,_51:!0,home:VV},a,'starts','starts with it')
else if(!/ pushes it$/.test(g._74))Zb(e,g.parent,a,'starts','starts with it')}
return[...e.values()]}
let Zm=224,Yn=76
function XU(a,d){let e=Zh(d),g=a.get(e)||{_79:d,rows:new Map(),ways:new Map(),x:0,y:0,h:0,at:0}
a.set(e,g)
return g}
function Ym(a,d){let e=Zh(d),g=a.rows.get(e)||{_79:d,_0:a,_4:new Map(),notes:[],_3:0,y:0,h:0}
a.rows.set(e,g)
return g}
function XT(a,d){let e=a.get(d._81)||{link:d,y:0}
a.set(d._81,e)
return e}
let VV={id:'windows',_51:!0,boxes:[]},Uj={id:'outside this map',_51:!0,boxes:[]},Zh=a=>a.link||a.id,WW=a=>a.home||(a._51?Uj:Un(a)),VU=a=>(a._51?[]:X(a))
function Ui(a,d){let e=a._22||a._15||a._46?a:Zc((a)),g=VY(e),i=new Map(),j=XU(i,e),[k]=g
for(let r of e._22||e._15?g:[...g].flatMap(s=>[s,...Xq(s)])){Ym(j,Zc((r)))._3=Zx(r._3-k._3,0,4)}
if(e._15)for(let r of j.rows.values())r._3=0
let l=[],m=Uh(j,g,d,l),q=Ug(j,g,d,l)
return Uf([...m,i,...q],j,l)}
function Uh(a,d,e,g){let i=[],j=new Set([...d].map(l=>Zh(Zc(l)))),k=VW(a._79,d)
for(let l=1;l<=e&&k.length;l+=1){let m=new Map(),q=new Map()
for(let r of k){let s=Ym(XU(m,WW(r.from)),r.from),t=l===1?XT(a.ways,r):Ym(XU(i[0],WW(r.to)),r.to)
g.push({link:r,row:s,exit:XT(s._4,r),target:t,_0:l===1?a:null})
if(!r.from._51)q.set(Zh(r.from),r.from)}
i.unshift(m)
for(let r of q.keys())j.add(r)
k=[...q.values()].flatMap(r=>VW(r,new Set(X(r)))).filter(({from:r})=>r.home!==VV&&!j.has(Zh(r)))}
return i}
function Ug(a,d,e,g){let i=[],j=new Set([a._79,...[...d].map(Zc)].map(Zh)),k=new Set(d),l=new Map([...d].map(m=>[m,a]))
for(let m=1;m<=e&&l.size;m+=1){let q=new Map(),r=new Map(),s=new Set()
for(let t of Ul(new Set(l.keys()))){let u=VT(t)
if(u&&VU(t.to).some(C=>k.has(C)))continue
let v=X(t.from).find(C=>l.has(C)),A=Ym((l.get((v))),t.from)
if(j.has(Zh(t.to))){A.notes.push(`${t.kind==='pushes'?'›':'→'} ${t.to.label||t.to.id}`)
continue}
let B=XU(q,u?WW(t.to):t.to)
g.push({link:t,row:A,exit:XT(A._4,t),target:u?Ym(B,t.to):XT(B.ways,t),_0:u?null:B})
s.add(Zh(t.to))
if(!t.to._51)for(let C of VY(t.to))if(!k.has(C))r.set(C,B)}
if(!q.size)break
i.push(q)
for(let t of s)j.add(t)
for(let t of r.keys())k.add(t)
l=r}
return i}
let VT=a=>!/^(presents|setRoot)/.test(a.kind)
function Uf(a,d,e){let g=a.map(m=>[...m.values()].reduce((q,r)=>q+Ue(r,r===d)+12,-12)),i=U(...g),j=[],k=[]
a.forEach((m,q)=>{let r=(i-g[q])/2
for(let s of m.values()){Object.assign(s,{x:q*(Zm+Yn),y:r,at:q})
Ud(s,s===d,j,k)
r+=s.h+12}})
let l=Uc(e,j)
return We(j,k,l,{x:-12,y:-12,right:a.length*(Zm+Yn)-Yn+12,bottom:i+12})}
function Ue(a,d){let e=d?34:26
for(let g of a.ways.values()){g.y=e+4
e+=15}
for(let g of a.rows.values()){Object.assign(g,{y:e,h:U(20,8+12*g._4.size)});
[...g._4.values()].forEach((i,j)=>{i.y=e+g.h/2+12*(j-(g._4.size-1)/2)})
e+=g.h+4}
a.h=e+4
return a.h}
let Ub=a=>(a._34?a.title:a._15?`${a.id}, in ${a.stacks.length} stacks`:a.label||a.id)
function Ud(a,d,e,g){let{_79:i,x:j,y:k,h:l}=a,m=d?R.subject:i._34?i.ink:i._15?R.strong:R.edge
Zi(e,{fill:Uo(m,d?5:8),stroke:m,width:d?3:1.2,radius:7},j,k,Zm,l)
g.push({_79:i,x:j,y:k,w:Zm,h:l})
let q=WX(e,i,j+17,k+13.5)?30:9
Yp(e,d?Zj.head:Zj.name,j+q,k+(d?22:17.5),Ub(i),Zm-q-8)
for(let{link:r,y:s}of a.ways.values()){let t=r.kind==='presents'
if(t)XV(e,XX(r.style),j+9,k+s-5,R.text)
Yp(e,Zj.note,j+(t?26:9),k+s+3.3,d&&r.kind==='pushes'?'is pushed':r._81,Zm-34)}
for(let r of a.rows.values())Ua(r,e,g)}
function Ua({_79:a,_0:d,_4:e,notes:g,_3:i,y:j,h:k},l,m){let[q,r,s]=[d.x+6+10*i,d.y+j,Zm-12-10*i],t=VU(a).some(A=>A._29)
Zi(l,{fill:R.page,stroke:R.edge,dash:t?YR[4]:[]},q,r,s,k)
m.push({_79:a,x:q,y:r,w:s,h:k})
let u=[...e.values()].some(({link:A})=>A.kind!=='presents')?48:20,v=Yp(l,t?Zj.inserted:Zj.row,q+7,r+(e.size>1?15:k/2+4),a.label||a.id,s-14-u)
if(g.length)Yp(l,Zj.note,q+14+v,r+(e.size>1?15:k/2+3.5),g.join(' '),s-v-22-u)
for(let{link:A,y:B}of e.values()){if(A.kind==='presents')XV(l,XX(A.style),q+s-16,d.y+B-5,R.text)
else Yp(l,Zj.note,q+s-5,d.y+B+3.3,A._81,60,!0)}}
function Uc(a,d){let e=new Map()
a.forEach(j=>{let k=(j.target),l=j._0||k._0,m=l.y+(j._0?j.target.y:k.y+k.h/2),q=`${l.at} ${m} ${j.link._81}`,r=e.get(q)||{x:l.x+(j._0?0:6),y:m,_80:[],far:0,lane:0}
r._80.push(j)
r.far=U(r.far,Zz(m-j.row._0.y-j.exit.y))
e.set(q,r)})
let g=new Map()
for(let j of e.values()){let k=j._80[0].row._0.at
g.set(k,[...(g.get(k)||[]),j])}
let i=[]
for(let[j,k]of g){k.sort((l,m)=>m.far-l.far).forEach((l,m)=>{l.lane=j*(Zm+Yn)+Zm+10+(m+0.5)*(Yn-28)/k.length})
for(let l of k)for(let m of l._80)i.push(TZ(m,l,d))}
return i}
function TZ({link:a,row:d,exit:e},{x:g,y:i,lane:j,_80:k},l){let[m,q]=[d._0.x+Zm-6,d._0.y+e.y],r=VT(a),s=Yy.includes(a.kind)?Yb(a.kind):[a.kind==='starts'?{stroke:R.push,dash:YR[1]}:Wl(r?2:XX(a.style),r?R.push:R.strong)],t=Zz(q-i)<1?[m,i,g,i]:[m,q,j,q,j,i,g,i]
s.forEach((v,A)=>Yo(l,v,t,A>0))
if(k.length>1&&t.length>4)Zi(l,{fill:s[0].stroke,radius:2.2},j-2.2,q-2.2,4.4,4.4)
let u=t.map((v,A)=>(A<2?v:v-t[A-2]))
return Xw({presents:/^[ps].*ts$/.test(a.kind),count:1,from:[d._79],to:a.to,_81:a._81},u)}
function TY(a,d){let{box:e,_52:g}=a,i=(j,k,l,m=1,q=!1)=>(WV(j,d)&&WV(k,d)?[{box:k,_52:q,_81:l,from:a,hops:a.hops+m}]:[])
return[...(g?[]:TX(e).flatMap(j=>i(j,j,'opens',0))),...(e.parent?i(e,e.parent,'',0,!0):[]),...e._78.filter(j=>j._5?.root).flatMap(j=>i(j,j._5?.root,`presents as ${j.style}`)),...e.pushes.filter(j=>j.to&&!j.to._51).flatMap(j=>i(j,j.to,'pushes')),...e.moves.filter(j=>Yy.indexOf(j.kind)<2&&!j.to._51).flatMap(j=>i(j,j.to,j.kind)),...e.children.filter(j=>j._43).flatMap(j=>i(j,j,'pushes')),...(Xt.get(e)||[]).flatMap(j=>i(j,j.to,j._81))]}
let WV=(a,d)=>((a.on??d)&d)===d,TX=a=>a.children.filter(d=>d._50),VS=a=>(a._22?[a.root].filter(Boolean):X(a))
function TW(a,d,e){let g=new Set(VS(d)),i=[new Set(),new Set()],j=[VS(a).filter(k=>WV(k,e)).map(k=>({box:k,_52:!1,_81:'',from:null,hops:0}))]
for(let k=0;k<j.length;k+=1){for(let l of j[k]||[]){let m=i[l._52?1:0]
if(m.has(l.box))continue
m.add(l.box)
if(g.has(l.box)&&!l._52)return TV(l)
for(let q of TY(l,e))(j[q.hops]||=[]).push(q)}}
return null}
function TV(a){let d=[]
for(let e=(a);e;e=e.from)d.unshift(e)
return d}
function VR(){let[a,d]=J.path.split('..').map(e=>(e?WU(e):null))
return{from:a,to:d}}
function TU(){let{from:a,to:d}=VR(),e=new Map();
(G.configurations||['']).forEach((g,i)=>{let j=a&&d&&TW(a,d,G.configurations?1<<i:0)
if(!j)return
let k=j.map(m=>`${m.box.index} ${m._81}`).join(),l=e.get(k)||{steps:j,names:[]}
l.names.push(g)
e.set(k,l)})
D.walks=[...e.values()]
D.path=e.size?D.walks.flatMap(g=>g.steps):null}
function VQ(){let{from:a,to:d}=VR()
if(!a)return[]
let e=H('button',{onclick:()=>Zv({path:''})},'Clear path')
if(!d)return[H('p',{},'A path from ',Q(a),': select where it ends. ',e)]
return[H(D.selected?'h3':'h2',{},'Path'),H('p',{},Q(a),' to ',Q(d),D.path?'. ':': no way leads there. ',e),...D.walks.flatMap(({steps:g,names:i})=>[H('p',{},`${i.length<(G.configurations?.length||1)?`On ${I(i.join(' and '))}: `:''}${g[g.length-1].hops} presentations, pushes and moves.`),H('ol',{class:'path'},...g.filter(j=>j.from&&!j._52).map(j=>H('li',{},Q(VP((j.from).box)),` ${I(j._81)} `,Q(VP(j.box)))))])]}
let VP=a=>YS(Zc(a))
function VO(a,d){let e=D._71?D._71.lines:E.scale<W.frames?Xu:Yz,[g,i]=[null,5/E.scale]
for(let j of e){let k=j._33?i:Wc(j,a,d,i)
if(k<i)[g,i]=[j,k]}
return g}
function Wc({points:a,left:d,top:e,right:g,bottom:i},j,k,l){if(j<d-l||j>g+l||k<e-l||k>i+l)return l
for(let m=2;m<a.length;m+=2){let[q,r,s,t]=a.slice(m-2,m+2)
l=N(l,Yh(j-Zx(j,N(q,s),U(q,s)),k-Zx(k,N(r,t),U(r,t))))}
return l}
function TT(a,d){let[e,g]=YK(a,d)
return VO(e,g)}
function TS(a){let d=[a.from].flat(),e=k=>k.title&&k._34?k.title:k.label||k.id,g=d.map(e),i=g.length>3?`${g.slice(0,2).join(', ')} and ${g.length-2} more`:g.join(', ')
if(!a.presents)return[`${i} ${a._81||'pushes'} ${e(a.to)}`]
if(a._81==='starts with it')return[`${i} starts with ${e(a.to)}`]
let j=VN(a).map(k=>{let l=Zt(k._72.map(m=>m.controller.label||m.controller.id))
return`${k.style}, presented by ${l.slice(0,3).join(', ')}${l.length>3?` and ${l.length-3} more`:''}`})
return[`${i} presents ${e(a.to)}${a.count>1?`, ${a.count} times`:''}`,...Zt(j).slice(0,6)]}
function VN(a){let d=a.to._22?a.to:null,e=[a.from].flat().flatMap(g=>(g._34?g.boxes.filter(i=>i._5.windows.length||i.name.block):X(g)))
return Zt(e).flatMap(g=>g._78||[]).filter(g=>g._5&&(d?g._5===d:g._5.boxes.some(i=>X(a.to).includes(i))))}
function VM(a,d,e){let g=K('tip')
g.hidden=!a
if(a){g.replaceChildren(...TS(a).map(i=>H('div',{},I(i))))
g.style.left=`${Zx(d+14,0,U(0,E.width-240))}px`
g.style.top=`${e+16>E.height-60?e-50:e+16}px`}
if(a===D.line)return
D.line=a
Zp()}
function XY({points:a},d,e){F.beginPath()
F.moveTo(a[0],a[1])
for(let g=2;g<a.length;g+=2)F.lineTo(a[g],a[g+1])
F.strokeStyle=d
F.lineWidth=U(e,e/E.scale)
F.stroke()}
let TR={style:a=>VL(a).flatMap(d=>[d.from,...(d._5?[d._5.root]:[])]),lane:a=>P.filter(d=>d.lane?.id===a),tag:a=>P.filter(d=>d.tags.includes(a)),diagnostic:a=>YW.filter(d=>d.id===a).map(d=>d.box)},VK=a=>a.style.split(' ')[0],VL=a=>Zf.filter(d=>VK(d)===a)
function TQ(){let a=K('only')
a.value=J.only
if(!a.value){a.value=''
return null}
let[d,e]=[J.only.split(':',1)[0],J.only.slice(J.only.indexOf(':')+1)],g=Xr(new Set(TR[d](e).filter(i=>i&&!i._51)))
if(d==='style')g.pairs=new Set(VL(e).map(i=>`${i.from?.index} ${i._5?.index}`))
return g}
function Wk(a){return a.presents&&[a.from].flat().some(d=>X(d).some(e=>D.lit.pairs.has(`${e.index} ${a.to.index}`)))}
function TP(){let a=(d,e,g=i=>i)=>{let i=new Map()
for(let j of e)i.set(j,(i.get(j)||0)+1)
return i.size?[H('optgroup',{label:d},...[...i].map(([j,k])=>H('option',{value:`${d}:${j}`},`${I(g(j))} (${k})`)))]:[]}
K('only').append(H('option',{value:''},'everything'),...a('style',Zf.map(VK)),...a('lane',P.flatMap(d=>d.lane?.id||[]),d=>WF.get(d)?.title),...a('tag',P.flatMap(d=>d.tags)),...a('diagnostic',YW.filter(d=>d.box).map(d=>d.id)))
L(K('only'),'change',()=>Zv({only:K('only').value}))}
function TO(){let a=d=>e=>d&&(e.to===d||e.to===d._5&&d===e.to.root||e.from===d||d._22&&e.from._5===d)
return[D._11,D.selected].flatMap(d=>Vb.filter(a(d)))}
function UF(){let a=TO()
if(!a.length)return
F.strokeStyle=F.fillStyle=M.presents
F.lineWidth=U(1.3,1.2/E.scale)
for(let d of a){let[e,g]=[XS(d.from),XS(d.to)],i=g.x+g.w/2>=e.x+e.w/2,[j,k]=[i?e.x+e.w:e.x,e.y+N(9,e.h/2)],[l,m]=[i?g.x:g.x+g.w,g.y+12],q=(i?1:-1)*U(30,Zz(l-j)*0.4)
F.beginPath()
F.setLineDash([5/N(1,E.scale),3/N(1,E.scale)])
F.moveTo(j,k)
F.bezierCurveTo(j+q,k,l-q,m,l,m)
F.stroke()
F.setLineDash([])
F.beginPath()
Wf(l,m,i?1:-1,0,U(6,5/E.scale))
F.fill()}}
function Wn(a){TN()
if(D.line)XY(D.line,M.focus,2.5)
else if(D._71&&D._11)for(let d of D._71.lines)if(d.to===D._11||d.from.some(e=>YS(e)===D._11))XY(d,M.focus,2)
if(D._76)TM()
if(D._11&&D._11!==D.selected)Za(D._11,M.focus,1.5)
if(D.selected&&D.selected!==D.focus){Za(D.selected,M.focus,2.5)
let d=D._71?[]:D.selected._46||D.selected._15?D.selected.boxes:Yx.get(D.selected.screen)||[]
for(let e of d)if(e!==D.selected)Za(e,M.focus,1.5,[4,3])}
for(let d of a)if(d._7)VJ(d,String(d._7),VI(d))}
let VI=a=>M[a._64?'warning':'note-mark']
function TM(){for(let a of D._76.visible)Za(a,M.visible,2)
for(let[a,d]of D._76.heard){Za(a,M.heard,2,[5,3])
VJ(a,String(d),M.heard)}}
function XS(a){if(D._71)return YT(a)
let d=YT(a)
return YI(!d._22&&E.scale<W.frames?d._5:Xl(d))}
function Za(a,d,e,g=[]){let i=XS(a)
if(!i)return
let j=1.5/E.scale
F.beginPath()
F.roundRect(i.x-j,i.y-j,i.w+2*j,i.h+2*j,5)
F.strokeStyle=d
F.lineWidth=e/E.scale
F.setLineDash(g.map(k=>k/E.scale))
F.stroke()
F.setLineDash([])}
function VJ(a,d,e){let g=XS(a),i=N(8,7/E.scale*1.2)
if(!g||i*E.scale<3)return
let j=D.level==='overview'&&!D.focus,[k,l]=j?[g.x+g.w/2,g.y+g.h+4]:[g.x+g.w,g.y]
if(Zz(k*E.scale+E.x-E.width/2)>E.width||Zz(l*E.scale+E.y-E.height/2)>E.height)return
F.beginPath()
F.roundRect(k-i,l-i,2*i,2*i,2)
F.fillStyle=e
F.fill()
F.font=`bold ${i*1.2}px ${YH}`
F.textAlign='center'
F.fillStyle=M.page
F.fillText(d,k,l+i*0.42)
F.textAlign='start'}
let VH=[...T].sort((a,d)=>(d.windows.length?1:0)-(a.windows.length?1:0)||d.boxes.length-a.boxes.length)
function UM(a){F.setTransform(a,0,0,a,0,0)
F.lineJoin='round'
F.lineWidth=3
let d=new Set(),e=UR,g=VH.filter(Yt)
for(let i of D.lit?[...g,...VH.filter(j=>!Yt(j))]:g){let[j,k]=[i.x*E.scale+E.x+3,i.y*E.scale+E.y+11]
if(j<-200||k<-20||j>E.width||k>E.height+20)continue
let l=i.windows.length>0
F.font=`bold ${l?12:10}px ${YH}`
i._69??=F.measureText(I(i.id).slice(0,40)).width
if(!TL(d,j,k,i._69+8))continue
if(e===0)break
e-=1
F.globalAlpha=Yt(i)?1:Wr
F.strokeStyle=M.page
F.strokeText(I(i.id).slice(0,40),j,k)
F.fillStyle=M._66[0].text
F.fillText(I(i.id).slice(0,40),j,k)}
F.globalAlpha=1}
function TL(a,d,e,g){let i=[]
for(let j of[Yi((e-9)/14),Yi((e+3)/14)]){for(let k=Yi(d/24);k<=Yi((d+g)/24);k+=1)i.push(j*4096+k)}
if(i.some(j=>a.has(j)))return!1
for(let j of i)a.add(j)
return!0}
function H(a,d={},...e){let g=document.createElement(a)
for(let[i,j]of Object.entries(d)){if(i.startsWith('on'))L(g,i.slice(2),j)
else if(j!==null&&j!==!1)g.setAttribute(i,j===!0?'':j)}
g.append(...e.filter(i=>i!==null&&i!==''))
return g}
let K=a=>document.getElementById(a),XR=K('panel'),TK=a=>'#'+encodeURIComponent(a),Yl={read:a=>{try{return localStorage.getItem('kindred-'+a)||''}catch{return''}},write:(a,d)=>{try{localStorage.setItem('kindred-'+a,d)}catch{}}},XQ={base:{name:'the web',template:G.link===null?'':G.link+'{path}#L{line}'},vscode:{name:'VS Code',template:'vscode://file/{path}:{line}:{column}'},zed:{name:'Zed',template:'zed://file/{path}:{line}'},jetbrains:{name:'JetBrains',template:'jetbrains://idea/navigate/reference?path={path}:{line}:{column}'},own:{name:'another editor',template:null},none:{name:'nothing',template:''}}
if(G.link===null)delete XQ.base
let VG=()=>{let a=Yl.read('editor')
return a in XQ?a:G.link===null?'none':'base'}
function TJ(a){let d=VG(),e=XQ[d].template??Yl.read('template')
if(!e||/^\s*(javascript|data|vbscript):/i.test(e))return null
let g=d==='base'?'':Yl.read('folder').replace(/\/*$/,'/'),i=!a.file.startsWith('/'),j=((i&&g!=='/'?g:'')+a.file).replace(/^\/+/,d==='own'||d==='jetbrains'?'/':''),k={path:j.split('/').map(encodeURIComponent).join('/'),line:a.line,column:a.column}
return e.replace(/\{(path|line|column)\}/g,(l,m)=>k[m])}
function ZA(a){if(!a)return''
let d=I(`${a.file}:${a.line}:${a.column}`),e=TJ(a)
return e===null?d:H('a',{href:e,class:'place'},d)}
function Q(a){if(!a)return'nil'
if(a._51)return I(a.id)
let d=H('a',{href:TK(a.link)},I(a.id))
L(d,'mouseenter',()=>Zl(a))
L(d,'mouseleave',()=>Zl(null))
return d}
let VF=a=>a.flatMap((d,e)=>(e?[', ',d]:[d])),YQ=a=>(a.length?VF(a.map(Q)):['nil']),VE=a=>Q(a._5||{id:a._6,_51:!0})
function YZ(a){let d=a.filter(([,e])=>e.length&&e[0]!=='')
return H('dl',{},...d.flatMap(([e,g])=>[H('dt',{},e),H('dd',{},...g)]))}
function ZC(a,d){return d.length?[H('h3',{},a),H('ul',{},...d)]:[]}
let Z=(a,...d)=>H('li',{},...a,...d.filter(e=>e.length).map(e=>H('small',{},...e)))
function Yc(){let a=D.selected
if(!a)return XR.replaceChildren(...VQ(),...TI())
XR.replaceChildren(H('h2',{},I(a.id)),TH(a),...TG(a),...VQ(),...(a._22?TF(a):a._46?TE(a):a._15?TD(a):TC(a)),...ZC('Diagnostics',TB(a).map(VD)),...TA(a))}
let VC=(a,d)=>(G.names?Zt(a.map(d)):a)
function TI(){return[...Tz(),H('h2',{},'This map'),J.link?H('p',{class:'warning'},`There is nothing called ${I(J.link)} on this map.`):'',YZ([...Object.entries({Families:T,Controllers:Yg,Places:G.names?YB:[],Presentations:VC(Zf,a=>`${a.from?.name?.id} ${a._6} ${a.style}`),Pushes:VC(Ye,a=>`${a.from?.name?.id} ${a.to?.name?.id}`)}).map(([a,d])=>[a,[d.length||'']])]),H('p',{},'Click to read, twice to see who opens it and what it opens.'),H('h3',{},'Keys'),YZ([['/',['find']],['0',['show everything']],['1 2 3',['focus on neighbours']],['Esc',['back to the map, let go']],['z',['zoom to the selected']],['c',['collapse']],['n p',[`next ${G.difference?'edit':'diagnostic'}, the one before`]],['b',[Zo.placesBefore?'before, after':'']],['f',['full screen']],['o',['outline']]]),...ZC('Diagnostics',YW.slice(0,50).map(VD))]}
function TH(a){let d=J.path.endsWith('..')&&J.path!==a.link+'..',e=[0,1,2,3].map(i=>H('button',{'aria-pressed':String(J.focus===i),onclick:()=>Zs(a.link,i)},i?`${i} ${i===1?'hop':'hops'}`:'Map')),g=!D._71&&(a._22||a.children?.length>0)
return H('div',{class:'row',role:'group','aria-label':'Focus'},...e,g?H('button',{id:'collapse','aria-pressed':String(a._18),onclick:()=>Wv(a)},'Collapse'):null,H('button',{id:'path-button',onclick:()=>Zv({path:d?J.path+a.link:a.link+'..'})},d?'Path to here':'Path from here'),H('button',{onclick:()=>Xo(YT(a)||undefined,2)},'Zoom to it'))}
function TC(a){return[YZ([['kind',[XA[a.kind]+(a._29?', inserted by UIKit':'')]],['class',[I(a.className)]],['title',[I(a.title)]],['tags',[I(a.tags.join(', '))]],['family',[Q(a._5)]],['role',a.parent?[`${a.role} of `,Q(a.parent)]:['root']],['screen',[a.screen<0?'':I(G.screens[a.screen])]],['exists because',[I(a._74)]],['defines context',[a._2?'yes':'']],['declared at',[ZA(a.place)]]]),YZ([['parent',[Q(a.parent)]],...Object.entries(WB).map(([d,e])=>[d,[Q(e(a))]]),['presenting',YQ(WA(a))],['presented',YQ(Wz(a))],['children',a.children.length?YQ(a.children):['none']]]),...VB(a._5),...ZC('Presents',a._78.map(d=>Z([VE(d),` ${I(d.style)}`],...d._72.map(e=>['presented by ',Q(e.controller),`: ${e._74}`]),[ZA(d.place)]))),...ZC('Pushes',a.pushes.map(d=>Z([Q(d.to),` in `,d._1?Q(d._1):'no container'],[d.kind,' at ',ZA(d.place)]))),...ZC('Pushed by',a._73.map(d=>Z([Q(d.from)],[d.kind,' at ',ZA(d.place)]))),...VA([a]),...ZC('Other places',(Yx.get(a.screen)||[]).filter(d=>d!==a).map(d=>Z([Q(d)],[I(d._74)])))]}
function VB(a){let d=a.windows.map(g=>Z([`in window ${I(g.id)}`],[ZA(g.place)])),e=YM.get(a).map(g=>Z(['by ',Q(g.from),` ${I(g.style)}`],...g._72.map(i=>['presented by ',Q(i.controller),`: ${i._74}`]),[ZA(g.place)]))
if(!d.length&&!e.length)return[H('h3',{},'How its family appears'),H('p',{},'Never: nothing shows it.')]
return ZC('How its family appears',[...d,...e])}
function TF(a){return[YZ([['family of',[String(a.boxes.length),a.boxes.length===1?' controller':' controllers']],['root',[Q(a.root)]],['declared at',[ZA(a.place)]]]),...VB(a),...ZC('Presents',a.boxes.flatMap(d=>d._78).map(d=>Z([VE(d),' from ',Q(d.from)],[I(d.style)]))),...ZC('Members',a.boxes.map(d=>Z([Q(d)],[I(d.className)])))]}
function TD(a){return[YZ([['stacks',YQ(a.stacks)]]),...ZC('Screens',a.screens.map(d=>Z([Q(d)])))]}
function TE(a){let[d]=a.boxes
return[YZ([['screen in',[`${a.boxes.length} places`]],['kind',[XA[d.kind]]],['class',[I(d.className)]],['title',[I(d.title)]],['tags',[I(d.tags.join(', '))]],['block',[a.block?Q(a.block):'']],['defines context',[d._2?'yes':'']],['declared at',[ZA(d.place)]]]),YZ([...Object.entries(WB).map(([e,g])=>[e,XP(a,i=>[g(i)])]),['presenting',XP(a,WA)],['presented',XP(a,Wz)],['children',XP(a,e=>e.children)]]),...ZC('Presents',XO(a.boxes.flatMap(e=>e._78),e=>e._5||{id:e._6,_51:!0}).map(([e,g])=>Z([Q(e),` ${I(g[0].style)}`,...WT(a,g.length)],['presented by ',...YQ(Zt(g.flatMap(i=>i._72.map(j=>XN(j.controller)))))],[ZA(g[0].place)]))),...ZC('Pushes',XO(a.boxes.flatMap(e=>e.pushes),e=>XN(e.to)).map(([e,g])=>Z([Q(e)],[g[0].kind,' at ',ZA(g[0].place)]))),...ZC('Pushed by',XO(a.boxes.flatMap(e=>e._73),e=>XN(e.from)).map(([e,g])=>Z([Q(e),...WT(a,Zt(g.map(i=>i.to)).length)],[g[0].kind,' at ',ZA(g[0].place)]))),...VA(a.boxes),...ZC('Places',a.boxes.map(e=>Z([Q(e)],[I(e._74)])))]}
let VA=a=>ZC('Moves',XO(a.flatMap(d=>d.moves),d=>d.kind).map(([d,e])=>Z([`${d} to `,...YQ(Zt(e.map(g=>YS(g.to)).slice(0,12)))]))),XN=a=>(a&&!a._51?YS(a.name):a),WT=(a,d)=>(d<a.boxes.length?[` in ${d} of ${a.boxes.length} places`]:[])
function XO(a,d){let e=new Map()
for(let g of a)e.set(d(g),[...(e.get(d(g))||[]),g])
return[...e]}
function XP(a,d){let e=new Map()
for(let g of a.boxes){let i=Zt(d(g).map(XN)),j=i.map(k=>k?.id).join()
e.set(j,{answers:i,count:(e.get(j)?.count||0)+1})}
return[...e.values()].map(({answers:g,count:i})=>H('div',{},...YQ(g),...(e.size>1?WT(a,i):[])))}
let TB=a=>YW.filter(d=>d.box&&(X(a).includes(d.box)))
function VD(a){return Z([H('span',{class:'warning'},`${a._77} `),I(a.message)],[I(a.help)],a.box?[Q(a.box)]:[],a.place?[`${a.id}, `,ZA(a.place)]:[a.id])}
let Yk=-1
function Ty(a){let d=YW.filter(g=>g.box)
if(!d.length)return Zw('No diagnostic has a card on this map')
Yk=(Yk<0?(a>0?0:d.length-1):Yk+a+d.length)%d.length
let e=d[Yk]
Zs(e.box.link,0)
Zw(`Diagnostic ${Yk+1} of ${d.length}: ${e._77}: ${e.message}`)}
let Tx
function Tw(){let{lines:a,places:d,code:e}=JSON.parse(K('texts').textContent),g=[P,T,YX,Zf,Ye,d.map(t=>({place:Zg(t,0)}))],i=g.map(()=>0),j=[],k=[],l=0,m=()=>{let t=e.charCodeAt(l++)
return t-(t>92?37:t>60?36:35)},q=()=>{let[t,u]=[0,m()]
for(;u>59;u=m())t=t*30+u-60
return t*60+u},r=t=>Array.from({length:q()},t)
function s(){let t=[],u=r(()=>{let v=a[q()]
return[v,Tv(v).map(A=>{let B=q()
if(B===t.length)t.push(A.charCodeAt(0)-128)
return B})]})
return{_66:t,rows:u}}
return new Map([...P,...T,...YX].map(t=>[t,r(()=>{let u=q()
if(u)return k[k.length-u]
let v=q()
j[v]??=s()
let{_66:A,rows:B}=j[v],C=[B,A.map(aa=>{let ab=q()
i[aa]+=ab%2?-(ab+1)/2:ab/2
return g[aa][i[aa]]})]
k.push(C)
return C})]))}
let Tv=a=>a.match(/[\x80-\x87]/g)||[]
function Tu([a,d]){return a.map(([e,g])=>{let i=0
return e.replace(/[\x80-\x87]/g,j=>{let k=d[g[i++]],l=j.charCodeAt(0)-128,{place:m,className:q}=k._46?k.boxes[0]:k
return l<3?k.id:l>6?q:`${m.file}:${m.line}:${m.column}`})})}
function Tt(a){let d=[],e=i=>i.replace(/^\t/,'').split('\t'),g=i=>[...i].length
return a.map(i=>{if(i[0]==='\t')d=[]
e(i).slice(0,-1).forEach((j,k)=>{d[k]=U(d[k]||0,g(j))})
return[i,d]}).map(([i,j])=>e((i)).map((k,l,m)=>(l+2<m.length?k+' '.repeat((j)[l]+2-g(k)):k)).join(''))}
function TA(a){if(document.readyState==='loading')return[]
let d=(Tx??=Tw()).get(a)
return d?[H('pre',{},I(Tt(d.flatMap((e,g)=>[...(g?['']:[]),...Tu(e)])).join('\n')))]:[]}
let XM=['outline','panel','key'],XL=matchMedia('(max-width: 699px)'),Vz=a=>K(a==='outline'?'side':a),Vy=()=>(J.hide&&(WS||!XL.matches)?J.hide.split(','):XL.matches?XM:[]),WS=!1
function XK(){let a=Vy()
for(let d of XM){K(`show-${d}`).setAttribute('aria-pressed',String(!a.includes(d)))
Vz(d).hidden=a.includes(d)}}
function Ts(a){let d=Vy(),e=!d.includes(a),g=XL.matches&&!e&&a!=='key'?['outline','panel']:[],i=e?[...d,a]:[...d,...g].filter(j=>j!==a)
WS=!0
J.hide=XM.filter(j=>i.includes(j)).join()||'nothing'
WR(J,!0)
XK()
if(!e&&a!=='key')Vz(a).querySelector('[tabindex]')?.focus()}
function Tr(a){let[d,e]=[H('span',{'aria-hidden':'true'}),new SVGPen()],g=[]
a(g)
Vx(e,{x:0,y:0,scale:1},()=>Ya(g,{x:0,y:0,right:20,bottom:16}))
d.innerHTML=`<svg width="20" height="16">${e.out}</svg>`
return d}
function Xb(){let a=[],{focus:d,_71:e}=D,g=D.level==='places'&&!d,i=l=>!d||e?._75.has(l),j=l=>e?.lines.some(m=>m._81===l)
if(g){XA.forEach((l,m)=>{if(!P.some(s=>s.kind===m))return
let{fill:q,border:r}=M._66[m]
a.push([s=>Zi(s,{fill:[q,q],stroke:[r,r]},1,2,17,12),l])})
if(P.some(l=>l._29))a.push([l=>Zi(l,{stroke:R.edge,dash:YR[4]},1,2,17,12),'inserted by UIKit'])}
let k=new Set((d?e?.lines.filter(l=>l.presents).flatMap(VN)||[]:Zf).map(l=>XX(l.style)))
Up.forEach((l,m)=>k.has(m)&&a.push([q=>XV(q,m,3,3,R.text),l]))
if(!g){for(let l of Yf)if(l.number&&i(l))a.push([m=>WX(m,l,10,8),l.title])
if(D.level!=='overview'&&YA.some(i))a.push([l=>WX(l,YA[0],10,8),'screens that several stacks share'])}
if(d&&j('starts with it'))a.push([l=>Yo(l,{stroke:R.push,dash:YR[1]},[0,8,20,8]),'starts with it'])
if(d?j('pushes'):Ye.length&&D.level!=='overview')a.push([l=>Yo(l,{stroke:R.push},[0,8,20,8]),'pushes'])
for(let l of Yy){let m=Yb(l)
if(d?j(l):Yy.indexOf(l)<2&&D.level!=='overview'&&P.some(q=>q.moves.some(r=>r.kind===l)))a.push([q=>m.forEach((r,s)=>Yo(q,r,[0,8,20,8],s>0)),l])}
for(let[l,m]of[['warning','warnings'],['note-mark','notes']]){let q=M[l]
if(T.some(r=>r._7&&VI(r)===q&&i(r)))a.push([r=>Zi(r,{fill:[q,q],radius:2},4,2,12,12),m])}
K('key').replaceChildren(H('ul',{},...a.map(([l,m])=>H('li',{},Tr(l),I(m)))))}
function Vx(a,d,e){let[g,i]=[F,{...E}]
F=a
Object.assign(E,d)
F.setTransform(E.scale,0,0,E.scale,E.x,E.y)
e()
F=g
Object.assign(E,i)}
function Tq(){for(let a of XM)L(K(`show-${a}`),'click',()=>Ts(a))
L(XL,'change',()=>{WS=!1
XK()})}
let YG=44
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
arcTo(a,d,e,g,i){let[j,k]=(this.way.match(/-?[\d.]+/g)||[]).slice(-2).map(Number),l=(m,q)=>{let r=Yh(m-a,q-d)||1
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
this.out+=`<text x="${V(d)}" y="${V(e)}" style="font:${this.font.replace(/"/g,"'")};white-space:pre" fill="${this.fillStyle}"${i?` text-anchor="${i}"`:''}`+`${j&&a.length>1?` textLength="${V(j)}" lengthAdjust="spacingAndGlyphs"`:''}${this.common()}>${Vw(a)}</text>`}
measureText(a){let d=(S.getContext('2d'))
d.font=this.font
return d.measureText(a)}}
let V=a=>Zq(a*10)/10,Vw=a=>a.replace(/[&<>]/g,d=>`&#${d.charCodeAt(0)};`),Vv=()=>[G.title,[D.focus?`around ${D.focus.id}`:D.level,K('summary').textContent,K('rest').textContent].filter(Boolean).join(' · ')]
function WQ(a,d){Vx(a,{x:E.x,y:E.y+YG,scale:E.scale,width:E.width,height:E.height+YG},()=>Wo(d))
a.setTransform(d,0,0,d,0,0)
a.globalAlpha=1
a.fillStyle=M.page
a.fillRect(0,0,E.width,YG)
Vv().forEach((e,g)=>{a.font=`${g?'11px':'bold 18px'} ${YH}`
a.fillStyle=g?M.note:M._66[0].text
a.fillText(I(e),12,g?38:21)})}
function Tp(){let a=new SVGPen()
WQ(a,1)
let[d,e]=[V(E.width),V(E.height+YG)]
return`<svg xmlns="http://www.w3.org/2000/svg" width="${d}" height="${e}" viewBox="0 0 ${d} ${e}"><title>${Vw(I(Vv().join(' · ')))}</title>${a.out}</svg>`}
function To(a){let d=H('canvas',{width:Zq(E.width*a),height:Zq((E.height+YG)*a)})
WQ(d.getContext('2d',{alpha:!1}),a)
return d}
let Tn={svg:()=>navigator.clipboard.writeText(Tp()),png:()=>navigator.clipboard.write([new ClipboardItem({'image/png':new Promise(a=>To(2).toBlob(a))})]),link:()=>{Vu()
return navigator.clipboard.writeText(location.href)}}
function Tm(){for(let[a,d]of Object.entries(Tn)){L(K(`copy-${a}`),'click',()=>d().then(()=>Zw('Copied'),()=>Zw('The browser forbids copying')))}}
let Zr=K('tree'),O={open:new Set(),active:null,rows:[]},WP=(a,d)=>({_26:!0,id:a,families:d}),XJ=[...Vg.filter(a=>a.families.length).map(a=>WP(`Window ${a.id}`,a.families)),WP('Presented',T.filter(a=>!a.windows.length&&YM.get(a).length)),WP('Shown by nothing',T.filter(a=>!a.windows.length&&!YM.get(a).length))].filter(a=>a.families.length),Tl=a=>XJ.find(d=>d.families.includes(a)),XI=a=>(a._26?a.families:a._22?(a.root?[a.root]:[]):a.children)
function XH(){O.rows=[]
let a=(d,e)=>d.forEach((g,i)=>{O.rows.push({node:g,level:e,position:i+1,size:d.length})
if(O.open.has(g))a(XI(g),e+1)})
a(XJ,1)
if(!O.rows.some(d=>d.node===O.active))O.active=XJ[0]||null
Zr.replaceChildren(...O.rows.map(Tk))}
function Tk({node:a,level:d,position:e,size:g},i){let j=XI(a).length>0,k=a._26?String(a.families.length):a._22?`${a.boxes.length}`:XB[a.kind]
return H('div',{role:'treeitem','aria-level':d,'aria-posinset':e,'aria-setsize':g,'data-row':i,'aria-expanded':j?String(O.open.has(a)):null,'aria-selected':String(a===D.selected),tabindex:a===O.active?0:-1,style:`--level: ${d-1}`},I(a._22||a._26?a.id:a.label),' ',H('small',{},k))}
function Tj(a){if(!a)return XH()
let d=a._46||a._15?a.boxes[0]:a,e=d._22?d:d._5
O.open.add(Tl(e))
if(!d._22)O.open.add(e)
for(let j=d.parent;j;j=j.parent)O.open.add(j)
O.active=d
let g=Zr.contains(document.activeElement)
XH()
let i=Zr.children[O.rows.findIndex(j=>j.node===d)]
i?.scrollIntoView({block:'nearest'})
if(g)i?.focus()}
function YP(a){let d=Zx(a,0,O.rows.length-1)
Zr.querySelector('[tabindex="0"]')?.setAttribute('tabindex','-1')
O.active=O.rows[d].node
Zr.children[d].setAttribute('tabindex','0')
Zr.children[d].focus()}
function XG(a,d){if(d)O.open.add(a);else O.open.delete(a)
O.active=a
XH()
YP(O.rows.findIndex(e=>e.node===a))}
let WO=a=>(a._26?XG(a,!O.open.has(a)):Zs(a.link,J.focus))
function Ti(){O.open=new Set(XJ.filter(d=>d.families.length<=60))
let a=d=>{let e=d.target.closest('[role=treeitem]')
return e?Number(e.dataset.row):-1}
L(Zr,'click',d=>{let e=a(d)
if(e<0)return
let{node:g}=O.rows[e],i=d.offsetX<18+12*(O.rows[e].level-1)
if(i&&XI(g).length)XG(g,!O.open.has(g));else WO(g)})
L(Zr,'mouseover',d=>{let e=O.rows[a(d)]
Zl(e&&!e.node._26?e.node:null)})
L(Zr,'mouseleave',()=>Zl(null))
L(Zr,'keydown',d=>{let e=a(d)
if(e<0||d.ctrlKey||d.metaKey||d.altKey)return
let{node:g}=O.rows[e],i=O.open.has(g),j={ArrowDown:()=>YP(e+1),ArrowUp:()=>YP(e-1),Home:()=>YP(0),End:()=>YP(O.rows.length-1),ArrowRight:()=>(XI(g).length&&!i?XG(g,!0):YP(e+1)),ArrowLeft:()=>(i?XG(g,!1):YP(O.rows.findLastIndex((k,l)=>l<e&&k.level<O.rows[e].level))),Enter:()=>WO(g),' ':()=>WO(g)}
if(!j[d.key])return
d.preventDefault()
d.stopPropagation()
j[d.key]()})}
let ZB=K('find'),YF=K('found'),Th=40,YY=[],Zk=0
function WN(a){let{className:d,title:e,tags:g}=X(a)[0]
return[d,e,...g].filter(Boolean)}
let Vt,Tg=()=>[...YX.filter(a=>a.boxes.length>1).map(a=>({_79:a,texts:[a.id,...WN(a)]})),...YA.map(a=>({_79:a,texts:[a.id]})),...T.map(a=>({_79:a,texts:[a.id,...a.windows.map(d=>d.id)]})),...P.map(a=>({_79:a,texts:[a.id,...WN(a)]}))].map(a=>({...a,lower:a.texts.map(d=>d.toLowerCase())}))
function Tf(a,d){let e=Infinity
for(let[g,i]of a.lower.entries()){let j=i.indexOf(d)
if(j<0)continue
let k=i===d?0:j===0||'/.'.includes(i[j-1])?2:4
e=N(e,k+(g?1:0))}
return e}
function Te(a){let d=a.trim().toLowerCase()
if(!d)return[]
Vt??=Tg()
return Vt.map(e=>({entry:e,rank:Tf(e,d)})).filter(e=>e.rank<Infinity).sort((e,g)=>e.rank-g.rank||e.entry._79.id.length-g.entry._79.id.length).map(e=>e.entry._79)}
function Td(a){if(a._22)return'family'
if(a._15)return`${a.screens.length} screens`
let d=a._46?[`${a.boxes.length} places`]:[]
return I([...d,...WN(a)].join(' · ')||XB[a.kind])}
function Tc(){let a=Te(ZB.value)
YY=a.slice(0,Th)
Zk=0
YF.replaceChildren(...YY.map((e,g)=>H('div',{role:'option',id:`found-${g}`,'aria-selected':String(g===0),onpointerdown:i=>{i.preventDefault()
Vs(g)}},I(e.id),' ',H('small',{},Td(e)))))
let d=YY.length>0
YF.hidden=!d
ZB.setAttribute('aria-expanded',String(d))
if(d)ZB.setAttribute('aria-activedescendant','found-0');else ZB.removeAttribute('aria-activedescendant')
if(ZB.value.trim())Zw(`${a.length} found`)}
function Vr(a){if(!YY.length)return
YF.children[Zk].setAttribute('aria-selected','false')
Zk=(a+YY.length)%YY.length
YF.children[Zk].setAttribute('aria-selected','true')
YF.children[Zk].scrollIntoView({block:'nearest'})
ZB.setAttribute('aria-activedescendant',`found-${Zk}`)
Zl(YY[Zk])}
function WM(){YF.hidden=!0
ZB.setAttribute('aria-expanded','false')
ZB.removeAttribute('aria-activedescendant')
Zl(null)}
function Vs(a){let d=YY[a]
WM()
if(!d)return
ZB.value=''
S.focus()
Zs(d.link,J.focus)}
function Tb(){L(ZB,'input',Tc)
L(ZB,'blur',WM)
L(ZB,'keydown',a=>{let d={ArrowDown:()=>Vr(Zk+1),ArrowUp:()=>Vr(Zk-1),Enter:()=>Vs(Zk),Escape:()=>{ZB.value=''
WM()
S.focus()}}
a.stopPropagation()
if(!d[a.key])return
a.preventDefault()
d[a.key]()})}
let YE=K('player'),Yj=K('scenario'),WL=G.scenarios.map(a=>({name:a[0],steps:a[4].map(d=>({text:d[0],place:Zg(d,1),visible:d[4].map(Zy).filter(e=>!e._51),events:d[5].map(e=>({who:e[0]===null?null:Zy(e[0]),callback:e[0]===null?e[1]:G.callbacks[e[1]],argument:Zy(e[2]),cause:e[3],causedBy:Zy(e[4]),turn:e[5],_3:e[6],facts:e[7].map(g=>G.facts[g]),hook:e[8]||''})),remarks:d[6].map(e=>({id:e[0],_77:e[1],message:e[2]}))}))})),Zu={scenario:null,step:0,_60:!1}
function Ta(){let a=WL.find(g=>g.name===J.scenario)||null,d=a?Zx(J.step,0,a.steps.length-1):0
if(a===Zu.scenario&&d===Zu.step&&Zu._60)return
Object.assign(Zu,{scenario:a,step:d,_60:!0})
Yj.value=a?a.name:''
let e=YE.hidden
YE.hidden=!a
D._76=a?SZ(a.steps[d]):null
if(a)Vq(a,d);else YE.replaceChildren()
if(e!==YE.hidden)YV()
if(a&&d===0&&D._76.visible.length)Xn(D._76.visible[D._76.visible.length-1])}
function SZ(a){let d=new Map()
for(let{who:e}of a.events)if(e&&!e._51)d.set(e,(d.get(e)||0)+1)
return{visible:a.visible,heard:d}}
function Vq(a,d){let e=a.steps[d],g=YE.contains(document.activeElement)?document.activeElement?.id:'',i=a.steps.length-1
YE.replaceChildren(H('div',{class:'row'},H('button',{id:'step-back','aria-label':'Step before',title:'←',disabled:d===0,onclick:()=>XF(-1)},'◀'),H('button',{id:'step-on','aria-label':'Next step',title:'→',disabled:d===i,onclick:()=>XF(1)},'▶'),H('strong',{},d?`Step ${d} of ${i}`:'Start'),H('code',{},I(e.text)),ZA(e.place),H('button',{id:'step-end','aria-label':'Close the scenario',onclick:()=>Vp('')},'×')),H('p',{},'On screen: ',...(e.visible.length?VF(e.visible.map(Q)):['nobody'])),...e.remarks.map(j=>H('p',{class:'warning'},`${j._77}: ${I(j.message)} (${j.id})`)),H('ol',{id:'events','aria-label':'Callbacks'},...e.events.map(SY)))
if(g)(K(g)&&!K(g).disabled?K(g):S).focus()
Zw(`${d?`Step ${d} of ${i}: ${e.text}`:'Start'}. ${e.events.length} callbacks, on screen: ${e.visible.map(j=>j.id).join(', ')||'nobody'}`)}
let SX=[()=>'by the step itself',a=>`forwarded by ${I(a.id)}`,a=>`by UIKit for ${I(a.id)}`]
function SY(a){let d=a.callback==='willMove'||a.callback==='didMove',e=a.who&&d?`(${a.argument?I(a.argument.id):'nil'})`:'',g=[SX[a.cause](a.causedBy||{id:''}),a.hook&&`in ${I(a.hook)}`,`turn ${a.turn}`,a.facts.map(k=>k[0]).join(' ')],i=H('button',{type:'button',title:a.facts.map(k=>`${k[0]}: ${k[1]}`).join('\n'),style:`--depth: ${N(a._3,8)}`},a.who?I(a.who.id):'mark','.',H('b',{},I(a.callback)),e,' ',H('small',{},g.filter(Boolean).join(' · '))),j=a.who&&!a.who._51
if(j){L(i,'mouseenter',()=>Zl(a.who))
L(i,'mouseleave',()=>Zl(null))
L(i,'focus',()=>Zl(a.who))
L(i,'click',()=>Zs(a.who.link,0))}
return H('li',{},i)}
function XF(a){let d=Zx(Zu.step+a,0,Zu.scenario.steps.length-1)
if(d!==Zu.step)Zv({step:d},!0)}
let Vp=a=>Zv({scenario:a,step:0,...(a?{focus:0}:{})})
function SW(){Yj.append(H('option',{value:''},'none'),...WL.map(a=>H('option',{value:a.name},I(a.name))))
K('scenario-label').hidden=WL.length===0
L(Yj,'change',()=>{Vp(Yj.value)
if(Yj.value)S.focus()})}
let YO=G.difference||{boxes:[],families:[],lines:[],references:[],sections:[]},XE=(a,d)=>new Map(a.map(([e,g])=>[d[e],g])),XD={boxes:XE(YO.boxes,P),families:XE(YO.families,T),lines:XE(YO.lines,Yz),references:XE(YO.references,WD)}
function TN(){if(D._14){for(let{_79:d}of D._71?.things||[])if(d._51)Za(d,M.removed,2.5,[5,3])
return}
let{_71:a}=D
for(let[d,e]of[...XD.lines,...XD.references]){if(a){for(let g of a.lines)if(g.from.some(i=>X(i).includes(d.from))&&(g.to===d.to||g.to===d.to.name))XY(g,M[e],2.4)}else if(d.points){Xg([d],M[e],2.4,7)}else{Za(d.from,M[e],2.5)}}
for(let[d,e]of[...XD.families,...XD.boxes]){let g=!a||a._75.has(d)||a._75.has(d.name)?e:'changed'
Za(d,M[g],2.5,g==='moved'?[6,3]:[])}}
function Vo(){if(!Zo.placesBefore)return
Zv({before:D._14?'':'before',at:'',focus:0})
Zw(J.before?'Before':'After')}
let YN=YO.sections.flatMap(a=>a.items),YD=-1
function WK(a){if(!G.difference)return Ty(a)
if(!YN.length)return
YD=(YD<0&&a<0?0:YD)+a+YN.length
YD%=YN.length
let[d]=YN[YD],e=d.filter(i=>typeof i!=='string').map(([i])=>WU(i)).find(Boolean)
Zs(e?e.link:'',0)
let g=`Edit ${YD+1} of ${YN.length}`
K('next').textContent=g
Zw(`${g}: ${d.flat().join('')}`)}
let SV=a=>Q(Xx.get(a)||YC.get(a)||{id:a,_51:!0}),Vn=a=>a.map(d=>(typeof d==='string'?d:SV(d[0]))),SU=([a,d,...e])=>Z(Vn(a),[I(d)],...e.map(Vn)),Vm=a=>YO.sections.flatMap(({title:d,state:e,items:g})=>{let i=g.map(a).filter(Boolean).map(SU)
return i.length?[H('h3',{style:`color: var(--${e})`},d),H('ul',{},...i)]:[]}),Tz=()=>(G.difference?[H('h2',{},'Differences'),H('p',{},YO.summary),...Vm(a=>a)]:[]),TG=({id:a})=>Vm(d=>{let[e,g,...i]=d,j=l=>l.some(m=>typeof m!=='string'&&m[0]===a),k=i.filter(j)
return j(e)?d:k.length&&[e,g,...k]});
let J={link:'',focus:0,level:'',at:'',path:'',only:'',hide:'',before:'',scenario:'',step:0}
function Vl(){let[a,...d]=location.hash.slice(1).split('&'),e={}
for(let g of d)e[g.split('=',1)[0]]=Vk(g.slice(g.indexOf('=')+1))
Object.assign(J,{link:Vk(a),focus:Zx(Math.trunc(Number(e.focus))||0,0,3),level:e.level||'',at:e.at||'',hide:e.hide||'',before:Zo.placesBefore&&e.before||'',path:e.path||'',only:e.only||'',scenario:e.scenario||'',step:U(0,Math.trunc(Number(e.step))||0)})}
function Vk(a){try{return decodeURIComponent(a)}catch{return a}}
function ST(a){let d=[encodeURIComponent(a.link)],e=(g,i)=>i&&d.push(`${g}=${encodeURIComponent(i).replace(/%2C/g,',').replace(/%3A/g,':')}`)
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
function WR(a,d){let e=ST(a)
if(e===(location.hash||'#'))return!1
history[d?'replaceState':'pushState'](null,'',e)
return!0}
function Zv(a,d=!1){if(WR({...J,...a},d))XC()}
let Zs=(a,d)=>Zv({link:a,focus:d,at:''}),Vj=0
function Xp(){clearTimeout(Vj)
Vj=setTimeout(Vu,250)}
function Vu(){let[a,d]=YK(E.width/2,E.height/2)
J.at=D.at=`${Zq(a)},${Zq(d)},${Number(E.scale.toPrecision(3))}`
WR(J,!0)}
function SS(){if(J.at===D.at)return!1
D.at=J.at
YV()
let[a,d,e]=J.at.split(',').map(Number)
if(!(e>0)||Number.isNaN(a+d))return!1
let g=Zx(e,Wx(),Wy)
YJ(E.width/2-a*g,E.height/2-d*g,g,!0)
return!0}
function WU(a){let d=a.replace(/^(family|block):/,'')
if(a.startsWith('family:'))return YC.get(d)||null
let e=Xx.get(a)||WI.get(a)||WG.get(d)||YC.get(d)
return e?YS(e):null}
function SR(a){let d=a&&`${a.link} ${J.focus} ${D.level}`
if(d===D._8)return!1
D._8=d
if(!D.focus)D.back={x:E.x,y:E.y,scale:E.scale,level:D.level}
D.focus=a
if(a){D._71=Ui(a,J.focus)
VZ(!1)
Xb()
Zn(!0)}else{Yq(D.level)
YV()
if(D.back.level===D.level)YJ(D.back.x,D.back.y,D.back.scale,!0);else Zn(!0)}
D._11=null
return!0}
let WJ=!1
function XC(){Vl()
XK()
let a=J.level||D._70
if(a!==D.level||J.before!==D.before){Yq(a)
Zn(!0)}
let d=WU(J.link)
if(J.link&&!d)Zw(`There is nothing called ${J.link} on this map`)
let e=d!==D.selected
D.selected=d
let g=SR(d&&J.focus>0?d:null)
TU()
Ta()
let i=TQ()
D.lit=D._76?Xr(new Set([...D._76.visible,...D._76.heard.keys()])):D.path?Xr(new Set(D.path.map(j=>j.box))):i
K('rest').textContent=D.lit?`${(D.level==='places'?YB:Yg).filter(j=>!X(j).some(Xi)).length} faded`:''
Yc()
if(e){Tj(d)
XR.scrollTop=0
if(d)Zw(`${d.id} selected`)}
if(!SS()&&e&&d&&!g&&!WJ)Xn(d)
Zp()}
function Zl(a){if(D._11===a)return
D._11=a
S.title=a?I(a.id)+(a.className?` (${I(a.className)})`:''):''
Zp()}
function Zw(a){K('status').textContent=I(a)}
function Vi(){if(document.fullscreenElement)document.exitFullscreen();else document.documentElement.requestFullscreen?.().catch(()=>{})}
function SQ(a){if(a.ctrlKey||a.metaKey||a.altKey||a.target.closest('input, select, textarea'))return
let d=(g,i)=>(D.selected&&!a.shiftKey?UW(g,i):Yu(-80*g,-80*i)),e={'/':()=>ZB.focus(),'+':()=>YU(1.25),'=':()=>YU(1.25),'-':()=>YU(0.8),0:()=>Zn(),f:Vi,c:()=>Wv(D.selected),z:()=>D.selected&&Xo(YT(D.selected)||undefined,2),n:()=>WK(1),p:()=>WK(-1),b:Vo,o:()=>Zr.querySelector('[tabindex="0"]')?.focus(),ArrowLeft:()=>(Zu.scenario?XF(-1):d(-1,0)),ArrowRight:()=>(Zu.scenario?XF(1):d(1,0)),ArrowUp:()=>d(0,-1),ArrowDown:()=>d(0,1),Enter:()=>XR.focus(),Escape:()=>(D.focus?Zs(J.link,0):J.path?Zv({path:''}):J.only&&!D.selected?Zv({only:''}):Zv({link:'',focus:0,...(D.selected?{}:{scenario:'',step:0})}))}
for(let g of[1,2,3])e[String(g)]=()=>D.selected&&Zs(J.link,g)
if(!e[a.key])return
if(a.key==='Enter'&&a.target!==S)return
if(a.key==='ArrowUp'||a.key==='ArrowDown')if(a.target.closest('aside, ol'))return
a.preventDefault()
e[a.key]()}
function SP(){let a=K('editor')
a.append(...Object.entries(XQ).map(([d,e])=>H('option',{value:d},e.name)))
a.value=VG()
for(let d of['editor','folder','template']){let e=K(d)
if(d!=='editor')e.value=Yl.read(d)
L(e,'change',()=>{Yl.write(d,e.value.trim())
Yc()
if(Zu.scenario)Vq(Zu.scenario,Zu.step)})}}
function SO(){L(document,'DOMContentLoaded',()=>D.selected&&Yc())
L(window,'popstate',XC)
L(window,'hashchange',XC)
L(document,'keydown',SQ)
new ResizeObserver(YV).observe(S)
L(matchMedia('(prefers-color-scheme: dark)'),'change',()=>{Xj()
Xb()
Zp()})
L(K('zoom-in'),'click',()=>YU(1.25))
L(K('zoom-out'),'click',()=>YU(0.8))
L(K('fit'),'click',()=>Zn())
for(let a of Y)L(K(`level-${a}`),'click',()=>Ur(a))
L(K('full'),'click',Vi)
K('before').hidden=!Zo.placesBefore
L(K('before'),'click',Vo)
L(K('next'),'click',()=>WK(1))
L(window,'beforeprint',()=>Vh(!0))
L(window,'afterprint',()=>Vh(!1))
UV((a,d,e)=>{let g=a===null||a._22||a._15||a.children?.length?TT(d,e):null
VM(g,d,e)
Zl(a)},(a,d)=>{let e=Ww(a,d)
if(!e||!D._11)VM(VO(a,d),a*E.scale+E.x,d*E.scale+E.y)
WJ=!0
if(e)Zs(e.link,e===D.selected?J.focus||1:J.focus);else if(!D.focus)Zv({link:'',focus:0})
WJ=!1
S.focus()},a=>a&&!D.focus&&Zs(a.link,1))
Tq()
TP()
Tm()
Ti()
Tb()
SW()
SP()}
function Vh(a){document.documentElement.classList.toggle('printing',a)
Object.assign(W,a?US:Ws)
Xj()
if(!a)return YV()
let d=N(4,6000/E.width)
S.width=Zq(E.width*d)
S.height=Zq((E.height+YG)*d)
WQ(F,d)}
function SN(){Xa=[T.length===1?'1 family':`${T.length} families`,(Yg.length===1?'1 controller':`${Yg.length} controllers`)+(G.names?` in ${YB.length} places`:''),...(G.beyond?[G.beyond]:[])].join(', ')
document.title=`Map: ${I(G.title)}, ${Xa}`
K('next').textContent=G.difference?`Edits: ${YN.length}`:`Diagnostics: ${YW.length}`
K('next').hidden=!(G.difference?YN:YW).length
K('levels').hidden=Y.length===1
for(let a of['overview','screens'])K(`level-${a}`).hidden=!Y.includes(a)
Xj()
Vl()
XK()
Yq(Y[1]||'')
YV()
D._70=Ut()
Yq(D._70)
Zn(!0)
SO()
XH()
XC()
document.documentElement.dataset.ready='yes'}
SN();
