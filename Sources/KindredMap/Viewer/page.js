const on=(a,b,d,e)=>a.addEventListener(b,d,e);
const data=JSON.parse(document.getElementById('data').textContent);
const Kinds=['controller','navigation','tab','split','page'];
const KindWords=['view controller','navigation controller','tab bar controller','split view controller','page view controller'];
const Role={name:0,heading:7};
const shown=a=>a.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,'\ufffd');
const lastPart=a=>a.slice(a.lastIndexOf('/')+1);
const place=(a,b)=>({file:data.files[a[b]],line:a[b+1],column:a[b+2]});
const families=data.families.map((a,b)=>({isFamily:true,index:b,id:a[0],link:'family:'+a[0],first:a[1],end:a[2],x:a[3],y:a[4],w:a[5],h:a[6],place:place(a,7),windows:[],boxes:[],labels:[],shows:[],isCollapsed:false,findings:0,family:null,}));
const boxes=[];
for(const a of families){for(let b=a.first;b<a.end;b+=1){const d=data.boxes[b];
const e={isFamily:false,index:b,id:d[0],link:d[0],label:lastPart(d[0]),family:a,kind:d[1]&7,isImplicit:(d[1]&8)!==0,definesContext:(d[1]&16)!==0,isOpened:!(d[1]&32),isLoose:d[1]&64,parent:d[2]?boxes[b-d[2]]:null,depth:0,x:a.x+d[3],y:a.y+d[4],w:d[5],h:d[6],className:data.classes[d[7]],role:data.roles[d[8]],place:place(d,9),screen:d.length>12?d[12]:-1,title:d[13]||'',tags:d[14]||[],reason:d[15]||'',children:[],labels:[],shows:[],pushes:[],pushedBy:[],findings:0,isCollapsed:false,};
if(e.parent){e.depth=e.parent.depth+1;
e.parent.children.push(e);}
a.boxes.push(e);
boxes.push(e);}
a.root=a.boxes[0]||null;}
const boxByID=new Map(boxes.map(a=>[a.id,a]));
const familyByID=new Map(families.map(a=>[a.id,a]));
const windows=data.windows.map(a=>{const b={id:a[0],place:place(a,1),families:a[4].map(d=>familyByID.get(d)).filter(Boolean)};
for(const d of b.families)if(!d.windows.includes(b))d.windows.push(b);
return b;});
const names=(data.names||[]).map(a=>({isName:true,id:a,link:a,boxes:[]}));
boxes.forEach((a,b)=>{a.name=data.names?names[data.nameOf[b]]:a;
if(data.names)a.name.boxes.push(a);});
const nameByID=new Map((data.names?names:boxes).map(a=>[a.id,a]));
const blocks=(data.blocks||[]).map(([a,b,d])=>({isBlock:true,id:a,link:'block:'+a,screens:b.map(e=>names[e]),stacks:d.map(e=>names[e]),boxes:b.flatMap(e=>names[e].boxes),}));
const blockByID=new Map(blocks.map(a=>[a.id,a]));
for(const a of blocks)for(const b of a.screens)b.block=a;
const lanes=(data.lanes||[]).map(([a,b,d,e,g])=>({isLane:true,id:a,title:b,number:d,ink:[e,g],boxes:[]}));
const laneByID=new Map(lanes.map(a=>[a.id,a]));
if(data.laneOf){let a=0;
for(let b=0;b<data.laneOf.length;b+=2){for(let d=data.laneOf[b+1];d;d-=1)boxes[a++].lane=lanes[data.laneOf[b]]||null;}
families.forEach((b,d)=>{b.lane=lanes[data.laneOfFamily[d]]||null;});
for(const b of boxes)b.lane?.boxes.push(b);}
const pictureLabels=[];
for(const a of data.labels){const b=a[0]===null?null:a[0]<0?families[-1-a[0]]:boxes[a[0]];
let d=a[4];
if(d===undefined)d=b.isFamily?b.id:b.label;
if(d===1)d=lastPart(b.className.replace(/^.*\./,''));
const e={role:a[1],x:a[2]+(b?b.x:0),bottom:a[3]+(b?b.y:0),text:shown(d)};
(b?b.labels:pictureLabels).push(e);}
const lines=data.lines.map(a=>{const b={presents:a[0]===0,from:boxes[a[1]],to:a[0]===0?families[a[2]]:boxes[a[2]],points:[]};
let[d,e]=[0,0];
let[g,i,j,k]=[Infinity,Infinity,-Infinity,-Infinity];
for(let l=3;l<a.length;l+=2){d+=a[l];
e+=a[l+1];
b.points.push(d,e);
[g,j]=[Math.min(g,d),Math.max(j,d)];
[i,k]=[Math.min(i,e),Math.max(k,e)];}
return Object.assign(b,{left:g,top:i,right:j,bottom:k});});
const presentationLines=lines.filter(a=>a.presents);
const pushLines=lines.filter(a=>!a.presents);
const end=a=>(typeof a==='number'?boxes[a]:a===null?null:{id:a,isOutside:true});
const Reasons=['the nearest context, from the caller upward','no context up to the root, so the root',"the root of the caller's family",'another family presents already or covers the context, so it was passed on',];
const presentations=data.presentations.map(a=>{const b=end(a[1]);
const d=typeof a[2]==='number'?boxes[a[2]]:null;
const e={from:b,family:d?d.family:null,familyID:d?d.family.id:a[2],style:a[3],removes:a[4],presenters:[],place:place(a,6),};
e.id=a[0]||`${b?b.id:''}->${e.familyID}`;
for(let g=0;g<a[5].length;g+=2){e.presenters.push({controller:end(a[5][g]),reason:Reasons[a[5][g+1]]});}
if(b&&!b.isOutside)b.shows.push(e);
return e;});
const shownBy=new Map(families.map(a=>[a,[]]));
for(const a of presentations)if(a.family)shownBy.get(a.family).push(a);
const pushes=data.pushes.map(a=>{const b={from:end(a[0]),to:end(a[1]),container:end(a[2]),kind:a[3]?'showDetail':'push',place:place(a,4)};
if(b.from&&!b.from.isOutside)b.from.pushes.push(b);
if(b.to&&!b.to.isOutside)b.to.pushedBy.push(b);
return b;});
const references=data.references.filter(a=>a[1]<families.length).map(a=>({from:boxes[a[0]],to:families[a[1]]}));
const Severities=['error','warning','note'];
const findings=data.diagnostics.map(a=>{const b=end(a[3]);
const d=b&&!b.isOutside?b:null;
if(d){d.findings+=1;
d.family.findings+=1;
if(a[1]!=='note')d.family.isWarned=true;}
return{id:a[0],severity:a[1],message:a[2],box:d,help:a[4],place:a.length>5?place(a,5):null};}).sort((a,b)=>Severities.indexOf(a.severity)-Severities.indexOf(b.severity));
const placesOf=new Map();
for(const a of boxes){if(a.screen<0)continue;
if(!placesOf.has(a.screen))placesOf.set(a.screen,[]);
placesOf.get(a.screen).push(a);}
const relations={navigationController:a=>nearest(a,1),tabBarController:a=>nearest(a,2),splitViewController:a=>nearest(a,3),};
function nearest(a,b){let d=a.parent;
while(d&&d.kind!==b)d=d.parent;
return d;}
const unique=a=>[...new Set(a)];
const presenting=a=>unique(shownBy.get(a.family).flatMap(b=>b.presenters.map(d=>d.controller)));
const presentedByPresenter=new Map();
for(const a of presentations){for(const{controller:b}of a.presenters){if(b.isOutside)continue;
if(!presentedByPresenter.has(b))presentedByPresenter.set(b,[]);
presentedByPresenter.get(b).push(a.family?a.family.root:{id:a.familyID,isOutside:true});}}
const presented=a=>unique([...ancestors(a)].flatMap(b=>presentedByPresenter.get(b)||[]));
function*ancestors(a){for(let b=a;b;b=b.parent)yield b;}
function around(a){const b={boxes:new Set(a),families:new Set()};
for(const d of a){b.families.add(d.family);
for(let e=d.parent;e&&!b.boxes.has(e);e=e.parent)b.boxes.add(e);}
return b;}
function within(a){return a.children.flatMap(b=>[b,...within(b)]);}
const canvas=document.getElementById('map');
const calm=matchMedia('(prefers-reduced-motion: reduce)');
const camera={x:0,y:0,scale:1,width:0,height:0};
const Nearest=4;
let flight=0;
const Room=16;
const farthest=()=>Math.min(1,0.5*Math.min(camera.width/bounds().w,camera.height/bounds().h))||0.01;
const clamp=(a,b,d)=>Math.max(b,Math.min(d,a));
const toMap=(a,b)=>[(a-camera.x)/camera.scale,(b-camera.y)/camera.scale];
function resize(){const{width:a,height:b}=canvas.getBoundingClientRect();
const d=window.devicePixelRatio||1;
canvas.width=Math.round(a*d);
canvas.height=Math.round(b*d);
[camera.width,camera.height]=[a,b];
repaint();}
function zoomBy(a,b=camera.width/2,d=camera.height/2){cancelAnimationFrame(flight);
if(crosses(a,b,d))return;
const e=clamp(camera.scale*a,farthest(),Nearest);
camera.x=b-(b-camera.x)*e/camera.scale;
camera.y=d-(d-camera.y)*e/camera.scale;
camera.scale=e;
keepPlace();
repaint();}
function panBy(a,b){cancelAnimationFrame(flight);
camera.x+=a;
camera.y+=b;
keepPlace();
repaint();}
function fit(a=bounds(),b=1.25,d=false){const e=Math.min((camera.width-2*Room)/a.w,(camera.height-2*Room)/a.h,b);
flyTo(camera.width/2-(a.x+a.w/2)*e,camera.height/2-(a.y+a.h/2)*e,e,d);}
function reveal(a){const b=rectOf(a);
if(!b)return;
const d=Math.max(camera.scale,0.8);
const[e,g]=[b.x*camera.scale+camera.x,b.y*camera.scale+camera.y];
const i=e>=0&&g>=0&&e+Math.min(b.w,120)*camera.scale<=camera.width&&g+Math.min(b.h,24)*camera.scale<=camera.height;
if(i&&d===camera.scale)return;
const[j,k]=[Math.min(b.w,camera.width/d),Math.min(b.h,camera.height/d)];
flyTo(camera.width/2-(b.x+j/2)*d,camera.height/2-(b.y+k/2)*d,d);}
function flyTo(a,b,d,e=false){cancelAnimationFrame(flight);
if(e||calm.matches){Object.assign(camera,{x:a,y:b,scale:d});
return repaint();}
const g={...camera};
const i=performance.now();
const j=k=>{const l=clamp((k-i)/200,0,1);
const m=l*(2-l);
camera.scale=g.scale*(d/g.scale)**m;
const q=d===g.scale?m:(camera.scale-g.scale)/(d-g.scale);
camera.x=g.x+(a-g.x)*q;
camera.y=g.y+(b-g.y)*q;
repaint();
if(l<1)flight=requestAnimationFrame(j);};
flight=requestAnimationFrame(j);}
function hit(a,b){if(view.picture)return hitPicture(view.picture,a,b);
const d=j=>a>=j.x&&b>=j.y&&a<j.x+j.w&&b<j.y+j.h;
const e=families.find(d);
if(!e||e.isCollapsed||camera.scale<Scale.frames)return e||null;
let g=null;
let i=e.root?[e.root]:[];
while(i.length){const j=i.find(d);
if(!j)break;
g=j;
i=j.isCollapsed?[]:j.children;}
return g||e;}
function listenToPointers(a,b,d){const e=new Map();
let g=0;
const i=k=>{const l=canvas.getBoundingClientRect();
return[k.clientX-l.left,k.clientY-l.top];};
on(canvas,'wheel',k=>{k.preventDefault();
const l=k.deltaMode===1?16:1;
if(k.ctrlKey||k.metaKey)return zoomBy(Math.exp(-clamp(k.deltaY*l,-120,120)*0.01),...i(k));
if(k.shiftKey&&!k.deltaX)panBy(-k.deltaY*l,0);else panBy(-k.deltaX*l,-k.deltaY*l);},{passive:false});
on(canvas,'pointerdown',k=>{canvas.setPointerCapture(k.pointerId);
e.set(k.pointerId,i(k));
if(e.size===1)g=0;});
on(canvas,'pointermove',k=>{const[l,m]=i(k);
const q=e.get(k.pointerId);
if(!q)return a(hit(...toMap(l,m)),l,m);
g+=Math.abs(l-q[0])+Math.abs(m-q[1]);
if(e.size===2){const r=[...e].find(([t])=>t!==k.pointerId)[1];
const s=Math.hypot(q[0]-r[0],q[1]-r[1])||1;
zoomBy(Math.hypot(l-r[0],m-r[1])/s,(l+r[0])/2,(m+r[1])/2);
panBy((l-q[0])/2,(m-q[1])/2);}else if(g>3){canvas.classList.add('moving');
panBy(l-q[0],m-q[1]);}
e.set(k.pointerId,[l,m]);});
const j=k=>{if(!e.delete(k.pointerId))return;
canvas.classList.remove('moving');
if(k.type==='pointerup'&&g<=3&&e.size===0)b(...toMap(...i(k)));};
on(canvas,'pointerup',j);
on(canvas,'pointercancel',j);
on(canvas,'pointerleave',()=>a(null));
on(canvas,'dblclick',k=>d(hit(...toMap(...i(k)))));}
const context=canvas.getContext('2d',{alpha:false});
const Display={frames:0.14,text:0.45};
const Paper={frames:0.04,text:0.2};
const Scale={...Display};
const Font="Helvetica, Arial, 'Liberation Sans', sans-serif";
const Faded=0.16;
const MostNames=90;
const view={selected:null,hover:null,lit:null,focus:null,scene:null,level:'places',picture:null,focusKey:null,back:null,at:'',opening:''};
let colors={};
let isDue=false;
function readColors(){const a=getComputedStyle(document.documentElement);
const b=e=>a.getPropertyValue('--'+e).trim();
const d=e=>({fill:b(e+'-fill'),border:b(e+'-border'),text:b(e+'-text')});
colors={isDark:!document.documentElement.classList.contains('printing')&&matchMedia('(prefers-color-scheme: dark)').matches,family:d('family'),shown:d('shown'),kinds:Kinds.map((e,g)=>d('kind'+g))};
for(const e of['page','note','presentation','presents','pushes','focus','heard','visible','warning','note-mark','added','removed','moved','changed']){colors[e]=b(e);}}
function repaint(){if(isDue)return;
isDue=true;
requestAnimationFrame(()=>{isDue=false;
paint();});}
const rolesColor={1:'note',2:'note',3:'presentation',4:'presentation',5:'presentation',6:'presentation',8:'note'};
const setLit=a=>{context.globalAlpha=a?1:Faded;};
const isLitBox=a=>!view.lit||view.lit.boxes.has(a);
const isLitFamily=a=>!view.lit||view.lit.families.has(a);
const isLitThing=a=>(a.isFamily?isLitFamily(a):boxesOf(a).some(isLitBox));
const surfaceOf=a=>(a.windows.length?colors.shown:colors.family);
function isHidden(a){if(a.family.isCollapsed)return true;
for(let b=a.parent;b;b=b.parent)if(b.isCollapsed)return true;
return false;}
function paint(){const a=canvas.width/(camera.width||1);
context.setTransform(1,0,0,1,0,0);
setLit(true);
context.fillStyle=colors.page;
context.fillRect(0,0,canvas.width,canvas.height);
context.setTransform(camera.scale*a,0,0,camera.scale*a,camera.x*a,camera.y*a);
const[b,d]=toMap(0,0);
const[e,g]=toMap(camera.width,camera.height);
if(view.picture){paintPicture(view.picture,{x:b,y:d,right:e,bottom:g});
return paintMarks(families.filter(i=>view.picture.rects.has(i)));}
paintPlaces(b,d,e,g);
if(camera.scale<Scale.text)paintFarNames(a);}
function paintPlaces(a,b,d,e){const g=l=>l.x<d&&l.y<e&&l.x+l.w>a&&l.y+l.h>b;
const i=l=>l.left<=d&&l.top<=e&&l.right>=a&&l.bottom>=b;
const j=families.filter(g);
const k=view.lit?[false,true]:[true];
for(const l of k){const m=j.filter(q=>isLitFamily(q)===l);
setLit(l);
paintCards(m);
if(camera.scale>=Scale.text)paintHeads(m);
if(camera.scale>=Scale.frames)for(const q of m)paintBoxes(q,g);}
for(const l of k){const m=q=>i(q)&&isLitLine(q)===l;
setLit(l);
if(camera.scale>=Scale.frames)paintLines(pushLines.filter(m),colors.pushes,0.9,3.5);
paintLines(presentationLines.filter(m),colors.presents,1.1,5);}
setLit(true);
for(const l of pictureLabels)paintLabel(l,colors.kinds[0].text);
paintCurves();
paintMarks(j);}
function isLitLine(a){if(!view.lit)return true;
return view.lit.boxes.has(a.from)&&(a.presents?view.lit.families:view.lit.boxes).has(a.to)&&(!a.presents||!a.to.root||view.lit.boxes.has(a.to.root));}
function rounded(a,b){if(camera.scale<Scale.text)context.rect(a.x,a.y,a.w,a.h);
else context.roundRect(a.x,a.y,a.w,a.h,b);}
function paintCards(a){const b=camera.scale<Scale.frames;
const d=e=>(b&&e.root?colors.kinds[e.root.kind]:surfaceOf(e));
for(const e of[colors.family,colors.shown,...colors.kinds]){context.beginPath();
for(const g of a)if(d(g)===e)rounded(g,7);
context.fillStyle=e.fill;
context.fill();
context.strokeStyle=e.border;
context.lineWidth=Math.max(1,0.6/camera.scale);
context.stroke();}}
function paintBoxes(a,b){for(const d of a.boxes){if(!b(d)||isHidden(d))continue;
setLit(isLitBox(d));
const e=colors.kinds[d.kind];
context.beginPath();
rounded(d,4);
context.fillStyle=e.fill;
context.fill();
context.strokeStyle=e.border;
context.lineWidth=Math.max(1,0.5/camera.scale);
if(d.isImplicit)context.setLineDash([3,2]);
context.stroke();
context.setLineDash([]);
if(camera.scale<Scale.text)continue;
if(d.kind)paintIcon(d,e.border);
const g=d.kind>0||d.children.length>0;
for(const i of d.labels){const j=`${d.isImplicit?'italic ':''}${g?'bold ':''}`;
paintLabel(i,e.text,j);}
if(d.isCollapsed)paintRest(d,within(d).length,e.text);}}
const Icons=['','M.5.5h9v9h-9ZM.5 3h9M.5 2h9M.5 1h9','M.5.5h9v9h-9ZM.5 7h9M.5 8h9M.5 9h9','M.5.5h9v9h-9ZM1 .5v9M2 .5v9M3 .5v9','M.5.5h6v9h-6ZM6.5 2h3v6h-3',].map(a=>new Path2D(a));
function paintIcon(a,b){context.save();
context.translate(a.x+6,a.y+4);
context.strokeStyle=b;
context.lineWidth=1;
context.stroke(Icons[a.kind]);
context.restore();}
function paintLabel(a,b,d='',e=11){const g=a.role===Role.heading;
if(camera.scale<(g?0.4:Scale.text))return;
const i=a.role===Role.name;
context.font=`${g?'bold 12':i?d+e:9}px ${Font}`;
context.fillStyle=rolesColor[a.role]?colors[rolesColor[a.role]]:b;
context.fillText(a.text,a.x,a.bottom-3);}
function paintRest(a,b,d){context.font=`9px ${Font}`;
context.fillStyle=d;
context.fillText(`${b} inside`,a.x+8,a.y+32);}
function paintHeads(a){for(const b of a){const d=surfaceOf(b).text;
for(const e of b.labels)paintLabel(e,d,'bold ',12);
if(b.isCollapsed)paintRest(b,b.boxes.length,d);}}
function paintLines(a,b,d,e){if(!a.length)return;
context.beginPath();
for(const{points:j}of a){context.moveTo(j[0],j[1]);
for(let k=2;k<j.length-2;k+=2){if(camera.scale<Scale.text)context.lineTo(j[k],j[k+1]);
else context.arcTo(j[k],j[k+1],j[k+2],j[k+3],cornerRadius(j,k));}
context.lineTo(j[j.length-2],j[j.length-1]);}
const g=camera.scale<Scale.frames;
const i=context.globalAlpha;
context.strokeStyle=b;
context.lineWidth=Math.max(d,0.6/camera.scale);
if(g)context.globalAlpha*=0.6;
context.stroke();
context.globalAlpha=i;
if(g)return;
context.beginPath();
for(const{points:j}of a){const[k,l]=j.slice(-2);
arrow(k,l,Math.sign(k-j[j.length-4]),Math.sign(l-j[j.length-3]),e);}
context.fillStyle=b;
context.fill();}
function cornerRadius(a,b){const d=e=>Math.abs(a[e+2]-a[e])+Math.abs(a[e+3]-a[e+1]);
return Math.min(4,d(b-2)/2,d(b)/2);}
function arrow(a,b,d,e,g){context.moveTo(a,b);
context.lineTo(a-d*g-e*g*0.55,b-e*g+d*g*0.55);
context.lineTo(a-d*g+e*g*0.55,b-e*g-d*g*0.55);
context.closePath();}
const Dashes=[[],[1.5,3],[6,4],[7,3,1.5,3],[3,2]];
function decodePicture(a,b){const d=a.items.map(j=>decodeItem(j,b));
const e=a.things.flatMap(([j,k,l,m,q,r])=>{const s=thingOf(j,k);
return s?[{thing:s,x:l,y:m,w:q,h:r}]:[];});
const g=new Map(a.sets.map(([j,...k])=>[`set ${j}`,k]));
const i=a.lines.map(([j,k,l,m,...q])=>lineOf({presents:j!=='pushes',count:m,from:(g.get(k)||[k]).flatMap(r=>thingOf(1,r)||thingOf(0,r)||thingOf(3,r)||[]),to:(j==='pushes'?thingOf(1,l):thingOf(0,l))||thingOf(1,l),},q));
return pictureOf(d,e,i,{x:0,y:Math.min(...e.map(j=>j.y))-12,right:a.size[0],bottom:a.size[1]});}
function pictureOf(a,b,d,{x:e,y:g,right:i,bottom:j}){const k=new Map(b.map(l=>([l.thing,l])).reverse());
return{items:a,things:b,lines:d,rects:k,bounds:{x:e,y:g,w:i-e,h:j-g}};}
function thingOf(a,b){return a===0?familyByID.get(b):a===1?nameByID.get(b):a===2?blockByID.get(b):laneByID.get(b);}
function decodeItem([a,...b],{looks:d,fonts:e}){if(a<0){const[l,m,q,r]=(b);
return textShape(e[-1-a],l,m,r,q);}
if(typeof b[0]==='string')return pathShape(d[a],b[0]);
const[g,i,j,k]=(b);
return{look:d[a],x:g,y:i,w:j,h:k};}
const textShape=(a,b,d,e,g)=>({font:a,text:shown(e),x:b,y:d-a.size,w:g,h:a.size*1.3});
function pathShape(a,b){let[d,e]=[0,0];
let[g,i,j,k]=[Infinity,Infinity,-Infinity,-Infinity];
for(const l of b.match(/[a-y][^a-z]*/g)||[]){const m=(l.match(/-?[\d.]+/g)||[]).map(Number);
d+=m[m.length-2];
e+=m[m.length-1];
[g,i,j,k]=[Math.min(g,d),Math.min(i,e),Math.max(j,d),Math.max(k,e)];}
return{look:a,path:b,x:g-3,y:i-3,w:j-g+6,h:k-i+6};}
function lineOf(a,b){let[d,e]=[0,0];
const g=b.map((k,l)=>(l%2?e+=k:d+=k));
const i=g.filter((k,l)=>l%2===0);
const j=g.filter((k,l)=>l%2===1);
return Object.assign(a,{points:g,left:Math.min(...i),right:Math.max(...i),top:Math.min(...j),bottom:Math.max(...j)});}
const shared=data.pictures&&{looks:data.pictures.looks.map(([a,b,d,e,g])=>({fill:data.pictures.inks[a],stroke:data.pictures.inks[b],width:d,dash:Dashes[e],radius:g,})),fonts:data.pictures.fonts.map(([a,b,d])=>fontLook(a,data.pictures.inks[d],b)),};
function fontLook(a,b,d=0){return{size:a,ink:b,css:`${d&2?'italic ':''}${d&1?'bold ':''}${a}px ${Font}`};}
const colorOf=a=>a[colors.isDark?1:0];
function paintPicture(a,b){setLit(!view.lit);
paintShapes(a.items,b);
if(view.lit){context.save();
context.beginPath();
for(const{thing:d,x:e,y:g,w:i,h:j}of a.things)if(isLitThing(d))context.rect(e-1,g-1,i+2,j+2);
context.clip();
setLit(true);
paintShapes(a.items,b);
context.restore();}
setLit(true);}
function paintShapes(a,b){for(const d of a){if(d.x>b.right||d.y>b.bottom||d.x+d.w<b.x||d.y+d.h<b.y)continue;
if(d.font){if(d.font.size*camera.scale<2.6)continue;
context.font=d.font.css;
context.fillStyle=colorOf(d.font.ink);
context.fillText(d.text,d.x,d.y+d.font.size,d.w);}else if(Math.max(d.w,d.h)*camera.scale>1.5){paintShape(d);}}}
function paintShape({look:a,path:b,x:d,y:e,w:g,h:i}){let j;
if(b){j=way2D(b);}else{context.beginPath();
context.roundRect(d,e,g,i,a.radius);}
if(a.fill){context.fillStyle=colorOf(a.fill);
if(j)context.fill(j);else context.fill();}
if(!a.stroke)return;
context.strokeStyle=colorOf(a.stroke);
context.lineWidth=a.width;
if(a.dash.length)context.setLineDash(a.dash);
if(j)context.stroke(j);else context.stroke();
if(a.dash.length)context.setLineDash([]);}
const ways=new Map();
function way2D(a){const b=ways.get(a)||new Path2D(a);
ways.set(a,b);
return b;}
function hitPicture(a,b,d){let e=null;
for(const g of a.things){if(g.thing.isLane||b<g.x||d<g.y||b>g.x+g.w||d>g.y+g.h)continue;
if(!e||g.w*g.h<=e.w*e.h)e=g;}
return e&&plain(e.thing);}
const plain=a=>(a.isName&&a.boxes.length===1?a.boxes[0]:a);
function rectOf(a){const{picture:b}=view;
const d=boxesOf(a);
if(!b)return a.isName||a.isBlock?d[0]:a;
const e=b.rects.get(a);
if(e)return e;
for(let g=d[0];g;g=g.parent){const i=b.rects.get(g.name);
if(i)return i;}
return(d[0]&&b.rects.get(d[0].family))||null;}
const boxesOf=a=>(a.boxes?a.boxes:[a]);
const pictures={};
for(const a of['overview','screens'])if(data.pictures?.[a])pictures[a]=decodePicture(data.pictures[a],shared);
const levels=['overview','screens','places'].filter(a=>a==='places'||pictures[a]);
const Deepest={overview:1.8,screens:2.6,places:Infinity};
const Readable=7/11;
const boundsAt=a=>pictures[a]?.bounds||{x:0,y:0,w:data.size[0],h:data.size[1]};
const bounds=()=>(view.picture?view.picture.bounds:boundsAt('places'));
const scaleToFit=({w:a,h:b})=>Math.min((camera.width-2*Room)/a,(camera.height-2*Room)/b,1.25);
function openingLevel(){if(data.level||levels.length===1)return'places';
return scaleToFit(boundsAt(levels[1]))>=Readable?levels[1]:levels[0];}
function showLevel(a){view.level=levels.includes(a)?a:levels[levels.length-1];
view.picture=pictures[view.level]||null;
for(const b of levels)byID(`level-${b}`).setAttribute('aria-pressed',String(b===view.level));}
function fitAll(a=false){const b=bounds();
const d=scaleToFit(b);
if(view.level!=='overview'||view.focus||d>=Readable)return fit(b,1.25,a);
const e=Math.min(1,(camera.width-2*Room)/b.w);
flyTo(camera.width/2-(b.x+b.w/2)*e,Room-b.y*e,e,a);}
function crosses(a,b,d){const e=levels.indexOf(view.level);
if(view.focus)return false;
if(a>1&&e<levels.length-1&&camera.scale*a>Deepest[view.level]){const g=hit(...toMap(b,d));
changeLevel(levels[e+1]);
const i=g&&rectOf(g);
if(!i)fitAll(true);
else placeAt(i,b,d,Math.max(Readable,Math.min(1,camera.width/i.w)));
return true;}
if(a<1&&e>0&&camera.scale<0.7*scaleToFit(bounds())){changeLevel(levels[e-1]);
fitAll(true);
return true;}
return false;}
function placeAt(a,b,d,e){flyTo(b-(a.x+Math.min(a.w/2,60))*e,d-(a.y+Math.min(a.h/2,12))*e,e,true);}
function changeLevel(a){showLevel(a);
route.level=view.level;
view.hover=null;
say(`Level ${view.level}`);
keepPlace();}
function chooseLevel(a){if(view.focus)setRoute({focus:0});
if(a===view.level)return fitAll();
const b=view.selected;
changeLevel(a);
fitAll(true);
if(b)reveal(b);}
const Inks={page:['#ffffff','#14181d'],text:['#1f2933','#e6ebf1'],muted:['#52606d','#aab5c1'],push:['#6b7785','#8f9ba8'],edge:['#7b8894','#74818e'],strong:['#39434e','#b9c4cf'],subject:['#b3400c','#ffab80'],};
const Fonts={head:fontLook(16,Inks.text,1),name:fontLook(12,Inks.text,1),row:fontLook(11.5,Inks.text),inserted:fontLook(11.5,Inks.text,2),note:fontLook(9.5,Inks.muted),number:fontLook(10,Inks.page,1),};
const Signs=[/^fullScreen/,/^overFullScreen/,/^(automatic|pageSheet)/,/^formSheet/,/^popover/,/urrentContext/,/^custom/];
const SignWords=['fullScreen','overFullScreen','pageSheet','formSheet','popover','context','custom','chosen by the system'];
const signOf=a=>(a.includes('unknown')?7:Math.max(0,Signs.findIndex(b=>b.test(a))));
const tint=(a,b)=>(a.map((d,e)=>'#'+[1,3,5].map(g=>{const[i,j]=[d,Inks.page[e]].map(k=>parseInt(k.slice(g,g+2),16));
return Math.round((i*b+j*(100-b))/100).toString(16).padStart(2,'0');}).join('')));
const lookOf=a=>({width:1,dash:[],radius:4,...a});
const addBox=(a,b,d,e,g,i)=>a.push({look:lookOf(b),x:d,y:e,w:g,h:i});
function addText(a,b,d,e,g,i,j=false){context.font=b.css;
let k=shown(g);
const l=()=>context.measureText(k).width;
while(k.length>2&&l()>i)k=k.slice(0,-2).trimEnd()+'…';
const m=Math.min(l(),i);
a.push(textShape(b,j?d-m:d,e,k,m));
return m;}
function addPath(a,b,d){let e=`m${d[0]} ${d[1]}`;
for(let g=2;g<d.length;g+=2)e+=`l${d[g]-d[g-2]} ${d[g+1]-d[g-1]}`;
a.push(pathShape(lookOf(b),e+(b.fill?'z':'')));}
function addLine(a,b,d){const[e,g,i,j]=d;
const k=d.length-2;
let l=`m${e} ${g}`;
if(d.length===4){l+=`l${i-e} ${j-g}`;}else{const[r,s]=[d[k+1]-g,Math.sign(d[k+1]-g)];
const t=Math.min(5,Math.abs(r)/2);
l+=`l${i-e-t} 0q${t} 0 ${t} ${s*t}l0 ${r-2*s*t}q0 ${s*t} ${t} ${s*t}l${d[k]-i-t} 0`;}
a.push(pathShape(lookOf(b),l));
const[m,q]=[d[k],d[k+1]];
addPath(a,{fill:b.stroke},[m,q,m-7,q-3,m-7,q+3]);}
function addSign(a,b,d,e,g){addBox(a,{fill:b?Inks.page:g,stroke:g,width:1.1,radius:1.5},d+0.5,e+0.5,11,9);
const[i,j,k,l]=[[0,0,0,0],[2.6,2.6,6.8,4.8],[0.5,3.4,11,6.1],[3.1,3,5.8,4.2],[3.6,2.2,6.2,3.8],[6,0.5,5.5,9]][b]||[0,0,0,0];
if(k)addBox(a,{fill:g,radius:0.6},d+i,e+j,k,l);
if(b===4)addPath(a,{fill:g},[d+5,e+5.5,d+6.6,e+6,d+5,e+8.2]);
if(b===6)addPath(a,{fill:g},[d+6,e+1.8,d+9.2,e+5,d+6,e+8.2,d+2.8,e+5]);
if(b===7)a.push(textShape({...fontLook(8.2,g,1)},d+3.5,e+8.2,'?',5));}
function addMark(a,b,d,e){if(b.isBlock){addPath(a,{fill:Inks.strong},[d,e-7,d+7,e,d,e+7,d-7,e]);}else if(b.isLane){addBox(a,{fill:b.ink,radius:8},d-8,e-8,16,16);
context.font=Fonts.number.css;
const g=context.measureText(b.number).width;
a.push(textShape(Fonts.number,d-g/2,e+3.6,b.number,g));}else{return false;}
return true;}
const lookOfLine=(a,b)=>({stroke:b,width:a<2?2:1.3,dash:Dashes[{4:1,5:2,6:3}[a]||0]});
const nodeOf=a=>(view.level==='places'?a:a.name);
function homeOf(a){const[b]=boxesOf(a);
if(a.block)return a.block;
return b.lane&&b.family.windows.length?b.lane:b.family;}
function subjectOf(a){if(a.isFamily){const d=e=>view.level==='places'||e.name===e||!e.name.block&&e.name.boxes[0].family===a;
return new Set(boxesOf(a).filter(d));}
const b=new Set(boxesOf(a));
for(const d of b)if(!a.isBlock&&(d.kind===0||d.kind===4))for(const e of d.children)b.add(e);
return b;}
function wayOf(a){const b=a.presenters.map(e=>e.controller).filter(e=>!e.isOutside&&a.from&&e!==rootOf(a.from)).map(e=>e.label);
const d=unique(b);
return[a.style.replace(/^automatic( \(.*\))?$/,e=>(e.includes('unknown')?'chosen by the system':'automatic')),d.length?`over ${d.length<3?d.join(', '):`${d[0]} and ${d.length-1} more`}`:''].filter(Boolean).join(' ');}
const rootOf=a=>a.family.root;
function departures(a){const b=new Map();
for(const d of a){for(const e of d.shows)addLink(b,d,e.family||{id:e.familyID,link:e.familyID,isOutside:true},'presents',wayOf(e),e.style);
for(const{to:e}of d.pushes)if(e)addLink(b,d,e.isOutside?e:nodeOf(e),'pushes','pushes');}
return[...b.values()];}
function isFirst(a){for(let b=a;b.parent;b=b.parent)if(b.parent.kind===1&&b.parent.children[0]!==b)return false;
return true;}
function addLink(a,b,d,e,g,i=''){if(!b)return;
const j=b.isOutside?b:nodeOf(b);
a.set(`${j.link||j.id}|${d.link}|${e}|${g}`,{from:j,to:d,kind:e,words:g,style:i});}
function arrivalsOf(a,b){const d=new Map();
for(const e of a.isFamily?[a.root]:boxesOf(a)){if(!a.isFamily)for(const j of e.pushedBy)if(!b.has(j.from))addLink(d,j.from,a,'pushes','pushes');
if(!isFirst(e))continue;
const{windows:g,id:i}=e.family;
if(!g.length)for(const j of shownBy.get(e.family))addLink(d,j.from,a,'presents',wayOf(j)+(a.isFamily?'':` through ${i}`),j.style);
else if(!e.parent)for(const j of g)addLink(d,{id:j.id,isOutside:true,home:Windows},a,'starts','starts with it');
else if(!/ pushes it$/.test(e.reason))addLink(d,e.parent,a,'starts','starts with it');}
return[...d.values()];}
function arrivals(a){const b=new Map();
for(const d of a){for(let e=d;e;e=e.isOpened?e.parent:null){for(const g of e.pushedBy)addLink(b,g.from,nodeOf(d),'pushes','pushes');
if(!e.parent)for(const g of shownBy.get(e.family))addLink(b,g.from,nodeOf(d),'presents',wayOf(g),g.style);}}
return[...b.values()];}
const Side=224;
const Channel=76;
function cardIn(a,b){const d=b.link||b.id;
const e=a.get(d)||{thing:b,rows:new Map(),ways:new Map(),x:0,y:0,h:0,at:0};
a.set(d,e);
return e;}
function rowIn(a,b){const d=b.link||b.id;
const e=a.rows.get(d)||{thing:b,card:a,exits:new Map(),notes:[],depth:0,y:0,h:0};
a.rows.set(d,e);
return e;}
function stopFor(a,b){const d=a.get(b.words)||{link:b,y:0};
a.set(b.words,d);
return d;}
const Windows={id:'windows',isOutside:true,boxes:[]};
const Elsewhere={id:'outside this map',isOutside:true,boxes:[]};
const homeIn=a=>a.home||(a.isOutside?Elsewhere:homeOf(a));
const boxesIn=a=>(a.isOutside?[]:boxesOf(a));
function aroundPicture(a,b){const d=a.isFamily||a.isBlock||a.isName?a:nodeOf(a);
const e=subjectOf(d);
const g=new Map();
const i=cardIn(g,d);
const[j]=e;
for(const q of e)rowIn(i,nodeOf(q)).depth=clamp(q.depth-j.depth,0,4);
if(d.isBlock)for(const q of i.rows.values())q.depth=0;
const k=[];
const l=addCallers(i,e,b,k);
const m=addOpened(i,e,b,k);
return drawAround([...l,g,...m],i,k);}
function addCallers(a,b,d,e){const g=[];
const i=new Set(b);
let j=arrivalsOf(a.thing,b);
for(let k=1;k<=d&&j.length;k+=1){const l=new Map();
const m=new Set();
for(const r of j){const s=rowIn(cardIn(l,homeIn(r.from)),r.from);
const t=k===1?stopFor(a.ways,r):rowIn(cardIn(g[0],homeIn(r.to)),r.to);
e.push({link:r,row:s,exit:stopFor(s.exits,r),target:t,card:k===1?a:null});
for(const u of boxesIn(r.from))m.add(u);}
g.unshift(l);
const q=[...m].filter(r=>!i.has(r));
for(const r of q)i.add(r);
j=arrivals(q).filter(r=>!boxesIn(r.from).some(s=>i.has(s)));}
return g;}
function addOpened(a,b,d,e){const g=[];
const i=new Set(b);
let j=new Map([...b].map(k=>[k,a]));
for(let k=1;k<=d&&j.size;k+=1){const l=new Map();
const m=new Map();
for(const q of departures(new Set(j.keys()))){const r=boxesOf(q.from).find(v=>j.has(v));
const s=rowIn((j.get((r))),q.from);
if(boxesIn(q.to).some(v=>i.has(v))){s.notes.push(`${q.kind==='pushes'?'›':'→'} ${q.to.label||q.to.id}`);
continue;}
const t=q.kind==='pushes';
const u=cardIn(l,t?homeIn(q.to):q.to);
e.push({link:q,row:s,exit:stopFor(s.exits,q),target:t?rowIn(u,q.to):stopFor(u.ways,q),card:t?null:u});
if(!q.to.isOutside)for(const v of t?subjectOf(q.to):boxesOf(q.to))m.set(v,u);}
if(!l.size)break;
g.push(l);
for(const q of m.keys())i.add(q);
j=m;}
return g;}
function drawAround(a,b,d){const e=a.map(l=>[...l.values()].reduce((m,q)=>m+measure(q,q===b)+12,-12));
const g=Math.max(...e);
const i=[];
const j=[];
a.forEach((l,m)=>{let q=(g-e[m])/2;
for(const r of l.values()){Object.assign(r,{x:m*(Side+Channel),y:q,at:m});
drawCard(r,r===b,i,j);
q+=r.h+12;}});
const k=wired(d,i);
return pictureOf(i,j,k,{x:-12,y:-12,right:a.length*(Side+Channel)-Channel+12,bottom:g+12});}
function measure(a,b){let d=b?34:26;
for(const e of a.ways.values()){e.y=d+4;
d+=15;}
for(const e of a.rows.values()){Object.assign(e,{y:d,h:Math.max(20,8+12*e.exits.size)});
[...e.exits.values()].forEach((g,i)=>{g.y=d+e.h/2+12*(i-(e.exits.size-1)/2);});
d+=e.h+4;}
a.h=d+4;
return a.h;}
const titleOf=a=>(a.isLane?a.title:a.isBlock?`${a.id}, in ${a.stacks.length} stacks`:a.label||a.id);
function drawCard(a,b,d,e){const{thing:g,x:i,y:j,h:k}=a;
const l=b?Inks.subject:g.isLane?g.ink:g.isBlock?Inks.strong:Inks.edge;
addBox(d,{fill:tint(l,b?5:8),stroke:l,width:b?3:1.2,radius:7},i,j,Side,k);
e.push({thing:g,x:i,y:j,w:Side,h:k});
const m=addMark(d,g,i+17,j+13.5)?30:9;
addText(d,b?Fonts.head:Fonts.name,i+m,j+(b?22:17.5),titleOf(g),Side-m-8);
for(const{link:q,y:r}of a.ways.values()){const s=q.kind==='presents';
if(s)addSign(d,signOf(q.style),i+9,j+r-5,Inks.text);
addText(d,Fonts.note,i+(s?26:9),j+r+3.3,b&&q.kind==='pushes'?'is pushed':q.words,Side-34);}
for(const q of a.rows.values())drawRow(q,d,e);}
function drawRow({thing:a,card:b,exits:d,notes:e,depth:g,y:i,h:j},k,l){const[m,q,r]=[b.x+6+10*g,b.y+i,Side-12-10*g];
const s=boxesIn(a).some(v=>v.isImplicit);
addBox(k,{fill:Inks.page,stroke:Inks.edge,dash:s?Dashes[4]:[]},m,q,r,j);
l.push({thing:a,x:m,y:q,w:r,h:j});
const t=[...d.values()].some(({link:v})=>v.kind!=='presents')?48:20;
const u=addText(k,s?Fonts.inserted:Fonts.row,m+7,q+(d.size>1?15:j/2+4),a.label||a.id,r-14-t);
if(e.length)addText(k,Fonts.note,m+14+u,q+(d.size>1?15:j/2+3.5),e.join(' '),r-u-22-t);
for(const{link:v,y:A}of d.values()){if(v.kind==='presents')addSign(k,signOf(v.style),m+r-16,b.y+A-5,Inks.text);
else addText(k,Fonts.note,m+r-5,b.y+A+3.3,v.words,60,true);}}
function wired(a,b){const d=new Map();
a.forEach(i=>{const j=(i.target);
const k=i.card||j.card;
const l=k.y+(i.card?i.target.y:j.y+j.h/2);
const m=`${k.at} ${l} ${i.link.words}`;
const q=d.get(m)||{x:k.x+(i.card?0:6),y:l,wires:[],far:0,lane:0};
q.wires.push(i);
q.far=Math.max(q.far,Math.abs(l-i.row.card.y-i.exit.y));
d.set(m,q);});
const e=new Map();
for(const i of d.values()){const j=i.wires[0].row.card.at;
e.set(j,[...(e.get(j)||[]),i]);}
const g=[];
for(const[i,j]of e){j.sort((k,l)=>l.far-k.far).forEach((k,l)=>{k.lane=i*(Side+Channel)+Side+10+(l+0.5)*(Channel-28)/j.length;});
for(const k of j)for(const l of k.wires)g.push(drawWire(l,k,b));}
return g;}
function drawWire({link:a,row:b,exit:d},{x:e,y:g,lane:i,wires:j},k){const[l,m]=[b.card.x+Side-6,b.card.y+d.y];
const q=a.kind==='pushes';
const r=a.kind==='starts'?{stroke:Inks.push,dash:Dashes[1]}:lookOfLine(q?2:signOf(a.style),q?Inks.push:Inks.strong);
const s=Math.abs(m-g)<1?[l,g,e,g]:[l,m,i,m,i,g,e,g];
addLine(k,r,s);
if(j.length>1&&s.length>4)addBox(k,{fill:r.stroke,radius:2.2},i-2.2,m-2.2,4.4,4.4);
const t=s.map((u,v)=>(v<2?u:u-s[v-2]));
return lineOf({presents:!q,count:1,from:[b.thing],to:a.to,words:a.words},t);}
function curves(){const a=b=>d=>b&&(d.to===b||d.to===b.family&&b===d.to.root||d.from===b||b.isFamily&&d.from.family===b);
return[view.hover,view.selected].flatMap(b=>references.filter(a(b)));}
function paintCurves(){const a=curves();
if(!a.length)return;
context.strokeStyle=context.fillStyle=colors.presents;
context.lineWidth=Math.max(1.3,1.2/camera.scale);
for(const{from:b,to:d}of a){const e=d.x+d.w/2>=b.x+b.w/2;
const[g,i]=[e?b.x+b.w:b.x,b.y+Math.min(9,b.h/2)];
const[j,k]=[e?d.x:d.x+d.w,d.y+12];
const l=(e?1:-1)*Math.max(30,Math.abs(j-g)*0.4);
context.beginPath();
context.setLineDash([5/Math.min(1,camera.scale),3/Math.min(1,camera.scale)]);
context.moveTo(g,i);
context.bezierCurveTo(g+l,i,j-l,k,j,k);
context.stroke();
context.setLineDash([]);
context.beginPath();
arrow(j,k,e?1:-1,0,Math.max(6,5/camera.scale));
context.fill();}}
function paintMarks(a){paintDifference();
if(view.scene)paintScene();
if(view.hover&&view.hover!==view.selected)ring(view.hover,colors.focus,1.5);
if(view.selected&&view.selected!==view.focus){ring(view.selected,colors.focus,2.5);
const b=view.picture?[]:view.selected.isName||view.selected.isBlock?view.selected.boxes:placesOf.get(view.selected.screen)||[];
for(const d of b)if(d!==view.selected)ring(d,colors.focus,1.5,[4,3]);}
for(const b of a)if(b.findings)badge(b,String(b.findings),b.isWarned?colors.warning:colors['note-mark']);}
function paintScene(){for(const a of view.scene.visible)ring(a,colors.visible,2);
for(const[a,b]of view.scene.heard){ring(a,colors.heard,2,[5,3]);
badge(a,String(b),colors.heard);}}
function representative(a){if(view.picture)return rectOf(a);
const b=rectOf(a);
if(b.isFamily)return b;
if(b.family.isCollapsed||camera.scale<Scale.frames)return b.family;
let d=b;
for(let e=b.parent;e;e=e.parent)if(e.isCollapsed)d=e;
return d;}
function ring(a,b,d,e=[]){const g=representative(a);
if(!g)return;
const i=1.5/camera.scale;
context.beginPath();
context.roundRect(g.x-i,g.y-i,g.w+2*i,g.h+2*i,5);
context.strokeStyle=b;
context.lineWidth=d/camera.scale;
context.setLineDash(e.map(j=>j/camera.scale));
context.stroke();
context.setLineDash([]);}
function badge(a,b,d){const e=representative(a);
if(!e)return;
const g=Math.min(8,7/camera.scale*1.2);
if(g*camera.scale<3)return;
context.beginPath();
context.arc(e.x+e.w,e.y,g,0,2*Math.PI);
context.fillStyle=d;
context.fill();
context.font=`bold ${g*1.2}px ${Font}`;
context.textAlign='center';
context.fillStyle=colors.page;
context.fillText(b,e.x+e.w,e.y+g*0.42);
context.textAlign='start';}
const byWeight=[...families].sort((a,b)=>(b.windows.length?1:0)-(a.windows.length?1:0)||b.boxes.length-a.boxes.length);
function paintFarNames(a){context.setTransform(a,0,0,a,0,0);
context.lineJoin='round';
context.lineWidth=3;
const b=new Set();
let d=MostNames;
const e=byWeight.filter(isLitFamily);
for(const g of view.lit?[...e,...byWeight.filter(i=>!isLitFamily(i))]:e){const[i,j]=[g.x*camera.scale+camera.x+3,g.y*camera.scale+camera.y+11];
if(i<-200||j<-20||i>camera.width||j>camera.height+20)continue;
const k=g.windows.length>0;
context.font=`bold ${k?12:10}px ${Font}`;
g.nameWidth??=context.measureText(shown(g.id).slice(0,40)).width;
if(!take(b,i,j,g.nameWidth+8))continue;
if(d===0)break;
d-=1;
context.globalAlpha=isLitFamily(g)?1:Faded;
context.strokeStyle=colors.page;
context.strokeText(shown(g.id).slice(0,40),i,j);
context.fillStyle=colors.kinds[0].text;
context.fillText(shown(g.id).slice(0,40),i,j);}
context.globalAlpha=1;}
function take(a,b,d,e){const g=[];
for(const i of[Math.floor((d-9)/14),Math.floor((d+3)/14)]){for(let j=Math.floor(b/24);j<=Math.floor((b+e)/24);j+=1)g.push(i*4096+j);}
if(g.some(i=>a.has(i)))return false;
for(const i of g)a.add(i);
return true;}
function make(a,b={},...d){const e=document.createElement(a);
for(const[g,i]of Object.entries(b)){if(g.startsWith('on'))on(e,g.slice(2),i);
else if(i!==null&&i!==false)e.setAttribute(g,i===true?'':i);}
e.append(...d.filter(g=>g!==null&&g!==''));
return e;}
const byID=a=>document.getElementById(a);
const panel=byID('panel');
const hashOf=a=>'#'+encodeURIComponent(a);
const setting={read:a=>{try{return localStorage.getItem('kindred-'+a)||'';}catch{return'';}},write:(a,b)=>{try{localStorage.setItem('kindred-'+a,b);}catch{}},};
const Editors={base:{name:'the web',template:data.link===null?'':data.link+'{path}#L{line}'},vscode:{name:'VS Code',template:'vscode://file/{path}:{line}:{column}'},zed:{name:'Zed',template:'zed://file/{path}:{line}'},jetbrains:{name:'JetBrains',template:'jetbrains://idea/navigate/reference?path={path}:{line}:{column}'},own:{name:'another editor',template:null},none:{name:'nothing',template:''},};
if(data.link===null)delete Editors.base;
const chosenEditor=()=>{const a=setting.read('editor');
return a in Editors?a:data.link===null?'none':'base';};
function addressOf(a){const b=chosenEditor();
const d=Editors[b].template??setting.read('template');
if(!d||/^\s*(javascript|data|vbscript):/i.test(d))return null;
const e=b==='base'?'':setting.read('folder').replace(/\/*$/,'/');
const g=!a.file.startsWith('/');
const i=((g&&e!=='/'?e:'')+a.file).replace(/^\/+/,b==='own'||b==='jetbrains'?'/':'');
const j={path:i.split('/').map(encodeURIComponent).join('/'),line:a.line,column:a.column};
return d.replace(/\{(path|line|column)\}/g,(k,l)=>j[l]);}
function placeLink(a){if(!a)return'';
const b=shown(`${a.file}:${a.line}:${a.column}`);
const d=addressOf(a);
return d===null?b:make('a',{href:d,class:'place'},b);}
function nameLink(a){if(!a)return'nil';
if(a.isOutside)return shown(a.id);
const b=make('a',{href:hashOf(a.link)},shown(a.id));
on(b,'mouseenter',()=>hover(a));
on(b,'mouseleave',()=>hover(null));
return b;}
const joined=a=>a.flatMap((b,d)=>(d?[', ',b]:[b]));
const links=a=>(a.length?joined(a.map(nameLink)):['nil']);
const familyLink=a=>nameLink(a.family||{id:a.familyID,isOutside:true});
function rows(a){const b=a.filter(([,d])=>d.length&&d[0]!=='');
return make('dl',{},...b.flatMap(([d,e])=>[make('dt',{},d),make('dd',{},...e)]));}
function section(a,b){return b.length?[make('h3',{},a),make('ul',{},...b)]:[];}
const item=(a,...b)=>make('li',{},...a,...b.filter(d=>d.length).map(d=>make('small',{},...d)));
function renderPanel(){const a=view.selected;
if(!a)return panel.replaceChildren(...overview());
panel.replaceChildren(make('h2',{},shown(a.id)),tools(a),...(a.isFamily?aboutFamily(a):a.isName?aboutName(a):a.isBlock?aboutBlock(a):aboutBox(a)),...differencesOf(a),...section('Findings',findingsAt(a).map(findingItem)));}
function overview(){return[...aboutDifference(),make('h2',{},'This map'),route.link?make('p',{class:'warning'},`There is nothing called ${shown(route.link)} on this map.`):'',rows([['Families',[String(families.length)]],['Controllers',[String(boxes.length)]],['Presentations',[`${presentations.length}, of them ${references.length} as references`]],['Pushes',[String(pushes.length)]],['Scenarios',[String(data.scenarios.length)]],['Findings',[String(findings.length)]],]),make('p',{},'Click a controller or a family to read about it, twice to see who opens it and what it opens.'),make('h3',{},'Keys'),rows([['/',['find']],['arrows',['move']],['+ −',['zoom']],['0',['show everything']],['1 2 3',['focus on neighbours']],['Esc',['back to the map, let go']],['z',['zoom to the selected']],['c',['collapse']],['n p',['next finding, the one before']],['f',['full screen']],['o',['outline']],]),...section('Findings',findings.slice(0,50).map(findingItem)),];}
function tools(a){const b=[0,1,2,3].map(e=>make('button',{'aria-pressed':String(route.focus===e),onclick:()=>go(a.link,e),},e?`${e} ${e===1?'hop':'hops'}`:'Map'));
const d=!view.picture&&(a.isFamily||a.children?.length>0);
return make('div',{class:'row',role:'group','aria-label':'Focus'},...b,d?make('button',{id:'collapse','aria-pressed':String(a.isCollapsed),onclick:()=>collapse(a)},'Collapse'):null,make('button',{onclick:()=>fit(rectOf(a)||undefined,2)},'Zoom to it'));}
function collapse(a){if(!a||view.picture||!(a.isFamily||a.children?.length))return;
a.isCollapsed=!a.isCollapsed;
say(`${a.id} ${a.isCollapsed?'collapsed':'expanded'}`);
renderPanel();
byID('collapse')?.focus();
repaint();}
function aboutBox(a){const b=(placesOf.get(a.screen)||[]).filter(d=>d!==a);
return[rows([['kind',[KindWords[a.kind]+(a.isImplicit?', inserted by UIKit':'')]],['class',[shown(a.className)]],['title',[shown(a.title)]],['tags',[shown(a.tags.join(', '))]],['family',[nameLink(a.family)]],['role',a.parent?[`${a.role} of `,nameLink(a.parent)]:['root']],['screen',[a.screen<0?'':shown(data.screens[a.screen])]],['exists because',[shown(a.reason)]],['defines context',[a.definesContext?'yes':'']],['declared at',[placeLink(a.place)]],]),make('h3',{},'Relations'),rows([['parent',[nameLink(a.parent)]],...Object.entries(relations).map(([d,e])=>[d,[nameLink(e(a))]]),['presenting',links(presenting(a))],['presented',links(presented(a))],['children',a.children.length?links(a.children):['none']],]),...waysOnScreen(a.family),...section('Presents',a.shows.map(d=>item([familyLink(d),` ${shown(d.style)}`],...d.presenters.map(e=>['presented by ',nameLink(e.controller),`: ${e.reason}`]),[removal(d)],[placeLink(d.place)]))),...section('Pushes',a.pushes.map(d=>item([nameLink(d.to),` in `,d.container?nameLink(d.container):'no container'],[d.kind,' at ',placeLink(d.place)]))),...section('Pushed by',a.pushedBy.map(d=>item([nameLink(d.from)],[d.kind,' at ',placeLink(d.place)]))),...section('Other places of its screen',b.map(d=>item([nameLink(d)],[shown(d.reason)]))),];}
const removal=a=>["the presenter's view stays in the window","the presenter's view leaves the window",'whether the view behind it stays is unknown',][a.removes];
function waysOnScreen(a){const b=a.windows.map(e=>item([`in window ${shown(e.id)}`],[placeLink(e.place)]));
const d=shownBy.get(a).map(e=>item(['by ',nameLink(e.from),` ${shown(e.style)}`],...e.presenters.map(g=>['presented by ',nameLink(g.controller),`: ${g.reason}`]),[placeLink(e.place)]));
if(!b.length&&!d.length)return[make('h3',{},'How its family appears'),make('p',{},'Never: nothing shows it.')];
return section('How its family appears',[...b,...d]);}
function aboutFamily(a){return[rows([['family of',[String(a.boxes.length),a.boxes.length===1?' controller':' controllers']],['root',[nameLink(a.root)]],['declared at',[placeLink(a.place)]],]),...waysOnScreen(a),...section('Presents',a.boxes.flatMap(b=>b.shows).map(b=>item([familyLink(b),' from ',nameLink(b.from)],[shown(b.style)]))),...section('Members',a.boxes.map(b=>item([nameLink(b)],[shown(b.className)]))),];}
function aboutBlock(a){return[rows([['stacks',links(a.stacks)]]),...section('Screens',a.screens.map(b=>item([nameLink(b)]))),];}
function aboutName(a){const[b]=a.boxes;
return[rows([['screen in',[`${a.boxes.length} places`]],['kind',[KindWords[b.kind]]],['class',[shown(b.className)]],['title',[shown(b.title)]],['tags',[shown(b.tags.join(', '))]],['block',[a.block?nameLink(a.block):'']],['defines context',[b.definesContext?'yes':'']],['declared at',[placeLink(b.place)]],]),make('h3',{},'Relations of its places'),rows([...Object.entries(relations).map(([d,e])=>[d,inPlaces(a,g=>[e(g)])]),['presenting',inPlaces(a,presenting)],['presented',inPlaces(a,presented)],['children',inPlaces(a,d=>d.children)],]),...section('Presents',byTarget(a.boxes.flatMap(d=>d.shows),d=>d.family||{id:d.familyID,isOutside:true}).map(([d,e])=>item([nameLink(d),` ${shown(e[0].style)}`,...partOf(a,e.length)],['presented by ',...links(unique(e.flatMap(g=>g.presenters.map(i=>nameOf(i.controller)))))],[removal(e[0])],[placeLink(e[0].place)]))),...section('Pushes',byTarget(a.boxes.flatMap(d=>d.pushes),d=>nameOf(d.to)).map(([d,e])=>item([nameLink(d)],[e[0].kind,' at ',placeLink(e[0].place)]))),...section('Pushed by',byTarget(a.boxes.flatMap(d=>d.pushedBy),d=>nameOf(d.from)).map(([d,e])=>item([nameLink(d),...partOf(a,unique(e.map(g=>g.to)).length)],[e[0].kind,' at ',placeLink(e[0].place)]))),...section('Places, and why each exists',a.boxes.map(d=>item([nameLink(d)],[shown(d.reason)]))),];}
const nameOf=a=>(a&&!a.isOutside?plain(a.name):a);
const partOf=(a,b)=>(b<a.boxes.length?[` in ${b} of ${a.boxes.length} places`]:[]);
function byTarget(a,b){const d=new Map();
for(const e of a)d.set(b(e),[...(d.get(b(e))||[]),e]);
return[...d];}
function inPlaces(a,b){const d=new Map();
for(const e of a.boxes){const g=unique(b(e).map(nameOf));
const i=g.map(j=>j?.id).join();
d.set(i,{answers:g,count:(d.get(i)?.count||0)+1});}
return[...d.values()].map(({answers:e,count:g})=>make('div',{},...links(e),...(d.size>1?partOf(a,g):[])));}
const findingsAt=a=>findings.filter(b=>b.box&&(boxesOf(a).includes(b.box)));
function findingItem(a){return item([make('span',{class:'warning'},`${a.severity} `),shown(a.message)],[shown(a.help)],a.box?[nameLink(a.box)]:[],a.place?[`${a.id}, `,placeLink(a.place)]:[a.id]);}
let findingAt=-1;
function goToFinding(a){const b=findings.filter(e=>e.box);
if(!b.length)return say('No finding has a card on this map');
findingAt=(findingAt<0?(a>0?0:b.length-1):findingAt+a+b.length)%b.length;
const d=b[findingAt];
go(d.box.link,0);
say(`Finding ${findingAt+1} of ${b.length}: ${d.severity}: ${d.message}`);}
const tree=byID('tree');
const outline={open:new Set(),active:null,rows:[]};
const group=(a,b)=>({isGroup:true,id:a,families:b});
const groups=[...windows.filter(a=>a.families.length).map(a=>group(`Window ${a.id}`,a.families)),group('Presented',families.filter(a=>!a.windows.length&&shownBy.get(a).length)),group('Shown by nothing',families.filter(a=>!a.windows.length&&!shownBy.get(a).length)),].filter(a=>a.families.length);
const groupOf=a=>groups.find(b=>b.families.includes(a));
const childrenOf=a=>(a.isGroup?a.families:a.isFamily?(a.root?[a.root]:[]):a.children);
function renderOutline(){outline.rows=[];
const a=(b,d)=>b.forEach((e,g)=>{outline.rows.push({node:e,level:d,position:g+1,size:b.length});
if(outline.open.has(e))a(childrenOf(e),d+1);});
a(groups,1);
if(!outline.rows.some(b=>b.node===outline.active))outline.active=groups[0]||null;
tree.replaceChildren(...outline.rows.map(treeItem));}
function treeItem({node:a,level:b,position:d,size:e},g){const i=childrenOf(a).length>0;
const j=a.isGroup?String(a.families.length):a.isFamily?`${a.boxes.length}`:Kinds[a.kind];
return make('div',{role:'treeitem','aria-level':b,'aria-posinset':d,'aria-setsize':e,'data-row':g,'aria-expanded':i?String(outline.open.has(a)):null,'aria-selected':String(a===view.selected),tabindex:a===outline.active?0:-1,style:`--level: ${b-1}`,},shown(a.isFamily||a.isGroup?a.id:a.label),' ',make('small',{},j));}
function showInOutline(a){if(!a)return renderOutline();
const b=a.isName||a.isBlock?a.boxes[0]:a;
const d=b.isFamily?b:b.family;
outline.open.add(groupOf(d));
if(!b.isFamily)outline.open.add(d);
for(let i=b.parent;i;i=i.parent)outline.open.add(i);
outline.active=b;
const e=tree.contains(document.activeElement);
renderOutline();
const g=tree.children[outline.rows.findIndex(i=>i.node===b)];
g?.scrollIntoView({block:'nearest'});
if(e)g?.focus();}
function activate(a){const b=clamp(a,0,outline.rows.length-1);
tree.querySelector('[tabindex="0"]')?.setAttribute('tabindex','-1');
outline.active=outline.rows[b].node;
tree.children[b].setAttribute('tabindex','0');
tree.children[b].focus();}
function setOpen(a,b){if(b)outline.open.add(a);else outline.open.delete(a);
outline.active=a;
renderOutline();
activate(outline.rows.findIndex(d=>d.node===a));}
const choose=a=>(a.isGroup?setOpen(a,!outline.open.has(a)):go(a.link,route.focus));
function listenToOutline(){outline.open=new Set(groups.filter(b=>b.families.length<=60));
const a=b=>{const d=b.target.closest('[role=treeitem]');
return d?Number(d.dataset.row):-1;};
on(tree,'click',b=>{const d=a(b);
if(d<0)return;
const{node:e}=outline.rows[d];
const g=b.offsetX<18+12*(outline.rows[d].level-1);
if(g&&childrenOf(e).length)setOpen(e,!outline.open.has(e));else choose(e);});
on(tree,'mouseover',b=>{const d=outline.rows[a(b)];
hover(d&&!d.node.isGroup?d.node:null);});
on(tree,'mouseleave',()=>hover(null));
on(tree,'keydown',b=>{const d=a(b);
if(d<0||b.ctrlKey||b.metaKey||b.altKey)return;
const{node:e}=outline.rows[d];
const g=outline.open.has(e);
const i={ArrowDown:()=>activate(d+1),ArrowUp:()=>activate(d-1),Home:()=>activate(0),End:()=>activate(outline.rows.length-1),ArrowRight:()=>(childrenOf(e).length&&!g?setOpen(e,true):activate(d+1)),ArrowLeft:()=>(g?setOpen(e,false):activate(outline.rows.findLastIndex((j,k)=>k<d&&j.level<outline.rows[d].level))),Enter:()=>choose(e),' ':()=>choose(e),};
if(!i[b.key])return;
b.preventDefault();
b.stopPropagation();
i[b.key]();});}
const finder=byID('find');
const found=byID('found');
const Most=40;
let results=[];
let chosen=0;
function about(a){const{className:b,title:d,tags:e}=boxesOf(a)[0];
return[b,d,...e].filter(Boolean);}
const entries=[...names.filter(a=>a.boxes.length>1).map(a=>({thing:a,texts:[a.id,...about(a)]})),...blocks.map(a=>({thing:a,texts:[a.id]})),...families.map(a=>({thing:a,texts:[a.id,...a.windows.map(b=>b.id)]})),...boxes.map(a=>({thing:a,texts:[a.id,...about(a)]})),].map(a=>({...a,lower:a.texts.map(b=>b.toLowerCase())}));
function rank(a,b){let d=Infinity;
for(const[e,g]of a.lower.entries()){const i=g.indexOf(b);
if(i<0)continue;
const j=g===b?0:i===0||'/.'.includes(g[i-1])?2:4;
d=Math.min(d,j+(e?1:0));}
return d;}
function search(a){const b=a.trim().toLowerCase();
if(!b)return[];
return entries.map(d=>({entry:d,rank:rank(d,b)})).filter(d=>d.rank<Infinity).sort((d,e)=>d.rank-e.rank||d.entry.thing.id.length-e.entry.thing.id.length).map(d=>d.entry.thing);}
function noteOn(a){if(a.isFamily)return'family';
if(a.isBlock)return`${a.screens.length} screens`;
const b=a.isName?[`${a.boxes.length} places`]:[];
return shown([...b,...about(a)].join(' · ')||Kinds[a.kind]);}
function renderFound(){const a=search(finder.value);
results=a.slice(0,Most);
chosen=0;
found.replaceChildren(...results.map((d,e)=>make('div',{role:'option',id:`found-${e}`,'aria-selected':String(e===0),onpointerdown:g=>{g.preventDefault();
pick(e);},},shown(d.id),' ',make('small',{},noteOn(d)))));
const b=results.length>0;
found.hidden=!b;
finder.setAttribute('aria-expanded',String(b));
if(b)finder.setAttribute('aria-activedescendant','found-0');else finder.removeAttribute('aria-activedescendant');
if(finder.value.trim())say(`${a.length} found`);}
function mark(a){if(!results.length)return;
found.children[chosen].setAttribute('aria-selected','false');
chosen=(a+results.length)%results.length;
found.children[chosen].setAttribute('aria-selected','true');
found.children[chosen].scrollIntoView({block:'nearest'});
finder.setAttribute('aria-activedescendant',`found-${chosen}`);
hover(results[chosen]);}
function closeFound(){found.hidden=true;
finder.setAttribute('aria-expanded','false');
finder.removeAttribute('aria-activedescendant');
hover(null);}
function pick(a){const b=results[a];
closeFound();
if(!b)return;
finder.value='';
canvas.focus();
go(b.link,route.focus);}
function listenToFinder(){on(finder,'input',renderFound);
on(finder,'blur',closeFound);
on(finder,'keydown',a=>{const b={ArrowDown:()=>mark(chosen+1),ArrowUp:()=>mark(chosen-1),Enter:()=>pick(chosen),Escape:()=>{finder.value='';
closeFound();
canvas.focus();},};
a.stopPropagation();
if(!b[a.key])return;
a.preventDefault();
b[a.key]();});}
const player=byID('player');
const scenarioList=byID('scenario');
const scenarios=data.scenarios.map(a=>({name:a[0],steps:a[4].map(b=>({text:b[0],place:place(b,1),visible:b[4].map(end).filter(d=>!d.isOutside),events:b[5].map(d=>({who:d[0]===null?null:end(d[0]),callback:d[0]===null?d[1]:data.callbacks[d[1]],argument:end(d[2]),cause:d[3],causedBy:end(d[4]),turn:d[5],depth:d[6],facts:d[7].map(e=>data.facts[e]),hook:d[8]||'',})),remarks:b[6].map(d=>({id:d[0],severity:d[1],message:d[2]})),})),}));
const play={scenario:null,step:0,isShown:false};
function showScene(){const a=scenarios.find(e=>e.name===route.scenario)||null;
const b=a?clamp(route.step,0,a.steps.length-1):0;
if(a===play.scenario&&b===play.step&&play.isShown)return;
Object.assign(play,{scenario:a,step:b,isShown:true});
scenarioList.value=a?a.name:'';
const d=player.hidden;
player.hidden=!a;
view.scene=a?sceneOf(a.steps[b]):null;
if(a)renderPlayer(a,b);else player.replaceChildren();
if(d!==player.hidden)resize();
if(a&&b===0&&view.scene.visible.length)reveal(view.scene.visible[view.scene.visible.length-1]);}
function sceneOf(a){const b=new Map();
for(const{who:d}of a.events)if(d&&!d.isOutside)b.set(d,(b.get(d)||0)+1);
return{visible:a.visible,heard:b};}
function renderPlayer(a,b){const d=a.steps[b];
const e=player.contains(document.activeElement)?document.activeElement.id:'';
const g=a.steps.length-1;
player.replaceChildren(make('div',{class:'row'},make('button',{id:'step-back','aria-label':'Step before',title:'←',disabled:b===0,onclick:()=>stepBy(-1)},'◀'),make('button',{id:'step-on','aria-label':'Next step',title:'→',disabled:b===g,onclick:()=>stepBy(1)},'▶'),make('strong',{},b?`Step ${b} of ${g}`:'Start'),make('code',{},shown(d.text)),placeLink(d.place),make('button',{id:'step-end','aria-label':'Close the scenario',onclick:()=>openScenario('')},'×')),make('p',{},'On screen: ',...(d.visible.length?joined(d.visible.map(nameLink)):['nobody'])),...d.remarks.map(i=>make('p',{class:'warning'},`${i.severity}: ${shown(i.message)} (${i.id})`)),make('ol',{id:'events','aria-label':'Callbacks'},...d.events.map(eventItem)));
if(e)(byID(e)&&!byID(e).disabled?byID(e):canvas).focus();
say(`${b?`Step ${b} of ${g}: ${d.text}`:'Start'}. ${d.events.length} callbacks, on screen: ${d.visible.map(i=>i.id).join(', ')||'nobody'}`);}
const Causes=[()=>'by the step itself',a=>`forwarded by ${shown(a.id)}`,a=>`by UIKit for ${shown(a.id)}`];
function eventItem(a){const b=a.callback==='willMove'||a.callback==='didMove';
const d=a.who&&b?`(${a.argument?shown(a.argument.id):'nil'})`:'';
const e=[Causes[a.cause](a.causedBy||{id:''}),a.hook&&`in ${shown(a.hook)}`,`turn ${a.turn}`,a.facts.map(j=>j[0]).join(' ')];
const g=make('button',{type:'button',title:a.facts.map(j=>`${j[0]}: ${j[1]}`).join('\n'),style:`--depth: ${Math.min(a.depth,8)}`},a.who?shown(a.who.id):'mark','.',make('b',{},shown(a.callback)),d,' ',make('small',{},e.filter(Boolean).join(' · ')));
const i=a.who&&!a.who.isOutside;
if(i){on(g,'mouseenter',()=>hover(a.who));
on(g,'mouseleave',()=>hover(null));
on(g,'focus',()=>hover(a.who));
on(g,'click',()=>go(a.who.link,0));}
return make('li',{},g);}
function stepBy(a){const b=clamp(play.step+a,0,play.scenario.steps.length-1);
if(b!==play.step)setRoute({step:b},true);}
const openScenario=a=>setRoute({scenario:a,step:0,...(a?{focus:0}:{})});
function listenToPlayer(){scenarioList.append(make('option',{value:''},'none'),...scenarios.map(a=>make('option',{value:a.name},shown(a.name))));
byID('scenario-label').hidden=scenarios.length===0;
on(scenarioList,'change',()=>{openScenario(scenarioList.value);
if(scenarioList.value)canvas.focus();});}
const difference=data.difference||{boxes:[],families:[],lines:[],sections:[]};
const pairs=(a,b)=>new Map(a.map(([d,e])=>[b[d],e]));
const marked={boxes:pairs(difference.boxes,boxes),families:pairs(difference.families,families),lines:pairs(difference.lines,lines)};
function paintDifference(){if(!view.picture)for(const[a,b]of marked.lines)paintLines([a],colors[b],2.4,7);
for(const[a,b]of[...marked.families,...marked.boxes])ring(a,colors[b],2.5,b==='moved'?[6,3]:[]);}
const linkTo=a=>nameLink(boxByID.get(a)||familyByID.get(a)||{id:a,isOutside:true});
const sentence=a=>a.map(b=>(typeof b==='string'?b:linkTo(b[0])));
const differenceItem=([a,b,...d])=>item(sentence(a),[shown(b)],...d.map(sentence));
const sections=a=>difference.sections.flatMap(({title:b,state:d,items:e})=>{const g=e.map(a).filter(Boolean).map(differenceItem);
return g.length?[make('h3',{style:`color: var(--${d})`},b),make('ul',{},...g)]:[];});
const aboutDifference=()=>(data.difference?[make('h2',{},'Differences'),make('p',{},difference.summary),...sections(a=>a)]:[]);
const differencesOf=({id:a})=>sections(b=>{const[d,e,...g]=b;
const i=k=>k.some(l=>typeof l!=='string'&&l[0]===a);
const j=g.filter(i);
return i(d)?b:j.length&&[d,e,...j];});
const route={link:'',focus:0,level:'',at:'',scenario:'',step:0};
function readRoute(){const[a,...b]=location.hash.slice(1).split('&');
const d={};
for(const e of b)d[e.split('=',1)[0]]=decoded(e.slice(e.indexOf('=')+1));
Object.assign(route,{link:decoded(a),focus:clamp(Math.trunc(Number(d.focus))||0,0,3),level:d.level||'',at:d.at||'',scenario:d.scenario||'',step:Math.max(0,Math.trunc(Number(d.step))||0),});}
function decoded(a){try{return decodeURIComponent(a);}catch{return a;}}
function hashFor(a){const b=[encodeURIComponent(a.link)];
const d=(e,g)=>g&&b.push(`${e}=${encodeURIComponent(g).replace(/%2C/g,',').replace(/%3A/g,':')}`);
d('focus',a.link&&a.focus);
d('level',a.level!==view.opening&&a.level);
d('at',a.at);
d('scenario',a.scenario);
d('step',a.scenario&&a.step);
return'#'+b.join('&');}
function writeRoute(a,b){const d=hashFor(a);
if(d===(location.hash||'#'))return false;
history[b?'replaceState':'pushState'](null,'',d);
return true;}
function setRoute(a,b=false){if(writeRoute({...route,...a},b))showRoute();}
const go=(a,b)=>setRoute({link:a,focus:b,at:''});
let resting=0;
function keepPlace(){clearTimeout(resting);
resting=setTimeout(()=>{const[a,b]=toMap(camera.width/2,camera.height/2);
route.at=view.at=`${Math.round(a)},${Math.round(b)},${Number(camera.scale.toPrecision(3))}`;
writeRoute(route,true);},250);}
function showPlace(){if(route.at===view.at)return false;
view.at=route.at;
const[a,b,d]=route.at.split(',').map(Number);
if(!(d>0)||Number.isNaN(a+b))return false;
const e=clamp(d,farthest(),Nearest);
flyTo(camera.width/2-a*e,camera.height/2-b*e,e,true);
return true;}
function find(a){const b=a.replace(/^(family|block):/,'');
if(a.startsWith('family:'))return familyByID.get(b)||null;
const d=boxByID.get(a)||nameByID.get(a)||blockByID.get(b)||familyByID.get(b);
return d?plain(d):null;}
function showFocus(a){const b=a&&`${a.link} ${route.focus} ${view.level}`;
if(b===view.focusKey)return false;
view.focusKey=b;
if(!view.focus)view.back={x:camera.x,y:camera.y,scale:camera.scale,level:view.level};
view.focus=a;
if(a){view.picture=aroundPicture(a,route.focus);
fitAll(true);}else{showLevel(view.level);
if(view.back.level===view.level)flyTo(view.back.x,view.back.y,view.back.scale,true);else fitAll(true);}
view.hover=null;
return true;}
function showRoute(){readRoute();
const a=route.level||view.opening;
if(a!==view.level){showLevel(a);
fitAll(true);}
const b=find(route.link);
if(route.link&&!b)say(`There is nothing called ${route.link} on this map`);
const d=b!==view.selected;
view.selected=b;
const e=showFocus(b&&route.focus>0?b:null);
view.lit=null;
showScene();
if(view.scene)view.lit=around(new Set([...view.scene.visible,...view.scene.heard.keys()]));
renderPanel();
if(d){showInOutline(b);
panel.scrollTop=0;
if(b)say(`${b.id} selected`);}
if(!showPlace()&&d&&b&&!e)reveal(b);
repaint();}
function hover(a){if(view.hover===a)return;
view.hover=a;
canvas.title=a?shown(a.id)+(a.className?` (${shown(a.className)})`:''):'';
repaint();}
function say(a){byID('status').textContent=shown(a);}
function fullScreen(){if(document.fullscreenElement)document.exitFullscreen();else document.documentElement.requestFullscreen?.().catch(()=>{});}
function press(a){if(a.ctrlKey||a.metaKey||a.altKey||a.target.closest('input, select, textarea'))return;
const b=a.shiftKey?300:80;
const d={'/':()=>finder.focus(),'+':()=>zoomBy(1.25),'=':()=>zoomBy(1.25),'-':()=>zoomBy(0.8),0:()=>fitAll(),f:fullScreen,c:()=>collapse(view.selected),z:()=>view.selected&&fit(rectOf(view.selected)||undefined,2),n:()=>goToFinding(1),p:()=>goToFinding(-1),o:()=>tree.querySelector('[tabindex="0"]')?.focus(),ArrowLeft:()=>(play.scenario?stepBy(-1):panBy(b,0)),ArrowRight:()=>(play.scenario?stepBy(1):panBy(-b,0)),ArrowUp:()=>panBy(0,b),ArrowDown:()=>panBy(0,-b),Enter:()=>panel.focus(),Escape:()=>(view.focus?go(route.link,0):setRoute({link:'',focus:0,...(view.selected?{}:{scenario:'',step:0})})),};
for(const e of[1,2,3])d[e]=()=>view.selected&&go(route.link,e);
if(!d[a.key])return;
if(a.key==='Enter'&&a.target!==canvas)return;
if(a.key==='ArrowUp'||a.key==='ArrowDown')if(a.target.closest('aside, ol'))return;
a.preventDefault();
d[a.key]();}
function listenToSettings(){const a=byID('editor');
a.append(...Object.entries(Editors).map(([b,d])=>make('option',{value:b},d.name)));
a.value=chosenEditor();
for(const b of['editor','folder','template']){const d=byID(b);
if(b!=='editor')d.value=setting.read(b);
on(d,'change',()=>{setting.write(b,d.value.trim());
renderPanel();
if(play.scenario)renderPlayer(play.scenario,play.step);});}}
function listen(){on(window,'popstate',showRoute);
on(window,'hashchange',showRoute);
on(document,'keydown',press);
new ResizeObserver(resize).observe(canvas);
on(matchMedia('(prefers-color-scheme: dark)'),'change',()=>{readColors();
repaint();});
on(byID('zoom-in'),'click',()=>zoomBy(1.25));
on(byID('zoom-out'),'click',()=>zoomBy(0.8));
on(byID('fit'),'click',()=>fitAll());
for(const a of levels)on(byID(`level-${a}`),'click',()=>chooseLevel(a));
on(byID('full'),'click',fullScreen);
on(byID('problems'),'click',()=>goToFinding(1));
on(window,'beforeprint',()=>setPrinting(true));
on(window,'afterprint',()=>setPrinting(false));
listenToPointers(hover,(a,b)=>{const d=hit(a,b);
if(d)go(d.link,route.focus);else if(!view.focus)setRoute({link:'',focus:0});
canvas.focus();},a=>a&&!view.focus&&go(a.link,1));
listenToOutline();
listenToFinder();
listenToPlayer();
listenToSettings();}
function setPrinting(a){document.documentElement.classList.toggle('printing',a);
Object.assign(Scale,a?Paper:Display);
readColors();
if(!a)return resize();
const b=Math.min(4,6000/camera.width);
canvas.width=Math.round(camera.width*b);
canvas.height=Math.round(camera.height*b);
paint();}
function begin(){byID('summary').textContent=[families.length===1?'1 family':`${families.length} families`,boxes.length===1?'1 controller':data.names?`${names.filter(a=>!a.boxes[0].isImplicit).length} controllers in ${boxes.filter(a=>!a.isImplicit).length} places`:`${boxes.length} controllers`,].join(', ');
document.title=`Map: ${byID('summary').textContent}`;
byID('problems').textContent=`Findings: ${findings.length}`;
byID('problems').hidden=findings.length===0;
byID('levels').hidden=levels.length===1;
for(const a of['overview','screens'])byID(`level-${a}`).hidden=!levels.includes(a);
readColors();
resize();
view.opening=openingLevel();
showLevel(view.opening);
fitAll(true);
listen();
paint();
renderOutline();
showRoute();
document.documentElement.dataset.ready='yes';}
begin();
