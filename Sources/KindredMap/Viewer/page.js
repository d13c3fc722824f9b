let{abs,floor:ZZ,hypot:ZY,max:ZX,min:ZW,round}=Math;
let on=(a,d,e,g)=>a.addEventListener(d,e,g);
let data=JSON.parse(document.getElementById('data')?.textContent||'');
let Kinds=['controller','navigation','tab','split','page'];
let ZV=['view controller','navigation controller','tab bar controller','split view controller','page view controller'];
let ZU={name:0,heading:7};
let ZT=a=>a.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,'\ufffd');
let ZS=a=>a.slice(a.lastIndexOf('/')+1);
let place=(a,d)=>({file:data.files[a[d]],line:a[d+1],column:a[d+2]});
let families=data.families.map((a,d)=>({isFamily:!0,index:d,id:a[0],link:'family:'+a[0],first:a[1],end:a[2],x:a[3],y:a[4],w:a[5],h:a[6],place:place(a,7),windows:[],boxes:[],labels:[],shows:[],isCollapsed:!1,findings:0,family:null}));
let boxes=[];
for(let a of families){for(let d=a.first;d<a.end;d+=1){let e=data.boxes[d];
let g={isFamily:!1,index:d,id:e[0],link:e[0],label:ZS(e[0]),family:a,kind:e[1]&7,_15:(e[1]&8)!==0,definesContext:(e[1]&16)!==0,_27:!(e[1]&32),_21:e[1]&64,parent:e[2]?boxes[d-e[2]]:null,depth:0,x:a.x+e[3],y:a.y+e[4],w:e[5],h:e[6],className:data.classes[e[7]],role:data.roles[e[8]],place:place(e,9),screen:e.length>12?e[12]:-1,title:e[13]||'',tags:e[14]||[],reason:e[15]||'',children:[],labels:[],shows:[],pushes:[],pushedBy:[],moves:[],findings:0,isCollapsed:!1};
if(g.parent){g.depth=g.parent.depth+1;
g.parent.children.push(g);}
a.boxes.push(g);
boxes.push(g);}
a.root=a.boxes[0]||null;}
let boxByID=new Map(boxes.map(a=>[a.id,a]));
let familyByID=new Map(families.map(a=>[a.id,a]));
let windows=data.windows.map(a=>{let d={id:a[0],place:place(a,1),families:[...new Set(a[4])].map(e=>familyByID.get(e)).filter(Boolean)};
for(let e of d.families)if(!e.windows.includes(d))e.windows.push(d);
return d;});
let names=(data.names||[]).map(a=>({_23:!0,id:a,link:a,boxes:[]}));
boxes.forEach((a,d)=>{a.name=data.names?names[data.nameOf[d]]:a;
if(data.names)a.name.boxes.push(a);});
let nameByID=new Map((data.names?names:boxes).map(a=>[a.id,a]));
let ZR=a=>names[a];
let blocks=(data.blocks||[]).map(([a,d,e])=>({isBlock:!0,id:a,link:'block:'+a,screens:d.map(ZR),stacks:e.map(ZR),boxes:d.flatMap((g)=>names[g].boxes)}));
let ZQ=new Map(blocks.map(a=>[a.id,a]));
for(let a of blocks)for(let d of a.screens)d.block=a;
let lanes=(data.lanes||[]).map(([a,d,e,g,i])=>({isLane:!0,id:a,title:d,number:e,ink:[g,i],boxes:[]}));
let ZP=new Map(lanes.map(a=>[a.id,a]));
if(data.laneOf){let a=0;
for(let d=0;d<data.laneOf.length;d+=2){for(let e=data.laneOf[d+1];e;e-=1)boxes[a++].lane=lanes[data.laneOf[d]]||null;}
families.forEach((d,e)=>{d.lane=lanes[data.laneOfFamily[e]]||null;});
for(let d of boxes)d.lane?.boxes.push(d);}
let pictureLabels=[];
for(let a of data.labels){let d=a[0]===null?null:a[0]<0?families[-1-a[0]]:boxes[a[0]];
let e=a[4];
if(e===undefined)e=d.isFamily?d.id:d.label;
if(e===1)e=ZS(d.className.replace(/^.*\./,''));
let g={role:a[1],x:a[2]+(d?d.x:0),bottom:a[3]+(d?d.y:0),text:ZT(e)};
(d?d.labels:pictureLabels).push(g);}
function ZO(a,d){let[e,g]=[0,0];
let i=d.map((j,k)=>(k%2?g+=j:e+=j));
return Object.assign(a,{points:i,...ZN(i)});}
function ZN(a){let d=a.filter((g,i)=>i%2===0);
let e=a.filter((g,i)=>i%2===1);
return{left:ZW(...d),right:ZX(...d),top:ZW(...e),bottom:ZX(...e)};}
let lines=data.lines.map(([a,d,e,...g])=>ZO({presents:a===0,from:boxes[d],to:a===0?families[e]:boxes[e]},g));
let presentationLines=lines.filter(a=>a.presents);
let ZM=lines.filter(a=>!a.presents);
let end=a=>(typeof a==='number'?boxes[a]:a===null?null:{id:a,isOutside:!0});
let ZL=['the nearest context, from the caller upward','no context up to the root, so the root',"the root of the caller's family",'another family presents already or covers the context, so it was passed on'];
let presentations=data.presentations.map(a=>{let d=end(a[1]);
let e=typeof a[2]==='number'?boxes[a[2]]:null;
let g={from:d,family:e?e.family:null,familyID:e?e.family.id:a[2],style:a[3],removes:a[4],presenters:[],place:place(a,6)};
g.id=a[0]||`${d?d.id:''}->${g.familyID}`;
for(let i=0;i<a[5].length;i+=2){g.presenters.push({controller:end(a[5][i]),reason:ZL[a[5][i+1]]});}
if(d&&!d.isOutside)d.shows.push(g);
return g;});
let ZK=(new Map(families.map(a=>[a,[]])));
for(let a of presentations)if(a.family)ZK.get(a.family).push(a);
let pushes=data.pushes.map(a=>{let d={from:end(a[0]),to:end(a[1]),container:end(a[2]),kind:['push','showDetail','show'][a[3]],place:place(a,4)};
if(d.from&&!d.from.isOutside)d.from.pushes.push(d);
if(d.to&&!d.to.isOutside)d.to.pushedBy.push(d);
return d;});
for(let[a,d,e]of data.moves||[])if(end(a)?.moves)end(a).moves.push({to:end(d),words:e?'selects':'sets the root'});
let references=data.references.filter(a=>a[1]<families.length).map(a=>({from:boxes[a[0]],to:families[a[1]]}));
let ZJ=['error','warning','note'];
let findings=data.diagnostics.map(a=>{let d=end(a[3]);
let e=d&&!d.isOutside?d:null;
if(e){e.findings+=1;
e.family.findings+=1;
if(a[1]!=='note')e.family._39=!0;}
return{id:a[0],severity:a[1],message:a[2],box:e,help:a[4],place:a.length>5?place(a,5):null};}).sort((a,d)=>ZJ.indexOf(a.severity)-ZJ.indexOf(d.severity));
let placesOf=(new Map());
for(let a of boxes){if(a.screen<0)continue;
if(!placesOf.has(a.screen))placesOf.set(a.screen,[]);
placesOf.get(a.screen).push(a);}
let relations={navigationController:a=>nearest(a,1),tabBarController:a=>nearest(a,2),splitViewController:a=>nearest(a,3)};
function nearest(a,d){let e=a.parent;
while(e&&e.kind!==d)e=e.parent;
return e;}
let ZI=a=>[...new Set(a)];
let presenting=a=>ZI(ZK.get(a.family).flatMap(d=>d.presenters.map(e=>e.controller)));
let ZH=(new Map());
for(let a of presentations){for(let{controller:d}of a.presenters){if(d.isOutside)continue;
if(!ZH.has(d))ZH.set(d,[]);
ZH.get(d).push(a.family?a.family.root:{id:a.familyID,isOutside:!0});}}
let presented=a=>ZI([...ancestors(a)].flatMap(d=>ZH.get(d)||[]));
function*ancestors(a){for(let d=a;d;d=d.parent)yield d;}
function around(a){let d={boxes:new Set(a),families:new Set()};
for(let e of a){d.families.add(e.family);
for(let g=e.parent;g&&!d.boxes.has(g);g=g.parent)d.boxes.add(g);}
return d;}
function ZG(a){return a.children.flatMap((d)=>[d,...ZG(d)]);}
let canvas=document.getElementById('map');
let ZF=matchMedia('(prefers-reduced-motion: reduce)');
let eye={x:0,y:0,scale:1,width:0,height:0};
let ZE=4;
let ZD=0;
let ZC=16;
let ZB=()=>ZW(1,0.5*ZW(eye.width/ZA().w,eye.height/ZA().h))||0.01;
let Zz=(a,d,e)=>ZX(d,ZW(e,a));
let toMap=(a,d)=>[(a-eye.x)/eye.scale,(d-eye.y)/eye.scale];
function Zy(){let{width:a,height:d}=canvas.getBoundingClientRect();
let e=window.devicePixelRatio||1;
canvas.width=round(a*e);
canvas.height=round(d*e);
[eye.width,eye.height]=[a,d];
Zx();}
function zoomBy(a,d=eye.width/2,e=eye.height/2){cancelAnimationFrame(ZD);
if(Zw(a,d,e))return;
let g=Zz(eye.scale*a,ZB(),ZE);
eye.x=d-(d-eye.x)*g/eye.scale;
eye.y=e-(e-eye.y)*g/eye.scale;
eye.scale=g;
Zv();
Zx();}
function Zu(a,d){cancelAnimationFrame(ZD);
eye.x+=a;
eye.y+=d;
Zv();
Zx();}
function fit(a=ZA(),d=1.25,e=!1){let g=ZW((eye.width-2*ZC)/a.w,(eye.height-2*ZC)/a.h,d);
Zt(eye.width/2-(a.x+a.w/2)*g,eye.height/2-(a.y+a.h/2)*g,g,e);}
function Zs(a){let d=rectOf(a);
if(!d)return;
let e=ZX(eye.scale,0.8);
let[g,i]=[d.x*eye.scale+eye.x,d.y*eye.scale+eye.y];
let j=g>=0&&i>=0&&g+ZW(d.w,120)*eye.scale<=eye.width&&i+ZW(d.h,24)*eye.scale<=eye.height;
if(j&&e===eye.scale)return;
let[k,l]=[ZW(d.w,eye.width/e),ZW(d.h,eye.height/e)];
Zt(eye.width/2-(d.x+k/2)*e,eye.height/2-(d.y+l/2)*e,e);}
function Zt(a,d,e,g=!1){cancelAnimationFrame(ZD);
if(g||ZF.matches){Object.assign(eye,{x:a,y:d,scale:e});
return Zx();}
let i={...eye};
let j=performance.now();
let k=l=>{let m=Zz((l-j)/200,0,1);
let q=m*(2-m);
eye.scale=i.scale*(e/i.scale)**q;
let r=e===i.scale?q:(eye.scale-i.scale)/(e-i.scale);
eye.x=i.x+(a-i.x)*r;
eye.y=i.y+(d-i.y)*r;
Zx();
if(m<1)ZD=requestAnimationFrame(k);};
ZD=requestAnimationFrame(k);}
function hit(a,d){if(view.picture)return Zr(view.picture,a,d);
let e=k=>a>=k.x&&d>=k.y&&a<k.x+k.w&&d<k.y+drawn(k).h;
let g=families.find(e);
if(!g||g.isCollapsed||eye.scale<Zq.frames)return g||null;
let i=null;
let j=g.root?[g.root]:[];
while(j.length){let k=j.find(e);
if(!k)break;
i=k;
j=k.isCollapsed?[]:k.children;}
return i||g;}
function Zp(a,d){let[e,g]=toMap(a,d);
return hit(e,g);}
function Zo(a,d){let e=rectOf(view.selected);
if(!e)return;
let g=({x:r,y:s,w:t,h:u})=>[r+t/2,s+u/2];
let[i,j]=g(e);
let k=view.selected.isFamily;
let l=view.picture?view.picture.things:(k?families:boxes).map(r=>({...drawn(r),thing:r}));
let[m,q]=[(null),Infinity];
for(let{thing:r,...s}of l){let t=r.isLane||r===view.selected||r.isFamily!==k&&(r.isFamily||k)||!k&&r.children?.length;
let[u,v]=[g(s)[0]-i,g(s)[1]-j];
let A=u*a+v*d;
let B=A+2*abs(u*d+v*a);
if(!t&&A>1&&B<q)[m,q]=[r,B];}
if(m)go(plain(m).link,route.focus);}
function Zn(a,d,e){let g=new Map();
let i=0;
let j=l=>{let m=canvas.getBoundingClientRect();
return[l.clientX-m.left,l.clientY-m.top];};
on(canvas,'wheel',l=>{l.preventDefault();
let m=l.deltaMode===1?16:1;
if(l.ctrlKey||l.metaKey)return zoomBy(Math.exp(-Zz(l.deltaY*m,-120,120)*0.01),...j(l));
if(l.shiftKey&&!l.deltaX)Zu(-l.deltaY*m,0);else Zu(-l.deltaX*m,-l.deltaY*m);},{passive:!1});
on(canvas,'pointerdown',l=>{canvas.setPointerCapture(l.pointerId);
g.set(l.pointerId,j(l));
if(g.size===1)i=0;});
on(canvas,'pointermove',l=>{let[m,q]=j(l);
let r=g.get(l.pointerId);
if(!r)return a(Zp(m,q),m,q);
i+=abs(m-r[0])+abs(q-r[1]);
if(g.size===2){let[,s]=([...g].find(([u])=>u!==l.pointerId));
let t=ZY(r[0]-s[0],r[1]-s[1])||1;
zoomBy(ZY(m-s[0],q-s[1])/t,(m+s[0])/2,(q+s[1])/2);
Zu((m-r[0])/2,(q-r[1])/2);}else if(i>3){canvas.classList.add('moving');
Zu(m-r[0],q-r[1]);}
g.set(l.pointerId,[m,q]);});
let k=l=>{if(!g.delete(l.pointerId))return;
canvas.classList.remove('moving');
if(l.type==='pointerup'&&i<=3&&g.size===0){let[m,q]=j(l);
let[r,s]=toMap(m,q);
d(r,s);}};
on(canvas,'pointerup',k);
on(canvas,'pointercancel',k);
on(canvas,'pointerleave',()=>a(null,-99,-99));
on(canvas,'dblclick',l=>{let[m,q]=j(l);
e(Zp(m,q));});}
let Zm=38;
let drawn=a=>(a.isCollapsed?{x:a.x,y:a.y,w:a.w,h:ZW(a.h,Zm)}:a);
function outermost(a){if(a.isFamily||a.family.isCollapsed)return a.isFamily?a:a.family;
let d=a;
for(let e=a;e;e=e.parent)if(e.isCollapsed)d=e;
return d;}
function collapse(a){if(!a||view.picture||!(a.isFamily||a.children?.length))return;
a.isCollapsed=!a.isCollapsed;
say(`${a.id} ${a.isCollapsed?'collapsed':'expanded'}`);
Zl();
Zk();
$('collapse')?.focus();
Zx();}
function Zl(){for(let a of[...families,...boxes])a.lifted=0;
for(let a of lines){let[d,e]=[outermost(a.from),outermost(a.to)];
a.way??=a.points;
a.isInside=d===e;
let g=d.isCollapsed?Zj(a.way,drawn(d)):a.way;
a.points=e.isCollapsed?Zj(g.reduceRight(Zi,[]),drawn(e)).reduceRight(Zi,[]):g;
if(d.isCollapsed&&!a.isInside)d.lifted+=1;
Object.assign(a,ZN(a.points));}}
let Zi=(a,d,e,g)=>(e%2?a:[...a,g[e],g[e+1]]);
function Zj(a,d){let[e,g,i]=a;
let j=ZW(g,d.y+d.h-8);
let k=i>e?d.x+d.w:d.x;
if(a.length>4)return[k,j,i,j,...a.slice(4)];
let l=(k+i)/2;
return j===g?[k,g,...a.slice(2)]:[k,j,l,j,l,g,...a.slice(2)];}
let pen=canvas.getContext('2d',{alpha:!1});
let Zh={frames:0.14,text:0.45};
let Zg={frames:0.04,text:0.2};
let Zq={...Zh};
let Zf="Helvetica, Arial, 'Liberation Sans', sans-serif";
let Ze=0.16;
let Zd=90;
let view={selected:null,hover:null,lit:null,focus:null,scene:null,level:'places',picture:null,focusKey:null,back:null,at:'',opening:'',before:'',line:null,path:null,filter:null};
let colors={};
let Zc=!1;
function Zb(){let a=getComputedStyle(document.documentElement);
let d=g=>a.getPropertyValue('--'+g).trim();
let e=g=>({fill:d(g+'-fill'),border:d(g+'-border'),text:d(g+'-text')});
colors={_6:!document.documentElement.classList.contains('printing')&&matchMedia('(prefers-color-scheme: dark)').matches,family:e('family'),shown:e('shown'),kinds:Kinds.map((g,i)=>e('kind'+i))};
for(let g of['page','note','presentation','presents','pushes','focus','heard','visible','warning','note-mark','added','removed','moved','changed']){colors[g]=d(g);}}
function Zx(){if(Zc)return;
Zc=!0;
requestAnimationFrame(()=>{Zc=!1;
paint();});}
let Za={1:'note',2:'note',3:'presentation',4:'presentation',5:'presentation',6:'presentation',8:'note'};
let YZ=a=>{pen.globalAlpha=a?1:Ze;};
let isLitBox=a=>!view.lit||view.lit.boxes.has(a);
let isLitFamily=a=>!view.lit||view.lit.families.has(a);
let isLitThing=a=>(a.isFamily?isLitFamily(a):YY(a).some(isLitBox));
let YX=a=>(a.windows.length?colors.shown:colors.family);
function YW(a){if(a.family.isCollapsed)return!0;
for(let d=a.parent;d;d=d.parent)if(d.isCollapsed)return!0;
return!1;}
function paint(){YV(canvas.width/(eye.width||1));}
function YV(a){pen.setTransform(a,0,0,a,0,0);
YZ(!0);
pen.fillStyle=colors.page;
pen.fillRect(0,0,eye.width,eye.height);
pen.setTransform(eye.scale*a,0,0,eye.scale*a,eye.x*a,eye.y*a);
let[d,e]=toMap(0,0);
let[g,i]=toMap(eye.width,eye.height);
if(view.picture){YU(view.picture,{x:d,y:e,right:g,bottom:i});
return YT(families.filter(j=>view.picture?.rects.has(j)));}
YS(d,e,g,i);
if(eye.scale<Zq.text)YR(a);}
function YS(a,d,e,g){let i=m=>m.x<e&&m.y<g&&m.x+m.w>a&&m.y+m.h>d;
let j=m=>m.left<=e&&m.top<=g&&m.right>=a&&m.bottom>=d;
let k=families.filter(i);
let l=view.lit?[!1,!0]:[!0];
for(let m of l){let q=k.filter(r=>isLitFamily(r)===m);
YZ(m);
YQ(q);
if(eye.scale>=Zq.text)YP(q);
if(eye.scale>=Zq.frames)for(let r of q)YO(r,i);}
for(let m of l){let q=r=>!r.isInside&&j(r)&&isLitLine(r)===m;
YZ(m);
if(eye.scale>=Zq.frames)YN(ZM.filter(q),colors.pushes,0.9,3.5);
YN(presentationLines.filter(q),colors.presents,1.1,5);}
YZ(!0);
for(let m of pictureLabels)YM(m,colors.kinds[0].text);
YL();
YT(k);}
function isLitLine(a){if(!view.lit)return!0;
if(view.lit.pairs)return YK(a);
return view.lit.boxes.has(a.from)&&(a.presents?view.lit.families:view.lit.boxes).has(a.to)&&(!a.presents||!a.to.root||view.lit.boxes.has(a.to.root));}
function YJ(a,d){let{x:e,y:g,w:i,h:j}=drawn(a);
if(eye.scale<Zq.text)pen.rect(e,g,i,j);
else pen.roundRect(e,g,i,j,d);}
function YQ(a){let d=eye.scale<Zq.frames;
let e=g=>(d&&g.root?colors.kinds[g.root.kind]:YX(g));
for(let g of[colors.family,colors.shown,...colors.kinds]){pen.beginPath();
for(let i of a)if(e(i)===g)YJ(i,7);
pen.fillStyle=g.fill;
pen.fill();
pen.strokeStyle=g.border;
pen.lineWidth=ZX(1,0.6/eye.scale);
pen.stroke();}}
function YO(a,d){for(let e of a.boxes){if(!d(e)||YW(e))continue;
YZ(isLitBox(e));
let g=colors.kinds[e.kind];
pen.beginPath();
YJ(e,4);
pen.fillStyle=g.fill;
pen.fill();
pen.strokeStyle=g.border;
pen.lineWidth=ZX(1,0.5/eye.scale);
if(e._15)pen.setLineDash([3,2]);
pen.stroke();
pen.setLineDash([]);
if(eye.scale<Zq.text)continue;
if(e.kind)YI(e,g.border);
let i=e.kind>0||e.children.length>0;
for(let j of YH(e)){let k=`${e._15?'italic ':''}${i?'bold ':''}`;
YM(j,g.text,k);}
if(e.isCollapsed)YG(e,ZG(e).length,g.text);}}
let YF=['','M.5.5h9v9h-9ZM.5 3h9M.5 2h9M.5 1h9','M.5.5h9v9h-9ZM.5 7h9M.5 8h9M.5 9h9','M.5.5h9v9h-9ZM1 .5v9M2 .5v9M3 .5v9','M.5.5h6v9h-6ZM6.5 2h3v6h-3'];
function YI(a,d){pen.save();
pen.translate(a.x+6,a.y+4);
pen.strokeStyle=d;
pen.lineWidth=1;
pen.stroke(YE(YF[a.kind]));
pen.restore();}
function YM(a,d,e='',g=11){let i=a.role===ZU.heading;
if(eye.scale<(i?0.4:Zq.text))return;
let j=a.role===ZU.name;
pen.font=`${i?'bold 12':j?e+g:9}px ${Zf}`;
pen.fillStyle=Za[a.role]?colors[Za[a.role]]:d;
pen.fillText(a.text,a.x,a.bottom-3);}
let YH=a=>(a.isCollapsed?a.labels.filter((d)=>d.role===ZU.name):a.labels);
function YG(a,d,e){pen.font=`9px ${Zf}`;
pen.fillStyle=e;
pen.fillText(`${d} inside`,a.x+8,a.y+32);
if(a.lifted<2)return;
pen.textAlign='right';
pen.fillText(`×${a.lifted}`,a.x+a.w-5,a.y+32);
pen.textAlign='start';}
function YP(a){for(let d of a){let e=YX(d).text;
for(let g of YH(d))YM(g,e,'bold ',12);
if(d.isCollapsed)YG(d,d.boxes.length,e);}}
function YN(a,d,e,g){if(!a.length)return;
pen.beginPath();
for(let{points:k}of a){pen.moveTo(k[0],k[1]);
for(let l=2;l<k.length-2;l+=2){if(eye.scale<Zq.text)pen.lineTo(k[l],k[l+1]);
else pen.arcTo(k[l],k[l+1],k[l+2],k[l+3],YD(k,l));}
pen.lineTo(k[k.length-2],k[k.length-1]);}
let i=eye.scale<Zq.frames;
let j=pen.globalAlpha;
pen.strokeStyle=d;
pen.lineWidth=ZX(e,0.6/eye.scale);
if(i)pen.globalAlpha*=0.6;
pen.stroke();
pen.globalAlpha=j;
if(i)return;
pen.beginPath();
for(let{points:k}of a){let[l,m]=k.slice(-2);
YC(l,m,Math.sign(l-k[k.length-4]),Math.sign(m-k[k.length-3]),g);}
pen.fillStyle=d;
pen.fill();}
function YD(a,d){let e=g=>abs(a[g+2]-a[g])+abs(a[g+3]-a[g+1]);
return ZW(4,e(d-2)/2,e(d)/2);}
function YC(a,d,e,g,i){pen.moveTo(a,d);
pen.lineTo(a-e*i-g*i*0.55,d-g*i+e*i*0.55);
pen.lineTo(a-e*i+g*i*0.55,d-g*i-e*i*0.55);
pen.closePath();}
let YB=[[],[1.5,3],[6,4],[7,3,1.5,3],[3,2]];
function YA(a,d,e){let g=a.items.map(q=>Yz(q,d));
let i=a.things.flatMap(([q,r,s,t,u,v])=>{if(q===4&&!e)return[];
let A=Yy(q,r)||(e&&{id:r,isOutside:!0,boxes:[]});
return A?[{thing:A,x:s,y:t,w:u,h:v}]:[];});
let j=a.things.some(([q])=>q===3)?[3,0]:[1,0];
let k=q=>j.map(r=>Yy(r,q)).find(Boolean)||[];
let l=new Map(a.sets.map(([q,...r])=>[`set ${q}`,r]));
let m=a.lines.map(([q,r,s,t,...u])=>ZO({presents:q!=='pushes',count:t,from:(l.get(r)||[r]).flatMap(k),to:(q==='pushes'?Yy(1,s):Yy(0,s))||Yy(1,s)},u));
return Yx(g,i,m,{x:0,y:ZW(...i.map(q=>q.y))-12,right:a.size[0],bottom:a.size[1]});}
function Yx(a,d,e,{x:g,y:i,right:j,bottom:k}){let l=new Map(d.map(m=>([m.thing,m])).reverse());
return{items:a,things:d,lines:e,rects:l,bounds:{x:g,y:i,w:j-g,h:k-i}};}
function Yy(a,d){return a===0?familyByID.get(d):a===1?nameByID.get(d):a===2?ZQ.get(d):a===3?ZP.get(d):boxByID.get(d);}
function Yz([a,...d],{looks:e,fonts:g}){if(a<0){let[m,q,r,s]=(d);
return Yw(g[-1-a],m,q,s,r);}
if(typeof d[0]==='string')return Yv(e[a],d[0]);
let[i,j,k,l]=(d);
return{look:e[a],x:i,y:j,w:k,h:l};}
let Yw=(a,d,e,g,i)=>({font:a,text:ZT(g),x:d,y:e-a.size,w:i,h:a.size*1.3});
function Yv(a,d){let[e,g]=[0,0];
let[i,j,k,l]=[Infinity,Infinity,-Infinity,-Infinity];
for(let m of d.match(/[a-y][^a-z]*/g)||[]){let q=(m.match(/-?[\d.]+/g)||[]).map(Number);
e+=q[q.length-2];
g+=q[q.length-1];
[i,j,k,l]=[ZW(i,e),ZW(j,g),ZX(k,e),ZX(l,g)];}
return{look:a,path:d,x:i-3,y:j-3,w:k-i+6,h:l-j+6};}
let Yu=data.pictures&&{looks:data.pictures.looks.map(([a,d,e,g,i])=>({fill:data.pictures.inks[a],stroke:data.pictures.inks[d],width:e,dash:YB[g],radius:i})),fonts:data.pictures.fonts.map(([a,d,e])=>Yt(a,data.pictures.inks[e],d))};
function Yt(a,d,e=0){return{size:a,ink:d,css:`${e&2?'italic ':''}${e&1?'bold ':''}${a}px ${Zf}`};}
let Ys=a=>a[colors._6?1:0];
function Yr(a){a._2=!0;
let d=[...a.things].sort((e,g)=>e.w*e.h-g.w*g.h);
for(let e of a.items){let[g,i,j,k]=[e.x+4,e.y+4,e.x+e.w-4,e.y+e.h-4];
e.owner=d.find(l=>g>=l.x&&i>=l.y&&j<=l.x+l.w&&k<=l.y+l.h)?.thing;}}
function YU(a,d){if(!view.lit)return Yq(a.items,d);
if(!a._2)Yr(a);
let e=new Set(a.things.map(g=>g.thing).filter(isLitThing));
for(let g of[!1,!0]){YZ(g);
Yq(a.items.filter(i=>e.has((i.owner))===g),d);}
for(let g of a.lines)if(isLitPictureLine(g))Yp(g,colors.focus,1.5);}
function Yq(a,d){for(let e of a){if(e.x>d.right||e.y>d.bottom||e.x+e.w<d.x||e.y+e.h<d.y)continue;
if(e.font){if(e.font.size*eye.scale<2.6)continue;
pen.font=e.font.css;
pen.fillStyle=Ys(e.font.ink);
pen.fillText(e.text,e.x,e.y+e.font.size,e.w);}else if(ZX(e.w,e.h)*eye.scale>1.5){Yo(e);}}}
function Yo({look:a,path:d,x:e,y:g,w:i,h:j}){let k;
if(d){k=YE(d);}else{pen.beginPath();
pen.roundRect(e,g,i,j,a.radius);}
if(a.fill){pen.fillStyle=Ys(a.fill);
if(k)pen.fill(k);else pen.fill();}
if(!a.stroke)return;
pen.strokeStyle=Ys(a.stroke);
pen.lineWidth=a.width;
if(a.dash.length)pen.setLineDash(a.dash);
if(k)pen.stroke(k);else pen.stroke();
if(a.dash.length)pen.setLineDash([]);}
let ways=new Map();
function YE(a){let d=ways.get(a)||Object.assign(new Path2D(a),{source:a});
ways.set(a,d);
return d;}
let isLitPictureLine=a=>(view.lit.pairs?YK(a):a.from.some(isLitThing)&&isLitThing(a.to));
function Zr(a,d,e){let g=null;
for(let i of a.things){if(i.thing.isLane||i.thing.isOutside||d<i.x||e<i.y||d>i.x+i.w||e>i.y+i.h)continue;
if(!g||i.w*i.h<=g.w*g.h)g=i;}
return g&&plain(g.thing);}
let plain=a=>(a._23&&a.boxes.length===1?a.boxes[0]:a);
function rectOf(a){let{picture:d}=view;
let e=YY(a);
if(!d)return a._23||a.isBlock?e[0]:a;
let g=d.rects.get(a);
if(g)return g;
for(let i=e[0];i;i=i.parent){let j=d.rects.get(i.name);
if(j)return j;}
return(e[0]&&(d.rects.get(e[0].family)||d.rects.get(e[0].lane)))||null;}
let YY=a=>(a.boxes?a.boxes:[a]);
let pictures={};
for(let a of['overview','screens','overviewBefore','screensBefore','placesBefore']){if(data.pictures?.[a])pictures[a]=YA(data.pictures[a],Yu,a.endsWith('Before'));}
let levels=['overview','screens','places'].filter(a=>a==='places'||pictures[a]);
let Yn={overview:1.8,screens:2.6,places:Infinity};
let Ym=7/11;
let Yl=a=>pictures[a]?.bounds||{x:0,y:0,w:data.size[0],h:data.size[1]};
let ZA=()=>(view.picture?view.picture.bounds:Yl('places'));
let Yk=({w:a,h:d})=>ZW((eye.width-2*ZC)/a,(eye.height-2*ZC)/d,1.25);
function Yj(){if(data.level||levels.length===1)return'places';
return Yk(Yl(levels[1]))>=Ym?levels[1]:levels[0];}
function Yi(a){view.level=levels.includes(a)?a:levels[levels.length-1];
view.before=route.before;
view.picture=route.before&&(pictures[view.level+'Before']||pictures.placesBefore)||pictures[view.level]||null;
$('before').setAttribute('aria-pressed',String(!!route.before));
for(let d of levels)$(`level-${d}`).setAttribute('aria-pressed',String(d===view.level));
Yh();}
function Yg(a=!1){Zy();
let d=ZA();
let e=Yk(d);
if(view.level!=='overview'||view.focus||e>=Ym)return fit(d,1.25,a);
let g=ZW(1,(eye.width-2*ZC)/d.w);
Zt(eye.width/2-(d.x+d.w/2)*g,ZC-d.y*g,g,a);}
function Zw(a,d,e){let g=levels.indexOf(view.level);
if(view.focus)return!1;
if(a>1&&g<levels.length-1&&eye.scale*a>Yn[view.level]){let i=Zp(d,e);
Yf(levels[g+1]);
let j=i&&rectOf(i);
if(!j)Yg(!0);
else Ye(j,d,e,ZX(Ym,ZW(1,eye.width/j.w)));
return!0;}
if(a<1&&g>0&&eye.scale<0.7*Yk(ZA())){Yf(levels[g-1]);
Yg(!0);
return!0;}
return!1;}
function Ye(a,d,e,g){Zt(d-(a.x+ZW(a.w/2,60))*g,e-(a.y+ZW(a.h/2,12))*g,g,!0);}
function Yf(a){Yi(a);
route.level=view.level;
view.hover=null;
say(`Level ${view.level}`);
Zv();}
function Yd(a){if(view.focus)setRoute({focus:0});
if(a===view.level)return Yg();
let d=view.selected;
Yf(a);
Yg(!0);
if(d)Zs(d);}
let Yc={page:['#ffffff','#14181d'],text:['#1f2933','#e6ebf1'],muted:['#52606d','#aab5c1'],push:['#6b7785','#8f9ba8'],edge:['#7b8894','#74818e'],strong:['#39434e','#b9c4cf'],subject:['#b3400c','#ffab80']};
let Yb={head:Yt(16,Yc.text,1),name:Yt(12,Yc.text,1),row:Yt(11.5,Yc.text),inserted:Yt(11.5,Yc.text,2),note:Yt(9.5,Yc.muted),number:Yt(10,Yc.page,1)};
let Ya=[/^fullScreen/,/^overFullScreen/,/^(automatic|pageSheet)/,/^formSheet/,/^popover/,/urrentContext/,/^custom/];
let XZ=['fullScreen','overFullScreen','pageSheet','formSheet','popover','context','custom','chosen by the system'];
let XY=a=>(a.includes('unknown')?7:ZX(0,Ya.findIndex(d=>d.test(a))));
let XX=(a,d)=>(a.map((e,g)=>'#'+[1,3,5].map(i=>{let[j,k]=[e,Yc.page[g]].map(l=>parseInt(l.slice(i,i+2),16));
return round((j*d+k*(100-d))/100).toString(16).padStart(2,'0');}).join('')));
let XW=a=>({width:1,dash:[],radius:4,...a});
let XV=(a,d,e,g,i,j)=>a.push({look:XW(d),x:e,y:g,w:i,h:j});
function XU(a,d,e,g,i,j,k=!1){pen.font=d.css;
let l=ZT(i);
let m=()=>pen.measureText(l).width;
while(l.length>2&&m()>j)l=l.slice(0,-2).trimEnd()+'…';
let q=ZW(m(),j);
a.push(Yw(d,k?e-q:e,g,l,q));
return q;}
function XT(a,d,e){let g=`m${e[0]} ${e[1]}`;
for(let i=2;i<e.length;i+=2)g+=`l${e[i]-e[i-2]} ${e[i+1]-e[i-1]}`;
a.push(Yv(XW(d),g+(d.fill?'z':'')));}
function XS(a,d,e){let[g,i,j,k]=e;
let l=e.length-2;
let m=`m${g} ${i}`;
if(e.length===4){m+=`l${j-g} ${k-i}`;}else{let[s,t]=[e[l+1]-i,Math.sign(e[l+1]-i)];
let u=ZW(5,abs(s)/2);
m+=`l${j-g-u} 0q${u} 0 ${u} ${t*u}l0 ${s-2*t*u}q0 ${t*u} ${u} ${t*u}l${e[l]-j-u} 0`;}
a.push(Yv(XW(d),m));
let[q,r]=[e[l],e[l+1]];
XT(a,{fill:d.stroke},[q,r,q-7,r-3,q-7,r+3]);}
function XR(a,d,e,g,i){XV(a,{fill:d?Yc.page:i,stroke:i,width:1.1,radius:1.5},e+0.5,g+0.5,11,9);
let[j,k,l,m]=[[0,0,0,0],[2.6,2.6,6.8,4.8],[0.5,3.4,11,6.1],[3.1,3,5.8,4.2],[3.6,2.2,6.2,3.8],[6,0.5,5.5,9]][d]||[0,0,0,0];
if(l)XV(a,{fill:i,radius:0.6},e+j,g+k,l,m);
if(d===4)XT(a,{fill:i},[e+5,g+5.5,e+6.6,g+6,e+5,g+8.2]);
if(d===6)XT(a,{fill:i},[e+6,g+1.8,e+9.2,g+5,e+6,g+8.2,e+2.8,g+5]);
if(d===7)a.push(Yw({...Yt(8.2,i,1)},e+3.5,g+8.2,'?',5));}
function XQ(a,d,e,g){if(d.isBlock){XT(a,{fill:Yc.strong},[e,g-7,e+7,g,e,g+7,e-7,g]);}else if(d.isLane){XV(a,{fill:d.ink,radius:8},e-8,g-8,16,16);
pen.font=Yb.number.css;
let i=pen.measureText(d.number).width;
a.push(Yw(Yb.number,e-i/2,g+3.6,d.number,i));}else{return!1;}
return!0;}
let XP=(a,d)=>({stroke:d,width:a<2?2:1.3,dash:YB[{4:1,5:2,6:3}[a]||0]});
let XO=a=>(view.level==='places'?a:a.name);
function XN(a){let[d]=YY(a);
if(a.block)return a.block;
return d.lane&&d.family.windows.length?d.lane:d.family;}
function XM(a){if(a.isFamily){let e=g=>view.level==='places'||g.name===g||!g.name.block&&g.name.boxes[0].family===a;
return new Set(YY(a).filter(e));}
let d=new Set(YY(a));
for(let e of d)if(!a.isBlock&&(e.kind===0||e.kind===4))for(let g of e.children)d.add(g);
return d;}
function XL(a){let d=a.presenters.map(g=>g.controller).filter(g=>!g.isOutside&&a.from&&g!==XK(a.from)).map(g=>g.label);
let e=ZI(d);
return[a.style.replace(/^automatic( \(.*\))?$/,g=>(g.includes('unknown')?'chosen by the system':'automatic')),e.length?`over ${e.length<3?e.join(', '):`${e[0]} and ${e.length-1} more`}`:''].filter(Boolean).join(' ');}
let XK=a=>a.family.root;
function XJ(a){let d=new Map();
for(let e of a){for(let g of e.shows)XI(d,e,g.family||{id:g.familyID,link:g.familyID,isOutside:!0},'presents',XL(g),g.style);
for(let{to:g}of e.pushes)if(g)XI(d,e,g.isOutside?g:XO(g),'pushes','pushes');}
return[...d.values()];}
function XH(a){for(let d=a;d.parent;d=d.parent)if(d.parent.kind===1&&d.parent.children[0]!==d)return!1;
return!0;}
function XI(a,d,e,g,i,j=''){if(!d)return;
let k=d.isOutside?d:XO(d);
a.set(`${k.link||k.id}|${e.link}|${g}|${i}`,{from:k,to:e,kind:g,words:i,style:j});}
function XG(a,d){let e=new Map();
for(let g of a.isFamily?[a.root]:YY(a)){if(!a.isFamily)for(let k of g.pushedBy)if(!d.has(k.from))XI(e,k.from,a,'pushes','pushes');
if(!XH(g))continue;
let{windows:i,id:j}=g.family;
if(!i.length)for(let k of ZK.get(g.family))XI(e,k.from,a,'presents',XL(k)+(a.isFamily?'':` through ${j}`),k.style);
else if(!g.parent)for(let k of i)XI(e,{id:k.id,isOutside:!0,home:XF},a,'starts','starts with it');
else if(!/ pushes it$/.test(g.reason))XI(e,g.parent,a,'starts','starts with it');}
return[...e.values()];}
function XE(a){let d=new Map();
for(let e of a){for(let g=e;g;g=g._27?g.parent:null){for(let i of g.pushedBy)XI(d,i.from,XO(e),'pushes','pushes');
if(!g.parent)for(let i of ZK.get(g.family))XI(d,i.from,XO(e),'presents',XL(i),i.style);}}
return[...d.values()];}
let XD=224;
let XC=76;
function XB(a,d){let e=d.link||d.id;
let g=a.get(e)||{thing:d,rows:new Map(),ways:new Map(),x:0,y:0,h:0,at:0};
a.set(e,g);
return g;}
function XA(a,d){let e=d.link||d.id;
let g=a.rows.get(e)||{thing:d,card:a,exits:new Map(),notes:[],depth:0,y:0,h:0};
a.rows.set(e,g);
return g;}
function Xz(a,d){let e=a.get(d.words)||{link:d,y:0};
a.set(d.words,e);
return e;}
let XF={id:'windows',isOutside:!0,boxes:[]};
let Xy={id:'outside this map',isOutside:!0,boxes:[]};
let Xx=a=>a.home||(a.isOutside?Xy:XN(a));
let Xw=a=>(a.isOutside?[]:YY(a));
function Xv(a,d){let e=a.isFamily||a.isBlock||a._23?a:XO((a));
let g=XM(e);
let i=new Map();
let j=XB(i,e);
let[k]=g;
for(let r of g)XA(j,XO((r))).depth=Zz(r.depth-k.depth,0,4);
if(e.isBlock)for(let r of j.rows.values())r.depth=0;
let l=[];
let m=Xu(j,g,d,l);
let q=Xt(j,g,d,l);
return Xs([...m,i,...q],j,l);}
function Xu(a,d,e,g){let i=[];
let j=new Set(d);
let k=XG(a.thing,d);
for(let l=1;l<=e&&k.length;l+=1){let m=new Map();
let q=new Set();
for(let s of k){let t=XA(XB(m,Xx(s.from)),s.from);
let u=l===1?Xz(a.ways,s):XA(XB(i[0],Xx(s.to)),s.to);
g.push({link:s,row:t,exit:Xz(t.exits,s),target:u,card:l===1?a:null});
for(let v of Xw(s.from))q.add(v);}
i.unshift(m);
let r=[...q].filter(s=>!j.has(s));
for(let s of r)j.add(s);
k=XE(r).filter(s=>!Xw(s.from).some(t=>j.has(t)));}
return i;}
function Xt(a,d,e,g){let i=[];
let j=new Set(d);
let k=new Map([...d].map(l=>[l,a]));
for(let l=1;l<=e&&k.size;l+=1){let m=new Map();
let q=new Map();
for(let r of XJ(new Set(k.keys()))){let s=YY(r.from).find(A=>k.has(A));
let t=XA((k.get((s))),r.from);
if(Xw(r.to).some(A=>j.has(A))){t.notes.push(`${r.kind==='pushes'?'›':'→'} ${r.to.label||r.to.id}`);
continue;}
let u=r.kind==='pushes';
let v=XB(m,u?Xx(r.to):r.to);
g.push({link:r,row:t,exit:Xz(t.exits,r),target:u?XA(v,r.to):Xz(v.ways,r),card:u?null:v});
if(!r.to.isOutside)for(let A of u?XM(r.to):YY(r.to))q.set(A,v);}
if(!m.size)break;
i.push(m);
for(let r of q.keys())j.add(r);
k=q;}
return i;}
function Xs(a,d,e){let g=a.map(m=>[...m.values()].reduce((q,r)=>q+Xr(r,r===d)+12,-12));
let i=ZX(...g);
let j=[];
let k=[];
a.forEach((m,q)=>{let r=(i-g[q])/2;
for(let s of m.values()){Object.assign(s,{x:q*(XD+XC),y:r,at:q});
Xq(s,s===d,j,k);
r+=s.h+12;}});
let l=Xp(e,j);
return Yx(j,k,l,{x:-12,y:-12,right:a.length*(XD+XC)-XC+12,bottom:i+12});}
function Xr(a,d){let e=d?34:26;
for(let g of a.ways.values()){g.y=e+4;
e+=15;}
for(let g of a.rows.values()){Object.assign(g,{y:e,h:ZX(20,8+12*g.exits.size)});
[...g.exits.values()].forEach((i,j)=>{i.y=e+g.h/2+12*(j-(g.exits.size-1)/2);});
e+=g.h+4;}
a.h=e+4;
return a.h;}
let Xo=a=>(a.isLane?a.title:a.isBlock?`${a.id}, in ${a.stacks.length} stacks`:a.label||a.id);
function Xq(a,d,e,g){let{thing:i,x:j,y:k,h:l}=a;
let m=d?Yc.subject:i.isLane?i.ink:i.isBlock?Yc.strong:Yc.edge;
XV(e,{fill:XX(m,d?5:8),stroke:m,width:d?3:1.2,radius:7},j,k,XD,l);
g.push({thing:i,x:j,y:k,w:XD,h:l});
let q=XQ(e,i,j+17,k+13.5)?30:9;
XU(e,d?Yb.head:Yb.name,j+q,k+(d?22:17.5),Xo(i),XD-q-8);
for(let{link:r,y:s}of a.ways.values()){let t=r.kind==='presents';
if(t)XR(e,XY(r.style),j+9,k+s-5,Yc.text);
XU(e,Yb.note,j+(t?26:9),k+s+3.3,d&&r.kind==='pushes'?'is pushed':r.words,XD-34);}
for(let r of a.rows.values())Xn(r,e,g);}
function Xn({thing:a,card:d,exits:e,notes:g,depth:i,y:j,h:k},l,m){let[q,r,s]=[d.x+6+10*i,d.y+j,XD-12-10*i];
let t=Xw(a).some(A=>A._15);
XV(l,{fill:Yc.page,stroke:Yc.edge,dash:t?YB[4]:[]},q,r,s,k);
m.push({thing:a,x:q,y:r,w:s,h:k});
let u=[...e.values()].some(({link:A})=>A.kind!=='presents')?48:20;
let v=XU(l,t?Yb.inserted:Yb.row,q+7,r+(e.size>1?15:k/2+4),a.label||a.id,s-14-u);
if(g.length)XU(l,Yb.note,q+14+v,r+(e.size>1?15:k/2+3.5),g.join(' '),s-v-22-u);
for(let{link:A,y:B}of e.values()){if(A.kind==='presents')XR(l,XY(A.style),q+s-16,d.y+B-5,Yc.text);
else XU(l,Yb.note,q+s-5,d.y+B+3.3,A.words,60,!0);}}
function Xp(a,d){let e=new Map();
a.forEach(j=>{let k=(j.target);
let l=j.card||k.card;
let m=l.y+(j.card?j.target.y:k.y+k.h/2);
let q=`${l.at} ${m} ${j.link.words}`;
let r=e.get(q)||{x:l.x+(j.card?0:6),y:m,wires:[],far:0,lane:0};
r.wires.push(j);
r.far=ZX(r.far,abs(m-j.row.card.y-j.exit.y));
e.set(q,r);});
let g=new Map();
for(let j of e.values()){let k=j.wires[0].row.card.at;
g.set(k,[...(g.get(k)||[]),j]);}
let i=[];
for(let[j,k]of g){k.sort((l,m)=>m.far-l.far).forEach((l,m)=>{l.lane=j*(XD+XC)+XD+10+(m+0.5)*(XC-28)/k.length;});
for(let l of k)for(let m of l.wires)i.push(Xm(m,l,d));}
return i;}
function Xm({link:a,row:d,exit:e},{x:g,y:i,lane:j,wires:k},l){let[m,q]=[d.card.x+XD-6,d.card.y+e.y];
let r=a.kind==='pushes';
let s=a.kind==='starts'?{stroke:Yc.push,dash:YB[1]}:XP(r?2:XY(a.style),r?Yc.push:Yc.strong);
let t=abs(q-i)<1?[m,i,g,i]:[m,q,j,q,j,i,g,i];
XS(l,s,t);
if(k.length>1&&t.length>4)XV(l,{fill:s.stroke,radius:2.2},j-2.2,q-2.2,4.4,4.4);
let u=t.map((v,A)=>(A<2?v:v-t[A-2]));
return ZO({presents:!r,count:1,from:[d.thing],to:a.to,words:a.words},u);}
function Xl(a){let{box:d,_28:e}=a;
let g=(i,j,k,l=!1)=>({box:i,_28:l,words:j,from:a,hops:a.hops+k});
return[...(e?[]:Xk(d).map(i=>g(i,'opens',0))),...(d.parent?[g(d.parent,'',0,!0)]:[]),...d.shows.filter(i=>i.family?.root).map(i=>g(i.family?.root,`presents as ${i.style}`,1)),...d.pushes.filter(i=>i.to&&!i.to.isOutside).map(i=>g(i.to,'pushes',1)),...d.moves.filter(i=>!i.to.isOutside).map(i=>g(i.to,i.words,1)),...d.children.filter(i=>i._21).map(i=>g(i,'pushes',1))];}
let Xk=a=>a.children.filter(d=>d._27);
let Xj=a=>(a.isFamily?[a.root].filter(Boolean):YY(a));
function Xi(a,d){let e=new Set(Xj(d));
let g=[new Set(),new Set()];
let i=[Xj(a).map(j=>({box:j,_28:!1,words:'',from:null,hops:0}))];
for(let j=0;j<i.length;j+=1){for(let k of i[j]||[]){let l=g[k._28?1:0];
if(l.has(k.box))continue;
l.add(k.box);
if(e.has(k.box)&&!k._28)return Xh(k);
for(let m of Xl(k))(i[m.hops]||=[]).push(m);}}
return null;}
function Xh(a){let d=[];
for(let e=(a);e;e=e.from)d.unshift(e);
return d;}
function Xg(){let[a,d]=route.path.split('..').map(e=>(e?find(e):null));
return{from:a,to:d};}
function Xf(){let{from:a,to:d}=Xg();
view.path=a&&d?Xi(a,d):null;}
function Xe(){let{from:a,to:d}=Xg();
if(!a)return[];
let e=Xd('button',{onclick:()=>setRoute({path:''})},'Clear path');
if(!d)return[Xd('p',{},'A path from ',Xc(a),': select where it ends. ',e)];
let g=view.path?.[view.path.length-1];
return[Xd('h3',{},'Path'),Xd('p',{},Xc(a),' to ',Xc(d),g?`: ${g.hops} presentations, pushes and moves. `:': no way leads there. ',e),Xd('ol',{id:'path'},...(view.path||[]).filter(i=>i.from&&!i._28).map(i=>Xd('li',{},Xc(Xb((i.from).box)),` ${ZT(i.words)} `,Xc(Xb(i.box)))))];}
let Xb=a=>plain(XO(a));
function Xa(a,d){let e=view.picture?view.picture.lines:eye.scale<Zq.frames?presentationLines:lines;
let[g,i]=[null,5/eye.scale];
for(let j of e){if(j.isInside||a<j.left-i||a>j.right+i||d<j.top-i||d>j.bottom+i)continue;
for(let k=2;k<j.points.length;k+=2){let[l,m,q,r]=j.points.slice(k-2,k+2);
let s=ZY(a-Zz(a,ZW(l,q),ZX(l,q)),d-Zz(d,ZW(m,r),ZX(m,r)));
if(s<i)[g,i]=[j,s];}}
return g;}
function WZ(a,d){let[e,g]=toMap(a,d);
return Xa(e,g);}
function wordsOf(a){let d=[a.from].flat();
let e=k=>k.title&&k.isLane?k.title:k.label||k.id;
let g=d.map(e);
let i=g.length>3?`${g.slice(0,2).join(', ')} and ${g.length-2} more`:g.join(', ');
if(!a.presents)return[`${i} pushes ${e(a.to)}`];
if(a.words==='starts with it')return[`${i} starts with ${e(a.to)}`];
let j=WY(a).map(k=>{let l=ZI(k.presenters.map(m=>m.controller.label||m.controller.id));
return`${k.style}, presented by ${l.slice(0,3).join(', ')}${l.length>3?` and ${l.length-3} more`:''}`;});
return[`${i} presents ${e(a.to)}${a.count>1?`, ${a.count} times`:''}`,...ZI(j).slice(0,6)];}
function WY(a){let d=a.to.isFamily?a.to:null;
let e=[a.from].flat().flatMap(g=>(g.isLane?g.boxes.filter((i)=>i.family.windows.length||i.name.block):YY(g)));
return ZI(e).flatMap(g=>g.shows||[]).filter(g=>g.family&&(d?g.family===d:g.family.boxes.some((i)=>YY(a.to).includes(i))));}
function WX(a,d,e){let g=$('tip');
g.hidden=!a;
if(a){g.replaceChildren(...wordsOf(a).map(i=>Xd('div',{},ZT(i))));
g.style.left=`${Zz(d+14,0,ZX(0,eye.width-240))}px`;
g.style.top=`${e+16>eye.height-60?e-50:e+16}px`;}
if(a===view.line)return;
view.line=a;
Zx();}
function Yp({points:a},d,e){pen.beginPath();
pen.moveTo(a[0],a[1]);
for(let g=2;g<a.length;g+=2)pen.lineTo(a[g],a[g+1]);
pen.strokeStyle=d;
pen.lineWidth=ZX(e,e/eye.scale);
pen.stroke();}
let WW={style:a=>WV(a).flatMap(d=>[d.from,...(d.family?[d.family.root]:[])]),lane:a=>boxes.filter(d=>d.lane?.id===a),tag:a=>boxes.filter(d=>d.tags.includes(a)),diagnostic:a=>findings.filter(d=>d.id===a).map(d=>d.box)};
let WU=a=>a.style.split(' ')[0];
let WV=a=>presentations.filter(d=>WU(d)===a);
function WT(){let[a,d]=[route.only.split(':',1)[0],route.only.slice(route.only.indexOf(':')+1)];
if(!WW[a])return null;
let e=around(new Set(WW[a](d).filter(g=>g&&!g.isOutside)));
if(a==='style')e.pairs=new Set(WV(d).map(g=>`${g.from?.index} ${g.family?.index}`));
return e;}
function YK(a){return a.presents&&[a.from].flat().some(d=>YY(d).some(e=>view.lit.pairs.has(`${e.index} ${a.to.index}`)));}
function WS(){let a=$('only');
a.value=[...a.options].some(e=>e.value===route.only)?route.only:'';
let d=view.filter&&boxes.filter(e=>view.filter.boxes.has(e)).length;
$('rest').textContent=view.filter?`${boxes.length-d} faded`:'';}
function WR(){let a=(d,e,g=(i)=>i)=>{let i=new Map();
for(let j of e)i.set(j,(i.get(j)||0)+1);
return i.size?[Xd('optgroup',{label:d},...[...i].map(([j,k])=>Xd('option',{value:`${d}:${j}`},`${ZT(g(j))} (${k})`)))]:[];};
$('only').append(Xd('option',{value:''},'everything'),...a('style',presentations.map(WU)),...a('lane',boxes.flatMap(d=>d.lane?.id||[]),(d)=>ZP.get(d)?.title),...a('tag',boxes.flatMap(d=>d.tags)),...a('diagnostic',findings.filter(d=>d.box).map(d=>d.id)));
on($('only'),'change',()=>setRoute({only:$('only').value}));}
function curves(){let a=d=>(e)=>d&&(e.to===d||e.to===d.family&&d===e.to.root||e.from===d||d.isFamily&&e.from.family===d);
return[view.hover,view.selected].flatMap(d=>references.filter(a(d)));}
function YL(){let a=curves();
if(!a.length)return;
pen.strokeStyle=pen.fillStyle=colors.presents;
pen.lineWidth=ZX(1.3,1.2/eye.scale);
for(let d of a){let[e,g]=[WQ(d.from),WQ(d.to)];
let i=g.x+g.w/2>=e.x+e.w/2;
let[j,k]=[i?e.x+e.w:e.x,e.y+ZW(9,e.h/2)];
let[l,m]=[i?g.x:g.x+g.w,g.y+12];
let q=(i?1:-1)*ZX(30,abs(l-j)*0.4);
pen.beginPath();
pen.setLineDash([5/ZW(1,eye.scale),3/ZW(1,eye.scale)]);
pen.moveTo(j,k);
pen.bezierCurveTo(j+q,k,l-q,m,l,m);
pen.stroke();
pen.setLineDash([]);
pen.beginPath();
YC(l,m,i?1:-1,0,ZX(6,5/eye.scale));
pen.fill();}}
function YT(a){WP();
if(view.line)Yp(view.line,colors.focus,2.5);
else if(view.picture&&view.hover)for(let d of view.picture.lines)if(d.to===view.hover||d.from.some(e=>plain(e)===view.hover))Yp(d,colors.focus,2);
if(view.scene)WO();
if(view.hover&&view.hover!==view.selected)WN(view.hover,colors.focus,1.5);
if(view.selected&&view.selected!==view.focus){WN(view.selected,colors.focus,2.5);
let d=view.picture?[]:view.selected._23||view.selected.isBlock?view.selected.boxes:placesOf.get(view.selected.screen)||[];
for(let e of d)if(e!==view.selected)WN(e,colors.focus,1.5,[4,3]);}
for(let d of a)if(d.findings)WM(d,String(d.findings),d._39?colors.warning:colors['note-mark']);}
function WO(){for(let a of view.scene.visible)WN(a,colors.visible,2);
for(let[a,d]of view.scene.heard){WN(a,colors.heard,2,[5,3]);
WM(a,String(d),colors.heard);}}
function WQ(a){if(view.picture)return rectOf(a);
let d=rectOf(a);
return drawn(!d.isFamily&&eye.scale<Zq.frames?d.family:outermost(d));}
function WN(a,d,e,g=[]){let i=WQ(a);
if(!i)return;
let j=1.5/eye.scale;
pen.beginPath();
pen.roundRect(i.x-j,i.y-j,i.w+2*j,i.h+2*j,5);
pen.strokeStyle=d;
pen.lineWidth=e/eye.scale;
pen.setLineDash(g.map(k=>k/eye.scale));
pen.stroke();
pen.setLineDash([]);}
function WM(a,d,e){let g=WQ(a);
if(!g)return;
let i=ZW(8,7/eye.scale*1.2);
if(i*eye.scale<3)return;
pen.beginPath();
pen.arc(g.x+g.w,g.y,i,0,2*Math.PI);
pen.fillStyle=e;
pen.fill();
pen.font=`bold ${i*1.2}px ${Zf}`;
pen.textAlign='center';
pen.fillStyle=colors.page;
pen.fillText(d,g.x+g.w,g.y+i*0.42);
pen.textAlign='start';}
let WL=[...families].sort((a,d)=>(d.windows.length?1:0)-(a.windows.length?1:0)||d.boxes.length-a.boxes.length);
function YR(a){pen.setTransform(a,0,0,a,0,0);
pen.lineJoin='round';
pen.lineWidth=3;
let d=new Set();
let e=Zd;
let g=WL.filter(isLitFamily);
for(let i of view.lit?[...g,...WL.filter(j=>!isLitFamily(j))]:g){let[j,k]=[i.x*eye.scale+eye.x+3,i.y*eye.scale+eye.y+11];
if(j<-200||k<-20||j>eye.width||k>eye.height+20)continue;
let l=i.windows.length>0;
pen.font=`bold ${l?12:10}px ${Zf}`;
i.nameWidth??=pen.measureText(ZT(i.id).slice(0,40)).width;
if(!WK(d,j,k,i.nameWidth+8))continue;
if(e===0)break;
e-=1;
pen.globalAlpha=isLitFamily(i)?1:Ze;
pen.strokeStyle=colors.page;
pen.strokeText(ZT(i.id).slice(0,40),j,k);
pen.fillStyle=colors.kinds[0].text;
pen.fillText(ZT(i.id).slice(0,40),j,k);}
pen.globalAlpha=1;}
function WK(a,d,e,g){let i=[];
for(let j of[ZZ((e-9)/14),ZZ((e+3)/14)]){for(let k=ZZ(d/24);k<=ZZ((d+g)/24);k+=1)i.push(j*4096+k);}
if(i.some(j=>a.has(j)))return!1;
for(let j of i)a.add(j);
return!0;}
function Xd(a,d={},...e){let g=document.createElement(a);
for(let[i,j]of Object.entries(d)){if(i.startsWith('on'))on(g,i.slice(2),j);
else if(j!==null&&j!==!1)g.setAttribute(i,j===!0?'':j);}
g.append(...e.filter(i=>i!==null&&i!==''));
return g;}
let $=a=>document.getElementById(a);
let panel=$('panel');
let WJ=a=>'#'+encodeURIComponent(a);
let WI={read:(a)=>{try{return localStorage.getItem('kindred-'+a)||'';}catch{return'';}},write:(a,d)=>{try{localStorage.setItem('kindred-'+a,d);}catch{}}};
let WH={base:{name:'the web',template:data.link===null?'':data.link+'{path}#L{line}'},vscode:{name:'VS Code',template:'vscode://file/{path}:{line}:{column}'},zed:{name:'Zed',template:'zed://file/{path}:{line}'},jetbrains:{name:'JetBrains',template:'jetbrains://idea/navigate/reference?path={path}:{line}:{column}'},own:{name:'another editor',template:null},none:{name:'nothing',template:''}};
if(data.link===null)delete WH.base;
let WG=()=>{let a=WI.read('editor');
return a in WH?a:data.link===null?'none':'base';};
function WF(a){let d=WG();
let e=WH[d].template??WI.read('template');
if(!e||/^\s*(javascript|data|vbscript):/i.test(e))return null;
let g=d==='base'?'':WI.read('folder').replace(/\/*$/,'/');
let i=!a.file.startsWith('/');
let j=((i&&g!=='/'?g:'')+a.file).replace(/^\/+/,d==='own'||d==='jetbrains'?'/':'');
let k={path:j.split('/').map(encodeURIComponent).join('/'),line:a.line,column:a.column};
return e.replace(/\{(path|line|column)\}/g,(l,m)=>k[m]);}
function WE(a){if(!a)return'';
let d=ZT(`${a.file}:${a.line}:${a.column}`);
let e=WF(a);
return e===null?d:Xd('a',{href:e,class:'place'},d);}
function Xc(a){if(!a)return'nil';
if(a.isOutside)return ZT(a.id);
let d=Xd('a',{href:WJ(a.link)},ZT(a.id));
on(d,'mouseenter',()=>hover(a));
on(d,'mouseleave',()=>hover(null));
return d;}
let WD=a=>a.flatMap((d,e)=>(e?[', ',d]:[d]));
let WC=a=>(a.length?WD(a.map(Xc)):['nil']);
let WB=a=>Xc(a.family||{id:a.familyID,isOutside:!0});
function rows(a){let d=a.filter(([,e])=>e.length&&e[0]!=='');
return Xd('dl',{},...d.flatMap(([e,g])=>[Xd('dt',{},e),Xd('dd',{},...g)]));}
function WA(a,d){return d.length?[Xd('h3',{},a),Xd('ul',{},...d)]:[];}
let item=(a,...d)=>Xd('li',{},...a,...d.filter(e=>e.length).map(e=>Xd('small',{},...e)));
function Zk(){let a=view.selected;
if(!a)return panel.replaceChildren(...Xe(),...overview());
panel.replaceChildren(Xd('h2',{},ZT(a.id)),Wz(a),...Xe(),...(a.isFamily?Wy(a):a._23?Wx(a):a.isBlock?Ww(a):Wv(a)),...Wu(a),...WA('Findings',Wt(a).map(Ws)));}
function overview(){return[...Wr(),Xd('h2',{},'This map'),route.link?Xd('p',{class:'warning'},`There is nothing called ${ZT(route.link)} on this map.`):'',rows([['Families',[String(families.length)]],['Controllers',[String(boxes.length)]],['Presentations',[`${presentations.length}, of them ${references.length} as references`]],['Pushes',[String(pushes.length)]]]),Xd('p',{},'Click to read about something, twice to see who opens it and what it opens.'),Xd('h3',{},'Keys'),rows([['/',['find']],['0',['show everything']],['1 2 3',['focus on neighbours']],['Esc',['back to the map, let go']],['z',['zoom to the selected']],['c',['collapse']],['n p',[data.difference?'next edit, the one before':'next finding, the one before']],['b',[pictures.placesBefore?'before, after':'']],['f',['full screen']],['o',['outline']]]),...WA('Findings',findings.slice(0,50).map(Ws))];}
function Wz(a){let d=route.path.endsWith('..')&&route.path!==a.link+'..';
let e=[0,1,2,3].map(i=>Xd('button',{'aria-pressed':String(route.focus===i),onclick:()=>go(a.link,i)},i?`${i} ${i===1?'hop':'hops'}`:'Map'));
let g=!view.picture&&(a.isFamily||a.children?.length>0);
return Xd('div',{class:'row',role:'group','aria-label':'Focus'},...e,g?Xd('button',{id:'collapse','aria-pressed':String(a.isCollapsed),onclick:()=>collapse(a)},'Collapse'):null,Xd('button',{id:'path-button',onclick:()=>setRoute({path:d?route.path+a.link:a.link+'..'})},d?'Path to here':'Path from here'),Xd('button',{onclick:()=>fit(rectOf(a)||undefined,2)},'Zoom to it'));}
function Wv(a){let d=(placesOf.get(a.screen)||[]).filter(e=>e!==a);
return[rows([['kind',[ZV[a.kind]+(a._15?', inserted by UIKit':'')]],['class',[ZT(a.className)]],['title',[ZT(a.title)]],['tags',[ZT(a.tags.join(', '))]],['family',[Xc(a.family)]],['role',a.parent?[`${a.role} of `,Xc(a.parent)]:['root']],['screen',[a.screen<0?'':ZT(data.screens[a.screen])]],['exists because',[ZT(a.reason)]],['defines context',[a.definesContext?'yes':'']],['declared at',[WE(a.place)]]]),Xd('h3',{},'Relations'),rows([['parent',[Xc(a.parent)]],...Object.entries(relations).map(([e,g])=>[e,[Xc(g(a))]]),['presenting',WC(presenting(a))],['presented',WC(presented(a))],['children',a.children.length?WC(a.children):['none']]]),...Wq(a.family),...WA('Presents',a.shows.map(e=>item([WB(e),` ${ZT(e.style)}`],...e.presenters.map(g=>['presented by ',Xc(g.controller),`: ${g.reason}`]),[Wp(e)],[WE(e.place)]))),...WA('Pushes',a.pushes.map(e=>item([Xc(e.to),` in `,e.container?Xc(e.container):'no container'],[e.kind,' at ',WE(e.place)]))),...WA('Pushed by',a.pushedBy.map(e=>item([Xc(e.from)],[e.kind,' at ',WE(e.place)]))),...WA('Other places of its screen',d.map(e=>item([Xc(e)],[ZT(e.reason)])))];}
let Wp=a=>["the presenter's view stays in the window","the presenter's view leaves the window",'whether the view behind it stays is unknown'][a.removes];
function Wq(a){let d=a.windows.map(g=>item([`in window ${ZT(g.id)}`],[WE(g.place)]));
let e=ZK.get(a).map(g=>item(['by ',Xc(g.from),` ${ZT(g.style)}`],...g.presenters.map(i=>['presented by ',Xc(i.controller),`: ${i.reason}`]),[WE(g.place)]));
if(!d.length&&!e.length)return[Xd('h3',{},'How its family appears'),Xd('p',{},'Never: nothing shows it.')];
return WA('How its family appears',[...d,...e]);}
function Wy(a){return[rows([['family of',[String(a.boxes.length),a.boxes.length===1?' controller':' controllers']],['root',[Xc(a.root)]],['declared at',[WE(a.place)]]]),...Wq(a),...WA('Presents',a.boxes.flatMap(d=>d.shows).map(d=>item([WB(d),' from ',Xc(d.from)],[ZT(d.style)]))),...WA('Members',a.boxes.map(d=>item([Xc(d)],[ZT(d.className)])))];}
function Ww(a){return[rows([['stacks',WC(a.stacks)]]),...WA('Screens',a.screens.map(d=>item([Xc(d)])))];}
function Wx(a){let[d]=a.boxes;
return[rows([['screen in',[`${a.boxes.length} places`]],['kind',[ZV[d.kind]]],['class',[ZT(d.className)]],['title',[ZT(d.title)]],['tags',[ZT(d.tags.join(', '))]],['block',[a.block?Xc(a.block):'']],['defines context',[d.definesContext?'yes':'']],['declared at',[WE(d.place)]]]),Xd('h3',{},'Relations of its places'),rows([...Object.entries(relations).map(([e,g])=>[e,Wo(a,i=>[g(i)])]),['presenting',Wo(a,presenting)],['presented',Wo(a,presented)],['children',Wo(a,e=>e.children)]]),...WA('Presents',Wn(a.boxes.flatMap(e=>e.shows),e=>e.family||{id:e.familyID,isOutside:!0}).map(([e,g])=>item([Xc(e),` ${ZT(g[0].style)}`,...Wm(a,g.length)],['presented by ',...WC(ZI(g.flatMap((i)=>i.presenters.map(j=>Wl(j.controller)))))],[Wp(g[0])],[WE(g[0].place)]))),...WA('Pushes',Wn(a.boxes.flatMap(e=>e.pushes),e=>Wl(e.to)).map(([e,g])=>item([Xc(e)],[g[0].kind,' at ',WE(g[0].place)]))),...WA('Pushed by',Wn(a.boxes.flatMap(e=>e.pushedBy),e=>Wl(e.from)).map(([e,g])=>item([Xc(e),...Wm(a,ZI(g.map(i=>i.to)).length)],[g[0].kind,' at ',WE(g[0].place)]))),...WA('Places, and why each exists',a.boxes.map(e=>item([Xc(e)],[ZT(e.reason)])))];}
let Wl=a=>(a&&!a.isOutside?plain(a.name):a);
let Wm=(a,d)=>(d<a.boxes.length?[` in ${d} of ${a.boxes.length} places`]:[]);
function Wn(a,d){let e=new Map();
for(let g of a)e.set(d(g),[...(e.get(d(g))||[]),g]);
return[...e];}
function Wo(a,d){let e=new Map();
for(let g of a.boxes){let i=ZI(d(g).map(Wl));
let j=i.map(k=>k?.id).join();
e.set(j,{answers:i,count:(e.get(j)?.count||0)+1});}
return[...e.values()].map(({answers:g,count:i})=>Xd('div',{},...WC(g),...(e.size>1?Wm(a,i):[])));}
let Wt=a=>findings.filter(d=>d.box&&(YY(a).includes(d.box)));
function Ws(a){return item([Xd('span',{class:'warning'},`${a.severity} `),ZT(a.message)],[ZT(a.help)],a.box?[Xc(a.box)]:[],a.place?[`${a.id}, `,WE(a.place)]:[a.id]);}
let Wk=-1;
function Wj(a){let d=findings.filter(g=>g.box);
if(!d.length)return say('No finding has a card on this map');
Wk=(Wk<0?(a>0?0:d.length-1):Wk+a+d.length)%d.length;
let e=d[Wk];
go(e.box.link,0);
say(`Finding ${Wk+1} of ${d.length}: ${e.severity}: ${e.message}`);}
let Wi=['outline','panel','key'];
let Wh=matchMedia('(max-width: 699px)');
let Wg=a=>$(a==='outline'?'side':a);
let Wf=()=>(route.hide?route.hide.split(','):Wh.matches?Wi:[]);
function We(){let a=Wf();
for(let d of Wi){$(`show-${d}`).setAttribute('aria-pressed',String(!a.includes(d)));
Wg(d).hidden=a.includes(d);}}
function Wd(a){let d=Wf();
let e=!d.includes(a);
let g=Wh.matches&&!e&&a!=='key'?['outline','panel']:[];
let i=e?[...d,a]:[...d,...g].filter(j=>j!==a);
route.hide=Wi.filter(j=>i.includes(j)).join()||'nothing';
Wc(route,!0);
We();
if(!e&&a!=='key')Wg(a).querySelector('[tabindex]')?.focus();}
function Wb(a){let d=Xd('canvas',{width:40,height:32,'aria-hidden':'true'});
let e=[];
a(e);
Wa(d.getContext('2d'),{x:0,y:0,scale:2},()=>Yq(e,{x:0,y:0,right:20,bottom:16}));
return d;}
function Yh(){let a=[];
let d=view.level==='places'&&!view.focus;
if(d){ZV.forEach((e,g)=>{if(!boxes.some(k=>k.kind===g))return;
let{fill:i,border:j}=colors.kinds[g];
a.push([k=>XV(k,{fill:[i,i],stroke:[j,j]},1,2,17,12),e]);});
if(boxes.some(e=>e._15))a.push([e=>XV(e,{stroke:Yc.edge,dash:YB[4]},1,2,17,12),'inserted by UIKit']);
a.push([e=>XS(e,{stroke:[colors.presents,colors.presents]},[0,8,20,8]),'presents']);}else{let e=new Set(presentations.map(g=>XY(g.style)));
XZ.forEach((g,i)=>e.has(i)&&a.push([j=>XR(j,i,3,3,Yc.text),g]));
for(let g of lanes)if(g.number)a.push([i=>XQ(i,g,10,8),g.title]);
if(blocks.length)a.push([g=>XQ(g,blocks[0],10,8),'screens that several stacks share']);}
if(pushes.length)a.push([e=>XS(e,{stroke:Yc.push},[0,8,20,8]),'pushes']);
$('key').replaceChildren(Xd('ul',{},...a.map(([e,g])=>Xd('li',{},Wb(e),ZT(g)))));}
function Wa(a,d,e){let[g,i]=[pen,{...eye}];
pen=a;
Object.assign(eye,d);
pen.setTransform(eye.scale,0,0,eye.scale,eye.x,eye.y);
e();
pen=g;
Object.assign(eye,i);}
function VZ(){for(let a of Wi)on($(`show-${a}`),'click',()=>Wd(a));
on(Wh,'change',We);}
let VY=44;
class SVGPen{out='';
way='';
dash=([]);
globalAlpha=1;
fillStyle='';
strokeStyle='';
lineWidth=1;
font='';
textAlign='start';
at=[1,0,0];
saved=([]);
setTransform(a,d,e,g,i,j){this.at=[a,i,j];}
translate(a,d){let[e,g,i]=this.at;
this.at=[e,g+a*e,i+d*e];}
save(){this.saved.push(this.at);}
restore(){this.at=this.saved.pop();}
beginPath(){this.way='';}
closePath(){this.way+='Z';}
moveTo(...a){this.way+=`M${a.map(VX)}`;}
lineTo(...a){this.way+=`L${a.map(VX)}`;}
bezierCurveTo(...a){this.way+=`C${a.map(VX)}`;}
arcTo(a,d,e,g,i){let[j,k]=(this.way.match(/-?[\d.]+/g)||[]).slice(-2).map(Number);
let l=(m,q)=>{let r=ZY(m-a,q-d)||1;
return[a+(m-a)/r*i,d+(q-d)/r*i];};
this.lineTo(...l(j,k));
this.way+=`Q${[a,d,...l(e,g)].map(VX)}`;}
rect(a,d,e,g){this.way+=`M${VX(a)},${VX(d)}h${VX(e)}v${VX(g)}h${VX(-e)}Z`;}
roundRect(a,d,e,g,i){let[j,k]=[VX(e-2*i),VX(g-2*i)];
this.way+=`M${VX(a+i)},${VX(d)}h${j}q${i},0,${i},${i}v${k}q0,${i},${-i},${i}h${-j}q${-i},0,${-i},${-i}v${-k}q0,${-i},${i},${-i}Z`;}
arc(a,d,e){this.roundRect(a-e,d-e,2*e,2*e,e);}
setLineDash(a){this.dash=a;}
fill(a){this.add(a,`fill="${this.fillStyle}"`);}
stroke(a){this.add(a,`fill="none" stroke="${this.strokeStyle}" stroke-width="${VX(this.lineWidth)}"${this.dash.length?` stroke-dasharray="${this.dash.map(VX)}"`:''}`);}
add(a,d){if(a||this.way)this.out+=`<path d="${a?a.source:this.way}" ${d}${this.common()}/>`;}
common(){let[a,d,e]=this.at;
return`${this.globalAlpha<1?` opacity="${this.globalAlpha}"`:''} transform="matrix(${a} 0 0 ${a} ${d} ${e})"`;}
fillRect(a,d,e,g){this.beginPath();
this.rect(a,d,e,g);
this.fill();}
strokeText(){}
fillText(a,d,e,g){let i={center:'middle',right:'end'}[this.textAlign];
this.out+=`<text x="${VX(d)}" y="${VX(e)}" style="font:${this.font.replace(/"/g,"'")};white-space:pre" fill="${this.fillStyle}"${i?` text-anchor="${i}"`:''}`+`${g&&a.length>1?` textLength="${VX(g)}" lengthAdjust="spacingAndGlyphs"`:''}${this.common()}>${VW(a)}</text>`;}
measureText(a){let d=(canvas.getContext('2d'));
d.font=this.font;
return d.measureText(a);}}
let VX=a=>round(a*10)/10;
let VW=a=>a.replace(/[&<>]/g,d=>`&#${d.charCodeAt(0)};`);
let VV=()=>[data.title,[view.focus?`around ${view.focus.id}`:view.level,$('summary').textContent,$('rest').textContent].filter(Boolean).join(' · ')];
function VU(a,d){Wa(a,{x:eye.x,y:eye.y+VY,scale:eye.scale,width:eye.width,height:eye.height+VY},()=>YV(d));
a.setTransform(d,0,0,d,0,0);
a.globalAlpha=1;
a.fillStyle=colors.page;
a.fillRect(0,0,eye.width,VY);
VV().forEach((e,g)=>{a.font=`${g?'11px':'bold 18px'} ${Zf}`;
a.fillStyle=g?colors.note:colors.kinds[0].text;
a.fillText(ZT(e),12,g?38:21);});}
function viewAsSVG(){let a=new SVGPen();
VU(a,1);
let[d,e]=[VX(eye.width),VX(eye.height+VY)];
return`<svg xmlns="http://www.w3.org/2000/svg" width="${d}" height="${e}" viewBox="0 0 ${d} ${e}"><title>${VW(ZT(VV().join(' · ')))}</title>${a.out}</svg>`;}
function viewAsCanvas(a){let d=Xd('canvas',{width:round(eye.width*a),height:round((eye.height+VY)*a)});
VU(d.getContext('2d',{alpha:!1}),a);
return d;}
let VT={svg:()=>navigator.clipboard.writeText(viewAsSVG()),png:()=>navigator.clipboard.write([new ClipboardItem({'image/png':new Promise(a=>viewAsCanvas(2).toBlob(a))})]),link:()=>{rest();
return navigator.clipboard.writeText(location.href);}};
function VS(){for(let[a,d]of Object.entries(VT)){on($(`copy-${a}`),'click',()=>d().then(()=>say('Copied'),()=>say('The browser forbids copying')));}}
let VR=$('tree');
let outline={open:new Set(),active:null,rows:[]};
let VQ=(a,d)=>({_12:!0,id:a,families:d});
let VP=[...windows.filter(a=>a.families.length).map(a=>VQ(`Window ${a.id}`,a.families)),VQ('Presented',families.filter(a=>!a.windows.length&&ZK.get(a).length)),VQ('Shown by nothing',families.filter(a=>!a.windows.length&&!ZK.get(a).length))].filter(a=>a.families.length);
let VO=a=>VP.find(d=>d.families.includes(a));
let VN=a=>(a._12?a.families:a.isFamily?(a.root?[a.root]:[]):a.children);
function VM(){outline.rows=[];
let a=(d,e)=>d.forEach((g,i)=>{outline.rows.push({node:g,level:e,position:i+1,size:d.length});
if(outline.open.has(g))a(VN(g),e+1);});
a(VP,1);
if(!outline.rows.some(d=>d.node===outline.active))outline.active=VP[0]||null;
VR.replaceChildren(...outline.rows.map(VL));}
function VL({node:a,level:d,position:e,size:g},i){let j=VN(a).length>0;
let k=a._12?String(a.families.length):a.isFamily?`${a.boxes.length}`:Kinds[a.kind];
return Xd('div',{role:'treeitem','aria-level':d,'aria-posinset':e,'aria-setsize':g,'data-row':i,'aria-expanded':j?String(outline.open.has(a)):null,'aria-selected':String(a===view.selected),tabindex:a===outline.active?0:-1,style:`--level: ${d-1}`},ZT(a.isFamily||a._12?a.id:a.label),' ',Xd('small',{},k));}
function VK(a){if(!a)return VM();
let d=a._23||a.isBlock?a.boxes[0]:a;
let e=d.isFamily?d:d.family;
outline.open.add(VO(e));
if(!d.isFamily)outline.open.add(e);
for(let j=d.parent;j;j=j.parent)outline.open.add(j);
outline.active=d;
let g=VR.contains(document.activeElement);
VM();
let i=VR.children[outline.rows.findIndex(j=>j.node===d)];
i?.scrollIntoView({block:'nearest'});
if(g)i?.focus();}
function VJ(a){let d=Zz(a,0,outline.rows.length-1);
VR.querySelector('[tabindex="0"]')?.setAttribute('tabindex','-1');
outline.active=outline.rows[d].node;
VR.children[d].setAttribute('tabindex','0');
VR.children[d].focus();}
function VI(a,d){if(d)outline.open.add(a);else outline.open.delete(a);
outline.active=a;
VM();
VJ(outline.rows.findIndex(e=>e.node===a));}
let VH=a=>(a._12?VI(a,!outline.open.has(a)):go(a.link,route.focus));
function VG(){outline.open=new Set(VP.filter(d=>d.families.length<=60));
let a=d=>{let e=d.target.closest('[role=treeitem]');
return e?Number(e.dataset.row):-1;};
on(VR,'click',d=>{let e=a(d);
if(e<0)return;
let{node:g}=outline.rows[e];
let i=d.offsetX<18+12*(outline.rows[e].level-1);
if(i&&VN(g).length)VI(g,!outline.open.has(g));else VH(g);});
on(VR,'mouseover',d=>{let e=outline.rows[a(d)];
hover(e&&!e.node._12?e.node:null);});
on(VR,'mouseleave',()=>hover(null));
on(VR,'keydown',d=>{let e=a(d);
if(e<0||d.ctrlKey||d.metaKey||d.altKey)return;
let{node:g}=outline.rows[e];
let i=outline.open.has(g);
let j={ArrowDown:()=>VJ(e+1),ArrowUp:()=>VJ(e-1),Home:()=>VJ(0),End:()=>VJ(outline.rows.length-1),ArrowRight:()=>(VN(g).length&&!i?VI(g,!0):VJ(e+1)),ArrowLeft:()=>(i?VI(g,!1):VJ(outline.rows.findLastIndex((k,l)=>l<e&&k.level<outline.rows[e].level))),Enter:()=>VH(g),' ':()=>VH(g)};
if(!j[d.key])return;
d.preventDefault();
d.stopPropagation();
j[d.key]();});}
let finder=$('find');
let found=$('found');
let VF=40;
let VE=[];
let chosen=0;
function VD(a){let{className:d,title:e,tags:g}=YY(a)[0];
return[d,e,...g].filter(Boolean);}
let entries=[...names.filter(a=>a.boxes.length>1).map(a=>({thing:a,texts:[a.id,...VD(a)]})),...blocks.map(a=>({thing:a,texts:[a.id]})),...families.map(a=>({thing:a,texts:[a.id,...a.windows.map((d)=>d.id)]})),...boxes.map(a=>({thing:a,texts:[a.id,...VD(a)]}))].map(a=>({...a,lower:a.texts.map(d=>d.toLowerCase())}));
function VC(a,d){let e=Infinity;
for(let[g,i]of a.lower.entries()){let j=i.indexOf(d);
if(j<0)continue;
let k=i===d?0:j===0||'/.'.includes(i[j-1])?2:4;
e=ZW(e,k+(g?1:0));}
return e;}
function VB(a){let d=a.trim().toLowerCase();
if(!d)return[];
return entries.map(e=>({entry:e,rank:VC(e,d)})).filter(e=>e.rank<Infinity).sort((e,g)=>e.rank-g.rank||e.entry.thing.id.length-g.entry.thing.id.length).map(e=>e.entry.thing);}
function VA(a){if(a.isFamily)return'family';
if(a.isBlock)return`${a.screens.length} screens`;
let d=a._23?[`${a.boxes.length} places`]:[];
return ZT([...d,...VD(a)].join(' · ')||Kinds[a.kind]);}
function Vz(){let a=VB(finder.value);
VE=a.slice(0,VF);
chosen=0;
found.replaceChildren(...VE.map((e,g)=>Xd('div',{role:'option',id:`found-${g}`,'aria-selected':String(g===0),onpointerdown:(i)=>{i.preventDefault();
Vy(g);}},ZT(e.id),' ',Xd('small',{},VA(e)))));
let d=VE.length>0;
found.hidden=!d;
finder.setAttribute('aria-expanded',String(d));
if(d)finder.setAttribute('aria-activedescendant','found-0');else finder.removeAttribute('aria-activedescendant');
if(finder.value.trim())say(`${a.length} found`);}
function mark(a){if(!VE.length)return;
found.children[chosen].setAttribute('aria-selected','false');
chosen=(a+VE.length)%VE.length;
found.children[chosen].setAttribute('aria-selected','true');
found.children[chosen].scrollIntoView({block:'nearest'});
finder.setAttribute('aria-activedescendant',`found-${chosen}`);
hover(VE[chosen]);}
function Vx(){found.hidden=!0;
finder.setAttribute('aria-expanded','false');
finder.removeAttribute('aria-activedescendant');
hover(null);}
function Vy(a){let d=VE[a];
Vx();
if(!d)return;
finder.value='';
canvas.focus();
go(d.link,route.focus);}
function Vw(){on(finder,'input',Vz);
on(finder,'blur',Vx);
on(finder,'keydown',a=>{let d={ArrowDown:()=>mark(chosen+1),ArrowUp:()=>mark(chosen-1),Enter:()=>Vy(chosen),Escape:()=>{finder.value='';
Vx();
canvas.focus();}};
a.stopPropagation();
if(!d[a.key])return;
a.preventDefault();
d[a.key]();});}
let Vv=$('player');
let Vu=$('scenario');
let scenarios=data.scenarios.map(a=>({name:a[0],steps:a[4].map((d)=>({text:d[0],place:place(d,1),visible:d[4].map(end).filter((e)=>!e.isOutside),events:d[5].map((e)=>({who:e[0]===null?null:end(e[0]),callback:e[0]===null?e[1]:data.callbacks[e[1]],argument:end(e[2]),cause:e[3],causedBy:end(e[4]),turn:e[5],depth:e[6],facts:e[7].map((g)=>data.facts[g]),hook:e[8]||''})),remarks:d[6].map((e)=>({id:e[0],severity:e[1],message:e[2]}))}))}));
let play={scenario:null,step:0,_35:!1};
function Vt(){let a=scenarios.find(g=>g.name===route.scenario)||null;
let d=a?Zz(route.step,0,a.steps.length-1):0;
if(a===play.scenario&&d===play.step&&play._35)return;
Object.assign(play,{scenario:a,step:d,_35:!0});
Vu.value=a?a.name:'';
let e=Vv.hidden;
Vv.hidden=!a;
view.scene=a?Vs(a.steps[d]):null;
if(a)Vr(a,d);else Vv.replaceChildren();
if(e!==Vv.hidden)Zy();
if(a&&d===0&&view.scene.visible.length)Zs(view.scene.visible[view.scene.visible.length-1]);}
function Vs(a){let d=new Map();
for(let{who:e}of a.events)if(e&&!e.isOutside)d.set(e,(d.get(e)||0)+1);
return{visible:a.visible,heard:d};}
function Vr(a,d){let e=a.steps[d];
let g=Vv.contains(document.activeElement)?document.activeElement?.id:'';
let i=a.steps.length-1;
Vv.replaceChildren(Xd('div',{class:'row'},Xd('button',{id:'step-back','aria-label':'Step before',title:'←',disabled:d===0,onclick:()=>Vq(-1)},'◀'),Xd('button',{id:'step-on','aria-label':'Next step',title:'→',disabled:d===i,onclick:()=>Vq(1)},'▶'),Xd('strong',{},d?`Step ${d} of ${i}`:'Start'),Xd('code',{},ZT(e.text)),WE(e.place),Xd('button',{id:'step-end','aria-label':'Close the scenario',onclick:()=>Vp('')},'×')),Xd('p',{},'On screen: ',...(e.visible.length?WD(e.visible.map(Xc)):['nobody'])),...e.remarks.map((j)=>Xd('p',{class:'warning'},`${j.severity}: ${ZT(j.message)} (${j.id})`)),Xd('ol',{id:'events','aria-label':'Callbacks'},...e.events.map(Vo)));
if(g)($(g)&&!$(g).disabled?$(g):canvas).focus();
say(`${d?`Step ${d} of ${i}: ${e.text}`:'Start'}. ${e.events.length} callbacks, on screen: ${e.visible.map((j)=>j.id).join(', ')||'nobody'}`);}
let Vn=[()=>'by the step itself',a=>`forwarded by ${ZT(a.id)}`,a=>`by UIKit for ${ZT(a.id)}`];
function Vo(a){let d=a.callback==='willMove'||a.callback==='didMove';
let e=a.who&&d?`(${a.argument?ZT(a.argument.id):'nil'})`:'';
let g=[Vn[a.cause](a.causedBy||{id:''}),a.hook&&`in ${ZT(a.hook)}`,`turn ${a.turn}`,a.facts.map((k)=>k[0]).join(' ')];
let i=Xd('button',{type:'button',title:a.facts.map((k)=>`${k[0]}: ${k[1]}`).join('\n'),style:`--depth: ${ZW(a.depth,8)}`},a.who?ZT(a.who.id):'mark','.',Xd('b',{},ZT(a.callback)),e,' ',Xd('small',{},g.filter(Boolean).join(' · ')));
let j=a.who&&!a.who.isOutside;
if(j){on(i,'mouseenter',()=>hover(a.who));
on(i,'mouseleave',()=>hover(null));
on(i,'focus',()=>hover(a.who));
on(i,'click',()=>go(a.who.link,0));}
return Xd('li',{},i);}
function Vq(a){let d=Zz(play.step+a,0,play.scenario.steps.length-1);
if(d!==play.step)setRoute({step:d},!0);}
let Vp=a=>setRoute({scenario:a,step:0,...(a?{focus:0}:{})});
function Vm(){Vu.append(Xd('option',{value:''},'none'),...scenarios.map(a=>Xd('option',{value:a.name},ZT(a.name))));
$('scenario-label').hidden=scenarios.length===0;
on(Vu,'change',()=>{Vp(Vu.value);
if(Vu.value)canvas.focus();});}
let difference=data.difference||{boxes:[],families:[],lines:[],sections:[]};
let Vl=(a,d)=>new Map(a.map(([e,g])=>[d[e],g]));
let marked={boxes:Vl(difference.boxes,boxes),families:Vl(difference.families,families),lines:Vl(difference.lines,lines)};
function WP(){if(view.before){for(let{thing:a}of view.picture?.things||[])if(a.isOutside)WN(a,colors.removed,2.5,[5,3]);
return;}
if(!view.picture)for(let[a,d]of marked.lines)YN([a],colors[d],2.4,7);
for(let[a,d]of[...marked.families,...marked.boxes])WN(a,colors[d],2.5,d==='moved'?[6,3]:[]);}
function Vk(){if(!pictures.placesBefore)return;
setRoute({before:route.before?'':'before',at:'',focus:0});
say(route.before?'Before':'After');}
let edits=difference.sections.flatMap((a)=>a.items);
let Vj=-1;
function Vi(a){if(!data.difference)return Wj(a);
if(!edits.length)return;
Vj=(Vj<0&&a<0?0:Vj)+a+edits.length;
Vj%=edits.length;
let[d]=edits[Vj];
let e=d.filter((g)=>typeof g!=='string').map(([g])=>find(g)).find(Boolean);
go(e?e.link:'',0);
say(`Edit ${Vj+1} of ${edits.length}: ${d.flat().join('')}`);}
let Vh=a=>Xc(boxByID.get(a)||familyByID.get(a)||{id:a,isOutside:!0});
let Vg=a=>a.map((d)=>(typeof d==='string'?d:Vh(d[0])));
let Vf=([a,d,...e])=>item(Vg(a),[ZT(d)],...e.map(Vg));
let sections=a=>difference.sections.flatMap(({title:d,state:e,items:g})=>{let i=g.map(a).filter(Boolean).map(Vf);
return i.length?[Xd('h3',{style:`color: var(--${e})`},d),Xd('ul',{},...i)]:[];});
let Wr=()=>(data.difference?[Xd('h2',{},'Differences'),Xd('p',{},difference.summary),...sections((a)=>a)]:[]);
let Wu=({id:a})=>sections((d)=>{let[e,g,...i]=d;
let j=l=>l.some((m)=>typeof m!=='string'&&m[0]===a);
let k=i.filter(j);
return j(e)?d:k.length&&[e,g,...k];});
let route={link:'',focus:0,level:'',at:'',path:'',only:'',hide:'',before:'',scenario:'',step:0};
function Ve(){let[a,...d]=location.hash.slice(1).split('&');
let e={};
for(let g of d)e[g.split('=',1)[0]]=Vd(g.slice(g.indexOf('=')+1));
Object.assign(route,{link:Vd(a),focus:Zz(Math.trunc(Number(e.focus))||0,0,3),level:e.level||'',at:e.at||'',hide:e.hide||'',before:pictures.placesBefore&&e.before||'',path:e.path||'',only:e.only||'',scenario:e.scenario||'',step:ZX(0,Math.trunc(Number(e.step))||0)});}
function Vd(a){try{return decodeURIComponent(a);}catch{return a;}}
function Vc(a){let d=[encodeURIComponent(a.link)];
let e=(g,i)=>i&&d.push(`${g}=${encodeURIComponent(i).replace(/%2C/g,',').replace(/%3A/g,':')}`);
e('focus',a.link&&a.focus);
e('level',a.level!==view.opening&&a.level);
e('at',a.at);
e('path',a.path);
e('only',a.only);
e('hide',a.hide);
if(a.before)d.push('before');
e('scenario',a.scenario);
e('step',a.scenario&&a.step);
return'#'+d.join('&');}
function Wc(a,d){let e=Vc(a);
if(e===(location.hash||'#'))return!1;
history[d?'replaceState':'pushState'](null,'',e);
return!0;}
function setRoute(a,d=!1){if(Wc({...route,...a},d))Vb();}
let go=(a,d)=>setRoute({link:a,focus:d,at:''});
let Va=0;
function Zv(){clearTimeout(Va);
Va=setTimeout(rest,250);}
function rest(){let[a,d]=toMap(eye.width/2,eye.height/2);
route.at=view.at=`${round(a)},${round(d)},${Number(eye.scale.toPrecision(3))}`;
Wc(route,!0);}
function UZ(){if(route.at===view.at)return!1;
view.at=route.at;
let[a,d,e]=route.at.split(',').map(Number);
if(!(e>0)||Number.isNaN(a+d))return!1;
let g=Zz(e,ZB(),ZE);
Zt(eye.width/2-a*g,eye.height/2-d*g,g,!0);
return!0;}
function find(a){let d=a.replace(/^(family|block):/,'');
if(a.startsWith('family:'))return familyByID.get(d)||null;
let e=boxByID.get(a)||nameByID.get(a)||ZQ.get(d)||familyByID.get(d);
return e?plain(e):null;}
function UY(a){let d=a&&`${a.link} ${route.focus} ${view.level}`;
if(d===view.focusKey)return!1;
view.focusKey=d;
if(!view.focus)view.back={x:eye.x,y:eye.y,scale:eye.scale,level:view.level};
view.focus=a;
if(a){view.picture=Xv(a,route.focus);
Yg(!0);
Yh();}else{Yi(view.level);
if(view.back.level===view.level)Zt(view.back.x,view.back.y,view.back.scale,!0);else Yg(!0);}
view.hover=null;
return!0;}
function Vb(){Ve();
We();
let a=route.level||view.opening;
if(a!==view.level||route.before!==view.before){Yi(a);
Yg(!0);}
let d=find(route.link);
if(route.link&&!d)say(`There is nothing called ${route.link} on this map`);
let e=d!==view.selected;
view.selected=d;
let g=UY(d&&route.focus>0?d:null);
Xf();
view.filter=WT();
WS();
Vt();
view.lit=view.scene?around(new Set([...view.scene.visible,...view.scene.heard.keys()])):view.path?around(new Set(view.path.map(i=>i.box))):view.filter;
Zk();
if(e){VK(d);
panel.scrollTop=0;
if(d)say(`${d.id} selected`);}
if(!UZ()&&e&&d&&!g)Zs(d);
Zx();}
function hover(a){if(view.hover===a)return;
view.hover=a;
canvas.title=a?ZT(a.id)+(a.className?` (${ZT(a.className)})`:''):'';
Zx();}
function say(a){$('status').textContent=ZT(a);}
function fullScreen(){if(document.fullscreenElement)document.exitFullscreen();else document.documentElement.requestFullscreen?.().catch(()=>{});}
function UX(a){if(a.ctrlKey||a.metaKey||a.altKey||a.target.closest('input, select, textarea'))return;
let d=(g,i)=>(view.selected&&!a.shiftKey?Zo(g,i):Zu(-80*g,-80*i));
let e={'/':()=>finder.focus(),'+':()=>zoomBy(1.25),'=':()=>zoomBy(1.25),'-':()=>zoomBy(0.8),0:()=>Yg(),f:fullScreen,c:()=>collapse(view.selected),z:()=>view.selected&&fit(rectOf(view.selected)||undefined,2),n:()=>Vi(1),p:()=>Vi(-1),b:Vk,o:()=>VR.querySelector('[tabindex="0"]')?.focus(),ArrowLeft:()=>(play.scenario?Vq(-1):d(-1,0)),ArrowRight:()=>(play.scenario?Vq(1):d(1,0)),ArrowUp:()=>d(0,-1),ArrowDown:()=>d(0,1),Enter:()=>panel.focus(),Escape:()=>(view.focus?go(route.link,0):route.path?setRoute({path:''}):route.only&&!view.selected?setRoute({only:''}):setRoute({link:'',focus:0,...(view.selected?{}:{scenario:'',step:0})}))};
for(let g of[1,2,3])e[String(g)]=()=>view.selected&&go(route.link,g);
if(!e[a.key])return;
if(a.key==='Enter'&&a.target!==canvas)return;
if(a.key==='ArrowUp'||a.key==='ArrowDown')if(a.target.closest('aside, ol'))return;
a.preventDefault();
e[a.key]();}
function UW(){let a=$('editor');
a.append(...Object.entries(WH).map(([d,e])=>Xd('option',{value:d},e.name)));
a.value=WG();
for(let d of['editor','folder','template']){let e=$(d);
if(d!=='editor')e.value=WI.read(d);
on(e,'change',()=>{WI.write(d,e.value.trim());
Zk();
if(play.scenario)Vr(play.scenario,play.step);});}}
function UV(){on(window,'popstate',Vb);
on(window,'hashchange',Vb);
on(document,'keydown',UX);
new ResizeObserver(Zy).observe(canvas);
on(matchMedia('(prefers-color-scheme: dark)'),'change',()=>{Zb();
Yh();
Zx();});
on($('zoom-in'),'click',()=>zoomBy(1.25));
on($('zoom-out'),'click',()=>zoomBy(0.8));
on($('fit'),'click',()=>Yg());
for(let a of levels)on($(`level-${a}`),'click',()=>Yd(a));
on($('full'),'click',fullScreen);
$('before').hidden=!pictures.placesBefore;
on($('before'),'click',Vk);
on($('problems'),'click',()=>Wj(1));
on(window,'beforeprint',()=>UU(!0));
on(window,'afterprint',()=>UU(!1));
Zn((a,d,e)=>{let g=a===null||a.isFamily||a.isBlock||a.children?.length?WZ(d,e):null;
WX(g,d,e);
hover(a);},(a,d)=>{let e=hit(a,d);
if(!e||!view.hover)WX(Xa(a,d),a*eye.scale+eye.x,d*eye.scale+eye.y);
if(e)go(e.link,route.focus);else if(!view.focus)setRoute({link:'',focus:0});
canvas.focus();},(a)=>a&&!view.focus&&go(a.link,1));
VZ();
WR();
VS();
VG();
Vw();
Vm();
UW();}
function UU(a){document.documentElement.classList.toggle('printing',a);
Object.assign(Zq,a?Zg:Zh);
Zb();
if(!a)return Zy();
let d=ZW(4,6000/eye.width);
canvas.width=round(eye.width*d);
canvas.height=round((eye.height+VY)*d);
VU(pen,d);}
function UT(){$('summary').textContent=[families.length===1?'1 family':`${families.length} families`,boxes.length===1?'1 controller':data.names?`${names.filter(a=>!a.boxes[0]._15).length} controllers in ${boxes.filter(a=>!a._15).length} places`:`${boxes.length} controllers`].join(', ');
document.title=`Map: ${$('summary').textContent}`;
$('problems').textContent=`Findings: ${findings.length}`;
$('problems').hidden=findings.length===0;
$('levels').hidden=levels.length===1;
for(let a of['overview','screens'])$(`level-${a}`).hidden=!levels.includes(a);
Zb();
Ve();
We();
Zy();
view.opening=Yj();
Yi(view.opening);
Yg(!0);
UV();
paint();
VM();
Vb();
document.documentElement.dataset.ready='yes';}
UT();
