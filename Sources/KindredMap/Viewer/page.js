let{abs,floor:ZZ,hypot:ZY,max:ZX,min:ZW,round}=Math,on=(a,d,e,g)=>a.addEventListener(d,e,g),data=JSON.parse(document.getElementById('data')?.textContent||''),Kinds=['controller','navigation','tab','split','page'],ZV=['view controller','navigation controller','tab bar controller','split view controller','page view controller'],ZU={name:0,heading:7},ZT=a=>a.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,'\ufffd'),ZS=a=>a.slice(a.lastIndexOf('/')+1),place=(a,d)=>({file:data.files[a[d]],line:a[d+1],column:a[d+2]}),families=data.families.map((a,d)=>({isFamily:!0,index:d,id:a[0],link:'family:'+a[0],first:a[1],end:a[2],x:a[3],y:a[4],w:a[5],h:a[6],place:place(a,7),windows:[],boxes:[],labels:[],shows:[],_10:!1,findings:0,family:null})),boxes=[]
for(let a of families){for(let d=a.first;d<a.end;d+=1){let e=data.boxes[d],g={isFamily:!1,index:d,id:e[0],link:e[0],label:ZS(e[0]),family:a,kind:e[1]&7,_20:(e[1]&8)!==0,definesContext:(e[1]&16)!==0,_32:!(e[1]&32),_26:e[1]&64,parent:e[2]?boxes[d-e[2]]:null,_0:0,x:a.x+e[3],y:a.y+e[4],w:e[5],h:e[6],className:data.classes[e[7]],role:data.roles[e[8]],place:place(e,9),screen:e.length>12?e[12]:-1,title:e[13]||'',tags:e[14]||[],_50:e[15]||'',children:[],labels:[],shows:[],pushes:[],_49:[],moves:[],_47:[],findings:0,_10:!1}
if(g.parent){g._0=g.parent._0+1
g.parent.children.push(g)}
a.boxes.push(g)
boxes.push(g)}
a.root=a.boxes[0]||null}
let boxByID=new Map(boxes.map(a=>[a.id,a])),familyByID=new Map(families.map(a=>[a.id,a])),windows=data.windows.map(a=>{let d={id:a[0],place:place(a,1),families:[...new Set(a[4])].map(e=>familyByID.get(e)).filter(Boolean)}
for(let e of d.families)if(!e.windows.includes(d))e.windows.push(d)
return d}),names=(data.names||[]).map(a=>({_28:!0,id:a,link:a,boxes:[]}))
boxes.forEach((a,d)=>{a.name=data.names?names[data.nameOf[d]]:a
if(data.names)a.name.boxes.push(a)})
let nameByID=new Map((data.names?names:boxes).map(a=>[a.id,a])),ZR=a=>names[a],blocks=(data.blocks||[]).map(([a,d,e])=>({isBlock:!0,id:a,link:'block:'+a,screens:d.map(ZR),stacks:e.map(ZR),boxes:d.flatMap((g)=>names[g].boxes)})),ZQ=new Map(blocks.map(a=>[a.id,a]))
for(let a of blocks)for(let d of a.screens)d.block=a
let lanes=(data.lanes||[]).map(([a,d,e,g,i])=>({isLane:!0,id:a,title:d,number:e,ink:[g,i],boxes:[]})),ZP=new Map(lanes.map(a=>[a.id,a]))
if(data.laneOf){let a=0
for(let d=0;d<data.laneOf.length;d+=2){for(let e=data.laneOf[d+1];e;e-=1)boxes[a++].lane=lanes[data.laneOf[d]]||null}
families.forEach((d,e)=>{d.lane=lanes[data.laneOfFamily[e]]||null})
for(let d of boxes)d.lane?.boxes.push(d)}
let ZO=[]
for(let a of data.labels){let d=a[0]===null?null:a[0]<0?families[-1-a[0]]:boxes[a[0]],e=a[4]
if(e===undefined)e=d.isFamily?d.id:d.label
if(e===1)e=ZS(d.className.replace(/^.*\./,''))
let g={role:a[1]&15,sign:(a[1]>>4)-1,x:a[2]+(d?d.x:0),bottom:a[3]+(d?d.y:0),text:ZT(e)};
(d?d.labels:ZO).push(g)}
function ZN(a,d){let[e,g]=[0,0],i=d.map((j,k)=>(k%2?g+=j:e+=j))
return Object.assign(a,{points:i,...ZM(i)})}
function ZM(a){let d=a.filter((g,i)=>i%2===0),e=a.filter((g,i)=>i%2===1)
return{left:ZW(...d),right:ZX(...d),top:ZW(...e),bottom:ZX(...e)}}
let lines=data.lines.map(([a,d,e,...g])=>ZN({presents:a>2,sign:a-3,from:boxes[d],to:a>2?families[e]:boxes[e],words:a===2?'select':''},g)),presentationLines=lines.filter(a=>a.presents),ZL=lines.filter(a=>!a.presents),end=a=>(typeof a==='number'?boxes[a]:a===null?null:{id:a,_33:!0}),ZK=['the nearest context, from the caller upward','no context up to the root, so the root',"the root of the caller's family",'another family presents already or covers the context, so it was passed on'],presentations=data.presentations.map(a=>{let d=end(a[1]),e=typeof a[2]==='number'?boxes[a[2]]:null,g={from:d,family:e?e.family:null,familyID:e?e.family.id:a[2],style:a[3],presenters:[],place:place(a,5)}
g.id=a[0]||`${d?d.id:''}->${g.familyID}`
for(let i=0;i<a[4].length;i+=2){g.presenters.push({controller:end(a[4][i]),_50:ZK[a[4][i+1]]})}
if(d&&!d._33)d.shows.push(g)
return g}),ZJ=(new Map(families.map(a=>[a,[]])))
for(let a of presentations)if(a.family)ZJ.get(a.family).push(a)
let pushes=data.pushes.map(a=>{let d={from:end(a[0]),to:end(a[1]),container:end(a[2]),kind:['push','showDetail','show'][a[3]],place:place(a,4)}
if(d.from&&!d.from._33)d.from.pushes.push(d)
if(d.to&&!d.to._33)d.to._49.push(d)
return d}),Moves=['setRoot','select','dismiss','pop','popToRoot']
for(let[a,d,e]of data.moves||[]){let g={from:end(a),to:end(d),kind:Moves[e]}
g.from.moves?.push(g)
if(e<2)g.to._47?.push(g)}
let references=data.references.filter(a=>a[1]<families.length).map(a=>({from:boxes[a[0]],to:families[a[1]]})),ZI=['error','warning','note'],findings=data.diagnostics.map(a=>{let d=end(a[3]),e=d&&!d._33?d:null
if(e){e.findings+=1
e.family.findings+=1
if(a[1]!=='note')e.family._45=!0}
return{id:a[0],severity:a[1],message:a[2],box:e,help:a[4],place:a.length>5?place(a,5):null}}).sort((a,d)=>ZI.indexOf(a.severity)-ZI.indexOf(d.severity)),placesOf=(new Map())
for(let a of boxes){if(a.screen<0)continue
if(!placesOf.has(a.screen))placesOf.set(a.screen,[])
placesOf.get(a.screen).push(a)}
let relations={navigationController:a=>nearest(a,1),tabBarController:a=>nearest(a,2),splitViewController:a=>nearest(a,3)}
function nearest(a,d){let e=a.parent
while(e&&e.kind!==d)e=e.parent
return e}
let ZH=a=>[...new Set(a)],presenting=a=>ZH(ZJ.get(a.family).flatMap(d=>d.presenters.map(e=>e.controller))),ZG=(new Map())
for(let a of presentations){for(let{controller:d}of a.presenters){if(d._33)continue
if(!ZG.has(d))ZG.set(d,[])
ZG.get(d).push(a.family?a.family.root:{id:a.familyID,_33:!0})}}
let presented=a=>ZH([...ancestors(a)].flatMap(d=>ZG.get(d)||[]))
function*ancestors(a){for(let d=a;d;d=d.parent)yield d}
function around(a){let d={boxes:new Set(a),families:new Set()}
for(let e of a){d.families.add(e.family)
for(let g=e.parent;g&&!d.boxes.has(g);g=g.parent)d.boxes.add(g)}
return d}
function ZF(a){return a.children.flatMap((d)=>[d,...ZF(d)])}
let canvas=document.getElementById('map'),ZE=matchMedia('(prefers-reduced-motion: reduce)'),eye={x:0,y:0,scale:1,width:0,height:0},ZD=4,ZC=0,ZB=16,ZA=()=>ZW(1,0.5*ZW(eye.width/Zz().w,eye.height/Zz().h))||0.01,Zy=(a,d,e)=>ZX(d,ZW(e,a)),toMap=(a,d)=>[(a-eye.x)/eye.scale,(d-eye.y)/eye.scale]
function Zx(){let{width:a,height:d}=canvas.getBoundingClientRect(),e=window.devicePixelRatio||1
canvas.width=round(a*e)
canvas.height=round(d*e);
[eye.width,eye.height]=[a,d]
Zw()}
function zoomBy(a,d=eye.width/2,e=eye.height/2){cancelAnimationFrame(ZC)
if(Zv(a,d,e))return
let g=Zy(eye.scale*a,ZA(),ZD)
eye.x=d-(d-eye.x)*g/eye.scale
eye.y=e-(e-eye.y)*g/eye.scale
eye.scale=g
Zu()
Zw()}
function Zt(a,d){cancelAnimationFrame(ZC)
eye.x+=a
eye.y+=d
Zu()
Zw()}
function fit(a=Zz(),d=1.25,e=!1){let g=ZW((eye.width-2*ZB)/a.w,(eye.height-2*ZB)/a.h,d)
Zs(eye.width/2-(a.x+a.w/2)*g,eye.height/2-(a.y+a.h/2)*g,g,e)}
function Zr(a){let d=rectOf(a)
if(!d)return
let e=ZX(eye.scale,0.8),[g,i]=[d.x*eye.scale+eye.x,d.y*eye.scale+eye.y],j=g>=0&&i>=0&&g+ZW(d.w,120)*eye.scale<=eye.width&&i+ZW(d.h,24)*eye.scale<=eye.height
if(j&&e===eye.scale)return
let[k,l]=[ZW(d.w,eye.width/e),ZW(d.h,eye.height/e)]
Zs(eye.width/2-(d.x+k/2)*e,eye.height/2-(d.y+l/2)*e,e)}
function Zs(a,d,e,g=!1){cancelAnimationFrame(ZC)
if(g||ZE.matches){Object.assign(eye,{x:a,y:d,scale:e})
return Zw()}
let i={...eye},j=performance.now(),k=l=>{let m=Zy((l-j)/200,0,1),q=m*(2-m)
eye.scale=i.scale*(e/i.scale)**q
let r=e===i.scale?q:(eye.scale-i.scale)/(e-i.scale)
eye.x=i.x+(a-i.x)*r
eye.y=i.y+(d-i.y)*r
Zw()
if(m<1)ZC=requestAnimationFrame(k)}
ZC=requestAnimationFrame(k)}
function hit(a,d){if(view.picture)return Zq(view.picture,a,d)
let e=k=>a>=k.x&&d>=k.y&&a<k.x+k.w&&d<k.y+drawn(k).h,g=families.find(e)
if(!g||g._10||eye.scale<Zp.frames)return g||null
let i=null,j=g.root?[g.root]:[]
while(j.length){let k=j.find(e)
if(!k)break
i=k
j=k._10?[]:k.children}
return i||g}
function Zo(a,d){let[e,g]=toMap(a,d)
return hit(e,g)}
function Zn(a,d){let e=rectOf(view.selected)
if(!e)return
let g=({x:r,y:s,w:t,h:u})=>[r+t/2,s+u/2],[i,j]=g(e),k=view.selected.isFamily,l=view.picture?view.picture.things:(k?families:boxes).map(r=>({...drawn(r),thing:r})),[m,q]=[(null),Infinity]
for(let{thing:r,...s}of l){let t=r.isLane||r===view.selected||r.isFamily!==k&&(r.isFamily||k)||!k&&r.children?.length,[u,v]=[g(s)[0]-i,g(s)[1]-j],A=u*a+v*d,B=A+2*abs(u*d+v*a)
if(!t&&A>1&&B<q)[m,q]=[r,B]}
if(m)go(plain(m).link,route.focus)}
function Zm(a,d,e){let g=new Map(),i=0,j=l=>{let m=canvas.getBoundingClientRect()
return[l.clientX-m.left,l.clientY-m.top]}
on(canvas,'wheel',l=>{l.preventDefault()
let m=l.deltaMode===1?16:1
if(l.ctrlKey||l.metaKey)return zoomBy(Math.exp(-Zy(l.deltaY*m,-120,120)*0.01),...j(l))
if(l.shiftKey&&!l.deltaX)Zt(-l.deltaY*m,0);else Zt(-l.deltaX*m,-l.deltaY*m)},{passive:!1})
on(canvas,'pointerdown',l=>{canvas.setPointerCapture(l.pointerId)
g.set(l.pointerId,j(l))
if(g.size===1)i=0})
on(canvas,'pointermove',l=>{let[m,q]=j(l),r=g.get(l.pointerId)
if(!r)return a(Zo(m,q),m,q)
i+=abs(m-r[0])+abs(q-r[1])
if(g.size===2){let[,s]=([...g].find(([u])=>u!==l.pointerId)),t=ZY(r[0]-s[0],r[1]-s[1])||1
zoomBy(ZY(m-s[0],q-s[1])/t,(m+s[0])/2,(q+s[1])/2)
Zt((m-r[0])/2,(q-r[1])/2)}else if(i>3){canvas.classList.add('moving')
Zt(m-r[0],q-r[1])}
g.set(l.pointerId,[m,q])})
let k=l=>{if(!g.delete(l.pointerId))return
canvas.classList.remove('moving')
if(l.type==='pointerup'&&i<=3&&g.size===0){let[m,q]=j(l),[r,s]=toMap(m,q)
d(r,s)}}
on(canvas,'pointerup',k)
on(canvas,'pointercancel',k)
on(canvas,'pointerleave',()=>a(null,-99,-99))
on(canvas,'dblclick',l=>{let[m,q]=j(l)
e(Zo(m,q))})}
let Zl=38,drawn=a=>(a._10?{x:a.x,y:a.y,w:a.w,h:ZW(a.h,Zl)}:a)
function outermost(a){if(a.isFamily||a.family._10)return a.isFamily?a:a.family
let d=a
for(let e=a;e;e=e.parent)if(e._10)d=e
return d}
function collapse(a){if(!a||view.picture||!(a.isFamily||a.children?.length))return
a._10=!a._10
say(`${a.id} ${a._10?'collapsed':'expanded'}`)
Zk()
Zj()
$('collapse')?.focus()
Zw()}
function Zk(){for(let a of[...families,...boxes])a.lifted=0
for(let a of lines){let[d,e]=[outermost(a.from),outermost(a.to)]
a.way??=a.points
a.isInside=d===e
let g=d._10?Zi(a.way,drawn(d)):a.way
a.points=e._10?Zi(g.reduceRight(Zh,[]),drawn(e)).reduceRight(Zh,[]):g
if(d._10&&!a.isInside)d.lifted+=1
Object.assign(a,ZM(a.points))}}
let Zh=(a,d,e,g)=>(e%2?a:[...a,g[e],g[e+1]])
function Zi(a,d){let[e,g,i]=a,j=ZW(g,d.y+d.h-8),k=i>e?d.x+d.w:d.x
if(a.length>4)return[k,j,i,j,...a.slice(4)]
let l=(k+i)/2
return j===g?[k,g,...a.slice(2)]:[k,j,l,j,l,g,...a.slice(2)]}
let pen=canvas.getContext('2d',{alpha:!1}),Zg={frames:0.14,text:0.45},Zf={frames:0.04,text:0.2},Zp={...Zg},Ze="Helvetica, Arial, 'Liberation Sans', sans-serif",Zd=0.16,Zc=90,view={selected:null,hover:null,lit:null,focus:null,scene:null,level:'places',picture:null,_2:null,back:null,at:'',_48:'',before:'',line:null,path:null,filter:null},colors={},Zb=!1
function Za(){let a=getComputedStyle(document.documentElement),d=g=>a.getPropertyValue('--'+g).trim(),e=g=>({fill:d(g+'-fill'),border:d(g+'-border'),text:d(g+'-text')})
colors={_11:!document.documentElement.classList.contains('printing')&&matchMedia('(prefers-color-scheme: dark)').matches,family:e('family'),shown:e('shown'),kinds:Kinds.map((g,i)=>e('kind'+i))}
for(let g of['page','note','presentation','presents','pushes','focus','heard','visible','warning','note-mark','added','removed','moved','changed']){colors[g]=d(g)}}
function Zw(){if(Zb)return
Zb=!0
requestAnimationFrame(()=>{Zb=!1
paint()})}
let YZ={1:'note',2:'note',3:'presentation',4:'presentation',5:'presentation',6:'presentation',8:'note'},YY=a=>{pen.globalAlpha=a?1:Zd},isLitBox=a=>!view.lit||view.lit.boxes.has(a),isLitFamily=a=>!view.lit||view.lit.families.has(a),isLitThing=a=>(a.isFamily?isLitFamily(a):YX(a).some(isLitBox)),YW=a=>(a.windows.length?colors.shown:colors.family)
function YV(a){if(a.family._10)return!0
for(let d=a.parent;d;d=d.parent)if(d._10)return!0
return!1}
function paint(){YU(canvas.width/(eye.width||1))}
function YU(a){pen.setTransform(a,0,0,a,0,0)
YY(!0)
pen.fillStyle=colors.page
pen.fillRect(0,0,eye.width,eye.height)
pen.setTransform(eye.scale*a,0,0,eye.scale*a,eye.x*a,eye.y*a)
let[d,e]=toMap(0,0),[g,i]=toMap(eye.width,eye.height)
if(view.picture){YT(view.picture,{x:d,y:e,right:g,bottom:i})
return YS(families.filter(j=>view.picture?._51.has(j)))}
YR(d,e,g,i)
if(eye.scale<Zp.text)YQ(a)}
function YR(a,d,e,g){let i=m=>m.x<e&&m.y<g&&m.x+m.w>a&&m.y+m.h>d,j=m=>m.left<=e&&m.top<=g&&m.right>=a&&m.bottom>=d,k=families.filter(i),l=view.lit?[!1,!0]:[!0]
for(let m of l){let q=k.filter(r=>isLitFamily(r)===m)
YY(m)
YP(q)
if(eye.scale>=Zp.text)YO(q)
if(eye.scale>=Zp.frames)for(let r of q)YN(r,i)}
for(let m of l){let q=r=>!r.isInside&&j(r)&&isLitLine(r)===m
YY(m)
if(eye.scale>=Zp.frames)YM(ZL.filter(q),colors.pushes,0.9,3.5)
for(let r of YL){let s=r.filter(q)
if(s.length)YK(s)
if(eye.scale>=Zp.text)for(let t of s)YJ(t,t.points[0]-15,t.points[1]-5)}}
YY(!view.lit)
pen.beginPath()
for(let[m,q]of eye.scale<Zp.text?[]:data.dots)pen.roundRect(m-2.4,q-2.4,4.8,4.8,2.4)
pen.fillStyle=YI(YH.subject)
pen.fill()
YY(!0)
for(let m of ZO)YG(m,colors.kinds[0].text)
YF()
YS(k)}
let YL=[...new Set(presentationLines.map(a=>a.sign))].map(a=>presentationLines.filter(d=>d.sign===a))
function YK(a){let{sign:d}=a[0]
for(let e of(d===8?YE('setRoot'):[YD(d,YH.subject)])){if(e.dash&&eye.scale>=Zp.frames)pen.setLineDash(e.dash)
YM(a,YI(e.stroke),e.width,6)
pen.setLineDash([])}}
function YJ(a,d,e){pen.translate(d,e)
a.mark??=YC(a.sign)
YB(a.mark,{x:-9,y:-9,right:99,bottom:99})
pen.translate(-d,-e)}
function isLitLine(a){if(!view.lit)return!0
if(view.lit.pairs)return YA(a)
return view.lit.boxes.has(a.from)&&(a.presents?view.lit.families:view.lit.boxes).has(a.to)&&(!a.presents||!a.to.root||view.lit.boxes.has(a.to.root))}
function Yz(a,d){let{x:e,y:g,w:i,h:j}=drawn(a)
if(eye.scale<Zp.text)pen.rect(e,g,i,j)
else pen.roundRect(e,g,i,j,d)}
function YP(a){let d=eye.scale<Zp.frames,e=g=>(d&&g.root?colors.kinds[g.root.kind]:YW(g))
for(let g of[colors.family,colors.shown,...colors.kinds]){pen.beginPath()
for(let i of a)if(e(i)===g)Yz(i,7)
pen.fillStyle=g.fill
pen.fill()
pen.strokeStyle=g.border
pen.lineWidth=ZX(1,0.6/eye.scale)
pen.stroke()}}
function YN(a,d){for(let e of a.boxes){if(!d(e)||YV(e))continue
YY(isLitBox(e))
let g=colors.kinds[e.kind]
pen.beginPath()
Yz(e,4)
pen.fillStyle=g.fill
pen.fill()
pen.strokeStyle=g.border
pen.lineWidth=ZX(1,0.5/eye.scale)
if(e._20)pen.setLineDash([3,2])
pen.stroke()
pen.setLineDash([])
if(eye.scale<Zp.text)continue
if(e.kind)Yy(e,g.border)
let i=e.kind>0||e.children.length>0
for(let j of Yx(e)){let k=`${e._20?'italic ':''}${i?'bold ':''}`
YG(j,g.text,k)}
if(e._10)Yw(e,ZF(e).length,g.text)}}
let Yv=['','M.5.5h9v9h-9ZM.5 3h9M.5 2h9M.5 1h9','M.5.5h9v9h-9ZM.5 7h9M.5 8h9M.5 9h9','M.5.5h9v9h-9ZM1 .5v9M2 .5v9M3 .5v9','M.5.5h6v9h-6ZM6.5 2h3v6h-3']
function Yy(a,d){pen.save()
pen.translate(a.x+6,a.y+4)
pen.strokeStyle=d
pen.lineWidth=1
pen.stroke(Yu(Yv[a.kind]))
pen.restore()}
function YG(a,d,e='',g=11){let i=a.role===ZU.heading
if(eye.scale<(i?0.4:Zp.text))return
let j=a.role===ZU.name
pen.font=`${i?'bold 12':j?e+g:9}px ${Ze}`
pen.fillStyle=YZ[a.role]?colors[YZ[a.role]]:d
pen.fillText(a.text,a.x,a.bottom-3)
if(a.sign>=0)YJ(a,a.x-15,a.bottom-11.5)}
let Yx=a=>(a._10?a.labels.filter((d)=>d.role===ZU.name):a.labels)
function Yw(a,d,e){pen.font=`9px ${Ze}`
pen.fillStyle=e
pen.fillText(`${d} inside`,a.x+8,a.y+32)
if(a.lifted<2)return
pen.textAlign='right'
pen.fillText(`×${a.lifted}`,a.x+a.w-5,a.y+32)
pen.textAlign='start'}
function YO(a){for(let d of a){let e=YW(d).text
for(let g of Yx(d))YG(g,e,'bold ',12)
if(d._10)Yw(d,d.boxes.length,e)}}
function YM(a,d,e,g){if(!a.length)return
pen.beginPath()
for(let{points:k}of a){pen.moveTo(k[0],k[1])
for(let l=2;l<k.length-2;l+=2){if(eye.scale<Zp.text)pen.lineTo(k[l],k[l+1])
else pen.arcTo(k[l],k[l+1],k[l+2],k[l+3],Yt(k,l))}
pen.lineTo(k[k.length-2],k[k.length-1])}
let i=eye.scale<Zp.frames,j=pen.globalAlpha
pen.strokeStyle=d
pen.lineWidth=ZX(e,0.6/eye.scale)
if(i)pen.globalAlpha*=0.6
pen.stroke()
pen.globalAlpha=j
if(i)return
pen.beginPath()
for(let{points:k}of a){let[l,m]=k.slice(-2)
Ys(l,m,Math.sign(l-k[k.length-4]),Math.sign(m-k[k.length-3]),g)}
pen.fillStyle=d
pen.fill()}
function Yt(a,d){let e=g=>abs(a[g+2]-a[g])+abs(a[g+3]-a[g+1])
return ZW(4,e(d-2)/2,e(d)/2)}
function Ys(a,d,e,g,i){pen.moveTo(a,d)
pen.lineTo(a-e*i-g*i*0.55,d-g*i+e*i*0.55)
pen.lineTo(a-e*i+g*i*0.55,d-g*i-e*i*0.55)
pen.closePath()}
let Yr=[[],[1.5,3],[6,4],[7,3,1.5,3],[3,2]]
function Yq(a,d,e){let g=a.items.map(q=>Yp(q,d)),i=a.things.flatMap(([q,r,s,t,u,v])=>{if(q===4&&!e)return[]
let A=Yo(q,r)||(e&&{id:r,_33:!0,boxes:[]})
return A?[{thing:A,x:s,y:t,w:u,h:v}]:[]}),j=a.things.some(([q])=>q===3)?[3,0]:[1,0],k=q=>j.map(r=>Yo(r,q)).find(Boolean)||[],l=new Map(a.sets.map(([q,...r])=>[`set ${q}`,r])),m=a.lines.map(([q,r,s,t,...u])=>ZN({presents:!/^(pu|sel)/.test(q),count:t,words:q==='select'?q:'',from:(l.get(r)||[r]).flatMap(k),to:(/^(pu|sel)/.test(q)?Yo(1,s):Yo(0,s))||Yo(1,s)},u))
return Yn(g,i,m,{x:0,y:ZW(...i.map(q=>q.y))-12,right:a.size[0],bottom:a.size[1]})}
function Yn(a,d,e,{x:g,y:i,right:j,bottom:k}){let l=new Map(d.map(m=>([m.thing,m])).reverse())
return{items:a,things:d,lines:e,_51:l,bounds:{x:g,y:i,w:j-g,h:k-i}}}
function Yo(a,d){return a===0?familyByID.get(d):a===1?nameByID.get(d):a===2?ZQ.get(d):a===3?ZP.get(d):boxByID.get(d)}
function Yp([a,...d],{looks:e,fonts:g}){if(a<0){let[m,q,r,s]=(d)
return Ym(g[-1-a],m,q,s,r)}
if(typeof d[0]==='string')return Yl(e[a],d[0])
let[i,j,k,l]=(d)
return{look:e[a],x:i,y:j,w:k,h:l}}
let Ym=(a,d,e,g,i)=>({font:a,text:ZT(g),x:d,y:e-a.size,w:i,h:a.size*1.3})
function Yl(a,d){let[e,g]=[0,0],[i,j,k,l]=[Infinity,Infinity,-Infinity,-Infinity]
for(let m of d.match(/[a-y][^a-z]*/g)||[]){let q=(m.match(/-?[\d.]+/g)||[]).map(Number)
e+=q[q.length-2]
g+=q[q.length-1];
[i,j,k,l]=[ZW(i,e),ZW(j,g),ZX(k,e),ZX(l,g)]}
return{look:a,path:d,x:i-3,y:j-3,w:k-i+6,h:l-j+6}}
let Yk=data.pictures&&{looks:data.pictures.looks.map(([a,d,e,g,i])=>({fill:data.pictures.inks[a],stroke:data.pictures.inks[d],width:e,dash:Yr[g],radius:i})),fonts:data.pictures.fonts.map(([a,d,e])=>Yj(a,data.pictures.inks[e],d))}
function Yj(a,d,e=0){return{size:a,ink:d,css:`${e&2?'italic ':''}${e&1?'bold ':''}${a}px ${Ze}`}}
let YI=a=>a[colors._11?1:0]
function Yi(a){a._5=!0
let d=[...a.things].sort((e,g)=>e.w*e.h-g.w*g.h)
for(let e of a.items){let[g,i,j,k]=[e.x+4,e.y+4,e.x+e.w-4,e.y+e.h-4]
e.owner=d.find(l=>g>=l.x&&i>=l.y&&j<=l.x+l.w&&k<=l.y+l.h)?.thing}}
function YT(a,d){if(!view.lit)return YB(a.items,d)
if(!a._5)Yi(a)
let e=new Set(a.things.map(g=>g.thing).filter(isLitThing))
for(let g of[!1,!0]){YY(g)
YB(a.items.filter(i=>e.has((i.owner))===g),d)}
for(let g of a.lines)if(isLitPictureLine(g))Yh(g,colors.focus,1.5)}
function YB(a,d){for(let e of a){if(e.x>d.right||e.y>d.bottom||e.x+e.w<d.x||e.y+e.h<d.y)continue
if(e.font){if(e.font.size*eye.scale<2.6)continue
pen.font=e.font.css
pen.fillStyle=YI(e.font.ink)
pen.fillText(e.text,e.x,e.y+e.font.size,e.w)}else if(ZX(e.w,e.h)*eye.scale>1.5){Yg(e)}}}
function Yg({look:a,path:d,x:e,y:g,w:i,h:j}){let k
if(d){k=Yu(d)}else{pen.beginPath()
pen.roundRect(e,g,i,j,a.radius)}
if(a.fill){pen.fillStyle=YI(a.fill)
if(k)pen.fill(k);else pen.fill()}
if(!a.stroke)return
pen.strokeStyle=YI(a.stroke)
pen.lineWidth=a.width
if(a.dash.length)pen.setLineDash(a.dash)
if(k)pen.stroke(k);else pen.stroke()
if(a.dash.length)pen.setLineDash([])}
let ways=new Map()
function Yu(a){let d=ways.get(a)||Object.assign(new Path2D(a),{source:a})
ways.set(a,d)
return d}
let isLitPictureLine=a=>(view.lit.pairs?YA(a):a.from.some(isLitThing)&&isLitThing(a.to))
function Zq(a,d,e){let g=null
for(let i of a.things){if(i.thing.isLane||i.thing._33||d<i.x||e<i.y||d>i.x+i.w||e>i.y+i.h)continue
if(!g||i.w*i.h<=g.w*g.h)g=i}
return g&&plain(g.thing)}
let plain=a=>(a._28&&a.boxes.length===1?a.boxes[0]:a)
function rectOf(a){let{picture:d}=view,e=YX(a)
if(!d)return a._28||a.isBlock?e[0]:a
let g=d._51.get(a)
if(g)return g
for(let i=e[0];i;i=i.parent){let j=d._51.get(i.name)
if(j)return j}
return(e[0]&&(d._51.get(e[0].family)||d._51.get(e[0].lane)))||null}
let YX=a=>(a.boxes?a.boxes:[a]);
let pictures={}
for(let a of['overview','screens','overviewBefore','screensBefore','placesBefore']){if(data.pictures?.[a])pictures[a]=Yq(data.pictures[a],Yk,a.endsWith('Before'))}
let levels=['overview','screens','places'].filter(a=>a==='places'||pictures[a]),Yf={overview:1.8,screens:2.6,places:Infinity},Ye=7/11,Yd=a=>pictures[a]?.bounds||{x:0,y:0,w:data.size[0],h:data.size[1]},Zz=()=>(view.picture?view.picture.bounds:Yd('places')),Yc=({w:a,h:d})=>ZW((eye.width-2*ZB)/a,(eye.height-2*ZB)/d,1.25)
function Yb(){if(data.level||levels.length===1)return'places'
return Yc(Yd(levels[1]))>=Ye?levels[1]:levels[0]}
function Ya(a){view.level=levels.includes(a)?a:levels[levels.length-1]
view.before=route.before
view.picture=route.before&&(pictures[view.level+'Before']||pictures.placesBefore)||pictures[view.level]||null
$('before').setAttribute('aria-pressed',String(!!route.before))
for(let d of levels)$(`level-${d}`).setAttribute('aria-pressed',String(d===view.level))
XZ()}
function XY(a=!1){Zx()
let d=Zz(),e=Yc(d)
if(view.level!=='overview'||view.focus||e>=Ye)return fit(d,1.25,a)
let g=ZW(1,(eye.width-2*ZB)/d.w)
Zs(eye.width/2-(d.x+d.w/2)*g,ZB-d.y*g,g,a)}
function Zv(a,d,e){let g=levels.indexOf(view.level)
if(view.focus)return!1
if(a>1&&g<levels.length-1&&eye.scale*a>Yf[view.level]){let i=Zo(d,e)
XX(levels[g+1])
let j=i&&rectOf(i)
if(!j)XY(!0)
else XW(j,d,e,ZX(Ye,ZW(1,eye.width/j.w)))
return!0}
if(a<1&&g>0&&eye.scale<0.7*Yc(Zz())){XX(levels[g-1])
XY(!0)
return!0}
return!1}
function XW(a,d,e,g){Zs(d-(a.x+ZW(a.w/2,60))*g,e-(a.y+ZW(a.h/2,12))*g,g,!0)}
function XX(a){Ya(a)
route.level=view.level
view.hover=null
say(`Level ${view.level}`)
Zu()}
function XV(a){if(view.focus)setRoute({focus:0})
if(a===view.level)return XY()
let d=view.selected
XX(a)
XY(!0)
if(d)Zr(d)}
let YH={page:['#ffffff','#14181d'],text:['#1f2933','#e6ebf1'],muted:['#52606d','#aab5c1'],push:['#6b7785','#8f9ba8'],edge:['#7b8894','#74818e'],strong:['#39434e','#b9c4cf'],subject:['#b3400c','#ffab80']},XU={head:Yj(16,YH.text,1),name:Yj(12,YH.text,1),row:Yj(11.5,YH.text),inserted:Yj(11.5,YH.text,2),note:Yj(9.5,YH.muted),number:Yj(10,YH.page,1)},XT=[/^fullScreen/,/^overFullScreen/,/^(automatic|pageSheet)/,/^formSheet/,/^popover/,/urrentContext/,/^custom/],XS=['fullScreen','overFullScreen','pageSheet','formSheet','popover','context','custom','chosen by the system'],XR=a=>(a.includes('unknown')?7:ZX(0,XT.findIndex(d=>d.test(a)))),XQ=(a,d)=>(a.map((e,g)=>'#'+[1,3,5].map(i=>{let[j,k]=[e,YH.page[g]].map(l=>parseInt(l.slice(i,i+2),16))
return round((j*d+k*(100-d))/100).toString(16).padStart(2,'0')}).join(''))),XP=a=>({width:1,dash:[],radius:4,...a}),XO=(a,d,e,g,i,j)=>a.push({look:XP(d),x:e,y:g,w:i,h:j})
function XN(a,d,e,g,i,j,k=!1){pen.font=d.css
let l=ZT(i),m=()=>pen.measureText(l).width
while(l.length>2&&m()>j)l=l.slice(0,-2).trimEnd()+'…'
let q=ZW(m(),j)
a.push(Ym(d,k?e-q:e,g,l,q))
return q}
function XM(a,d,e){let g=`m${e[0]} ${e[1]}`
for(let i=2;i<e.length;i+=2)g+=`l${e[i]-e[i-2]} ${e[i+1]-e[i-1]}`
a.push(Yl(XP(d),g+(d.fill?'z':'')))}
function XL(a,d,e,g){let[i,j,k,l]=e,m=e.length-2,q=`m${i} ${j}`
if(e.length===4){q+=`l${k-i} ${l-j}`}else{let[t,u]=[e[m+1]-j,Math.sign(e[m+1]-j)],v=ZW(5,abs(t)/2)
q+=`l${k-i-v} 0q${v} 0 ${v} ${u*v}l0 ${t-2*u*v}q0 ${u*v} ${v} ${u*v}l${e[m]-k-v} 0`}
a.push(Yl(XP(d),q))
let[r,s]=[e[m],e[m+1]]
if(!g)XM(a,{fill:d.stroke},[r,s,r-7,s-3,r-7,s+3])}
function XK(a,d,e,g,i){XO(a,{fill:d?YH.page:i,stroke:i,width:1.1,radius:1.5},e+0.5,g+0.5,11,9)
let[j,k,l,m]=[[0,0,0,0],[2.6,2.6,6.8,4.8],[0.5,3.4,11,6.1],[3.1,3,5.8,4.2],[3.6,2.2,6.2,3.8],[6,0.5,5.5,9]][d]||[0,0,0,0]
if(l)XO(a,{fill:i,radius:0.6},e+j,g+k,l,m)
if(d===4)XM(a,{fill:i},[e+5,g+5.5,e+6.6,g+6,e+5,g+8.2])
if(d===6)XM(a,{fill:i},[e+6,g+1.8,e+9.2,g+5,e+6,g+8.2,e+2.8,g+5])
if(d===7)a.push(Ym({...Yj(8.2,i,1)},e+3.5,g+8.2,'?',5))}
function YC(a){let d=[],e=YH.subject
if(a<8)XK(d,a,0,0,e)
else for(let g of YE('setRoot'))XL(d,g,[0,5,12,5])
return d}
function XJ(a,d,e,g){if(d.isBlock){XM(a,{fill:YH.strong},[e,g-7,e+7,g,e,g+7,e-7,g])}else if(d.isLane){XO(a,{fill:d.ink,radius:8},e-8,g-8,16,16)
pen.font=XU.number.css
let i=pen.measureText(d.number).width
a.push(Ym(XU.number,e-i/2,g+3.6,d.number,i))}else{return!1}
return!0}
let YD=(a,d)=>({stroke:d,width:a<2?2:1.3,dash:Yr[{4:1,5:2,6:3}[a]||0]}),YE=a=>(a==='setRoot'?[{stroke:YH.strong,width:3.4},{stroke:YH.page,width:1.4}]:[{stroke:YH.push,width:0.8,dash:Yr[a==='select'?0:4]}]);
let XI=a=>(view.level==='places'?a:a.name)
function XH(a){let[d]=YX(a)
if(a.block)return a.block
return d.lane&&d.family.windows.length?d.lane:d.family}
function XG(a){if(a.isFamily){let e=g=>view.level==='places'||g.name===g||!g.name.block&&g.name.boxes[0].family===a
return new Set(YX(a).filter(e))}
let d=new Set(YX(a))
for(let e of d)if(!a.isBlock&&(e.kind===0||e.kind===4))for(let g of e.children)d.add(g)
return d}
function XF(a){let d=a.presenters.map(g=>g.controller).filter(g=>!g._33&&a.from&&g!==XE(a.from)).map(g=>g.label),e=ZH(d)
return[a.style.replace(/^automatic( \(.*\))?$/,g=>(g.includes('unknown')?'chosen by the system':'automatic')),e.length?`over ${e.length<3?e.join(', '):`${e[0]} and ${e.length-1} more`}`:''].filter(Boolean).join(' ')}
let XE=a=>a.family.root
function XD(a){let d=new Map()
for(let e of a){for(let g of e.shows)XC(d,e,g.family||{id:g.familyID,link:g.familyID,_33:!0},'presents',XF(g),g.style)
for(let{to:g,kind:i}of e.moves)XC(d,e,g._33?g:i==='setRoot'?g.family:XI(g),i,i)
for(let{to:g}of e.pushes)if(g)XC(d,e,g._33?g:XI(g),'pushes','pushes')}
return[...d.values()]}
function XB(a){for(let d=a;d.parent;d=d.parent)if(d.parent.kind===1&&d.parent.children[0]!==d)return!1
return!0}
function XC(a,d,e,g,i,j=''){if(!d)return
let k=d._33?d:XI(d)
a.set(`${k.link||k.id}|${e.link}|${g}|${i}`,{from:k,to:e,kind:g,words:i,style:j})}
function XA(a,d){let e=new Map()
for(let g of a.isFamily?[a.root]:YX(a)){if(!a.isFamily)for(let k of g._49)if(!d.has(k.from))XC(e,k.from,a,'pushes','pushes')
for(let{from:k,kind:l}of g._47)if((l==='setRoot')===!!a.isFamily&&!d.has(k))XC(e,k,a,l,l)
if(!XB(g))continue
let{windows:i,id:j}=g.family
if(!i.length)for(let k of ZJ.get(g.family))XC(e,k.from,a,'presents',XF(k)+(a.isFamily?'':` through ${j}`),k.style)
else if(!g.parent)for(let k of i)XC(e,{id:k.id,_33:!0,home:Xz},a,'starts','starts with it')
else if(!/ pushes it$/.test(g._50))XC(e,g.parent,a,'starts','starts with it')}
return[...e.values()]}
function Xy(a){let d=new Map()
for(let e of a){for(let g=e;g;g=g._32?g.parent:null){for(let i of g._49)XC(d,i.from,XI(e),'pushes','pushes')
if(!g.parent)for(let i of ZJ.get(g.family))XC(d,i.from,XI(e),'presents',XF(i),i.style)}}
return[...d.values()]}
let Xx=224,Xw=76
function Xv(a,d){let e=d.link||d.id,g=a.get(e)||{thing:d,rows:new Map(),ways:new Map(),x:0,y:0,h:0,at:0}
a.set(e,g)
return g}
function Xu(a,d){let e=d.link||d.id,g=a.rows.get(e)||{thing:d,card:a,_1:new Map(),notes:[],_0:0,y:0,h:0}
a.rows.set(e,g)
return g}
function Xt(a,d){let e=a.get(d.words)||{link:d,y:0}
a.set(d.words,e)
return e}
let Xz={id:'windows',_33:!0,boxes:[]},Xs={id:'outside this map',_33:!0,boxes:[]},Xr=a=>a.home||(a._33?Xs:XH(a)),Xq=a=>(a._33?[]:YX(a))
function Xp(a,d){let e=a.isFamily||a.isBlock||a._28?a:XI((a)),g=XG(e),i=new Map(),j=Xv(i,e),[k]=g
for(let r of g)Xu(j,XI((r)))._0=Zy(r._0-k._0,0,4)
if(e.isBlock)for(let r of j.rows.values())r._0=0
let l=[],m=Xo(j,g,d,l),q=Xn(j,g,d,l)
return Xm([...m,i,...q],j,l)}
function Xo(a,d,e,g){let i=[],j=new Set(d),k=XA(a.thing,d)
for(let l=1;l<=e&&k.length;l+=1){let m=new Map(),q=new Set()
for(let s of k){let t=Xu(Xv(m,Xr(s.from)),s.from),u=l===1?Xt(a.ways,s):Xu(Xv(i[0],Xr(s.to)),s.to)
g.push({link:s,row:t,exit:Xt(t._1,s),target:u,card:l===1?a:null})
for(let v of Xq(s.from))q.add(v)}
i.unshift(m)
let r=[...q].filter(s=>!j.has(s))
for(let s of r)j.add(s)
k=Xy(r).filter(s=>!Xq(s.from).some(t=>j.has(t)))}
return i}
function Xn(a,d,e,g){let i=[],j=new Set(d),k=new Map([...d].map(l=>[l,a]))
for(let l=1;l<=e&&k.size;l+=1){let m=new Map(),q=new Map()
for(let r of XD(new Set(k.keys()))){let s=YX(r.from).find(A=>k.has(A)),t=Xu((k.get((s))),r.from)
if(Xq(r.to).some(A=>j.has(A))){t.notes.push(`${r.kind==='pushes'?'›':'→'} ${r.to.label||r.to.id}`)
continue}
let u=Xl(r),v=Xv(m,u?Xr(r.to):r.to)
g.push({link:r,row:t,exit:Xt(t._1,r),target:u?Xu(v,r.to):Xt(v.ways,r),card:u?null:v})
if(!r.to._33)for(let A of u?XG(r.to):YX(r.to))q.set(A,v)}
if(!m.size)break
i.push(m)
for(let r of q.keys())j.add(r)
k=q}
return i}
let Xl=a=>!/^(presents|setRoot)/.test(a.kind)
function Xm(a,d,e){let g=a.map(m=>[...m.values()].reduce((q,r)=>q+Xk(r,r===d)+12,-12)),i=ZX(...g),j=[],k=[]
a.forEach((m,q)=>{let r=(i-g[q])/2
for(let s of m.values()){Object.assign(s,{x:q*(Xx+Xw),y:r,at:q})
Xj(s,s===d,j,k)
r+=s.h+12}})
let l=Xi(e,j)
return Yn(j,k,l,{x:-12,y:-12,right:a.length*(Xx+Xw)-Xw+12,bottom:i+12})}
function Xk(a,d){let e=d?34:26
for(let g of a.ways.values()){g.y=e+4
e+=15}
for(let g of a.rows.values()){Object.assign(g,{y:e,h:ZX(20,8+12*g._1.size)});
[...g._1.values()].forEach((i,j)=>{i.y=e+g.h/2+12*(j-(g._1.size-1)/2)})
e+=g.h+4}
a.h=e+4
return a.h}
let Xh=a=>(a.isLane?a.title:a.isBlock?`${a.id}, in ${a.stacks.length} stacks`:a.label||a.id)
function Xj(a,d,e,g){let{thing:i,x:j,y:k,h:l}=a,m=d?YH.subject:i.isLane?i.ink:i.isBlock?YH.strong:YH.edge
XO(e,{fill:XQ(m,d?5:8),stroke:m,width:d?3:1.2,radius:7},j,k,Xx,l)
g.push({thing:i,x:j,y:k,w:Xx,h:l})
let q=XJ(e,i,j+17,k+13.5)?30:9
XN(e,d?XU.head:XU.name,j+q,k+(d?22:17.5),Xh(i),Xx-q-8)
for(let{link:r,y:s}of a.ways.values()){let t=r.kind==='presents'
if(t)XK(e,XR(r.style),j+9,k+s-5,YH.text)
XN(e,XU.note,j+(t?26:9),k+s+3.3,d&&r.kind==='pushes'?'is pushed':r.words,Xx-34)}
for(let r of a.rows.values())Xg(r,e,g)}
function Xg({thing:a,card:d,_1:e,notes:g,_0:i,y:j,h:k},l,m){let[q,r,s]=[d.x+6+10*i,d.y+j,Xx-12-10*i],t=Xq(a).some(A=>A._20)
XO(l,{fill:YH.page,stroke:YH.edge,dash:t?Yr[4]:[]},q,r,s,k)
m.push({thing:a,x:q,y:r,w:s,h:k})
let u=[...e.values()].some(({link:A})=>A.kind!=='presents')?48:20,v=XN(l,t?XU.inserted:XU.row,q+7,r+(e.size>1?15:k/2+4),a.label||a.id,s-14-u)
if(g.length)XN(l,XU.note,q+14+v,r+(e.size>1?15:k/2+3.5),g.join(' '),s-v-22-u)
for(let{link:A,y:B}of e.values()){if(A.kind==='presents')XK(l,XR(A.style),q+s-16,d.y+B-5,YH.text)
else XN(l,XU.note,q+s-5,d.y+B+3.3,A.words,60,!0)}}
function Xi(a,d){let e=new Map()
a.forEach(j=>{let k=(j.target),l=j.card||k.card,m=l.y+(j.card?j.target.y:k.y+k.h/2),q=`${l.at} ${m} ${j.link.words}`,r=e.get(q)||{x:l.x+(j.card?0:6),y:m,wires:[],far:0,lane:0}
r.wires.push(j)
r.far=ZX(r.far,abs(m-j.row.card.y-j.exit.y))
e.set(q,r)})
let g=new Map()
for(let j of e.values()){let k=j.wires[0].row.card.at
g.set(k,[...(g.get(k)||[]),j])}
let i=[]
for(let[j,k]of g){k.sort((l,m)=>m.far-l.far).forEach((l,m)=>{l.lane=j*(Xx+Xw)+Xx+10+(m+0.5)*(Xw-28)/k.length})
for(let l of k)for(let m of l.wires)i.push(Xf(m,l,d))}
return i}
function Xf({link:a,row:d,exit:e},{x:g,y:i,lane:j,wires:k},l){let[m,q]=[d.card.x+Xx-6,d.card.y+e.y],r=Xl(a),s=Moves.includes(a.kind)?YE(a.kind):[a.kind==='starts'?{stroke:YH.push,dash:Yr[1]}:YD(r?2:XR(a.style),r?YH.push:YH.strong)],t=abs(q-i)<1?[m,i,g,i]:[m,q,j,q,j,i,g,i]
s.forEach((v,A)=>XL(l,v,t,A>0))
if(k.length>1&&t.length>4)XO(l,{fill:s[0].stroke,radius:2.2},j-2.2,q-2.2,4.4,4.4)
let u=t.map((v,A)=>(A<2?v:v-t[A-2]))
return ZN({presents:/^[ps].*ts$/.test(a.kind),count:1,from:[d.thing],to:a.to,words:a.words},u)}
function Xe(a){let{box:d,_34:e}=a,g=(i,j,k,l=!1)=>({box:i,_34:l,words:j,from:a,hops:a.hops+k})
return[...(e?[]:Xd(d).map(i=>g(i,'opens',0))),...(d.parent?[g(d.parent,'',0,!0)]:[]),...d.shows.filter(i=>i.family?.root).map(i=>g(i.family?.root,`presents as ${i.style}`,1)),...d.pushes.filter(i=>i.to&&!i.to._33).map(i=>g(i.to,'pushes',1)),...d.moves.filter(i=>Moves.indexOf(i.kind)<2&&!i.to._33).map(i=>g(i.to,i.kind,1)),...d.children.filter(i=>i._26).map(i=>g(i,'pushes',1))]}
let Xd=a=>a.children.filter(d=>d._32),Xc=a=>(a.isFamily?[a.root].filter(Boolean):YX(a))
function Xb(a,d){let e=new Set(Xc(d)),g=[new Set(),new Set()],i=[Xc(a).map(j=>({box:j,_34:!1,words:'',from:null,hops:0}))]
for(let j=0;j<i.length;j+=1){for(let k of i[j]||[]){let l=g[k._34?1:0]
if(l.has(k.box))continue
l.add(k.box)
if(e.has(k.box)&&!k._34)return Xa(k)
for(let m of Xe(k))(i[m.hops]||=[]).push(m)}}
return null}
function Xa(a){let d=[]
for(let e=(a);e;e=e.from)d.unshift(e)
return d}
function WZ(){let[a,d]=route.path.split('..').map(e=>(e?find(e):null))
return{from:a,to:d}}
function WY(){let{from:a,to:d}=WZ()
view.path=a&&d?Xb(a,d):null}
function WX(){let{from:a,to:d}=WZ()
if(!a)return[]
let e=WW('button',{onclick:()=>setRoute({path:''})},'Clear path')
if(!d)return[WW('p',{},'A path from ',WV(a),': select where it ends. ',e)]
let g=view.path?.[view.path.length-1]
return[WW('h3',{},'Path'),WW('p',{},WV(a),' to ',WV(d),g?`: ${g.hops} presentations, pushes and moves. `:': no way leads there. ',e),WW('ol',{id:'path'},...(view.path||[]).filter(i=>i.from&&!i._34).map(i=>WW('li',{},WV(WU((i.from).box)),` ${ZT(i.words)} `,WV(WU(i.box)))))]}
let WU=a=>plain(XI(a))
function WT(a,d){let e=view.picture?view.picture.lines:eye.scale<Zp.frames?presentationLines:lines,[g,i]=[null,5/eye.scale]
for(let j of e){if(j.isInside||a<j.left-i||a>j.right+i||d<j.top-i||d>j.bottom+i)continue
for(let k=2;k<j.points.length;k+=2){let[l,m,q,r]=j.points.slice(k-2,k+2),s=ZY(a-Zy(a,ZW(l,q),ZX(l,q)),d-Zy(d,ZW(m,r),ZX(m,r)))
if(s<i)[g,i]=[j,s]}}
return g}
function WS(a,d){let[e,g]=toMap(a,d)
return WT(e,g)}
function wordsOf(a){let d=[a.from].flat(),e=k=>k.title&&k.isLane?k.title:k.label||k.id,g=d.map(e),i=g.length>3?`${g.slice(0,2).join(', ')} and ${g.length-2} more`:g.join(', ')
if(!a.presents)return[`${i} ${a.words||'pushes'} ${e(a.to)}`]
if(a.words==='starts with it')return[`${i} starts with ${e(a.to)}`]
let j=WR(a).map(k=>{let l=ZH(k.presenters.map(m=>m.controller.label||m.controller.id))
return`${k.style}, presented by ${l.slice(0,3).join(', ')}${l.length>3?` and ${l.length-3} more`:''}`})
return[`${i} presents ${e(a.to)}${a.count>1?`, ${a.count} times`:''}`,...ZH(j).slice(0,6)]}
function WR(a){let d=a.to.isFamily?a.to:null,e=[a.from].flat().flatMap(g=>(g.isLane?g.boxes.filter((i)=>i.family.windows.length||i.name.block):YX(g)))
return ZH(e).flatMap(g=>g.shows||[]).filter(g=>g.family&&(d?g.family===d:g.family.boxes.some((i)=>YX(a.to).includes(i))))}
function WQ(a,d,e){let g=$('tip')
g.hidden=!a
if(a){g.replaceChildren(...wordsOf(a).map(i=>WW('div',{},ZT(i))))
g.style.left=`${Zy(d+14,0,ZX(0,eye.width-240))}px`
g.style.top=`${e+16>eye.height-60?e-50:e+16}px`}
if(a===view.line)return
view.line=a
Zw()}
function Yh({points:a},d,e){pen.beginPath()
pen.moveTo(a[0],a[1])
for(let g=2;g<a.length;g+=2)pen.lineTo(a[g],a[g+1])
pen.strokeStyle=d
pen.lineWidth=ZX(e,e/eye.scale)
pen.stroke()}
let WP={style:a=>WO(a).flatMap(d=>[d.from,...(d.family?[d.family.root]:[])]),lane:a=>boxes.filter(d=>d.lane?.id===a),tag:a=>boxes.filter(d=>d.tags.includes(a)),diagnostic:a=>findings.filter(d=>d.id===a).map(d=>d.box)},WN=a=>a.style.split(' ')[0],WO=a=>presentations.filter(d=>WN(d)===a)
function WM(){let[a,d]=[route.only.split(':',1)[0],route.only.slice(route.only.indexOf(':')+1)]
if(!WP[a])return null
let e=around(new Set(WP[a](d).filter(g=>g&&!g._33)))
if(a==='style')e.pairs=new Set(WO(d).map(g=>`${g.from?.index} ${g.family?.index}`))
return e}
function YA(a){return a.presents&&[a.from].flat().some(d=>YX(d).some(e=>view.lit.pairs.has(`${e.index} ${a.to.index}`)))}
function WL(){let a=$('only')
a.value=[...a.options].some(e=>e.value===route.only)?route.only:''
let d=view.filter&&boxes.filter(e=>view.filter.boxes.has(e)).length
$('rest').textContent=view.filter?`${boxes.length-d} faded`:''}
function WK(){let a=(d,e,g=(i)=>i)=>{let i=new Map()
for(let j of e)i.set(j,(i.get(j)||0)+1)
return i.size?[WW('optgroup',{label:d},...[...i].map(([j,k])=>WW('option',{value:`${d}:${j}`},`${ZT(g(j))} (${k})`)))]:[]}
$('only').append(WW('option',{value:''},'everything'),...a('style',presentations.map(WN)),...a('lane',boxes.flatMap(d=>d.lane?.id||[]),(d)=>ZP.get(d)?.title),...a('tag',boxes.flatMap(d=>d.tags)),...a('diagnostic',findings.filter(d=>d.box).map(d=>d.id)))
on($('only'),'change',()=>setRoute({only:$('only').value}))}
function curves(){let a=d=>(e)=>d&&(e.to===d||e.to===d.family&&d===e.to.root||e.from===d||d.isFamily&&e.from.family===d)
return[view.hover,view.selected].flatMap(d=>references.filter(a(d)))}
function YF(){let a=curves()
if(!a.length)return
pen.strokeStyle=pen.fillStyle=colors.presents
pen.lineWidth=ZX(1.3,1.2/eye.scale)
for(let d of a){let[e,g]=[WJ(d.from),WJ(d.to)],i=g.x+g.w/2>=e.x+e.w/2,[j,k]=[i?e.x+e.w:e.x,e.y+ZW(9,e.h/2)],[l,m]=[i?g.x:g.x+g.w,g.y+12],q=(i?1:-1)*ZX(30,abs(l-j)*0.4)
pen.beginPath()
pen.setLineDash([5/ZW(1,eye.scale),3/ZW(1,eye.scale)])
pen.moveTo(j,k)
pen.bezierCurveTo(j+q,k,l-q,m,l,m)
pen.stroke()
pen.setLineDash([])
pen.beginPath()
Ys(l,m,i?1:-1,0,ZX(6,5/eye.scale))
pen.fill()}}
function YS(a){WI()
if(view.line)Yh(view.line,colors.focus,2.5)
else if(view.picture&&view.hover)for(let d of view.picture.lines)if(d.to===view.hover||d.from.some(e=>plain(e)===view.hover))Yh(d,colors.focus,2)
if(view.scene)WH()
if(view.hover&&view.hover!==view.selected)WG(view.hover,colors.focus,1.5)
if(view.selected&&view.selected!==view.focus){WG(view.selected,colors.focus,2.5)
let d=view.picture?[]:view.selected._28||view.selected.isBlock?view.selected.boxes:placesOf.get(view.selected.screen)||[]
for(let e of d)if(e!==view.selected)WG(e,colors.focus,1.5,[4,3])}
for(let d of a)if(d.findings)WF(d,String(d.findings),d._45?colors.warning:colors['note-mark'])}
function WH(){for(let a of view.scene.visible)WG(a,colors.visible,2)
for(let[a,d]of view.scene.heard){WG(a,colors.heard,2,[5,3])
WF(a,String(d),colors.heard)}}
function WJ(a){if(view.picture)return rectOf(a)
let d=rectOf(a)
return drawn(!d.isFamily&&eye.scale<Zp.frames?d.family:outermost(d))}
function WG(a,d,e,g=[]){let i=WJ(a)
if(!i)return
let j=1.5/eye.scale
pen.beginPath()
pen.roundRect(i.x-j,i.y-j,i.w+2*j,i.h+2*j,5)
pen.strokeStyle=d
pen.lineWidth=e/eye.scale
pen.setLineDash(g.map(k=>k/eye.scale))
pen.stroke()
pen.setLineDash([])}
function WF(a,d,e){let g=WJ(a)
if(!g)return
let i=ZW(8,7/eye.scale*1.2)
if(i*eye.scale<3)return
pen.beginPath()
pen.arc(g.x+g.w,g.y,i,0,2*Math.PI)
pen.fillStyle=e
pen.fill()
pen.font=`bold ${i*1.2}px ${Ze}`
pen.textAlign='center'
pen.fillStyle=colors.page
pen.fillText(d,g.x+g.w,g.y+i*0.42)
pen.textAlign='start'}
let WE=[...families].sort((a,d)=>(d.windows.length?1:0)-(a.windows.length?1:0)||d.boxes.length-a.boxes.length)
function YQ(a){pen.setTransform(a,0,0,a,0,0)
pen.lineJoin='round'
pen.lineWidth=3
let d=new Set(),e=Zc,g=WE.filter(isLitFamily)
for(let i of view.lit?[...g,...WE.filter(j=>!isLitFamily(j))]:g){let[j,k]=[i.x*eye.scale+eye.x+3,i.y*eye.scale+eye.y+11]
if(j<-200||k<-20||j>eye.width||k>eye.height+20)continue
let l=i.windows.length>0
pen.font=`bold ${l?12:10}px ${Ze}`
i.nameWidth??=pen.measureText(ZT(i.id).slice(0,40)).width
if(!WD(d,j,k,i.nameWidth+8))continue
if(e===0)break
e-=1
pen.globalAlpha=isLitFamily(i)?1:Zd
pen.strokeStyle=colors.page
pen.strokeText(ZT(i.id).slice(0,40),j,k)
pen.fillStyle=colors.kinds[0].text
pen.fillText(ZT(i.id).slice(0,40),j,k)}
pen.globalAlpha=1}
function WD(a,d,e,g){let i=[]
for(let j of[ZZ((e-9)/14),ZZ((e+3)/14)]){for(let k=ZZ(d/24);k<=ZZ((d+g)/24);k+=1)i.push(j*4096+k)}
if(i.some(j=>a.has(j)))return!1
for(let j of i)a.add(j)
return!0}
function WW(a,d={},...e){let g=document.createElement(a)
for(let[i,j]of Object.entries(d)){if(i.startsWith('on'))on(g,i.slice(2),j)
else if(j!==null&&j!==!1)g.setAttribute(i,j===!0?'':j)}
g.append(...e.filter(i=>i!==null&&i!==''))
return g}
let $=a=>document.getElementById(a),panel=$('panel'),WC=a=>'#'+encodeURIComponent(a),WB={read:(a)=>{try{return localStorage.getItem('kindred-'+a)||''}catch{return''}},write:(a,d)=>{try{localStorage.setItem('kindred-'+a,d)}catch{}}},WA={base:{name:'the web',template:data.link===null?'':data.link+'{path}#L{line}'},vscode:{name:'VS Code',template:'vscode://file/{path}:{line}:{column}'},zed:{name:'Zed',template:'zed://file/{path}:{line}'},jetbrains:{name:'JetBrains',template:'jetbrains://idea/navigate/reference?path={path}:{line}:{column}'},own:{name:'another editor',template:null},none:{name:'nothing',template:''}}
if(data.link===null)delete WA.base
let Wz=()=>{let a=WB.read('editor')
return a in WA?a:data.link===null?'none':'base'}
function Wy(a){let d=Wz(),e=WA[d].template??WB.read('template')
if(!e||/^\s*(javascript|data|vbscript):/i.test(e))return null
let g=d==='base'?'':WB.read('folder').replace(/\/*$/,'/'),i=!a.file.startsWith('/'),j=((i&&g!=='/'?g:'')+a.file).replace(/^\/+/,d==='own'||d==='jetbrains'?'/':''),k={path:j.split('/').map(encodeURIComponent).join('/'),line:a.line,column:a.column}
return e.replace(/\{(path|line|column)\}/g,(l,m)=>k[m])}
function Wx(a){if(!a)return''
let d=ZT(`${a.file}:${a.line}:${a.column}`),e=Wy(a)
return e===null?d:WW('a',{href:e,class:'place'},d)}
function WV(a){if(!a)return'nil'
if(a._33)return ZT(a.id)
let d=WW('a',{href:WC(a.link)},ZT(a.id))
on(d,'mouseenter',()=>hover(a))
on(d,'mouseleave',()=>hover(null))
return d}
let Ww=a=>a.flatMap((d,e)=>(e?[', ',d]:[d])),Wv=a=>(a.length?Ww(a.map(WV)):['nil']),Wu=a=>WV(a.family||{id:a.familyID,_33:!0})
function rows(a){let d=a.filter(([,e])=>e.length&&e[0]!=='')
return WW('dl',{},...d.flatMap(([e,g])=>[WW('dt',{},e),WW('dd',{},...g)]))}
function Wt(a,d){return d.length?[WW('h3',{},a),WW('ul',{},...d)]:[]}
let item=(a,...d)=>WW('li',{},...a,...d.filter(e=>e.length).map(e=>WW('small',{},...e)))
function Zj(){let a=view.selected
if(!a)return panel.replaceChildren(...WX(),...overview())
panel.replaceChildren(WW('h2',{},ZT(a.id)),Ws(a),...WX(),...(a.isFamily?Wr(a):a._28?Wq(a):a.isBlock?Wp(a):Wo(a)),...Wn(a),...Wt('Findings',Wm(a).map(Wl)),...explained(a))}
function overview(){return[...Wk(),WW('h2',{},'This map'),route.link?WW('p',{class:'warning'},`There is nothing called ${ZT(route.link)} on this map.`):'',rows([['Families',[String(families.length)]],['Controllers',[String(boxes.length)]],['Presentations',[`${presentations.length}, of them ${references.length} as references`]],['Pushes',[String(pushes.length)]]]),WW('p',{},'Click to read, twice to see who opens it and what it opens.'),WW('h3',{},'Keys'),rows([['/',['find']],['0',['show everything']],['1 2 3',['focus on neighbours']],['Esc',['back to the map, let go']],['z',['zoom to the selected']],['c',['collapse']],['n p',[`next ${data.difference?'edit':'finding'}, the one before`]],['b',[pictures.placesBefore?'before, after':'']],['f',['full screen']],['o',['outline']]]),...Wt('Findings',findings.slice(0,50).map(Wl))]}
function Ws(a){let d=route.path.endsWith('..')&&route.path!==a.link+'..',e=[0,1,2,3].map(i=>WW('button',{'aria-pressed':String(route.focus===i),onclick:()=>go(a.link,i)},i?`${i} ${i===1?'hop':'hops'}`:'Map')),g=!view.picture&&(a.isFamily||a.children?.length>0)
return WW('div',{class:'row',role:'group','aria-label':'Focus'},...e,g?WW('button',{id:'collapse','aria-pressed':String(a._10),onclick:()=>collapse(a)},'Collapse'):null,WW('button',{id:'path-button',onclick:()=>setRoute({path:d?route.path+a.link:a.link+'..'})},d?'Path to here':'Path from here'),WW('button',{onclick:()=>fit(rectOf(a)||undefined,2)},'Zoom to it'))}
function Wo(a){return[rows([['kind',[ZV[a.kind]+(a._20?', inserted by UIKit':'')]],['class',[ZT(a.className)]],['title',[ZT(a.title)]],['tags',[ZT(a.tags.join(', '))]],['family',[WV(a.family)]],['role',a.parent?[`${a.role} of `,WV(a.parent)]:['root']],['screen',[a.screen<0?'':ZT(data.screens[a.screen])]],['exists because',[ZT(a._50)]],['defines context',[a.definesContext?'yes':'']],['declared at',[Wx(a.place)]]]),rows([['parent',[WV(a.parent)]],...Object.entries(relations).map(([d,e])=>[d,[WV(e(a))]]),['presenting',Wv(presenting(a))],['presented',Wv(presented(a))],['children',a.children.length?Wv(a.children):['none']]]),...Wj(a.family),...Wt('Presents',a.shows.map(d=>item([Wu(d),` ${ZT(d.style)}`],...d.presenters.map(e=>['presented by ',WV(e.controller),`: ${e._50}`]),[Wx(d.place)]))),...Wt('Pushes',a.pushes.map(d=>item([WV(d.to),` in `,d.container?WV(d.container):'no container'],[d.kind,' at ',Wx(d.place)]))),...Wt('Pushed by',a._49.map(d=>item([WV(d.from)],[d.kind,' at ',Wx(d.place)]))),...Wi([a]),...Wt('Other places',(placesOf.get(a.screen)||[]).filter(d=>d!==a).map(d=>item([WV(d)],[ZT(d._50)])))]}
function Wj(a){let d=a.windows.map(g=>item([`in window ${ZT(g.id)}`],[Wx(g.place)])),e=ZJ.get(a).map(g=>item(['by ',WV(g.from),` ${ZT(g.style)}`],...g.presenters.map(i=>['presented by ',WV(i.controller),`: ${i._50}`]),[Wx(g.place)]))
if(!d.length&&!e.length)return[WW('h3',{},'How its family appears'),WW('p',{},'Never: nothing shows it.')]
return Wt('How its family appears',[...d,...e])}
function Wr(a){return[rows([['family of',[String(a.boxes.length),a.boxes.length===1?' controller':' controllers']],['root',[WV(a.root)]],['declared at',[Wx(a.place)]]]),...Wj(a),...Wt('Presents',a.boxes.flatMap(d=>d.shows).map(d=>item([Wu(d),' from ',WV(d.from)],[ZT(d.style)]))),...Wt('Members',a.boxes.map(d=>item([WV(d)],[ZT(d.className)])))]}
function Wp(a){return[rows([['stacks',Wv(a.stacks)]]),...Wt('Screens',a.screens.map(d=>item([WV(d)])))]}
function Wq(a){let[d]=a.boxes
return[rows([['screen in',[`${a.boxes.length} places`]],['kind',[ZV[d.kind]]],['class',[ZT(d.className)]],['title',[ZT(d.title)]],['tags',[ZT(d.tags.join(', '))]],['block',[a.block?WV(a.block):'']],['defines context',[d.definesContext?'yes':'']],['declared at',[Wx(d.place)]]]),rows([...Object.entries(relations).map(([e,g])=>[e,Wh(a,i=>[g(i)])]),['presenting',Wh(a,presenting)],['presented',Wh(a,presented)],['children',Wh(a,e=>e.children)]]),...Wt('Presents',Wg(a.boxes.flatMap(e=>e.shows),e=>e.family||{id:e.familyID,_33:!0}).map(([e,g])=>item([WV(e),` ${ZT(g[0].style)}`,...Wf(a,g.length)],['presented by ',...Wv(ZH(g.flatMap((i)=>i.presenters.map(j=>We(j.controller)))))],[Wx(g[0].place)]))),...Wt('Pushes',Wg(a.boxes.flatMap(e=>e.pushes),e=>We(e.to)).map(([e,g])=>item([WV(e)],[g[0].kind,' at ',Wx(g[0].place)]))),...Wt('Pushed by',Wg(a.boxes.flatMap(e=>e._49),e=>We(e.from)).map(([e,g])=>item([WV(e),...Wf(a,ZH(g.map(i=>i.to)).length)],[g[0].kind,' at ',Wx(g[0].place)]))),...Wi(a.boxes),...Wt('Places',a.boxes.map(e=>item([WV(e)],[ZT(e._50)])))]}
let Wi=a=>Wt('Moves',Wg(a.flatMap(d=>d.moves),d=>d.kind).map(([d,e])=>item([`${d} to `,...Wv(ZH(e.map(g=>plain(g.to)).slice(0,12)))]))),We=a=>(a&&!a._33?plain(a.name):a),Wf=(a,d)=>(d<a.boxes.length?[` in ${d} of ${a.boxes.length} places`]:[])
function Wg(a,d){let e=new Map()
for(let g of a)e.set(d(g),[...(e.get(d(g))||[]),g])
return[...e]}
function Wh(a,d){let e=new Map()
for(let g of a.boxes){let i=ZH(d(g).map(We)),j=i.map(k=>k?.id).join()
e.set(j,{answers:i,count:(e.get(j)?.count||0)+1})}
return[...e.values()].map(({answers:g,count:i})=>WW('div',{},...Wv(g),...(e.size>1?Wf(a,i):[])))}
let Wm=a=>findings.filter(d=>d.box&&(YX(a).includes(d.box)))
function Wl(a){return item([WW('span',{class:'warning'},`${a.severity} `),ZT(a.message)],[ZT(a.help)],a.box?[WV(a.box)]:[],a.place?[`${a.id}, `,Wx(a.place)]:[a.id])}
let Wd=-1
function Wc(a){let d=findings.filter(g=>g.box)
if(!d.length)return say('No finding has a card on this map')
Wd=(Wd<0?(a>0?0:d.length-1):Wd+a+d.length)%d.length
let e=d[Wd]
go(e.box.link,0)
say(`Finding ${Wd+1} of ${d.length}: ${e.severity}: ${e.message}`)}
let texts
function Wb(){let{lines:a,places:d,code:e}=JSON.parse($('texts').textContent),g=[boxes,families,names,presentations,pushes,d.map((t)=>({place:place(t,0)}))],i=g.map(()=>0),j=[],k=[],l=0,m=()=>{let t=e.charCodeAt(l++)
return t-(t>92?37:t>60?36:35)},q=()=>{let[t,u]=[0,m()]
for(;u>59;u=m())t=t*30+u-60
return t*60+u},r=t=>Array.from({length:q()},t)
function s(){let t=[],u=r(()=>{let v=a[q()]
return[v,Wa(v).map((A)=>{let B=q()
if(B===t.length)t.push(A.charCodeAt(0)-128)
return B})]})
return{kinds:t,rows:u}}
return new Map([...boxes,...families,...names].map(t=>[t,r(()=>{let u=q()
if(u)return k[k.length-u]
let v=q()
j[v]??=s()
let{kinds:A,rows:B}=j[v],C=[B,A.map((D)=>{let E=q()
i[D]+=E%2?-(E+1)/2:E/2
return g[D][i[D]]})]
k.push(C)
return C})]))}
let Wa=a=>a.match(/[\x80-\x87]/g)||[]
function VZ([a,d]){return a.map(([e,g])=>{let i=0
return e.replace(/[\x80-\x87]/g,j=>{let k=d[g[i++]],l=j.charCodeAt(0)-128,{place:m,className:q}=k._28?k.boxes[0]:k
return l<3?k.id:l>6?q:`${m.file}:${m.line}:${m.column}`})})}
function VY(a){let d=[],e=i=>i.replace(/^\t/,'').split('\t'),g=(i)=>[...i].length
return a.map(i=>{if(i[0]==='\t')d=[]
e(i).slice(0,-1).forEach((j,k)=>{d[k]=ZX(d[k]||0,g(j))})
return[i,d]}).map(([i,j])=>e((i)).map((k,l,m)=>(l+2<m.length?k+' '.repeat((j)[l]+2-g(k)):k)).join(''))}
function explained(a){let d=(texts??=Wb()).get(a)
return d?[WW('pre',{},ZT(VY(d.flatMap((e,g)=>[...(g?['']:[]),...VZ(e)])).join('\n')))]:[]}
let VX=['outline','panel','key'],VW=matchMedia('(max-width: 699px)'),VV=a=>$(a==='outline'?'side':a),VU=()=>(route.hide?route.hide.split(','):VW.matches?VX:[])
function VT(){let a=VU()
for(let d of VX){$(`show-${d}`).setAttribute('aria-pressed',String(!a.includes(d)))
VV(d).hidden=a.includes(d)}}
function VS(a){let d=VU(),e=!d.includes(a),g=VW.matches&&!e&&a!=='key'?['outline','panel']:[],i=e?[...d,a]:[...d,...g].filter(j=>j!==a)
route.hide=VX.filter(j=>i.includes(j)).join()||'nothing'
VR(route,!0)
VT()
if(!e&&a!=='key')VV(a).querySelector('[tabindex]')?.focus()}
function VQ(a){let d=WW('canvas',{width:40,height:32,'aria-hidden':'true'}),e=[]
a(e)
VP(d.getContext('2d'),{x:0,y:0,scale:2},()=>YB(e,{x:0,y:0,right:20,bottom:16}))
return d}
function XZ(){let a=[],d=view.level==='places'&&!view.focus
if(d){ZV.forEach((e,g)=>{if(!boxes.some(k=>k.kind===g))return
let{fill:i,border:j}=colors.kinds[g]
a.push([k=>XO(k,{fill:[i,i],stroke:[j,j]},1,2,17,12),e])})
if(boxes.some(e=>e._20))a.push([e=>XO(e,{stroke:YH.edge,dash:Yr[4]},1,2,17,12),'inserted by UIKit'])
a.push([e=>XL(e,{stroke:[colors.presents,colors.presents]},[0,8,20,8]),'presents'])}else{let e=new Set(presentations.map(g=>XR(g.style)))
XS.forEach((g,i)=>e.has(i)&&a.push([j=>XK(j,i,3,3,YH.text),g]))
for(let g of lanes)if(g.number)a.push([i=>XJ(i,g,10,8),g.title])
if(blocks.length)a.push([g=>XJ(g,blocks[0],10,8),'screens that several stacks share'])}
if(pushes.length)a.push([e=>XL(e,{stroke:YH.push},[0,8,20,8]),'pushes'])
for(let e of Moves){let g=YE(e)
if(boxes.some(i=>i.moves.some(j=>j.kind===e))&&(view.focus||e==='select'))a.push([i=>g.forEach((j,k)=>XL(i,j,[0,8,20,8],k>0)),e])}
$('key').replaceChildren(WW('ul',{},...a.map(([e,g])=>WW('li',{},VQ(e),ZT(g)))))}
function VP(a,d,e){let[g,i]=[pen,{...eye}]
pen=a
Object.assign(eye,d)
pen.setTransform(eye.scale,0,0,eye.scale,eye.x,eye.y)
e()
pen=g
Object.assign(eye,i)}
function VO(){for(let a of VX)on($(`show-${a}`),'click',()=>VS(a))
on(VW,'change',VT)}
let VN=44
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
moveTo(...a){this.way+=`M${a.map(VM)}`}
lineTo(...a){this.way+=`L${a.map(VM)}`}
bezierCurveTo(...a){this.way+=`C${a.map(VM)}`}
arcTo(a,d,e,g,i){let[j,k]=(this.way.match(/-?[\d.]+/g)||[]).slice(-2).map(Number),l=(m,q)=>{let r=ZY(m-a,q-d)||1
return[a+(m-a)/r*i,d+(q-d)/r*i]}
this.lineTo(...l(j,k))
this.way+=`Q${[a,d,...l(e,g)].map(VM)}`}
rect(a,d,e,g){this.way+=`M${VM(a)},${VM(d)}h${VM(e)}v${VM(g)}h${VM(-e)}Z`}
roundRect(a,d,e,g,i){let[j,k]=[VM(e-2*i),VM(g-2*i)]
this.way+=`M${VM(a+i)},${VM(d)}h${j}q${i},0,${i},${i}v${k}q0,${i},${-i},${i}h${-j}q${-i},0,${-i},${-i}v${-k}q0,${-i},${i},${-i}Z`}
arc(a,d,e){this.roundRect(a-e,d-e,2*e,2*e,e)}
setLineDash(a){this.dash=a}
fill(a){this.add(a,`fill="${this.fillStyle}"`)}
stroke(a){this.add(a,`fill="none" stroke="${this.strokeStyle}" stroke-width="${VM(this.lineWidth)}"${this.dash.length?` stroke-dasharray="${this.dash.map(VM)}"`:''}`)}
add(a,d){if(a||this.way)this.out+=`<path d="${a?a.source:this.way}" ${d}${this.common()}/>`}
common(){let[a,d,e]=this.at
return`${this.globalAlpha<1?` opacity="${this.globalAlpha}"`:''} transform="matrix(${a} 0 0 ${a} ${d} ${e})"`}
fillRect(a,d,e,g){this.beginPath()
this.rect(a,d,e,g)
this.fill()}
strokeText(){}
fillText(a,d,e,g){let i={center:'middle',right:'end'}[this.textAlign]
this.out+=`<text x="${VM(d)}" y="${VM(e)}" style="font:${this.font.replace(/"/g,"'")};white-space:pre" fill="${this.fillStyle}"${i?` text-anchor="${i}"`:''}`+`${g&&a.length>1?` textLength="${VM(g)}" lengthAdjust="spacingAndGlyphs"`:''}${this.common()}>${VL(a)}</text>`}
measureText(a){let d=(canvas.getContext('2d'))
d.font=this.font
return d.measureText(a)}}
let VM=a=>round(a*10)/10,VL=a=>a.replace(/[&<>]/g,d=>`&#${d.charCodeAt(0)};`),VK=()=>[data.title,[view.focus?`around ${view.focus.id}`:view.level,$('summary').textContent,$('rest').textContent].filter(Boolean).join(' · ')]
function VJ(a,d){VP(a,{x:eye.x,y:eye.y+VN,scale:eye.scale,width:eye.width,height:eye.height+VN},()=>YU(d))
a.setTransform(d,0,0,d,0,0)
a.globalAlpha=1
a.fillStyle=colors.page
a.fillRect(0,0,eye.width,VN)
VK().forEach((e,g)=>{a.font=`${g?'11px':'bold 18px'} ${Ze}`
a.fillStyle=g?colors.note:colors.kinds[0].text
a.fillText(ZT(e),12,g?38:21)})}
function viewAsSVG(){let a=new SVGPen()
VJ(a,1)
let[d,e]=[VM(eye.width),VM(eye.height+VN)]
return`<svg xmlns="http://www.w3.org/2000/svg" width="${d}" height="${e}" viewBox="0 0 ${d} ${e}"><title>${VL(ZT(VK().join(' · ')))}</title>${a.out}</svg>`}
function viewAsCanvas(a){let d=WW('canvas',{width:round(eye.width*a),height:round((eye.height+VN)*a)})
VJ(d.getContext('2d',{alpha:!1}),a)
return d}
let VI={svg:()=>navigator.clipboard.writeText(viewAsSVG()),png:()=>navigator.clipboard.write([new ClipboardItem({'image/png':new Promise(a=>viewAsCanvas(2).toBlob(a))})]),link:()=>{rest()
return navigator.clipboard.writeText(location.href)}}
function VH(){for(let[a,d]of Object.entries(VI)){on($(`copy-${a}`),'click',()=>d().then(()=>say('Copied'),()=>say('The browser forbids copying')))}}
let VG=$('tree'),outline={open:new Set(),active:null,rows:[]},VF=(a,d)=>({_17:!0,id:a,families:d}),VE=[...windows.filter(a=>a.families.length).map(a=>VF(`Window ${a.id}`,a.families)),VF('Presented',families.filter(a=>!a.windows.length&&ZJ.get(a).length)),VF('Shown by nothing',families.filter(a=>!a.windows.length&&!ZJ.get(a).length))].filter(a=>a.families.length),VD=a=>VE.find(d=>d.families.includes(a)),VC=a=>(a._17?a.families:a.isFamily?(a.root?[a.root]:[]):a.children)
function VB(){outline.rows=[]
let a=(d,e)=>d.forEach((g,i)=>{outline.rows.push({node:g,level:e,position:i+1,size:d.length})
if(outline.open.has(g))a(VC(g),e+1)})
a(VE,1)
if(!outline.rows.some(d=>d.node===outline.active))outline.active=VE[0]||null
VG.replaceChildren(...outline.rows.map(VA))}
function VA({node:a,level:d,position:e,size:g},i){let j=VC(a).length>0,k=a._17?String(a.families.length):a.isFamily?`${a.boxes.length}`:Kinds[a.kind]
return WW('div',{role:'treeitem','aria-level':d,'aria-posinset':e,'aria-setsize':g,'data-row':i,'aria-expanded':j?String(outline.open.has(a)):null,'aria-selected':String(a===view.selected),tabindex:a===outline.active?0:-1,style:`--level: ${d-1}`},ZT(a.isFamily||a._17?a.id:a.label),' ',WW('small',{},k))}
function Vz(a){if(!a)return VB()
let d=a._28||a.isBlock?a.boxes[0]:a,e=d.isFamily?d:d.family
outline.open.add(VD(e))
if(!d.isFamily)outline.open.add(e)
for(let j=d.parent;j;j=j.parent)outline.open.add(j)
outline.active=d
let g=VG.contains(document.activeElement)
VB()
let i=VG.children[outline.rows.findIndex(j=>j.node===d)]
i?.scrollIntoView({block:'nearest'})
if(g)i?.focus()}
function Vy(a){let d=Zy(a,0,outline.rows.length-1)
VG.querySelector('[tabindex="0"]')?.setAttribute('tabindex','-1')
outline.active=outline.rows[d].node
VG.children[d].setAttribute('tabindex','0')
VG.children[d].focus()}
function Vx(a,d){if(d)outline.open.add(a);else outline.open.delete(a)
outline.active=a
VB()
Vy(outline.rows.findIndex(e=>e.node===a))}
let Vw=a=>(a._17?Vx(a,!outline.open.has(a)):go(a.link,route.focus))
function Vv(){outline.open=new Set(VE.filter(d=>d.families.length<=60))
let a=d=>{let e=d.target.closest('[role=treeitem]')
return e?Number(e.dataset.row):-1}
on(VG,'click',d=>{let e=a(d)
if(e<0)return
let{node:g}=outline.rows[e],i=d.offsetX<18+12*(outline.rows[e].level-1)
if(i&&VC(g).length)Vx(g,!outline.open.has(g));else Vw(g)})
on(VG,'mouseover',d=>{let e=outline.rows[a(d)]
hover(e&&!e.node._17?e.node:null)})
on(VG,'mouseleave',()=>hover(null))
on(VG,'keydown',d=>{let e=a(d)
if(e<0||d.ctrlKey||d.metaKey||d.altKey)return
let{node:g}=outline.rows[e],i=outline.open.has(g),j={ArrowDown:()=>Vy(e+1),ArrowUp:()=>Vy(e-1),Home:()=>Vy(0),End:()=>Vy(outline.rows.length-1),ArrowRight:()=>(VC(g).length&&!i?Vx(g,!0):Vy(e+1)),ArrowLeft:()=>(i?Vx(g,!1):Vy(outline.rows.findLastIndex((k,l)=>l<e&&k.level<outline.rows[e].level))),Enter:()=>Vw(g),' ':()=>Vw(g)}
if(!j[d.key])return
d.preventDefault()
d.stopPropagation()
j[d.key]()})}
let finder=$('find'),found=$('found'),Vu=40,Vt=[],chosen=0
function Vs(a){let{className:d,title:e,tags:g}=YX(a)[0]
return[d,e,...g].filter(Boolean)}
let entries=[...names.filter(a=>a.boxes.length>1).map(a=>({thing:a,texts:[a.id,...Vs(a)]})),...blocks.map(a=>({thing:a,texts:[a.id]})),...families.map(a=>({thing:a,texts:[a.id,...a.windows.map((d)=>d.id)]})),...boxes.map(a=>({thing:a,texts:[a.id,...Vs(a)]}))].map(a=>({...a,lower:a.texts.map(d=>d.toLowerCase())}))
function Vr(a,d){let e=Infinity
for(let[g,i]of a.lower.entries()){let j=i.indexOf(d)
if(j<0)continue
let k=i===d?0:j===0||'/.'.includes(i[j-1])?2:4
e=ZW(e,k+(g?1:0))}
return e}
function Vq(a){let d=a.trim().toLowerCase()
if(!d)return[]
return entries.map(e=>({entry:e,rank:Vr(e,d)})).filter(e=>e.rank<Infinity).sort((e,g)=>e.rank-g.rank||e.entry.thing.id.length-g.entry.thing.id.length).map(e=>e.entry.thing)}
function Vp(a){if(a.isFamily)return'family'
if(a.isBlock)return`${a.screens.length} screens`
let d=a._28?[`${a.boxes.length} places`]:[]
return ZT([...d,...Vs(a)].join(' · ')||Kinds[a.kind])}
function Vo(){let a=Vq(finder.value)
Vt=a.slice(0,Vu)
chosen=0
found.replaceChildren(...Vt.map((e,g)=>WW('div',{role:'option',id:`found-${g}`,'aria-selected':String(g===0),onpointerdown:(i)=>{i.preventDefault()
Vn(g)}},ZT(e.id),' ',WW('small',{},Vp(e)))))
let d=Vt.length>0
found.hidden=!d
finder.setAttribute('aria-expanded',String(d))
if(d)finder.setAttribute('aria-activedescendant','found-0');else finder.removeAttribute('aria-activedescendant')
if(finder.value.trim())say(`${a.length} found`)}
function mark(a){if(!Vt.length)return
found.children[chosen].setAttribute('aria-selected','false')
chosen=(a+Vt.length)%Vt.length
found.children[chosen].setAttribute('aria-selected','true')
found.children[chosen].scrollIntoView({block:'nearest'})
finder.setAttribute('aria-activedescendant',`found-${chosen}`)
hover(Vt[chosen])}
function Vm(){found.hidden=!0
finder.setAttribute('aria-expanded','false')
finder.removeAttribute('aria-activedescendant')
hover(null)}
function Vn(a){let d=Vt[a]
Vm()
if(!d)return
finder.value=''
canvas.focus()
go(d.link,route.focus)}
function Vl(){on(finder,'input',Vo)
on(finder,'blur',Vm)
on(finder,'keydown',a=>{let d={ArrowDown:()=>mark(chosen+1),ArrowUp:()=>mark(chosen-1),Enter:()=>Vn(chosen),Escape:()=>{finder.value=''
Vm()
canvas.focus()}}
a.stopPropagation()
if(!d[a.key])return
a.preventDefault()
d[a.key]()})}
let Vk=$('player'),Vj=$('scenario'),scenarios=data.scenarios.map(a=>({name:a[0],steps:a[4].map((d)=>({text:d[0],place:place(d,1),visible:d[4].map(end).filter((e)=>!e._33),events:d[5].map((e)=>({who:e[0]===null?null:end(e[0]),callback:e[0]===null?e[1]:data.callbacks[e[1]],argument:end(e[2]),cause:e[3],causedBy:end(e[4]),turn:e[5],_0:e[6],facts:e[7].map((g)=>data.facts[g]),hook:e[8]||''})),remarks:d[6].map((e)=>({id:e[0],severity:e[1],message:e[2]}))}))})),play={scenario:null,step:0,_41:!1}
function Vi(){let a=scenarios.find(g=>g.name===route.scenario)||null,d=a?Zy(route.step,0,a.steps.length-1):0
if(a===play.scenario&&d===play.step&&play._41)return
Object.assign(play,{scenario:a,step:d,_41:!0})
Vj.value=a?a.name:''
let e=Vk.hidden
Vk.hidden=!a
view.scene=a?Vh(a.steps[d]):null
if(a)Vg(a,d);else Vk.replaceChildren()
if(e!==Vk.hidden)Zx()
if(a&&d===0&&view.scene.visible.length)Zr(view.scene.visible[view.scene.visible.length-1])}
function Vh(a){let d=new Map()
for(let{who:e}of a.events)if(e&&!e._33)d.set(e,(d.get(e)||0)+1)
return{visible:a.visible,heard:d}}
function Vg(a,d){let e=a.steps[d],g=Vk.contains(document.activeElement)?document.activeElement?.id:'',i=a.steps.length-1
Vk.replaceChildren(WW('div',{class:'row'},WW('button',{id:'step-back','aria-label':'Step before',title:'←',disabled:d===0,onclick:()=>Vf(-1)},'◀'),WW('button',{id:'step-on','aria-label':'Next step',title:'→',disabled:d===i,onclick:()=>Vf(1)},'▶'),WW('strong',{},d?`Step ${d} of ${i}`:'Start'),WW('code',{},ZT(e.text)),Wx(e.place),WW('button',{id:'step-end','aria-label':'Close the scenario',onclick:()=>Ve('')},'×')),WW('p',{},'On screen: ',...(e.visible.length?Ww(e.visible.map(WV)):['nobody'])),...e.remarks.map((j)=>WW('p',{class:'warning'},`${j.severity}: ${ZT(j.message)} (${j.id})`)),WW('ol',{id:'events','aria-label':'Callbacks'},...e.events.map(Vd)))
if(g)($(g)&&!$(g).disabled?$(g):canvas).focus()
say(`${d?`Step ${d} of ${i}: ${e.text}`:'Start'}. ${e.events.length} callbacks, on screen: ${e.visible.map((j)=>j.id).join(', ')||'nobody'}`)}
let Vc=[()=>'by the step itself',a=>`forwarded by ${ZT(a.id)}`,a=>`by UIKit for ${ZT(a.id)}`]
function Vd(a){let d=a.callback==='willMove'||a.callback==='didMove',e=a.who&&d?`(${a.argument?ZT(a.argument.id):'nil'})`:'',g=[Vc[a.cause](a.causedBy||{id:''}),a.hook&&`in ${ZT(a.hook)}`,`turn ${a.turn}`,a.facts.map((k)=>k[0]).join(' ')],i=WW('button',{type:'button',title:a.facts.map((k)=>`${k[0]}: ${k[1]}`).join('\n'),style:`--depth: ${ZW(a._0,8)}`},a.who?ZT(a.who.id):'mark','.',WW('b',{},ZT(a.callback)),e,' ',WW('small',{},g.filter(Boolean).join(' · '))),j=a.who&&!a.who._33
if(j){on(i,'mouseenter',()=>hover(a.who))
on(i,'mouseleave',()=>hover(null))
on(i,'focus',()=>hover(a.who))
on(i,'click',()=>go(a.who.link,0))}
return WW('li',{},i)}
function Vf(a){let d=Zy(play.step+a,0,play.scenario.steps.length-1)
if(d!==play.step)setRoute({step:d},!0)}
let Ve=a=>setRoute({scenario:a,step:0,...(a?{focus:0}:{})})
function Vb(){Vj.append(WW('option',{value:''},'none'),...scenarios.map(a=>WW('option',{value:a.name},ZT(a.name))))
$('scenario-label').hidden=scenarios.length===0
on(Vj,'change',()=>{Ve(Vj.value)
if(Vj.value)canvas.focus()})}
let difference=data.difference||{boxes:[],families:[],lines:[],sections:[]},Va=(a,d)=>new Map(a.map(([e,g])=>[d[e],g])),marked={boxes:Va(difference.boxes,boxes),families:Va(difference.families,families),lines:Va(difference.lines,lines)}
function WI(){if(view.before){for(let{thing:a}of view.picture?.things||[])if(a._33)WG(a,colors.removed,2.5,[5,3])
return}
if(!view.picture)for(let[a,d]of marked.lines)YM([a],colors[d],2.4,7)
for(let[a,d]of[...marked.families,...marked.boxes])WG(a,colors[d],2.5,d==='moved'?[6,3]:[])}
function UZ(){if(!pictures.placesBefore)return
setRoute({before:route.before?'':'before',at:'',focus:0})
say(route.before?'Before':'After')}
let edits=difference.sections.flatMap((a)=>a.items),UY=-1
function UX(a){if(!data.difference)return Wc(a)
if(!edits.length)return
UY=(UY<0&&a<0?0:UY)+a+edits.length
UY%=edits.length
let[d]=edits[UY],e=d.filter((g)=>typeof g!=='string').map(([g])=>find(g)).find(Boolean)
go(e?e.link:'',0)
say(`Edit ${UY+1} of ${edits.length}: ${d.flat().join('')}`)}
let UW=a=>WV(boxByID.get(a)||familyByID.get(a)||{id:a,_33:!0}),UV=a=>a.map((d)=>(typeof d==='string'?d:UW(d[0]))),UU=([a,d,...e])=>item(UV(a),[ZT(d)],...e.map(UV)),sections=a=>difference.sections.flatMap(({title:d,state:e,items:g})=>{let i=g.map(a).filter(Boolean).map(UU)
return i.length?[WW('h3',{style:`color: var(--${e})`},d),WW('ul',{},...i)]:[]}),Wk=()=>(data.difference?[WW('h2',{},'Differences'),WW('p',{},difference.summary),...sections((a)=>a)]:[]),Wn=({id:a})=>sections((d)=>{let[e,g,...i]=d,j=l=>l.some((m)=>typeof m!=='string'&&m[0]===a),k=i.filter(j)
return j(e)?d:k.length&&[e,g,...k]});
let route={link:'',focus:0,level:'',at:'',path:'',only:'',hide:'',before:'',scenario:'',step:0}
function UT(){let[a,...d]=location.hash.slice(1).split('&'),e={}
for(let g of d)e[g.split('=',1)[0]]=US(g.slice(g.indexOf('=')+1))
Object.assign(route,{link:US(a),focus:Zy(Math.trunc(Number(e.focus))||0,0,3),level:e.level||'',at:e.at||'',hide:e.hide||'',before:pictures.placesBefore&&e.before||'',path:e.path||'',only:e.only||'',scenario:e.scenario||'',step:ZX(0,Math.trunc(Number(e.step))||0)})}
function US(a){try{return decodeURIComponent(a)}catch{return a}}
function UR(a){let d=[encodeURIComponent(a.link)],e=(g,i)=>i&&d.push(`${g}=${encodeURIComponent(i).replace(/%2C/g,',').replace(/%3A/g,':')}`)
e('focus',a.link&&a.focus)
e('level',a.level!==view._48&&a.level)
e('at',a.at)
e('path',a.path)
e('only',a.only)
e('hide',a.hide)
if(a.before)d.push('before')
e('scenario',a.scenario)
e('step',a.scenario&&a.step)
return'#'+d.join('&')}
function VR(a,d){let e=UR(a)
if(e===(location.hash||'#'))return!1
history[d?'replaceState':'pushState'](null,'',e)
return!0}
function setRoute(a,d=!1){if(VR({...route,...a},d))UQ()}
let go=(a,d)=>setRoute({link:a,focus:d,at:''}),UP=0
function Zu(){clearTimeout(UP)
UP=setTimeout(rest,250)}
function rest(){let[a,d]=toMap(eye.width/2,eye.height/2)
route.at=view.at=`${round(a)},${round(d)},${Number(eye.scale.toPrecision(3))}`
VR(route,!0)}
function UO(){if(route.at===view.at)return!1
view.at=route.at
let[a,d,e]=route.at.split(',').map(Number)
if(!(e>0)||Number.isNaN(a+d))return!1
let g=Zy(e,ZA(),ZD)
Zs(eye.width/2-a*g,eye.height/2-d*g,g,!0)
return!0}
function find(a){let d=a.replace(/^(family|block):/,'')
if(a.startsWith('family:'))return familyByID.get(d)||null
let e=boxByID.get(a)||nameByID.get(a)||ZQ.get(d)||familyByID.get(d)
return e?plain(e):null}
function UN(a){let d=a&&`${a.link} ${route.focus} ${view.level}`
if(d===view._2)return!1
view._2=d
if(!view.focus)view.back={x:eye.x,y:eye.y,scale:eye.scale,level:view.level}
view.focus=a
if(a){view.picture=Xp(a,route.focus)
XZ()
XY(!0)}else{Ya(view.level)
if(view.back.level===view.level)Zs(view.back.x,view.back.y,view.back.scale,!0);else XY(!0)}
view.hover=null
return!0}
function UQ(){UT()
VT()
let a=route.level||view._48
if(a!==view.level||route.before!==view.before){Ya(a)
XY(!0)}
let d=find(route.link)
if(route.link&&!d)say(`There is nothing called ${route.link} on this map`)
let e=d!==view.selected
view.selected=d
let g=UN(d&&route.focus>0?d:null)
WY()
view.filter=WM()
WL()
Vi()
view.lit=view.scene?around(new Set([...view.scene.visible,...view.scene.heard.keys()])):view.path?around(new Set(view.path.map(i=>i.box))):view.filter
Zj()
if(e){Vz(d)
panel.scrollTop=0
if(d)say(`${d.id} selected`)}
if(!UO()&&e&&d&&!g)Zr(d)
Zw()}
function hover(a){if(view.hover===a)return
view.hover=a
canvas.title=a?ZT(a.id)+(a.className?` (${ZT(a.className)})`:''):''
Zw()}
function say(a){$('status').textContent=ZT(a)}
function fullScreen(){if(document.fullscreenElement)document.exitFullscreen();else document.documentElement.requestFullscreen?.().catch(()=>{})}
function UM(a){if(a.ctrlKey||a.metaKey||a.altKey||a.target.closest('input, select, textarea'))return
let d=(g,i)=>(view.selected&&!a.shiftKey?Zn(g,i):Zt(-80*g,-80*i)),e={'/':()=>finder.focus(),'+':()=>zoomBy(1.25),'=':()=>zoomBy(1.25),'-':()=>zoomBy(0.8),0:()=>XY(),f:fullScreen,c:()=>collapse(view.selected),z:()=>view.selected&&fit(rectOf(view.selected)||undefined,2),n:()=>UX(1),p:()=>UX(-1),b:UZ,o:()=>VG.querySelector('[tabindex="0"]')?.focus(),ArrowLeft:()=>(play.scenario?Vf(-1):d(-1,0)),ArrowRight:()=>(play.scenario?Vf(1):d(1,0)),ArrowUp:()=>d(0,-1),ArrowDown:()=>d(0,1),Enter:()=>panel.focus(),Escape:()=>(view.focus?go(route.link,0):route.path?setRoute({path:''}):route.only&&!view.selected?setRoute({only:''}):setRoute({link:'',focus:0,...(view.selected?{}:{scenario:'',step:0})}))}
for(let g of[1,2,3])e[String(g)]=()=>view.selected&&go(route.link,g)
if(!e[a.key])return
if(a.key==='Enter'&&a.target!==canvas)return
if(a.key==='ArrowUp'||a.key==='ArrowDown')if(a.target.closest('aside, ol'))return
a.preventDefault()
e[a.key]()}
function UL(){let a=$('editor')
a.append(...Object.entries(WA).map(([d,e])=>WW('option',{value:d},e.name)))
a.value=Wz()
for(let d of['editor','folder','template']){let e=$(d)
if(d!=='editor')e.value=WB.read(d)
on(e,'change',()=>{WB.write(d,e.value.trim())
Zj()
if(play.scenario)Vg(play.scenario,play.step)})}}
function UK(){on(window,'popstate',UQ)
on(window,'hashchange',UQ)
on(document,'keydown',UM)
new ResizeObserver(Zx).observe(canvas)
on(matchMedia('(prefers-color-scheme: dark)'),'change',()=>{Za()
XZ()
Zw()})
on($('zoom-in'),'click',()=>zoomBy(1.25))
on($('zoom-out'),'click',()=>zoomBy(0.8))
on($('fit'),'click',()=>XY())
for(let a of levels)on($(`level-${a}`),'click',()=>XV(a))
on($('full'),'click',fullScreen)
$('before').hidden=!pictures.placesBefore
on($('before'),'click',UZ)
on($('problems'),'click',()=>Wc(1))
on(window,'beforeprint',()=>UJ(!0))
on(window,'afterprint',()=>UJ(!1))
Zm((a,d,e)=>{let g=a===null||a.isFamily||a.isBlock||a.children?.length?WS(d,e):null
WQ(g,d,e)
hover(a)},(a,d)=>{let e=hit(a,d)
if(!e||!view.hover)WQ(WT(a,d),a*eye.scale+eye.x,d*eye.scale+eye.y)
if(e)go(e.link,route.focus);else if(!view.focus)setRoute({link:'',focus:0})
canvas.focus()},(a)=>a&&!view.focus&&go(a.link,1))
VO()
WK()
VH()
Vv()
Vl()
Vb()
UL()}
function UJ(a){document.documentElement.classList.toggle('printing',a)
Object.assign(Zp,a?Zf:Zg)
Za()
if(!a)return Zx()
let d=ZW(4,6000/eye.width)
canvas.width=round(eye.width*d)
canvas.height=round((eye.height+VN)*d)
VJ(pen,d)}
function UI(){$('summary').textContent=[families.length===1?'1 family':`${families.length} families`,boxes.length===1?'1 controller':data.names?`${names.filter(a=>!a.boxes[0]._20).length} controllers in ${boxes.filter(a=>!a._20).length} places`:`${boxes.length} controllers`].join(', ')
document.title=`Map: ${$('summary').textContent}`
$('problems').textContent=`Findings: ${findings.length}`
$('problems').hidden=findings.length===0
$('levels').hidden=levels.length===1
for(let a of['overview','screens'])$(`level-${a}`).hidden=!levels.includes(a)
Za()
UT()
VT()
Zx()
view._48=Yb()
Ya(view._48)
XY(!0)
UK()
paint()
VB()
UQ()
document.documentElement.dataset.ready='yes'}
UI();
