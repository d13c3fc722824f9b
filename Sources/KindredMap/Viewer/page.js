let{abs:Zj,floor:Ym,hypot:Yl,max:T,min:O,round:Zs}=Math,L=(a,d,e,g)=>a.addEventListener(d,e,g),I=JSON.parse(document.getElementById('data')?.textContent||''),XJ=['controller','navigation','tab','split','page'],XI=['view controller','navigation controller','tab bar controller','split view controller','page view controller'],XH={name:0,heading:7},H=a=>a.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,'\ufffd'),WT=a=>a.slice(a.lastIndexOf('/')+1),Zh=(a,d)=>({file:I.files[a[d]],line:a[d+1],column:a[d+2]}),U=I.families.map((a,d)=>({isFamily:!0,index:d,id:a[0],link:'family:'+a[0],first:a[1],end:a[2],x:a[3],y:a[4],w:a[5],h:a[6],place:Zh(a,7),windows:[],boxes:[],labels:[],shows:[],_10:!1,findings:0,family:null})),N=[]
for(let a of U){for(let d=a.first;d<a.end;d+=1){let e=I.boxes[d],g={isFamily:!1,index:d,id:e[0],link:e[0],label:WT(e[0]),family:a,kind:e[1]&7,_20:(e[1]&8)!==0,definesContext:(e[1]&16)!==0,_32:!(e[1]&32),_26:e[1]&64,parent:e[2]?N[d-e[2]]:null,_0:0,x:a.x+e[3],y:a.y+e[4],w:e[5],h:e[6],className:I.classes[e[7]],role:I.roles[e[8]],place:Zh(e,9),screen:e.length>12?e[12]:-1,title:e[13]||'',tags:e[14]||[],_50:e[15]||'',children:[],labels:[],shows:[],pushes:[],_49:[],moves:[],_47:[],findings:0,_10:!1}
if(g.parent){g._0=g.parent._0+1
g.parent.children.push(g)}
a.boxes.push(g)
N.push(g)}
a.root=a.boxes[0]||null}
let XG=new Map(N.map(a=>[a.id,a])),YF=new Map(U.map(a=>[a.id,a])),Vu=I.windows.map(a=>{let d={id:a[0],place:Zh(a,1),families:[...new Set(a[4])].map(e=>YF.get(e)).filter(Boolean)}
for(let e of d.families)if(!e.windows.includes(d))e.windows.push(d)
return d}),Zg=(I.names||[]).map(a=>({_28:!0,id:a,link:a,boxes:[]}))
N.forEach((a,d)=>{a.name=I.names?Zg[I.nameOf[d]]:a
if(I.names)a.name.boxes.push(a)})
let WS=new Map((I.names?Zg:N).map(a=>[a.id,a])),WR=a=>Zg[a],YE=(I.blocks||[]).map(([a,d,e])=>({isBlock:!0,id:a,link:'block:'+a,screens:d.map(WR),stacks:e.map(WR),boxes:d.flatMap(g=>Zg[g].boxes)})),WQ=new Map(YE.map(a=>[a.id,a]))
for(let a of YE)for(let d of a.screens)d.block=a
let Yk=(I.lanes||[]).map(([a,d,e,g,i])=>({isLane:!0,id:a,title:d,number:e,ink:[g,i],boxes:[]})),WP=new Map(Yk.map(a=>[a.id,a]))
if(I.laneOf){let a=0
for(let d=0;d<I.laneOf.length;d+=2){for(let e=I.laneOf[d+1];e;e-=1)N[a++].lane=Yk[I.laneOf[d]]||null}
U.forEach((d,e)=>{d.lane=Yk[I.laneOfFamily[e]]||null})
for(let d of N)d.lane?.boxes.push(d)}
let WO=[]
for(let a of I.labels){let d=a[0]===null?null:a[0]<0?U[-1-a[0]]:N[a[0]],e=a[4]
if(e===undefined)e=d.isFamily?d.id:d.label
if(e===1)e=WT(d.className.replace(/^.*\./,''))
let g={role:a[1]&15,sign:(a[1]>>4)-1,x:a[2]+(d?d.x:0),bottom:a[3]+(d?d.y:0),text:H(e)};
(d?d.labels:WO).push(g)}
function XF(a,d){let[e,g]=[0,0],i=d.map((j,k)=>(k%2?g+=j:e+=j))
return Object.assign(a,{points:i,...WN(i)})}
function WN(a){let d=a.filter((g,i)=>i%2===0),e=a.filter((g,i)=>i%2===1)
return{left:O(...d),right:T(...d),top:O(...e),bottom:T(...e)}}
let YD=I.lines.map(([a,d,e,...g])=>XF({presents:a>2,sign:a-3,from:N[d],to:a>2?U[e]:N[e],words:a===2?'select':''},g)),XE=YD.filter(a=>a.presents),Vt=YD.filter(a=>!a.presents),Zz=a=>(typeof a==='number'?N[a]:a===null?null:{id:a,_33:!0}),Vs=['the nearest context, from the caller upward','no context up to the root, so the root',"the root of the caller's family",'another family presents already or covers the context, so it was passed on'],Za=I.presentations.map(a=>{let d=Zz(a[1]),e=typeof a[2]==='number'?N[a[2]]:null,g={from:d,family:e?e.family:null,familyID:e?e.family.id:a[2],style:a[3],presenters:[],place:Zh(a,5)}
g.id=a[0]||`${d?d.id:''}->${g.familyID}`
for(let i=0;i<a[4].length;i+=2){g.presenters.push({controller:Zz(a[4][i]),_50:Vs[a[4][i+1]]})}
if(d&&!d._33)d.shows.push(g)
return g}),YZ=(new Map(U.map(a=>[a,[]])))
for(let a of Za)if(a.family)YZ.get(a.family).push(a)
let XD=I.pushes.map(a=>{let d={from:Zz(a[0]),to:Zz(a[1]),container:Zz(a[2]),kind:['push','showDetail','show'][a[3]],place:Zh(a,4)}
if(d.from&&!d.from._33)d.from.pushes.push(d)
if(d.to&&!d.to._33)d.to._49.push(d)
return d}),Yj=['setRoot','select','dismiss','pop','popToRoot']
for(let[a,d,e]of I.moves||[]){let g={from:Zz(a),to:Zz(d),kind:Yj[e]}
g.from.moves?.push(g)
if(e<2)g.to._47?.push(g)}
let WM=I.references.filter(a=>a[1]<U.length).map(a=>({from:N[a[0]],to:U[a[1]]})),WL=['error','warning','note'],YY=I.diagnostics.map(a=>{let d=Zz(a[3]),e=d&&!d._33?d:null
if(e){e.findings+=1
e.family.findings+=1
if(a[1]!=='note')e.family._45=!0}
return{id:a[0],severity:a[1],message:a[2],box:e,help:a[4],place:a.length>5?Zh(a,5):null}}).sort((a,d)=>WL.indexOf(a.severity)-WL.indexOf(d.severity)),YC=(new Map())
for(let a of N){if(a.screen<0)continue
if(!YC.has(a.screen))YC.set(a.screen,[])
YC.get(a.screen).push(a)}
let WK={navigationController:a=>XC(a,1),tabBarController:a=>XC(a,2),splitViewController:a=>XC(a,3)}
function XC(a,d){let e=a.parent
while(e&&e.kind!==d)e=e.parent
return e}
let Zr=a=>[...new Set(a)],WJ=a=>Zr(YZ.get(a.family).flatMap(d=>d.presenters.map(e=>e.controller))),Yi=(new Map())
for(let a of Za){for(let{controller:d}of a.presenters){if(d._33)continue
if(!Yi.has(d))Yi.set(d,[])
Yi.get(d).push(a.family?a.family.root:{id:a.familyID,_33:!0})}}
let WI=a=>Zr([...Vr(a)].flatMap(d=>Yi.get(d)||[]))
function*Vr(a){for(let d=a;d;d=d.parent)yield d}
function XB(a){let d={boxes:new Set(a),families:new Set()}
for(let e of a){d.families.add(e.family)
for(let g=e.parent;g&&!d.boxes.has(g);g=g.parent)d.boxes.add(g)}
return d}
function WH(a){return a.children.flatMap(d=>[d,...WH(d)])}
let S=document.getElementById('map'),Vq=matchMedia('(prefers-reduced-motion: reduce)'),E={x:0,y:0,scale:1,width:0,height:0},WG=4,YB=0,YQ=16,WF=()=>O(1,0.5*O(E.width/YA().w,E.height/YA().h))||0.01,Zy=(a,d,e)=>T(d,O(e,a)),YP=(a,d)=>[(a-E.x)/E.scale,(d-E.y)/E.scale]
function Yz(){let{width:a,height:d}=S.getBoundingClientRect(),e=window.devicePixelRatio||1
S.width=Zs(a*e)
S.height=Zs(d*e);
[E.width,E.height]=[a,d]
Zq()}
function YX(a,d=E.width/2,e=E.height/2){cancelAnimationFrame(YB)
if(Vp(a,d,e))return
let g=Zy(E.scale*a,WF(),WG)
E.x=d-(d-E.x)*g/E.scale
E.y=e-(e-E.y)*g/E.scale
E.scale=g
XA()
Zq()}
function Yy(a,d){cancelAnimationFrame(YB)
E.x+=a
E.y+=d
XA()
Zq()}
function Xz(a=YA(),d=1.25,e=!1){let g=O((E.width-2*YQ)/a.w,(E.height-2*YQ)/a.h,d)
YO(E.width/2-(a.x+a.w/2)*g,E.height/2-(a.y+a.h/2)*g,g,e)}
function Xy(a){let d=YW(a)
if(!d)return
let e=T(E.scale,0.8),[g,i]=[d.x*E.scale+E.x,d.y*E.scale+E.y],j=g>=0&&i>=0&&g+O(d.w,120)*E.scale<=E.width&&i+O(d.h,24)*E.scale<=E.height
if(j&&e===E.scale)return
let[k,l]=[O(d.w,E.width/e),O(d.h,E.height/e)]
YO(E.width/2-(d.x+k/2)*e,E.height/2-(d.y+l/2)*e,e)}
function YO(a,d,e,g=!1){cancelAnimationFrame(YB)
if(g||Vq.matches){Object.assign(E,{x:a,y:d,scale:e})
return Zq()}
let i={...E},j=performance.now(),k=l=>{let m=Zy((l-j)/200,0,1),q=m*(2-m)
E.scale=i.scale*(e/i.scale)**q
let r=e===i.scale?q:(E.scale-i.scale)/(e-i.scale)
E.x=i.x+(a-i.x)*r
E.y=i.y+(d-i.y)*r
Zq()
if(m<1)YB=requestAnimationFrame(k)}
YB=requestAnimationFrame(k)}
function WE(a,d){if(D.picture)return Vo(D.picture,a,d)
let e=k=>a>=k.x&&d>=k.y&&a<k.x+k.w&&d<k.y+YN(k).h,g=U.find(e)
if(!g||g._10||E.scale<W.frames)return g||null
let i=null,j=g.root?[g.root]:[]
while(j.length){let k=j.find(e)
if(!k)break
i=k
j=k._10?[]:k.children}
return i||g}
function Xx(a,d){let[e,g]=YP(a,d)
return WE(e,g)}
function Vn(a,d){let e=YW(D.selected)
if(!e)return
let g=({x:r,y:s,w:t,h:u})=>[r+t/2,s+u/2],[i,j]=g(e),k=D.selected.isFamily,l=D.picture?D.picture.things:(k?U:N).map(r=>({...YN(r),thing:r})),[m,q]=[(null),Infinity]
for(let{thing:r,...s}of l){let t=r.isLane||r===D.selected||r.isFamily!==k&&(r.isFamily||k)||!k&&r.children?.length,[u,v]=[g(s)[0]-i,g(s)[1]-j],A=u*a+v*d,B=A+2*Zj(u*d+v*a)
if(!t&&A>1&&B<q)[m,q]=[r,B]}
if(m)Zu(YV(m).link,J.focus)}
function Vm(a,d,e){let g=new Map(),i=0,j=l=>{let m=S.getBoundingClientRect()
return[l.clientX-m.left,l.clientY-m.top]}
L(S,'wheel',l=>{l.preventDefault()
let m=l.deltaMode===1?16:1
if(l.ctrlKey||l.metaKey)return YX(Math.exp(-Zy(l.deltaY*m,-120,120)*0.01),...j(l))
if(l.shiftKey&&!l.deltaX)Yy(-l.deltaY*m,0);else Yy(-l.deltaX*m,-l.deltaY*m)},{passive:!1})
L(S,'pointerdown',l=>{S.setPointerCapture(l.pointerId)
g.set(l.pointerId,j(l))
if(g.size===1)i=0})
L(S,'pointermove',l=>{let[m,q]=j(l),r=g.get(l.pointerId)
if(!r)return a(Xx(m,q),m,q)
i+=Zj(m-r[0])+Zj(q-r[1])
if(g.size===2){let[,s]=([...g].find(([u])=>u!==l.pointerId)),t=Yl(r[0]-s[0],r[1]-s[1])||1
YX(Yl(m-s[0],q-s[1])/t,(m+s[0])/2,(q+s[1])/2)
Yy((m-r[0])/2,(q-r[1])/2)}else if(i>3){S.classList.add('moving')
Yy(m-r[0],q-r[1])}
g.set(l.pointerId,[m,q])})
let k=l=>{if(!g.delete(l.pointerId))return
S.classList.remove('moving')
if(l.type==='pointerup'&&i<=3&&g.size===0){let[m,q]=j(l),[r,s]=YP(m,q)
d(r,s)}}
L(S,'pointerup',k)
L(S,'pointercancel',k)
L(S,'pointerleave',()=>a(null,-99,-99))
L(S,'dblclick',l=>{let[m,q]=j(l)
e(Xx(m,q))})}
let Vl=38,YN=a=>(a._10?{x:a.x,y:a.y,w:a.w,h:O(a.h,Vl)}:a)
function Xw(a){if(a.isFamily||a.family._10)return a.isFamily?a:a.family
let d=a
for(let e=a;e;e=e.parent)if(e._10)d=e
return d}
function WD(a){if(!a||D.picture||!(a.isFamily||a.children?.length))return
a._10=!a._10
Zx(`${a.id} ${a._10?'collapsed':'expanded'}`)
Vk()
Xv()
K('collapse')?.focus()
Zq()}
function Vk(){for(let a of[...U,...N])a.lifted=0
for(let a of YD){let[d,e]=[Xw(a.from),Xw(a.to)]
a.way??=a.points
a.isInside=d===e
let g=d._10?WC(a.way,YN(d)):a.way
a.points=e._10?WC(g.reduceRight(WB,[]),YN(e)).reduceRight(WB,[]):g
if(d._10&&!a.isInside)d.lifted+=1
Object.assign(a,WN(a.points))}}
let WB=(a,d,e,g)=>(e%2?a:[...a,g[e],g[e+1]])
function WC(a,d){let[e,g,i]=a,j=O(g,d.y+d.h-8),k=i>e?d.x+d.w:d.x
if(a.length>4)return[k,j,i,j,...a.slice(4)]
let l=(k+i)/2
return j===g?[k,g,...a.slice(2)]:[k,j,l,j,l,g,...a.slice(2)]}
let F=S.getContext('2d',{alpha:!1}),WA={frames:0.14,text:0.45},Vj={frames:0.04,text:0.2},W={...WA},YM="Helvetica, Arial, 'Liberation Sans', sans-serif",Wz=0.16,Vi=90,D={selected:null,hover:null,lit:null,focus:null,scene:null,level:'places',picture:null,_2:null,back:null,at:'',_48:'',before:'',line:null,path:null,filter:null},M={},Xu=!1
function Xt(){let a=getComputedStyle(document.documentElement),d=g=>a.getPropertyValue('--'+g).trim(),e=g=>({fill:d(g+'-fill'),border:d(g+'-border'),text:d(g+'-text')})
M={_11:!document.documentElement.classList.contains('printing')&&matchMedia('(prefers-color-scheme: dark)').matches,family:e('family'),shown:e('shown'),kinds:XJ.map((g,i)=>e('kind'+i))}
for(let g of['page','note','presentation','presents','pushes','focus','heard','visible','warning','note-mark','added','removed','moved','changed']){M[g]=d(g)}}
function Zq(){if(Xu)return
Xu=!0
requestAnimationFrame(()=>{Xu=!1
Wy()})}
let Wx={1:'note',2:'note',3:'presentation',4:'presentation',5:'presentation',6:'presentation',8:'note'},YU=a=>{F.globalAlpha=a?1:Wz},Ww=a=>!D.lit||D.lit.boxes.has(a),Yx=a=>!D.lit||D.lit.families.has(a),Xs=a=>(a.isFamily?Yx(a):Y(a).some(Ww)),Wv=a=>(a.windows.length?M.shown:M.family)
function Vh(a){if(a.family._10)return!0
for(let d=a.parent;d;d=d.parent)if(d._10)return!0
return!1}
function Wy(){Wu(S.width/(E.width||1))}
function Wu(a){F.setTransform(a,0,0,a,0,0)
YU(!0)
F.fillStyle=M.page
F.fillRect(0,0,E.width,E.height)
F.setTransform(E.scale*a,0,0,E.scale*a,E.x*a,E.y*a)
let[d,e]=YP(0,0),[g,i]=YP(E.width,E.height)
if(D.picture){Vg(D.picture,{x:d,y:e,right:g,bottom:i})
return Wt(U.filter(j=>D.picture?._51.has(j)))}
Vf(d,e,g,i)
if(E.scale<W.text)Ve(a)}
function Vf(a,d,e,g){let i=m=>m.x<e&&m.y<g&&m.x+m.w>a&&m.y+m.h>d,j=m=>m.left<=e&&m.top<=g&&m.right>=a&&m.bottom>=d,k=U.filter(i),l=D.lit?[!1,!0]:[!0]
for(let m of l){let q=k.filter(r=>Yx(r)===m)
YU(m)
Vd(q)
if(E.scale>=W.text)Vc(q)
if(E.scale>=W.frames)for(let r of q)Vb(r,i)}
for(let m of l){let q=r=>!r.isInside&&j(r)&&Va(r)===m
YU(m)
if(E.scale>=W.frames)Xr(Vt.filter(q),M.pushes,0.9,3.5)
for(let r of UZ){let s=r.filter(q)
if(s.length)UY(s)
if(E.scale>=W.text)for(let t of s)Ws(t,t.points[0]-15,t.points[1]-5)}}
YU(!D.lit)
F.beginPath()
for(let[m,q]of E.scale<W.text?[]:I.dots)F.roundRect(m-2.4,q-2.4,4.8,4.8,2.4)
F.fillStyle=Yw(R.subject)
F.fill()
YU(!0)
for(let m of WO)Xq(m,M.kinds[0].text)
UX()
Wt(k)}
let UZ=[...new Set(XE.map(a=>a.sign))].map(a=>XE.filter(d=>d.sign===a))
function UY(a){let{sign:d}=a[0]
for(let e of(d===8?Yh('setRoot'):[Wr(d,R.subject)])){if(e.dash&&E.scale>=W.frames)F.setLineDash(e.dash)
Xr(a,Yw(e.stroke),e.width,6)
F.setLineDash([])}}
function Ws(a,d,e){F.translate(d,e)
a.mark??=UW(a.sign)
Yg(a.mark,{x:-9,y:-9,right:99,bottom:99})
F.translate(-d,-e)}
function Va(a){if(!D.lit)return!0
if(D.lit.pairs)return Wq(a)
return D.lit.boxes.has(a.from)&&(a.presents?D.lit.families:D.lit.boxes).has(a.to)&&(!a.presents||!a.to.root||D.lit.boxes.has(a.to.root))}
function Wp(a,d){let{x:e,y:g,w:i,h:j}=YN(a)
if(E.scale<W.text)F.rect(e,g,i,j)
else F.roundRect(e,g,i,j,d)}
function Vd(a){let d=E.scale<W.frames,e=g=>(d&&g.root?M.kinds[g.root.kind]:Wv(g))
for(let g of[M.family,M.shown,...M.kinds]){F.beginPath()
for(let i of a)if(e(i)===g)Wp(i,7)
F.fillStyle=g.fill
F.fill()
F.strokeStyle=g.border
F.lineWidth=T(1,0.6/E.scale)
F.stroke()}}
function Vb(a,d){for(let e of a.boxes){if(!d(e)||Vh(e))continue
YU(Ww(e))
let g=M.kinds[e.kind]
F.beginPath()
Wp(e,4)
F.fillStyle=g.fill
F.fill()
F.strokeStyle=g.border
F.lineWidth=T(1,0.5/E.scale)
if(e._20)F.setLineDash([3,2])
F.stroke()
F.setLineDash([])
if(E.scale<W.text)continue
if(e.kind)UV(e,g.border)
let i=e.kind>0||e.children.length>0
for(let j of Wo(e)){let k=`${e._20?'italic ':''}${i?'bold ':''}`
Xq(j,g.text,k)}
if(e._10)Wn(e,WH(e).length,g.text)}}
let UU=['','M.5.5h9v9h-9ZM.5 3h9M.5 2h9M.5 1h9','M.5.5h9v9h-9ZM.5 7h9M.5 8h9M.5 9h9','M.5.5h9v9h-9ZM1 .5v9M2 .5v9M3 .5v9','M.5.5h6v9h-6ZM6.5 2h3v6h-3']
function UV(a,d){F.save()
F.translate(a.x+6,a.y+4)
F.strokeStyle=d
F.lineWidth=1
F.stroke(Wm(UU[a.kind]))
F.restore()}
function Xq(a,d,e='',g=11){let i=a.role===XH.heading
if(E.scale<(i?0.4:W.text))return
let j=a.role===XH.name
F.font=`${i?'bold 12':j?e+g:9}px ${YM}`
F.fillStyle=Wx[a.role]?M[Wx[a.role]]:d
F.fillText(a.text,a.x,a.bottom-3)
if(a.sign>=0)Ws(a,a.x-15,a.bottom-11.5)}
let Wo=a=>(a._10?a.labels.filter(d=>d.role===XH.name):a.labels)
function Wn(a,d,e){F.font=`9px ${YM}`
F.fillStyle=e
F.fillText(`${d} inside`,a.x+8,a.y+32)
if(a.lifted<2)return
F.textAlign='right'
F.fillText(`×${a.lifted}`,a.x+a.w-5,a.y+32)
F.textAlign='start'}
function Vc(a){for(let d of a){let e=Wv(d).text
for(let g of Wo(d))Xq(g,e,'bold ',12)
if(d._10)Wn(d,d.boxes.length,e)}}
function Xr(a,d,e,g){if(!a.length)return
F.beginPath()
for(let{points:k}of a){F.moveTo(k[0],k[1])
for(let l=2;l<k.length-2;l+=2){if(E.scale<W.text)F.lineTo(k[l],k[l+1])
else F.arcTo(k[l],k[l+1],k[l+2],k[l+3],UT(k,l))}
F.lineTo(k[k.length-2],k[k.length-1])}
let i=E.scale<W.frames,j=F.globalAlpha
F.strokeStyle=d
F.lineWidth=T(e,0.6/E.scale)
if(i)F.globalAlpha*=0.6
F.stroke()
F.globalAlpha=j
if(i)return
F.beginPath()
for(let{points:k}of a){let[l,m]=k.slice(-2)
Wl(l,m,Math.sign(l-k[k.length-4]),Math.sign(m-k[k.length-3]),g)}
F.fillStyle=d
F.fill()}
function UT(a,d){let e=g=>Zj(a[g+2]-a[g])+Zj(a[g+3]-a[g+1])
return O(4,e(d-2)/2,e(d)/2)}
function Wl(a,d,e,g,i){F.moveTo(a,d)
F.lineTo(a-e*i-g*i*0.55,d-g*i+e*i*0.55)
F.lineTo(a-e*i+g*i*0.55,d-g*i-e*i*0.55)
F.closePath()}
let YL=[[],[1.5,3],[6,4],[7,3,1.5,3],[3,2]]
function US(a,d,e){let g=a.items.map(q=>UR(q,d)),i=a.things.flatMap(([q,r,s,t,u,v])=>{if(q===4&&!e)return[]
let A=Yv(q,r)||(e&&{id:r,_33:!0,boxes:[]})
return A?[{thing:A,x:s,y:t,w:u,h:v}]:[]}),j=a.things.some(([q])=>q===3)?[3,0]:[1,0],k=q=>j.map(r=>Yv(r,q)).find(Boolean)||[],l=new Map(a.sets.map(([q,...r])=>[`set ${q}`,r])),m=a.lines.map(([q,r,s,t,...u])=>XF({presents:!/^(pu|sel)/.test(q),count:t,words:q==='select'?q:'',from:(l.get(r)||[r]).flatMap(k),to:(/^(pu|sel)/.test(q)?Yv(1,s):Yv(0,s))||Yv(1,s)},u))
return Wk(g,i,m,{x:0,y:O(...i.map(q=>q.y))-12,right:a.size[0],bottom:a.size[1]})}
function Wk(a,d,e,{x:g,y:i,right:j,bottom:k}){let l=new Map(d.map(m=>([m.thing,m])).reverse())
return{items:a,things:d,lines:e,_51:l,bounds:{x:g,y:i,w:j-g,h:k-i}}}
function Yv(a,d){return a===0?YF.get(d):a===1?WS.get(d):a===2?WQ.get(d):a===3?WP.get(d):XG.get(d)}
function UR([a,...d],{looks:e,fonts:g}){if(a<0){let[m,q,r,s]=(d)
return Yf(g[-1-a],m,q,s,r)}
if(typeof d[0]==='string')return Xp(e[a],d[0])
let[i,j,k,l]=(d)
return{look:e[a],x:i,y:j,w:k,h:l}}
let Yf=(a,d,e,g,i)=>({font:a,text:H(g),x:d,y:e-a.size,w:i,h:a.size*1.3})
function Xp(a,d){let[e,g]=[0,0],[i,j,k,l]=[Infinity,Infinity,-Infinity,-Infinity]
for(let m of d.match(/[a-y][^a-z]*/g)||[]){let q=(m.match(/-?[\d.]+/g)||[]).map(Number)
e+=q[q.length-2]
g+=q[q.length-1];
[i,j,k,l]=[O(i,e),O(j,g),T(k,e),T(l,g)]}
return{look:a,path:d,x:i-3,y:j-3,w:k-i+6,h:l-j+6}}
let UQ=I.pictures&&{looks:I.pictures.looks.map(([a,d,e,g,i])=>({fill:I.pictures.inks[a],stroke:I.pictures.inks[d],width:e,dash:YL[g],radius:i})),fonts:I.pictures.fonts.map(([a,d,e])=>Zf(a,I.pictures.inks[e],d))}
function Zf(a,d,e=0){return{size:a,ink:d,css:`${e&2?'italic ':''}${e&1?'bold ':''}${a}px ${YM}`}}
let Yw=a=>a[M._11?1:0]
function UP(a){a._5=!0
let d=[...a.things].sort((e,g)=>e.w*e.h-g.w*g.h)
for(let e of a.items){let[g,i,j,k]=[e.x+4,e.y+4,e.x+e.w-4,e.y+e.h-4]
e.owner=d.find(l=>g>=l.x&&i>=l.y&&j<=l.x+l.w&&k<=l.y+l.h)?.thing}}
function Vg(a,d){if(!D.lit)return Yg(a.items,d)
if(!a._5)UP(a)
let e=new Set(a.things.map(g=>g.thing).filter(Xs))
for(let g of[!1,!0]){YU(g)
Yg(a.items.filter(i=>e.has((i.owner))===g),d)}
for(let g of a.lines)if(UO(g))Xo(g,M.focus,1.5)}
function Yg(a,d){for(let e of a){if(e.x>d.right||e.y>d.bottom||e.x+e.w<d.x||e.y+e.h<d.y)continue
if(e.font){if(e.font.size*E.scale<2.6)continue
F.font=e.font.css
F.fillStyle=Yw(e.font.ink)
F.fillText(e.text,e.x,e.y+e.font.size,e.w)}else if(T(e.w,e.h)*E.scale>1.5){UN(e)}}}
function UN({look:a,path:d,x:e,y:g,w:i,h:j}){let k
if(d){k=Wm(d)}else{F.beginPath()
F.roundRect(e,g,i,j,a.radius)}
if(a.fill){F.fillStyle=Yw(a.fill)
if(k)F.fill(k);else F.fill()}
if(!a.stroke)return
F.strokeStyle=Yw(a.stroke)
F.lineWidth=a.width
if(a.dash.length)F.setLineDash(a.dash)
if(k)F.stroke(k);else F.stroke()
if(a.dash.length)F.setLineDash([])}
let Wj=new Map()
function Wm(a){let d=Wj.get(a)||Object.assign(new Path2D(a),{source:a})
Wj.set(a,d)
return d}
let UO=a=>(D.lit.pairs?Wq(a):a.from.some(Xs)&&Xs(a.to))
function Vo(a,d,e){let g=null
for(let i of a.things){if(i.thing.isLane||i.thing._33||d<i.x||e<i.y||d>i.x+i.w||e>i.y+i.h)continue
if(!g||i.w*i.h<=g.w*g.h)g=i}
return g&&YV(g.thing)}
let YV=a=>(a._28&&a.boxes.length===1?a.boxes[0]:a)
function YW(a){let{picture:d}=D,e=Y(a)
if(!d)return a._28||a.isBlock?e[0]:a
let g=d._51.get(a)
if(g)return g
for(let i=e[0];i;i=i.parent){let j=d._51.get(i.name)
if(j)return j}
return(e[0]&&(d._51.get(e[0].family)||d._51.get(e[0].lane)))||null}
let Y=a=>(a.boxes?a.boxes:[a]);
let Zp={}
for(let a of['overview','screens','overviewBefore','screensBefore','placesBefore']){if(I.pictures?.[a])Zp[a]=US(I.pictures[a],UQ,a.endsWith('Before'))}
let Z=['overview','screens','places'].filter(a=>a==='places'||Zp[a]),UM={overview:1.8,screens:2.6,places:Infinity},Xn=7/11,Wi=a=>Zp[a]?.bounds||{x:0,y:0,w:I.size[0],h:I.size[1]},YA=()=>(D.picture?D.picture.bounds:Wi('places')),Xm=({w:a,h:d})=>O((E.width-2*YQ)/a,(E.height-2*YQ)/d,1.25)
function UL(){if(I.level||Z.length===1)return'places'
return Xm(Wi(Z[1]))>=Xn?Z[1]:Z[0]}
function Ye(a){D.level=Z.includes(a)?a:Z[Z.length-1]
D.before=J.before
D.picture=J.before&&(Zp[D.level+'Before']||Zp.placesBefore)||Zp[D.level]||null
K('before').setAttribute('aria-pressed',String(!!J.before))
for(let d of Z)K(`level-${d}`).setAttribute('aria-pressed',String(d===D.level))
Xl()}
function Zo(a=!1){Yz()
let d=YA(),e=Xm(d)
if(D.level!=='overview'||D.focus||e>=Xn)return Xz(d,1.25,a)
let g=O(1,(E.width-2*YQ)/d.w)
YO(E.width/2-(d.x+d.w/2)*g,YQ-d.y*g,g,a)}
function Vp(a,d,e){let g=Z.indexOf(D.level)
if(D.focus)return!1
if(a>1&&g<Z.length-1&&E.scale*a>UM[D.level]){let i=Xx(d,e)
Xk(Z[g+1])
let j=i&&YW(i)
if(!j)Zo(!0)
else UK(j,d,e,T(Xn,O(1,E.width/j.w)))
return!0}
if(a<1&&g>0&&E.scale<0.7*Xm(YA())){Xk(Z[g-1])
Zo(!0)
return!0}
return!1}
function UK(a,d,e,g){YO(d-(a.x+O(a.w/2,60))*g,e-(a.y+O(a.h/2,12))*g,g,!0)}
function Xk(a){Ye(a)
J.level=D.level
D.hover=null
Zx(`Level ${D.level}`)
XA()}
function UJ(a){if(D.focus)Zw({focus:0})
if(a===D.level)return Zo()
let d=D.selected
Xk(a)
Zo(!0)
if(d)Xy(d)}
let R={page:['#ffffff','#14181d'],text:['#1f2933','#e6ebf1'],muted:['#52606d','#aab5c1'],push:['#6b7785','#8f9ba8'],edge:['#7b8894','#74818e'],strong:['#39434e','#b9c4cf'],subject:['#b3400c','#ffab80']},Zi={head:Zf(16,R.text,1),name:Zf(12,R.text,1),row:Zf(11.5,R.text),inserted:Zf(11.5,R.text,2),note:Zf(9.5,R.muted),number:Zf(10,R.page,1)},UI=[/^fullScreen/,/^overFullScreen/,/^(automatic|pageSheet)/,/^formSheet/,/^popover/,/urrentContext/,/^custom/],UH=['fullScreen','overFullScreen','pageSheet','formSheet','popover','context','custom','chosen by the system'],Yd=a=>(a.includes('unknown')?7:T(0,UI.findIndex(d=>d.test(a)))),UG=(a,d)=>(a.map((e,g)=>'#'+[1,3,5].map(i=>{let[j,k]=[e,R.page[g]].map(l=>parseInt(l.slice(i,i+2),16))
return Zs((j*d+k*(100-d))/100).toString(16).padStart(2,'0')}).join(''))),Xj=a=>({width:1,dash:[],radius:4,...a}),Ze=(a,d,e,g,i,j)=>a.push({look:Xj(d),x:e,y:g,w:i,h:j})
function Yu(a,d,e,g,i,j,k=!1){F.font=d.css
let l=H(i),m=()=>F.measureText(l).width
while(l.length>2&&m()>j)l=l.slice(0,-2).trimEnd()+'…'
let q=O(m(),j)
a.push(Yf(d,k?e-q:e,g,l,q))
return q}
function Yc(a,d,e){let g=`m${e[0]} ${e[1]}`
for(let i=2;i<e.length;i+=2)g+=`l${e[i]-e[i-2]} ${e[i+1]-e[i-1]}`
a.push(Xp(Xj(d),g+(d.fill?'z':'')))}
function Yt(a,d,e,g){let[i,j,k,l]=e,m=e.length-2,q=`m${i} ${j}`
if(e.length===4){q+=`l${k-i} ${l-j}`}else{let[t,u]=[e[m+1]-j,Math.sign(e[m+1]-j)],v=O(5,Zj(t)/2)
q+=`l${k-i-v} 0q${v} 0 ${v} ${u*v}l0 ${t-2*u*v}q0 ${u*v} ${v} ${u*v}l${e[m]-k-v} 0`}
a.push(Xp(Xj(d),q))
let[r,s]=[e[m],e[m+1]]
if(!g)Yc(a,{fill:d.stroke},[r,s,r-7,s-3,r-7,s+3])}
function Yb(a,d,e,g,i){Ze(a,{fill:d?R.page:i,stroke:i,width:1.1,radius:1.5},e+0.5,g+0.5,11,9)
let[j,k,l,m]=[[0,0,0,0],[2.6,2.6,6.8,4.8],[0.5,3.4,11,6.1],[3.1,3,5.8,4.2],[3.6,2.2,6.2,3.8],[6,0.5,5.5,9]][d]||[0,0,0,0]
if(l)Ze(a,{fill:i,radius:0.6},e+j,g+k,l,m)
if(d===4)Yc(a,{fill:i},[e+5,g+5.5,e+6.6,g+6,e+5,g+8.2])
if(d===6)Yc(a,{fill:i},[e+6,g+1.8,e+9.2,g+5,e+6,g+8.2,e+2.8,g+5])
if(d===7)a.push(Yf({...Zf(8.2,i,1)},e+3.5,g+8.2,'?',5))}
function UW(a){let d=[],e=R.subject
if(a<8)Yb(d,a,0,0,e)
else for(let g of Yh('setRoot'))Yt(d,g,[0,5,12,5])
return d}
function Xi(a,d,e,g){if(d.isBlock){Yc(a,{fill:R.strong},[e,g-7,e+7,g,e,g+7,e-7,g])}else if(d.isLane){Ze(a,{fill:d.ink,radius:8},e-8,g-8,16,16)
F.font=Zi.number.css
let i=F.measureText(d.number).width
a.push(Yf(Zi.number,e-i/2,g+3.6,d.number,i))}else{return!1}
return!0}
let Wr=(a,d)=>({stroke:d,width:a<2?2:1.3,dash:YL[{4:1,5:2,6:3}[a]||0]}),Yh=a=>(a==='setRoot'?[{stroke:R.strong,width:3.4},{stroke:R.page,width:1.4}]:[{stroke:R.push,width:0.8,dash:YL[a==='select'?0:4]}]);
let Zd=a=>(D.level==='places'?a:a.name)
function UF(a){let[d]=Y(a)
if(a.block)return a.block
return d.lane&&d.family.windows.length?d.lane:d.family}
function Wh(a){if(a.isFamily){let e=g=>D.level==='places'||g.name===g||!g.name.block&&g.name.boxes[0].family===a
return new Set(Y(a).filter(e))}
let d=new Set(Y(a))
for(let e of d)if(!a.isBlock&&(e.kind===0||e.kind===4))for(let g of e.children)d.add(g)
return d}
function Xh(a){let d=a.presenters.map(g=>g.controller).filter(g=>!g._33&&a.from&&g!==UE(a.from)).map(g=>g.label),e=Zr(d)
return[a.style.replace(/^automatic( \(.*\))?$/,g=>(g.includes('unknown')?'chosen by the system':'automatic')),e.length?`over ${e.length<3?e.join(', '):`${e[0]} and ${e.length-1} more`}`:''].filter(Boolean).join(' ')}
let UE=a=>a.family.root
function UD(a){let d=new Map()
for(let e of a){for(let g of e.shows)Zn(d,e,g.family||{id:g.familyID,link:g.familyID,_33:!0},'presents',Xh(g),g.style)
for(let{to:g,kind:i}of e.moves)Zn(d,e,g._33?g:i==='setRoot'?g.family:Zd(g),i,i)
for(let{to:g}of e.pushes)if(g)Zn(d,e,g._33?g:Zd(g),'pushes','pushes')}
return[...d.values()]}
function UC(a){for(let d=a;d.parent;d=d.parent)if(d.parent.kind===1&&d.parent.children[0]!==d)return!1
return!0}
function Zn(a,d,e,g,i,j=''){if(!d)return
let k=d._33?d:Zd(d)
a.set(`${k.link||k.id}|${e.link}|${g}|${i}`,{from:k,to:e,kind:g,words:i,style:j})}
function UB(a,d){let e=new Map()
for(let g of a.isFamily?[a.root]:Y(a)){if(!a.isFamily)for(let k of g._49)if(!d.has(k.from))Zn(e,k.from,a,'pushes','pushes')
for(let{from:k,kind:l}of g._47)if((l==='setRoot')===!!a.isFamily&&!d.has(k))Zn(e,k,a,l,l)
if(!UC(g))continue
let{windows:i,id:j}=g.family
if(!i.length)for(let k of YZ.get(g.family))Zn(e,k.from,a,'presents',Xh(k)+(a.isFamily?'':` through ${j}`),k.style)
else if(!g.parent)for(let k of i)Zn(e,{id:k.id,_33:!0,home:UA},a,'starts','starts with it')
else if(!/ pushes it$/.test(g._50))Zn(e,g.parent,a,'starts','starts with it')}
return[...e.values()]}
function Uz(a){let d=new Map()
for(let e of a){for(let g=e;g;g=g._32?g.parent:null){for(let i of g._49)Zn(d,i.from,Zd(e),'pushes','pushes')
if(!g.parent)for(let i of YZ.get(g.family))Zn(d,i.from,Zd(e),'presents',Xh(i),i.style)}}
return[...d.values()]}
let Zm=224,Ys=76
function Ya(a,d){let e=d.link||d.id,g=a.get(e)||{thing:d,rows:new Map(),ways:new Map(),x:0,y:0,h:0,at:0}
a.set(e,g)
return g}
function Yr(a,d){let e=d.link||d.id,g=a.rows.get(e)||{thing:d,card:a,_1:new Map(),notes:[],_0:0,y:0,h:0}
a.rows.set(e,g)
return g}
function XZ(a,d){let e=a.get(d.words)||{link:d,y:0}
a.set(d.words,e)
return e}
let UA={id:'windows',_33:!0,boxes:[]},Uy={id:'outside this map',_33:!0,boxes:[]},Xg=a=>a.home||(a._33?Uy:UF(a)),XY=a=>(a._33?[]:Y(a))
function Ux(a,d){let e=a.isFamily||a.isBlock||a._28?a:Zd((a)),g=Wh(e),i=new Map(),j=Ya(i,e),[k]=g
for(let r of g)Yr(j,Zd((r)))._0=Zy(r._0-k._0,0,4)
if(e.isBlock)for(let r of j.rows.values())r._0=0
let l=[],m=Uw(j,g,d,l),q=Uv(j,g,d,l)
return Uu([...m,i,...q],j,l)}
function Uw(a,d,e,g){let i=[],j=new Set(d),k=UB(a.thing,d)
for(let l=1;l<=e&&k.length;l+=1){let m=new Map(),q=new Set()
for(let s of k){let t=Yr(Ya(m,Xg(s.from)),s.from),u=l===1?XZ(a.ways,s):Yr(Ya(i[0],Xg(s.to)),s.to)
g.push({link:s,row:t,exit:XZ(t._1,s),target:u,card:l===1?a:null})
for(let v of XY(s.from))q.add(v)}
i.unshift(m)
let r=[...q].filter(s=>!j.has(s))
for(let s of r)j.add(s)
k=Uz(r).filter(s=>!XY(s.from).some(t=>j.has(t)))}
return i}
function Uv(a,d,e,g){let i=[],j=new Set(d),k=new Map([...d].map(l=>[l,a]))
for(let l=1;l<=e&&k.size;l+=1){let m=new Map(),q=new Map()
for(let r of UD(new Set(k.keys()))){let s=Y(r.from).find(A=>k.has(A)),t=Yr((k.get((s))),r.from)
if(XY(r.to).some(A=>j.has(A))){t.notes.push(`${r.kind==='pushes'?'›':'→'} ${r.to.label||r.to.id}`)
continue}
let u=Wg(r),v=Ya(m,u?Xg(r.to):r.to)
g.push({link:r,row:t,exit:XZ(t._1,r),target:u?Yr(v,r.to):XZ(v.ways,r),card:u?null:v})
if(!r.to._33)for(let A of u?Wh(r.to):Y(r.to))q.set(A,v)}
if(!m.size)break
i.push(m)
for(let r of q.keys())j.add(r)
k=q}
return i}
let Wg=a=>!/^(presents|setRoot)/.test(a.kind)
function Uu(a,d,e){let g=a.map(m=>[...m.values()].reduce((q,r)=>q+Ut(r,r===d)+12,-12)),i=T(...g),j=[],k=[]
a.forEach((m,q)=>{let r=(i-g[q])/2
for(let s of m.values()){Object.assign(s,{x:q*(Zm+Ys),y:r,at:q})
Us(s,s===d,j,k)
r+=s.h+12}})
let l=Ur(e,j)
return Wk(j,k,l,{x:-12,y:-12,right:a.length*(Zm+Ys)-Ys+12,bottom:i+12})}
function Ut(a,d){let e=d?34:26
for(let g of a.ways.values()){g.y=e+4
e+=15}
for(let g of a.rows.values()){Object.assign(g,{y:e,h:T(20,8+12*g._1.size)});
[...g._1.values()].forEach((i,j)=>{i.y=e+g.h/2+12*(j-(g._1.size-1)/2)})
e+=g.h+4}
a.h=e+4
return a.h}
let Uq=a=>(a.isLane?a.title:a.isBlock?`${a.id}, in ${a.stacks.length} stacks`:a.label||a.id)
function Us(a,d,e,g){let{thing:i,x:j,y:k,h:l}=a,m=d?R.subject:i.isLane?i.ink:i.isBlock?R.strong:R.edge
Ze(e,{fill:UG(m,d?5:8),stroke:m,width:d?3:1.2,radius:7},j,k,Zm,l)
g.push({thing:i,x:j,y:k,w:Zm,h:l})
let q=Xi(e,i,j+17,k+13.5)?30:9
Yu(e,d?Zi.head:Zi.name,j+q,k+(d?22:17.5),Uq(i),Zm-q-8)
for(let{link:r,y:s}of a.ways.values()){let t=r.kind==='presents'
if(t)Yb(e,Yd(r.style),j+9,k+s-5,R.text)
Yu(e,Zi.note,j+(t?26:9),k+s+3.3,d&&r.kind==='pushes'?'is pushed':r.words,Zm-34)}
for(let r of a.rows.values())Up(r,e,g)}
function Up({thing:a,card:d,_1:e,notes:g,_0:i,y:j,h:k},l,m){let[q,r,s]=[d.x+6+10*i,d.y+j,Zm-12-10*i],t=XY(a).some(A=>A._20)
Ze(l,{fill:R.page,stroke:R.edge,dash:t?YL[4]:[]},q,r,s,k)
m.push({thing:a,x:q,y:r,w:s,h:k})
let u=[...e.values()].some(({link:A})=>A.kind!=='presents')?48:20,v=Yu(l,t?Zi.inserted:Zi.row,q+7,r+(e.size>1?15:k/2+4),a.label||a.id,s-14-u)
if(g.length)Yu(l,Zi.note,q+14+v,r+(e.size>1?15:k/2+3.5),g.join(' '),s-v-22-u)
for(let{link:A,y:B}of e.values()){if(A.kind==='presents')Yb(l,Yd(A.style),q+s-16,d.y+B-5,R.text)
else Yu(l,Zi.note,q+s-5,d.y+B+3.3,A.words,60,!0)}}
function Ur(a,d){let e=new Map()
a.forEach(j=>{let k=(j.target),l=j.card||k.card,m=l.y+(j.card?j.target.y:k.y+k.h/2),q=`${l.at} ${m} ${j.link.words}`,r=e.get(q)||{x:l.x+(j.card?0:6),y:m,wires:[],far:0,lane:0}
r.wires.push(j)
r.far=T(r.far,Zj(m-j.row.card.y-j.exit.y))
e.set(q,r)})
let g=new Map()
for(let j of e.values()){let k=j.wires[0].row.card.at
g.set(k,[...(g.get(k)||[]),j])}
let i=[]
for(let[j,k]of g){k.sort((l,m)=>m.far-l.far).forEach((l,m)=>{l.lane=j*(Zm+Ys)+Zm+10+(m+0.5)*(Ys-28)/k.length})
for(let l of k)for(let m of l.wires)i.push(Uo(m,l,d))}
return i}
function Uo({link:a,row:d,exit:e},{x:g,y:i,lane:j,wires:k},l){let[m,q]=[d.card.x+Zm-6,d.card.y+e.y],r=Wg(a),s=Yj.includes(a.kind)?Yh(a.kind):[a.kind==='starts'?{stroke:R.push,dash:YL[1]}:Wr(r?2:Yd(a.style),r?R.push:R.strong)],t=Zj(q-i)<1?[m,i,g,i]:[m,q,j,q,j,i,g,i]
s.forEach((v,A)=>Yt(l,v,t,A>0))
if(k.length>1&&t.length>4)Ze(l,{fill:s[0].stroke,radius:2.2},j-2.2,q-2.2,4.4,4.4)
let u=t.map((v,A)=>(A<2?v:v-t[A-2]))
return XF({presents:/^[ps].*ts$/.test(a.kind),count:1,from:[d.thing],to:a.to,words:a.words},u)}
function Un(a){let{box:d,_34:e}=a,g=(i,j,k,l=!1)=>({box:i,_34:l,words:j,from:a,hops:a.hops+k})
return[...(e?[]:Um(d).map(i=>g(i,'opens',0))),...(d.parent?[g(d.parent,'',0,!0)]:[]),...d.shows.filter(i=>i.family?.root).map(i=>g(i.family?.root,`presents as ${i.style}`,1)),...d.pushes.filter(i=>i.to&&!i.to._33).map(i=>g(i.to,'pushes',1)),...d.moves.filter(i=>Yj.indexOf(i.kind)<2&&!i.to._33).map(i=>g(i.to,i.kind,1)),...d.children.filter(i=>i._26).map(i=>g(i,'pushes',1))]}
let Um=a=>a.children.filter(d=>d._32),Wf=a=>(a.isFamily?[a.root].filter(Boolean):Y(a))
function Ul(a,d){let e=new Set(Wf(d)),g=[new Set(),new Set()],i=[Wf(a).map(j=>({box:j,_34:!1,words:'',from:null,hops:0}))]
for(let j=0;j<i.length;j+=1){for(let k of i[j]||[]){let l=g[k._34?1:0]
if(l.has(k.box))continue
l.add(k.box)
if(e.has(k.box)&&!k._34)return Uk(k)
for(let m of Un(k))(i[m.hops]||=[]).push(m)}}
return null}
function Uk(a){let d=[]
for(let e=(a);e;e=e.from)d.unshift(e)
return d}
function We(){let[a,d]=J.path.split('..').map(e=>(e?Xf(e):null))
return{from:a,to:d}}
function Uj(){let{from:a,to:d}=We()
D.path=a&&d?Ul(a,d):null}
function Wd(){let{from:a,to:d}=We()
if(!a)return[]
let e=G('button',{onclick:()=>Zw({path:''})},'Clear path')
if(!d)return[G('p',{},'A path from ',Q(a),': select where it ends. ',e)]
let g=D.path?.[D.path.length-1]
return[G('h3',{},'Path'),G('p',{},Q(a),' to ',Q(d),g?`: ${g.hops} presentations, pushes and moves. `:': no way leads there. ',e),G('ol',{id:'path'},...(D.path||[]).filter(i=>i.from&&!i._34).map(i=>G('li',{},Q(Wc((i.from).box)),` ${H(i.words)} `,Q(Wc(i.box)))))]}
let Wc=a=>YV(Zd(a))
function Wb(a,d){let e=D.picture?D.picture.lines:E.scale<W.frames?XE:YD,[g,i]=[null,5/E.scale]
for(let j of e){if(j.isInside||a<j.left-i||a>j.right+i||d<j.top-i||d>j.bottom+i)continue
for(let k=2;k<j.points.length;k+=2){let[l,m,q,r]=j.points.slice(k-2,k+2),s=Yl(a-Zy(a,O(l,q),T(l,q)),d-Zy(d,O(m,r),T(m,r)))
if(s<i)[g,i]=[j,s]}}
return g}
function Ui(a,d){let[e,g]=YP(a,d)
return Wb(e,g)}
function Uh(a){let d=[a.from].flat(),e=k=>k.title&&k.isLane?k.title:k.label||k.id,g=d.map(e),i=g.length>3?`${g.slice(0,2).join(', ')} and ${g.length-2} more`:g.join(', ')
if(!a.presents)return[`${i} ${a.words||'pushes'} ${e(a.to)}`]
if(a.words==='starts with it')return[`${i} starts with ${e(a.to)}`]
let j=Ug(a).map(k=>{let l=Zr(k.presenters.map(m=>m.controller.label||m.controller.id))
return`${k.style}, presented by ${l.slice(0,3).join(', ')}${l.length>3?` and ${l.length-3} more`:''}`})
return[`${i} presents ${e(a.to)}${a.count>1?`, ${a.count} times`:''}`,...Zr(j).slice(0,6)]}
function Ug(a){let d=a.to.isFamily?a.to:null,e=[a.from].flat().flatMap(g=>(g.isLane?g.boxes.filter(i=>i.family.windows.length||i.name.block):Y(g)))
return Zr(e).flatMap(g=>g.shows||[]).filter(g=>g.family&&(d?g.family===d:g.family.boxes.some(i=>Y(a.to).includes(i))))}
function Wa(a,d,e){let g=K('tip')
g.hidden=!a
if(a){g.replaceChildren(...Uh(a).map(i=>G('div',{},H(i))))
g.style.left=`${Zy(d+14,0,T(0,E.width-240))}px`
g.style.top=`${e+16>E.height-60?e-50:e+16}px`}
if(a===D.line)return
D.line=a
Zq()}
function Xo({points:a},d,e){F.beginPath()
F.moveTo(a[0],a[1])
for(let g=2;g<a.length;g+=2)F.lineTo(a[g],a[g+1])
F.strokeStyle=d
F.lineWidth=T(e,e/E.scale)
F.stroke()}
let VZ={style:a=>VY(a).flatMap(d=>[d.from,...(d.family?[d.family.root]:[])]),lane:a=>N.filter(d=>d.lane?.id===a),tag:a=>N.filter(d=>d.tags.includes(a)),diagnostic:a=>YY.filter(d=>d.id===a).map(d=>d.box)},VX=a=>a.style.split(' ')[0],VY=a=>Za.filter(d=>VX(d)===a)
function Uf(){let[a,d]=[J.only.split(':',1)[0],J.only.slice(J.only.indexOf(':')+1)]
if(!VZ[a])return null
let e=XB(new Set(VZ[a](d).filter(g=>g&&!g._33)))
if(a==='style')e.pairs=new Set(VY(d).map(g=>`${g.from?.index} ${g.family?.index}`))
return e}
function Wq(a){return a.presents&&[a.from].flat().some(d=>Y(d).some(e=>D.lit.pairs.has(`${e.index} ${a.to.index}`)))}
function Ue(){let a=K('only')
a.value=[...a.options].some(e=>e.value===J.only)?J.only:''
let d=D.filter&&N.filter(e=>D.filter.boxes.has(e)).length
K('rest').textContent=D.filter?`${N.length-d} faded`:''}
function Ud(){let a=(d,e,g=i=>i)=>{let i=new Map()
for(let j of e)i.set(j,(i.get(j)||0)+1)
return i.size?[G('optgroup',{label:d},...[...i].map(([j,k])=>G('option',{value:`${d}:${j}`},`${H(g(j))} (${k})`)))]:[]}
K('only').append(G('option',{value:''},'everything'),...a('style',Za.map(VX)),...a('lane',N.flatMap(d=>d.lane?.id||[]),d=>WP.get(d)?.title),...a('tag',N.flatMap(d=>d.tags)),...a('diagnostic',YY.filter(d=>d.box).map(d=>d.id)))
L(K('only'),'change',()=>Zw({only:K('only').value}))}
function Uc(){let a=d=>e=>d&&(e.to===d||e.to===d.family&&d===e.to.root||e.from===d||d.isFamily&&e.from.family===d)
return[D.hover,D.selected].flatMap(d=>WM.filter(a(d)))}
function UX(){let a=Uc()
if(!a.length)return
F.strokeStyle=F.fillStyle=M.presents
F.lineWidth=T(1.3,1.2/E.scale)
for(let d of a){let[e,g]=[XX(d.from),XX(d.to)],i=g.x+g.w/2>=e.x+e.w/2,[j,k]=[i?e.x+e.w:e.x,e.y+O(9,e.h/2)],[l,m]=[i?g.x:g.x+g.w,g.y+12],q=(i?1:-1)*T(30,Zj(l-j)*0.4)
F.beginPath()
F.setLineDash([5/O(1,E.scale),3/O(1,E.scale)])
F.moveTo(j,k)
F.bezierCurveTo(j+q,k,l-q,m,l,m)
F.stroke()
F.setLineDash([])
F.beginPath()
Wl(l,m,i?1:-1,0,T(6,5/E.scale))
F.fill()}}
function Wt(a){Ub()
if(D.line)Xo(D.line,M.focus,2.5)
else if(D.picture&&D.hover)for(let d of D.picture.lines)if(d.to===D.hover||d.from.some(e=>YV(e)===D.hover))Xo(d,M.focus,2)
if(D.scene)Ua()
if(D.hover&&D.hover!==D.selected)YT(D.hover,M.focus,1.5)
if(D.selected&&D.selected!==D.focus){YT(D.selected,M.focus,2.5)
let d=D.picture?[]:D.selected._28||D.selected.isBlock?D.selected.boxes:YC.get(D.selected.screen)||[]
for(let e of d)if(e!==D.selected)YT(e,M.focus,1.5,[4,3])}
for(let d of a)if(d.findings)VW(d,String(d.findings),d._45?M.warning:M['note-mark'])}
function Ua(){for(let a of D.scene.visible)YT(a,M.visible,2)
for(let[a,d]of D.scene.heard){YT(a,M.heard,2,[5,3])
VW(a,String(d),M.heard)}}
function XX(a){if(D.picture)return YW(a)
let d=YW(a)
return YN(!d.isFamily&&E.scale<W.frames?d.family:Xw(d))}
function YT(a,d,e,g=[]){let i=XX(a)
if(!i)return
let j=1.5/E.scale
F.beginPath()
F.roundRect(i.x-j,i.y-j,i.w+2*j,i.h+2*j,5)
F.strokeStyle=d
F.lineWidth=e/E.scale
F.setLineDash(g.map(k=>k/E.scale))
F.stroke()
F.setLineDash([])}
function VW(a,d,e){let g=XX(a)
if(!g)return
let i=O(8,7/E.scale*1.2)
if(i*E.scale<3)return
F.beginPath()
F.arc(g.x+g.w,g.y,i,0,2*Math.PI)
F.fillStyle=e
F.fill()
F.font=`bold ${i*1.2}px ${YM}`
F.textAlign='center'
F.fillStyle=M.page
F.fillText(d,g.x+g.w,g.y+i*0.42)
F.textAlign='start'}
let VV=[...U].sort((a,d)=>(d.windows.length?1:0)-(a.windows.length?1:0)||d.boxes.length-a.boxes.length)
function Ve(a){F.setTransform(a,0,0,a,0,0)
F.lineJoin='round'
F.lineWidth=3
let d=new Set(),e=Vi,g=VV.filter(Yx)
for(let i of D.lit?[...g,...VV.filter(j=>!Yx(j))]:g){let[j,k]=[i.x*E.scale+E.x+3,i.y*E.scale+E.y+11]
if(j<-200||k<-20||j>E.width||k>E.height+20)continue
let l=i.windows.length>0
F.font=`bold ${l?12:10}px ${YM}`
i.nameWidth??=F.measureText(H(i.id).slice(0,40)).width
if(!TZ(d,j,k,i.nameWidth+8))continue
if(e===0)break
e-=1
F.globalAlpha=Yx(i)?1:Wz
F.strokeStyle=M.page
F.strokeText(H(i.id).slice(0,40),j,k)
F.fillStyle=M.kinds[0].text
F.fillText(H(i.id).slice(0,40),j,k)}
F.globalAlpha=1}
function TZ(a,d,e,g){let i=[]
for(let j of[Ym((e-9)/14),Ym((e+3)/14)]){for(let k=Ym(d/24);k<=Ym((d+g)/24);k+=1)i.push(j*4096+k)}
if(i.some(j=>a.has(j)))return!1
for(let j of i)a.add(j)
return!0}
function G(a,d={},...e){let g=document.createElement(a)
for(let[i,j]of Object.entries(d)){if(i.startsWith('on'))L(g,i.slice(2),j)
else if(j!==null&&j!==!1)g.setAttribute(i,j===!0?'':j)}
g.append(...e.filter(i=>i!==null&&i!==''))
return g}
let K=a=>document.getElementById(a),XW=K('panel'),TY=a=>'#'+encodeURIComponent(a),Yq={read:a=>{try{return localStorage.getItem('kindred-'+a)||''}catch{return''}},write:(a,d)=>{try{localStorage.setItem('kindred-'+a,d)}catch{}}},XV={base:{name:'the web',template:I.link===null?'':I.link+'{path}#L{line}'},vscode:{name:'VS Code',template:'vscode://file/{path}:{line}:{column}'},zed:{name:'Zed',template:'zed://file/{path}:{line}'},jetbrains:{name:'JetBrains',template:'jetbrains://idea/navigate/reference?path={path}:{line}:{column}'},own:{name:'another editor',template:null},none:{name:'nothing',template:''}}
if(I.link===null)delete XV.base
let VU=()=>{let a=Yq.read('editor')
return a in XV?a:I.link===null?'none':'base'}
function TX(a){let d=VU(),e=XV[d].template??Yq.read('template')
if(!e||/^\s*(javascript|data|vbscript):/i.test(e))return null
let g=d==='base'?'':Yq.read('folder').replace(/\/*$/,'/'),i=!a.file.startsWith('/'),j=((i&&g!=='/'?g:'')+a.file).replace(/^\/+/,d==='own'||d==='jetbrains'?'/':''),k={path:j.split('/').map(encodeURIComponent).join('/'),line:a.line,column:a.column}
return e.replace(/\{(path|line|column)\}/g,(l,m)=>k[m])}
function ZA(a){if(!a)return''
let d=H(`${a.file}:${a.line}:${a.column}`),e=TX(a)
return e===null?d:G('a',{href:e,class:'place'},d)}
function Q(a){if(!a)return'nil'
if(a._33)return H(a.id)
let d=G('a',{href:TY(a.link)},H(a.id))
L(d,'mouseenter',()=>Zl(a))
L(d,'mouseleave',()=>Zl(null))
return d}
let VT=a=>a.flatMap((d,e)=>(e?[', ',d]:[d])),YS=a=>(a.length?VT(a.map(Q)):['nil']),VS=a=>Q(a.family||{id:a.familyID,_33:!0})
function Zc(a){let d=a.filter(([,e])=>e.length&&e[0]!=='')
return G('dl',{},...d.flatMap(([e,g])=>[G('dt',{},e),G('dd',{},...g)]))}
function ZC(a,d){return d.length?[G('h3',{},a),G('ul',{},...d)]:[]}
let X=(a,...d)=>G('li',{},...a,...d.filter(e=>e.length).map(e=>G('small',{},...e)))
function Xv(){let a=D.selected
if(!a)return XW.replaceChildren(...Wd(),...TW())
XW.replaceChildren(G('h2',{},H(a.id)),TV(a),...Wd(),...(a.isFamily?TU(a):a._28?TT(a):a.isBlock?TS(a):TR(a)),...TQ(a),...ZC('Findings',TP(a).map(VR)),...TO(a))}
function TW(){return[...TN(),G('h2',{},'This map'),J.link?G('p',{class:'warning'},`There is nothing called ${H(J.link)} on this map.`):'',Zc([['Families',[String(U.length)]],['Controllers',[String(N.length)]],['Presentations',[`${Za.length}, of them ${WM.length} as references`]],['Pushes',[String(XD.length)]]]),G('p',{},'Click to read, twice to see who opens it and what it opens.'),G('h3',{},'Keys'),Zc([['/',['find']],['0',['show everything']],['1 2 3',['focus on neighbours']],['Esc',['back to the map, let go']],['z',['zoom to the selected']],['c',['collapse']],['n p',[`next ${I.difference?'edit':'finding'}, the one before`]],['b',[Zp.placesBefore?'before, after':'']],['f',['full screen']],['o',['outline']]]),...ZC('Findings',YY.slice(0,50).map(VR))]}
function TV(a){let d=J.path.endsWith('..')&&J.path!==a.link+'..',e=[0,1,2,3].map(i=>G('button',{'aria-pressed':String(J.focus===i),onclick:()=>Zu(a.link,i)},i?`${i} ${i===1?'hop':'hops'}`:'Map')),g=!D.picture&&(a.isFamily||a.children?.length>0)
return G('div',{class:'row',role:'group','aria-label':'Focus'},...e,g?G('button',{id:'collapse','aria-pressed':String(a._10),onclick:()=>WD(a)},'Collapse'):null,G('button',{id:'path-button',onclick:()=>Zw({path:d?J.path+a.link:a.link+'..'})},d?'Path to here':'Path from here'),G('button',{onclick:()=>Xz(YW(a)||undefined,2)},'Zoom to it'))}
function TR(a){return[Zc([['kind',[XI[a.kind]+(a._20?', inserted by UIKit':'')]],['class',[H(a.className)]],['title',[H(a.title)]],['tags',[H(a.tags.join(', '))]],['family',[Q(a.family)]],['role',a.parent?[`${a.role} of `,Q(a.parent)]:['root']],['screen',[a.screen<0?'':H(I.screens[a.screen])]],['exists because',[H(a._50)]],['defines context',[a.definesContext?'yes':'']],['declared at',[ZA(a.place)]]]),Zc([['parent',[Q(a.parent)]],...Object.entries(WK).map(([d,e])=>[d,[Q(e(a))]]),['presenting',YS(WJ(a))],['presented',YS(WI(a))],['children',a.children.length?YS(a.children):['none']]]),...VQ(a.family),...ZC('Presents',a.shows.map(d=>X([VS(d),` ${H(d.style)}`],...d.presenters.map(e=>['presented by ',Q(e.controller),`: ${e._50}`]),[ZA(d.place)]))),...ZC('Pushes',a.pushes.map(d=>X([Q(d.to),` in `,d.container?Q(d.container):'no container'],[d.kind,' at ',ZA(d.place)]))),...ZC('Pushed by',a._49.map(d=>X([Q(d.from)],[d.kind,' at ',ZA(d.place)]))),...VP([a]),...ZC('Other places',(YC.get(a.screen)||[]).filter(d=>d!==a).map(d=>X([Q(d)],[H(d._50)])))]}
function VQ(a){let d=a.windows.map(g=>X([`in window ${H(g.id)}`],[ZA(g.place)])),e=YZ.get(a).map(g=>X(['by ',Q(g.from),` ${H(g.style)}`],...g.presenters.map(i=>['presented by ',Q(i.controller),`: ${i._50}`]),[ZA(g.place)]))
if(!d.length&&!e.length)return[G('h3',{},'How its family appears'),G('p',{},'Never: nothing shows it.')]
return ZC('How its family appears',[...d,...e])}
function TU(a){return[Zc([['family of',[String(a.boxes.length),a.boxes.length===1?' controller':' controllers']],['root',[Q(a.root)]],['declared at',[ZA(a.place)]]]),...VQ(a),...ZC('Presents',a.boxes.flatMap(d=>d.shows).map(d=>X([VS(d),' from ',Q(d.from)],[H(d.style)]))),...ZC('Members',a.boxes.map(d=>X([Q(d)],[H(d.className)])))]}
function TS(a){return[Zc([['stacks',YS(a.stacks)]]),...ZC('Screens',a.screens.map(d=>X([Q(d)])))]}
function TT(a){let[d]=a.boxes
return[Zc([['screen in',[`${a.boxes.length} places`]],['kind',[XI[d.kind]]],['class',[H(d.className)]],['title',[H(d.title)]],['tags',[H(d.tags.join(', '))]],['block',[a.block?Q(a.block):'']],['defines context',[d.definesContext?'yes':'']],['declared at',[ZA(d.place)]]]),Zc([...Object.entries(WK).map(([e,g])=>[e,XU(a,i=>[g(i)])]),['presenting',XU(a,WJ)],['presented',XU(a,WI)],['children',XU(a,e=>e.children)]]),...ZC('Presents',XT(a.boxes.flatMap(e=>e.shows),e=>e.family||{id:e.familyID,_33:!0}).map(([e,g])=>X([Q(e),` ${H(g[0].style)}`,...Xe(a,g.length)],['presented by ',...YS(Zr(g.flatMap(i=>i.presenters.map(j=>XS(j.controller)))))],[ZA(g[0].place)]))),...ZC('Pushes',XT(a.boxes.flatMap(e=>e.pushes),e=>XS(e.to)).map(([e,g])=>X([Q(e)],[g[0].kind,' at ',ZA(g[0].place)]))),...ZC('Pushed by',XT(a.boxes.flatMap(e=>e._49),e=>XS(e.from)).map(([e,g])=>X([Q(e),...Xe(a,Zr(g.map(i=>i.to)).length)],[g[0].kind,' at ',ZA(g[0].place)]))),...VP(a.boxes),...ZC('Places',a.boxes.map(e=>X([Q(e)],[H(e._50)])))]}
let VP=a=>ZC('Moves',XT(a.flatMap(d=>d.moves),d=>d.kind).map(([d,e])=>X([`${d} to `,...YS(Zr(e.map(g=>YV(g.to)).slice(0,12)))]))),XS=a=>(a&&!a._33?YV(a.name):a),Xe=(a,d)=>(d<a.boxes.length?[` in ${d} of ${a.boxes.length} places`]:[])
function XT(a,d){let e=new Map()
for(let g of a)e.set(d(g),[...(e.get(d(g))||[]),g])
return[...e]}
function XU(a,d){let e=new Map()
for(let g of a.boxes){let i=Zr(d(g).map(XS)),j=i.map(k=>k?.id).join()
e.set(j,{answers:i,count:(e.get(j)?.count||0)+1})}
return[...e.values()].map(({answers:g,count:i})=>G('div',{},...YS(g),...(e.size>1?Xe(a,i):[])))}
let TP=a=>YY.filter(d=>d.box&&(Y(a).includes(d.box)))
function VR(a){return X([G('span',{class:'warning'},`${a.severity} `),H(a.message)],[H(a.help)],a.box?[Q(a.box)]:[],a.place?[`${a.id}, `,ZA(a.place)]:[a.id])}
let Yp=-1
function VO(a){let d=YY.filter(g=>g.box)
if(!d.length)return Zx('No finding has a card on this map')
Yp=(Yp<0?(a>0?0:d.length-1):Yp+a+d.length)%d.length
let e=d[Yp]
Zu(e.box.link,0)
Zx(`Finding ${Yp+1} of ${d.length}: ${e.severity}: ${e.message}`)}
let TM
function TL(){let{lines:a,places:d,code:e}=JSON.parse(K('texts').textContent),g=[N,U,Zg,Za,XD,d.map(t=>({place:Zh(t,0)}))],i=g.map(()=>0),j=[],k=[],l=0,m=()=>{let t=e.charCodeAt(l++)
return t-(t>92?37:t>60?36:35)},q=()=>{let[t,u]=[0,m()]
for(;u>59;u=m())t=t*30+u-60
return t*60+u},r=t=>Array.from({length:q()},t)
function s(){let t=[],u=r(()=>{let v=a[q()]
return[v,TK(v).map(A=>{let B=q()
if(B===t.length)t.push(A.charCodeAt(0)-128)
return B})]})
return{kinds:t,rows:u}}
return new Map([...N,...U,...Zg].map(t=>[t,r(()=>{let u=q()
if(u)return k[k.length-u]
let v=q()
j[v]??=s()
let{kinds:A,rows:B}=j[v],C=[B,A.map(aa=>{let ab=q()
i[aa]+=ab%2?-(ab+1)/2:ab/2
return g[aa][i[aa]]})]
k.push(C)
return C})]))}
let TK=a=>a.match(/[\x80-\x87]/g)||[]
function TJ([a,d]){return a.map(([e,g])=>{let i=0
return e.replace(/[\x80-\x87]/g,j=>{let k=d[g[i++]],l=j.charCodeAt(0)-128,{place:m,className:q}=k._28?k.boxes[0]:k
return l<3?k.id:l>6?q:`${m.file}:${m.line}:${m.column}`})})}
function TI(a){let d=[],e=i=>i.replace(/^\t/,'').split('\t'),g=i=>[...i].length
return a.map(i=>{if(i[0]==='\t')d=[]
e(i).slice(0,-1).forEach((j,k)=>{d[k]=T(d[k]||0,g(j))})
return[i,d]}).map(([i,j])=>e((i)).map((k,l,m)=>(l+2<m.length?k+' '.repeat((j)[l]+2-g(k)):k)).join(''))}
function TO(a){let d=(TM??=TL()).get(a)
return d?[G('pre',{},H(TI(d.flatMap((e,g)=>[...(g?['']:[]),...TJ(e)])).join('\n')))]:[]}
let XR=['outline','panel','key'],Xd=matchMedia('(max-width: 699px)'),VN=a=>K(a==='outline'?'side':a),VM=()=>(J.hide?J.hide.split(','):Xd.matches?XR:[])
function XQ(){let a=VM()
for(let d of XR){K(`show-${d}`).setAttribute('aria-pressed',String(!a.includes(d)))
VN(d).hidden=a.includes(d)}}
function TH(a){let d=VM(),e=!d.includes(a),g=Xd.matches&&!e&&a!=='key'?['outline','panel']:[],i=e?[...d,a]:[...d,...g].filter(j=>j!==a)
J.hide=XR.filter(j=>i.includes(j)).join()||'nothing'
Xc(J,!0)
XQ()
if(!e&&a!=='key')VN(a).querySelector('[tabindex]')?.focus()}
function TG(a){let d=G('canvas',{width:40,height:32,'aria-hidden':'true'}),e=[]
a(e)
VL(d.getContext('2d'),{x:0,y:0,scale:2},()=>Yg(e,{x:0,y:0,right:20,bottom:16}))
return d}
function Xl(){let a=[],d=D.level==='places'&&!D.focus
if(d){XI.forEach((e,g)=>{if(!N.some(k=>k.kind===g))return
let{fill:i,border:j}=M.kinds[g]
a.push([k=>Ze(k,{fill:[i,i],stroke:[j,j]},1,2,17,12),e])})
if(N.some(e=>e._20))a.push([e=>Ze(e,{stroke:R.edge,dash:YL[4]},1,2,17,12),'inserted by UIKit'])
a.push([e=>Yt(e,{stroke:[M.presents,M.presents]},[0,8,20,8]),'presents'])}else{let e=new Set(Za.map(g=>Yd(g.style)))
UH.forEach((g,i)=>e.has(i)&&a.push([j=>Yb(j,i,3,3,R.text),g]))
for(let g of Yk)if(g.number)a.push([i=>Xi(i,g,10,8),g.title])
if(YE.length)a.push([g=>Xi(g,YE[0],10,8),'screens that several stacks share'])}
if(XD.length)a.push([e=>Yt(e,{stroke:R.push},[0,8,20,8]),'pushes'])
for(let e of Yj){let g=Yh(e)
if(N.some(i=>i.moves.some(j=>j.kind===e))&&(D.focus||e==='select'))a.push([i=>g.forEach((j,k)=>Yt(i,j,[0,8,20,8],k>0)),e])}
K('key').replaceChildren(G('ul',{},...a.map(([e,g])=>G('li',{},TG(e),H(g)))))}
function VL(a,d,e){let[g,i]=[F,{...E}]
F=a
Object.assign(E,d)
F.setTransform(E.scale,0,0,E.scale,E.x,E.y)
e()
F=g
Object.assign(E,i)}
function TF(){for(let a of XR)L(K(`show-${a}`),'click',()=>TH(a))
L(Xd,'change',XQ)}
let YK=44
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
arc(a,d,e){this.roundRect(a-e,d-e,2*e,2*e,e)}
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
fillText(a,d,e,g){let i={center:'middle',right:'end'}[this.textAlign]
this.out+=`<text x="${V(d)}" y="${V(e)}" style="font:${this.font.replace(/"/g,"'")};white-space:pre" fill="${this.fillStyle}"${i?` text-anchor="${i}"`:''}`+`${g&&a.length>1?` textLength="${V(g)}" lengthAdjust="spacingAndGlyphs"`:''}${this.common()}>${VK(a)}</text>`}
measureText(a){let d=(S.getContext('2d'))
d.font=this.font
return d.measureText(a)}}
let V=a=>Zs(a*10)/10,VK=a=>a.replace(/[&<>]/g,d=>`&#${d.charCodeAt(0)};`),VJ=()=>[I.title,[D.focus?`around ${D.focus.id}`:D.level,K('summary').textContent,K('rest').textContent].filter(Boolean).join(' · ')]
function Xb(a,d){VL(a,{x:E.x,y:E.y+YK,scale:E.scale,width:E.width,height:E.height+YK},()=>Wu(d))
a.setTransform(d,0,0,d,0,0)
a.globalAlpha=1
a.fillStyle=M.page
a.fillRect(0,0,E.width,YK)
VJ().forEach((e,g)=>{a.font=`${g?'11px':'bold 18px'} ${YM}`
a.fillStyle=g?M.note:M.kinds[0].text
a.fillText(H(e),12,g?38:21)})}
function TE(){let a=new SVGPen()
Xb(a,1)
let[d,e]=[V(E.width),V(E.height+YK)]
return`<svg xmlns="http://www.w3.org/2000/svg" width="${d}" height="${e}" viewBox="0 0 ${d} ${e}"><title>${VK(H(VJ().join(' · ')))}</title>${a.out}</svg>`}
function TD(a){let d=G('canvas',{width:Zs(E.width*a),height:Zs((E.height+YK)*a)})
Xb(d.getContext('2d',{alpha:!1}),a)
return d}
let TC={svg:()=>navigator.clipboard.writeText(TE()),png:()=>navigator.clipboard.write([new ClipboardItem({'image/png':new Promise(a=>TD(2).toBlob(a))})]),link:()=>{VI()
return navigator.clipboard.writeText(location.href)}}
function TB(){for(let[a,d]of Object.entries(TC)){L(K(`copy-${a}`),'click',()=>d().then(()=>Zx('Copied'),()=>Zx('The browser forbids copying')))}}
let Zt=K('tree'),P={open:new Set(),active:null,rows:[]},Xa=(a,d)=>({_17:!0,id:a,families:d}),XP=[...Vu.filter(a=>a.families.length).map(a=>Xa(`Window ${a.id}`,a.families)),Xa('Presented',U.filter(a=>!a.windows.length&&YZ.get(a).length)),Xa('Shown by nothing',U.filter(a=>!a.windows.length&&!YZ.get(a).length))].filter(a=>a.families.length),TA=a=>XP.find(d=>d.families.includes(a)),XO=a=>(a._17?a.families:a.isFamily?(a.root?[a.root]:[]):a.children)
function XN(){P.rows=[]
let a=(d,e)=>d.forEach((g,i)=>{P.rows.push({node:g,level:e,position:i+1,size:d.length})
if(P.open.has(g))a(XO(g),e+1)})
a(XP,1)
if(!P.rows.some(d=>d.node===P.active))P.active=XP[0]||null
Zt.replaceChildren(...P.rows.map(Tz))}
function Tz({node:a,level:d,position:e,size:g},i){let j=XO(a).length>0,k=a._17?String(a.families.length):a.isFamily?`${a.boxes.length}`:XJ[a.kind]
return G('div',{role:'treeitem','aria-level':d,'aria-posinset':e,'aria-setsize':g,'data-row':i,'aria-expanded':j?String(P.open.has(a)):null,'aria-selected':String(a===D.selected),tabindex:a===P.active?0:-1,style:`--level: ${d-1}`},H(a.isFamily||a._17?a.id:a.label),' ',G('small',{},k))}
function Ty(a){if(!a)return XN()
let d=a._28||a.isBlock?a.boxes[0]:a,e=d.isFamily?d:d.family
P.open.add(TA(e))
if(!d.isFamily)P.open.add(e)
for(let j=d.parent;j;j=j.parent)P.open.add(j)
P.active=d
let g=Zt.contains(document.activeElement)
XN()
let i=Zt.children[P.rows.findIndex(j=>j.node===d)]
i?.scrollIntoView({block:'nearest'})
if(g)i?.focus()}
function YR(a){let d=Zy(a,0,P.rows.length-1)
Zt.querySelector('[tabindex="0"]')?.setAttribute('tabindex','-1')
P.active=P.rows[d].node
Zt.children[d].setAttribute('tabindex','0')
Zt.children[d].focus()}
function XM(a,d){if(d)P.open.add(a);else P.open.delete(a)
P.active=a
XN()
YR(P.rows.findIndex(e=>e.node===a))}
let WZ=a=>(a._17?XM(a,!P.open.has(a)):Zu(a.link,J.focus))
function Tx(){P.open=new Set(XP.filter(d=>d.families.length<=60))
let a=d=>{let e=d.target.closest('[role=treeitem]')
return e?Number(e.dataset.row):-1}
L(Zt,'click',d=>{let e=a(d)
if(e<0)return
let{node:g}=P.rows[e],i=d.offsetX<18+12*(P.rows[e].level-1)
if(i&&XO(g).length)XM(g,!P.open.has(g));else WZ(g)})
L(Zt,'mouseover',d=>{let e=P.rows[a(d)]
Zl(e&&!e.node._17?e.node:null)})
L(Zt,'mouseleave',()=>Zl(null))
L(Zt,'keydown',d=>{let e=a(d)
if(e<0||d.ctrlKey||d.metaKey||d.altKey)return
let{node:g}=P.rows[e],i=P.open.has(g),j={ArrowDown:()=>YR(e+1),ArrowUp:()=>YR(e-1),Home:()=>YR(0),End:()=>YR(P.rows.length-1),ArrowRight:()=>(XO(g).length&&!i?XM(g,!0):YR(e+1)),ArrowLeft:()=>(i?XM(g,!1):YR(P.rows.findLastIndex((k,l)=>l<e&&k.level<P.rows[e].level))),Enter:()=>WZ(g),' ':()=>WZ(g)}
if(!j[d.key])return
d.preventDefault()
d.stopPropagation()
j[d.key]()})}
let ZB=K('find'),YJ=K('found'),Tw=40,Zb=[],Zk=0
function WY(a){let{className:d,title:e,tags:g}=Y(a)[0]
return[d,e,...g].filter(Boolean)}
let Tv=[...Zg.filter(a=>a.boxes.length>1).map(a=>({thing:a,texts:[a.id,...WY(a)]})),...YE.map(a=>({thing:a,texts:[a.id]})),...U.map(a=>({thing:a,texts:[a.id,...a.windows.map(d=>d.id)]})),...N.map(a=>({thing:a,texts:[a.id,...WY(a)]}))].map(a=>({...a,lower:a.texts.map(d=>d.toLowerCase())}))
function Tu(a,d){let e=Infinity
for(let[g,i]of a.lower.entries()){let j=i.indexOf(d)
if(j<0)continue
let k=i===d?0:j===0||'/.'.includes(i[j-1])?2:4
e=O(e,k+(g?1:0))}
return e}
function Tt(a){let d=a.trim().toLowerCase()
if(!d)return[]
return Tv.map(e=>({entry:e,rank:Tu(e,d)})).filter(e=>e.rank<Infinity).sort((e,g)=>e.rank-g.rank||e.entry.thing.id.length-g.entry.thing.id.length).map(e=>e.entry.thing)}
function Ts(a){if(a.isFamily)return'family'
if(a.isBlock)return`${a.screens.length} screens`
let d=a._28?[`${a.boxes.length} places`]:[]
return H([...d,...WY(a)].join(' · ')||XJ[a.kind])}
function Tr(){let a=Tt(ZB.value)
Zb=a.slice(0,Tw)
Zk=0
YJ.replaceChildren(...Zb.map((e,g)=>G('div',{role:'option',id:`found-${g}`,'aria-selected':String(g===0),onpointerdown:i=>{i.preventDefault()
VH(g)}},H(e.id),' ',G('small',{},Ts(e)))))
let d=Zb.length>0
YJ.hidden=!d
ZB.setAttribute('aria-expanded',String(d))
if(d)ZB.setAttribute('aria-activedescendant','found-0');else ZB.removeAttribute('aria-activedescendant')
if(ZB.value.trim())Zx(`${a.length} found`)}
function VG(a){if(!Zb.length)return
YJ.children[Zk].setAttribute('aria-selected','false')
Zk=(a+Zb.length)%Zb.length
YJ.children[Zk].setAttribute('aria-selected','true')
YJ.children[Zk].scrollIntoView({block:'nearest'})
ZB.setAttribute('aria-activedescendant',`found-${Zk}`)
Zl(Zb[Zk])}
function WX(){YJ.hidden=!0
ZB.setAttribute('aria-expanded','false')
ZB.removeAttribute('aria-activedescendant')
Zl(null)}
function VH(a){let d=Zb[a]
WX()
if(!d)return
ZB.value=''
S.focus()
Zu(d.link,J.focus)}
function Tq(){L(ZB,'input',Tr)
L(ZB,'blur',WX)
L(ZB,'keydown',a=>{let d={ArrowDown:()=>VG(Zk+1),ArrowUp:()=>VG(Zk-1),Enter:()=>VH(Zk),Escape:()=>{ZB.value=''
WX()
S.focus()}}
a.stopPropagation()
if(!d[a.key])return
a.preventDefault()
d[a.key]()})}
let YI=K('player'),Yo=K('scenario'),WW=I.scenarios.map(a=>({name:a[0],steps:a[4].map(d=>({text:d[0],place:Zh(d,1),visible:d[4].map(Zz).filter(e=>!e._33),events:d[5].map(e=>({who:e[0]===null?null:Zz(e[0]),callback:e[0]===null?e[1]:I.callbacks[e[1]],argument:Zz(e[2]),cause:e[3],causedBy:Zz(e[4]),turn:e[5],_0:e[6],facts:e[7].map(g=>I.facts[g]),hook:e[8]||''})),remarks:d[6].map(e=>({id:e[0],severity:e[1],message:e[2]}))}))})),Zv={scenario:null,step:0,_41:!1}
function Tp(){let a=WW.find(g=>g.name===J.scenario)||null,d=a?Zy(J.step,0,a.steps.length-1):0
if(a===Zv.scenario&&d===Zv.step&&Zv._41)return
Object.assign(Zv,{scenario:a,step:d,_41:!0})
Yo.value=a?a.name:''
let e=YI.hidden
YI.hidden=!a
D.scene=a?To(a.steps[d]):null
if(a)VF(a,d);else YI.replaceChildren()
if(e!==YI.hidden)Yz()
if(a&&d===0&&D.scene.visible.length)Xy(D.scene.visible[D.scene.visible.length-1])}
function To(a){let d=new Map()
for(let{who:e}of a.events)if(e&&!e._33)d.set(e,(d.get(e)||0)+1)
return{visible:a.visible,heard:d}}
function VF(a,d){let e=a.steps[d],g=YI.contains(document.activeElement)?document.activeElement?.id:'',i=a.steps.length-1
YI.replaceChildren(G('div',{class:'row'},G('button',{id:'step-back','aria-label':'Step before',title:'←',disabled:d===0,onclick:()=>XL(-1)},'◀'),G('button',{id:'step-on','aria-label':'Next step',title:'→',disabled:d===i,onclick:()=>XL(1)},'▶'),G('strong',{},d?`Step ${d} of ${i}`:'Start'),G('code',{},H(e.text)),ZA(e.place),G('button',{id:'step-end','aria-label':'Close the scenario',onclick:()=>VE('')},'×')),G('p',{},'On screen: ',...(e.visible.length?VT(e.visible.map(Q)):['nobody'])),...e.remarks.map(j=>G('p',{class:'warning'},`${j.severity}: ${H(j.message)} (${j.id})`)),G('ol',{id:'events','aria-label':'Callbacks'},...e.events.map(Tn)))
if(g)(K(g)&&!K(g).disabled?K(g):S).focus()
Zx(`${d?`Step ${d} of ${i}: ${e.text}`:'Start'}. ${e.events.length} callbacks, on screen: ${e.visible.map(j=>j.id).join(', ')||'nobody'}`)}
let Tm=[()=>'by the step itself',a=>`forwarded by ${H(a.id)}`,a=>`by UIKit for ${H(a.id)}`]
function Tn(a){let d=a.callback==='willMove'||a.callback==='didMove',e=a.who&&d?`(${a.argument?H(a.argument.id):'nil'})`:'',g=[Tm[a.cause](a.causedBy||{id:''}),a.hook&&`in ${H(a.hook)}`,`turn ${a.turn}`,a.facts.map(k=>k[0]).join(' ')],i=G('button',{type:'button',title:a.facts.map(k=>`${k[0]}: ${k[1]}`).join('\n'),style:`--depth: ${O(a._0,8)}`},a.who?H(a.who.id):'mark','.',G('b',{},H(a.callback)),e,' ',G('small',{},g.filter(Boolean).join(' · '))),j=a.who&&!a.who._33
if(j){L(i,'mouseenter',()=>Zl(a.who))
L(i,'mouseleave',()=>Zl(null))
L(i,'focus',()=>Zl(a.who))
L(i,'click',()=>Zu(a.who.link,0))}
return G('li',{},i)}
function XL(a){let d=Zy(Zv.step+a,0,Zv.scenario.steps.length-1)
if(d!==Zv.step)Zw({step:d},!0)}
let VE=a=>Zw({scenario:a,step:0,...(a?{focus:0}:{})})
function Tl(){Yo.append(G('option',{value:''},'none'),...WW.map(a=>G('option',{value:a.name},H(a.name))))
K('scenario-label').hidden=WW.length===0
L(Yo,'change',()=>{VE(Yo.value)
if(Yo.value)S.focus()})}
let YH=I.difference||{boxes:[],families:[],lines:[],sections:[]},WV=(a,d)=>new Map(a.map(([e,g])=>[d[e],g])),WU={boxes:WV(YH.boxes,N),families:WV(YH.families,U),lines:WV(YH.lines,YD)}
function Ub(){if(D.before){for(let{thing:a}of D.picture?.things||[])if(a._33)YT(a,M.removed,2.5,[5,3])
return}
if(!D.picture)for(let[a,d]of WU.lines)Xr([a],M[d],2.4,7)
for(let[a,d]of[...WU.families,...WU.boxes])YT(a,M[d],2.5,d==='moved'?[6,3]:[])}
function VD(){if(!Zp.placesBefore)return
Zw({before:J.before?'':'before',at:'',focus:0})
Zx(J.before?'Before':'After')}
let Yn=YH.sections.flatMap(a=>a.items),YG=-1
function VC(a){if(!I.difference)return VO(a)
if(!Yn.length)return
YG=(YG<0&&a<0?0:YG)+a+Yn.length
YG%=Yn.length
let[d]=Yn[YG],e=d.filter(g=>typeof g!=='string').map(([g])=>Xf(g)).find(Boolean)
Zu(e?e.link:'',0)
Zx(`Edit ${YG+1} of ${Yn.length}: ${d.flat().join('')}`)}
let Tk=a=>Q(XG.get(a)||YF.get(a)||{id:a,_33:!0}),VB=a=>a.map(d=>(typeof d==='string'?d:Tk(d[0]))),Tj=([a,d,...e])=>X(VB(a),[H(d)],...e.map(VB)),VA=a=>YH.sections.flatMap(({title:d,state:e,items:g})=>{let i=g.map(a).filter(Boolean).map(Tj)
return i.length?[G('h3',{style:`color: var(--${e})`},d),G('ul',{},...i)]:[]}),TN=()=>(I.difference?[G('h2',{},'Differences'),G('p',{},YH.summary),...VA(a=>a)]:[]),TQ=({id:a})=>VA(d=>{let[e,g,...i]=d,j=l=>l.some(m=>typeof m!=='string'&&m[0]===a),k=i.filter(j)
return j(e)?d:k.length&&[e,g,...k]});
let J={link:'',focus:0,level:'',at:'',path:'',only:'',hide:'',before:'',scenario:'',step:0}
function Vz(){let[a,...d]=location.hash.slice(1).split('&'),e={}
for(let g of d)e[g.split('=',1)[0]]=Vy(g.slice(g.indexOf('=')+1))
Object.assign(J,{link:Vy(a),focus:Zy(Math.trunc(Number(e.focus))||0,0,3),level:e.level||'',at:e.at||'',hide:e.hide||'',before:Zp.placesBefore&&e.before||'',path:e.path||'',only:e.only||'',scenario:e.scenario||'',step:T(0,Math.trunc(Number(e.step))||0)})}
function Vy(a){try{return decodeURIComponent(a)}catch{return a}}
function Ti(a){let d=[encodeURIComponent(a.link)],e=(g,i)=>i&&d.push(`${g}=${encodeURIComponent(i).replace(/%2C/g,',').replace(/%3A/g,':')}`)
e('focus',a.link&&a.focus)
e('level',a.level!==D._48&&a.level)
e('at',a.at)
e('path',a.path)
e('only',a.only)
e('hide',a.hide)
if(a.before)d.push('before')
e('scenario',a.scenario)
e('step',a.scenario&&a.step)
return'#'+d.join('&')}
function Xc(a,d){let e=Ti(a)
if(e===(location.hash||'#'))return!1
history[d?'replaceState':'pushState'](null,'',e)
return!0}
function Zw(a,d=!1){if(Xc({...J,...a},d))XK()}
let Zu=(a,d)=>Zw({link:a,focus:d,at:''}),Vx=0
function XA(){clearTimeout(Vx)
Vx=setTimeout(VI,250)}
function VI(){let[a,d]=YP(E.width/2,E.height/2)
J.at=D.at=`${Zs(a)},${Zs(d)},${Number(E.scale.toPrecision(3))}`
Xc(J,!0)}
function Th(){if(J.at===D.at)return!1
D.at=J.at
let[a,d,e]=J.at.split(',').map(Number)
if(!(e>0)||Number.isNaN(a+d))return!1
let g=Zy(e,WF(),WG)
YO(E.width/2-a*g,E.height/2-d*g,g,!0)
return!0}
function Xf(a){let d=a.replace(/^(family|block):/,'')
if(a.startsWith('family:'))return YF.get(d)||null
let e=XG.get(a)||WS.get(a)||WQ.get(d)||YF.get(d)
return e?YV(e):null}
function Tg(a){let d=a&&`${a.link} ${J.focus} ${D.level}`
if(d===D._2)return!1
D._2=d
if(!D.focus)D.back={x:E.x,y:E.y,scale:E.scale,level:D.level}
D.focus=a
if(a){D.picture=Ux(a,J.focus)
Xl()
Zo(!0)}else{Ye(D.level)
if(D.back.level===D.level)YO(D.back.x,D.back.y,D.back.scale,!0);else Zo(!0)}
D.hover=null
return!0}
function XK(){Vz()
XQ()
let a=J.level||D._48
if(a!==D.level||J.before!==D.before){Ye(a)
Zo(!0)}
let d=Xf(J.link)
if(J.link&&!d)Zx(`There is nothing called ${J.link} on this map`)
let e=d!==D.selected
D.selected=d
let g=Tg(d&&J.focus>0?d:null)
Uj()
D.filter=Uf()
Ue()
Tp()
D.lit=D.scene?XB(new Set([...D.scene.visible,...D.scene.heard.keys()])):D.path?XB(new Set(D.path.map(i=>i.box))):D.filter
Xv()
if(e){Ty(d)
XW.scrollTop=0
if(d)Zx(`${d.id} selected`)}
if(!Th()&&e&&d&&!g)Xy(d)
Zq()}
function Zl(a){if(D.hover===a)return
D.hover=a
S.title=a?H(a.id)+(a.className?` (${H(a.className)})`:''):''
Zq()}
function Zx(a){K('status').textContent=H(a)}
function Vw(){if(document.fullscreenElement)document.exitFullscreen();else document.documentElement.requestFullscreen?.().catch(()=>{})}
function Tf(a){if(a.ctrlKey||a.metaKey||a.altKey||a.target.closest('input, select, textarea'))return
let d=(g,i)=>(D.selected&&!a.shiftKey?Vn(g,i):Yy(-80*g,-80*i)),e={'/':()=>ZB.focus(),'+':()=>YX(1.25),'=':()=>YX(1.25),'-':()=>YX(0.8),0:()=>Zo(),f:Vw,c:()=>WD(D.selected),z:()=>D.selected&&Xz(YW(D.selected)||undefined,2),n:()=>VC(1),p:()=>VC(-1),b:VD,o:()=>Zt.querySelector('[tabindex="0"]')?.focus(),ArrowLeft:()=>(Zv.scenario?XL(-1):d(-1,0)),ArrowRight:()=>(Zv.scenario?XL(1):d(1,0)),ArrowUp:()=>d(0,-1),ArrowDown:()=>d(0,1),Enter:()=>XW.focus(),Escape:()=>(D.focus?Zu(J.link,0):J.path?Zw({path:''}):J.only&&!D.selected?Zw({only:''}):Zw({link:'',focus:0,...(D.selected?{}:{scenario:'',step:0})}))}
for(let g of[1,2,3])e[String(g)]=()=>D.selected&&Zu(J.link,g)
if(!e[a.key])return
if(a.key==='Enter'&&a.target!==S)return
if(a.key==='ArrowUp'||a.key==='ArrowDown')if(a.target.closest('aside, ol'))return
a.preventDefault()
e[a.key]()}
function Te(){let a=K('editor')
a.append(...Object.entries(XV).map(([d,e])=>G('option',{value:d},e.name)))
a.value=VU()
for(let d of['editor','folder','template']){let e=K(d)
if(d!=='editor')e.value=Yq.read(d)
L(e,'change',()=>{Yq.write(d,e.value.trim())
Xv()
if(Zv.scenario)VF(Zv.scenario,Zv.step)})}}
function Td(){L(window,'popstate',XK)
L(window,'hashchange',XK)
L(document,'keydown',Tf)
new ResizeObserver(Yz).observe(S)
L(matchMedia('(prefers-color-scheme: dark)'),'change',()=>{Xt()
Xl()
Zq()})
L(K('zoom-in'),'click',()=>YX(1.25))
L(K('zoom-out'),'click',()=>YX(0.8))
L(K('fit'),'click',()=>Zo())
for(let a of Z)L(K(`level-${a}`),'click',()=>UJ(a))
L(K('full'),'click',Vw)
K('before').hidden=!Zp.placesBefore
L(K('before'),'click',VD)
L(K('problems'),'click',()=>VO(1))
L(window,'beforeprint',()=>Vv(!0))
L(window,'afterprint',()=>Vv(!1))
Vm((a,d,e)=>{let g=a===null||a.isFamily||a.isBlock||a.children?.length?Ui(d,e):null
Wa(g,d,e)
Zl(a)},(a,d)=>{let e=WE(a,d)
if(!e||!D.hover)Wa(Wb(a,d),a*E.scale+E.x,d*E.scale+E.y)
if(e)Zu(e.link,J.focus);else if(!D.focus)Zw({link:'',focus:0})
S.focus()},a=>a&&!D.focus&&Zu(a.link,1))
TF()
Ud()
TB()
Tx()
Tq()
Tl()
Te()}
function Vv(a){document.documentElement.classList.toggle('printing',a)
Object.assign(W,a?Vj:WA)
Xt()
if(!a)return Yz()
let d=O(4,6000/E.width)
S.width=Zs(E.width*d)
S.height=Zs((E.height+YK)*d)
Xb(F,d)}
function Tc(){K('summary').textContent=[U.length===1?'1 family':`${U.length} families`,N.length===1?'1 controller':I.names?`${Zg.filter(a=>!a.boxes[0]._20).length} controllers in ${N.filter(a=>!a._20).length} places`:`${N.length} controllers`].join(', ')
document.title=`Map: ${K('summary').textContent}`
K('problems').textContent=`Findings: ${YY.length}`
K('problems').hidden=YY.length===0
K('levels').hidden=Z.length===1
for(let a of['overview','screens'])K(`level-${a}`).hidden=!Z.includes(a)
Xt()
Vz()
XQ()
Yz()
D._48=UL()
Ye(D._48)
Zo(!0)
Td()
Wy()
XN()
XK()
document.documentElement.dataset.ready='yes'}
Tc();
