let{abs:Zz,floor:Ym,hypot:Yl,max:U,min:N,round:Zq}=Math,L=(a,d,e,g)=>a.addEventListener(d,e,g),H=JSON.parse(document.getElementById('data')?.textContent||''),XE=['controller','navigation','tab','split','page'],XD=['view controller','navigation controller','tab bar controller','split view controller','page view controller'],XC={name:0,heading:7},I=a=>a.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,'\ufffd'),XB=a=>a.slice(a.lastIndexOf('/')+1),Zg=(a,d)=>({file:H.files[a[d]],line:a[d+1],column:a[d+2]}),T=H.families.map((a,d)=>({isFamily:!0,index:d,id:a[0],link:'family:'+a[0],first:a[1],end:a[2],x:a[3],y:a[4],w:a[5],h:a[6],place:Zg(a,7),windows:[],boxes:[],labels:[],shows:[],isCollapsed:!1,findings:0,family:null})),Q=[]
for(let a of T){for(let d=a.first;d<a.end;d+=1){let e=H.boxes[d],g={isFamily:!1,index:d,id:e[0],link:e[0],label:XB(e[0]),family:a,kind:e[1]&7,_18:(e[1]&8)!==0,definesContext:(e[1]&16)!==0,_32:!(e[1]&32),_25:e[1]&64,parent:e[2]?Q[d-e[2]]:null,_0:0,x:a.x+e[3],y:a.y+e[4],w:e[5],h:e[6],className:H.classes[e[7]].replaceAll('\x01',()=>XB(e[0])),role:H.roles[e[8]],place:Zg(e,9),screen:e.length>12?e[12]:-1,title:e[13]||'',tags:e[14]||[],_51:e[15]||'',children:[],labels:[],shows:[],pushes:[],_50:[],moves:[],_48:[],findings:0,isCollapsed:!1}
if(g.parent){g._0=g.parent._0+1
g.parent.children.push(g)}
a.boxes.push(g)
Q.push(g)}
a.root=a.boxes[0]||null}
let XA=new Map(Q.map(a=>[a.id,a])),YD=new Map(T.map(a=>[a.id,a])),Vo=H.windows.map(a=>{let d={id:a[0],place:Zg(a,1),families:[...new Set(a[4])].map(e=>YD.get(e)).filter(Boolean)}
for(let e of d.families)if(!e.windows.includes(d))e.windows.push(d)
return d}),YZ=(H.names||[]).map(a=>({_28:!0,id:a,link:a,boxes:[]}))
Q.forEach((a,d)=>{a.name=H.names?YZ[H.nameOf[d]]:a
if(H.names)a.name.boxes.push(a)})
let Yk=Q.filter(a=>!a._18),Xz=H.names?[...new Set(Yk.map(a=>a.name))]:Yk,WM=new Map((H.names?YZ:Q).map(a=>[a.id,a])),WL=a=>YZ[a],YC=(H.blocks||[]).map(([a,d,e])=>({isBlock:!0,id:a,link:'block:'+a,screens:d.map(WL),stacks:e.map(WL),boxes:d.flatMap(g=>YZ[g].boxes)})),WK=new Map(YC.map(a=>[a.id,a]))
for(let a of YC)for(let d of a.screens)d.block=a
let Yj=(H.lanes||[]).map(([a,d,e,g,i])=>({isLane:!0,id:a,title:d,number:e,ink:[g,i],boxes:[]})),WJ=new Map(Yj.map(a=>[a.id,a]))
if(H.laneOf){let a=0
for(let d=0;d<H.laneOf.length;d+=2){for(let e=H.laneOf[d+1];e;e-=1)Q[a++].lane=Yj[H.laneOf[d]]||null}
T.forEach((d,e)=>{d.lane=Yj[H.laneOfFamily[e]]||null})
for(let d of Q)d.lane?.boxes.push(d)}
let WI=[]
for(let a of H.labels){let d=a[0]===null?null:a[0]<0?T[-1-a[0]]:Q[a[0]],e=a[4]
if(e===undefined)e=d.isFamily?d.id:d.label
if(e===1)e=XB(d.className.replace(/^.*\./,''))
let g={role:a[1]&15,sign:(a[1]>>4)-1,x:a[2]+(d?d.x:0),bottom:a[3]+(d?d.y:0),text:I(e),room:999},i=d?d.labels:WI,j=i[i.length-1]
if(d)g.room=d.x+d.w-g.x-2
if(j&&Zz(j.bottom-g.bottom)<2&&j.x<g.x)j.room=g.x-j.x-(g.sign<0?3:17)
i.push(g)}
function Xy(a,d){let[e,g]=[0,0],i=d.map((j,k)=>(k%2?g+=j:e+=j))
return Object.assign(a,{points:i,...Xx(i)})}
function Xx(a){let[d,e]=[Infinity,Infinity],[g,i]=[-d,-e]
for(let j=0;j<a.length;j+=2){d=N(d,a[j])
g=U(g,a[j])
e=N(e,a[j+1])
i=U(i,a[j+1])}
return{left:d,top:e,right:g,bottom:i}}
let YB=H.lines.map(([a,d,e,...g])=>Xy({presents:a>2,sign:a-3,from:Q[d],to:a>2?T[e]:Q[e],words:a===2?'select':''},g)),Xw=YB.filter(a=>a.presents),Vn=YB.filter(a=>!a.presents),Zy=a=>(typeof a==='number'?Q[a]:a===null?null:{id:a,_33:!0}),Vm=['the nearest context, from the caller upward','no context up to the root, so the root',"the root of the caller's family",'another family presents already or covers the context, so it was passed on'],YY=H.presentations.map(a=>{let d=Zy(a[1]),e=typeof a[2]==='number'?Q[a[2]]:null,g={from:d,family:e?e.family:null,familyID:e?e.family.id:a[2],style:a[3],presenters:[],place:Zg(a,5)}
g.id=a[0]||`${d?d.id:''}->${g.familyID}`
for(let i=0;i<a[4].length;i+=2){g.presenters.push({controller:Zy(a[4][i]),_51:Vm[a[4][i+1]]})}
if(d&&!d._33)d.shows.push(g)
return g}),YX=(new Map(T.map(a=>[a,[]])))
for(let a of YY)if(a.family)YX.get(a.family).push(a)
let Xv=H.pushes.map(a=>{let d={from:Zy(a[0]),to:Zy(a[1]),container:Zy(a[2]),kind:['push','showDetail','show'][a[3]],place:Zg(a,4)}
if(d.from&&!d.from._33)d.from.pushes.push(d)
if(d.to&&!d.to._33)d.to._50.push(d)
return d}),Yi=['setRoot','select','dismiss','pop','popToRoot']
for(let[a,d,e]of H.moves||[]){let g={from:Zy(a),to:Zy(d),kind:Yi[e]}
g.from.moves?.push(g)
if(e<2)g.to._48?.push(g)}
let WH=H.references.map(a=>({from:Q[a[0]],to:T[a[1]]})),Vl=WH.filter(a=>a.to),WG=['error','warning','note'],YW=H.diagnostics.map(a=>{let d=Zy(a[3]),e=d&&!d._33?d:null
if(e){e.findings+=1
e.family.findings+=1
if(a[1]!=='note')e.family._46=!0}
return{id:a[0],severity:a[1],message:a[2],box:e,help:a[4],place:a.length>5?Zg(a,5):null}}).sort((a,d)=>WG.indexOf(a.severity)-WG.indexOf(d.severity)),YA=(new Map())
for(let a of Q){if(a.screen<0)continue
if(!YA.has(a.screen))YA.set(a.screen,[])
YA.get(a.screen).push(a)}
let WF={navigationController:a=>Xu(a,1),tabBarController:a=>Xu(a,2),splitViewController:a=>Xu(a,3)}
function Xu(a,d){let e=a.parent
while(e&&e.kind!==d)e=e.parent
return e}
let Zt=a=>[...new Set(a)],WE=a=>Zt(YX.get(a.family).flatMap(d=>d.presenters.map(e=>e.controller))),Yh=(new Map())
for(let a of YY){for(let{controller:d}of a.presenters){if(d._33)continue
if(!Yh.has(d))Yh.set(d,[])
Yh.get(d).push(a.family?a.family.root:{id:a.familyID,_33:!0})}}
let WD=a=>Zt([...Vk(a)].flatMap(d=>Yh.get(d)||[]))
function*Vk(a){for(let d=a;d;d=d.parent)yield d}
function Xt(a){let d={boxes:new Set(a),families:new Set()}
for(let e of a){d.families.add(e.family)
for(let g=e.parent;g&&!d.boxes.has(g);g=g.parent)d.boxes.add(g)}
return d}
function WC(a){return a.children.flatMap(d=>[d,...WC(d)])}
let S=document.getElementById('map'),Vj=matchMedia('(prefers-reduced-motion: reduce)'),E={x:0,y:0,scale:1,width:0,height:0},WB=4,Yz=0,YN=16,WA=()=>N(1,0.5*N(E.width/Yy().w,E.height/Yy().h))||0.01,Zx=(a,d,e)=>U(d,N(e,a)),YM=(a,d)=>[(a-E.x)/E.scale,(d-E.y)/E.scale]
function YV(){let{width:a,height:d}=S.getBoundingClientRect(),e=window.devicePixelRatio||1
S.width=Zq(a*e)
S.height=Zq(d*e)
E.x+=(a-E.width)/2
E.y+=(d-E.height)/2;
[E.width,E.height]=[a,d]
Zp()}
function YU(a,d=E.width/2,e=E.height/2){cancelAnimationFrame(Yz)
if(Vi(a,d,e))return
let g=Zx(E.scale*a,WA(),WB)
E.x=d-(d-E.x)*g/E.scale
E.y=e-(e-E.y)*g/E.scale
E.scale=g
Xs()
Zp()}
function Yx(a,d){cancelAnimationFrame(Yz)
E.x+=a
E.y+=d
Xs()
Zp()}
function Xr(a=Yy(),d=1.25,e=!1){let g=N((E.width-2*YN)/a.w,(E.height-2*YN)/a.h,d)
YL(E.width/2-(a.x+a.w/2)*g,E.height/2-(a.y+a.h/2)*g,g,e)}
function Xq(a){let d=YT(a)
if(!d)return
let e=U(E.scale,0.8),[g,i]=[d.x*E.scale+E.x,d.y*E.scale+E.y],j=g>=0&&i>=0&&g+N(d.w,120)*E.scale<=E.width&&i+N(d.h,24)*E.scale<=E.height
if(j&&e===E.scale)return
let[k,l]=[N(d.w,E.width/e),N(d.h,E.height/e)]
YL(E.width/2-(d.x+k/2)*e,E.height/2-(d.y+l/2)*e,e)}
function YL(a,d,e,g=!1){cancelAnimationFrame(Yz)
if(g||Vj.matches){Object.assign(E,{x:a,y:d,scale:e})
return Zp()}
let i={...E},j=performance.now(),k=l=>{let m=Zx((l-j)/200,0,1),q=m*(2-m)
E.scale=i.scale*(e/i.scale)**q
let r=e===i.scale?q:(E.scale-i.scale)/(e-i.scale)
E.x=i.x+(a-i.x)*r
E.y=i.y+(d-i.y)*r
Zp()
if(m<1)Yz=requestAnimationFrame(k)}
Yz=requestAnimationFrame(k)}
function Wz(a,d){if(D.picture)return Vh(D.picture,a,d)
let e=k=>a>=k.x&&d>=k.y&&a<k.x+k.w&&d<k.y+YK(k).h,g=T.find(e)
if(!g||g.isCollapsed||E.scale<W.frames)return g||null
let i=null,j=g.root?[g.root]:[]
while(j.length){let k=j.find(e)
if(!k)break
i=k
j=k.isCollapsed?[]:k.children}
return i||g}
function Xp(a,d){let[e,g]=YM(a,d)
return Wz(e,g)}
function Vg(a,d){let e=YT(D.selected)
if(!e)return
let g=({x:r,y:s,w:t,h:u})=>[r+t/2,s+u/2],[i,j]=g(e),k=D.selected.isFamily,l=D.picture?D.picture.things:(k?T:Q).map(r=>({...YK(r),thing:r})),[m,q]=[(null),Infinity]
for(let{thing:r,...s}of l){let t=r.isLane||r===D.selected||r.isFamily!==k&&(r.isFamily||k)||!k&&r.children?.length,[u,v]=[g(s)[0]-i,g(s)[1]-j],A=u*a+v*d,B=A+2*Zz(u*d+v*a)
if(!t&&A>1&&B<q)[m,q]=[r,B]}
if(m)Zs(YS(m).link,J.focus)}
function Vf(a,d,e){let g=new Map(),i=0,j=l=>{let m=S.getBoundingClientRect()
return[l.clientX-m.left,l.clientY-m.top]}
L(S,'wheel',l=>{l.preventDefault()
let m=l.deltaMode===1?16:1
if(l.ctrlKey||l.metaKey)return YU(Math.exp(-Zx(l.deltaY*m,-120,120)*0.01),...j(l))
if(l.shiftKey&&!l.deltaX)Yx(-l.deltaY*m,0);else Yx(-l.deltaX*m,-l.deltaY*m)},{passive:!1})
L(S,'pointerdown',l=>{S.setPointerCapture(l.pointerId)
g.set(l.pointerId,j(l))
if(g.size===1)i=0})
L(S,'pointermove',l=>{let[m,q]=j(l),r=g.get(l.pointerId)
if(!r)return a(Xp(m,q),m,q)
i+=Zz(m-r[0])+Zz(q-r[1])
if(g.size===2){let[,s]=([...g].find(([u])=>u!==l.pointerId)),t=Yl(r[0]-s[0],r[1]-s[1])||1
YU(Yl(m-s[0],q-s[1])/t,(m+s[0])/2,(q+s[1])/2)
Yx((m-r[0])/2,(q-r[1])/2)}else if(i>3){S.classList.add('moving')
a(null,-99,-99)
Yx(m-r[0],q-r[1])}
g.set(l.pointerId,[m,q])})
let k=l=>{if(!g.delete(l.pointerId))return
S.classList.remove('moving')
if(l.type==='pointerup'&&i<=3&&g.size===0){let[m,q]=j(l),[r,s]=YM(m,q)
d(r,s)}}
L(S,'pointerup',k)
L(S,'pointercancel',k)
L(S,'pointerleave',l=>l.pointerType==='touch'||a(null,-99,-99))
L(S,'dblclick',l=>{let[m,q]=j(l)
e(Xp(m,q))})}
let Ve=38,YK=a=>(a.isCollapsed?{x:a.x,y:a.y,w:a.w,h:N(a.h,Ve)}:a)
function Xo(a){if(a.isFamily||a.family.isCollapsed)return a.isFamily?a:a.family
let d=a
for(let e=a;e;e=e.parent)if(e.isCollapsed)d=e
return d}
function Wy(a){if(!a||D.picture||!(a.isFamily||a.children?.length))return
a.isCollapsed=!a.isCollapsed
Zw(`${a.id} ${a.isCollapsed?'collapsed':'expanded'}`)
Vd()
Yg()
K('collapse')?.focus()
Zp()}
function Vd(){for(let a of[...T,...Q])a.lifted=0
for(let a of YB){let[d,e]=[Xo(a.from),Xo(a.to)]
a.way??=a.points
a.isInside=d===e
let g=d.isCollapsed?Wx(a.way,YK(d)):a.way
a.points=e.isCollapsed?Wx(g.reduceRight(Ww,[]),YK(e)).reduceRight(Ww,[]):g
if(d.isCollapsed&&!a.isInside)d.lifted+=1
Object.assign(a,Xx(a.points))}}
let Ww=(a,d,e,g)=>(e%2?a:[...a,g[e],g[e+1]])
function Wx(a,d){let[e,g,i]=a,j=N(g,d.y+d.h-8),k=i>e?d.x+d.w:d.x
if(a.length>4)return[k,j,i,j,...a.slice(4)]
let l=(k+i)/2
return j===g?[k,g,...a.slice(2)]:[k,j,l,j,l,g,...a.slice(2)]}
let F=S.getContext('2d',{alpha:!1}),Wv={frames:0.14,text:0.45},Vc={frames:0.04,text:0.2},W={...Wv},YJ="Helvetica, Arial, 'Liberation Sans', sans-serif",Wu=0.16,Vb=90,D={selected:null,hover:null,lit:null,focus:null,scene:null,level:'places',picture:null,_2:null,back:null,at:'',_49:'',before:'',line:null,path:null},M={},Xn=!1
function Xm(){let a=getComputedStyle(document.documentElement),d=g=>a.getPropertyValue('--'+g).trim(),e=g=>({fill:d(g+'-fill'),border:d(g+'-border'),text:d(g+'-text')})
M={_9:!document.documentElement.classList.contains('printing')&&matchMedia('(prefers-color-scheme: dark)').matches,family:e('family'),shown:e('shown'),kinds:XE.map((g,i)=>e('kind'+i))}
for(let g of['page','note','presentation','presents','pushes','focus','heard','visible','warning','note-mark','added','removed','moved','changed']){M[g]=d(g)}}
function Zp(){if(Xn)return
Xn=!0
requestAnimationFrame(()=>{Xn=!1
Va()})}
let Wt={1:'note',2:'note',3:'presentation',4:'presentation',5:'presentation',6:'presentation',8:'note'},Zf=a=>{F.globalAlpha=a?1:Wu},Xl=a=>!D.lit||D.lit.boxes.has(a),Yw=a=>!D.lit||D.lit.families.has(a),Xk=a=>(a.isFamily?Yw(a):X(a).some(Xl)),Ws=a=>(a.windows.length?M.shown:M.family)
function UZ(a){if(a.family.isCollapsed)return!0
for(let d=a.parent;d;d=d.parent)if(d.isCollapsed)return!0
return!1}
function Va(){Wr(S.width/(E.width||1))}
function Wr(a){F.setTransform(a,0,0,a,0,0)
Zf(!0)
F.fillStyle=M.page
F.fillRect(0,0,E.width,E.height)
F.setTransform(E.scale*a,0,0,E.scale*a,E.x*a,E.y*a)
let[d,e]=YM(0,0),[g,i]=YM(E.width,E.height)
if(D.picture){UY(D.picture,{x:d,y:e,right:g,bottom:i})
return Wq(T.filter(j=>D.picture?._52.has(j)))}
UX(d,e,g,i)
if(E.scale<W.text)UW(a)}
function UX(a,d,e,g){let i=m=>m.x<e&&m.y<g&&m.x+m.w>a&&m.y+m.h>d,j=m=>m.left<=e&&m.top<=g&&m.right>=a&&m.bottom>=d,k=T.filter(i),l=D.lit?[!1,!0]:[!0]
for(let m of l){let q=k.filter(r=>Yw(r)===m)
Zf(m)
UV(q)
if(E.scale>=W.text)UU(q)
if(E.scale>=W.frames)for(let r of q)UT(r,i)}
for(let m of l){let q=r=>!r.isInside&&j(r)&&US(r)===m
Zf(m)
if(E.scale>=W.frames)Xj(Vn.filter(q),M.pushes,0.9,3.5)
for(let r of UR){let s=r.filter(q)
if(s.length)UQ(s)
if(E.scale>=W.text)for(let t of s)Wp(t,t.points[0]-15,t.points[1]-5)}}
Zf(!D.lit)
F.beginPath()
for(let[m,q]of E.scale<W.text?[]:H.dots)F.roundRect(m-2.4,q-2.4,4.8,4.8,2.4)
F.fillStyle=Yv(R.subject)
F.fill()
Zf(!0)
for(let m of WI)Xi(m,M.kinds[0].text)
UP()
Wq(k)}
let UR=[...new Set(Xw.map(a=>a.sign))].map(a=>Xw.filter(d=>d.sign===a))
function UQ(a){let{sign:d}=a[0]
for(let e of(d===8?Yf('setRoot'):[Wo(d,R.subject)])){if(e.dash&&E.scale>=W.frames)F.setLineDash(e.dash)
Xj(a,Yv(e.stroke),e.width,6)
F.setLineDash([])}}
function Wp(a,d,e){F.translate(d,e)
a.mark??=UO(a.sign)
Ye(a.mark,{x:-9,y:-9,right:99,bottom:99})
F.translate(-d,-e)}
function US(a){if(!D.lit)return!0
if(D.lit.pairs)return Wn(a)
return D.lit.boxes.has(a.from)&&(a.presents?D.lit.families:D.lit.boxes).has(a.to)&&(!a.presents||!a.to.root||D.lit.boxes.has(a.to.root))}
function Wm(a,d){let{x:e,y:g,w:i,h:j}=YK(a)
if(E.scale<W.text)F.rect(e,g,i,j)
else F.roundRect(e,g,i,j,d)}
function UV(a){let d=E.scale<W.frames,e=g=>(d&&g.root?M.kinds[g.root.kind]:Ws(g))
for(let g of[M.family,M.shown,...M.kinds]){F.beginPath()
for(let i of a)if(e(i)===g)Wm(i,7)
F.fillStyle=g.fill
F.fill()
F.strokeStyle=g.border
F.lineWidth=U(1,0.6/E.scale)
F.stroke()}}
function UT(a,d){for(let e of a.boxes){if(!d(e)||UZ(e))continue
Zf(Xl(e))
let g=M.kinds[e.kind]
F.beginPath()
Wm(e,4)
F.fillStyle=g.fill
F.fill()
F.strokeStyle=g.border
F.lineWidth=U(1,0.5/E.scale)
if(e._18)F.setLineDash([3,2])
F.stroke()
F.setLineDash([])
if(E.scale<W.text)continue
if(e.kind)UN(e,g.border)
let i=e.kind>0||e.children.length>0
for(let j of Wl(e)){let k=`${e._18?'italic ':''}${i?'bold ':''}`
Xi(j,g.text,k)}
if(e.isCollapsed)Wk(e,WC(e).length,g.text)}}
let UM=['','M.5.5h9v9h-9ZM.5 3h9M.5 2h9M.5 1h9','M.5.5h9v9h-9ZM.5 7h9M.5 8h9M.5 9h9','M.5.5h9v9h-9ZM1 .5v9M2 .5v9M3 .5v9','M.5.5h6v9h-6ZM6.5 2h3v6h-3']
function UN(a,d){F.save()
F.translate(a.x+6,a.y+4)
F.strokeStyle=d
F.lineWidth=1
F.stroke(Wj(UM[a.kind]))
F.restore()}
function Xi(a,d,e='',g=11){let i=a.role===XC.heading
if(E.scale<(i?0.4:W.text))return
let j=a.role===XC.name
F.font=`${i?'bold 12':j?e+g:9}px ${YJ}`
F.fillStyle=Wt[a.role]?M[Wt[a.role]]:d
F.fillText(a.text,a.x,a.bottom-3,a.room)
if(a.sign>=0)Wp(a,a.x-15,a.bottom-11.5)}
let Wl=a=>(a.isCollapsed?a.labels.filter(d=>d.role===XC.name):a.labels)
function Wk(a,d,e){F.font=`9px ${YJ}`
F.fillStyle=e
F.fillText(`${d} inside`,a.x+8,a.y+32)
if(a.lifted<2)return
F.textAlign='right'
F.fillText(`×${a.lifted}`,a.x+a.w-5,a.y+32)
F.textAlign='start'}
function UU(a){for(let d of a){let e=Ws(d).text
for(let g of Wl(d))Xi(g,e,'bold ',12)
if(d.isCollapsed)Wk(d,d.boxes.length,e)}}
function Xj(a,d,e,g){if(!a.length)return
F.beginPath()
for(let{points:k}of a){F.moveTo(k[0],k[1])
for(let l=2;l<k.length-2;l+=2){if(E.scale<W.text)F.lineTo(k[l],k[l+1])
else F.arcTo(k[l],k[l+1],k[l+2],k[l+3],UL(k,l))}
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
Wi(l,m,Math.sign(l-k[k.length-4]),Math.sign(m-k[k.length-3]),g)}
F.fillStyle=d
F.fill()}
function UL(a,d){let e=g=>Zz(a[g+2]-a[g])+Zz(a[g+3]-a[g+1])
return N(4,e(d-2)/2,e(d)/2)}
function Wi(a,d,e,g,i){F.moveTo(a,d)
F.lineTo(a-e*i-g*i*0.55,d-g*i+e*i*0.55)
F.lineTo(a-e*i+g*i*0.55,d-g*i-e*i*0.55)
F.closePath()}
let YI=[[],[1.5,3],[6,4],[7,3,1.5,3],[3,2]]
function UK(a,d,e){let g=a.items.map(q=>UJ(q,d)),i=a.things.flatMap(([q,r,s,t,u,v])=>{if(q===4&&!e)return[]
let A=Yu(q,r)||(e&&{id:r,_33:!0,boxes:[]})
return A?[{thing:A,x:s,y:t,w:u,h:v}]:[]}),j=a.things.some(([q])=>q===3)?[3,0]:[1,0],k=q=>j.map(r=>Yu(r,q)).find(Boolean)||[],l=new Map(a.sets.map(([q,...r])=>[`set ${q}`,r])),m=a.lines.map(([q,r,s,t,...u])=>Xy({presents:!/^(pu|sel)/.test(q),count:t,words:q==='select'?q:'',from:(l.get(r)||[r]).flatMap(k),to:(/^(pu|sel)/.test(q)?Yu(1,s):Yu(0,s))||Yu(1,s)},u))
return Wh(g,i,m,{x:0,y:N(...i.map(q=>q.y))-12,right:a.size[0],bottom:a.size[1]})}
function Wh(a,d,e,{x:g,y:i,right:j,bottom:k}){let l=new Map(d.map(m=>([m.thing,m])).reverse())
return{items:a,things:d,lines:e,_52:l,bounds:{x:g,y:i,w:j-g,h:k-i}}}
function Yu(a,d){return a===0?YD.get(d):a===1?WM.get(d):a===2?WK.get(d):a===3?WJ.get(d):XA.get(d)}
function UJ([a,...d],{looks:e,fonts:g}){if(a<0){let[m,q,r,s]=(d)
return Yd(g[-1-a],m,q,s,r)}
if(typeof d[0]==='string')return Xh(e[a],d[0])
let[i,j,k,l]=(d)
return{look:e[a],x:i,y:j,w:k,h:l}}
let Yd=(a,d,e,g,i)=>({font:a,text:I(g),x:d,y:e-a.size,w:i,h:a.size*1.3})
function Xh(a,d){let[e,g]=[0,0],i=[]
for(let q of d.match(/[a-y][^a-z]*/g)||[]){let r=q.match(/-?[\d.]+/g)||[]
i.push(e+=Number(r[r.length-2]),g+=Number(r[r.length-1]))}
let{left:j,top:k,right:l,bottom:m}=Xx(i)
return{look:a,path:d,x:j-3,y:k-3,w:l-j+6,h:m-k+6}}
let UI=H.pictures&&{looks:H.pictures.looks.map(([a,d,e,g,i])=>({fill:H.pictures.inks[a],stroke:H.pictures.inks[d],width:e,dash:YI[g],radius:i})),fonts:H.pictures.fonts.map(([a,d,e])=>Ze(a,H.pictures.inks[e],d))}
function Ze(a,d,e=0){return{size:a,ink:d,css:`${e&2?'italic ':''}${e&1?'bold ':''}${a}px ${YJ}`}}
let Yv=a=>a[M._9?1:0]
function UH(a){let d=Wg([...a.things].sort((g,i)=>g.w*g.h-i.w*i.h)),e=Wg(a.lines)
for(let g of a.items){let[i,j]=[g.x+g.w/2,g.y+g.h/2],[k,l]=g.path?(g.path.match(/-?[\d.]+/g)||[]).map(Number):[i,j],m=g.path||g.look&&g.w<5?(e[l>>8]||[]).filter(q=>Wf(q,k,l,1)<1):[]
g.owners=m.length?m:(d[j>>8]||[]).filter(q=>g.w<q.w+8&&g.h<q.h+8&&i>=q.x&&j>=q.y&&i<=q.x+q.w&&j<=q.y+q.h).slice(0,1).map(q=>q.thing)}}
function Wg(a){let d=[]
for(let e of a)for(let g=(e.top??e.y)>>8;g<=(e.bottom??e.y+e.h)>>8;g+=1)(d[g]||=[]).push(e)
return d}
function UY(a,d){if(!D.lit)return Ye(a.items,d)
if(!a.lit)UH(a)
if(a.lit?.by!==D.lit)a.lit={by:D.lit,things:new Set([...a.things.map(g=>g.thing).filter(Xk),...a.lines.filter(UG)])}
let{things:e}=a.lit
for(let g of a.items){Zf(g.owners.some(i=>e.has(i)))
Ye([g],d)}
Zf(!0)
for(let g of a.lines)if(e.has(g))Yc(g,M.focus,1.5)}
function Ye(a,d){for(let e of a){if(e.x>d.right||e.y>d.bottom||e.x+e.w<d.x||e.y+e.h<d.y)continue
if(e.font){if(e.font.size*E.scale<2.6)continue
F.font=e.font.css
F.fillStyle=Yv(e.font.ink)
F.fillText(e.text,e.x,e.y+e.font.size,e.w)}else if(U(e.w,e.h)*E.scale>1.5){UF(e)}}}
function UF({look:a,path:d,x:e,y:g,w:i,h:j}){let k
if(d){k=Wj(d)}else{F.beginPath()
F.roundRect(e,g,i,j,a.radius)}
if(a.fill){F.fillStyle=Yv(a.fill)
if(k)F.fill(k);else F.fill()}
if(!a.stroke)return
F.strokeStyle=Yv(a.stroke)
F.lineWidth=a.width
if(a.dash.length)F.setLineDash(a.dash)
if(k)F.stroke(k);else F.stroke()
if(a.dash.length)F.setLineDash([])}
let We=new Map()
function Wj(a){let d=We.get(a)||Object.assign(new Path2D(a),{source:a})
We.set(a,d)
return d}
let UG=a=>(D.lit.pairs?Wn(a):a.from.some(Xk)&&Xk(a.to))
function Vh(a,d,e){let g=null
for(let i of a.things){if(i.thing.isLane||i.thing._33||d<i.x||e<i.y||d>i.x+i.w||e>i.y+i.h)continue
if(!g||i.w*i.h<=g.w*g.h)g=i}
return g&&YS(g.thing)}
let YS=a=>(a._28&&a.boxes.length===1?a.boxes[0]:a)
function YT(a){let{picture:d}=D,e=X(a)
if(!d)return a._28||a.isBlock?e[0]:a
let g=d._52.get(a)
if(g)return g
for(let i=e[0];i;i=i.parent){let j=d._52.get(i.name)
if(j)return j}
return(e[0]&&(d._52.get(e[0].family)||d._52.get(e[0].lane)))||null}
let X=a=>(a.boxes?a.boxes:[a]);
let Zo={}
for(let a of['overview','screens','overviewBefore','screensBefore','placesBefore']){if(H.pictures?.[a])Zo[a]=UK(H.pictures[a],UI,a.endsWith('Before'))}
let Z=['overview','screens','places'].filter(a=>a==='places'||Zo[a]),UE={overview:1.8,screens:2.6,places:Infinity},Xg=7/11,Wd=a=>Zo[a]?.bounds||{x:0,y:0,w:H.size[0],h:H.size[1]},Yy=()=>(D.picture?D.picture.bounds:Wd('places')),Xf=({w:a,h:d})=>N((E.width-2*YN)/a,(E.height-2*YN)/d,1.25)
function UD(){if(H.level||Z.length===1)return'places'
return Xf(Wd(Z[1]))>=Xg?Z[1]:Z[0]}
function Yb(a){D.level=Z.includes(a)?a:Z[Z.length-1]
D.before=J.before
D.picture=J.before&&(Zo[D.level+'Before']||Zo.placesBefore)||Zo[D.level]||null
K('before').setAttribute('aria-pressed',String(!!J.before))
for(let d of Z)K(`level-${d}`).setAttribute('aria-pressed',String(d===D.level))
Xe()}
function Zn(a=!1){YV()
let d=Yy(),e=Xf(d)
if(D.level!=='overview'||D.focus||e>=Xg)return Xr(d,1.25,a)
let g=N(1,(E.width-2*YN)/d.w)
YL(E.width/2-(d.x+d.w/2)*g,YN-d.y*g,g,a)}
function Vi(a,d,e){let g=Z.indexOf(D.level)
if(D.focus)return!1
if(a>1&&g<Z.length-1&&E.scale*a>UE[D.level]){let i=Xp(d,e)
Xd(Z[g+1])
let j=i&&YT(i)
if(!j)Zn(!0)
else UC(j,d,e,U(Xg,N(1,E.width/j.w)))
return!0}
if(a<1&&g>0&&E.scale<0.7*Xf(Yy())){Xd(Z[g-1])
Zn(!0)
return!0}
return!1}
function UC(a,d,e,g){YL(d-(a.x+N(a.w/2,60))*g,e-(a.y+N(a.h/2,12))*g,g,!0)}
function Xd(a){Yb(a)
J.level=D.level
D.hover=null
Zw(`Level ${D.level}`)
Xs()}
function UB(a){if(D.focus)Zv({focus:0})
if(a===D.level)return Zn()
let d=D.selected
Xd(a)
Zn(!0)
if(d)Xq(d)}
let R={page:['#ffffff','#14181d'],text:['#1f2933','#e6ebf1'],muted:['#52606d','#aab5c1'],push:['#6b7785','#8f9ba8'],edge:['#7b8894','#74818e'],strong:['#39434e','#b9c4cf'],subject:['#b3400c','#ffab80']},Zi={head:Ze(16,R.text,1),name:Ze(12,R.text,1),row:Ze(11.5,R.text),inserted:Ze(11.5,R.text,2),note:Ze(9.5,R.muted),number:Ze(10,R.page,1)},UA=[/^fullScreen/,/^overFullScreen/,/^(automatic|pageSheet)/,/^formSheet/,/^popover/,/urrentContext/,/^custom/],Uz=['fullScreen','overFullScreen','pageSheet','formSheet','popover','context','custom','chosen by the system'],Ya=a=>(a.includes('unknown')?7:U(0,UA.findIndex(d=>d.test(a)))),Uy=(a,d)=>(a.map((e,g)=>'#'+[1,3,5].map(i=>{let[j,k]=[e,R.page[g]].map(l=>parseInt(l.slice(i,i+2),16))
return Zq((j*d+k*(100-d))/100).toString(16).padStart(2,'0')}).join(''))),Xc=a=>({width:1,dash:[],radius:4,...a}),Zh=(a,d,e,g,i,j)=>a.push({look:Xc(d),x:e,y:g,w:i,h:j})
function Yt(a,d,e,g,i,j,k=!1){F.font=d.css
let l=I(i),m=()=>F.measureText(l).width
while(l.length>2&&m()>j)l=l.slice(0,-2).trimEnd()+'…'
let q=N(m(),j)
a.push(Yd(d,k?e-q:e,g,l,q))
return q}
function XZ(a,d,e){let g=`m${e[0]} ${e[1]}`
for(let i=2;i<e.length;i+=2)g+=`l${e[i]-e[i-2]} ${e[i+1]-e[i-1]}`
a.push(Xh(Xc(d),g+(d.fill?'z':'')))}
function Ys(a,d,e,g){let[i,j,k,l]=e,m=e.length-2,q=`m${i} ${j}`
if(e.length===4){q+=`l${k-i} ${l-j}`}else{let[t,u]=[e[m+1]-j,Math.sign(e[m+1]-j)],v=N(5,Zz(t)/2)
q+=`l${k-i-v} 0q${v} 0 ${v} ${u*v}l0 ${t-2*u*v}q0 ${u*v} ${v} ${u*v}l${e[m]-k-v} 0`}
a.push(Xh(Xc(d),q))
let[r,s]=[e[m],e[m+1]]
if(!g)XZ(a,{fill:d.stroke},[r,s,r-7,s-3,r-7,s+3])}
function XY(a,d,e,g,i){Zh(a,{fill:d?R.page:i,stroke:i,width:1.1,radius:1.5},e+0.5,g+0.5,11,9)
let[j,k,l,m]=[[0,0,0,0],[2.6,2.6,6.8,4.8],[0.5,3.4,11,6.1],[3.1,3,5.8,4.2],[3.6,2.2,6.2,3.8],[6,0.5,5.5,9]][d]||[0,0,0,0]
if(l)Zh(a,{fill:i,radius:0.6},e+j,g+k,l,m)
if(d===4)XZ(a,{fill:i},[e+5,g+5.5,e+6.6,g+6,e+5,g+8.2])
if(d===6)XZ(a,{fill:i},[e+6,g+1.8,e+9.2,g+5,e+6,g+8.2,e+2.8,g+5])
if(d===7)a.push(Yd({...Ze(8.2,i,1)},e+3.5,g+8.2,'?',5))}
function UO(a){let d=[],e=R.subject
if(a<8)XY(d,a,0,0,e)
else for(let g of Yf('setRoot'))Ys(d,g,[0,5,12,5])
return d}
function Xb(a,d,e,g){if(d.isBlock){XZ(a,{fill:R.strong},[e,g-7,e+7,g,e,g+7,e-7,g])}else if(d.isLane){Zh(a,{fill:d.ink,radius:8},e-8,g-8,16,16)
F.font=Zi.number.css
let i=F.measureText(d.number).width
a.push(Yd(Zi.number,e-i/2,g+3.6,d.number,i))}else{return!1}
return!0}
let Wo=(a,d)=>({stroke:d,width:a<2?2:1.3,dash:YI[{4:1,5:2,6:3}[a]||0]}),Yf=a=>(a==='setRoot'?[{stroke:R.strong,width:3.4},{stroke:R.page,width:1.4}]:[{stroke:R.push,width:0.8,dash:YI[a==='select'?0:4]}]);
let Zd=a=>(D.level==='places'?a:a.name)
function Ux(a){let[d]=X(a)
if(a.block)return a.block
return d.lane&&d.family.windows.length?d.lane:d.family}
function Wc(a){if(a.isFamily){let e=g=>D.level==='places'||g.name===g||!g.name.block&&g.name.boxes[0].family===a
return new Set(X(a).filter(e))}
let d=new Set(X(a))
for(let e of d)if(!a.isBlock&&(e.kind===0||e.kind===4))for(let g of e.children)d.add(g)
return d}
function Xa(a){let d=a.presenters.map(g=>g.controller).filter(g=>!g._33&&a.from&&g!==Uw(a.from)).map(g=>g.label),e=Zt(d)
return[a.style.replace(/^automatic( \(.*\))?$/,g=>(g.includes('unknown')?'chosen by the system':'automatic')),e.length?`over ${e.length<3?e.join(', '):`${e[0]} and ${e.length-1} more`}`:''].filter(Boolean).join(' ')}
let Uw=a=>a.family.root
function Uv(a){let d=new Map()
for(let e of a){for(let g of e.shows)Zm(d,e,g.family||{id:g.familyID,link:g.familyID,_33:!0},'presents',Xa(g),g.style)
for(let{to:g,kind:i}of e.moves)Zm(d,e,g._33?g:i==='setRoot'?g.family:Zd(g),i,i)
for(let{to:g}of e.pushes)if(g)Zm(d,e,g._33?g:Zd(g),'pushes','pushes')}
return[...d.values()]}
function Uu(a){for(let d=a;d.parent;d=d.parent)if(d.parent.kind===1&&d.parent.children[0]!==d)return!1
return!0}
function Zm(a,d,e,g,i,j=''){if(!d)return
let k=d._33?d:Zd(d)
a.set(`${k.link||k.id}|${e.link}|${g}|${i}`,{from:k,to:e,kind:g,words:i,style:j})}
function Ut(a,d){let e=new Map()
for(let g of a.isFamily?[a.root]:X(a)){if(!a.isFamily)for(let k of g._50)if(!d.has(k.from))Zm(e,k.from,a,'pushes','pushes')
for(let{from:k,kind:l}of g._48)if((l==='setRoot')===!!a.isFamily&&!d.has(k))Zm(e,k,a,l,l)
if(!Uu(g))continue
let{windows:i,id:j}=g.family
if(!i.length)for(let k of YX.get(g.family))Zm(e,k.from,a,'presents',Xa(k)+(a.isFamily?'':` through ${j}`),k.style)
else if(!g.parent)for(let k of i)Zm(e,{id:k.id,_33:!0,home:Us},a,'starts','starts with it')
else if(!/ pushes it$/.test(g._51))Zm(e,g.parent,a,'starts','starts with it')}
return[...e.values()]}
function Ur(a){let d=new Map()
for(let e of a){for(let g=e;g;g=g._32?g.parent:null){for(let i of g._50)Zm(d,i.from,Zd(e),'pushes','pushes')
if(!g.parent)for(let i of YX.get(g.family))Zm(d,i.from,Zd(e),'presents',Xa(i),i.style)}}
return[...d.values()]}
let Zl=224,Yr=76
function XX(a,d){let e=d.link||d.id,g=a.get(e)||{thing:d,rows:new Map(),ways:new Map(),x:0,y:0,h:0,at:0}
a.set(e,g)
return g}
function Yq(a,d){let e=d.link||d.id,g=a.rows.get(e)||{thing:d,card:a,_1:new Map(),notes:[],_0:0,y:0,h:0}
a.rows.set(e,g)
return g}
function XW(a,d){let e=a.get(d.words)||{link:d,y:0}
a.set(d.words,e)
return e}
let Us={id:'windows',_33:!0,boxes:[]},Uq={id:'outside this map',_33:!0,boxes:[]},WZ=a=>a.home||(a._33?Uq:Ux(a)),XV=a=>(a._33?[]:X(a))
function Up(a,d){let e=a.isFamily||a.isBlock||a._28?a:Zd((a)),g=Wc(e),i=new Map(),j=XX(i,e),[k]=g
for(let r of g)Yq(j,Zd((r)))._0=Zx(r._0-k._0,0,4)
if(e.isBlock)for(let r of j.rows.values())r._0=0
let l=[],m=Uo(j,g,d,l),q=Un(j,g,d,l)
return Um([...m,i,...q],j,l)}
function Uo(a,d,e,g){let i=[],j=new Set(d),k=Ut(a.thing,d)
for(let l=1;l<=e&&k.length;l+=1){let m=new Map(),q=new Set()
for(let s of k){let t=Yq(XX(m,WZ(s.from)),s.from),u=l===1?XW(a.ways,s):Yq(XX(i[0],WZ(s.to)),s.to)
g.push({link:s,row:t,exit:XW(t._1,s),target:u,card:l===1?a:null})
for(let v of XV(s.from))q.add(v)}
i.unshift(m)
let r=[...q].filter(s=>!j.has(s))
for(let s of r)j.add(s)
k=Ur(r).filter(s=>!XV(s.from).some(t=>j.has(t)))}
return i}
function Un(a,d,e,g){let i=[],j=new Set(d),k=new Map([...d].map(l=>[l,a]))
for(let l=1;l<=e&&k.size;l+=1){let m=new Map(),q=new Map()
for(let r of Uv(new Set(k.keys()))){let s=X(r.from).find(A=>k.has(A)),t=Yq((k.get((s))),r.from)
if(XV(r.to).some(A=>j.has(A))){t.notes.push(`${r.kind==='pushes'?'›':'→'} ${r.to.label||r.to.id}`)
continue}
let u=Wb(r),v=XX(m,u?WZ(r.to):r.to)
g.push({link:r,row:t,exit:XW(t._1,r),target:u?Yq(v,r.to):XW(v.ways,r),card:u?null:v})
if(!r.to._33)for(let A of u?Wc(r.to):X(r.to))q.set(A,v)}
if(!m.size)break
i.push(m)
for(let r of q.keys())j.add(r)
k=q}
return i}
let Wb=a=>!/^(presents|setRoot)/.test(a.kind)
function Um(a,d,e){let g=a.map(m=>[...m.values()].reduce((q,r)=>q+Ul(r,r===d)+12,-12)),i=U(...g),j=[],k=[]
a.forEach((m,q)=>{let r=(i-g[q])/2
for(let s of m.values()){Object.assign(s,{x:q*(Zl+Yr),y:r,at:q})
Uk(s,s===d,j,k)
r+=s.h+12}})
let l=Uj(e,j)
return Wh(j,k,l,{x:-12,y:-12,right:a.length*(Zl+Yr)-Yr+12,bottom:i+12})}
function Ul(a,d){let e=d?34:26
for(let g of a.ways.values()){g.y=e+4
e+=15}
for(let g of a.rows.values()){Object.assign(g,{y:e,h:U(20,8+12*g._1.size)});
[...g._1.values()].forEach((i,j)=>{i.y=e+g.h/2+12*(j-(g._1.size-1)/2)})
e+=g.h+4}
a.h=e+4
return a.h}
let Ui=a=>(a.isLane?a.title:a.isBlock?`${a.id}, in ${a.stacks.length} stacks`:a.label||a.id)
function Uk(a,d,e,g){let{thing:i,x:j,y:k,h:l}=a,m=d?R.subject:i.isLane?i.ink:i.isBlock?R.strong:R.edge
Zh(e,{fill:Uy(m,d?5:8),stroke:m,width:d?3:1.2,radius:7},j,k,Zl,l)
g.push({thing:i,x:j,y:k,w:Zl,h:l})
let q=Xb(e,i,j+17,k+13.5)?30:9
Yt(e,d?Zi.head:Zi.name,j+q,k+(d?22:17.5),Ui(i),Zl-q-8)
for(let{link:r,y:s}of a.ways.values()){let t=r.kind==='presents'
if(t)XY(e,Ya(r.style),j+9,k+s-5,R.text)
Yt(e,Zi.note,j+(t?26:9),k+s+3.3,d&&r.kind==='pushes'?'is pushed':r.words,Zl-34)}
for(let r of a.rows.values())Uh(r,e,g)}
function Uh({thing:a,card:d,_1:e,notes:g,_0:i,y:j,h:k},l,m){let[q,r,s]=[d.x+6+10*i,d.y+j,Zl-12-10*i],t=XV(a).some(A=>A._18)
Zh(l,{fill:R.page,stroke:R.edge,dash:t?YI[4]:[]},q,r,s,k)
m.push({thing:a,x:q,y:r,w:s,h:k})
let u=[...e.values()].some(({link:A})=>A.kind!=='presents')?48:20,v=Yt(l,t?Zi.inserted:Zi.row,q+7,r+(e.size>1?15:k/2+4),a.label||a.id,s-14-u)
if(g.length)Yt(l,Zi.note,q+14+v,r+(e.size>1?15:k/2+3.5),g.join(' '),s-v-22-u)
for(let{link:A,y:B}of e.values()){if(A.kind==='presents')XY(l,Ya(A.style),q+s-16,d.y+B-5,R.text)
else Yt(l,Zi.note,q+s-5,d.y+B+3.3,A.words,60,!0)}}
function Uj(a,d){let e=new Map()
a.forEach(j=>{let k=(j.target),l=j.card||k.card,m=l.y+(j.card?j.target.y:k.y+k.h/2),q=`${l.at} ${m} ${j.link.words}`,r=e.get(q)||{x:l.x+(j.card?0:6),y:m,wires:[],far:0,lane:0}
r.wires.push(j)
r.far=U(r.far,Zz(m-j.row.card.y-j.exit.y))
e.set(q,r)})
let g=new Map()
for(let j of e.values()){let k=j.wires[0].row.card.at
g.set(k,[...(g.get(k)||[]),j])}
let i=[]
for(let[j,k]of g){k.sort((l,m)=>m.far-l.far).forEach((l,m)=>{l.lane=j*(Zl+Yr)+Zl+10+(m+0.5)*(Yr-28)/k.length})
for(let l of k)for(let m of l.wires)i.push(Ug(m,l,d))}
return i}
function Ug({link:a,row:d,exit:e},{x:g,y:i,lane:j,wires:k},l){let[m,q]=[d.card.x+Zl-6,d.card.y+e.y],r=Wb(a),s=Yi.includes(a.kind)?Yf(a.kind):[a.kind==='starts'?{stroke:R.push,dash:YI[1]}:Wo(r?2:Ya(a.style),r?R.push:R.strong)],t=Zz(q-i)<1?[m,i,g,i]:[m,q,j,q,j,i,g,i]
s.forEach((v,A)=>Ys(l,v,t,A>0))
if(k.length>1&&t.length>4)Zh(l,{fill:s[0].stroke,radius:2.2},j-2.2,q-2.2,4.4,4.4)
let u=t.map((v,A)=>(A<2?v:v-t[A-2]))
return Xy({presents:/^[ps].*ts$/.test(a.kind),count:1,from:[d.thing],to:a.to,words:a.words},u)}
function Uf(a){let{box:d,_34:e}=a,g=(i,j,k,l=!1)=>({box:i,_34:l,words:j,from:a,hops:a.hops+k})
return[...(e?[]:Ue(d).map(i=>g(i,'opens',0))),...(d.parent?[g(d.parent,'',0,!0)]:[]),...d.shows.filter(i=>i.family?.root).map(i=>g(i.family?.root,`presents as ${i.style}`,1)),...d.pushes.filter(i=>i.to&&!i.to._33).map(i=>g(i.to,'pushes',1)),...d.moves.filter(i=>Yi.indexOf(i.kind)<2&&!i.to._33).map(i=>g(i.to,i.kind,1)),...d.children.filter(i=>i._25).map(i=>g(i,'pushes',1))]}
let Ue=a=>a.children.filter(d=>d._32),Wa=a=>(a.isFamily?[a.root].filter(Boolean):X(a))
function Ud(a,d){let e=new Set(Wa(d)),g=[new Set(),new Set()],i=[Wa(a).map(j=>({box:j,_34:!1,words:'',from:null,hops:0}))]
for(let j=0;j<i.length;j+=1){for(let k of i[j]||[]){let l=g[k._34?1:0]
if(l.has(k.box))continue
l.add(k.box)
if(e.has(k.box)&&!k._34)return Uc(k)
for(let m of Uf(k))(i[m.hops]||=[]).push(m)}}
return null}
function Uc(a){let d=[]
for(let e=(a);e;e=e.from)d.unshift(e)
return d}
function VZ(){let[a,d]=J.path.split('..').map(e=>(e?WY(e):null))
return{from:a,to:d}}
function Ub(){let{from:a,to:d}=VZ()
D.path=a&&d?Ud(a,d):null}
function VY(){let{from:a,to:d}=VZ()
if(!a)return[]
let e=G('button',{onclick:()=>Zv({path:''})},'Clear path')
if(!d)return[G('p',{},'A path from ',P(a),': select where it ends. ',e)]
let g=D.path?.[D.path.length-1]
return[G(D.selected?'h3':'h2',{},'Path'),G('p',{},P(a),' to ',P(d),g?`: ${g.hops} presentations, pushes and moves. `:': no way leads there. ',e),G('ol',{id:'path'},...(D.path||[]).filter(i=>i.from&&!i._34).map(i=>G('li',{},P(VX((i.from).box)),` ${I(i.words)} `,P(VX(i.box)))))]}
let VX=a=>YS(Zd(a))
function VW(a,d){let e=D.picture?D.picture.lines:E.scale<W.frames?Xw:YB,[g,i]=[null,5/E.scale]
for(let j of e){let k=j.isInside?i:Wf(j,a,d,i)
if(k<i)[g,i]=[j,k]}
return g}
function Wf({points:a,left:d,top:e,right:g,bottom:i},j,k,l){if(j<d-l||j>g+l||k<e-l||k>i+l)return l
for(let m=2;m<a.length;m+=2){let[q,r,s,t]=a.slice(m-2,m+2)
l=N(l,Yl(j-Zx(j,N(q,s),U(q,s)),k-Zx(k,N(r,t),U(r,t))))}
return l}
function Ua(a,d){let[e,g]=YM(a,d)
return VW(e,g)}
function TZ(a){let d=[a.from].flat(),e=k=>k.title&&k.isLane?k.title:k.label||k.id,g=d.map(e),i=g.length>3?`${g.slice(0,2).join(', ')} and ${g.length-2} more`:g.join(', ')
if(!a.presents)return[`${i} ${a.words||'pushes'} ${e(a.to)}`]
if(a.words==='starts with it')return[`${i} starts with ${e(a.to)}`]
let j=VV(a).map(k=>{let l=Zt(k.presenters.map(m=>m.controller.label||m.controller.id))
return`${k.style}, presented by ${l.slice(0,3).join(', ')}${l.length>3?` and ${l.length-3} more`:''}`})
return[`${i} presents ${e(a.to)}${a.count>1?`, ${a.count} times`:''}`,...Zt(j).slice(0,6)]}
function VV(a){let d=a.to.isFamily?a.to:null,e=[a.from].flat().flatMap(g=>(g.isLane?g.boxes.filter(i=>i.family.windows.length||i.name.block):X(g)))
return Zt(e).flatMap(g=>g.shows||[]).filter(g=>g.family&&(d?g.family===d:g.family.boxes.some(i=>X(a.to).includes(i))))}
function VU(a,d,e){let g=K('tip')
g.hidden=!a
if(a){g.replaceChildren(...TZ(a).map(i=>G('div',{},I(i))))
g.style.left=`${Zx(d+14,0,U(0,E.width-240))}px`
g.style.top=`${e+16>E.height-60?e-50:e+16}px`}
if(a===D.line)return
D.line=a
Zp()}
function Yc({points:a},d,e){F.beginPath()
F.moveTo(a[0],a[1])
for(let g=2;g<a.length;g+=2)F.lineTo(a[g],a[g+1])
F.strokeStyle=d
F.lineWidth=U(e,e/E.scale)
F.stroke()}
let TY={style:a=>VT(a).flatMap(d=>[d.from,...(d.family?[d.family.root]:[])]),lane:a=>Q.filter(d=>d.lane?.id===a),tag:a=>Q.filter(d=>d.tags.includes(a)),diagnostic:a=>YW.filter(d=>d.id===a).map(d=>d.box)},VS=a=>a.style.split(' ')[0],VT=a=>YY.filter(d=>VS(d)===a)
function TX(){let a=K('only')
a.value=J.only
if(!a.value){a.value=''
return null}
let[d,e]=[J.only.split(':',1)[0],J.only.slice(J.only.indexOf(':')+1)],g=Xt(new Set(TY[d](e).filter(i=>i&&!i._33)))
if(d==='style')g.pairs=new Set(VT(e).map(i=>`${i.from?.index} ${i.family?.index}`))
return g}
function Wn(a){return a.presents&&[a.from].flat().some(d=>X(d).some(e=>D.lit.pairs.has(`${e.index} ${a.to.index}`)))}
function TW(){let a=(d,e,g=i=>i)=>{let i=new Map()
for(let j of e)i.set(j,(i.get(j)||0)+1)
return i.size?[G('optgroup',{label:d},...[...i].map(([j,k])=>G('option',{value:`${d}:${j}`},`${I(g(j))} (${k})`)))]:[]}
K('only').append(G('option',{value:''},'everything'),...a('style',YY.map(VS)),...a('lane',Q.flatMap(d=>d.lane?.id||[]),d=>WJ.get(d)?.title),...a('tag',Q.flatMap(d=>d.tags)),...a('diagnostic',YW.filter(d=>d.box).map(d=>d.id)))
L(K('only'),'change',()=>Zv({only:K('only').value}))}
function TV(){let a=d=>e=>d&&(e.to===d||e.to===d.family&&d===e.to.root||e.from===d||d.isFamily&&e.from.family===d)
return[D.hover,D.selected].flatMap(d=>Vl.filter(a(d)))}
function UP(){let a=TV()
if(!a.length)return
F.strokeStyle=F.fillStyle=M.presents
F.lineWidth=U(1.3,1.2/E.scale)
for(let d of a){let[e,g]=[XU(d.from),XU(d.to)],i=g.x+g.w/2>=e.x+e.w/2,[j,k]=[i?e.x+e.w:e.x,e.y+N(9,e.h/2)],[l,m]=[i?g.x:g.x+g.w,g.y+12],q=(i?1:-1)*U(30,Zz(l-j)*0.4)
F.beginPath()
F.setLineDash([5/N(1,E.scale),3/N(1,E.scale)])
F.moveTo(j,k)
F.bezierCurveTo(j+q,k,l-q,m,l,m)
F.stroke()
F.setLineDash([])
F.beginPath()
Wi(l,m,i?1:-1,0,U(6,5/E.scale))
F.fill()}}
function Wq(a){TU()
if(D.line)Yc(D.line,M.focus,2.5)
else if(D.picture&&D.hover)for(let d of D.picture.lines)if(d.to===D.hover||d.from.some(e=>YS(e)===D.hover))Yc(d,M.focus,2)
if(D.scene)TT()
if(D.hover&&D.hover!==D.selected)Zc(D.hover,M.focus,1.5)
if(D.selected&&D.selected!==D.focus){Zc(D.selected,M.focus,2.5)
let d=D.picture?[]:D.selected._28||D.selected.isBlock?D.selected.boxes:YA.get(D.selected.screen)||[]
for(let e of d)if(e!==D.selected)Zc(e,M.focus,1.5,[4,3])}
for(let d of a)if(d.findings)VR(d,String(d.findings),VQ(d))}
let VQ=a=>M[a._46?'warning':'note-mark']
function TT(){for(let a of D.scene.visible)Zc(a,M.visible,2)
for(let[a,d]of D.scene.heard){Zc(a,M.heard,2,[5,3])
VR(a,String(d),M.heard)}}
function XU(a){if(D.picture)return YT(a)
let d=YT(a)
return YK(!d.isFamily&&E.scale<W.frames?d.family:Xo(d))}
function Zc(a,d,e,g=[]){let i=XU(a)
if(!i)return
let j=1.5/E.scale
F.beginPath()
F.roundRect(i.x-j,i.y-j,i.w+2*j,i.h+2*j,5)
F.strokeStyle=d
F.lineWidth=e/E.scale
F.setLineDash(g.map(k=>k/E.scale))
F.stroke()
F.setLineDash([])}
function VR(a,d,e){let g=XU(a),i=N(8,7/E.scale*1.2)
if(!g||i*E.scale<3)return
let j=D.level==='overview'&&!D.focus,[k,l]=j?[g.x+g.w/2,g.y+g.h+4]:[g.x+g.w,g.y]
if(Zz(k*E.scale+E.x-E.width/2)>E.width||Zz(l*E.scale+E.y-E.height/2)>E.height)return
F.beginPath()
F.roundRect(k-i,l-i,2*i,2*i,2)
F.fillStyle=e
F.fill()
F.font=`bold ${i*1.2}px ${YJ}`
F.textAlign='center'
F.fillStyle=M.page
F.fillText(d,k,l+i*0.42)
F.textAlign='start'}
let VP=[...T].sort((a,d)=>(d.windows.length?1:0)-(a.windows.length?1:0)||d.boxes.length-a.boxes.length)
function UW(a){F.setTransform(a,0,0,a,0,0)
F.lineJoin='round'
F.lineWidth=3
let d=new Set(),e=Vb,g=VP.filter(Yw)
for(let i of D.lit?[...g,...VP.filter(j=>!Yw(j))]:g){let[j,k]=[i.x*E.scale+E.x+3,i.y*E.scale+E.y+11]
if(j<-200||k<-20||j>E.width||k>E.height+20)continue
let l=i.windows.length>0
F.font=`bold ${l?12:10}px ${YJ}`
i.nameWidth??=F.measureText(I(i.id).slice(0,40)).width
if(!TS(d,j,k,i.nameWidth+8))continue
if(e===0)break
e-=1
F.globalAlpha=Yw(i)?1:Wu
F.strokeStyle=M.page
F.strokeText(I(i.id).slice(0,40),j,k)
F.fillStyle=M.kinds[0].text
F.fillText(I(i.id).slice(0,40),j,k)}
F.globalAlpha=1}
function TS(a,d,e,g){let i=[]
for(let j of[Ym((e-9)/14),Ym((e+3)/14)]){for(let k=Ym(d/24);k<=Ym((d+g)/24);k+=1)i.push(j*4096+k)}
if(i.some(j=>a.has(j)))return!1
for(let j of i)a.add(j)
return!0}
function G(a,d={},...e){let g=document.createElement(a)
for(let[i,j]of Object.entries(d)){if(i.startsWith('on'))L(g,i.slice(2),j)
else if(j!==null&&j!==!1)g.setAttribute(i,j===!0?'':j)}
g.append(...e.filter(i=>i!==null&&i!==''))
return g}
let K=a=>document.getElementById(a),XT=K('panel'),TR=a=>'#'+encodeURIComponent(a),Yp={read:a=>{try{return localStorage.getItem('kindred-'+a)||''}catch{return''}},write:(a,d)=>{try{localStorage.setItem('kindred-'+a,d)}catch{}}},XS={base:{name:'the web',template:H.link===null?'':H.link+'{path}#L{line}'},vscode:{name:'VS Code',template:'vscode://file/{path}:{line}:{column}'},zed:{name:'Zed',template:'zed://file/{path}:{line}'},jetbrains:{name:'JetBrains',template:'jetbrains://idea/navigate/reference?path={path}:{line}:{column}'},own:{name:'another editor',template:null},none:{name:'nothing',template:''}}
if(H.link===null)delete XS.base
let VO=()=>{let a=Yp.read('editor')
return a in XS?a:H.link===null?'none':'base'}
function TQ(a){let d=VO(),e=XS[d].template??Yp.read('template')
if(!e||/^\s*(javascript|data|vbscript):/i.test(e))return null
let g=d==='base'?'':Yp.read('folder').replace(/\/*$/,'/'),i=!a.file.startsWith('/'),j=((i&&g!=='/'?g:'')+a.file).replace(/^\/+/,d==='own'||d==='jetbrains'?'/':''),k={path:j.split('/').map(encodeURIComponent).join('/'),line:a.line,column:a.column}
return e.replace(/\{(path|line|column)\}/g,(l,m)=>k[m])}
function ZA(a){if(!a)return''
let d=I(`${a.file}:${a.line}:${a.column}`),e=TQ(a)
return e===null?d:G('a',{href:e,class:'place'},d)}
function P(a){if(!a)return'nil'
if(a._33)return I(a.id)
let d=G('a',{href:TR(a.link)},I(a.id))
L(d,'mouseenter',()=>Zk(a))
L(d,'mouseleave',()=>Zk(null))
return d}
let VN=a=>a.flatMap((d,e)=>(e?[', ',d]:[d])),YR=a=>(a.length?VN(a.map(P)):['nil']),VM=a=>P(a.family||{id:a.familyID,_33:!0})
function Zb(a){let d=a.filter(([,e])=>e.length&&e[0]!=='')
return G('dl',{},...d.flatMap(([e,g])=>[G('dt',{},e),G('dd',{},...g)]))}
function ZC(a,d){return d.length?[G('h3',{},a),G('ul',{},...d)]:[]}
let Y=(a,...d)=>G('li',{},...a,...d.filter(e=>e.length).map(e=>G('small',{},...e)))
function Yg(){let a=D.selected
if(!a)return XT.replaceChildren(...VY(),...TP())
XT.replaceChildren(G('h2',{},I(a.id)),TO(a),...TN(a),...VY(),...(a.isFamily?TM(a):a._28?TL(a):a.isBlock?TK(a):TJ(a)),...ZC('Diagnostics',TI(a).map(VL)),...TH(a))}
let VK=(a,d)=>(H.names?Zt(a.map(d)):a)
function TP(){return[...TG(),G('h2',{},'This map'),J.link?G('p',{class:'warning'},`There is nothing called ${I(J.link)} on this map.`):'',Zb([...Object.entries({Families:T,Controllers:Xz,Places:H.names?Yk:[],Presentations:VK(YY,a=>`${a.from?.name?.id} ${a.familyID} ${a.style}`),Pushes:VK(Xv,a=>`${a.from?.name?.id} ${a.to?.name?.id}`)}).map(([a,d])=>[a,[d.length||'']])]),G('p',{},'Click to read, twice to see who opens it and what it opens.'),G('h3',{},'Keys'),Zb([['/',['find']],['0',['show everything']],['1 2 3',['focus on neighbours']],['Esc',['back to the map, let go']],['z',['zoom to the selected']],['c',['collapse']],['n p',[`next ${H.difference?'edit':'diagnostic'}, the one before`]],['b',[Zo.placesBefore?'before, after':'']],['f',['full screen']],['o',['outline']]]),...ZC('Diagnostics',YW.slice(0,50).map(VL))]}
function TO(a){let d=J.path.endsWith('..')&&J.path!==a.link+'..',e=[0,1,2,3].map(i=>G('button',{'aria-pressed':String(J.focus===i),onclick:()=>Zs(a.link,i)},i?`${i} ${i===1?'hop':'hops'}`:'Map')),g=!D.picture&&(a.isFamily||a.children?.length>0)
return G('div',{class:'row',role:'group','aria-label':'Focus'},...e,g?G('button',{id:'collapse','aria-pressed':String(a.isCollapsed),onclick:()=>Wy(a)},'Collapse'):null,G('button',{id:'path-button',onclick:()=>Zv({path:d?J.path+a.link:a.link+'..'})},d?'Path to here':'Path from here'),G('button',{onclick:()=>Xr(YT(a)||undefined,2)},'Zoom to it'))}
function TJ(a){return[Zb([['kind',[XD[a.kind]+(a._18?', inserted by UIKit':'')]],['class',[I(a.className)]],['title',[I(a.title)]],['tags',[I(a.tags.join(', '))]],['family',[P(a.family)]],['role',a.parent?[`${a.role} of `,P(a.parent)]:['root']],['screen',[a.screen<0?'':I(H.screens[a.screen])]],['exists because',[I(a._51)]],['defines context',[a.definesContext?'yes':'']],['declared at',[ZA(a.place)]]]),Zb([['parent',[P(a.parent)]],...Object.entries(WF).map(([d,e])=>[d,[P(e(a))]]),['presenting',YR(WE(a))],['presented',YR(WD(a))],['children',a.children.length?YR(a.children):['none']]]),...VJ(a.family),...ZC('Presents',a.shows.map(d=>Y([VM(d),` ${I(d.style)}`],...d.presenters.map(e=>['presented by ',P(e.controller),`: ${e._51}`]),[ZA(d.place)]))),...ZC('Pushes',a.pushes.map(d=>Y([P(d.to),` in `,d.container?P(d.container):'no container'],[d.kind,' at ',ZA(d.place)]))),...ZC('Pushed by',a._50.map(d=>Y([P(d.from)],[d.kind,' at ',ZA(d.place)]))),...VI([a]),...ZC('Other places',(YA.get(a.screen)||[]).filter(d=>d!==a).map(d=>Y([P(d)],[I(d._51)])))]}
function VJ(a){let d=a.windows.map(g=>Y([`in window ${I(g.id)}`],[ZA(g.place)])),e=YX.get(a).map(g=>Y(['by ',P(g.from),` ${I(g.style)}`],...g.presenters.map(i=>['presented by ',P(i.controller),`: ${i._51}`]),[ZA(g.place)]))
if(!d.length&&!e.length)return[G('h3',{},'How its family appears'),G('p',{},'Never: nothing shows it.')]
return ZC('How its family appears',[...d,...e])}
function TM(a){return[Zb([['family of',[String(a.boxes.length),a.boxes.length===1?' controller':' controllers']],['root',[P(a.root)]],['declared at',[ZA(a.place)]]]),...VJ(a),...ZC('Presents',a.boxes.flatMap(d=>d.shows).map(d=>Y([VM(d),' from ',P(d.from)],[I(d.style)]))),...ZC('Members',a.boxes.map(d=>Y([P(d)],[I(d.className)])))]}
function TK(a){return[Zb([['stacks',YR(a.stacks)]]),...ZC('Screens',a.screens.map(d=>Y([P(d)])))]}
function TL(a){let[d]=a.boxes
return[Zb([['screen in',[`${a.boxes.length} places`]],['kind',[XD[d.kind]]],['class',[I(d.className)]],['title',[I(d.title)]],['tags',[I(d.tags.join(', '))]],['block',[a.block?P(a.block):'']],['defines context',[d.definesContext?'yes':'']],['declared at',[ZA(d.place)]]]),Zb([...Object.entries(WF).map(([e,g])=>[e,XR(a,i=>[g(i)])]),['presenting',XR(a,WE)],['presented',XR(a,WD)],['children',XR(a,e=>e.children)]]),...ZC('Presents',XQ(a.boxes.flatMap(e=>e.shows),e=>e.family||{id:e.familyID,_33:!0}).map(([e,g])=>Y([P(e),` ${I(g[0].style)}`,...WX(a,g.length)],['presented by ',...YR(Zt(g.flatMap(i=>i.presenters.map(j=>XP(j.controller)))))],[ZA(g[0].place)]))),...ZC('Pushes',XQ(a.boxes.flatMap(e=>e.pushes),e=>XP(e.to)).map(([e,g])=>Y([P(e)],[g[0].kind,' at ',ZA(g[0].place)]))),...ZC('Pushed by',XQ(a.boxes.flatMap(e=>e._50),e=>XP(e.from)).map(([e,g])=>Y([P(e),...WX(a,Zt(g.map(i=>i.to)).length)],[g[0].kind,' at ',ZA(g[0].place)]))),...VI(a.boxes),...ZC('Places',a.boxes.map(e=>Y([P(e)],[I(e._51)])))]}
let VI=a=>ZC('Moves',XQ(a.flatMap(d=>d.moves),d=>d.kind).map(([d,e])=>Y([`${d} to `,...YR(Zt(e.map(g=>YS(g.to)).slice(0,12)))]))),XP=a=>(a&&!a._33?YS(a.name):a),WX=(a,d)=>(d<a.boxes.length?[` in ${d} of ${a.boxes.length} places`]:[])
function XQ(a,d){let e=new Map()
for(let g of a)e.set(d(g),[...(e.get(d(g))||[]),g])
return[...e]}
function XR(a,d){let e=new Map()
for(let g of a.boxes){let i=Zt(d(g).map(XP)),j=i.map(k=>k?.id).join()
e.set(j,{answers:i,count:(e.get(j)?.count||0)+1})}
return[...e.values()].map(({answers:g,count:i})=>G('div',{},...YR(g),...(e.size>1?WX(a,i):[])))}
let TI=a=>YW.filter(d=>d.box&&(X(a).includes(d.box)))
function VL(a){return Y([G('span',{class:'warning'},`${a.severity} `),I(a.message)],[I(a.help)],a.box?[P(a.box)]:[],a.place?[`${a.id}, `,ZA(a.place)]:[a.id])}
let Yo=-1
function TF(a){let d=YW.filter(g=>g.box)
if(!d.length)return Zw('No diagnostic has a card on this map')
Yo=(Yo<0?(a>0?0:d.length-1):Yo+a+d.length)%d.length
let e=d[Yo]
Zs(e.box.link,0)
Zw(`Diagnostic ${Yo+1} of ${d.length}: ${e.severity}: ${e.message}`)}
let TE
function TD(){let{lines:a,places:d,code:e}=JSON.parse(K('texts').textContent),g=[Q,T,YZ,YY,Xv,d.map(t=>({place:Zg(t,0)}))],i=g.map(()=>0),j=[],k=[],l=0,m=()=>{let t=e.charCodeAt(l++)
return t-(t>92?37:t>60?36:35)},q=()=>{let[t,u]=[0,m()]
for(;u>59;u=m())t=t*30+u-60
return t*60+u},r=t=>Array.from({length:q()},t)
function s(){let t=[],u=r(()=>{let v=a[q()]
return[v,TC(v).map(A=>{let B=q()
if(B===t.length)t.push(A.charCodeAt(0)-128)
return B})]})
return{kinds:t,rows:u}}
return new Map([...Q,...T,...YZ].map(t=>[t,r(()=>{let u=q()
if(u)return k[k.length-u]
let v=q()
j[v]??=s()
let{kinds:A,rows:B}=j[v],C=[B,A.map(aa=>{let ab=q()
i[aa]+=ab%2?-(ab+1)/2:ab/2
return g[aa][i[aa]]})]
k.push(C)
return C})]))}
let TC=a=>a.match(/[\x80-\x87]/g)||[]
function TB([a,d]){return a.map(([e,g])=>{let i=0
return e.replace(/[\x80-\x87]/g,j=>{let k=d[g[i++]],l=j.charCodeAt(0)-128,{place:m,className:q}=k._28?k.boxes[0]:k
return l<3?k.id:l>6?q:`${m.file}:${m.line}:${m.column}`})})}
function TA(a){let d=[],e=i=>i.replace(/^\t/,'').split('\t'),g=i=>[...i].length
return a.map(i=>{if(i[0]==='\t')d=[]
e(i).slice(0,-1).forEach((j,k)=>{d[k]=U(d[k]||0,g(j))})
return[i,d]}).map(([i,j])=>e((i)).map((k,l,m)=>(l+2<m.length?k+' '.repeat((j)[l]+2-g(k)):k)).join(''))}
function TH(a){if(document.readyState==='loading')return[]
let d=(TE??=TD()).get(a)
return d?[G('pre',{},I(TA(d.flatMap((e,g)=>[...(g?['']:[]),...TB(e)])).join('\n')))]:[]}
let XO=['outline','panel','key'],WW=matchMedia('(max-width: 699px)'),VH=a=>K(a==='outline'?'side':a),VG=()=>(J.hide?J.hide.split(','):WW.matches?XO:[])
function XN(){let a=VG()
for(let d of XO){K(`show-${d}`).setAttribute('aria-pressed',String(!a.includes(d)))
VH(d).hidden=a.includes(d)}}
function Tz(a){let d=VG(),e=!d.includes(a),g=WW.matches&&!e&&a!=='key'?['outline','panel']:[],i=e?[...d,a]:[...d,...g].filter(j=>j!==a)
J.hide=XO.filter(j=>i.includes(j)).join()||'nothing'
WV(J,!0)
XN()
if(!e&&a!=='key')VH(a).querySelector('[tabindex]')?.focus()}
function Ty(a){let[d,e]=[G('span',{'aria-hidden':'true'}),new SVGPen()],g=[]
a(g)
VF(e,{x:0,y:0,scale:1},()=>Ye(g,{x:0,y:0,right:20,bottom:16}))
d.innerHTML=`<svg width="20" height="16">${e.out}</svg>`
return d}
function Xe(){let a=[],{focus:d,picture:e}=D,g=D.level==='places'&&!d,i=k=>!d||e?._52.has(k),j=k=>e?.lines.some(l=>l.words===k)
if(g){XD.forEach((k,l)=>{if(!Q.some(r=>r.kind===l))return
let{fill:m,border:q}=M.kinds[l]
a.push([r=>Zh(r,{fill:[m,m],stroke:[q,q]},1,2,17,12),k])})
if(Q.some(k=>k._18))a.push([k=>Zh(k,{stroke:R.edge,dash:YI[4]},1,2,17,12),'inserted by UIKit'])
a.push([k=>Ys(k,{stroke:[M.presents,M.presents]},[0,8,20,8]),'presents'])}else{let k=new Set((d?e?.lines.filter(l=>l.presents).flatMap(VV)||[]:YY).map(l=>Ya(l.style)))
Uz.forEach((l,m)=>k.has(m)&&a.push([q=>XY(q,m,3,3,R.text),l]))
for(let l of Yj)if(l.number&&i(l))a.push([m=>Xb(m,l,10,8),l.title])
if(YC.some(i))a.push([l=>Xb(l,YC[0],10,8),'screens that several stacks share'])}
if(d?j('pushes'):Xv.length&&D.level!=='overview')a.push([k=>Ys(k,{stroke:R.push},[0,8,20,8]),'pushes'])
for(let k of Yi){let l=Yf(k)
if(d?j(k):k==='select'&&D.level!=='overview'&&Q.some(m=>m.moves.some(q=>q.kind===k)))a.push([m=>l.forEach((q,r)=>Ys(m,q,[0,8,20,8],r>0)),k])}
for(let[k,l]of[['warning','warnings'],['note-mark','notes']]){let m=M[k]
if(T.some(q=>q.findings&&VQ(q)===m&&i(q)))a.push([q=>Zh(q,{fill:[m,m],radius:2},4,2,12,12),l])}
K('key').replaceChildren(G('ul',{},...a.map(([k,l])=>G('li',{},Ty(k),I(l)))))}
function VF(a,d,e){let[g,i]=[F,{...E}]
F=a
Object.assign(E,d)
F.setTransform(E.scale,0,0,E.scale,E.x,E.y)
e()
F=g
Object.assign(E,i)}
function Tx(){for(let a of XO)L(K(`show-${a}`),'click',()=>Tz(a))
L(WW,'change',XN)}
let YH=44
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
arcTo(a,d,e,g,i){let[j,k]=(this.way.match(/-?[\d.]+/g)||[]).slice(-2).map(Number),l=(m,q)=>{let r=Yl(m-a,q-d)||1
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
this.out+=`<text x="${V(d)}" y="${V(e)}" style="font:${this.font.replace(/"/g,"'")};white-space:pre" fill="${this.fillStyle}"${i?` text-anchor="${i}"`:''}`+`${j&&a.length>1?` textLength="${V(j)}" lengthAdjust="spacingAndGlyphs"`:''}${this.common()}>${VE(a)}</text>`}
measureText(a){let d=(S.getContext('2d'))
d.font=this.font
return d.measureText(a)}}
let V=a=>Zq(a*10)/10,VE=a=>a.replace(/[&<>]/g,d=>`&#${d.charCodeAt(0)};`),VD=()=>[H.title,[D.focus?`around ${D.focus.id}`:D.level,K('summary').textContent,K('rest').textContent].filter(Boolean).join(' · ')]
function WU(a,d){VF(a,{x:E.x,y:E.y+YH,scale:E.scale,width:E.width,height:E.height+YH},()=>Wr(d))
a.setTransform(d,0,0,d,0,0)
a.globalAlpha=1
a.fillStyle=M.page
a.fillRect(0,0,E.width,YH)
VD().forEach((e,g)=>{a.font=`${g?'11px':'bold 18px'} ${YJ}`
a.fillStyle=g?M.note:M.kinds[0].text
a.fillText(I(e),12,g?38:21)})}
function Tw(){let a=new SVGPen()
WU(a,1)
let[d,e]=[V(E.width),V(E.height+YH)]
return`<svg xmlns="http://www.w3.org/2000/svg" width="${d}" height="${e}" viewBox="0 0 ${d} ${e}"><title>${VE(I(VD().join(' · ')))}</title>${a.out}</svg>`}
function Tv(a){let d=G('canvas',{width:Zq(E.width*a),height:Zq((E.height+YH)*a)})
WU(d.getContext('2d',{alpha:!1}),a)
return d}
let Tu={svg:()=>navigator.clipboard.writeText(Tw()),png:()=>navigator.clipboard.write([new ClipboardItem({'image/png':new Promise(a=>Tv(2).toBlob(a))})]),link:()=>{VC()
return navigator.clipboard.writeText(location.href)}}
function Tt(){for(let[a,d]of Object.entries(Tu)){L(K(`copy-${a}`),'click',()=>d().then(()=>Zw('Copied'),()=>Zw('The browser forbids copying')))}}
let Zr=K('tree'),O={open:new Set(),active:null,rows:[]},WT=(a,d)=>({_15:!0,id:a,families:d}),XM=[...Vo.filter(a=>a.families.length).map(a=>WT(`Window ${a.id}`,a.families)),WT('Presented',T.filter(a=>!a.windows.length&&YX.get(a).length)),WT('Shown by nothing',T.filter(a=>!a.windows.length&&!YX.get(a).length))].filter(a=>a.families.length),Ts=a=>XM.find(d=>d.families.includes(a)),XL=a=>(a._15?a.families:a.isFamily?(a.root?[a.root]:[]):a.children)
function XK(){O.rows=[]
let a=(d,e)=>d.forEach((g,i)=>{O.rows.push({node:g,level:e,position:i+1,size:d.length})
if(O.open.has(g))a(XL(g),e+1)})
a(XM,1)
if(!O.rows.some(d=>d.node===O.active))O.active=XM[0]||null
Zr.replaceChildren(...O.rows.map(Tr))}
function Tr({node:a,level:d,position:e,size:g},i){let j=XL(a).length>0,k=a._15?String(a.families.length):a.isFamily?`${a.boxes.length}`:XE[a.kind]
return G('div',{role:'treeitem','aria-level':d,'aria-posinset':e,'aria-setsize':g,'data-row':i,'aria-expanded':j?String(O.open.has(a)):null,'aria-selected':String(a===D.selected),tabindex:a===O.active?0:-1,style:`--level: ${d-1}`},I(a.isFamily||a._15?a.id:a.label),' ',G('small',{},k))}
function Tq(a){if(!a)return XK()
let d=a._28||a.isBlock?a.boxes[0]:a,e=d.isFamily?d:d.family
O.open.add(Ts(e))
if(!d.isFamily)O.open.add(e)
for(let j=d.parent;j;j=j.parent)O.open.add(j)
O.active=d
let g=Zr.contains(document.activeElement)
XK()
let i=Zr.children[O.rows.findIndex(j=>j.node===d)]
i?.scrollIntoView({block:'nearest'})
if(g)i?.focus()}
function YQ(a){let d=Zx(a,0,O.rows.length-1)
Zr.querySelector('[tabindex="0"]')?.setAttribute('tabindex','-1')
O.active=O.rows[d].node
Zr.children[d].setAttribute('tabindex','0')
Zr.children[d].focus()}
function XJ(a,d){if(d)O.open.add(a);else O.open.delete(a)
O.active=a
XK()
YQ(O.rows.findIndex(e=>e.node===a))}
let WS=a=>(a._15?XJ(a,!O.open.has(a)):Zs(a.link,J.focus))
function Tp(){O.open=new Set(XM.filter(d=>d.families.length<=60))
let a=d=>{let e=d.target.closest('[role=treeitem]')
return e?Number(e.dataset.row):-1}
L(Zr,'click',d=>{let e=a(d)
if(e<0)return
let{node:g}=O.rows[e],i=d.offsetX<18+12*(O.rows[e].level-1)
if(i&&XL(g).length)XJ(g,!O.open.has(g));else WS(g)})
L(Zr,'mouseover',d=>{let e=O.rows[a(d)]
Zk(e&&!e.node._15?e.node:null)})
L(Zr,'mouseleave',()=>Zk(null))
L(Zr,'keydown',d=>{let e=a(d)
if(e<0||d.ctrlKey||d.metaKey||d.altKey)return
let{node:g}=O.rows[e],i=O.open.has(g),j={ArrowDown:()=>YQ(e+1),ArrowUp:()=>YQ(e-1),Home:()=>YQ(0),End:()=>YQ(O.rows.length-1),ArrowRight:()=>(XL(g).length&&!i?XJ(g,!0):YQ(e+1)),ArrowLeft:()=>(i?XJ(g,!1):YQ(O.rows.findLastIndex((k,l)=>l<e&&k.level<O.rows[e].level))),Enter:()=>WS(g),' ':()=>WS(g)}
if(!j[d.key])return
d.preventDefault()
d.stopPropagation()
j[d.key]()})}
let ZB=K('find'),YG=K('found'),To=40,Za=[],Zj=0
function WR(a){let{className:d,title:e,tags:g}=X(a)[0]
return[d,e,...g].filter(Boolean)}
let VB,Tn=()=>[...YZ.filter(a=>a.boxes.length>1).map(a=>({thing:a,texts:[a.id,...WR(a)]})),...YC.map(a=>({thing:a,texts:[a.id]})),...T.map(a=>({thing:a,texts:[a.id,...a.windows.map(d=>d.id)]})),...Q.map(a=>({thing:a,texts:[a.id,...WR(a)]}))].map(a=>({...a,lower:a.texts.map(d=>d.toLowerCase())}))
function Tm(a,d){let e=Infinity
for(let[g,i]of a.lower.entries()){let j=i.indexOf(d)
if(j<0)continue
let k=i===d?0:j===0||'/.'.includes(i[j-1])?2:4
e=N(e,k+(g?1:0))}
return e}
function Tl(a){let d=a.trim().toLowerCase()
if(!d)return[]
VB??=Tn()
return VB.map(e=>({entry:e,rank:Tm(e,d)})).filter(e=>e.rank<Infinity).sort((e,g)=>e.rank-g.rank||e.entry.thing.id.length-g.entry.thing.id.length).map(e=>e.entry.thing)}
function Tk(a){if(a.isFamily)return'family'
if(a.isBlock)return`${a.screens.length} screens`
let d=a._28?[`${a.boxes.length} places`]:[]
return I([...d,...WR(a)].join(' · ')||XE[a.kind])}
function Tj(){let a=Tl(ZB.value)
Za=a.slice(0,To)
Zj=0
YG.replaceChildren(...Za.map((e,g)=>G('div',{role:'option',id:`found-${g}`,'aria-selected':String(g===0),onpointerdown:i=>{i.preventDefault()
VA(g)}},I(e.id),' ',G('small',{},Tk(e)))))
let d=Za.length>0
YG.hidden=!d
ZB.setAttribute('aria-expanded',String(d))
if(d)ZB.setAttribute('aria-activedescendant','found-0');else ZB.removeAttribute('aria-activedescendant')
if(ZB.value.trim())Zw(`${a.length} found`)}
function Vz(a){if(!Za.length)return
YG.children[Zj].setAttribute('aria-selected','false')
Zj=(a+Za.length)%Za.length
YG.children[Zj].setAttribute('aria-selected','true')
YG.children[Zj].scrollIntoView({block:'nearest'})
ZB.setAttribute('aria-activedescendant',`found-${Zj}`)
Zk(Za[Zj])}
function WQ(){YG.hidden=!0
ZB.setAttribute('aria-expanded','false')
ZB.removeAttribute('aria-activedescendant')
Zk(null)}
function VA(a){let d=Za[a]
WQ()
if(!d)return
ZB.value=''
S.focus()
Zs(d.link,J.focus)}
function Ti(){L(ZB,'input',Tj)
L(ZB,'blur',WQ)
L(ZB,'keydown',a=>{let d={ArrowDown:()=>Vz(Zj+1),ArrowUp:()=>Vz(Zj-1),Enter:()=>VA(Zj),Escape:()=>{ZB.value=''
WQ()
S.focus()}}
a.stopPropagation()
if(!d[a.key])return
a.preventDefault()
d[a.key]()})}
let YF=K('player'),Yn=K('scenario'),WP=H.scenarios.map(a=>({name:a[0],steps:a[4].map(d=>({text:d[0],place:Zg(d,1),visible:d[4].map(Zy).filter(e=>!e._33),events:d[5].map(e=>({who:e[0]===null?null:Zy(e[0]),callback:e[0]===null?e[1]:H.callbacks[e[1]],argument:Zy(e[2]),cause:e[3],causedBy:Zy(e[4]),turn:e[5],_0:e[6],facts:e[7].map(g=>H.facts[g]),hook:e[8]||''})),remarks:d[6].map(e=>({id:e[0],severity:e[1],message:e[2]}))}))})),Zu={scenario:null,step:0,_42:!1}
function Th(){let a=WP.find(g=>g.name===J.scenario)||null,d=a?Zx(J.step,0,a.steps.length-1):0
if(a===Zu.scenario&&d===Zu.step&&Zu._42)return
Object.assign(Zu,{scenario:a,step:d,_42:!0})
Yn.value=a?a.name:''
let e=YF.hidden
YF.hidden=!a
D.scene=a?Tg(a.steps[d]):null
if(a)Vy(a,d);else YF.replaceChildren()
if(e!==YF.hidden)YV()
if(a&&d===0&&D.scene.visible.length)Xq(D.scene.visible[D.scene.visible.length-1])}
function Tg(a){let d=new Map()
for(let{who:e}of a.events)if(e&&!e._33)d.set(e,(d.get(e)||0)+1)
return{visible:a.visible,heard:d}}
function Vy(a,d){let e=a.steps[d],g=YF.contains(document.activeElement)?document.activeElement?.id:'',i=a.steps.length-1
YF.replaceChildren(G('div',{class:'row'},G('button',{id:'step-back','aria-label':'Step before',title:'←',disabled:d===0,onclick:()=>XI(-1)},'◀'),G('button',{id:'step-on','aria-label':'Next step',title:'→',disabled:d===i,onclick:()=>XI(1)},'▶'),G('strong',{},d?`Step ${d} of ${i}`:'Start'),G('code',{},I(e.text)),ZA(e.place),G('button',{id:'step-end','aria-label':'Close the scenario',onclick:()=>Vx('')},'×')),G('p',{},'On screen: ',...(e.visible.length?VN(e.visible.map(P)):['nobody'])),...e.remarks.map(j=>G('p',{class:'warning'},`${j.severity}: ${I(j.message)} (${j.id})`)),G('ol',{id:'events','aria-label':'Callbacks'},...e.events.map(Tf)))
if(g)(K(g)&&!K(g).disabled?K(g):S).focus()
Zw(`${d?`Step ${d} of ${i}: ${e.text}`:'Start'}. ${e.events.length} callbacks, on screen: ${e.visible.map(j=>j.id).join(', ')||'nobody'}`)}
let Te=[()=>'by the step itself',a=>`forwarded by ${I(a.id)}`,a=>`by UIKit for ${I(a.id)}`]
function Tf(a){let d=a.callback==='willMove'||a.callback==='didMove',e=a.who&&d?`(${a.argument?I(a.argument.id):'nil'})`:'',g=[Te[a.cause](a.causedBy||{id:''}),a.hook&&`in ${I(a.hook)}`,`turn ${a.turn}`,a.facts.map(k=>k[0]).join(' ')],i=G('button',{type:'button',title:a.facts.map(k=>`${k[0]}: ${k[1]}`).join('\n'),style:`--depth: ${N(a._0,8)}`},a.who?I(a.who.id):'mark','.',G('b',{},I(a.callback)),e,' ',G('small',{},g.filter(Boolean).join(' · '))),j=a.who&&!a.who._33
if(j){L(i,'mouseenter',()=>Zk(a.who))
L(i,'mouseleave',()=>Zk(null))
L(i,'focus',()=>Zk(a.who))
L(i,'click',()=>Zs(a.who.link,0))}
return G('li',{},i)}
function XI(a){let d=Zx(Zu.step+a,0,Zu.scenario.steps.length-1)
if(d!==Zu.step)Zv({step:d},!0)}
let Vx=a=>Zv({scenario:a,step:0,...(a?{focus:0}:{})})
function Td(){Yn.append(G('option',{value:''},'none'),...WP.map(a=>G('option',{value:a.name},I(a.name))))
K('scenario-label').hidden=WP.length===0
L(Yn,'change',()=>{Vx(Yn.value)
if(Yn.value)S.focus()})}
let YP=H.difference||{boxes:[],families:[],lines:[],references:[],sections:[]},XH=(a,d)=>new Map(a.map(([e,g])=>[d[e],g])),XG={boxes:XH(YP.boxes,Q),families:XH(YP.families,T),lines:XH(YP.lines,YB),references:XH(YP.references,WH)}
function TU(){if(D.before){for(let{thing:d}of D.picture?.things||[])if(d._33)Zc(d,M.removed,2.5,[5,3])
return}
let{picture:a}=D
for(let[d,e]of[...XG.lines,...XG.references]){if(a){for(let g of a.lines)if(g.from.some(i=>X(i).includes(d.from))&&(g.to===d.to||g.to===d.to.name))Yc(g,M[e],2.4)}else if(d.points){Xj([d],M[e],2.4,7)}else{Zc(d.from,M[e],2.5)}}
for(let[d,e]of[...XG.families,...XG.boxes]){let g=!a||a._52.has(d)||a._52.has(d.name)?e:'changed'
Zc(d,M[g],2.5,g==='moved'?[6,3]:[])}}
function Vw(){if(!Zo.placesBefore)return
Zv({before:J.before?'':'before',at:'',focus:0})
Zw(J.before?'Before':'After')}
let YO=YP.sections.flatMap(a=>a.items),YE=-1
function WO(a){if(!H.difference)return TF(a)
if(!YO.length)return
YE=(YE<0&&a<0?0:YE)+a+YO.length
YE%=YO.length
let[d]=YO[YE],e=d.filter(i=>typeof i!=='string').map(([i])=>WY(i)).find(Boolean)
Zs(e?e.link:'',0)
let g=`Edit ${YE+1} of ${YO.length}`
K('next').textContent=g
Zw(`${g}: ${d.flat().join('')}`)}
let Tc=a=>P(XA.get(a)||YD.get(a)||{id:a,_33:!0}),Vv=a=>a.map(d=>(typeof d==='string'?d:Tc(d[0]))),Tb=([a,d,...e])=>Y(Vv(a),[I(d)],...e.map(Vv)),Vu=a=>YP.sections.flatMap(({title:d,state:e,items:g})=>{let i=g.map(a).filter(Boolean).map(Tb)
return i.length?[G('h3',{style:`color: var(--${e})`},d),G('ul',{},...i)]:[]}),TG=()=>(H.difference?[G('h2',{},'Differences'),G('p',{},YP.summary),...Vu(a=>a)]:[]),TN=({id:a})=>Vu(d=>{let[e,g,...i]=d,j=l=>l.some(m=>typeof m!=='string'&&m[0]===a),k=i.filter(j)
return j(e)?d:k.length&&[e,g,...k]});
let J={link:'',focus:0,level:'',at:'',path:'',only:'',hide:'',before:'',scenario:'',step:0}
function Vt(){let[a,...d]=location.hash.slice(1).split('&'),e={}
for(let g of d)e[g.split('=',1)[0]]=Vs(g.slice(g.indexOf('=')+1))
Object.assign(J,{link:Vs(a),focus:Zx(Math.trunc(Number(e.focus))||0,0,3),level:e.level||'',at:e.at||'',hide:e.hide||'',before:Zo.placesBefore&&e.before||'',path:e.path||'',only:e.only||'',scenario:e.scenario||'',step:U(0,Math.trunc(Number(e.step))||0)})}
function Vs(a){try{return decodeURIComponent(a)}catch{return a}}
function Ta(a){let d=[encodeURIComponent(a.link)],e=(g,i)=>i&&d.push(`${g}=${encodeURIComponent(i).replace(/%2C/g,',').replace(/%3A/g,':')}`)
e('focus',a.link&&a.focus)
e('level',a.at?a.level||D._49:a.level!==D._49&&a.level)
e('at',a.at)
e('path',a.path)
e('only',a.only)
e('hide',a.hide)
if(a.before)d.push('before')
e('scenario',a.scenario)
e('step',a.scenario&&a.step)
return'#'+d.join('&')}
function WV(a,d){let e=Ta(a)
if(e===(location.hash||'#'))return!1
history[d?'replaceState':'pushState'](null,'',e)
return!0}
function Zv(a,d=!1){if(WV({...J,...a},d))XF()}
let Zs=(a,d)=>Zv({link:a,focus:d,at:''}),Vr=0
function Xs(){clearTimeout(Vr)
Vr=setTimeout(VC,250)}
function VC(){let[a,d]=YM(E.width/2,E.height/2)
J.at=D.at=`${Zq(a)},${Zq(d)},${Number(E.scale.toPrecision(3))}`
WV(J,!0)}
function SZ(){if(J.at===D.at)return!1
D.at=J.at
YV()
let[a,d,e]=J.at.split(',').map(Number)
if(!(e>0)||Number.isNaN(a+d))return!1
let g=Zx(e,WA(),WB)
YL(E.width/2-a*g,E.height/2-d*g,g,!0)
return!0}
function WY(a){let d=a.replace(/^(family|block):/,'')
if(a.startsWith('family:'))return YD.get(d)||null
let e=XA.get(a)||WM.get(a)||WK.get(d)||YD.get(d)
return e?YS(e):null}
function SY(a){let d=a&&`${a.link} ${J.focus} ${D.level}`
if(d===D._2)return!1
D._2=d
if(!D.focus)D.back={x:E.x,y:E.y,scale:E.scale,level:D.level}
D.focus=a
if(a){D.picture=Up(a,J.focus)
Xe()
Zn(!0)}else{Yb(D.level)
YV()
if(D.back.level===D.level)YL(D.back.x,D.back.y,D.back.scale,!0);else Zn(!0)}
D.hover=null
return!0}
let WN=!1
function XF(){Vt()
XN()
let a=J.level||D._49
if(a!==D.level||J.before!==D.before){Yb(a)
Zn(!0)}
let d=WY(J.link)
if(J.link&&!d)Zw(`There is nothing called ${J.link} on this map`)
let e=d!==D.selected
D.selected=d
let g=SY(d&&J.focus>0?d:null)
Ub()
Th()
D.lit=D.scene?Xt(new Set([...D.scene.visible,...D.scene.heard.keys()])):D.path?Xt(new Set(D.path.map(i=>i.box))):TX()
K('rest').textContent=D.lit?`${Q.filter(i=>!Xl(i)).length} faded`:''
Yg()
if(e){Tq(d)
XT.scrollTop=0
if(d)Zw(`${d.id} selected`)}
if(!SZ()&&e&&d&&!g&&!WN)Xq(d)
Zp()}
function Zk(a){if(D.hover===a)return
D.hover=a
S.title=a?I(a.id)+(a.className?` (${I(a.className)})`:''):''
Zp()}
function Zw(a){K('status').textContent=I(a)}
function Vq(){if(document.fullscreenElement)document.exitFullscreen();else document.documentElement.requestFullscreen?.().catch(()=>{})}
function SX(a){if(a.ctrlKey||a.metaKey||a.altKey||a.target.closest('input, select, textarea'))return
let d=(g,i)=>(D.selected&&!a.shiftKey?Vg(g,i):Yx(-80*g,-80*i)),e={'/':()=>ZB.focus(),'+':()=>YU(1.25),'=':()=>YU(1.25),'-':()=>YU(0.8),0:()=>Zn(),f:Vq,c:()=>Wy(D.selected),z:()=>D.selected&&Xr(YT(D.selected)||undefined,2),n:()=>WO(1),p:()=>WO(-1),b:Vw,o:()=>Zr.querySelector('[tabindex="0"]')?.focus(),ArrowLeft:()=>(Zu.scenario?XI(-1):d(-1,0)),ArrowRight:()=>(Zu.scenario?XI(1):d(1,0)),ArrowUp:()=>d(0,-1),ArrowDown:()=>d(0,1),Enter:()=>XT.focus(),Escape:()=>(D.focus?Zs(J.link,0):J.path?Zv({path:''}):J.only&&!D.selected?Zv({only:''}):Zv({link:'',focus:0,...(D.selected?{}:{scenario:'',step:0})}))}
for(let g of[1,2,3])e[String(g)]=()=>D.selected&&Zs(J.link,g)
if(!e[a.key])return
if(a.key==='Enter'&&a.target!==S)return
if(a.key==='ArrowUp'||a.key==='ArrowDown')if(a.target.closest('aside, ol'))return
a.preventDefault()
e[a.key]()}
function SW(){let a=K('editor')
a.append(...Object.entries(XS).map(([d,e])=>G('option',{value:d},e.name)))
a.value=VO()
for(let d of['editor','folder','template']){let e=K(d)
if(d!=='editor')e.value=Yp.read(d)
L(e,'change',()=>{Yp.write(d,e.value.trim())
Yg()
if(Zu.scenario)Vy(Zu.scenario,Zu.step)})}}
function SV(){L(document,'DOMContentLoaded',()=>D.selected&&Yg())
L(window,'popstate',XF)
L(window,'hashchange',XF)
L(document,'keydown',SX)
new ResizeObserver(YV).observe(S)
L(matchMedia('(prefers-color-scheme: dark)'),'change',()=>{Xm()
Xe()
Zp()})
L(K('zoom-in'),'click',()=>YU(1.25))
L(K('zoom-out'),'click',()=>YU(0.8))
L(K('fit'),'click',()=>Zn())
for(let a of Z)L(K(`level-${a}`),'click',()=>UB(a))
L(K('full'),'click',Vq)
K('before').hidden=!Zo.placesBefore
L(K('before'),'click',Vw)
L(K('next'),'click',()=>WO(1))
L(window,'beforeprint',()=>Vp(!0))
L(window,'afterprint',()=>Vp(!1))
Vf((a,d,e)=>{let g=a===null||a.isFamily||a.isBlock||a.children?.length?Ua(d,e):null
VU(g,d,e)
Zk(a)},(a,d)=>{let e=Wz(a,d)
if(!e||!D.hover)VU(VW(a,d),a*E.scale+E.x,d*E.scale+E.y)
WN=!0
if(e)Zs(e.link,J.focus);else if(!D.focus)Zv({link:'',focus:0})
WN=!1
S.focus()},a=>a&&!D.focus&&Zs(a.link,1))
Tx()
TW()
Tt()
Tp()
Ti()
Td()
SW()}
function Vp(a){document.documentElement.classList.toggle('printing',a)
Object.assign(W,a?Vc:Wv)
Xm()
if(!a)return YV()
let d=N(4,6000/E.width)
S.width=Zq(E.width*d)
S.height=Zq((E.height+YH)*d)
WU(F,d)}
function SU(){K('summary').textContent=[T.length===1?'1 family':`${T.length} families`,(Xz.length===1?'1 controller':`${Xz.length} controllers`)+(H.names?` in ${Yk.length} places`:'')].join(', ')
document.title=`Map: ${I(H.title)}, ${K('summary').textContent}`
K('next').textContent=H.difference?`Edits: ${YO.length}`:`Diagnostics: ${YW.length}`
K('next').hidden=!(H.difference?YO:YW).length
K('levels').hidden=Z.length===1
for(let a of['overview','screens'])K(`level-${a}`).hidden=!Z.includes(a)
Xm()
Vt()
XN()
YV()
D._49=UD()
Yb(D._49)
Zn(!0)
SV()
XK()
XF()
document.documentElement.dataset.ready='yes'}
SU();
