import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  $,
  Badge,
  Diff,
  Exposure,
  Fact,
  Head,
  MAX_ROWS,
  Revision,
  Say,
  Section,
  ToFinding,
  ToRule,
  Top,
  Way,
  When,
  a,
  brief,
  limited,
  limits,
  longDay,
  pageOf,
  rowLimits,
  style,
  titleOf,
  z
} from "./chunk-chunk-XI46EEBG.js";
import "./chunk-chunk-QZV2OSVR.js";
import {
  acceptance
} from "./chunk-chunk-WMGHYA3U.js";
import {
  exposedWords
} from "./chunk-chunk-FJEY2XIU.js";
import {
  KEYLESS,
  secretsWords,
  spansWords,
  stateWords
} from "./chunk-chunk-J4MCARF7.js";
import {
  stateTitle
} from "./chunk-chunk-ODGW5OH2.js";
import {
  beneathWords,
  itemsOf
} from "./chunk-chunk-YY5COTNK.js";
import {
  remedy
} from "./chunk-chunk-LY4D2PXE.js";
import {
  age,
  authorOf,
  beginning,
  bylines,
  clusters,
  dayWords,
  ending,
  isDeed,
  isEvent,
  isSame,
  lastDay,
  limitWords,
  openerOf,
  passage,
  personWords,
  placeWords,
  standingChange,
  standingDirection,
  stepsOf,
  subjectWords,
  worstFirst
} from "./chunk-chunk-YGFQAK7O.js";
import "./chunk-chunk-W4IGAWFC.js";
import {
  disclaimer
} from "./chunk-chunk-U3UAT5DI.js";
import {
  latestWords,
  listedWords
} from "./chunk-chunk-ODIOXHXG.js";
import {
  actualWords,
  at,
  capital,
  changeDifference,
  differenceWords,
  expectedWords,
  findingDifference,
  isRenaming,
  joined,
  plain,
  prose,
  revision,
  say,
  some,
  thousands,
  value,
  valueWords,
  who
} from "./chunk-chunk-357X2JHD.js";
import {
  isContinued
} from "./chunk-chunk-CM6Z4NHK.js";
import "./chunk-chunk-QZ7J7UFA.js";
import {
  People
} from "./chunk-chunk-KGRRQDXU.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  cells,
  clip,
  duration,
  head,
  middle,
  nameOf,
  visible,
  visibleJson
} from "./chunk-chunk-TXR2ON6E.js";
import {
  isObject
} from "./chunk-chunk-2KDALSGB.js";
import {
  instantOf,
  instantText
} from "./chunk-chunk-SIYFOCKV.js";
import {
  weight,
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/html.tsx
import { createHash } from "node:crypto";

// src/reporters/html/approvals.tsx
var stateWords2 = {
  applied: "applied",
  partly: "applied in part",
  "never-applied": "never applied",
  pending: "pending"
};
function Approvals({ page }) {
  const { approvals } = page.report;
  const { shown, rest } = limited(approvals, "approval");
  return /* @__PURE__ */ a(Section, { id: "approvals", title: "Approvals", note: some(approvals.length, "approval"), children: [
    approvals.length === 0 ? /* @__PURE__ */ a("p", { class: "muted", children: "No approvals are defined." }) : /* @__PURE__ */ a("table", { "aria-label": "Approvals", children: [
      /* @__PURE__ */ a(
        Head,
        {
          columns: [
            "Approval",
            "State",
            ["Settings", "w3"],
            "Term",
            ["Implemented by", "w1"],
            ["Agreed by", "w2"],
            "Revisions"
          ]
        }
      ),
      /* @__PURE__ */ a("tbody", { children: shown.map((approval) => /* @__PURE__ */ a("tr", { children: [
        /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a(Say, { of: value(approval.id), page }) }),
        /* @__PURE__ */ a("td", { class: approval.state === "never-applied" ? "no" : void 0, children: stateWords2[approval.state] }),
        /* @__PURE__ */ a("td", { children: [
          /* @__PURE__ */ a(Say, { of: some5(approval.settings.map(value)), page }),
          approval.reason !== null && /* @__PURE__ */ a("small", { children: [
            " ",
            /* @__PURE__ */ a(Say, { of: prose(approval.reason), page })
          ] })
        ] }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(Say, { of: say`${dayWords(approval.from)} to ${lastDay(approval.until)}`, page }) }),
        /* @__PURE__ */ a("td", { "data-label": "by", children: approval.implementers === null ? "anybody" : /* @__PURE__ */ a(Say, { of: some5(approval.implementers.map(who)), page }) }),
        /* @__PURE__ */ a("td", { "data-label": "agreed by", children: [
          approval.approvedBy.length === 0 ? /* @__PURE__ */ a("span", { class: "no", children: "nobody" }) : /* @__PURE__ */ a(
            Say,
            {
              of: say`${some5(approval.approvedBy.map(who))}, ${dayWords(approval.approvedAt)}`,
              page
            }
          ),
          approval.ticket !== null && /* @__PURE__ */ a("small", { children: [
            " ",
            /* @__PURE__ */ a(Say, { of: say`ticket ${approval.ticket}`, page })
          ] })
        ] }),
        /* @__PURE__ */ a("td", { "data-label": "revisions", children: approval.revisions.length === 0 ? /* @__PURE__ */ a("span", { class: "muted", children: "none" }) : /* @__PURE__ */ a(Say, { of: some5(approval.revisions.map((n) => revision(n))), page }) })
      ] })) })
    ] }),
    rest
  ] });
}
function some5(phrases) {
  const more = phrases.length - 5;
  return [...joined(phrases.slice(0, 5), ", "), ...more > 0 ? [` and ${thousands(more)} more`] : []];
}

// page-script:src/reporters/html/client.script
var client_default = '"use strict";(()=>{var Ao=/[\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ue000-\\uf8ff\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\uffff\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{10ffff}]|\\p{Surrogate}/gu,Oo=/##\\[/g;function Co(e){return`\\\\u{${e.codePointAt(0).toString(16)}}`}function he(e){return e.replace(Ao,Co).replace(/^ +| +$/g,n=>Co(" ").repeat(n.length)).replace(Oo,"#\\\\u{23}[")}var Do=/^[\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u0610-\\u061a\\u064b-\\u065f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200d\\u20d0-\\u20ff\\ufe20-\\ufe2f]$/;function qe(e,n){if(e.length<=n)return e;let t=Array.from(e.slice(0,2*n+2));if(t.length<=n)return e;let r=n;for(;r>1&&Do.test(t[r]);)r--;return t.slice(0,r).join("")}function fr(e,n){let t=qe(e,n);return t.length===e.length?e:`${t}\\u2026 (${Array.from(e).length} characters)`}var el=/^[\\u1100-\\u115f\\u231a\\u231b\\u23e9-\\u23ec\\u23f0\\u23f3\\u25fd\\u25fe\\u2614\\u2615\\u2648-\\u2653\\u267f\\u2693\\u26a1\\u26aa\\u26ab\\u26bd\\u26be\\u26c4\\u26c5\\u26ce\\u26d4\\u26ea\\u26f2\\u26f3\\u26f5\\u26fa\\u26fd\\u2705\\u270a\\u270b\\u2728\\u274c\\u274e\\u2753-\\u2755\\u2757\\u2795-\\u2797\\u27b0\\u27bf\\u2b1b\\u2b1c\\u2b50\\u2b55\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97c\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18dff}\\u{1aff0}-\\u{1b2ff}\\u{1f004}\\u{1f0cf}\\u{1f18e}-\\u{1f19a}\\u{1f200}-\\u{1faff}\\u{20000}-\\u{3fffd}]$/u;function ct(e){let n=0;for(let t of e)n+=el.test(t)?2:Do.test(t)?0:1;return n}function Fo(e,n){if(e.length<=n/2||ct(e)<=n)return e;let t=Array.from(e),r=Math.ceil((n-1)/2),o=Po(t,r),i=Po(t.toReversed(),n-1-r);return`${t.slice(0,o).join("")}\\u2026${t.slice(t.length-i).join("")}`}function Po(e,n){let t=0;for(let[r,o]of e.entries())if(t+=ct(o),t>n)return r;return e.length}function Nn(e){return e.replace(Ao,n=>n===`\n`?n:[...nl(n)].join("")).replace(Oo,"##\\\\u005b")}function*nl(e){for(let n=0;n<e.length;n++)yield`\\\\u${e.charCodeAt(n).toString(16).padStart(4,"0")}`}function se(e){let n=[["d",86400],["h",3600],["min",60],["s",1]],t=n.findIndex(([,u])=>e>=u);t<0&&(t=3);let[r,o]=n[t],i=n[t+1],s=Math.floor(e/o),a=i?Math.floor((e-s*o)/i[1]):0;return`${s} ${r}${i&&a>0?` ${a} ${i[0]}`:""}`}function ft(e){return`${e.slice(0,10)} ${e.slice(11,16)} UTC`}function ae(e){return e.startsWith("/")?e.slice(1).replaceAll("/",".").replaceAll("~1","/").replaceAll("~0","~"):e}var tl=Date.UTC(9999,11,31,23,59,59,999),rl=/^(\\d{4})-(\\d\\d)-(\\d\\d)[Tt](\\d\\d):(\\d\\d):(\\d\\d)(?:\\.(\\d{1,9}))?(?:[Zz]|([+-])(\\d\\d):(\\d\\d))$/;function j(e){let n=rl.exec(e);if(!n)return;let[t,r,o,i,s,a]=n.slice(1,7).map(Number),u=Number((n[7]??"").padEnd(3,"0").slice(0,3)),f=n[8]?(n[8]==="-"?-1:1)*(Number(n[9])*60+Number(n[10])):0;if(i>23||s>59||a>60||Number(n[9]??0)>23||Number(n[10]??0)>59)return;let c=new Date(Date.UTC(t,r-1,o));if(c.getUTCMonth()!==r-1||c.getUTCDate()!==o)return;let m=Date.UTC(t,r-1,o,i,s,a,u)-f*6e4;return t<1970||m<0||m>tl?void 0:m}function ue(e){return new Date(e).toISOString()}var _e=864e5;function dr(e){return j(/^\\d{4}-\\d\\d-\\d\\d$/.test(e)?`${e}T00:00:00Z`:e)}var No=function(){};No.prototype=Object.freeze(Object.create(null));function mr(){return new No}function $e(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function ge(e){if(typeof e!="object"||e===null)return JSON.stringify(e);if(Array.isArray(e))return`[${e.map(ge).join(",")}]`;let n=e;return`{${Object.keys(n).sort().map(r=>`${JSON.stringify(r)}:${ge(n[r])}`).join(",")}}`}function dt(e,n){if(e===n)return!0;if(typeof e!="object"||typeof n!="object"||e===null||n===null||Array.isArray(e)!==Array.isArray(n))return!1;if(Array.isArray(e)){let i=n;return e.length===i.length&&e.every((s,a)=>dt(s,i[a]))}let t=e,r=n,o=Object.keys(t);return o.length===Object.keys(r).length&&o.every(i=>Object.hasOwn(r,i)&&dt(t[i],r[i]))}function Eo(e){return`/${e.replaceAll("~","~0").replaceAll("/","~1")}`}function Wo(e){return e===""?[]:e.slice(1).split("/").map(n=>n.replaceAll("~1","/").replaceAll("~0","~"))}function Lo(e,n){return e<n?-1:e>n?1:0}var Uo=["info","low","medium","high","critical"],Ye=Uo.toReversed();function ke(e){return Uo.indexOf(e)}function Jo(e,n){return n!=="never"&&ke(e)>=ke(n)}var ol="fp:none",Td=new RegExp(String.raw`\\[(?:secret|hidden) ${ol}\\]`);function En(e){return typeof e=="object"&&e!==null&&typeof e.$secret=="string"}var V=e=>[{data:e,as:"value"}],mt=e=>[{data:e,as:"setting"}],cn=e=>[{data:e,as:"who"}],H=e=>[{data:e,as:"prose"}],G=e=>[{at:e}],Wn=e=>[{revision:e}];function x(e,...n){let t=[e[0]];for(let[r,o]of n.entries())typeof o=="string"?t.push(...V(o)):typeof o=="number"?t.push(A(o)):t.push(...o),t.push(e[r+1]);return t.filter(r=>r!=="")}function ee(e,n){return e.flatMap((t,r)=>r===0?t:[n,...t])}function pt(e){return e.length<2?e[0]??[]:[...ee(e.slice(0,-1),", ")," and ",...e.at(-1)]}function pr(e){let[n,...t]=e;return typeof n=="string"?[n.slice(0,1).toUpperCase()+n.slice(1),...t]:e}function il(e,n){let t="";for(let r of e)typeof r=="string"?t+=r:"data"in r?t+=n(r.data):"at"in r?t+=j(r.at)===void 0?n(r.at):ft(r.at):t+=`revision ${r.revision}`;return t}function Pe(e){return il(e,n=>n===""?\'""\':he(n))}function A(e){return String(e).replace(/\\B(?=(?:\\d{3})+$)/g,",")}function D(e,n,t=`${n}s`){return`${A(e)} ${e===1?n:t}`}function B(e,n){return e===null?["not set"]:e===""?[...V(\'""\')," (empty text)"]:En(e)?Io(e.fingerprint):Array.isArray(e)?al(e,n):Bo(typeof e=="string"?sl(e)?JSON.stringify(e):e:JSON.stringify(hr(e)),n.text)}function Io(e){return V(`[secret ${e}]`)}function sl(e){return/^(?:true|false|null|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|not set|[[{"].*)$/s.test(e)}function al(e,n){if(e.length===0)return[...V("[]")," (empty list)"];let t=e.slice(0,n.entries).map(o=>B(o,n)),r=e.length-t.length;return r>0?[...ee(t,", "),` and ${A(r)} more`]:ee(t,", ")}function Bo(e,n){let t=qe(e,n);return t.length===e.length?V(e):[...V(t),`\\u2026 ${A(e.length-t.length)} more characters in the JSON report`]}function hr(e){return En(e)?`[secret ${e.fingerprint}]`:Array.isArray(e)?e.map(hr):$e(e)?Object.fromEntries(Object.entries(e).map(([n,t])=>[n,hr(t)])):e}function ht(e,n){let{before:t,after:r,added:o,removed:i}=e;if(o&&i&&o.length+i.length>0&&Array.isArray(t)&&Array.isArray(r))return zo(o,i,r.length-o.length,n);let s=fn(t,r,n);return s.form==="value"&&Ve(e)?{...s,after:x`${s.after} (renamed)`}:s}function Ve({formerly:e,before:n}){return e!==void 0&&Wo(e).at(-2)===n}function fn(e,n,t){if(Array.isArray(e)&&Array.isArray(n)){let[r,o]=[e,n],[i,s]=[new Set(r.map(ge)),new Set(o.map(ge))],a=o.filter(f=>!i.has(ge(f))),u=r.filter(f=>!s.has(ge(f)));if(a.length+u.length>0)return zo(a,u,o.length-a.length,t)}return{form:"value",before:B(e,t),after:B(n,t)}}function zo(e,n,t,r){let o=e.slice(0,r.entries),i=n.slice(0,Math.max(1,r.entries-o.length));return{form:"set",added:o.map(s=>B(s,r)),removed:i.map(s=>B(s,r)),more:e.length+n.length-o.length-i.length,unchanged:t}}function gr(e){return[...e.more>0?[`and ${A(e.more)} more`]:[],...e.unchanged>0?[`${A(e.unchanged)} unchanged`]:[]].join(", ")}function Ln(e){if(e.form==="value")return[...e.before," \\u2192 ",...e.after];let n=gr(e);return ee([...e.added.map(t=>["+ ",...t]),...e.removed.map(t=>["\\u2212 ",...t]),...n?[[n]]:[]],", ")}var jo={equals:(e,n)=>[...Array.isArray(e)?["exactly "]:[],...B(e,n)],oneOf:(e,n)=>["one of ",...B(e,n)],noneOf:(e,n)=>["none of ",...B(e,n)],atMost:(e,n)=>["at most ",...B(e,n)],atLeast:(e,n)=>["at least ",...B(e,n)],matches:(e,n)=>["a match of ",...B(e,n)],pattern:(e,n)=>["a match of the pattern ",...B(e,n)],subsetOf:(e,n)=>Array.isArray(e)&&e.length===0?["empty"]:["a subset of ",...B(e,n)],supersetOf:(e,n)=>["a superset of ",...B(e,n)],disjointFrom:(e,n)=>["disjoint from ",...B(e,n)],size:(e,n)=>["a list of this size: ",...B(e,n)],set:e=>[e===!0?"set":"not set"],secret:e=>[e==="absent"?"absent":"a reference such as ${NAME}"],maxAge:(e,n)=>["rotated within ",...B(e,n)],schema:()=>["valid by its JSON Schema"],each:(e,n)=>["a list whose entries are each ",...Un(e,n)],approved:e=>[`one of ${Array.isArray(e)?D(e.length,"listed editor or pattern","listed editors and patterns"):"the listed editors"}`]};function Un(e,n){if(!$e(e))return e===null?[]:B(e,n);let t=Object.entries(e).filter(([r])=>Object.hasOwn(jo,r));return ee(t.map(([r,o])=>jo[r](o,n))," and ")}function yr(e,n){let{before:t,actual:r,introduced:o}=e;if(!o.exact||dt(t,r))return;let i=Ho(e);return i?{form:"value",before:B(t,n),after:i}:fn(t,r,n)}function Xo(e,n){return Ho(e)??B(e.actual,n)}function Ho({actual:e,expected:n}){return $e(n)&&"maxAge"in n&&typeof e=="string"?Io(e):void 0}function wr(e){return{report:e,revisions:new Map(e.revisions.map(n=>[n.revision,n])),findings:new Map(e.findings.map(n=>[n.id,n])),changed:ll(e.revisions),renamings:e.revisions.flatMap(ul)}}function ll(e){let n=new Map;for(let t of e)for(let{subject:r}of t.changes){let o=n.get(r);o?o.push(t):n.set(r,[t])}return n}function ul({revision:e,changes:n}){let t=r=>r.slice(0,r.lastIndexOf("/"));return n.flatMap(({subject:r,formerly:o,before:i})=>o!==void 0&&Ve({formerly:o,before:i})?[{revision:e,from:t(o),to:t(r)}]:[])}function dn(e,n,t){let r=n.resolved?.revision??1/0,o=n.subject;for(let i of t.renamings.toReversed()){if(i.revision<=e)break;i.revision<=r&&(o===i.to||br(o,i.to))&&(o=i.from+o.slice(i.to.length))}return o}function mn(e,n){return n.revisions.has(e-1)}function cl(e){if(!e)return"";let{from:n,to:t}=e;return n===t?`revision ${n} is missing`:`revisions ${n} to ${t} are missing`}function Jn({missing:e}){return e?`changed by then at the latest: ${cl(e)}`:""}function pn(e,n,t){let r=t.revisions.get(e)?.changes??[];return r.find(o=>o.subject===n)??r.find(o=>br(o.subject,n)||br(n,o.subject))}function br(e,n){return e.startsWith(`${n}/`)}function Ae(e,n){let t=e===null?void 0:n.revisions.get(e)?.approved;return t==null?"":t?"listed":"not listed"}function Y(e){let n=e?.email??e?.id;return n==null?["an unknown editor"]:cn(n)}function ce(e){return x`${Wn(e.revision)} on ${G(e.at)}`}function gt(e,n){return x`${Y(e)} made ${ce(n)}`}function xr(e,n,t,r,o=[]){return x`${Y(e)} ${vr(n,r,o)} in ${ce(t)}`}function Yo(e,n,t,r,o=[]){return x`opened by ${Y(e)}, who ${vr(n,r,o)} in ${ce(t)}`}function yt(e,n,t,r,o,i=" already",s=[]){let a=Array.isArray(t)?t.length:0;return s.length===0||s.length>=a?x`${n} was${[i]} ${B(t,o)} in ${ce(r)}`:x`${n}${[i]} had ${B(s,o)} among its ${a} entries in ${ce(r)}`}function Vo(e,n,t,r){return x`${e}, since ${ce(r)} by ${Y(t)}`}function Zo(e,n,t,r="closed"){return x`${[r]} by ${Y(e)} in ${ce(n)}`}function vr(e,n,t=[]){let r=mt(ae(e.subject)),o=u=>B(u,n);if(e.op==="add")return x`set ${r} to ${o(qo(e.after,t))}`;if(e.op==="remove")return x`unset ${r} (it was ${o(e.before)})`;if(Ve(e))return x`renamed ${o(e.before)} to ${o(e.after)}`;let i=Array.isArray(e.before)&&Array.isArray(e.after),s=qo(e.added??[],t),a=e.removed??[];return i&&s.length+a.length>0?a.length===0?x`added ${o(s)} to ${r}`:s.length===0?x`removed ${o(a)} from ${r}`:x`added ${o(s)} to ${r} and removed ${o(a)}`:x`changed ${r} from ${o(e.before)} to ${o(e.after)}`}function qo(e,n){if(!Array.isArray(e)||n.length===0)return e;let t=new Set(n.map(ge)),r=e,o=i=>t.has(ge(i));return[...r.filter(o),...r.filter(i=>!o(i))]}function q(e){return e.exposureSeconds===null}function hn(e){let{revision:n,by:t,exact:r}=e.introduced;return!q(e)||e.kind==="integrity"||n===null||t===null?!1:r||e.kind==="editor"}function Bn(e,n){let t=[...fl(e,n)];for(let[r,{revision:o,at:i,by:s,actual:a}]of e.values.entries()){let u=pn(o,dn(o,e,n),n);if((r>0||t.length>0)&&!u)continue;let f=e.introduced.revision,c=o===f?e.introduced.exact:mn(o,n),m=t.at(-1)?.actual??(o===f?e.before:u?.before??null);t.push({revision:o,at:i,by:s,exact:c,before:m,actual:a,change:u})}return t}function fl(e,n){let{kind:t,introduced:r,inert:o,values:i}=e,s=r.revision;if(t!=="setting"||o||s===null||!r.exact||i[0]?.revision!==s)return[];let{actual:a}=i[0],u=dn(s,e,n);if(a===null||pn(s,u,n))return[];let f=n.changed.get(u)?.findLast(({revision:d})=>d<s),c=f&&pn(f.revision,u,n),m=f??n.report.revisions[0];if(!m||m.revision>=s)return[];let p=f!==void 0&&mn(f.revision,n);return[{revision:m.revision,at:m.at,by:m.by,exact:p,before:c?.before??null,actual:a,change:c}]}function jn(e,n){if(q(e))return;let t=Bn(e,n).at(-1);return t&&t.revision!==e.introduced.revision&&(t.change||!t.exact)?t:void 0}function Le(e,n){if(e.inert)return e.inert.since.exact?e.inert.since:null;let t=jn(e,n);if(t)return t.exact?t:null;let{revision:r,at:o,by:i,exact:s}=e.introduced,a=q(e)?hn(e):s;return r===null||!a?null:{by:i,revision:r,at:o}}function Mr(e,n){let{revision:t,by:r,exact:o}=e.introduced;if(!(e.inert?e.inert.since.revision===t:!jn(e,n)))return t===null||!o?null:{by:r,revision:t}}function bt(e,n){if(q(e))return;let{inert:t}=e;if(t)return t.since.exact?pn(t.since.revision,t.switch,n):void 0;let r=jn(e,n);return r?r.exact?r.change:void 0:$r(e,n)}function _r(e,n){return bt(e,n)?.direction}function $r(e,n){let t=e.introduced.revision;if(t===null||!e.introduced.exact||q(e))return;let r=e.causedBy===null?void 0:n.findings.get(e.causedBy)?.subject,o=n.revisions.get(t)?.changes??[];return pn(t,dn(t,e,n),n)??o.find(i=>i.subject===r)}function be(e){let n=/^revision:(\\d{1,15})$/.exec(e)?.[1];return n!==void 0?Wn(Number(n)):e.startsWith("rule:")?["rule ",...V(e.slice(5))]:e.startsWith("approval:")?["approval ",...V(e.slice(9))]:e===""?["the settings as a whole"]:mt(ae(e))}function kr(e,n,t,r=!1){let{introduced:o}=e;if(o.revision===null){let[a,u]=e.rule==="exceptions/unused"?["; ","in force since "]:[", ","since "];return x`${r?[]:x`${H(e.message)}${[a]}`}${[u]}${G(o.at)}`}let i=r?[]:x`: ${H(e.message)}`,s={revision:o.revision,at:o.at};return hn(e)?x`${gt(o.by,s)}${i}`:q(e)?x`${r?["seen in "]:[]}${ce(s)}${i}`:e.inert?ee([dl(e,n,r),...ml(e,n,t)],"; "):Ko(e,n,t,i)}function Ko(e,n,t,r){let{introduced:o}=e,i={revision:o.revision,at:o.at},s=jn(e,n);if(s)return x`${Qo(s,e,n,t)}; ${pl(e,n,t,s)}`;if(!o.exact)return Go(e,n,t);let a=$r(e,n);return a?xr(o.by,a,i,t,e.offending):x`${gt(o.by,i)}${r}`}function dl(e,n,t){let{switch:r,since:o}=e.inert,i=t?["it has no effect"]:H(e.message);if(o.exact)return Vo(i,r,o.by,o);let s=o.revision===n.report.evidence.revisions.first?", the first one seen; who turned the switch and when are not known":" at the latest; revisions before it are missing, so who turned the switch is not known";return x`${i}, already in ${ce(o)}${[s]}`}function ml(e,n,t){let{revision:r}=e.introduced,o=jn(e,n);return r!==e.inert.since.revision?[Ko(e,n,t,[])]:o?[Qo(o,e,n,t)]:[]}function Qo(e,n,t,r){if(e.exact)return xr(e.by,e.change,e,r,n.offending);let o=dn(e.revision,n,t),i=be(o);return e.revision===t.report.evidence.revisions.first?x`${yt(o,i,e.actual,e,r)}, the first one seen; who set it and when are not known`:x`${yt(o,i,e.actual,e,r,"")}; revisions before it are missing, so who set it is not known`}function pl(e,n,t,r){let{introduced:o}=e;if(!o.exact)return Go(e,n,t);let i={revision:o.revision,at:o.at};if(r.exact&&wt(o.by,r.by))return x`open since ${ce(i)}`;let s=$r(e,n);return s?Yo(o.by,s,i,t,e.offending):x`open since ${ce(i)}: ${gt(o.by,i)}`}function Go(e,n,t){let{introduced:r}=e,o={revision:r.revision,at:r.at},i=dn(o.revision,e,n),[s]=e.values,a=s?s.actual:e.actual,u=new Set(e.offending.map(ge)),f=Array.isArray(a)?a.filter(p=>u.has(ge(p))):[],c=yt(i,be(i),a,o,t," already",f);return o.revision!==n.report.evidence.revisions.first?x`${c}; revisions before it are missing, so it began then at the latest`:x`${c}, the first one seen; ${[a===null?"since when is not known":"who set it and when are not known"]}`}function wt(e,n){return e!==null&&n!==null&&e.id===n.id&&e.email===n.email}function Sr(e,n,t,r=1/0){let o=Bn(e,n);return o.slice(-Math.min(r,o.length)).map((i,s,a)=>{let{revision:u,at:f}=i,c=s===0&&a.length===o.length,m=i.exact?x`, ${Y(i.by)}`:[],p=c&&!i.exact?["already "]:[];return x`${Wn(u)}, ${G(f)}${m}: ${p}${hl(i,t)}`})}function hl({before:e,actual:n,exact:t},r){let o=fn(t?e:null,n,r);return o.form==="value"?o.after:Ln(o)}function In(e){return e.toSorted((n,t)=>ke(t.severity)-ke(n.severity)||(t.exposureSeconds??-1)-(n.exposureSeconds??-1)||(q(n)&&q(t)?Lo(n.introduced.at,t.introduced.at):0))}var xt={looser:"looser",tighter:"tighter",neutral:"neither looser nor tighter",unknown:"direction not known"};function zn(e,n){let{exposureSeconds:t,status:r}=e;if(t===null)return{open:"open event",resolved:"resolved event",excepted:"excepted event",noted:"noted event"}[r];let o=ei(e,t,n);return r==="resolved"?`${e.ended==="outgrown"?"lasted":"was open"}${o===void 0?", how long is not known":` ${o}`}`:`${r==="excepted"?"excepted, has lasted":"open"} ${o}`}function ei(e,n,t){let r=ni(e,t);return e.introduced.exact?r?se(n):`at most ${se(n)}`:r?`at least ${se(n)}`:void 0}function ni({resolved:e},n){return!e||e.revision===null||mn(e.revision,n)}function ti(e){return e==="accepted"?["ended",", when the value came back within an exception"]:e==="outgrown"?["ended",", when the value left its exception: it goes on as another finding"]:["closed",""]}function Tr(e,n){let{resolved:t,exposureSeconds:r,exception:o}=e,i=r===null?void 0:ei(e,r,n);if(t){let s=i===void 0?[]:[`, after ${i}`];if(t.revision===null)return x`closed${t.approval===void 0?[]:x` by approval ${t.approval}`} on ${G(t.at)}${s}`;let a={revision:t.revision,at:t.at},[u,f]=ti(e.ended);return mn(t.revision,n)?x`${Zo(t.by,a,e.subject,u)}${s}${[f]}`:x`${[u]} by ${ce(a)} at the latest${s}${[f]}; revisions before it are missing, so who ${[u]} it is not known`}return o&&e.status==="excepted"?x`accepted ${gl(o)} by ${cn(o.owner)}`:e.status==="noted"?["noted only: it happened before the policy took effect"]:q(e)&&e.introduced.revision===null?["open until an audit no longer finds it"]:i===void 0?["open until an approval or an exception disposes of it"]:x`open, for ${[i]} as of ${G(n.report.asOf)}`}function gl(e){return e.expires===null?["without an end"]:x`until ${vt(e.expires)}`}function vt(e){let n=j(e);return n===void 0?H(e):[ue(n-1).slice(0,10)]}function ri(e,n){if(q(e))return"an event has no time limit";if(e.dueAt===null)return"no time limit set";let[t,r]=[j(e.dueAt),j(e.resolved?.at??n.report.asOf)];if(t===void 0||r===void 0)return"time limit not known";let o=Math.floor(Math.abs(r-t)/1e3),[i]=ti(e.ended),s=ni(e,n)?"":"at most ";return e.resolved?r>t?`${i} ${s}${se(o)} after its limit`:`${i} within its limit`:r>t?`${se(o)} over its limit`:`${se(o)} left`}function oi(e){return e===null?["built in"]:x`${`${e.file}:${e.line}`}`}function Rr(e,n){let t=j(e);return t===void 0?void 0:ue(t+n*_e).slice(0,10)}function ii(e,n){let t=new Map;for(let r of e){let o=n(r),i=t.get(o);i?i.push(r):t.set(o,[r])}return t}function si(e,n){let t=n.some(({exposureSeconds:r,introduced:o})=>r!==null&&!o.exact);return{seconds:e,atLeast:t}}function Cr({seconds:e,atLeast:n}){return`${n?"at least ":""}${se(e)}`}function yl(e,n){if(n.length===e.length)return n;let t=new Map(e.map(o=>[o.id,o])),r=new Set(n);for(let{causedBy:o,status:i}of r){let s=i==="open"&&o!==null?t.get(o):void 0;s?.status==="open"&&r.add(s)}return e.filter(o=>r.has(o))}function ai(e){let{reportSeverity:n,since:t}=e.view,r=e.findings.filter(u=>n===null||Jo(u.severity,n)),o=yl(e.findings,r),i=t===null?void 0:bl(t,e.revisions),s=i?o.filter(u=>wl(u,i)):o,a=i?e.revisions.filter(i):e.revisions;return{findings:s,revisions:a,hidden:{below:e.findings.length-o.length,earlier:o.length-s.length,revisions:e.revisions.length-a.length}}}function bl(e,n){if(/^\\d{1,15}$/.test(e)){let r=Number(e),o=n.find(i=>i.revision>=r)?.at;return({revision:i,at:s})=>i===null?o!==void 0&&s>=o:i>=r}let t=dr(e);return t===void 0?void 0:({at:r})=>(dr(r)??0)>=t}function wl(e,n){let{introduced:t,values:r,resolved:o,inert:i}=e;return n(t)||r.some(n)||o!==null&&n(o)?!0:o===null&&i!==null&&n(i.since)}var Pr=8,Ar=20,xl=150;function fi(e,n,t){let r=j(e.asOf),o=n.flatMap(f=>j(f.at)??[]);if(r===void 0||o.length===0)return;let i=o.reduce((f,c)=>Math.min(f,c)),s=o.reduce((f,c)=>Math.max(f,c),r),a=n.length===1?i-_e:i,u={from:Math.min(a,s-6e4),until:s};return{...u,lanes:Ml(n),rows:$l(t,u),blind:kl(n),freezes:e.timeline.flatMap(f=>f.kind==="freeze"?Sl(f):[]),policies:ci(e.timeline,"policy"),runs:ci(e.timeline,"run"),posture:Tl(e.posture)}}function vl({changes:e}){let n=e.some(r=>r.direction==="looser"),t=e.some(r=>r.direction==="tighter");return n&&t?"both":n?"looser":t?"tighter":"neither"}function Ml(e){let n=new Map;for(let c of e){let m=j(c.at);if(m===void 0)continue;let p=c.by.email??c.by.id??"",d=n.get(p)??[];n.set(p,d),d.push({at:m,revision:c.revision,way:vl(c),unlisted:c.approved===!1})}let t=c=>c.filter(({way:m})=>m==="looser"||m==="both").length,r=c=>+(li(c)===0),o=[...n].toSorted(([,c],[,m])=>r(c)-r(m)||t(m)-t(c)||m.length-c.length),i=o.slice(0,o.length>Pr?Pr-1:Pr),s=o.slice(i.length),a=(c,m,p)=>({name:c,unlisted:li(p),people:m,marks:_l(p)}),u=i.map(([c,m])=>a(c,1,m));if(s.length===0)return u;let f=s.flatMap(([,c])=>c);return[...u,a(null,s.length,f)]}function li(e){return e.filter(n=>n.unlisted).length}function _l(e){return e.toSorted((n,t)=>n.at-t.at||n.revision-t.revision)}function $l(e,n){let t=new Map;for(let c of e){let m=j(c.introduced.at);if(q(c)||m===void 0)continue;let p=c.resolved===null?n.until:j(c.resolved.at)??n.until,d=t.get(c.rule)??[];t.set(c.rule,d),d.push({finding:c.id,from:Math.min(Math.max(m,n.from),n.until),until:Math.max(Math.min(p,n.until),n.from),severity:c.severity,state:c.resolved?"closed":c.status==="excepted"?"excepted":"open",inert:c.causedBy!==null,exact:c.introduced.exact})}let r=c=>c.some(({state:m})=>m!=="closed")?1:0,o=c=>c.reduce((m,{severity:p})=>Math.max(m,ke(p)),0),i=[...t].toSorted(([,c],[,m])=>r(m)-r(c)||o(m)-o(c)||Mt(m)-Mt(c)),s=i.slice(0,i.length>Ar?Ar-1:Ar),a=i.slice(s.length),u=s.map(([c,m])=>({rule:c,rules:1,windows:ui(m),seconds:Mt(m)}));if(a.length===0)return u;let f=ui(a.flatMap(([,c])=>c));return[...u,{rule:null,rules:a.length,windows:f,seconds:Mt(f)}]}function ui(e){return e.toSorted((n,t)=>n.from-t.from||n.until-t.until)}function Mt(e){return e.reduce((n,{from:t,until:r})=>n+Math.floor((r-t)/1e3),0)}function kl(e){return e.flatMap((n,t)=>{let r=e[t-1],o=r?n.revision-r.revision-1:0;if(!r||o<1)return[];let[i,s]=[j(r.at),j(n.at)];if(i===void 0||s===void 0||s<i)return[];let[a,u]=[r.revision+1,n.revision-1],f=o===1?`revision ${a} missing`:`revisions ${a}\\u2013${u} missing`;return[{from:i,until:s,words:f}]})}function Sl({at:e,until:n,text:t}){let r=j(e);return r===void 0?[]:{from:r,until:Math.max(r,j(n??e)??r),words:t}}function Tl(e){let n=e.flatMap(({at:o,balance:i,open:s})=>{let a=j(o);return a===void 0?[]:[{at:a,balance:i,open:Ye.map(u=>s[u])}]}),t=Math.ceil(n.length/xl);if(t<2)return n;let r=({open:o})=>o.reduce((i,s)=>i+s,0);return Array.from({length:Math.ceil(n.length/t)},(o,i)=>{let s=n.slice(i*t,(i+1)*t),a=s.reduce((f,c)=>r(c)>r(f)?c:f),u=s.at(-1);return a===u?[u]:[a,u]}).flat()}function ci(e,n){return e.flatMap(t=>{let r=j(t.at);return t.kind===n&&r!==void 0?{at:r,words:t.text}:[]})}var gn={text:2e3,entries:8},_t={text:300,entries:8},Rl=4e3;function K(e){return he(fr(e,Rl))}var Or=140,Cl=1400,Pl=50,pi=200,Al=1e3,Ol=40;function hi(e){let n=ai(e),t=Nl(n.findings),r=new Set(t.slice(0,Or)),o=new Set(t.slice(Or,Or+Cl)),i=Wl(n.revisions),s=e.rules.toSorted((u,f)=>mi[u.status]-mi[f.status]).slice(0,Al),a=[...r,...o].map(u=>u.id);return{book:wr(e),report:e,view:n,blocks:r,lines:o,anchors:new Set(a.filter(u=>/^f_[0-9a-f]{1,64}$/.test(u))),register:i,anchored:new Set(i.map(u=>u.revision)),diffs:new Map(Fl(n.revisions).map(u=>[u.revision,u])),rules:Dl(s.map(u=>u.id)),ruleRows:s,tracks:fi(e,n.revisions,n.findings),exposure:{rules:di(e.exposure.rules,e.findings,({rule:u})=>[u]),controls:di(e.exposure.controls,e.findings,({controls:u})=>[...new Set(u)])}}}function di(e,n,t){let r=ii(n.flatMap(o=>t(o).map(i=>({id:i,finding:o}))),({id:o})=>o);return new Map(e.map(({id:o,seconds:i})=>[o,si(i,(r.get(o)??[]).map(({finding:s})=>s))]))}function Dl(e){let n=new Map,t=new Set;for(let r of e){if(n.has(r))continue;let o=`rule-${r.replace(/[^A-Za-z0-9.-]/g,"_").slice(0,120)}`,i=o;for(let s=2;t.has(i);s++)i=`${o}_${s}`;t.add(i),n.set(r,i)}return n}function Fl(e){let n=[];for(let t=e.length-1;t>=0&&n.length<Ol;t--)e[t].changes.length>0&&n.push(e[t]);return n}var mi={failing:0,"not-evaluated":1,excepted:2,passing:3};function Nl(e){let n=0;return In(e).map(r=>{let o=r.status==="open"&&q(r)&&n++>=Pl;return[r,o?3:El[r.status]]}).toSorted(([,r],[,o])=>r-o).map(([r])=>r)}var El={open:0,excepted:1,resolved:2,noted:4};function Wl(e){let n=[],t=0;for(let r=e.length-1;r>=0&&t<pi;r--){let o=e[r];n.push(o),t+=Math.max(1,o.changes.length)}return n}var Ll=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"];function $t(e){return j(e)===void 0?K(e):`${Number(e.slice(8,10))} ${Ll[Number(e.slice(5,7))-1]} ${e.slice(0,4)}`}function Xn(e){return j(e)===void 0?K(e):`${$t(e)}, ${e.slice(11,16)} UTC`}function gi({n:e,k:n,v:t}){let r=[],o=i=>typeof i!="number"?i:i>=0?r[i]:-1-i;for(let i of e)r.push(typeof i=="string"?i:typeof i=="number"?ue(i*1e3):Ul(i,n,r,o));return t.map(o)}function Ul([e,...n],t,r,o){if(e===-1)return n[0];if(e===0)return n.map(o);let i=mr();for(let[s,a]of t[Number(e)-1].entries())i[String(r[a])]=o(n[s]);return i}function yi(e){let{n,k:t,v:r}=JSON.parse(e),[o,...i]=r,[s,...a]=gi({n,k:t,v:i}),u=a.slice(0,Number(o));return{...s,report:{...s.report,findings:u,revisions:a.slice(Number(o))}}}function bi({report:e,tracks:n}){let t=hi(e);return{...t,tracks:n??t.tracks,anchors:new Set(e.findings.map(r=>r.id).filter(r=>/^f_[0-9a-f]{1,64}$/.test(r))),anchored:new Set(e.revisions.map(r=>r.revision)),diffs:new Map(e.revisions.map(r=>[r.revision,r]))}}var z,vi,Jl,Ue,Dr,Pt,Mi,St,_i,Nr,Fr,Bl,Hn=Symbol.for("pv"),At={},Ot=[],jl=/^m(i|n|o|s|text|space)$/,Er=Array.isArray,$i=Ot.slice,Ke=Object.assign;function Ze(e){e&&e.parentNode&&e.remove()}function Tt(e,n,t,r,o){var i={type:e,props:n,key:t,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Hn,__v:o||++vi,__i:-1,__u:0};return!o&&z.vnode&&z.vnode(i),i}function R(e){return e.children}function Rt(e,n){this.props=e,this.context=n,this.__g=0}function Je(e,n){if(n==null)return e.__&&Je(e.__,e.__i+1);for(var t;n<e.__k.length;n++)if((t=e.__k[n])&&t.__e)return t.__e;return typeof e.type!="function"||e.props.__P?null:Je(e)}function Il(e){var n,t=e.__v,r=t.__e,o=[],i=[],s=e.__P;s&&((n=Ke({constructor:Hn},t)).__v=t.__v+1,z.vnode&&z.vnode(n),Wr(s,n,t,e.__n,s.namespaceURI,32&t.__u?[r]:null,o,r||Je(t),32&t.__u,i),n.__v=t.__v,n.__.__k[n.__i]=n,Pi(o,n,i),t.__=t.__e=null,n.__e!=r&&ki(n))}function ki(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(n){return n&&(e.__e=n.__e)}),ki(e)}function wi(e){(8&e.__g||(e.__g|=8,Ue.push(e),Pt++))&&Dr==z.debounceRendering||((Dr=z.debounceRendering)||queueMicrotask)(Si)}function Si(){try{for(var e,n=1;Ue.length;)Ue.length>n&&Ue.sort(Mi),e=Ue.shift(),n=Ue.length,8&e.__g&&Il(e)}finally{(Pt=Ue.length)&&(Dr||queueMicrotask)(Si)}}function Ti(e,n,t,r,o,i,s,a,u,f,c){var m,p,d,h,y,v,w=r.__k||Ot,_=n.length;for(u=zl(t,n,w,u,_),m=0;m<_;m++)(d=t.__k[m])!=null&&(p=~d.__i&&w[d.__i]||At,d.__i=m,v=Wr(e,d,p,o,i,s,a,u,f,c),h=d.__e,(p.ref!=d.ref||8&p.__u)&&(p.ref&&Lr(p.ref,null,d,p),d.ref&&c.push(d.ref,d.__c||h,d)),y=y||h,4&d.__u?(u=Ri(d,u,e,!p.__v),p.__e&&(p.__e=null)):typeof d.type=="function"&&v!==void 0?u=v:h&&(u=h.nextSibling),d.__u&=-21);return t.__e=y,u}function zl(e,n,t,r,o){var i,s,a,u,f,c,m,p,d,h=t.length,y=h,v=0,w=0,_=e.__k=Array(o);for(i=0;i<o;i++)(s=n[i])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=_[i]=Tt(null,s):Er(s)?s=_[i]=Tt(R,{children:s}):s.constructor===Hn&&s.__b?s=_[i]=Tt(s.type,s.props,s.key,s.ref,s.__v):_[i]=s,u=i+v,s.__=e,s.__b=e.__b+1,a=null,~(f=s.__i=Xl(s,t,u,y))&&(y--,(a=t[f])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,f==u-1?v--:f==u+1?v++:f!=u&&(f>u?v--:v++,w=1)):(~f||(o>h?v--:o<h&&v++),typeof s.type!="function"&&(s.__u|=4))):_[i]=null;if(w){for(c=[],m=[],i=0;i<o;i++)if((s=_[i])&&16&s.__u){for(v=0,p=c.length;v<p;)c[d=v+p>>1]<s.__i?v=d+1:p=d;c[v]=s.__i,m[i]=v+1}for(v=c.length;i--;)m[i]&&(m[i]==v?v--:_[i].__u|=4)}if(y)for(i=0;i<h;i++)!(a=t[i])||2&a.__u||(a.__e==r&&(r=Je(a)),Ur(a,a));return r}function Ri(e,n,t,r){var o,i,s,a;if(typeof e.type=="function"){if(e.props.__P)return n;if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&(o[i].__=e,n=Ri(o[i],n,t,!1));return n}for(n&&!n.parentNode&&(n=Je(e))&&!n.parentNode&&(n=null),s=e.__e,a=n;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!r&&t.moveBefore&&s.parentNode?t.moveBefore(s,n):t.insertBefore(s,n||null)),n=s;(n=n&&n.nextSibling)&&n.nodeType==8&&!n.data.startsWith("$s"););return n}function Xl(e,n,t,r){var o,i=e.key,s=e.type,a=n[t],u=a&&!(2&a.__u);if(a===null&&i==null||u&&i==a.key&&s==a.type)return t;if(r>(u?1:0)){for(o=t-1;o>=0;o--)if((a=n[o])&&!(2&a.__u)&&i==a.key&&s==a.type)return o;for(o=t+1;o<n.length;o++)if((a=n[o])&&!(2&a.__u)&&i==a.key&&s==a.type)return o}return-1}function xi(e,n,t){t==null&&(t=""),n[0]=="-"?e.setProperty(n,t):e[n]=t}function kt(e,n,t,r,o){var i,s;if(n=="style")if(typeof t=="string")e.style.cssText=t;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(n in r)t&&n in t||xi(e.style,n);if(t)for(n in t)r&&t[n]==r[n]||xi(e.style,n,t[n])}else if(n[0]=="o"&&n[1]=="n")typeof t!="function"&&(t=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[n]=t,t&&r||(s=Fr[n]||(Fr[n]=Hl(n)),(e.__a||(e.__a={}))[n]=Nr,i=n!=(n=n.replace(_i,"$1")),(n=n.slice(2))[0]<"a"&&(n=n.toLowerCase()),t?e.addEventListener(n,s,i):e.removeEventListener(n,s,i));else{if(o=="http://www.w3.org/2000/svg")n=n.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(n!="width"&&n!="height"&&n!="href"&&n!="list"&&n!="form"&&n!="tabIndex"&&n!="download"&&n!="rowSpan"&&n!="colSpan"&&n!="role"&&n!="popover"&&n in e)try{return void(e[n]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&n[4]!="-"?e.removeAttribute(n):e.setAttribute(n,n=="popover"&&t==1?"":t)}}function Hl(e){return function(n){var t=this.__e;if(t){if(t=t[e],n[St]==null)n[St]=Nr++;else if(n[St]<this.__a[e])return;return t(z.event?z.event(n):n)}}}function Wr(e,n,t,r,o,i,s,a,u,f){var c,m,p,d,h,y,v,w,_,b,S,I,T,J,M,P,C,N,U=n.type;if(n.constructor!==Hn)return null;128&t.__u&&(u=32&t.__u,c=t.__c.__z)&&(n.__u|=u,m=i=[],c.nodeType==8?a=Ct(c,i):i.push(c),a=i[0]||a),(c=z.__b)&&c(n);e:if(typeof U=="function"){p=s.length;try{if(w=n.props,_=(c=U.prototype)&&c.render,b=(c=U.contextType)&&r[c.__c],S=c?b?b.props.value:c.__:r,(d=t.__c)?(n.__c=d,2&d.__g&&(d.__g|=1)):(_?n.__c=d=new U(w,S):(n.__c=d=new Rt(w,S),d.constructor=U,d.render=Yl),b&&b.sub(d),d.state||(d.state={}),d.__n=r,d.__g|=8,d.__h=[],d.__k=[]),_&&(d.__s||(d.__s=d.state),U.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=Ke({},d.__s)),Ke(d.__s,U.getDerivedStateFromProps(w,d.__s)))),h=d.props,y=d.state,d.__v=n,t.__c){if(w!==h&&_&&!U.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(w,S),n.__v==t.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(w,d.__s,S)===!1){n.__v!=t.__v&&(d.props=w,d.state=d.__s,d.__g&=-9),n.__e=t.__e,n.__k=t.__k,n.__k.some(function($){$&&($.__=n)}),Ot.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&s.push(d),a=Je(t);break e}d.componentWillUpdate&&d.componentWillUpdate(w,d.__s,S),_&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(h,y,v)})}else _&&!U.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),_&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=S,d.props=w,d.__P=e,d.__g&=-5,I=z.__r,T=_?25:0;do d.__g&=-9,I&&I(n),c=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++T<25);_&&(Ot.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(r=Ke({},r,d.getChildContext())),_&&t.__c&&d.getSnapshotBeforeUpdate&&(v=d.getSnapshotBeforeUpdate(h,y)),J=c&&c.type===R&&c.key==null?c.props.children:c,w.__P&&(c=a,o=(e=w.__P).namespaceURI,u=i=null,t.props&&t.props.__P!=e&&(t.__k.some(function($){$&&Ur($,$)}),t.__k=null),a=t.__k?Je(t,0):null),a=Ti(e,Er(J)?J:[J],n,t,r,o,i,s,a,u,f),w.__P&&(n.__e=null,a=c),n.__u&=-161,m&&m.some(Ze),d.__h.length&&s.push(d),1&d.__g&&(d.__g&=-4)}catch($){if(s.length=p,n.__v=null,u||i)if($&&$.then){if(n.__u|=128|u,i){for(~(C=i.indexOf(a||void 0))||(C=i.length);(N=i[C-1])&&N.nodeType==8;)C--;for(;C<i.length;C++)if(N=i[C])if(i[C]=null,M){if(N==P)break}else{if(N.nodeType!=8)break;N.data.startsWith("$s")&&(P=Ct(M=N))}}if(!M){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;M=a}(c=Ct(M=n.__c.__z||(n.__c.__z=M)))?(n.__e=M,a=c):n.__e=a,a=a&&a.nextSibling}else i&&i.some(Ze);else n.__e=t.__e;n.__k||(n.__k=t.__k||[]),$&&$.then||Ci(n),z.__e($,n,t)}}else a=n.__e=ql(t.__e,n,t,r,o,i,s,u,f,e);return(c=z.diffed)&&c(n),a}function Ct(e,n){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var t=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))t++;else if(e.data.startsWith("/$s")&&!--t)return e}n&&n.push(e)}}function Ci(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ci))}function Pi(e,n,t){for(var r=0;r<t.length;)Lr(t[r++],t[r++],t[r++]);z.__c&&z.__c(n,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(i){i.call(o)})}catch(i){z.__e(i,o.__v)}})}function ql(e,n,t,r,o,i,s,a,u,f){var c,m,p,d,h,y,v,w,_=t.props||At,b=n.props,S=n.type;if(S=="svg"?o="http://www.w3.org/2000/svg":S=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),i){for(c=0;c<i.length;c++)if((h=i[c])&&(S?h.localName==S:h.nodeType==3)){e=h,i[c]=null;break}}if(!e){if(w=f.ownerDocument||document,!S)return w.createTextNode(b);e=w.createElementNS(o,S,b.is?b:f),a&&(z.__m&&z.__m(n,i),a=!1),i=null}if(S){if(f=S=="template"&&e.content||e,i=S=="textarea"&&b.defaultValue!=null?null:i&&$i.call(f.childNodes),!a&&i)for(_={},c=0;c<e.attributes.length;c++)_[(h=e.attributes[c]).name]=h.value;for(c in _)h=_[c],c=="dangerouslySetInnerHTML"?p=h:c=="children"||c in b||c=="value"&&"defaultValue"in b||c=="checked"&&"defaultChecked"in b||kt(e,c,null,h,o);for(c in b)h=b[c],c=="children"?d=h:c=="dangerouslySetInnerHTML"?m=h:c=="value"?y=h:c=="checked"?v=h:a&&typeof h!="function"||_[c]===h||kt(e,c,h,_[c],o);m?(a||p&&(m.__html==p.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),n.__k=[]):(p&&(e.textContent=""),(S=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&jl.test(S))&&(o="http://www.w3.org/1999/xhtml"),Ti(f,Er(d)?d:[d],n,t,r,o,i,s,i?i[0]:t.__k&&Je(t,0),a,u),i&&i.some(Ze)),a&&S!="textarea"||(c="value",S=="progress"&&y==null?e.removeAttribute(c):y==null||y===e[c]&&(S!="progress"||y)||kt(e,c,y,_[c],o),c="checked",v!=null&&v!=e[c]&&kt(e,c,v,_[c],o))}else _===b||a&&e.data==b||(e.data=b);return e}function Lr(e,n,t,r){try{typeof e=="function"?n?n.__x=e(n)||1:r&&(r=r.__c||r.__e)&&(n=r.__x)&&(r.__x=null,typeof n=="function"?n():e(null)):e.current=n}catch(o){z.__e(o,t)}}function Ur(e,n,t){var r,o,i,s;if(z.unmount&&z.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||Lr(r,null,n,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){z.__e(a,n)}r.__P=r.__n=null}if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&Ur(r[s],n,typeof e.type!="function"||t&&!e.props.__P);!t&&(r=e.__c)&&(r=r.__z)&&(o=Ct(r,i=[]))&&(r==e.__e&&i.some(Ze),Ze(o),Ze(r)),t||Ze(e.__e),e.__e=e.__c=e.__=null}function Yl(e,n,t){return this.constructor(e,t)}function fe(e,n){var t,r,o,i;z.__&&z.__(e,n),n.nodeType==9&&(n=n.documentElement),r=(t=e&&32&e.__u)?null:n.__k,n.__k=Tt(R,{children:[e]}),o=[],i=[],Wr(n,n.__k,r||At,At,n.namespaceURI,r?null:n.firstChild?$i.call(n.childNodes):null,o,r?r.__e:n.firstChild,t,i),Pi(o,n.__k,i),n.__k.props.children=null}z={__e:function(e,n,t,r){for(var o,i,s;n=n.__;)if((o=n.__c)&&!(1&o.__g)){o.__g|=4;try{if((s=(i=o.constructor)&&i.getDerivedStateFromError)&&o.setState(i.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),s=1),s&&8&o.__g)return void(o.__g|=2)}catch(a){e=a}}throw Pt=0,e}},vi=0,Jl=function(e){return e!=null&&e.constructor===Hn},Rt.prototype.setState=function(e,n){var t=this.__s;t&&t!=this.state||(t=this.__s=Ke({},this.state)),typeof e=="function"&&(e=e(Ke({},t),this.props)),e&&(Ke(t,e),this.__v&&(n&&this.__k.push(n),wi(this)))},Rt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),wi(this))},Rt.prototype.render=R,Ue=[],Pt=0,Mi=function(e,n){return e.__v.__b-n.__v.__b},St=Symbol(),_i=/(PointerCapture)$|Capture$/i,Nr=0,Fr={},Bl=0;function Dt(e){return(e.toLowerCase().match(/(?:[^\\s"]|"[^"]*"?)+/g)??[]).map(t=>{let[,r,o,i]=/^(-?)(?:([a-z]+):)?(.*)$/s.exec(t.replaceAll(\'"\',""));return{key:o??"",wanted:i,not:r==="-"}})}function Ft(e,n){let t=new Map;for(let r of e){let o=Vl(r,n);if(r.not||r.key===""){if(o===r.not)return!1}else t.set(r.key,(t.get(r.key)??!1)||o)}return[...t.values()].every(Boolean)}function Vl({key:e,wanted:n},{fields:t,words:r,at:o}){return n===""?!0:e===""?r.includes(n):e==="since"?o>=n:e==="until"?o.slice(0,n.length)<=n:Object.hasOwn(t,e)?t[e].some(i=>Zl.has(e)?i===n:Kl(i,n)):!1}var Zl=new Set(["is","sev","rev","was"]);function Kl(e,n){let t=n.split("*");if(t.length===1)return e.includes(n);let[r,o]=[t[0],t.at(-1)];if(!e.startsWith(r)||!e.endsWith(o)||e.length<r.length+o.length)return!1;let i=r.length;for(let s of t.slice(1,-1)){let a=e.indexOf(s,i);if(a<0)return!1;i=a+s.length}return i<=e.length-o.length}function Ai(e,n){let t=e.split(/\\s+/).filter(r=>r!=="");return(t.includes(n)?t.filter(r=>r!==n):[...t,n]).join(" ")}function Oi(e){return e==="accepted"||e==="outgrown"}function yn(e,{findings:n}){let t=o=>Oi(n.get(o)?.ended??null);return[{word:"closed",ids:e.filter(o=>!t(o))},{word:"ended",ids:e.filter(t)}].filter(o=>o.ids.length>0)}var Ql=Symbol.for("pv"),Gl=0;function l(e,n,t,r,o,i){n||(n={});var s,a,u=n;if("ref"in u&&typeof e!="function")for(a in u={},n)a=="ref"?s=n[a]:u[a]=n[a];var f={type:e,props:u,key:t,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ql,__v:--Gl,__i:-1,__u:0};return(o||i)&&(f.__source=o,f.__self=i),z.vnode&&z.vnode(f),f}function O({of:e,page:n}){return l(R,{children:e.map(t=>eu(t,n))})}function eu(e,n){return typeof e=="string"?e:"at"in e?l(qn,{at:e.at}):"revision"in e?l(Yn,{number:e.revision,page:n,words:"revision "}):e.as==="value"||e.as==="setting"?l("code",{children:K(e.data)}):l("bdi",{children:K(e.data)})}function qn({at:e,table:n=!1}){return j(e)===void 0?l("bdi",{children:K(e)}):l("time",{datetime:e,children:n?ft(e).slice(0,-4):Xn(e)})}function Yn(e){let{number:n,page:t,words:r=""}=e,o=`${r}${n}`;return t.anchored.has(n)?l("a",{href:`#r${n}`,children:o}):l(R,{children:o})}function Be({id:e,page:n,children:t}){return n.anchors.has(e)?l("a",{href:`#${e}`,children:t}):l(R,{children:t})}function Di({id:e,page:n}){let t=n.rules.get(e),r=l("code",{children:K(e)});return t===void 0?r:l("a",{href:`#${t}`,children:r})}var nu={critical:"M3 .5h4L9.5 5 7 9.5H3L.5 5z",high:"M5 .8 9.6 9.2H.4z",medium:"M5 .3 9.7 5 5 9.7.3 5z",low:"M2 2h6v6H2z",info:"M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",looser:"M5 .8 9.6 9.2H.4z",tighter:"M.4.8h9.2L5 9.2zM2.5 2 5 6.7 7.5 2z",neutral:"M5 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",unknown:"M1 4.2h8v1.6H1z",compliant:"M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0zM4.4 7.3l3.3-4-1-.8-2.4 2.9-1.2-1.2-.9.9z",drifted:"M5 .8 9.6 9.2H.4z",incomplete:"M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0zm0 1.3v7.4a3.7 3.7 0 0 0 0-7.4z",tampered:"M3 .5h4L9.5 5 7 9.5H3L.5 5zM2.5 4.3v1.4h5V4.3z",nothing:"M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z"};function Nt({name:e}){return l("svg",{viewBox:"0 0 10 10","aria-hidden":"true",children:l("path",{"fill-rule":"evenodd",d:nu[e]})})}function Fi({severity:e}){return l("span",{class:`sev sev-${e}`,children:[l(Nt,{name:e}),e]})}function Qe({direction:e}){return l("span",{class:`dir ${e}`,children:[l(Nt,{name:e}),e==="neutral"?"neither":e==="unknown"?"not known":xt[e]]})}function Et({of:e,page:n}){if(e.form==="value")return l("span",{class:"diff",children:[l("span",{class:"vh",children:"from "}),l("del",{children:l(O,{of:e.before,page:n})}),l("span",{"aria-hidden":"true",children:"\\u2192 "}),l("span",{class:"vh",children:"to "}),l("ins",{children:l(O,{of:e.after,page:n})})]});let t=gr(e);return l("span",{class:"diff",children:[e.added.map(r=>l(R,{children:[l("ins",{children:["+ ",l(O,{of:r,page:n})]})," "]})),e.removed.map(r=>l(R,{children:[l("del",{children:["\\u2212 ",l(O,{of:r,page:n})]})," "]})),t&&l("small",{children:t})]})}function te(e){return l(R,{children:[l("dt",{class:e.kind,children:e.term}),l("dd",{class:e.kind,children:e.children})]})}function Wt({columns:e}){return l("thead",{children:l("tr",{children:e.map(n=>{let[t,r]=typeof n=="string"?[n,void 0]:n;return l("th",{scope:"col",class:r,children:t})})})})}var tu=[["Revision, time (UTC), editor","rev"],["Setting","set"],"Old \\u2192 new",["Direction","dirs"],["Findings","links"]];function Li(e){return l("table",{class:"columns",children:[l("caption",{children:e.caption}),l(Wt,{columns:tu}),e.rows.map(n=>l(ru,{revision:n,page:e.page},n.revision))]})}function ru({revision:e,page:n}){let{changes:t,representation:r}=e;return l("tbody",{class:"group",id:`r${e.revision}`,children:[l("tr",{children:[l("th",{scope:"rowgroup",rowspan:Math.max(1,t.length),children:[l("b",{children:e.revision})," ",t.length>0&&n.diffs.has(e.revision)&&l("a",{class:"jump",href:`#d${e.revision}`,children:["diff",l("span",{class:"vh",children:[" of revision ",e.revision,", "]})]})," ",l("span",{class:"when",children:l(qn,{at:e.at,table:!0})})," ",l("span",{class:"by",children:[l(O,{of:Y(e.by),page:n}),e.approved===!1&&l("span",{class:"no",children:" not listed"})]}),t.length>0&&e.missing&&l("small",{children:[" ",Jn(e)]})]}),t[0]?l(Ni,{change:t[0],page:n}):l(R,{children:[l("td",{class:"set muted",children:e.revision===n.report.evidence.revisions.first?"first seen: nothing before it to compare with":"no setting changed"}),l("td",{class:"muted",children:r.length>0&&`the spelling of ${D(r.length,"setting")} did, without effect`}),l("td",{class:"dirs"})]}),l("td",{class:"links",rowspan:Math.max(1,t.length),children:[l(Ei,{ids:e.opened,word:"opened",page:n})," ",yn(e.closed,n.book).map(({word:o,ids:i},s)=>l(R,{children:[s>0&&" ",l(Ei,{ids:i,word:o,page:n})]}))]})]}),t.slice(1).map(o=>l("tr",{children:l(Ni,{change:o,page:n})}))]})}function Ni({change:e,page:n}){return l(R,{children:[l("td",{class:"set",children:[l(O,{of:V(ae(e.subject)),page:n}),e.approval&&l("small",{children:[" ",l(O,{of:x`approval ${e.approval.id}: ${[he(e.approval.result)]}`,page:n})]})]}),l("td",{class:"diff",children:l(Et,{of:ht(e,_t),page:n})}),l("td",{class:"dirs",children:l(Qe,{direction:e.direction})})]})}function Ei({ids:e,word:n,page:t}){if(e.length===0)return null;let r=e.find(o=>t.anchors.has(o))??e[0];return l("span",{children:l(Be,{id:r,page:t,children:[n," ",A(e.length)]})})}function Ui(e,n){let{introduced:t,resolved:r,values:o}=e,i=[t.by,...o.map(m=>m.by),r?.by??null],s=[...new Set(i.flatMap(ji))],a=[t.revision,...o.map(m=>m.revision),r?.revision],u=[...new Set(a.flatMap(m=>typeof m=="number"?[`${m}`]:[]))],c={is:[...[e.status,n.get(e.id)??[]].flat(),e.exposureSeconds===null?"event":"window"],sev:[e.severity],by:s,rule:[e.rule],setting:[ae(e.subject)],control:e.controls,rev:u,kind:[e.kind],was:e.inForce===null?[]:[e.inForce]};return Ii(c,t.at,[e.id,e.title,e.message,...s])}function Ji(e){let n=e.approved===null?[]:[e.approved?"listed":"unlisted"],t=e.changes.map(({before:o,after:i,added:s,removed:a})=>JSON.stringify([s??o,a??i])),r={is:[...e.changes.map(o=>o.direction),...n],by:ji(e.by),setting:e.changes.map(o=>ae(o.subject)),rev:[`${e.revision}`],approval:e.changes.flatMap(o=>o.approval?.id??[])};return Ii(r,e.at,t)}function Bi({sinceLast:e}){if(!e)return new Map;let{at:n,resolved:t,stillOpen:r,gone:o,...i}=e;return new Map(Object.entries(i).flatMap(([s,a])=>a.map(u=>[u,s])))}function ji(e){return[e?.email,e?.id,e?.name].filter(n=>typeof n=="string")}function Ii(e,n,t){let r=Object.fromEntries(Object.entries(e).map(([i,s])=>[i,s.map(a=>a.toLowerCase())])),o=[...Object.values(r).flat(),...t.map(i=>i.toLowerCase())];return{fields:r,words:o.join(`\n`),at:n.toLowerCase()}}function Z(e){return document.getElementById(e)}function je(){return new URLSearchParams(location.hash.startsWith("#?")?location.hash.slice(2):"")}var ou=400,Vn=new Map,Jr;function bn(e,n){Vn.set(e,n),Jr===void 0&&(zi(),Jr=setTimeout(()=>{Jr=void 0,location.hash===""||location.hash.startsWith("#?")?zi():Vn.clear()},ou))}function zi(){if(Vn.size===0)return;let e=je();for(let[t,r]of Vn)r===""?e.delete(t):e.set(t,r);Vn.clear();let n=e.toString();history.replaceState(null,"",n===""?"#":`#?${n}`)}function Br(e){"requestIdleCallback"in globalThis?requestIdleCallback(e,{timeout:1e3}):setTimeout(e,50)}function Lt(e){for(let n=e;n;n=n.parentElement)n.hidden=!1,n instanceof HTMLDetailsElement&&(n.open=!0);e.scrollIntoView({block:"start"})}var Se=100,jr=500,iu=20,su=500;function Xi(e,n){let t=Z("register"),r=e.view.revisions.toReversed();if(!t||r.length===0)return{open:()=>!1};for(let d of document.querySelectorAll(".older [id]"))d.removeAttribute("id");let o=new Map,i=d=>{let h=o.get(d.revision)??Ji(d);return o.set(d.revision,h),h},s=je().get("changes")??"",a=0,u=!1,f=0,c=()=>{if(s==="")return r;let d=Dt(s);return r.filter(h=>Ft(d,i(h)))},m=(d=!1)=>{let h=c(),y=u?h.slice(0,su):h.slice(a,a+Se),v=d?y.slice(0,iu):y,w=++f;v.length<y.length&&Br(()=>w===f&&m());let _=y.length===0?"":`${A(u?1:a+1)} to ${A((u?0:a)+y.length)} of `,b=n>0?`; ${D(n,"older revision")} in the JSON report`:"",S=y.length===0?`No revision matches (${D(r.length,"revision")} searched${b}).`:`Revisions ${_}${A(h.length)}${s===""?"":" that match"}${b}.`,I=T=>()=>{a=Math.max(0,T),m(),t.scrollIntoView({block:"start"})};fe(l(R,{children:[l("div",{class:"find",role:"search","aria-label":"Changes",children:[l("label",{children:[l("span",{class:"vh",children:"Find changes by words or by keys"}),l("input",{type:"search",value:s,placeholder:"Find: words, setting:sandbox, by:ada, is:looser, is:unlisted, rev:41, since:2026-07",spellcheck:!1,autocomplete:"off",onInput:T=>{s=T.currentTarget.value,a=0,bn("changes",s),m(!0)}})]}),l("p",{class:"vh",role:"status",children:S})]}),y.length===0&&l("p",{class:"muted",children:S}),y.length>0&&l(Li,{rows:v,caption:`${S} Newest first. Times are UTC.`,page:e}),h.length>Se&&l("p",{class:"pager",children:[l("button",{type:"button",disabled:a===0,onClick:I(a-Se),children:"Newer"})," ",l("button",{type:"button",disabled:a+Se>=h.length,onClick:I(a+Se),children:"Older"})," ",l("button",{type:"button",disabled:a+Se>=h.length,onClick:I(au(h.length)),children:"Oldest"})]})]}),t)},p=d=>Br(()=>{for(let h of r.slice(d,d+jr))i(h);d+jr<r.length&&p(d+jr)});t.replaceChildren(),m(),p(0);for(let[d,h]of[["beforeprint",!0],["afterprint",!1]])addEventListener(d,()=>{u=h,m()});return{open:d=>{let h=r.findIndex(y=>y.revision===d);return h<0?!1:([s,a]=["",Math.floor(h/Se)*Se],m(),Z(`r${d}`)?.scrollIntoView({block:"start"}),!0)}}}function au(e){return Math.floor((e-1)/Se)*Se}function Hi(e){e.addEventListener("toggle",({target:n})=>{if(!(!(n instanceof HTMLDetailsElement)||!n.open))for(let t of n.querySelectorAll("pre"))t.parentElement?.querySelector("button")||lu(t)},!0)}function lu(e){let n=document.createElement("button");n.type="button",n.className="copy",n.textContent="Copy",n.addEventListener("click",()=>{let t=o=>{n.textContent=o},r=()=>{getSelection()?.selectAllChildren(e),t("Selected")};if(!navigator.clipboard)return r();navigator.clipboard.writeText(e.textContent??"").then(()=>t("Copied"),r)}),e.before(n)}function qi(e,n){if(e.inert!==null&&e.resolved===null)return uu(e,e.inert,n);if(e.remediation!==null)return H(e.remediation);let t=be(e.subject),r=Ir(e.fix);if(r.length>0)return pt(r.map(s=>Yi(e,s,n)));let o=cu(e,n);if(o)return o;if($e(e.expected)&&"maxAge"in e.expected)return x`rotate the secret in ${t}`;let i=Un(e.expected,n);return i.length===0?[]:x`make ${t} ${i}`}function uu(e,n,t){let r=[n.switch,n.wanted],o=Ir(e.fix).filter(([i])=>i!==n.switch);return pt([r,...o].map(i=>Yi(e,i,t)))}function Yi({subject:e,actual:n},[t,r],o){let i=be(t);if(t===e&&Array.isArray(n)&&Array.isArray(r)){let s=fn(n,r,o);if(s.form==="set"&&s.more===0)return pt([...s.removed.length>0?[x`remove ${ee(s.removed,", ")} from ${i}`]:[],...s.added.length>0?[x`add ${ee(s.added,", ")} to ${i}`]:[]])}return x`set ${i} to ${B(r,o)}`}function cu(e,n){let t=e.offending.filter(a=>a!==null);if(!$e(e.expected)||!Array.isArray(e.actual)||t.length===0)return;let[r,...o]=Object.keys(e.expected);if(o.length>0)return;let[i,s]=[B(t,n),be(e.subject)];return r==="subsetOf"||r==="disjointFrom"?x`remove ${i} from ${s}`:r==="supersetOf"?x`add ${i} to ${s}`:void 0}function Ir(e,n=""){return e===null&&n===""?[]:$e(e)?Object.entries(e).flatMap(([t,r])=>Ir(r,n+Eo(t))):[[n,e]]}function Vi(e){if(!$e(e))return[];let n=Object.entries(e).flatMap(([t,r])=>typeof r=="number"||typeof r=="string"||typeof r=="boolean"?[x`${H(fu(t))} ${H(String(r))}`]:[]);return ee(n," \\xB7 ")}function fu(e){return e.replace(/([a-z])([A-Z])/g,(n,t,r)=>`${t} ${r.toLowerCase()}`)}var du=50,mu=2e4,pu=30;function Zi(e,n,t){let[r,o]=[Rr(t,0),Rr(t,pu)],i=q(e)?hu(e):gu(e),s=n.rules.some(({id:a,subject:u})=>a===e.rule&&(u.includes("/*")||e.kind==="setting"&&u!==e.subject));if(!(e.causedBy!==null||r===void 0||i===void 0||e.status!=="open"))return["exceptions:",`  - rule: ${zr(e.rule)}`,...s?[`    subject: ${zr(e.subject)}`]:[],`    ${i}`,...e.inert===null?[]:["    inert: true # that it has no effect is accepted as well"],"    owner: someone@example.com # who answers for it","    reason: why it is acceptable until then",`    from: ${r}`,`    expires: ${o}`].join(`\n`)}function hu({introduced:e}){return e.revision===null?void 0:`revision: ${e.revision}`}function gu({offending:e}){if(e.length===0||e.length>du)return;let t=`value: [${e.map(r=>zr(En(r)?r.fingerprint:r)).join(", ")}]`;return t.length>mu?"value: [] # too long to stand here: it is what the JSON report has as offending":t}function zr(e){return Nn(JSON.stringify(e)).replaceAll(`\n`," ")}var Xr=20,yu=2e4;function Ki(e,n){return n.anchors.has(e.id)?e.id:void 0}function Qi({finding:e,page:n}){let t=Le(e,n.book);return l("li",{id:Ki(e,n),children:[l("b",{children:e.severity})," ",l(O,{of:be(e.subject),page:n})," \\xB7 ",zn(e,n.book)," \\xB7"," ",l(O,{of:x`${t?Y(t.by):["by whom is not known"]}, ${V(e.rule)}`,page:n})]})}function Gi(e){let{finding:n,again:t=!1,severity:r=n.severity,open:o,page:i}=e;return l("details",{class:`finding is-${n.status}${t?" again":""}`,id:Ki(n,i),open:o,children:[l("summary",{children:[l(Fi,{severity:r}),l("span",{class:"name",children:l(O,{of:be(n.subject),page:{...i,anchored:new Set}})}),l("span",{class:"for",children:zn(n,i.book)}),l("span",{class:"more",children:l(O,{of:bu(n,i.book),page:i})}),n.resolved&&l("span",{class:"end on-paper",children:l(O,{of:pr(Tr(n,i.book)),page:{...i,anchored:new Set}})})]}),l("div",{class:"body",children:l("dl",{class:"facts",children:[l(xu,{finding:n,page:i}),l($u,{finding:n,page:i}),l(ku,{finding:n,page:i}),l(te,{term:"Link",children:l(Be,{id:n.id,page:i,children:l("code",{children:K(n.id)})})})]})})]})}function bu(e,n){let{introduced:t}=e;if(hn(e))return x`${H(e.message)} · ${Y(t.by)}, revision ${[String(t.revision)]} · ${G(t.at)}`;if(q(e))return x`${H(e.message)} · ${G(t.at)}`;let r=yr(e,{text:60,entries:3}),o=r?Ln(r):H(e.message);return Le(e,n)?x`${o} · ${wu(e,n)}`:o}function wu(e,n){let t=Le(e,n);if(!t)return["by whom is not known"];let r=Mr(e,n),o=x`${Y(t.by)}, revision ${[String(t.revision)]}`;return!r||wt(r.by,t.by)?o:x`${o}; opened by ${Y(r.by)}, revision ${[String(r.revision)]}`}function xu({finding:e,page:n}){let{book:t}=n,r=yr(e,gn),o=_r(e,t),i=hn(e)?Ae(e.introduced.revision,t):Ae(Le(e,t)?.revision??null,t),s=Sr(e,t,_t,Xr),a=Bn(e,t).length,u=bt(e,t)?.approval,f=e.dueAt!==null||e.status==="open"&&!q(e);return l(R,{children:[l(te,{term:"What",children:[l("p",{children:[l(O,{of:H(e.message),page:n}),"."]}),l("p",{children:[l(O,{of:pr(kr(e,t,gn,!0)),page:n}),i&&`; ${i==="listed"?"a listed editor":"not a listed editor"}`,"."]}),l("p",{class:q(e)?"rule":void 0,children:["It ",e.resolved?"was":"is"," ",l(O,{of:Tr(e,t),page:n}),"."]})]}),e.subject.startsWith("/")&&l(te,{term:"Value",children:[r?l(Et,{of:r,page:n}):l(O,{of:Xo(e,gn),page:n})," ",o&&l(Qe,{direction:o})]}),u&&l(te,{term:"Approval",children:l(O,{of:x`${u.id}: ${[he(u.result)]}`,page:n})}),s.length>1&&l(te,{term:"Passed through",children:[l("ol",{children:s.map(c=>l("li",{children:l(O,{of:c,page:n})}))}),a>Xr&&l("p",{class:"muted",children:["The last ",Xr," of ",a," values."]})]}),f&&l(te,{term:"Time limit",kind:e.dueAt===null?"idle":void 0,children:ri(e,n.book)}),e.inForce!==null&&l(te,{term:"Policy then",children:Mu[e.inForce]}),e.blast!==null&&l(te,{term:"Meanwhile",children:l(O,{of:Vi(e.blast),page:n})}),e.causedBy!==null&&l(te,{term:"Cause",children:l(Be,{id:e.causedBy,page:n,children:l(vu,{finding:e,page:n})})}),e.exception&&l(_u,{exception:e.exception,page:n})]})}function vu({finding:e,page:n}){let t=n.book.findings.get(e.causedBy??"");return t?l(O,{of:x`${be(t.subject)}, rule ${t.rule}`,page:{...n,anchored:new Set}}):l(R,{children:"the finding that explains it"})}var Mu={violating:"the policy in force at the time was violated too",compliant:"the policy in force at the time was not violated: it was tightened since",absent:"no such rule was in force at the time",unknown:"which policy was in force at the time is not known"};function _u({exception:e,page:n}){let{owner:t,reason:r,ticket:o,category:i,expires:s,state:a}=e,u=s===null?[]:x`, until ${vt(s)}`;return l(te,{term:"Exception",children:[l("p",{children:l(O,{of:x`${[a]}, by ${cn(t)}${u}: ${H(r)}${i===null?[]:x` (${H(i)})`}`,page:n})}),o!==null&&l("p",{children:l(O,{of:x`ticket ${o}`,page:n})})]})}function $u({finding:e,page:n}){let t=Un(e.expected,gn),r=n.exposure.rules.get(e.rule);return l(R,{children:[l(te,{term:"Rule",children:[l(Di,{id:e.rule,page:n})," ",l(O,{of:x`(${oi(e.location)}): ${H(e.title)}`,page:n}),t.length>0&&!q(e)&&l(R,{children:["; demands ",l(O,{of:t,page:n})]}),r&&r.seconds>(e.exposureSeconds??r.seconds)&&`; violated for ${Cr(r)} in all`]}),e.rationale!==null&&l(te,{term:"Why",kind:"rule",children:l(O,{of:H(e.rationale),page:n})}),e.controls.length>0&&l(te,{term:"Controls",kind:"rule",children:l(O,{of:ee(e.controls.map(V),", "),page:n})})]})}function ku({finding:e,page:n}){if(e.resolved)return null;let t=Zi(e,n.report,n.report.asOf),r=qi(e,gn),o=Nn(JSON.stringify(e.fix,null,2));return l(R,{children:[r.length>0&&l(te,{term:"To fix",kind:e.remediation===null?void 0:"rule",children:l(O,{of:r,page:n})}),e.fix!==null&&l(te,{term:"Merge patch",children:l("pre",{children:o.length>yu?`${A(o.length)} characters, in the JSON report`:o})}),e.fix===null&&e.subject.startsWith("/")&&l(te,{term:"Merge patch",kind:"idle",children:l("span",{class:"muted",children:"none can be given for this place"})}),t!==void 0&&l(te,{term:"To accept",kind:"accept",children:[l("p",{class:"muted",children:"In a policy file, with an owner, a reason and an end, once somebody has agreed:"}),l("pre",{children:t})]})]})}var Hr=100;function es(e,n){let[t,r,o]=[Z("find"),Z("findings"),Z("found")];if(!t||!r||!o||e.view.findings.length===0)return{open:()=>!1,step:()=>{},focus:()=>{}};let i=Bi(e.report.summary),s=In(e.view.findings).map(d=>[d,Ui(d,i)]),a=new Map;for(let[,{fields:d}]of s)for(let h of["is","sev"])for(let y of d[h]??[])a.set(`${h}:${y}`,(a.get(`${h}:${y}`)??0)+1);let u=new Map;for(let[{id:d}]of s){let h=e.anchors.has(d)?Z(d):null;h&&u.set(d,h)}let f=je().get("find")??"",c=()=>{let d=Dt(f),h=s.filter(([,w])=>Ft(d,w)).map(([w])=>w),y=new Set(h.map(w=>w.id));for(let[w,_]of u)_.hidden===y.has(w)&&(_.hidden=!y.has(w));for(let w of r.querySelectorAll(".group"))w.hidden=!w.querySelector(":is(details, li)[id]:not([hidden])");let v=f===""?[]:h.filter(w=>!u.has(w.id));m(v),fe(l(Tu,{typed:f,counts:a,words:`${A(h.length)} of ${D(s.length,"finding")} shown${n>0?`; ${D(n,"more is","more are")} in the JSON report`:""}`,none:h.length===0,type:w=>{f=w,bn("find",w),c()}}),t)},m=d=>fe(d.length===0?null:l(R,{children:[l("ul",{class:"lines",children:d.slice(0,Hr).map(h=>l(Qi,{finding:h,page:e}))}),d.length>Hr&&l("p",{class:"muted",children:`And ${D(d.length-Hr,"more")} that match: narrow the search to see them.`})]}),o);c();let p=()=>[...r.querySelectorAll("details.finding:not([hidden]) > summary")];return{open:d=>{let h=u.get(d);if(h)return Lt(h),h.querySelector("summary")?.focus({preventScroll:!0}),!0;let y=e.book.findings.get(d);return!y||!e.anchors.has(d)?!1:(fe(l("div",{class:"list",children:l(Gi,{finding:y,open:!0,page:e})}),o),o.scrollIntoView({block:"start"}),!0)},step:d=>{let h=p(),y=h.findIndex(w=>w.parentElement?.contains(document.activeElement)),v=h[y<0?d>0?0:h.length-1:y+d];v?.focus(),v?.scrollIntoView({block:"nearest"})},focus:()=>t.querySelector("input")?.focus()}}var Su=["open","excepted","resolved","noted","new","reopened","transient"];function Tu(e){let{typed:n,counts:t,words:r,none:o,type:i}=e,s=(a,u)=>(t.get(a)??0)>0&&l("button",{type:"button",class:"chip","aria-pressed":n.split(/\\s+/).includes(a),onClick:()=>i(Ai(n,a)),children:[u," ",l("small",{children:A(t.get(a))})]});return l("div",{class:"find",role:"search","aria-label":"Findings",children:[l("label",{children:[l("span",{class:"vh",children:"Find findings by words or by keys"}),l("input",{type:"search",value:n,placeholder:"Find: words, by:ada, rule:models/*, setting:sandbox, control:CC6.8, since:2026-07",spellcheck:!1,autocomplete:"off",onInput:a=>i(a.currentTarget.value)})]}),l("div",{class:"chips",children:[Ye.map(a=>s(`sev:${a}`,l(R,{children:[l(Nt,{name:a})," ",a]}))),l("span",{class:"gap"}),Su.map(a=>s(`is:${a}`,a==="transient"?"came and went":a)),n!==""&&l("button",{type:"button",class:"chip plain",onClick:()=>i(""),children:"clear"})]}),l("p",{class:"muted",role:"status",children:o?`No finding matches: ${r}.`:`${r}.`})]})}var ns=["system","light","dark"],Ru=[["/","find findings"],["J, K","next and previous finding"],["Enter","open or close it"],["\\u2190, \\u2192","on the timeline: revision by revision; in the viewer: older and newer"],["\\u2191, \\u2193","on the timeline: lane by lane"],["[, ]","on the timeline: previous and next revision that opened a finding"],["+, \\u2212, 0","on the timeline: closer, wider, all"],["?","these keys"]];function ts(){let e=Z("tools"),n=Z("keys"),t=0,r=!0,o=()=>{let a=ns[t];a==="system"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=a,e&&fe(l(R,{children:[l("button",{type:"button",onClick:()=>{t=(t+1)%ns.length,o()},children:["Theme: ",a]}),l("button",{type:"button",onClick:i,children:"Keys"}),l("button",{type:"button",onClick:()=>print(),children:"Print"})]}),e)},i=()=>{n instanceof HTMLDialogElement&&!n.open&&n.showModal()},s=()=>{n&&fe(l("form",{method:"dialog",children:[l("h2",{id:"keys-title",children:"Keys"}),l("dl",{class:"facts",children:Ru.map(([a,u])=>l(R,{children:[l("dt",{children:l("kbd",{children:a})}),l("dd",{children:u})]}))}),l("p",{children:l("label",{children:[l("input",{type:"checkbox",checked:r,onChange:a=>{r=a.currentTarget.checked}})," ","Single keys act"]})}),l("button",{type:"submit",children:"Close"})]}),n)};return o(),s(),{help:i,keys:()=>r}}function rs(e,n){if(e.length+n.length<=160||e===n)return;let[t,r]=[e.split(/(?<=\\s)/),n.split(/(?<=\\s)/)],o=Math.min(t.length,r.length),i=0;for(;i<o&&t[i]===r[i];)i++;let s=0;for(;s<o-i&&t[t.length-1-s]===r[r.length-1-s];)s++;return{start:t.slice(0,i).join(""),removed:t.slice(i,t.length-s).join(""),added:r.slice(i,r.length-s).join(""),end:t.slice(t.length-s).join("")}}var Jt={text:2e3,entries:40},qr=30,Ut=40;function as({row:e,page:n}){let t=new Map;for(let r of e.changes){let o=ae(r.subject).split(".")[0];t.set(o,[...t.get(o)??[],r])}return l(R,{children:[l("p",{class:"said",children:[l(os,{ids:e.opened,word:"opened",page:n})," ",yn(e.closed,n.book).map(({word:r,ids:o},i)=>l(R,{children:[i>0&&" ",l(os,{ids:o,word:r,page:n})]}))]}),e.changes.length>0&&e.missing&&l("p",{class:"muted",children:Jn(e)}),e.changes.length===0&&l("p",{class:"muted",children:Cu(e,n)}),[...t].map(([r,o])=>l("div",{class:"area",children:[l("p",{class:"area-name",children:l("bdi",{children:K(r)})}),o.map(i=>l(Pu,{change:i,page:n}))]})),e.changes.length>0&&e.representation.length>0&&l("p",{class:"muted",children:["Spelled differently, with the same meaning:"," ",l(O,{of:ee(e.representation.slice(0,20).map(r=>V(ae(r))),", "),page:n}),e.representation.length>20&&` and ${A(e.representation.length-20)} more`]})]})}function Cu({revision:e,representation:n},t){if(e===t.report.evidence.revisions.first)return"first seen: nothing before it to compare with";let r=n.length;return r===0?"no setting changed":`no setting changed; the spelling of ${D(r,"setting")} did, without effect`}function os({ids:e,word:n,page:t}){return e.length===0?null:l("span",{children:[n," ",e.slice(0,qr).map((r,o)=>l(R,{children:[o>0&&", ",l(Be,{id:r,page:t,children:l("bdi",{children:K(t.book.findings.get(r)?.rule??r)})})]})),e.length>qr&&` and ${A(e.length-qr)} more`]})}function Pu({change:e,page:n}){let{before:t,after:r,approval:o}=e,i=typeof t=="string"&&typeof r=="string"?rs(t,r):void 0,s=ht(e,Jt);return l("div",{class:"change",children:[l("p",{class:"said",children:[l(O,{of:V(ae(e.subject)),page:n})," ",l(Qe,{direction:e.direction}),Ve(e)&&" \\xB7 renamed",o&&l(R,{children:[" \\xB7 ",l(O,{of:x`approval ${o.id}: ${[he(o.result)]}`,page:n})]})]}),l("div",{class:"sides",children:i?l(R,{children:[l(ss,{side:"Before",start:i.start,changed:i.removed,end:i.end}),l(ss,{side:"After",start:i.start,changed:i.added,end:i.end})]}):s.form==="set"?l(R,{children:[l(is,{side:"Before",mark:"\\u2212",entries:s.removed,page:n,none:"nothing removed"}),l(is,{side:"After",mark:"+",entries:s.added,page:n,none:"nothing added"})]}):l(R,{children:[l("div",{children:[l("span",{class:"side",children:"Before"}),l("del",{children:l(O,{of:B(t,Jt),page:n})})]}),l("div",{children:[l("span",{class:"side",children:"After"}),l("ins",{children:l(O,{of:B(r,Jt),page:n})})]})]})}),s.form==="set"&&s.more+s.unchanged>0&&l("p",{class:"muted",children:[...s.unchanged>0?[`${A(s.unchanged)} unchanged`]:[],...s.more>0?[`${A(s.more)} more changed, in the JSON report`]:[]].join(", ")})]})}function is(e){let{side:n,mark:t,entries:r,page:o,none:i}=e;return l("div",{children:[l("span",{class:"side",children:n}),r.length===0&&l("span",{class:"muted",children:i}),r.map(s=>{let a=l(R,{children:[t," ",l(O,{of:s,page:o})]});return n==="Before"?l("del",{children:a}):l("ins",{children:a})})]})}function ss(e){let{side:n,start:t,changed:r,end:o}=e,i=qe(r,Jt.text),s=i===""?"nothing here":he(i),a=t.length>Ut+20?t.slice(-Ut):t,u=o.length>Ut+20?o.slice(0,Ut):o;return l("div",{children:[l("span",{class:"side",children:n}),l("span",{class:"long",children:[a.length<t.length&&l("small",{children:`\\u2026 ${A(t.length-a.length)} characters unchanged \\u2026 `}),l("bdi",{children:he(a)}),n==="Before"?l("del",{children:s}):l("ins",{children:s}),i.length<r.length&&l("small",{children:` \\u2026 ${A(r.length-i.length)} more characters in the JSON report`}),l("bdi",{children:he(u)}),u.length<o.length&&l("small",{children:` \\u2026 ${A(o.length-u.length)} characters unchanged \\u2026`})]})]})}function ls(e){let n=Z("viewer"),t=e.view.revisions,r=t.findLastIndex(s=>s.changes.length>0);if(!n||r<0)return{open:()=>!1,step:()=>{}};let o=()=>fe(l(Au,{page:e,at:r,go:i}),n),i=s=>{s<0||s>=t.length||(r=s,o())};return n.replaceChildren(),n.className="viewer",o(),{open:s=>{let a=t.findIndex(u=>u.revision===s);return a<0?!1:(i(a),Z("diffs")?.scrollIntoView({block:"start"}),!0)},step:s=>i(r+s)}}function Au({page:e,at:n,go:t}){let r=e.view.revisions,o=r[n],i=Ae(o.revision,e.book),s=a=>{let u=r.findIndex(({revision:f})=>f===Number(a));u>=0&&t(u)};return l(R,{children:[l("div",{class:"bar",children:[l("button",{type:"button",disabled:n===0,onClick:()=>t(n-1),children:"\\u2190 Older"}),l("button",{type:"button",disabled:n===r.length-1,onClick:()=>t(n+1),children:"Newer \\u2192"}),l("label",{children:["Revision"," ",l("input",{type:"number",min:r[0].revision,max:r.at(-1).revision,value:o.revision,onChange:a=>s(a.currentTarget.value)})]})]}),l("div",{"aria-live":"polite",children:[l("h3",{children:[l(Yn,{number:o.revision,page:e,words:"Revision "})," ",l("small",{children:o.changes.length===0?"no change":D(o.changes.length,"change")})]}),l("p",{class:"said",children:[l(O,{of:x`${G(o.at)} · ${Y(o.by)}`,page:e}),i!==""&&l("span",{class:i==="listed"?"":"no",children:` (${i})`})]}),l(as,{row:o,page:e})]})]})}function us({posture:e,left:n,right:t}){let{y:r,areas:o,most:i,line:s,zero:a,last:u}=e;return l(R,{children:[l("g",{children:[l("title",{children:`windows open, at most ${i}`}),o.map(({severity:f,path:c})=>l("path",{class:`tl-area ink-${f}`,d:c})),l("path",{class:"tl-base",d:`M${n} ${r.open+18}H${t}`})]}),l("g",{children:[l("title",{children:`settings tightened less settings loosened: ${Yr(u)}`}),l("path",{class:"tl-zero",d:`M${n} ${a}H${t}`}),l("path",{class:"tl-line",d:s})]})]})}function Yr(e){return e>0?`+${A(e)}`:e<0?`\\u2212${A(-e)}`:"0"}var cs=120,Ou=40;function Zr({drawing:e,id:n,label:t}){let{width:r,height:o,left:i,top:s,ticks:a,titles:u,notes:f,blind:c,lanes:m,rows:p,posture:d,narrow:h}=e,y=r-12,v=m.reduce((b,S)=>b+S.spots.length,0)<=cs,w=b=>h?b-12:b,_=p.reduce((b,S)=>b+S.bars.length,0)<=cs;return l("svg",{class:"tl",viewBox:`0 0 ${r} ${o}`,...t===void 0?{"aria-hidden":!0}:{role:"img","aria-label":t},children:[l("defs",{children:[l("pattern",{id:`${n}-blind`,width:"6",height:"6",patternUnits:"userSpaceOnUse",children:l("path",{d:"M0 6 6 0",class:"tl-hatch"})}),l("pattern",{id:`${n}-off`,width:"5",height:"5",patternUnits:"userSpaceOnUse",children:l("path",{d:"M0 0 5 5",class:"tl-hatch"})})]}),l("path",{class:"tl-grid",d:a.map(({x:b})=>`M${b} ${s-4}V${o}`).join("")}),a.map(({x:b,words:S},I)=>b+S.length*6>r||I>0&&b-a[I-1].x<34?null:l("text",{class:"tl-axis",x:b,y:14,children:S})),f?.freezes.map(b=>l("rect",{class:"tl-freeze",x:b.x,y:s,width:b.width,height:o-s})),c.map(b=>l("rect",{x:b.x,y:s,width:b.width,height:o-s,fill:`url(#${n}-blind)`,children:l("title",{children:b.words})})),e.ends&&l("path",{class:"tl-now",d:`M${y} ${s-8}V${o}`}),f&&l("g",{children:[l(Zn,{text:f.runs.length>0?"Policies, freezes, audits":"Freezes, policy changes",y:f.y,drawing:e}),f.freezes.map(b=>l("g",{children:[l("title",{children:K(b.words)}),l("rect",{class:"tl-frozen",x:b.x,y:f.y-8,width:b.width,height:16,rx:3}),b.width>50&&l("text",{class:"tl-small",x:b.x+5,y:f.y+4,children:"freeze"})]})),l(fs,{class:"tl-run",points:f.runs,shape:b=>`M${b-4} ${f.y-4}h8v8h-8z`}),l(fs,{class:"tl-policy",points:f.policies,shape:b=>`M${b} ${f.y-6}l6 6-6 6-6-6z`})]}),u.map(({y:b,words:S})=>l("text",{class:"tl-title",x:h?i:0,y:b+5,children:S})),m.map(b=>l(Fu,{lane:b,drawing:e,tips:v})),d&&l("g",{children:[l(Zn,{text:"Windows open",note:`most ${A(d.most)}`,y:w(d.y.open),drawing:e}),l(Zn,{text:"Tightened less loosened",note:Yr(d.last),y:w(d.y.balance),drawing:e}),l(us,{posture:d,left:i,right:y})]}),p.map(b=>l(Wu,{row:b,drawing:e,id:n,tips:_}))]})}function fs(e){let{points:n,shape:t}=e;return n.length===0?null:n.length>Ou?l("path",{class:e.class,d:n.map(({x:r})=>t(r)).join("")}):l(R,{children:n.map(({x:r,words:o})=>l("path",{class:e.class,d:t(r),children:l("title",{children:K(o)})}))})}function Zn(e){let{text:n,note:t,y:r,drawing:o,warn:i}=e,s=o.narrow?r-16:r+4,a=Math.floor((o.narrow?o.width-12:o.left-16)/7.4)-(t??"").length;return l(R,{children:[l("text",{class:i?"tl-name tl-warn":"tl-name",x:o.narrow?o.left:0,y:s,children:Du(K(n),Math.max(10,a))}),t!==void 0&&l("text",{class:"tl-note",x:o.narrow?o.width-12:o.left-10,y:s,"text-anchor":"end",children:t})]})}function Du(e,n){return e.includes("@")&&ct(e)>n?`${qe(e,n-1)}\\u2026`:Fo(e,n)}function Fu({lane:e,drawing:n,tips:t}){let{y:r,spots:o,columns:i,count:s}=e,{name:a,people:u,unlisted:f}=e.lane,c=["looser","tighter","both","neither"],m=o.filter(h=>h.revisions.length===1),p=m.flatMap(h=>h.unlisted?h.x:[]);e.flagged!==null&&p.push(e.flagged);let d=c.map(h=>[h,m.filter(y=>y.way===h)]);return l("g",{children:[l(Zn,{text:a===null?D(u,"other editor"):a===""?"an unknown editor":a,note:A(s),y:r,drawing:n,warn:f>0}),l("path",{class:"tl-base",d:`M${n.left} ${r}H${n.width-12}`}),d.map(([h,y])=>y.length===0?null:t?y.map(v=>l("path",{class:`tl-${h}`,d:Vr[h](v.x,r),children:l("title",{children:`revision ${v.revisions[0]}, ${h}`})})):l("path",{class:`tl-${h}`,d:y.map(v=>Vr[h](v.x,r)).join("")})),o.filter(h=>h.revisions.length>1).map(h=>l(Nu,{spot:h,y:r})),i.length>0&&l(R,{children:[l("path",{class:"tl-looser",d:i.map(h=>ds(h,r,"up")).join("")}),l("path",{class:"tl-tighter",d:i.map(h=>ds(h,r,"down")).join("")}),l("path",{class:"tl-neither",d:i.map(h=>Eu(h,r)).join("")})]}),p.length>0&&l("path",{class:"tl-ring",d:p.map(h=>`M${h-8} ${r}a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`).join("")})]})}var Vr={looser:(e,n)=>`M${e} ${n-6}l5.5 10.5h-11z`,tighter:(e,n)=>`M${e} ${n+6}l-5.5-10.5h11z`,both:(e,n)=>`M${e} ${n-6}l6 6-6 6-6-6z`,neither:(e,n)=>`M${e-3} ${n}a3 3 0 1 1 6 0a3 3 0 1 1-6 0z`};function Nu({spot:e,y:n}){let t=String(e.revisions.length),r=21+7.5*t.length,o=Math.round(e.x-r/2);return l("g",{class:e.unlisted?"tl-many tl-unlisted":"tl-many",children:[l("title",{children:`revisions ${e.revisions.slice(0,12).join(", ")}${e.revisions.length>12?" \\u2026":""}`}),l("rect",{x:o,y:n-9,width:r,height:18,rx:9}),l("path",{class:`tl-${e.way}`,d:Vr[e.way](o+10,n)}),l("text",{x:o+18,y:n+4,children:t})]})}function ds({x:e,width:n,up:t,down:r},o,i){let s=i==="up"?t:r;return s===0?"":`M${e} ${o}v${i==="up"?-s:s}h${n}V${o}z`}function Eu({x:e,width:n,up:t,down:r},o){return t+r>0?"":`M${e} ${o-1}h${n}v2h-${n}z`}function Wu(e){let{row:n,drawing:t,id:r,tips:o}=e,{y:i,bars:s}=n,{rule:a,rules:u,windows:f,seconds:c}=n.row,m=f.length>1?`${f.length}\\xD7 `:"";return l("g",{children:[l(Zn,{text:a??D(u,"further rule"),note:`${m}${se(c).replace(/ d .*/," d")}`,y:i,drawing:t}),s.map(p=>l(Uu,{bar:p,y:i,id:r,tip:o?Lu(p,a):void 0}))]})}function Lu(e,n){let t=se(Math.floor((e.until-e.from)/1e3)),r=e.findings.length>1?`${D(e.findings.length,"window")} in ${t}`:`${e.state}, ${t}`;return`${n===null?"":`${K(n)}, `}${e.severity}, ${r}`}function Uu(e){let{bar:n,y:t,id:r,tip:o}=e,{x:i,width:s,severity:a,state:u,before:f,beyond:c,inert:m,unsure:p,words:d}=n,h=[f?`M${i} ${t}l8-5v10z`:"",c?`M${i+s} ${t}l-8-5v10z`:""].join(""),y=n.covered<.9*(n.until-n.from),v=[m&&"tl-inert",p&&"tl-unsure",y&&"tl-sparse"],w=["tl-bar",`ink-${a}`,`tl-${u}`,...v];return l("g",{class:w.filter(Boolean).join(" "),children:[o!==void 0&&l("title",{children:o}),l("rect",{x:i,y:t-7,width:s,height:14,rx:2}),u==="excepted"&&l("rect",{class:"tl-over",x:i,y:t-7,width:s,height:14,fill:`url(#${r}-off)`}),h!==""&&s>16&&l("path",{class:"tl-tip",d:h}),d!==""&&u==="open"&&!m&&l("text",{x:i+(f?12:6),y:t+4,children:d})]})}function Oe(e){return Math.round(e*10)/10}var ms=24;function hs(e,n,t,r){let o=e.windows.filter(a=>a.until>=t.from&&a.from<=t.until),i=(r(t.until)-r(t.from)+1)/ms,s=a=>Math.floor((a.x-r(t.from))/i);return Ju.flatMap(a=>[!1,!0].flatMap(u=>{let c=o.filter(p=>p.state===a&&p.inert===u).map(p=>ju(p,n,t,r)),m=ps(c,(p,d)=>d.x-(p.x+p.width)<2);return m.length<=ms?m:ps(m,(p,d)=>s(p)===s(d))}))}function ps(e,n){let t=[];for(let r of e){let o=t.at(-1);o&&n(o,r)?t[t.length-1]=Bu(o,r):t.push(r)}return t}var Ju=["closed","excepted","open"];function Bu(e,n){let t=Math.max(e.x+e.width,n.x+n.width),r=[...e.findings,...n.findings],o=ke(n.severity)>ke(e.severity)?n.severity:e.severity,i=e.unsure||n.unsure,s=Math.max(e.until,n.until),a=e.covered+Math.max(0,n.until-Math.max(e.until,n.from));return{...e,until:s,covered:a,width:Oe(t-e.x),severity:o,unsure:i,beyond:e.beyond||n.beyond,findings:r,words:""}}function ju(e,n,t,r){let o=r(e.from),i=Math.max(3,Oe(r(e.until)-o)),s=se(Math.floor((e.until-e.from)/1e3)).replace(/ d .*/," d"),a=`${e.state} ${e.exact?"":"\\u2265 "}${s}`;return{x:o,width:i,severity:e.severity,state:e.state,inert:e.inert,unsure:n.blind.some(u=>u.from<e.until&&u.until>e.from),before:!e.exact||e.from<t.from,beyond:e.until>t.until||e.state!=="closed"&&e.until>=n.until,words:i>=10+6.4*a.length?a:"",from:e.from,until:e.until,covered:e.until-e.from,findings:[e.finding]}}var Kn=36,Kr=Kn+10,Bt=e=>e.reduce((n,t)=>n+t,0);function ys({posture:e},n,t,r){let o=Iu(e,n),[i,s]=[o[0],o.at(-1)];if(!i||!s)return;let a=zu(o,t),u=Math.round(t(n.until)),f=Math.max(1,...o.map(({open:w})=>Bt(w))),c=r.open+Kn/2,m=Ye.map((w,_)=>{let b=a.map(({at:S,most:I})=>{let T=Bt(I.open.slice(0,_+1));return{at:S,y:Math.round(c-Kn*T/f)}});return{severity:w,path:`M${a[0].at} ${c}${gs(b)}H${u}V${c}z`}}).toReversed(),p=o.map(({balance:w})=>w),[d,h]=[Math.min(0,...p),Math.max(0,...p)],y=w=>Math.round(r.balance+Kn/2-Kn*(w-d)/Math.max(1,h-d)),v=a.map(({at:w,last:_})=>({at:w,y:y(_.balance)}));return{y:r,areas:m,most:f,line:`M${v[0].at} ${v[0].y}${gs(v)}H${u}`,zero:y(0),last:s.balance}}function Iu(e,{from:n,until:t}){let r=e.findLast(({at:i})=>i<n),o=e.filter(({at:i})=>i>=n&&i<=t);return r?[{...r,at:n},...o]:o}function zu(e,n){let t=[];for(let r of e){let o=Math.round(n(r.at)),i=t.at(-1);i?.at!==o?t.push({at:o,most:r,last:r}):(i.last=r,Bt(r.open)>Bt(i.most.open)&&(i.most=r))}return t}function gs(e){return e.map(({at:n,y:t},r)=>r>0&&e[r-1].y===t?"":`H${n}V${t}`).join("")}function Qn(e,n){return e==null||n==null?NaN:e<n?-1:e>n?1:e>=n?0:NaN}function Xu(e,n){return e==null||n==null?NaN:n<e?-1:n>e?1:n>=e?0:NaN}function jt(e){let n,t,r;e.length!==2?(n=Qn,t=(a,u)=>Qn(e(a),u),r=(a,u)=>e(a)-u):(n=e===Qn||e===Xu?e:Hu,t=e,r=e);function o(a,u,f=0,c=a.length){if(f<c){if(n(u,u)!==0)return c;do{let m=f+c>>>1;t(a[m],u)<0?f=m+1:c=m}while(f<c)}return f}function i(a,u,f=0,c=a.length){if(f<c){if(n(u,u)!==0)return c;do{let m=f+c>>>1;t(a[m],u)<=0?f=m+1:c=m}while(f<c)}return f}function s(a,u,f=0,c=a.length){let m=o(a,u,f,c-1);return m>f&&r(a[m-1],u)>-r(a[m],u)?m-1:m}return{left:o,center:s,right:i}}function Hu(){return 0}function qu(e){return e===null?NaN:+e}var bs=jt(Qn),ws=bs.right,zh=bs.left,Xh=jt(qu).center;var Hh=xs(vs),qh=xs(Yu);function xs(e){return function(n,t,r=t){if(!((t=+t)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:o,width:i,height:s}=n;if(!((i=Math.floor(i))>=0))throw new RangeError("invalid width");if(!((s=Math.floor(s!==void 0?s:o.length/i))>=0))throw new RangeError("invalid height");if(!i||!s||!t&&!r)return n;let a=t&&e(t),u=r&&e(r),f=o.slice();return a&&u?(wn(a,f,o,i,s),wn(a,o,f,i,s),wn(a,f,o,i,s),xn(u,o,f,i,s),xn(u,f,o,i,s),xn(u,o,f,i,s)):a?(wn(a,o,f,i,s),wn(a,f,o,i,s),wn(a,o,f,i,s)):u&&(xn(u,o,f,i,s),xn(u,f,o,i,s),xn(u,o,f,i,s)),n}}function wn(e,n,t,r,o){for(let i=0,s=r*o;i<s;)e(n,t,i,i+=r,1)}function xn(e,n,t,r,o){for(let i=0,s=r*o;i<r;++i)e(n,t,i,i+s,r)}function Yu(e){let n=vs(e);return(t,r,o,i,s)=>{o<<=2,i<<=2,s<<=2,n(t,r,o+0,i+0,s),n(t,r,o+1,i+1,s),n(t,r,o+2,i+2,s),n(t,r,o+3,i+3,s)}}function vs(e){let n=Math.floor(e);if(n===e)return Vu(e);let t=e-n,r=2*e+1;return(o,i,s,a,u)=>{if(!((a-=u)>=s))return;let f=n*i[s],c=u*n,m=c+u;for(let p=s,d=s+c;p<d;p+=u)f+=i[Math.min(a,p)];for(let p=s,d=a;p<=d;p+=u)f+=i[Math.min(a,p+c)],o[p]=(f+t*(i[Math.max(s,p-m)]+i[Math.min(a,p+m)]))/r,f-=i[Math.max(s,p-c)]}}function Vu(e){let n=2*e+1;return(t,r,o,i,s)=>{if(!((i-=s)>=o))return;let a=e*r[o],u=s*e;for(let f=o,c=o+u;f<c;f+=s)a+=r[Math.min(i,f)];for(let f=o,c=i;f<=c;f+=s)a+=r[Math.min(i,f+u)],t[f]=a/n,a-=r[Math.max(o,f-u)]}}var Zu=Array.prototype,Yh=Zu.slice;var Ku=Math.sqrt(50),Qu=Math.sqrt(10),Gu=Math.sqrt(2);function Ms(e,n,t){let r=(n-e)/Math.max(0,t),o=Math.floor(Math.log10(r)),i=r/Math.pow(10,o),s=i>=Ku?10:i>=Qu?5:i>=Gu?2:1,a,u,f;return o<0?(f=Math.pow(10,-o)/s,a=Math.round(e*f),u=Math.round(n*f),a/f<e&&++a,u/f>n&&--u,f=-f):(f=Math.pow(10,o)*s,a=Math.round(e/f),u=Math.round(n/f),a*f<e&&++a,u*f>n&&--u),u<a&&.5<=t&&t<2?Ms(e,n,t*2):[a,u,f]}function Qr(e,n,t){return n=+n,e=+e,t=+t,Ms(e,n,t)[2]}function It(e,n,t){n=+n,e=+e,t=+t;let r=n<e,o=r?Qr(n,e,t):Qr(e,n,t);return(r?-1:1)*(o<0?1/-o:o)}var Vh=ec(Math.random);function ec(e){return function(t,r=0,o=t.length){let i=o-(r=+r);for(;i;){let s=e()*i--|0,a=t[i+r];t[i+r]=t[s+r],t[s+r]=a}return t}}function $n(e,n,t){e.prototype=n.prototype=t,t.constructor=e}function nt(e,n){var t=Object.create(e.prototype);for(var r in n)t[r]=n[r];return t}function Ie(){}var tn=.7,_n=1/tn,vn="\\\\s*([+-]?\\\\d+)\\\\s*",Gn="\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)\\\\s*",Te="\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)%\\\\s*",nc=/^#([0-9a-f]{3,8})$/,tc=new RegExp(`^rgb\\\\(${vn},${vn},${vn}\\\\)$`),rc=new RegExp(`^rgb\\\\(${Te},${Te},${Te}\\\\)$`),oc=new RegExp(`^rgba\\\\(${vn},${vn},${vn},${Gn}\\\\)$`),ic=new RegExp(`^rgba\\\\(${Te},${Te},${Te},${Gn}\\\\)$`),sc=new RegExp(`^hsl\\\\(${Gn},${Te},${Te}\\\\)$`),ac=new RegExp(`^hsla\\\\(${Gn},${Te},${Te},${Gn}\\\\)$`),_s={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};$n(Ie,kn,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:$s,formatHex:$s,formatHex8:lc,formatHsl:uc,formatRgb:ks,toString:ks});function $s(){return this.rgb().formatHex()}function lc(){return this.rgb().formatHex8()}function uc(){return Fs(this).formatHsl()}function ks(){return this.rgb().formatRgb()}function kn(e){var n,t;return e=(e+"").trim().toLowerCase(),(n=nc.exec(e))?(t=n[1].length,n=parseInt(n[1],16),t===6?Ss(n):t===3?new re(n>>8&15|n>>4&240,n>>4&15|n&240,(n&15)<<4|n&15,1):t===8?zt(n>>24&255,n>>16&255,n>>8&255,(n&255)/255):t===4?zt(n>>12&15|n>>8&240,n>>8&15|n>>4&240,n>>4&15|n&240,((n&15)<<4|n&15)/255):null):(n=tc.exec(e))?new re(n[1],n[2],n[3],1):(n=rc.exec(e))?new re(n[1]*255/100,n[2]*255/100,n[3]*255/100,1):(n=oc.exec(e))?zt(n[1],n[2],n[3],n[4]):(n=ic.exec(e))?zt(n[1]*255/100,n[2]*255/100,n[3]*255/100,n[4]):(n=sc.exec(e))?Cs(n[1],n[2]/100,n[3]/100,1):(n=ac.exec(e))?Cs(n[1],n[2]/100,n[3]/100,n[4]):_s.hasOwnProperty(e)?Ss(_s[e]):e==="transparent"?new re(NaN,NaN,NaN,0):null}function Ss(e){return new re(e>>16&255,e>>8&255,e&255,1)}function zt(e,n,t,r){return r<=0&&(e=n=t=NaN),new re(e,n,t,r)}function oo(e){return e instanceof Ie||(e=kn(e)),e?(e=e.rgb(),new re(e.r,e.g,e.b,e.opacity)):new re}function tt(e,n,t,r){return arguments.length===1?oo(e):new re(e,n,t,r??1)}function re(e,n,t,r){this.r=+e,this.g=+n,this.b=+t,this.opacity=+r}$n(re,tt,nt(Ie,{brighter(e){return e=e==null?_n:Math.pow(_n,e),new re(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?tn:Math.pow(tn,e),new re(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new re(en(this.r),en(this.g),en(this.b),Ht(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Ts,formatHex:Ts,formatHex8:cc,formatRgb:Rs,toString:Rs}));function Ts(){return`#${Ge(this.r)}${Ge(this.g)}${Ge(this.b)}`}function cc(){return`#${Ge(this.r)}${Ge(this.g)}${Ge(this.b)}${Ge((isNaN(this.opacity)?1:this.opacity)*255)}`}function Rs(){let e=Ht(this.opacity);return`${e===1?"rgb(":"rgba("}${en(this.r)}, ${en(this.g)}, ${en(this.b)}${e===1?")":`, ${e})`}`}function Ht(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function en(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function Ge(e){return e=en(e),(e<16?"0":"")+e.toString(16)}function Cs(e,n,t,r){return r<=0?e=n=t=NaN:t<=0||t>=1?e=n=NaN:n<=0&&(e=NaN),new we(e,n,t,r)}function Fs(e){if(e instanceof we)return new we(e.h,e.s,e.l,e.opacity);if(e instanceof Ie||(e=kn(e)),!e)return new we;if(e instanceof we)return e;e=e.rgb();var n=e.r/255,t=e.g/255,r=e.b/255,o=Math.min(n,t,r),i=Math.max(n,t,r),s=NaN,a=i-o,u=(i+o)/2;return a?(n===i?s=(t-r)/a+(t<r)*6:t===i?s=(r-n)/a+2:s=(n-t)/a+4,a/=u<.5?i+o:2-i-o,s*=60):a=u>0&&u<1?0:s,new we(s,a,u,e.opacity)}function Yt(e,n,t,r){return arguments.length===1?Fs(e):new we(e,n,t,r??1)}function we(e,n,t,r){this.h=+e,this.s=+n,this.l=+t,this.opacity=+r}$n(we,Yt,nt(Ie,{brighter(e){return e=e==null?_n:Math.pow(_n,e),new we(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?tn:Math.pow(tn,e),new we(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,n=isNaN(e)||isNaN(this.s)?0:this.s,t=this.l,r=t+(t<.5?t:1-t)*n,o=2*t-r;return new re(Gr(e>=240?e-240:e+120,o,r),Gr(e,o,r),Gr(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new we(Ps(this.h),Xt(this.s),Xt(this.l),Ht(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=Ht(this.opacity);return`${e===1?"hsl(":"hsla("}${Ps(this.h)}, ${Xt(this.s)*100}%, ${Xt(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Ps(e){return e=(e||0)%360,e<0?e+360:e}function Xt(e){return Math.max(0,Math.min(1,e||0))}function Gr(e,n,t){return(e<60?n+(t-n)*e/60:e<180?t:e<240?n+(t-n)*(240-e)/60:n)*255}var Ns=Math.PI/180,Es=180/Math.PI,qt=18,Ws=.96422,Ls=1,Us=.82521,Js=4/29,Mn=6/29,Bs=3*Mn*Mn,fc=Mn*Mn*Mn;function js(e){if(e instanceof Re)return new Re(e.l,e.a,e.b,e.opacity);if(e instanceof De)return zs(e);e instanceof re||(e=oo(e));var n=ro(e.r),t=ro(e.g),r=ro(e.b),o=eo((.2225045*n+.7168786*t+.0606169*r)/Ls),i,s;return n===t&&t===r?i=s=o:(i=eo((.4360747*n+.3850649*t+.1430804*r)/Ws),s=eo((.0139322*n+.0971045*t+.7141733*r)/Us)),new Re(116*o-16,500*(i-o),200*(o-s),e.opacity)}function Is(e,n,t,r){return arguments.length===1?js(e):new Re(e,n,t,r??1)}function Re(e,n,t,r){this.l=+e,this.a=+n,this.b=+t,this.opacity=+r}$n(Re,Is,nt(Ie,{brighter(e){return new Re(this.l+qt*(e??1),this.a,this.b,this.opacity)},darker(e){return new Re(this.l-qt*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,n=isNaN(this.a)?e:e+this.a/500,t=isNaN(this.b)?e:e-this.b/200;return n=Ws*no(n),e=Ls*no(e),t=Us*no(t),new re(to(3.1338561*n-1.6168667*e-.4906146*t),to(-.9787684*n+1.9161415*e+.033454*t),to(.0719453*n-.2289914*e+1.4052427*t),this.opacity)}}));function eo(e){return e>fc?Math.pow(e,1/3):e/Bs+Js}function no(e){return e>Mn?e*e*e:Bs*(e-Js)}function to(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function ro(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function dc(e){if(e instanceof De)return new De(e.h,e.c,e.l,e.opacity);if(e instanceof Re||(e=js(e)),e.a===0&&e.b===0)return new De(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var n=Math.atan2(e.b,e.a)*Es;return new De(n<0?n+360:n,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function Vt(e,n,t,r){return arguments.length===1?dc(e):new De(e,n,t,r??1)}function De(e,n,t,r){this.h=+e,this.c=+n,this.l=+t,this.opacity=+r}function zs(e){if(isNaN(e.h))return new Re(e.l,0,0,e.opacity);var n=e.h*Ns;return new Re(e.l,Math.cos(n)*e.c,Math.sin(n)*e.c,e.opacity)}$n(De,Vt,nt(Ie,{brighter(e){return new De(this.h,this.c,this.l+qt*(e??1),this.opacity)},darker(e){return new De(this.h,this.c,this.l-qt*(e??1),this.opacity)},rgb(){return zs(this).rgb()}}));var Xs=-.14861,io=1.78277,so=-.29227,Zt=-.90649,et=1.97294,As=et*Zt,Os=et*io,Ds=io*so-Zt*Xs;function mc(e){if(e instanceof nn)return new nn(e.h,e.s,e.l,e.opacity);e instanceof re||(e=oo(e));var n=e.r/255,t=e.g/255,r=e.b/255,o=(Ds*r+As*n-Os*t)/(Ds+As-Os),i=r-o,s=(et*(t-o)-so*i)/Zt,a=Math.sqrt(s*s+i*i)/(et*o*(1-o)),u=a?Math.atan2(s,i)*Es-120:NaN;return new nn(u<0?u+360:u,a,o,e.opacity)}function Kt(e,n,t,r){return arguments.length===1?mc(e):new nn(e,n,t,r??1)}function nn(e,n,t,r){this.h=+e,this.s=+n,this.l=+t,this.opacity=+r}$n(nn,Kt,nt(Ie,{brighter(e){return e=e==null?_n:Math.pow(_n,e),new nn(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?tn:Math.pow(tn,e),new nn(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Ns,n=+this.l,t=isNaN(this.s)?0:this.s*n*(1-n),r=Math.cos(e),o=Math.sin(e);return new re(255*(n+t*(Xs*r+io*o)),255*(n+t*(so*r+Zt*o)),255*(n+t*(et*r)),this.opacity)}}));function Vs(e,n,t,r,o){var i=e*e,s=i*e;return((1-3*e+3*i-s)*n+(4-6*i+3*s)*t+(1+3*e+3*i-3*s)*r+s*o)/6}function pc(e){var n=e.length-1;return function(t){var r=t<=0?t=0:t>=1?(t=1,n-1):Math.floor(t*n),o=e[r],i=e[r+1],s=r>0?e[r-1]:2*o-i,a=r<n-1?e[r+2]:2*i-o;return Vs((t-r/n)*n,s,o,i,a)}}function hc(e){var n=e.length;return function(t){var r=Math.floor(((t%=1)<0?++t:t)*n),o=e[(r+n-1)%n],i=e[r%n],s=e[(r+1)%n],a=e[(r+2)%n];return Vs((t-r/n)*n,o,i,s,a)}}var Gt=e=>()=>e;function Zs(e,n){return function(t){return e+t*n}}function gc(e,n,t){return e=Math.pow(e,t),n=Math.pow(n,t)-e,t=1/t,function(r){return Math.pow(e+r*n,t)}}function co(e,n){var t=n-e;return t?Zs(e,t>180||t<-180?t-360*Math.round(t/360):t):Gt(isNaN(e)?n:e)}function yc(e){return(e=+e)==1?de:function(n,t){return t-n?gc(n,t,e):Gt(isNaN(n)?t:n)}}function de(e,n){var t=n-e;return t?Zs(e,t):Gt(isNaN(e)?n:e)}var Hs=(function e(n){var t=yc(n);function r(o,i){var s=t((o=tt(o)).r,(i=tt(i)).r),a=t(o.g,i.g),u=t(o.b,i.b),f=de(o.opacity,i.opacity);return function(c){return o.r=s(c),o.g=a(c),o.b=u(c),o.opacity=f(c),o+""}}return r.gamma=e,r})(1);function Ks(e){return function(n){var t=n.length,r=new Array(t),o=new Array(t),i=new Array(t),s,a;for(s=0;s<t;++s)a=tt(n[s]),r[s]=a.r||0,o[s]=a.g||0,i[s]=a.b||0;return r=e(r),o=e(o),i=e(i),a.opacity=1,function(u){return a.r=r(u),a.g=o(u),a.b=i(u),a+""}}}var Gh=Ks(pc),eg=Ks(hc);function bc(e,n){n||(n=[]);var t=e?Math.min(n.length,e.length):0,r=n.slice(),o;return function(i){for(o=0;o<t;++o)r[o]=e[o]*(1-i)+n[o]*i;return r}}function wc(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function xc(e,n){var t=n?n.length:0,r=e?Math.min(t,e.length):0,o=new Array(r),i=new Array(t),s;for(s=0;s<r;++s)o[s]=er(e[s],n[s]);for(;s<t;++s)i[s]=n[s];return function(a){for(s=0;s<r;++s)i[s]=o[s](a);return i}}function vc(e,n){var t=new Date;return e=+e,n=+n,function(r){return t.setTime(e*(1-r)+n*r),t}}function xe(e,n){return e=+e,n=+n,function(t){return e*(1-t)+n*t}}function Mc(e,n){var t={},r={},o;(e===null||typeof e!="object")&&(e={}),(n===null||typeof n!="object")&&(n={});for(o in n)o in e?t[o]=er(e[o],n[o]):r[o]=n[o];return function(i){for(o in t)r[o]=t[o](i);return r}}var lo=/[-+]?(?:\\d+\\.?\\d*|\\.?\\d+)(?:[eE][-+]?\\d+)?/g,ao=new RegExp(lo.source,"g");function _c(e){return function(){return e}}function $c(e){return function(n){return e(n)+""}}function kc(e,n){var t=lo.lastIndex=ao.lastIndex=0,r,o,i,s=-1,a=[],u=[];for(e=e+"",n=n+"";(r=lo.exec(e))&&(o=ao.exec(n));)(i=o.index)>t&&(i=n.slice(t,i),a[s]?a[s]+=i:a[++s]=i),(r=r[0])===(o=o[0])?a[s]?a[s]+=o:a[++s]=o:(a[++s]=null,u.push({i:s,x:xe(r,o)})),t=ao.lastIndex;return t<n.length&&(i=n.slice(t),a[s]?a[s]+=i:a[++s]=i),a.length<2?u[0]?$c(u[0].x):_c(n):(n=u.length,function(f){for(var c=0,m;c<n;++c)a[(m=u[c]).i]=m.x(f);return a.join("")})}function er(e,n){var t=typeof n,r;return n==null||t==="boolean"?Gt(n):(t==="number"?xe:t==="string"?(r=kn(n))?(n=r,Hs):kc:n instanceof kn?Hs:n instanceof Date?vc:wc(n)?bc:Array.isArray(n)?xc:typeof n.valueOf!="function"&&typeof n.toString!="function"||isNaN(n)?Mc:xe)(e,n)}function Qs(e,n){return e=+e,n=+n,function(t){return Math.round(e*(1-t)+n*t)}}var qs=180/Math.PI,uo={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function Gs(e,n,t,r,o,i){var s,a,u;return(s=Math.sqrt(e*e+n*n))&&(e/=s,n/=s),(u=e*t+n*r)&&(t-=e*u,r-=n*u),(a=Math.sqrt(t*t+r*r))&&(t/=a,r/=a,u/=a),e*r<n*t&&(e=-e,n=-n,u=-u,s=-s),{translateX:o,translateY:i,rotate:Math.atan2(n,e)*qs,skewX:Math.atan(u)*qs,scaleX:s,scaleY:a}}var Qt;function Sc(e){let n=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return n.isIdentity?uo:Gs(n.a,n.b,n.c,n.d,n.e,n.f)}function Tc(e){return e==null||(Qt||(Qt=document.createElementNS("http://www.w3.org/2000/svg","g")),Qt.setAttribute("transform",e),!(e=Qt.transform.baseVal.consolidate()))?uo:(e=e.matrix,Gs(e.a,e.b,e.c,e.d,e.e,e.f))}function ea(e,n,t,r){function o(f){return f.length?f.pop()+" ":""}function i(f,c,m,p,d,h){if(f!==m||c!==p){var y=d.push("translate(",null,n,null,t);h.push({i:y-4,x:xe(f,m)},{i:y-2,x:xe(c,p)})}else(m||p)&&d.push("translate("+m+n+p+t)}function s(f,c,m,p){f!==c?(f-c>180?c+=360:c-f>180&&(f+=360),p.push({i:m.push(o(m)+"rotate(",null,r)-2,x:xe(f,c)})):c&&m.push(o(m)+"rotate("+c+r)}function a(f,c,m,p){f!==c?p.push({i:m.push(o(m)+"skewX(",null,r)-2,x:xe(f,c)}):c&&m.push(o(m)+"skewX("+c+r)}function u(f,c,m,p,d,h){if(f!==m||c!==p){var y=d.push(o(d)+"scale(",null,",",null,")");h.push({i:y-4,x:xe(f,m)},{i:y-2,x:xe(c,p)})}else(m!==1||p!==1)&&d.push(o(d)+"scale("+m+","+p+")")}return function(f,c){var m=[],p=[];return f=e(f),c=e(c),i(f.translateX,f.translateY,c.translateX,c.translateY,m,p),s(f.rotate,c.rotate,m,p),a(f.skewX,c.skewX,m,p),u(f.scaleX,f.scaleY,c.scaleX,c.scaleY,m,p),f=c=null,function(d){for(var h=-1,y=p.length,v;++h<y;)m[(v=p[h]).i]=v.x(d);return m.join("")}}}var ng=ea(Sc,"px, ","px)","deg)"),tg=ea(Tc,", ",")",")"),Rc=1e-12;function Ys(e){return((e=Math.exp(e))+1/e)/2}function Cc(e){return((e=Math.exp(e))-1/e)/2}function Pc(e){return((e=Math.exp(2*e))-1)/(e+1)}var rg=(function e(n,t,r){function o(i,s){var a=i[0],u=i[1],f=i[2],c=s[0],m=s[1],p=s[2],d=c-a,h=m-u,y=d*d+h*h,v,w;if(y<Rc)w=Math.log(p/f)/n,v=function(J){return[a+J*d,u+J*h,f*Math.exp(n*J*w)]};else{var _=Math.sqrt(y),b=(p*p-f*f+r*y)/(2*f*t*_),S=(p*p-f*f-r*y)/(2*p*t*_),I=Math.log(Math.sqrt(b*b+1)-b),T=Math.log(Math.sqrt(S*S+1)-S);w=(T-I)/n,v=function(J){var M=J*w,P=Ys(I),C=f/(t*_)*(P*Pc(n*M+I)-Cc(I));return[a+C*d,u+C*h,f*P/Ys(n*M+I)]}}return v.duration=Math.abs(w)*1e3*n/Math.SQRT2,v}return o.rho=function(i){var s=Math.max(.001,+i),a=s*s,u=a*a;return e(s,a,u)},o})(Math.SQRT2,2,4);function na(e){return function(n,t){var r=e((n=Yt(n)).h,(t=Yt(t)).h),o=de(n.s,t.s),i=de(n.l,t.l),s=de(n.opacity,t.opacity);return function(a){return n.h=r(a),n.s=o(a),n.l=i(a),n.opacity=s(a),n+""}}}var og=na(co),ig=na(de);function ta(e){return function(n,t){var r=e((n=Vt(n)).h,(t=Vt(t)).h),o=de(n.c,t.c),i=de(n.l,t.l),s=de(n.opacity,t.opacity);return function(a){return n.h=r(a),n.c=o(a),n.l=i(a),n.opacity=s(a),n+""}}}var sg=ta(co),ag=ta(de);function ra(e){return(function n(t){t=+t;function r(o,i){var s=e((o=Kt(o)).h,(i=Kt(i)).h),a=de(o.s,i.s),u=de(o.l,i.l),f=de(o.opacity,i.opacity);return function(c){return o.h=s(c),o.s=a(c),o.l=u(Math.pow(c,t)),o.opacity=f(c),o+""}}return r.gamma=n,r})(1)}var lg=ra(co),ug=ra(de);var fo=new Date,mo=new Date;function ne(e,n,t,r){function o(i){return e(i=arguments.length===0?new Date:new Date(+i)),i}return o.floor=i=>(e(i=new Date(+i)),i),o.ceil=i=>(e(i=new Date(i-1)),n(i,1),e(i),i),o.round=i=>{let s=o(i),a=o.ceil(i);return i-s<a-i?s:a},o.offset=(i,s)=>(n(i=new Date(+i),s==null?1:Math.floor(s)),i),o.range=(i,s,a)=>{let u=[];if(i=o.ceil(i),a=a==null?1:Math.floor(a),!(i<s)||!(a>0))return u;let f;do u.push(f=new Date(+i)),n(i,a),e(i);while(f<i&&i<s);return u},o.filter=i=>ne(s=>{if(s>=s)for(;e(s),!i(s);)s.setTime(s-1)},(s,a)=>{if(s>=s)if(a<0)for(;++a<=0;)for(;n(s,-1),!i(s););else for(;--a>=0;)for(;n(s,1),!i(s););}),t&&(o.count=(i,s)=>(fo.setTime(+i),mo.setTime(+s),e(fo),e(mo),Math.floor(t(fo,mo))),o.every=i=>(i=Math.floor(i),!isFinite(i)||!(i>0)?null:i>1?o.filter(r?s=>r(s)%i===0:s=>o.count(0,s)%i===0):o)),o}var nr=ne(()=>{},(e,n)=>{e.setTime(+e+n)},(e,n)=>n-e);nr.every=e=>(e=Math.floor(e),!isFinite(e)||!(e>0)?null:e>1?ne(n=>{n.setTime(Math.floor(n/e)*e)},(n,t)=>{n.setTime(+n+t*e)},(n,t)=>(t-n)/e):nr);var dg=nr.range,Fe=1e3,ye=Fe*60,Ne=ye*60,Ee=Ne*24,ho=Ee*7,oa=Ee*30,po=Ee*365,ze=ne(e=>{e.setTime(e-e.getMilliseconds())},(e,n)=>{e.setTime(+e+n*Fe)},(e,n)=>(n-e)/Fe,e=>e.getUTCSeconds()),mg=ze.range,go=ne(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*Fe)},(e,n)=>{e.setTime(+e+n*ye)},(e,n)=>(n-e)/ye,e=>e.getMinutes()),pg=go.range,tr=ne(e=>{e.setUTCSeconds(0,0)},(e,n)=>{e.setTime(+e+n*ye)},(e,n)=>(n-e)/ye,e=>e.getUTCMinutes()),hg=tr.range,yo=ne(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*Fe-e.getMinutes()*ye)},(e,n)=>{e.setTime(+e+n*Ne)},(e,n)=>(n-e)/Ne,e=>e.getHours()),gg=yo.range,rr=ne(e=>{e.setUTCMinutes(0,0,0)},(e,n)=>{e.setTime(+e+n*Ne)},(e,n)=>(n-e)/Ne,e=>e.getUTCHours()),yg=rr.range,Sn=ne(e=>e.setHours(0,0,0,0),(e,n)=>e.setDate(e.getDate()+n),(e,n)=>(n-e-(n.getTimezoneOffset()-e.getTimezoneOffset())*ye)/Ee,e=>e.getDate()-1),bg=Sn.range,Tn=ne(e=>{e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCDate(e.getUTCDate()+n)},(e,n)=>(n-e)/Ee,e=>e.getUTCDate()-1),wg=Tn.range,ia=ne(e=>{e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCDate(e.getUTCDate()+n)},(e,n)=>(n-e)/Ee,e=>Math.floor(e/Ee)),xg=ia.range;function rn(e){return ne(n=>{n.setDate(n.getDate()-(n.getDay()+7-e)%7),n.setHours(0,0,0,0)},(n,t)=>{n.setDate(n.getDate()+t*7)},(n,t)=>(t-n-(t.getTimezoneOffset()-n.getTimezoneOffset())*ye)/ho)}var rt=rn(0),ot=rn(1),Ac=rn(2),Oc=rn(3),on=rn(4),Dc=rn(5),Fc=rn(6),vg=rt.range,Mg=ot.range,_g=Ac.range,$g=Oc.range,kg=on.range,Sg=Dc.range,Tg=Fc.range;function sn(e){return ne(n=>{n.setUTCDate(n.getUTCDate()-(n.getUTCDay()+7-e)%7),n.setUTCHours(0,0,0,0)},(n,t)=>{n.setUTCDate(n.getUTCDate()+t*7)},(n,t)=>(t-n)/ho)}var Rn=sn(0),it=sn(1),Nc=sn(2),Ec=sn(3),an=sn(4),Wc=sn(5),Lc=sn(6),Rg=Rn.range,Cg=it.range,Pg=Nc.range,Ag=Ec.range,Og=an.range,Dg=Wc.range,Fg=Lc.range,bo=ne(e=>{e.setDate(1),e.setHours(0,0,0,0)},(e,n)=>{e.setMonth(e.getMonth()+n)},(e,n)=>n.getMonth()-e.getMonth()+(n.getFullYear()-e.getFullYear())*12,e=>e.getMonth()),Ng=bo.range,or=ne(e=>{e.setUTCDate(1),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCMonth(e.getUTCMonth()+n)},(e,n)=>n.getUTCMonth()-e.getUTCMonth()+(n.getUTCFullYear()-e.getUTCFullYear())*12,e=>e.getUTCMonth()),Eg=or.range,Ce=ne(e=>{e.setMonth(0,1),e.setHours(0,0,0,0)},(e,n)=>{e.setFullYear(e.getFullYear()+n)},(e,n)=>n.getFullYear()-e.getFullYear(),e=>e.getFullYear());Ce.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:ne(n=>{n.setFullYear(Math.floor(n.getFullYear()/e)*e),n.setMonth(0,1),n.setHours(0,0,0,0)},(n,t)=>{n.setFullYear(n.getFullYear()+t*e)});var Wg=Ce.range,ve=ne(e=>{e.setUTCMonth(0,1),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCFullYear(e.getUTCFullYear()+n)},(e,n)=>n.getUTCFullYear()-e.getUTCFullYear(),e=>e.getUTCFullYear());ve.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:ne(n=>{n.setUTCFullYear(Math.floor(n.getUTCFullYear()/e)*e),n.setUTCMonth(0,1),n.setUTCHours(0,0,0,0)},(n,t)=>{n.setUTCFullYear(n.getUTCFullYear()+t*e)});var Lg=ve.range;function sa(e,n,t,r,o,i){let s=[[ze,1,Fe],[ze,5,5*Fe],[ze,15,15*Fe],[ze,30,30*Fe],[i,1,ye],[i,5,5*ye],[i,15,15*ye],[i,30,30*ye],[o,1,Ne],[o,3,3*Ne],[o,6,6*Ne],[o,12,12*Ne],[r,1,Ee],[r,2,2*Ee],[t,1,ho],[n,1,oa],[n,3,3*oa],[e,1,po]];function a(f,c,m){let p=c<f;p&&([f,c]=[c,f]);let d=m&&typeof m.range=="function"?m:u(f,c,m),h=d?d.range(f,+c+1):[];return p?h.reverse():h}function u(f,c,m){let p=Math.abs(c-f)/m,d=jt(([,,v])=>v).right(s,p);if(d===s.length)return e.every(It(f/po,c/po,m));if(d===0)return nr.every(Math.max(It(f,c,m),1));let[h,y]=s[p/s[d-1][2]<s[d][2]/p?d-1:d];return h.every(y)}return[a,u]}var[aa,la]=sa(ve,or,Rn,ia,rr,tr),[Uc,Jc]=sa(Ce,bo,rt,Sn,yo,go);function wo(e){if(0<=e.y&&e.y<100){var n=new Date(-1,e.m,e.d,e.H,e.M,e.S,e.L);return n.setFullYear(e.y),n}return new Date(e.y,e.m,e.d,e.H,e.M,e.S,e.L)}function xo(e){if(0<=e.y&&e.y<100){var n=new Date(Date.UTC(-1,e.m,e.d,e.H,e.M,e.S,e.L));return n.setUTCFullYear(e.y),n}return new Date(Date.UTC(e.y,e.m,e.d,e.H,e.M,e.S,e.L))}function st(e,n,t){return{y:e,m:n,d:t,H:0,M:0,S:0,L:0}}function Bc(e){var n=e.dateTime,t=e.date,r=e.time,o=e.periods,i=e.days,s=e.shortDays,a=e.months,u=e.shortMonths,f=at(o),c=lt(o),m=at(i),p=lt(i),d=at(s),h=lt(s),y=at(a),v=lt(a),w=at(u),_=lt(u),b={a:Dn,A:Xe,b:ie,B:Me,c:null,d:pa,e:pa,f:ff,g:vf,G:_f,H:lf,I:uf,j:cf,L:wa,m:df,M:mf,p:un,q:We,Q:ya,s:ba,S:pf,u:hf,U:gf,V:yf,w:bf,W:wf,x:null,X:null,y:xf,Y:Mf,Z:$f,"%":ga},S={a:Fn,A:Va,b:Za,B:Ka,c:null,d:ha,e:ha,f:Rf,g:Lf,G:Jf,H:kf,I:Sf,j:Tf,L:va,m:Cf,M:Pf,p:Qa,q:Ga,Q:ya,s:ba,S:Af,u:Of,U:Df,V:Ff,w:Nf,W:Ef,x:null,X:null,y:Wf,Y:Uf,Z:Bf,"%":ga},I={a:C,A:N,b:U,B:$,c:E,d:da,e:da,f:rf,g:fa,G:ca,H:ma,I:ma,j:Gc,L:tf,m:Qc,M:ef,p:P,q:Kc,Q:sf,s:af,S:nf,u:Hc,U:qc,V:Yc,w:Xc,W:Vc,x:Q,X:ln,y:fa,Y:ca,Z:Zc,"%":of};b.x=T(t,b),b.X=T(r,b),b.c=T(n,b),S.x=T(t,S),S.X=T(r,S),S.c=T(n,S);function T(k,F){return function(W){var g=[],le=-1,X=0,me=k.length,pe,He,Ro;for(W instanceof Date||(W=new Date(+W));++le<me;)k.charCodeAt(le)===37&&(g.push(k.slice(X,le)),(He=ua[pe=k.charAt(++le)])!=null?pe=k.charAt(++le):He=pe==="e"?" ":"0",(Ro=F[pe])&&(pe=Ro(W,He)),g.push(pe),X=le+1);return g.push(k.slice(X,le)),g.join("")}}function J(k,F){return function(W){var g=st(1900,void 0,1),le=M(g,k,W+="",0),X,me;if(le!=W.length)return null;if("Q"in g)return new Date(g.Q);if("s"in g)return new Date(g.s*1e3+("L"in g?g.L:0));if(F&&!("Z"in g)&&(g.Z=0),"p"in g&&(g.H=g.H%12+g.p*12),g.m===void 0&&(g.m="q"in g?g.q:0),"V"in g){if(g.V<1||g.V>53)return null;"w"in g||(g.w=1),"Z"in g?(X=xo(st(g.y,0,1)),me=X.getUTCDay(),X=me>4||me===0?it.ceil(X):it(X),X=Tn.offset(X,(g.V-1)*7),g.y=X.getUTCFullYear(),g.m=X.getUTCMonth(),g.d=X.getUTCDate()+(g.w+6)%7):(X=wo(st(g.y,0,1)),me=X.getDay(),X=me>4||me===0?ot.ceil(X):ot(X),X=Sn.offset(X,(g.V-1)*7),g.y=X.getFullYear(),g.m=X.getMonth(),g.d=X.getDate()+(g.w+6)%7)}else("W"in g||"U"in g)&&("w"in g||(g.w="u"in g?g.u%7:"W"in g?1:0),me="Z"in g?xo(st(g.y,0,1)).getUTCDay():wo(st(g.y,0,1)).getDay(),g.m=0,g.d="W"in g?(g.w+6)%7+g.W*7-(me+5)%7:g.w+g.U*7-(me+6)%7);return"Z"in g?(g.H+=g.Z/100|0,g.M+=g.Z%100,xo(g)):wo(g)}}function M(k,F,W,g){for(var le=0,X=F.length,me=W.length,pe,He;le<X;){if(g>=me)return-1;if(pe=F.charCodeAt(le++),pe===37){if(pe=F.charAt(le++),He=I[pe in ua?F.charAt(le++):pe],!He||(g=He(k,W,g))<0)return-1}else if(pe!=W.charCodeAt(g++))return-1}return g}function P(k,F,W){var g=f.exec(F.slice(W));return g?(k.p=c.get(g[0].toLowerCase()),W+g[0].length):-1}function C(k,F,W){var g=d.exec(F.slice(W));return g?(k.w=h.get(g[0].toLowerCase()),W+g[0].length):-1}function N(k,F,W){var g=m.exec(F.slice(W));return g?(k.w=p.get(g[0].toLowerCase()),W+g[0].length):-1}function U(k,F,W){var g=w.exec(F.slice(W));return g?(k.m=_.get(g[0].toLowerCase()),W+g[0].length):-1}function $(k,F,W){var g=y.exec(F.slice(W));return g?(k.m=v.get(g[0].toLowerCase()),W+g[0].length):-1}function E(k,F,W){return M(k,n,F,W)}function Q(k,F,W){return M(k,t,F,W)}function ln(k,F,W){return M(k,r,F,W)}function Dn(k){return s[k.getDay()]}function Xe(k){return i[k.getDay()]}function ie(k){return u[k.getMonth()]}function Me(k){return a[k.getMonth()]}function un(k){return o[+(k.getHours()>=12)]}function We(k){return 1+~~(k.getMonth()/3)}function Fn(k){return s[k.getUTCDay()]}function Va(k){return i[k.getUTCDay()]}function Za(k){return u[k.getUTCMonth()]}function Ka(k){return a[k.getUTCMonth()]}function Qa(k){return o[+(k.getUTCHours()>=12)]}function Ga(k){return 1+~~(k.getUTCMonth()/3)}return{format:function(k){var F=T(k+="",b);return F.toString=function(){return k},F},parse:function(k){var F=J(k+="",!1);return F.toString=function(){return k},F},utcFormat:function(k){var F=T(k+="",S);return F.toString=function(){return k},F},utcParse:function(k){var F=J(k+="",!0);return F.toString=function(){return k},F}}}var ua={"-":"",_:" ",0:"0"},oe=/^\\s*\\d+/,jc=/^%/,Ic=/[\\\\^$*+?|[\\]().{}]/g;function L(e,n,t){var r=e<0?"-":"",o=(r?-e:e)+"",i=o.length;return r+(i<t?new Array(t-i+1).join(n)+o:o)}function zc(e){return e.replace(Ic,"\\\\$&")}function at(e){return new RegExp("^(?:"+e.map(zc).join("|")+")","i")}function lt(e){return new Map(e.map((n,t)=>[n.toLowerCase(),t]))}function Xc(e,n,t){var r=oe.exec(n.slice(t,t+1));return r?(e.w=+r[0],t+r[0].length):-1}function Hc(e,n,t){var r=oe.exec(n.slice(t,t+1));return r?(e.u=+r[0],t+r[0].length):-1}function qc(e,n,t){var r=oe.exec(n.slice(t,t+2));return r?(e.U=+r[0],t+r[0].length):-1}function Yc(e,n,t){var r=oe.exec(n.slice(t,t+2));return r?(e.V=+r[0],t+r[0].length):-1}function Vc(e,n,t){var r=oe.exec(n.slice(t,t+2));return r?(e.W=+r[0],t+r[0].length):-1}function ca(e,n,t){var r=oe.exec(n.slice(t,t+4));return r?(e.y=+r[0],t+r[0].length):-1}function fa(e,n,t){var r=oe.exec(n.slice(t,t+2));return r?(e.y=+r[0]+(+r[0]>68?1900:2e3),t+r[0].length):-1}function Zc(e,n,t){var r=/^(Z)|([+-]\\d\\d)(?::?(\\d\\d))?/.exec(n.slice(t,t+6));return r?(e.Z=r[1]?0:-(r[2]+(r[3]||"00")),t+r[0].length):-1}function Kc(e,n,t){var r=oe.exec(n.slice(t,t+1));return r?(e.q=r[0]*3-3,t+r[0].length):-1}function Qc(e,n,t){var r=oe.exec(n.slice(t,t+2));return r?(e.m=r[0]-1,t+r[0].length):-1}function da(e,n,t){var r=oe.exec(n.slice(t,t+2));return r?(e.d=+r[0],t+r[0].length):-1}function Gc(e,n,t){var r=oe.exec(n.slice(t,t+3));return r?(e.m=0,e.d=+r[0],t+r[0].length):-1}function ma(e,n,t){var r=oe.exec(n.slice(t,t+2));return r?(e.H=+r[0],t+r[0].length):-1}function ef(e,n,t){var r=oe.exec(n.slice(t,t+2));return r?(e.M=+r[0],t+r[0].length):-1}function nf(e,n,t){var r=oe.exec(n.slice(t,t+2));return r?(e.S=+r[0],t+r[0].length):-1}function tf(e,n,t){var r=oe.exec(n.slice(t,t+3));return r?(e.L=+r[0],t+r[0].length):-1}function rf(e,n,t){var r=oe.exec(n.slice(t,t+6));return r?(e.L=Math.floor(r[0]/1e3),t+r[0].length):-1}function of(e,n,t){var r=jc.exec(n.slice(t,t+1));return r?t+r[0].length:-1}function sf(e,n,t){var r=oe.exec(n.slice(t));return r?(e.Q=+r[0],t+r[0].length):-1}function af(e,n,t){var r=oe.exec(n.slice(t));return r?(e.s=+r[0],t+r[0].length):-1}function pa(e,n){return L(e.getDate(),n,2)}function lf(e,n){return L(e.getHours(),n,2)}function uf(e,n){return L(e.getHours()%12||12,n,2)}function cf(e,n){return L(1+Sn.count(Ce(e),e),n,3)}function wa(e,n){return L(e.getMilliseconds(),n,3)}function ff(e,n){return wa(e,n)+"000"}function df(e,n){return L(e.getMonth()+1,n,2)}function mf(e,n){return L(e.getMinutes(),n,2)}function pf(e,n){return L(e.getSeconds(),n,2)}function hf(e){var n=e.getDay();return n===0?7:n}function gf(e,n){return L(rt.count(Ce(e)-1,e),n,2)}function xa(e){var n=e.getDay();return n>=4||n===0?on(e):on.ceil(e)}function yf(e,n){return e=xa(e),L(on.count(Ce(e),e)+(Ce(e).getDay()===4),n,2)}function bf(e){return e.getDay()}function wf(e,n){return L(ot.count(Ce(e)-1,e),n,2)}function xf(e,n){return L(e.getFullYear()%100,n,2)}function vf(e,n){return e=xa(e),L(e.getFullYear()%100,n,2)}function Mf(e,n){return L(e.getFullYear()%1e4,n,4)}function _f(e,n){var t=e.getDay();return e=t>=4||t===0?on(e):on.ceil(e),L(e.getFullYear()%1e4,n,4)}function $f(e){var n=e.getTimezoneOffset();return(n>0?"-":(n*=-1,"+"))+L(n/60|0,"0",2)+L(n%60,"0",2)}function ha(e,n){return L(e.getUTCDate(),n,2)}function kf(e,n){return L(e.getUTCHours(),n,2)}function Sf(e,n){return L(e.getUTCHours()%12||12,n,2)}function Tf(e,n){return L(1+Tn.count(ve(e),e),n,3)}function va(e,n){return L(e.getUTCMilliseconds(),n,3)}function Rf(e,n){return va(e,n)+"000"}function Cf(e,n){return L(e.getUTCMonth()+1,n,2)}function Pf(e,n){return L(e.getUTCMinutes(),n,2)}function Af(e,n){return L(e.getUTCSeconds(),n,2)}function Of(e){var n=e.getUTCDay();return n===0?7:n}function Df(e,n){return L(Rn.count(ve(e)-1,e),n,2)}function Ma(e){var n=e.getUTCDay();return n>=4||n===0?an(e):an.ceil(e)}function Ff(e,n){return e=Ma(e),L(an.count(ve(e),e)+(ve(e).getUTCDay()===4),n,2)}function Nf(e){return e.getUTCDay()}function Ef(e,n){return L(it.count(ve(e)-1,e),n,2)}function Wf(e,n){return L(e.getUTCFullYear()%100,n,2)}function Lf(e,n){return e=Ma(e),L(e.getUTCFullYear()%100,n,2)}function Uf(e,n){return L(e.getUTCFullYear()%1e4,n,4)}function Jf(e,n){var t=e.getUTCDay();return e=t>=4||t===0?an(e):an.ceil(e),L(e.getUTCFullYear()%1e4,n,4)}function Bf(){return"+0000"}function ga(){return"%"}function ya(e){return+e}function ba(e){return Math.floor(+e/1e3)}var Cn,_a,jf,ir,$a;If({dateTime:"%x, %X",date:"%-m/%-d/%Y",time:"%-I:%M:%S %p",periods:["AM","PM"],days:["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"],shortDays:["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],months:["January","February","March","April","May","June","July","August","September","October","November","December"],shortMonths:["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]});function If(e){return Cn=Bc(e),_a=Cn.format,jf=Cn.parse,ir=Cn.utcFormat,$a=Cn.utcParse,Cn}var ka="%Y-%m-%dT%H:%M:%S.%LZ";function zf(e){return e.toISOString()}var Bg=Date.prototype.toISOString?zf:ir(ka);function Xf(e){var n=new Date(e);return isNaN(n)?null:n}var jg=+new Date("2000-01-01T00:00:00.000Z")?Xf:$a(ka);function Hf(e,n){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(n).domain(e);break}return this}function qf(e){return function(){return e}}function Yf(e){return+e}var Sa=[0,1];function Pn(e){return e}function vo(e,n){return(n-=e=+e)?function(t){return(t-e)/n}:qf(isNaN(n)?NaN:.5)}function Vf(e,n){var t;return e>n&&(t=e,e=n,n=t),function(r){return Math.max(e,Math.min(n,r))}}function Zf(e,n,t){var r=e[0],o=e[1],i=n[0],s=n[1];return o<r?(r=vo(o,r),i=t(s,i)):(r=vo(r,o),i=t(i,s)),function(a){return i(r(a))}}function Kf(e,n,t){var r=Math.min(e.length,n.length)-1,o=new Array(r),i=new Array(r),s=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),n=n.slice().reverse());++s<r;)o[s]=vo(e[s],e[s+1]),i[s]=t(n[s],n[s+1]);return function(a){var u=ws(e,a,1,r)-1;return i[u](o[u](a))}}function Qf(e,n){return n.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Gf(){var e=Sa,n=Sa,t=er,r,o,i,s=Pn,a,u,f;function c(){var p=Math.min(e.length,n.length);return s!==Pn&&(s=Vf(e[0],e[p-1])),a=p>2?Kf:Zf,u=f=null,m}function m(p){return p==null||isNaN(p=+p)?i:(u||(u=a(e.map(r),n,t)))(r(s(p)))}return m.invert=function(p){return s(o((f||(f=a(n,e.map(r),xe)))(p)))},m.domain=function(p){return arguments.length?(e=Array.from(p,Yf),c()):e.slice()},m.range=function(p){return arguments.length?(n=Array.from(p),c()):n.slice()},m.rangeRound=function(p){return n=Array.from(p),t=Qs,c()},m.clamp=function(p){return arguments.length?(s=p?!0:Pn,c()):s!==Pn},m.interpolate=function(p){return arguments.length?(t=p,c()):t},m.unknown=function(p){return arguments.length?(i=p,m):i},function(p,d){return r=p,o=d,c()}}function ed(){return Gf()(Pn,Pn)}function nd(e,n){e=e.slice();var t=0,r=e.length-1,o=e[t],i=e[r],s;return i<o&&(s=t,t=r,r=s,s=o,o=i,i=s),e[t]=n.floor(o),e[r]=n.ceil(i),e}function td(e){return new Date(e)}function rd(e){return e instanceof Date?+e:Math.round(e)}function Ta(e,n,t,r,o,i,s,a,u,f){var c=ed(),m=c.invert,p=c.domain,d=f(".%L"),h=f(":%S"),y=f("%I:%M"),v=f("%I %p"),w=f("%a %d"),_=f("%b %d"),b=f("%B"),S=f("%Y");function I(T){return(u(T)<T?d:a(T)<T?h:s(T)<T?y:i(T)<T?v:r(T)<T?o(T)<T?w:_:t(T)<T?b:S)(T)}return c.invert=function(T){return new Date(Math.round(m(T)))},c.domain=function(T){return arguments.length?p(Array.from(T,rd)):p().map(td)},c.ticks=function(T){var J=p();return e(J[0],J[J.length-1],T??10)},c.tickFormat=function(T,J){return J==null?I:f(J)},c.nice=function(T){var J=p();return(!T||typeof T.range!="function")&&(T=n(J[0],J[J.length-1],T??10)),T?p(nd(J,T)):c},c.copy=function(){return Qf(c,Ta(e,n,t,r,o,i,s,a,u,f))},c}function Ra(){return Hf.apply(Ta(aa,la,ve,or,Rn,Tn,rr,tr,ze,ir).domain([Date.UTC(2e3,0,1),Date.UTC(2e3,0,2)]),arguments)}var Mo=36e5,An=24*Mo,od=Date.UTC(1970,0,5),Ca=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"];function Aa(e,n,t){let r=Ra().domain([e,n]).ticks(Math.max(2,Math.round(t/90)));return r.map((o,i)=>({at:o.getTime(),words:id(o,r[i-1])}))}function id(e,n){let[t,r,o]=[e.getUTCFullYear(),e.getUTCMonth(),e.getUTCDate()],i=n!==void 0&&Math.floor(n.getTime()/An)===Math.floor(e.getTime()/An),s=e.toISOString().slice(11,16);if(e.getTime()%An!==0)return i?s:`${o} ${Ca[r]}, ${s}`;let a=`${o===1?"":`${o} `}${Ca[r]}`;return n?.getUTCFullYear()===t?a:`${a} ${t}`}var sr=(e,n,t=0)=>({words:e,ms:n,floor:r=>Math.floor((r-t)/n)*n+t,next:r=>r+n}),ar=(e,n)=>({words:e,ms:n*30*An,floor:t=>{let r=new Date(t),o=r.getUTCFullYear()*12+r.getUTCMonth();return Date.UTC(0,Math.floor(o/n)*n-1900*12)},next:t=>{let r=new Date(t);return Date.UTC(r.getUTCFullYear(),r.getUTCMonth()+n)}}),Pa=[sr("hour",Mo),sr("6 hours",6*Mo),sr("day",An),sr("week",7*An,od),ar("month",1),ar("quarter",3),ar("year",12),ar("10 years",120)];function _o(e,n,t){let r=(n-e)/t*8,o=Pa.find(({ms:s})=>s>=r)??Pa.at(-1),i=[o.floor(e)];for(;i.at(-1)<n;)i.push(o.next(i.at(-1)));return i.length===1&&i.push(o.next(i[0])),{words:o.words,edges:i}}var sd=290,ad=640,ld=900,Oa={labels:236,lane:18},Da=26,ud=24,cd=26,Fa=17,Ea=11,fd=200;function ut(e,n,t){let r=t<ad,o=!r&&t<ld,i=r?6:o?Oa.labels:sd,s=o?Oa.lane:ud,a=t-i-12,u=a/(n.until-n.from),f=$=>Oe(i+(Math.min(Math.max($,n.from),n.until)-n.from)*u),c=($,E)=>E>=n.from&&$<=n.until,m=({from:$,until:E,words:Q})=>({x:f($),width:Math.max(2,Oe(f(E)-f($))),words:Q}),p=e.lanes.map($=>$.marks.filter(({at:E})=>E>=n.from&&E<=n.until)),d=p.reduce(($,E)=>$+E.length,0),h=d>fd||dd(p,f)?_o(n.from,n.until,a):null,y=h&&p.map($=>pd($,h.edges)),v=y?Math.max(1,...y.flat().flatMap(({up:$,down:E,level:Q})=>[$,E,Q])):0,w=Da,_=($,E=r)=>{let Q=w+(E?Fa:0)+$/2;return w+=(E?Fa:0)+$,Q},b=[],S=$=>b.push({y:_(cd,!1),words:$}),I=e.freezes.filter($=>c($.from,$.until)).map(m),T=$=>$.filter(({at:E})=>c(E,E)).map(({at:E,words:Q})=>({x:f(E),words:Q})),[J,M]=[T(e.policies),T(e.runs)],P=I.length+J.length+M.length>0?{y:_(s),freezes:I,policies:J,runs:M}:null;S(r&&d===0?"Revisions by editor: none in this time":"Revisions by editor");let C=e.lanes.flatMap(($,E)=>{let Q=p[E];if(r&&Q.length===0)return[];let ln=h?[]:md(Q,f),Dn=y?y[E].flatMap(Me=>hd(Me,v,f)):[],Xe=h?Q.find(Me=>Me.unlisted):void 0,ie=Xe?f(Xe.at):null;return[{lane:$,y:_(s),count:Q.length,spots:ln,columns:Dn,flagged:ie}]});e.posture.length>1&&S("Posture");let N=e.posture.length>1?{open:_(Kr),balance:_(Kr)}:void 0;e.rows.length>0&&S("Exposure by rule");let U=e.rows.flatMap($=>{let E=hs($,e,n,f);return r&&E.length===0?[]:[{row:$,y:_(s),bars:E}]});return{ends:n.until>=e.until,width:t,height:Oe(w+6),left:i,narrow:r,ticks:Aa(n.from,n.until,a).map($=>({...$,x:f($.at)})),titles:b,notes:P,blind:e.blind.filter($=>c($.from,$.until)).map(m),lanes:C,rows:U,posture:N&&ys(e,n,f,N),bins:h&&{words:h.words,most:v},top:Da}}function dd(e,n){let t=0,r=0;for(let o of e){r+=o.length;for(let i=1;i<o.length;i++)n(o[i].at)-n(o[i-1].at)<Ea&&t++}return r>60&&t>r/2}var Na=["neither","tighter","both","looser"];function md(e,n){let t=[];for(let{at:r,way:o,revision:i,unlisted:s}of e){let a=n(r),u=t.at(-1);u&&a-u.x<Ea?(u.revisions.push(i),u.unlisted||=s,u.x=Oe((u.first+a)/2),Na.indexOf(o)>Na.indexOf(u.way)&&(u.way=o)):t.push({x:a,first:a,way:o,unlisted:s,revisions:[i]})}return t}function pd(e,n){let t=n.slice(0,-1).map((o,i)=>({from:o,until:n[i+1],up:0,down:0,level:0,revisions:[]})),r=0;for(let{at:o,way:i,revision:s}of e){for(;r<t.length-1&&o>=t[r].until;)r++;let a=t[r];a.revisions.push(s),(i==="looser"||i==="both")&&a.up++,(i==="tighter"||i==="both")&&a.down++,i==="neither"&&a.level++}return t}function hd(e,n,t){if(e.revisions.length===0)return[];let r=a=>a===0?0:Math.max(2,Math.round(11*Math.sqrt(a/n))),[o,i]=[t(e.from),t(e.until)],s=Oe(Math.max(2,i-o-1));return[{x:o,width:s,up:r(e.up),down:r(e.down),revisions:e.revisions}]}var Wa=820;function La({lanes:e,rows:n,from:t,until:r,blind:o,freezes:i,policies:s,runs:a}){let u=e.reduce((p,d)=>p+d.marks.length,0),f=e.reduce((p,d)=>p+d.people,0),c=n.flatMap(p=>p.windows),m=c.filter(({state:p})=>p==="open").length;return[`Timeline from ${$t(ue(t))} to ${$t(ue(r))}`,`${D(u,"revision")} by ${D(f,"editor")}`,`${D(c.length,"window")} of exposure, ${A(m)} still open`,...s.length>0?[D(s.length,"policy change")]:[],...i.length>0?[D(i.length,"freeze")]:[],...a.length>0?[D(a.length,"earlier audit")]:[],...o.length>0?[`${D(o.length,"stretch","stretches")} with missing revisions`]:[],"the same as tables below"].join("; ")}function Ua({drawing:e}){let n=[["looser","looser"],["tighter","tighter"],["both","both in one revision"],["neither","neither"]];return l(R,{children:[e.bins?`Revisions per ${e.bins.words}: looser upward, tighter downward, a line for neither; the tallest is ${A(e.bins.most)}. `:n.map(([t,r])=>l($o,{kind:`tl-${t}`,shape:gd[t],words:r})),l("span",{children:[l("svg",{viewBox:"-9 -9 18 18","aria-hidden":"true",children:l("path",{class:"tl-ring",d:"M-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0z"})}),e.bins?"first revision of an editor who is not listed":"editor not listed"]}),l("span",{children:[l("svg",{class:"long",viewBox:"0 0 34 14","aria-hidden":"true",children:l("path",{class:"tl-sample",d:"M0 1h24v12H0zM34 7l-8-5v10z"})}),"exposure, ending in an arrow while it is open"]}),e.rows.some(({bars:t})=>t.some(r=>r.covered<.9*(r.until-r.from)))&&l("span",{children:[l("svg",{class:"long",viewBox:"0 0 34 14","aria-hidden":"true",children:l("g",{class:"tl-bar tl-sparse ink-high",children:l("rect",{x:"0.5",y:"1",width:"33",height:"12",rx:"2"})})}),"many short windows"]}),e.notes!==null&&e.notes.policies.length>0&&l($o,{kind:"tl-policy",shape:"M0-6 6 0 0 6-6 0z",words:"policy change"}),e.notes!==null&&e.notes.runs.length>0&&l($o,{kind:"tl-run",shape:"M-4-4h8v8h-8z",words:"earlier audit"}),e.posture&&l("span",{children:"posture: open windows by severity, the worst at the bottom"}),l("span",{children:"Times are UTC."})]})}function $o({kind:e,shape:n,words:t}){return l("span",{children:[l("svg",{viewBox:"-7 -7 14 14","aria-hidden":"true",children:l("path",{class:e,d:n})}),t]})}var gd={looser:"M0-6 5.5 4.5h-11z",tighter:"M0 6-5.5-4.5h11z",both:"M0-6 6 0 0 6-6 0z",neither:"M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"};function Ja(e,n){if(e.length===1)return yd(e[0],n);let t=e.slice(0,8).join(", ");return`${D(e.length,"revision")}: ${t}${e.length>8?` and ${A(e.length-8)} more`:""}. Enter or a click zooms in.`}function yd(e,n){let t=n.book.revisions.get(e);if(!t)return`Revision ${e} is in the JSON report.`;let r=Ae(e,n.book),o=t.changes.slice(0,3).map(a=>x`${V(ae(a.subject))} ${[xt[a.direction]]}`),i=t.changes.length>3?` and ${A(t.changes.length-3)} more`:"",s=[...t.opened.length>0?[`opened ${D(t.opened.length,"finding")}`]:[],...yn(t.closed,n.book).map(({word:a,ids:u})=>`${a} ${D(u.length,"finding")}`)];return[`Revision ${e}`,Pe(G(t.at)),`${Pe(Y(t.by))}${r===""?"":` (${r})`}`,t.changes.length===0?"no change":`${Pe(ee(o,", "))}${i}`,...s].join(" \\xB7 ")}function Ba(e,n){let t=n.book.findings.get(e.findings[0]??"");if(!t)return D(e.findings.length,"window");let{introduced:r,resolved:o}=t,i=Le(t,n.book),s=i?Pe(Y(i.by)):"by whom is not known",a=o?Pe(G(o.at)):"still open",u=e.findings.length>1?`, and ${D(e.findings.length-1,"more window")} too close to draw apart`:"";return`${Pe(H(t.rule))} \\xB7 ${t.severity} \\xB7 ${zn(t,n.book)} \\xB7 ${Pe(G(r.at))} to ${a}, ${s}${u}`}function ko(e){let n=e.lanes.flatMap(({y:i,spots:s,columns:a})=>[...s.map(({x:u,revisions:f})=>({kind:"spot",x:u,y:i,revisions:f})),...a.map(({x:u,width:f,revisions:c})=>({kind:"spot",x:u+f/2,y:i,revisions:c}))]),t=e.rows.flatMap(({y:i,bars:s})=>s.map(a=>({kind:"bar",x:a.x+a.width/2,y:i,bar:a}))),{notes:r}=e;return[...(r?[...r.freezes,...r.policies,...r.runs]:[]).map(({x:i,words:s})=>({kind:"note",x:i,y:r.y,words:s})).toSorted((i,s)=>i.x-s.x),...n,...t]}function On({from:e,until:n},t,r=(e+n)/2){return{from:r-(r-e)*t,until:r+(n-r)*t}}var bd=[["1 year",365],["90 days",90],["30 days",30],["7 days",7]];function ja({tracks:e,view:n,all:t,go:r}){let o=n.until-n.from,i=s=>({from:n.from+s*o,until:n.until+s*o});return l("div",{class:"bar",role:"group","aria-label":"Time shown",children:[l("button",{type:"button","aria-pressed":t,onClick:()=>r(e),children:"All"}),bd.filter(([,s])=>s*_e<e.until-e.from).map(([s,a])=>l("button",{type:"button","aria-pressed":!t&&Math.abs(o-a*_e)<1e3,onClick:()=>r({from:e.until-a*_e,until:e.until}),children:s})),l("button",{type:"button",disabled:n.from<=e.from,"aria-label":"Earlier",onClick:()=>r(i(-.5)),children:"\\u2190"}),l("button",{type:"button",disabled:n.until>=e.until,"aria-label":"Later",onClick:()=>r(i(.5)),children:"\\u2192"}),l("button",{type:"button","aria-label":"Closer",onClick:()=>r(On(n,.5)),children:"+"}),l("button",{type:"button",disabled:t,"aria-label":"Wider",onClick:()=>r(On(n,2)),children:"\\u2212"})]})}function Ia(e){let{drawing:n,place:t,drag:r}=e,o=t&&(t.kind==="bar"?[t.bar.x-2,t.bar.width+4]:[t.x-10,20]);return l("svg",{class:"tl over",viewBox:`0 0 ${n.width} ${n.height}`,"aria-hidden":"true",children:[t&&o&&l("rect",{class:"tl-cursor",x:o[0],y:t.y-11,width:o[1],height:22,rx:4}),r&&l("rect",{class:"tl-drag",x:Math.min(r.from,r.to),y:0,width:Math.abs(r.to-r.from),height:n.height})]})}function za({tracks:e,view:n,width:t,left:r}){let o=t-r-12,i=Math.max(1,Math.floor(o/4)),s=Array.from({length:i},()=>0),a=1/(e.until-e.from);for(let p of e.lanes)for(let{at:d}of p.marks)s[Math.min(i-1,Math.floor((d-e.from)*a*i))]++;let u=Math.max(1,...s),f=p=>r+(p-e.from)*a*o,c=s.map((p,d)=>p===0?"":`M${(r+d*o/i).toFixed(1)} 26v${-Math.max(2,Math.round(22*Math.sqrt(p/u)))}h3V26z`),m=e.lanes.reduce((p,d)=>p+d.marks.length,0);return l("svg",{class:"tl",viewBox:`0 0 ${t} 30`,role:"img","aria-label":`Overview of ${D(m,"revision")}`,children:[l("path",{class:"tl-neither",d:c.join("")}),l("path",{class:"tl-base",d:`M${r} 26H${t-12}`}),l("rect",{class:"tl-window",x:f(n.from),y:2,width:Math.max(3,f(n.until)-f(n.from)),height:26,rx:3})]})}var Xa=36e5;function Ha(e,n){let[t,r]=[Z("tl"),e.tracks];if(!t||!r)return;let o=Z("tl-key"),i=wd(je().get("time"),r),s=()=>Math.max(300,Math.floor(t.clientWidth)),a=ut(r,i,s()),u,f="",c=!1,m,p=()=>{a=c?ut(r,r,Wa):ut(r,i,s());let M=i.from<=r.from&&i.until>=r.until;fe(l(R,{children:[l(ja,{tracks:r,view:i,all:M,go:d}),l("div",{class:"stage",tabIndex:0,role:"group","aria-roledescription":"timeline","aria-label":La(r),"aria-describedby":"tl-says",onKeyDown:J,onPointerDown:S,onPointerMove:I,onPointerUp:T,onPointerLeave:()=>{m=void 0,p()},children:[l(Zr,{drawing:a,id:"tlz"}),l(Ia,{drawing:a,place:u,drag:m})]}),l(za,{tracks:r,view:i,width:a.width,left:a.left}),l("p",{id:"tl-says",class:"says","aria-live":"polite",children:f===""?"Point at a mark, or use the arrow keys; drag across to zoom in.":f})]}),t),o&&fe(l(Ua,{drawing:a}),o)},d=M=>{i=So(M,r),u=void 0;let P=i.from<=r.from&&i.until>=r.until;bn("time",P?"":`${ue(i.from)}..${ue(i.until)}`),f=P?"All of the time.":`${Xn(ue(i.from))} to ${Xn(ue(i.until))}.`,p()},h=M=>{M&&(u=M,f=M.kind==="bar"?Ba(M.bar,e):M.kind==="note"?K(M.words):Ja(M.revisions,e),p())},y=M=>{if(M.kind==="bar")M.bar.findings[0]!==void 0&&(location.hash=M.bar.findings[0]);else{if(M.kind==="note")return;M.revisions.length===1?n(M.revisions[0]):v(M.revisions)}},v=M=>{let P=M.flatMap($=>j(e.book.revisions.get($)?.at??"")??[]);if(P.length===0)return;let[C,N]=[Math.min(...P),Math.max(...P)],U=Math.max(Xa,(N-C)/4);d({from:C-U,until:N+U})},w=M=>{let P=M.currentTarget.getBoundingClientRect(),C=a.width/P.width;return[(M.clientX-P.left)*C,(M.clientY-P.top)*C]},_=M=>{let P=a.width-12-a.left,C=Math.min(1,Math.max(0,(M-a.left)/P));return i.from+C*(i.until-i.from)},b=(M,P)=>{let C,N=14;for(let U of ko(a)){if(Math.abs(U.y-P)>12)continue;let $=U.kind==="bar"?Math.max(U.bar.x-M,M-U.bar.x-U.bar.width,0):Math.abs(U.x-M);$<N&&([C,N]=[U,$])}return C},S=M=>{let[P]=w(M);M.button===0&&M.pointerType!=="touch"&&P>=a.left&&(m={from:P,to:P})},I=M=>{let[P,C]=w(M);if(m){m={...m,to:P},p();return}let N=b(P,C);N&&(N.x!==u?.x||N.y!==u.y)&&h(N)},T=M=>{let[P,C]=w(M),N=m;if(m=void 0,N&&Math.abs(N.to-N.from)>8){let $=[_(N.from),_(N.to)].sort((E,Q)=>E-Q);d({from:$[0],until:$[1]});return}let U=b(P,C);U&&(h(U),y(U))},J=M=>{if(M.ctrlKey||M.metaKey||M.altKey)return;let P=ko(a),C=u,N=P.filter(ie=>ie.y===C?.y),U=N.findIndex(ie=>ie.x===C?.x),$=[...new Set(P.map(ie=>ie.y))],E=$.indexOf(C?.y??-1),Q=ie=>P.filter(Me=>Me.y===ie).toSorted((Me,un)=>Math.abs(Me.x-(C?.x??a.width))-Math.abs(un.x-(C?.x??a.width)))[0],ln=ie=>{let un=P.filter(We=>We.kind==="spot"&&We.revisions.some(Fn=>Dn(Fn))).toSorted((We,Fn)=>(We.x-Fn.x)*ie);return C?un.find(We=>(We.x-C.x)*ie>0):un[0]},Dn=ie=>(e.book.revisions.get(ie)?.opened.length??0)>0,Xe={ArrowLeft:()=>h(C?N[Math.max(0,U-1)]:P.at(-1)),ArrowRight:()=>h(C?N[Math.min(N.length-1,U+1)]:P[0]),ArrowUp:()=>h(Q($[Math.max(0,E<0?0:E-1)])),ArrowDown:()=>h(Q($[Math.min($.length-1,E+1)])),"[":()=>h(ln(-1)),"]":()=>h(ln(1)),"+":()=>d(On(i,.5,C?_(C.x):void 0)),"=":()=>d(On(i,.5,C?_(C.x):void 0)),"-":()=>d(On(i,2,C?_(C.x):void 0)),0:()=>d(r),Enter:()=>C&&y(C)};Object.hasOwn(Xe,M.key)&&(M.preventDefault(),M.stopPropagation(),Xe[M.key]())};for(let[M,P]of[["beforeprint",!0],["afterprint",!1]])addEventListener(M,()=>{c=P,p()});t.replaceChildren(),o?.replaceChildren(),new ResizeObserver(()=>{a.width!==s()&&p()}).observe(t),s()<640&&je().get("time")===null&&(i=So({from:r.until-90*_e,until:r.until},r)),p()}function wd(e,n){let[t,r]=(e??"").split("..").map(o=>j(o));return t!==void 0&&r!==void 0&&r>t?So({from:t,until:r},n):n}function So({from:e,until:n},t){let r=Math.min(Math.max(n-e,Xa),t.until-t.from),o=Math.min(Math.max(e,t.from),t.until-r);return{from:o,until:o+r}}var To=yi(Z("data")?.textContent??""),cr=bi(To);document.documentElement.classList.add("js");Hi(document.body);matchMedia("(max-width: 720px)").matches&&Z("evidence")?.removeAttribute("open");var qa=ts(),lr=es(cr,To.left.findings),xd=Xi(cr,To.left.revisions),ur=ls(cr);Ha(cr,e=>{ur.open(e)&&history.replaceState(null,"",`#d${e}`)});function Ya(){let e=decodeURIComponent(location.hash.slice(1)),[,n,t]=/^([rd])(\\d{1,15})$/.exec(e)??[];if(n==="r"&&xd.open(Number(t))||n==="d"&&ur.open(Number(t))||e.startsWith("f_")&&lr.open(e))return;let r=e===""||e.startsWith("?")?null:Z(e);r?.closest("details")&&Lt(r)}addEventListener("hashchange",Ya);Ya();var vd="input, textarea, select, [contenteditable], dialog";document.addEventListener("keydown",e=>{let n=e.target;if(e.ctrlKey||e.metaKey||e.altKey||!qa.keys()||n.closest(vd))return;let t=n.closest("#viewer")!==null,r={"/":lr.focus,"?":qa.help,j:()=>lr.step(1),k:()=>lr.step(-1),...t?{ArrowLeft:()=>ur.step(-1),ArrowRight:()=>ur.step(1)}:{}};Object.hasOwn(r,e.key)&&(e.preventDefault(),r[e.key]())});})();';

// src/reporters/html/controls.tsx
var frameworks = {
  soc2: "SOC 2",
  "nist-800-53": "NIST SP 800-53 Rev. 5",
  "iso-27001": "ISO/IEC 27001:2022",
  "iso-42001": "ISO/IEC 42001",
  cis: "CIS Controls v8.1",
  "csa-ccm": "CSA CCM v4",
  "nist-ai-rmf": "NIST AI RMF",
  "aiuc-1": "AIUC-1",
  "eu-ai-act": "EU AI Act"
};
var MAX_LINKS = 6;
function ControlView({ page }) {
  const all = byFramework(page.report.rules);
  const count = [...all.values()].reduce((sum, controls) => sum + controls.size, 0);
  const findings = /* @__PURE__ */ new Map();
  for (const finding of page.report.findings) {
    const known2 = findings.get(finding.rule);
    if (known2) known2.push(finding);
    else findings.set(finding.rule, [finding]);
  }
  return /* @__PURE__ */ a(Section, { id: "controls", title: "Controls", note: `${some(count, "control")} in ${some(all.size, "framework")}`, children: [
    all.size === 0 ? /* @__PURE__ */ a("p", { class: "muted", children: "No rule of this audit names a control." }) : /* @__PURE__ */ a("p", { class: "muted narrow", children: "A rule is evidence for a control; it does not show that the control is met. A control whose rules were not evaluated is not evaluated." }),
    [...all].map(([framework, controls]) => /* @__PURE__ */ a(Framework, { name: framework, controls, findings, page }))
  ] });
}
function byFramework(rules) {
  const found = /* @__PURE__ */ new Map();
  for (const rule of rules)
    for (const control of new Set(rule.controls)) {
      const colon = control.indexOf(":");
      const [framework, name] = colon < 1 ? ["", control] : [control.slice(0, colon), control.slice(colon + 1)];
      const controls = found.get(framework) ?? /* @__PURE__ */ new Map();
      found.set(framework, controls);
      controls.set(name, [...controls.get(name) ?? [], rule]);
    }
  return new Map(
    [...found].toSorted(([a2], [b]) => a2 < b ? -1 : 1).map(([framework, controls]) => [
      framework,
      new Map([...controls].toSorted(([a2], [b]) => sortable(a2) < sortable(b) ? -1 : 1))
    ])
  );
}
function sortable(name) {
  return name.replace(/\d{1,6}/g, (digits) => digits.padStart(6, "0"));
}
function Framework(props) {
  const { name, controls, findings, page } = props;
  const rows = [...controls];
  const failing = rows.filter(([, rules]) => rules.some((rule) => rule.status === "failing")).length;
  const not = rows.filter(([, rules]) => rules.every((rule) => rule.status === "not-evaluated")).length;
  const shown = rows.slice(0, MAX_ROWS);
  const words2 = [
    `${thousands(failing)} of ${some(rows.length, "control")} ${failing === 1 || rows.length === 1 ? "has" : "have"} a failing rule`,
    ...not > 0 ? [`${thousands(not)} not evaluated`] : []
  ].join(", ");
  return /* @__PURE__ */ a("details", { class: "table framework", open: failing > 0, children: [
    /* @__PURE__ */ a("summary", { children: [
      /* @__PURE__ */ a("b", { children: frameworks[Object.hasOwn(frameworks, name) ? name : ""] ?? brief(name === "" ? "Other" : name) }),
      " ",
      /* @__PURE__ */ a("span", { class: "muted", children: words2 })
    ] }),
    /* @__PURE__ */ a("table", { class: "columns", "aria-label": "Controls of the framework", children: [
      /* @__PURE__ */ a(Head, { columns: ["Control", "State", ["Rules", "w4"], ["Evidence", "w4"]] }),
      /* @__PURE__ */ a("tbody", { children: shown.map(([control, rules]) => /* @__PURE__ */ a("tr", { children: [
        /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a("bdi", { children: brief(control) }) }),
        /* @__PURE__ */ a("td", { class: rules.some((rule) => rule.status === "failing") ? "no" : void 0, children: [
          stateWords3(rules),
          /* @__PURE__ */ a(Exposure, { of: page.exposure.controls.get(name === "" ? control : `${name}:${control}`) })
        ] }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a("ul", { children: [
          rules.slice(0, 20).map((rule) => /* @__PURE__ */ a("li", { class: rule.status === "passing" ? "passing" : void 0, children: [
            /* @__PURE__ */ a(ToRule, { id: rule.id, page }),
            " ",
            /* @__PURE__ */ a("span", { class: rule.status === "failing" ? "no" : "muted", children: rule.status === "not-evaluated" ? "not evaluated" : rule.status }),
            rule.status === "not-evaluated" && rule.reason !== null && /* @__PURE__ */ a("span", { class: "muted", children: [
              ": ",
              /* @__PURE__ */ a(Say, { of: prose(rule.reason), page })
            ] })
          ] })),
          rules.length > 20 && /* @__PURE__ */ a("li", { class: "muted", children: `and ${thousands(rules.length - 20)} more` })
        ] }) }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(Evidence, { findings: rules.flatMap((rule) => findings.get(rule.id) ?? []), page }) })
      ] })) })
    ] }),
    rows.length > shown.length && /* @__PURE__ */ a("p", { class: "muted", children: `And ${some(rows.length - shown.length, "more control")}, in the JSON report.` })
  ] });
}
function stateWords3(rules) {
  const having = (status) => rules.filter((rule) => rule.status === status).length;
  const [failing, not, excepted] = [having("failing"), having("not-evaluated"), having("excepted")];
  if (not === rules.length) return "not evaluated";
  const parts = [
    failing > 0 ? `${failing} of ${some(rules.length, "rule")} ${failing === 1 ? "fails" : "fail"}` : "",
    failing === 0 ? `${rules.length - not - excepted} of ${some(rules.length, "rule")} ${rules.length - not - excepted === 1 ? "holds" : "hold"}` : "",
    excepted > 0 ? `${excepted} excepted` : "",
    not > 0 ? `${not} not evaluated` : ""
  ];
  return parts.filter((part) => part !== "").join(", ");
}
function Evidence({ findings, page }) {
  const open = worstFirst(findings.filter((finding) => finding.status === "open"));
  const having = (status) => findings.filter((finding) => finding.status === status).length;
  const past = ["resolved", "excepted", "noted"].flatMap(
    (status) => having(status) > 0 ? [`${thousands(having(status))} ${status}`] : []
  );
  if (findings.length === 0) return /* @__PURE__ */ a("span", { class: "muted", children: "no finding in the revisions judged" });
  return /* @__PURE__ */ a("ul", { children: [
    open.slice(0, MAX_LINKS).map((finding) => /* @__PURE__ */ a("li", { children: [
      /* @__PURE__ */ a(ToFinding, { id: finding.id, page, children: /* @__PURE__ */ a("bdi", { children: brief(plain(subjectWords(finding.subject))) }) }),
      isEvent(finding) && `, ${brief(finding.rule)}`,
      ", ",
      finding.severity,
      ", ",
      age(finding, page.book)
    ] })),
    open.length > MAX_LINKS && /* @__PURE__ */ a("li", { class: "muted", children: `and ${thousands(open.length - MAX_LINKS)} more open` }),
    past.length > 0 && /* @__PURE__ */ a("li", { class: "muted", children: past.join(", ") })
  ] });
}

// src/reporters/closings.ts
function closings(ids, { findings }) {
  const hasEnded = (id) => isContinued(findings.get(id)?.ended ?? null);
  const all = [
    { word: "closed", ids: ids.filter((id) => !hasEnded(id)) },
    { word: "ended", ids: ids.filter(hasEnded) }
  ];
  return all.filter((one2) => one2.ids.length > 0);
}

// src/reporters/html/diff-text.ts
function textDifference(before, after) {
  if (before.length + after.length <= 160 || before === after) return void 0;
  const [old, now] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  const most = Math.min(old.length, now.length);
  let head2 = 0;
  while (head2 < most && old[head2] === now[head2]) head2++;
  let tail = 0;
  while (tail < most - head2 && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++;
  return {
    start: old.slice(0, head2).join(""),
    removed: old.slice(head2, old.length - tail).join(""),
    added: now.slice(head2, now.length - tail).join(""),
    end: old.slice(old.length - tail).join("")
  };
}

// src/reporters/html/diffs.tsx
var wide = { text: 2e3, entries: 40 };
var MAX_LINKS2 = 30;
var CONTEXT = 40;
function Diffs({ page }) {
  const { diffs, view } = page;
  const changed = view.revisions.filter((row) => row.changes.length > 0).length;
  const rest = changed - diffs.size;
  return /* @__PURE__ */ a(Section, { id: "diffs", title: "Revisions", note: `${thousands(changed)} changed a setting`, children: [
    changed === 0 && /* @__PURE__ */ a("p", { class: "muted", children: "No revision that is shown changed a setting." }),
    /* @__PURE__ */ a("div", { id: "viewer", class: "list", children: [...diffs.values()].map((row) => /* @__PURE__ */ a("details", { class: "finding rev", id: `d${row.revision}`, children: [
      /* @__PURE__ */ a("summary", { children: /* @__PURE__ */ a(RevisionHead, { row, page }) }),
      /* @__PURE__ */ a("div", { class: "body", children: /* @__PURE__ */ a(RevisionDiff, { row, page }) })
    ] })) }),
    rest > 0 && /* @__PURE__ */ a("p", { class: "muted no-script", children: `The differences of ${some(rest, "older revision")} open here with scripts on; without, the register has old and new of the newest and the JSON report of all.` })
  ] });
}
function RevisionHead({ row, page }) {
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("span", { class: "num", children: row.revision }),
    /* @__PURE__ */ a("span", { class: "name", children: [
      /* @__PURE__ */ a(Say, { of: say`${at(row.at)} · ${personWords(row.by)}`, page }),
      row.approved === false && /* @__PURE__ */ a("span", { class: "no", children: " not listed" })
    ] }),
    /* @__PURE__ */ a("span", { class: "for", children: some(row.changes.length, "change") })
  ] });
}
function RevisionDiff({ row, page }) {
  const areas = /* @__PURE__ */ new Map();
  for (const change of row.changes) {
    const area = nameOf(change.subject).split(".")[0];
    areas.set(area, [...areas.get(area) ?? [], change]);
  }
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("p", { class: "said", children: [
      /* @__PURE__ */ a(FindingLinks, { ids: row.opened, word: "opened", page }),
      " ",
      closings(row.closed, page.book).map(({ word, ids }, i) => /* @__PURE__ */ a($, { children: [
        i > 0 && " ",
        /* @__PURE__ */ a(FindingLinks, { ids, word, page })
      ] }))
    ] }),
    row.changes.length > 0 && row.missing && /* @__PURE__ */ a("p", { class: "muted", children: latestWords(row) }),
    row.changes.length === 0 && /* @__PURE__ */ a("p", { class: "muted", children: unchangedWords(row, page) }),
    [...areas].map(([area, changes]) => /* @__PURE__ */ a("div", { class: "area", children: [
      /* @__PURE__ */ a("p", { class: "area-name", children: /* @__PURE__ */ a("bdi", { children: brief(area) }) }),
      changes.map((change) => /* @__PURE__ */ a(Sides, { change, page }))
    ] })),
    row.changes.length > 0 && row.representation.length > 0 && /* @__PURE__ */ a("p", { class: "muted", children: [
      "Spelled differently, with the same meaning:",
      " ",
      /* @__PURE__ */ a(
        Say,
        {
          of: joined(
            row.representation.slice(0, 20).map((one2) => value(nameOf(one2))),
            ", "
          ),
          page
        }
      ),
      row.representation.length > 20 && ` and ${thousands(row.representation.length - 20)} more`
    ] })
  ] });
}
function unchangedWords({ revision: revision2, representation }, page) {
  if (revision2 === page.report.evidence.revisions.first) return "first seen: nothing before it to compare with";
  const spelled = representation.length;
  return spelled === 0 ? "no setting changed" : `no setting changed; the spelling of ${some(spelled, "setting")} did, without effect`;
}
function FindingLinks({ ids, word, page }) {
  if (ids.length === 0) return null;
  return /* @__PURE__ */ a("span", { children: [
    word,
    " ",
    ids.slice(0, MAX_LINKS2).map((id, i) => /* @__PURE__ */ a($, { children: [
      i > 0 && ", ",
      /* @__PURE__ */ a(ToFinding, { id, page, children: /* @__PURE__ */ a("bdi", { children: brief(page.book.findings.get(id)?.rule ?? id) }) })
    ] })),
    ids.length > MAX_LINKS2 && ` and ${thousands(ids.length - MAX_LINKS2)} more`
  ] });
}
function Sides({ change, page }) {
  const { before, after, approval } = change;
  const texts = typeof before === "string" && typeof after === "string" ? textDifference(before, after) : void 0;
  const difference = changeDifference(change, wide);
  return /* @__PURE__ */ a("div", { class: "change", children: [
    /* @__PURE__ */ a("p", { class: "said", children: [
      /* @__PURE__ */ a(Say, { of: value(nameOf(change.subject)), page }),
      " ",
      /* @__PURE__ */ a(Way, { direction: change.direction }),
      isRenaming(change) && " · renamed",
      approval && /* @__PURE__ */ a($, { children: [
        " · ",
        /* @__PURE__ */ a(Say, { of: say`approval ${approval.id}: ${[visible(approval.result)]}`, page })
      ] })
    ] }),
    /* @__PURE__ */ a("div", { class: "sides", children: texts ? /* @__PURE__ */ a($, { children: [
      /* @__PURE__ */ a(Long, { side: "Before", start: texts.start, changed: texts.removed, end: texts.end }),
      /* @__PURE__ */ a(Long, { side: "After", start: texts.start, changed: texts.added, end: texts.end })
    ] }) : difference.form === "set" ? /* @__PURE__ */ a($, { children: [
      /* @__PURE__ */ a(Entries, { side: "Before", mark: "−", entries: difference.removed, page, none: "nothing removed" }),
      /* @__PURE__ */ a(Entries, { side: "After", mark: "+", entries: difference.added, page, none: "nothing added" })
    ] }) : /* @__PURE__ */ a($, { children: [
      /* @__PURE__ */ a("div", { children: [
        /* @__PURE__ */ a("span", { class: "side", children: "Before" }),
        /* @__PURE__ */ a("del", { children: /* @__PURE__ */ a(Say, { of: valueWords(before, wide), page }) })
      ] }),
      /* @__PURE__ */ a("div", { children: [
        /* @__PURE__ */ a("span", { class: "side", children: "After" }),
        /* @__PURE__ */ a("ins", { children: /* @__PURE__ */ a(Say, { of: valueWords(after, wide), page }) })
      ] })
    ] }) }),
    difference.form === "set" && difference.more + difference.unchanged > 0 && /* @__PURE__ */ a("p", { class: "muted", children: [
      ...difference.unchanged > 0 ? [`${thousands(difference.unchanged)} unchanged`] : [],
      ...difference.more > 0 ? [`${thousands(difference.more)} more changed, in the JSON report`] : []
    ].join(", ") })
  ] });
}
function Entries(props) {
  const { side, mark, entries, page, none } = props;
  return /* @__PURE__ */ a("div", { children: [
    /* @__PURE__ */ a("span", { class: "side", children: side }),
    entries.length === 0 && /* @__PURE__ */ a("span", { class: "muted", children: none }),
    entries.map((entry) => {
      const words2 = /* @__PURE__ */ a($, { children: [
        mark,
        " ",
        /* @__PURE__ */ a(Say, { of: entry, page })
      ] });
      return side === "Before" ? /* @__PURE__ */ a("del", { children: words2 }) : /* @__PURE__ */ a("ins", { children: words2 });
    })
  ] });
}
function Long(props) {
  const { side, start, changed, end } = props;
  const shown = head(changed, wide.text);
  const body = shown === "" ? "nothing here" : visible(shown);
  const before = start.length > CONTEXT + 20 ? start.slice(-CONTEXT) : start;
  const after = end.length > CONTEXT + 20 ? end.slice(0, CONTEXT) : end;
  return /* @__PURE__ */ a("div", { children: [
    /* @__PURE__ */ a("span", { class: "side", children: side }),
    /* @__PURE__ */ a("span", { class: "long", children: [
      before.length < start.length && /* @__PURE__ */ a("small", { children: `… ${thousands(start.length - before.length)} characters unchanged … ` }),
      /* @__PURE__ */ a("bdi", { children: visible(before) }),
      side === "Before" ? /* @__PURE__ */ a("del", { children: body }) : /* @__PURE__ */ a("ins", { children: body }),
      shown.length < changed.length && /* @__PURE__ */ a("small", { children: ` … ${thousands(changed.length - shown.length)} more characters in the JSON report` }),
      /* @__PURE__ */ a("bdi", { children: visible(after) }),
      after.length < end.length && /* @__PURE__ */ a("small", { children: ` … ${thousands(end.length - after.length)} characters unchanged …` })
    ] })
  ] });
}

// src/reporters/html/blast.ts
function blastWords(blast) {
  if (!isObject(blast)) return [];
  const parts = Object.entries(blast).flatMap(([name, measured]) => {
    const plain2 = typeof measured === "number" || typeof measured === "string" || typeof measured === "boolean";
    return plain2 ? [say`${prose(spaced(name))} ${prose(String(measured))}`] : [];
  });
  return joined(parts, " · ");
}
function spaced(name) {
  return name.replace(/([a-z])([A-Z])/g, (_, before, capital2) => `${before} ${capital2.toLowerCase()}`);
}

// src/reporters/html/finding.tsx
var MAX_STEPS = 20;
var MAX_PATCH = 2e4;
function anchor(finding, page) {
  return page.anchors.has(finding.id) ? finding.id : void 0;
}
function Line({ finding, page }) {
  const author = authorOf(finding, page.book);
  return /* @__PURE__ */ a("li", { id: anchor(finding, page), children: [
    /* @__PURE__ */ a("b", { children: finding.severity }),
    " ",
    /* @__PURE__ */ a(Say, { of: subjectWords(finding.subject), page }),
    " · ",
    age(finding, page.book),
    " ·",
    " ",
    /* @__PURE__ */ a(
      Say,
      {
        of: say`${author ? personWords(author.by) : ["by whom is not known"]}, ${value(finding.rule)}`,
        page
      }
    )
  ] });
}
function Block(props) {
  const { finding, again = false, severity = finding.severity, open, page } = props;
  return /* @__PURE__ */ a("details", { class: `finding is-${finding.status}${again ? " again" : ""}`, id: anchor(finding, page), open, children: [
    /* @__PURE__ */ a("summary", { children: [
      /* @__PURE__ */ a(Badge, { severity }),
      /* @__PURE__ */ a("span", { class: "name", children: /* @__PURE__ */ a(Say, { of: subjectWords(finding.subject), page: { ...page, anchored: /* @__PURE__ */ new Set() } }) }),
      /* @__PURE__ */ a("span", { class: "for", children: age(finding, page.book) }),
      /* @__PURE__ */ a("span", { class: "more", children: /* @__PURE__ */ a(Say, { of: glance(finding, page.book), page }) }),
      finding.resolved && /* @__PURE__ */ a("span", { class: "end on-paper", children: /* @__PURE__ */ a(Say, { of: capital(ending(finding, page.book)), page: { ...page, anchored: /* @__PURE__ */ new Set() } }) })
    ] }),
    /* @__PURE__ */ a("div", { class: "body", children: /* @__PURE__ */ a("dl", { class: "facts", children: [
      /* @__PURE__ */ a(Story, { finding, page }),
      /* @__PURE__ */ a(Rule, { finding, page }),
      /* @__PURE__ */ a(Remedy, { finding, page }),
      /* @__PURE__ */ a(Fact, { term: "Link", children: /* @__PURE__ */ a(ToFinding, { id: finding.id, page, children: /* @__PURE__ */ a("code", { children: brief(finding.id) }) }) })
    ] }) })
  ] });
}
function glance(finding, book) {
  const { introduced } = finding;
  if (isDeed(finding))
    return say`${prose(finding.message)} · ${personWords(introduced.by)}, revision ${[String(introduced.revision)]} · ${at(introduced.at)}`;
  if (isEvent(finding)) return say`${prose(finding.message)} · ${at(introduced.at)}`;
  const change = findingDifference(finding, { text: 60, entries: 3 });
  const what = change ? differenceWords(change) : prose(finding.message);
  if (!authorOf(finding, book)) return what;
  return say`${what} · ${shortWords(finding, book)}`;
}
function shortWords(finding, book) {
  const author = authorOf(finding, book);
  if (!author) return ["by whom is not known"];
  const opener = openerOf(finding, book);
  const by = say`${personWords(author.by)}, revision ${[String(author.revision)]}`;
  if (!opener || isSame(opener.by, author.by)) return by;
  return say`${by}; opened by ${personWords(opener.by)}, revision ${[String(opener.revision)]}`;
}
function Story({ finding, page }) {
  const { book } = page;
  const change = findingDifference(finding, limits);
  const direction = standingDirection(finding, book);
  const listed = isDeed(finding) ? listedWords(finding.introduced.revision, book) : listedWords(authorOf(finding, book)?.revision ?? null, book);
  const steps3 = passage(finding, book, rowLimits, MAX_STEPS);
  const all = stepsOf(finding, book).length;
  const given = standingChange(finding, book)?.approval;
  const timed = finding.dueAt !== null || finding.status === "open" && !isEvent(finding);
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a(Fact, { term: "What", children: [
      /* @__PURE__ */ a("p", { children: [
        /* @__PURE__ */ a(Say, { of: prose(finding.message), page }),
        "."
      ] }),
      /* @__PURE__ */ a("p", { children: [
        /* @__PURE__ */ a(Say, { of: capital(beginning(finding, book, limits, true)), page }),
        listed && `; ${listed === "listed" ? "a listed editor" : "not a listed editor"}`,
        "."
      ] }),
      /* @__PURE__ */ a("p", { class: isEvent(finding) ? "rule" : void 0, children: [
        "It ",
        finding.resolved ? "was" : "is",
        " ",
        /* @__PURE__ */ a(Say, { of: ending(finding, book), page }),
        "."
      ] })
    ] }),
    finding.subject.startsWith("/") && /* @__PURE__ */ a(Fact, { term: "Value", children: [
      change ? /* @__PURE__ */ a(Diff, { of: change, page }) : /* @__PURE__ */ a(Say, { of: actualWords(finding, limits), page }),
      " ",
      direction && /* @__PURE__ */ a(Way, { direction })
    ] }),
    given && /* @__PURE__ */ a(Fact, { term: "Approval", children: /* @__PURE__ */ a(Say, { of: say`${given.id}: ${[visible(given.result)]}`, page }) }),
    steps3.length > 1 && /* @__PURE__ */ a(Fact, { term: "Passed through", children: [
      /* @__PURE__ */ a("ol", { children: steps3.map((step) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a(Say, { of: step, page }) })) }),
      all > MAX_STEPS && /* @__PURE__ */ a("p", { class: "muted", children: [
        "The last ",
        MAX_STEPS,
        " of ",
        all,
        " values."
      ] })
    ] }),
    timed && /* @__PURE__ */ a(Fact, { term: "Time limit", kind: finding.dueAt === null ? "idle" : void 0, children: limitWords(finding, page.book) }),
    finding.inForce !== null && /* @__PURE__ */ a(Fact, { term: "Policy then", children: inForceWords[finding.inForce] }),
    finding.blast !== null && /* @__PURE__ */ a(Fact, { term: "Meanwhile", children: /* @__PURE__ */ a(Say, { of: blastWords(finding.blast), page }) }),
    finding.causedBy !== null && /* @__PURE__ */ a(Fact, { term: "Cause", children: /* @__PURE__ */ a(ToFinding, { id: finding.causedBy, page, children: /* @__PURE__ */ a(CauseName, { finding, page }) }) }),
    finding.exception && /* @__PURE__ */ a(Accepted, { exception: finding.exception, page })
  ] });
}
function CauseName({ finding, page }) {
  const cause = page.book.findings.get(finding.causedBy ?? "");
  if (!cause) return /* @__PURE__ */ a($, { children: "the finding that explains it" });
  return /* @__PURE__ */ a(Say, { of: say`${subjectWords(cause.subject)}, rule ${cause.rule}`, page: { ...page, anchored: /* @__PURE__ */ new Set() } });
}
var inForceWords = {
  violating: "the policy in force at the time was violated too",
  compliant: "the policy in force at the time was not violated: it was tightened since",
  absent: "no such rule was in force at the time",
  unknown: "which policy was in force at the time is not known"
};
function Accepted({ exception, page }) {
  const { owner, reason, ticket, category, expires, state } = exception;
  const end = expires === null ? [] : say`, until ${lastDay(expires)}`;
  return /* @__PURE__ */ a(Fact, { term: "Exception", children: [
    /* @__PURE__ */ a("p", { children: /* @__PURE__ */ a(
      Say,
      {
        of: say`${[state]}, by ${who(owner)}${end}: ${prose(reason)}${category === null ? [] : say` (${prose(category)})`}`,
        page
      }
    ) }),
    ticket !== null && /* @__PURE__ */ a("p", { children: /* @__PURE__ */ a(Say, { of: say`ticket ${ticket}`, page }) })
  ] });
}
function Rule({ finding, page }) {
  const expected = expectedWords(finding.expected, limits);
  const inAll = page.exposure.rules.get(finding.rule);
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a(Fact, { term: "Rule", children: [
      /* @__PURE__ */ a(ToRule, { id: finding.rule, page }),
      " ",
      /* @__PURE__ */ a(Say, { of: say`(${placeWords(finding.location)}): ${prose(finding.title)}`, page }),
      expected.length > 0 && !isEvent(finding) && /* @__PURE__ */ a($, { children: [
        "; demands ",
        /* @__PURE__ */ a(Say, { of: expected, page })
      ] }),
      inAll && inAll.seconds > (finding.exposureSeconds ?? inAll.seconds) && `; violated for ${exposedWords(inAll)} in all`
    ] }),
    finding.rationale !== null && /* @__PURE__ */ a(Fact, { term: "Why", kind: "rule", children: /* @__PURE__ */ a(Say, { of: prose(finding.rationale), page }) }),
    finding.controls.length > 0 && /* @__PURE__ */ a(Fact, { term: "Controls", kind: "rule", children: /* @__PURE__ */ a(Say, { of: joined(finding.controls.map(value), ", "), page }) })
  ] });
}
function Remedy({ finding, page }) {
  if (finding.resolved) return null;
  const yaml = acceptance(finding, page.report, page.report.asOf);
  const fix = remedy(finding, limits);
  const patch = visibleJson(JSON.stringify(finding.fix, null, 2));
  return /* @__PURE__ */ a($, { children: [
    fix.length > 0 && /* @__PURE__ */ a(Fact, { term: "To fix", kind: finding.remediation === null ? void 0 : "rule", children: /* @__PURE__ */ a(Say, { of: fix, page }) }),
    finding.fix !== null && /* @__PURE__ */ a(Fact, { term: "Merge patch", children: /* @__PURE__ */ a("pre", { children: patch.length > MAX_PATCH ? `${thousands(patch.length)} characters, in the JSON report` : patch }) }),
    finding.fix === null && finding.subject.startsWith("/") && /* @__PURE__ */ a(Fact, { term: "Merge patch", kind: "idle", children: /* @__PURE__ */ a("span", { class: "muted", children: "none can be given for this place" }) }),
    yaml !== void 0 && /* @__PURE__ */ a(Fact, { term: "To accept", kind: "accept", children: [
      /* @__PURE__ */ a("p", { class: "muted", children: "In a policy file, with an owner, a reason and an end, once somebody has agreed:" }),
      /* @__PURE__ */ a("pre", { children: yaml })
    ] })
  ] });
}

// src/reporters/html/findings.tsx
var groups = [
  ["open", "Open"],
  ["excepted", "Excepted"],
  ["resolved", "Resolved"],
  ["noted", "Noted"]
];
function Findings({ page }) {
  const { view, blocks, lines } = page;
  const rest = view.findings.filter((finding) => !blocks.has(finding) && !lines.has(finding));
  return /* @__PURE__ */ a(Section, { id: "findings", title: "Findings", note: some(view.findings.length, "finding"), children: [
    view.findings.length === 0 && /* @__PURE__ */ a("p", { class: "muted", children: "No finding is shown." }),
    /* @__PURE__ */ a("div", { id: "find" }),
    groups.map(([status, title]) => /* @__PURE__ */ a(Group, { status, title, page })),
    /* @__PURE__ */ a("div", { id: "found" }),
    rest.length > 0 && /* @__PURE__ */ a("p", { class: "muted no-script", children: [
      some(rest.length, "finding is", "findings are"),
      " not on this page, of ",
      thousands(view.findings.length),
      " in all; the JSON report has all of them."
    ] })
  ] });
}
function Group({ status, title, page }) {
  const findings = page.view.findings.filter((finding) => finding.status === status);
  const [all, causes] = [findings.length, itemsOf(findings).length];
  const blocks = [...page.blocks].filter((finding) => finding.status === status);
  const lines = [...page.lines].filter((finding) => finding.status === status);
  const told = /* @__PURE__ */ new Set();
  const block = (finding, severity) => {
    const again = told.has(finding.rule);
    told.add(finding.rule);
    return /* @__PURE__ */ a(Block, { finding, severity, again, page });
  };
  if (all === 0) return null;
  return /* @__PURE__ */ a("div", { class: `group of-${status}`, children: [
    /* @__PURE__ */ a("h3", { children: [
      title,
      " ",
      /* @__PURE__ */ a("small", { children: status === "open" ? `${some(all, "finding")}, ${some(causes, "cause")}` : some(all, "finding") })
    ] }),
    status === "resolved" && /* @__PURE__ */ a("p", { class: "on-paper", children: [
      "On paper a finding that is resolved is a line or two; the file has the whole of it",
      lines.length > 0 && `, and ${some(lines.length, "more that is", "more that are")} resolved`,
      "."
    ] }),
    /* @__PURE__ */ a("div", { class: "list", children: status === "open" ? itemsOf(blocks).map(({ finding, severity, beneath }) => /* @__PURE__ */ a($, { children: [
      block(finding, severity),
      beneath.length > 0 && /* @__PURE__ */ a("div", { class: "beneath", children: beneath.map((one2) => block(one2)) })
    ] })) : blocks.map((finding) => block(finding)) }),
    lines.length > 0 && /* @__PURE__ */ a("ul", { class: "lines", children: lines.map((finding) => /* @__PURE__ */ a(Line, { finding, page })) })
  ] });
}

// src/reporters/html/inventory.tsx
function Secrets({ page }) {
  const { secrets, asOf } = page.report;
  const { shown, rest } = limited(secrets, "secret");
  return /* @__PURE__ */ a(Section, { id: "secrets", title: "Secrets", note: some(secrets.length, "secret"), children: [
    secrets.length === 0 ? /* @__PURE__ */ a("p", { class: "muted", children: "No revision holds a secret." }) : /* @__PURE__ */ a($, { children: [
      /* @__PURE__ */ a("p", { class: "narrow", children: [
        `${secretsWords(page.report)}. `,
        "What was once in the history can be read there for as long as it is kept: taking a secret out of the settings does not revoke it. Rotate literals at the provider."
      ] }),
      /* @__PURE__ */ a("table", { "aria-label": "Secrets", children: [
        /* @__PURE__ */ a(
          Head,
          {
            columns: [
              "Setting",
              "Form",
              "Fingerprint",
              "Since revision",
              "Time (UTC)",
              ["Age", "n"],
              "Also at",
              "Where it stood"
            ]
          }
        ),
        /* @__PURE__ */ a("tbody", { children: shown.map((secret) => /* @__PURE__ */ a("tr", { children: [
          /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a(Say, { of: subjectWords(secret.subject), page }) }),
          /* @__PURE__ */ a("td", { class: secret.form === "literal" ? "no" : void 0, children: [
            secret.form,
            ": ",
            stateWords(secret)
          ] }),
          /* @__PURE__ */ a("td", { children: secret.fingerprint === null ? "none needed" : /* @__PURE__ */ a(Say, { of: value(secret.fingerprint), page }) }),
          /* @__PURE__ */ a("td", { "data-label": "since revision", children: /* @__PURE__ */ a(Revision, { number: secret.sinceRevision, page }) }),
          /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(When, { at: secret.at, table: true }) }),
          /* @__PURE__ */ a("td", { class: "n", children: sinceWords(secret.at, asOf) }),
          /* @__PURE__ */ a("td", { "data-label": "also at", children: secret.alsoAt.length === 0 ? "nowhere else" : /* @__PURE__ */ a(Say, { of: namesWords(secret.alsoAt), page }) }),
          /* @__PURE__ */ a("td", { "data-label": "where it stood", children: /* @__PURE__ */ a(Say, { of: spansWords(secret, 5), page }) })
        ] })) })
      ] })
    ] }),
    rest
  ] });
}
function sinceWords(at2, asOf) {
  const [start, now] = [instantOf(at2), instantOf(asOf)];
  return start === void 0 || now === void 0 ? "not known" : duration(Math.max(0, Math.floor((now - start) / 1e3)));
}
function namesWords(subjects) {
  const shown = subjects.slice(0, 5).map((subject) => value(nameOf(subject)));
  return [...joined(shown, ", "), ...subjects.length > 5 ? [` and ${thousands(subjects.length - 5)} more`] : []];
}
function Coverage({ page }) {
  const { settings, summary } = page.report;
  const bare = settings.filter((setting) => setting.rules.length === 0);
  const changed = bare.filter((setting) => setting.changes !== 0).toSorted((a2, b) => (b.changes ?? Infinity) - (a2.changes ?? Infinity) || 0);
  const { shown, rest } = limited(changed, "setting");
  const { governed, seen: seen2 } = summary.coverage;
  return /* @__PURE__ */ a(Section, { id: "coverage", title: "Settings coverage", note: `${thousands(governed)} of ${thousands(seen2)} governed`, children: [
    /* @__PURE__ */ a("p", { children: [
      thousands(governed),
      " of ",
      some(seen2, "setting"),
      " ever seen ",
      governed === 1 ? "is" : "are",
      " governed by at least one rule.",
      bare.length > 0 && ` Of the ${some(bare.length, "other")}, ${thousands(changed.length)} changed.`
    ] }),
    changed.length > 0 && /* @__PURE__ */ a("table", { class: "columns", "aria-label": "Settings that changed without a rule", children: [
      /* @__PURE__ */ a(Head, { columns: [["Changed without a rule", "w3"], ["Changes", "n"], "Set by revision"] }),
      /* @__PURE__ */ a("tbody", { children: shown.map((setting) => /* @__PURE__ */ a("tr", { children: [
        /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a(Say, { of: subjectWords(setting.subject), page }) }),
        /* @__PURE__ */ a("td", { class: "n", "data-label": "changes", children: setting.changes === null ? KEYLESS : thousands(setting.changes) }),
        /* @__PURE__ */ a("td", { "data-label": "by revision", children: setting.unseen === true ? KEYLESS : setting.setBy === null ? "not set now" : /* @__PURE__ */ a(Revision, { number: setting.setBy, page }) })
      ] })) })
    ] }),
    rest,
    /* @__PURE__ */ a(
      Unchanged,
      {
        subjects: bare.filter((setting) => setting.changes === 0).map((setting) => setting.subject),
        page
      }
    )
  ] });
}
function Unchanged({ subjects, page }) {
  if (subjects.length === 0) return null;
  const names = subjects.slice(0, MAX_ROWS).map(subjectWords);
  const more = subjects.length - names.length;
  return /* @__PURE__ */ a("p", { class: "names", children: [
    /* @__PURE__ */ a("span", { class: "muted", children: [
      "Never changed, no rule (",
      thousands(subjects.length),
      "):"
    ] }),
    " ",
    /* @__PURE__ */ a(Say, { of: joined(names, ", "), page }),
    more > 0 && ` and ${thousands(more)} more`
  ] });
}
function Rules({ page }) {
  const { rules } = page.report;
  const told = /* @__PURE__ */ new Set();
  const firstOf = (id) => !told.has(id) && told.add(id) !== void 0;
  const more = rules.length - page.ruleRows.length;
  return /* @__PURE__ */ a(Section, { id: "rules", title: "Rules", note: some(rules.length, "rule"), children: [
    rules.length === 0 ? /* @__PURE__ */ a("p", { class: "muted", children: "No policy rule was part of this audit." }) : /* @__PURE__ */ a("table", { class: "columns", "aria-label": "Rules", children: [
      /* @__PURE__ */ a(
        Head,
        {
          columns: [
            ["Rule", "w3"],
            "Severity",
            "Status",
            ["Demands", "w2"],
            ["Controls", "w2"],
            ["Owner", "w1"],
            ["Defined at", "w1"]
          ]
        }
      ),
      /* @__PURE__ */ a("tbody", { children: page.ruleRows.map((rule) => /* @__PURE__ */ a("tr", { id: firstOf(rule.id) ? page.rules.get(rule.id) : void 0, children: [
        /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a(Say, { of: value(rule.id), page }) }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(Badge, { severity: rule.severity }) }),
        /* @__PURE__ */ a("td", { class: rule.status === "failing" ? "no" : void 0, children: [
          rule.status === "not-evaluated" ? "not evaluated" : rule.status,
          rule.reason !== null && /* @__PURE__ */ a($, { children: [
            ": ",
            /* @__PURE__ */ a(Say, { of: prose(rule.reason), page })
          ] }),
          /* @__PURE__ */ a(Exposure, { of: page.exposure.rules.get(rule.id) })
        ] }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(Say, { of: prose(rule.title), page }) }),
        /* @__PURE__ */ a("td", { children: rule.controls.length === 0 ? /* @__PURE__ */ a("span", { class: "muted", children: "none named" }) : /* @__PURE__ */ a(Say, { of: joined(rule.controls.map(value), ", "), page }) }),
        /* @__PURE__ */ a("td", { children: rule.owner === null ? /* @__PURE__ */ a("span", { class: "muted", children: "none named" }) : /* @__PURE__ */ a(Say, { of: who(rule.owner), page }) }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(Say, { of: placeWords(rule.location), page }) })
      ] })) })
    ] }),
    more > 0 && /* @__PURE__ */ a("p", { class: "muted", children: `And ${some(more, "more rule")}, in the JSON report.` })
  ] });
}

// src/reporters/html/pack.ts
var Packer = class {
  #nodes = [];
  #numbers = /* @__PURE__ */ new Map();
  #shapes = /* @__PURE__ */ new Map();
  #size = 0;
  /** About how many characters the nodes take. */
  get size() {
    return this.#size;
  }
  /** Takes a value in, and gives what stands for it. Keys without a value are left out. */
  add(value3) {
    if (typeof value3 === "string") return this.#text(value3);
    if (typeof value3 === "number") return isWhole(value3) ? -1 - value3 : this.#node([-1, value3]);
    if (typeof value3 === "boolean") return value3;
    if (typeof value3 !== "object" || value3 === null) return null;
    if (Array.isArray(value3)) return this.#node([0, ...value3.map((item) => this.add(item))]);
    const members = Object.entries(value3).filter(([, member]) => member !== void 0);
    const keys = members.map(([key]) => this.#text(key)).join();
    const shape = this.#shapes.get(keys) ?? this.#shapes.size;
    this.#shapes.set(keys, shape);
    return this.#node([shape + 1, ...members.map(([, member]) => this.add(member))]);
  }
  /** What was taken in, with some of it at the top. */
  packed(v) {
    const shapes2 = [...this.#shapes.keys()].map((keys) => keys === "" ? [] : keys.split(",").map(Number));
    return { n: this.#nodes, k: shapes2, v };
  }
  #text(text) {
    const time = text.endsWith(".000Z") ? instantOf(text) : void 0;
    return time !== void 0 && instantText(time) === text ? this.#node(time / 1e3) : this.#node(text);
  }
  #node(node) {
    const text = JSON.stringify(node);
    const known2 = this.#numbers.get(text);
    if (known2 !== void 0) return known2;
    this.#size += text.length + 1;
    this.#numbers.set(text, this.#nodes.length);
    return this.#nodes.push(node) - 1;
  }
};
function isWhole(x) {
  return Number.isInteger(x) && x >= 0 && x < 2 ** 50;
}

// src/reporters/html/island.ts
var MAX_FINDINGS = 4e5;
var MAX_REVISIONS = 85e4;
var MAX_ONE = 6e4;
var MAX_TEXT = 4e3;
function islandText({ report, view, tracks }) {
  const packer = new Packer();
  const findings = fitting(packer, worstFirst(view.findings).map(slim), MAX_FINDINGS);
  const newest = fitting(packer, view.revisions.toReversed(), MAX_REVISIONS);
  const left = {
    findings: view.findings.length - findings.length,
    revisions: view.revisions.length - newest.length
  };
  const { verdict, asOf, organization, summary, timeline, evidence } = report;
  const head2 = {
    report: {
      verdict,
      asOf,
      organization,
      view: { ...report.view, reportSeverity: null, since: null },
      summary: { sinceLast: summary.sinceLast },
      evidence: { revisions: { first: evidence.revisions.first } },
      rules: report.rules.map(({ id, status }) => ({ id, status })),
      timeline,
      exposure: { rules: report.exposure.rules, controls: [] },
      posture: left.revisions > 0 ? [] : report.posture
    },
    tracks: left.revisions > 0 ? tracks ?? null : null,
    left
  };
  const text = JSON.stringify(
    packer.packed([findings.length, packer.add(clipped(head2)), ...findings, ...newest.toReversed()])
  );
  return visibleJson(text).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
}
function slim(finding) {
  return { ...finding, key: "", values: finding.values.length > 1 ? finding.values : [] };
}
function clipped(value3) {
  if (typeof value3 === "string") return clip(value3, MAX_TEXT);
  if (Array.isArray(value3)) return value3.map(clipped);
  if (typeof value3 !== "object" || value3 === null) return value3;
  return Object.fromEntries(Object.entries(value3).map(([key, member]) => [key, clipped(member)]));
}
function fitting(packer, items, room) {
  const parts = [];
  const end = packer.size + room;
  for (const item of items) {
    if (packer.size + 8 * parts.length > end) break;
    if (JSON.stringify(item).length <= MAX_ONE) parts.push(packer.add(item));
  }
  return parts;
}

// src/reporters/html/method.tsx
var words = [
  [
    "Finding",
    "one rule violated by one setting or revision, from the revision that brought it to the one that ended it"
  ],
  ["Event", "a finding about a single revision, such as an editor who is not listed; it has no exposure"],
  [
    "Looser, tighter",
    "a change that allows more, or less, than before; neither, when it does not bear on what is allowed"
  ],
  ["Link", "the name of a finding, the same in every format of this report and in every later audit"],
  ["Listed, not listed", "whether policy names this editor; it does not say that the change was right or wrong"],
  ["Approved", "said of a change alone: an approval, which is a record of who agreed to it, covers it"],
  ["Excepted", "a deviation that somebody accepted for a time, with the rule's own verdict kept"],
  ["Not evaluated", "a rule that could not be applied; it is never counted as holding"]
];
function Method({ page }) {
  const { report } = page;
  const { policies } = report.evidence;
  return /* @__PURE__ */ a(Section, { id: "method", title: "Method and limits", children: [
    /* @__PURE__ */ a("p", { class: "narrow", children: "Every revision was judged against the policies below, not only the newest. What two of them say about one setting is one rule, the tighter. The report shows what the settings said and who is recorded as having set them; it cannot show what was done with them, nor that the record itself is true. It is evidence, not a compliance determination." }),
    /* @__PURE__ */ a("p", { class: "narrow", children: "Besides the rules of policies, rules are always on that need none, unless the configuration switches one off: the history is whole and was not rewritten, settings and values are known, nothing contradicts itself, no secret stands in the clear or where none belongs, commands, endpoints, marketplaces and plugins do not come unseen, nobody grants access to themselves, and what was agreed to is what was done. Where they hold, no row says so." }),
    /* @__PURE__ */ a("h3", { children: "Policies" }),
    policies.length === 0 ? /* @__PURE__ */ a("p", { class: "muted", children: "None." }) : /* @__PURE__ */ a("table", { "aria-label": "Policies", children: [
      /* @__PURE__ */ a(Head, { columns: ["Policy", "File", ["Rules", "n"], "Digest"] }),
      /* @__PURE__ */ a("tbody", { children: policies.map((policy2) => /* @__PURE__ */ a("tr", { children: [
        /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a(Say, { of: value(policy2.id), page }) }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(Say, { of: value(policy2.file), page }) }),
        /* @__PURE__ */ a("td", { class: "n", "data-label": "rules", children: policy2.rules }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(Say, { of: value(policy2.digest), page }) })
      ] })) })
    ] }),
    /* @__PURE__ */ a("h3", { children: "Not evaluated" }),
    /* @__PURE__ */ a(NotEvaluated, { page }),
    /* @__PURE__ */ a("h3", { class: "on-paper", children: "On paper" }),
    /* @__PURE__ */ a("p", { class: "on-paper narrow", children: "The file says more than this print: of findings that are resolved, the values they passed through, the rule and its reason; exceptions made ready to copy; the differences of each revision side by side; under Controls, the names of the rules that hold (each stands under Rules with its controls); and what can be searched or zoomed. The register on paper ends with its newest rows, and says so; the report in CSV has all of them." }),
    /* @__PURE__ */ a("h3", { children: "Words" }),
    /* @__PURE__ */ a("dl", { class: "facts", children: words.map(([word, meaning]) => /* @__PURE__ */ a(Fact, { term: word, children: meaning })) })
  ] });
}
function NotEvaluated({ page }) {
  const { evidence, notEvaluated } = page.report;
  const problems = evidence.problems.map(
    (problem) => say`${prose(problem.message)}${problem.revision === void 0 ? [] : [` (revision ${problem.revision})`]}`
  );
  const left = notEvaluated.map((one2) => say`${prose(one2.what)}: ${prose(one2.reason)}`);
  const all = [...problems, ...left];
  const shown = all.slice(0, 100);
  if (all.length === 0) return /* @__PURE__ */ a("p", { class: "muted", children: "Nothing that was asked for was left out." });
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("ul", { class: "lines", children: shown.map((line) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a(Say, { of: line, page }) })) }),
    all.length > shown.length && /* @__PURE__ */ a("p", { class: "muted", children: [
      "And ",
      some(all.length - shown.length, "more"),
      ", in the JSON report."
    ] })
  ] });
}

// src/reporters/duties.ts
function dutiesOf(report) {
  const people = new People(report.revisions);
  const editors = new Map(report.revisions.map((row) => [row.revision, row.by]));
  const findings = new Map(report.findings.map((finding) => [finding.id, finding]));
  const owners = new Map(report.rules.map((rule) => [rule.id, rule.owner]));
  const overlaps = /* @__PURE__ */ new Map();
  const add = (person, role, what, revision2) => {
    const key = JSON.stringify([person, role, what]);
    const known2 = overlaps.get(key) ?? { person, role, what, revisions: [] };
    overlaps.set(key, known2);
    if (revision2 !== void 0 && !known2.revisions.includes(revision2)) known2.revisions.push(revision2);
  };
  const isSame2 = (by, other) => by !== null && by !== void 0 && people.mayBe(by, other);
  const loosening = report.revisions.flatMap(
    ({ revision: revision2, changes }) => changes.filter(({ direction }) => direction === "looser").map(({ approval }) => ({ revision: revision2, approval }))
  );
  const attempts = /* @__PURE__ */ new Map();
  for (const { revision: revision2, changes } of report.revisions)
    for (const { approval } of changes)
      if (approval?.result === "self-approved")
        attempts.set(approval.id, [...attempts.get(approval.id) ?? [], revision2]);
  for (const { id, approvedBy, implementers, revisions } of report.approvals)
    for (const approver of approvedBy) {
      const others = approvedBy.length - 1;
      const role = others === 0 ? "approved it alone" : `approved it, with ${some(others, "other")}`;
      const what = say`approval ${value(id)}`;
      const made = [...revisions, ...attempts.get(id) ?? []].filter((one2) => isSame2(editors.get(one2), approver));
      for (const one2 of made.toSorted((a2, b) => a2 - b)) add(approver, role, what, one2);
      if (made.length > 0 || implementers === null) continue;
      const may = implementers.some((who2) => !who2.includes("*") && isSame2(named(who2), approver));
      if (may) add(approver, `may implement it, and ${role}`, what);
    }
  const inUse = report.exceptions.filter((exception) => exception.findings.length > 0);
  for (const exception of inUse)
    for (const id of exception.findings) {
      const { introduced } = findings.get(id) ?? {};
      if (introduced === void 0 || introduced.revision === null || !introduced.exact) continue;
      if (isSame2(introduced.by, exception.owner))
        add(exception.owner, "owns the exception", say`exception for ${exception.rule}`, introduced.revision);
    }
  const broken = /* @__PURE__ */ new Set();
  for (const { rule, introduced } of report.findings) {
    const owner = owners.get(rule);
    if (typeof owner !== "string" || introduced.revision === null || !introduced.exact) continue;
    broken.add(rule);
    if (isSame2(introduced.by, owner)) add(owner, "owns the rule", say`rule ${rule}`, introduced.revision);
  }
  return {
    approvals: report.approvals.length,
    exceptions: inUse.length,
    rules: broken.size,
    loosening: loosening.length,
    approved: loosening.filter(({ approval }) => approval?.result === "authorized" || approval?.result === "emergency").length,
    overlaps: [...overlaps.values()]
  };
}
function dutiesWords({ approvals, exceptions, rules, loosening, approved, overlaps }) {
  const changes = some(loosening, "loosening change");
  const first = approvals === 0 ? `No approval is defined: who agreed to ${loosening === 1 ? "the" : "any of the"} ${changes} is not known.` : `${some(approvals, "approval")}, used or not, and ${changes} were looked at; of these changes ${thousands(approved)} ${approved === 1 ? "is" : "are"} approved.`;
  if (overlaps.length > 0) return [first];
  return [
    loosening === 0 && approvals === 0 ? "No approval is defined, and no loosening change was seen." : first,
    ...approvals === 0 ? [] : [
      `Of ${some(approvals, "approval")}, none was given by a person whom it names to implement it, or who made a change under it.`
    ],
    ...exceptions === 0 ? [] : [`Of ${some(exceptions, "exception")} in use, none is owned by the editor whose deviation it accepts.`],
    ...rules === 0 ? [] : [
      `Of ${some(rules, "rule")} that failed and ${rules === 1 ? "names" : "name"} an owner, none is owned by an editor who broke it.`
    ]
  ];
}
function named(who2) {
  return { id: who2.includes("@") ? null : who2, email: who2.includes("@") ? who2 : null, name: null };
}

// src/reporters/html/duties.tsx
function Duties({ page }) {
  const duties = dutiesOf(page.report);
  const { overlaps } = duties;
  const { shown, rest } = limited(overlaps, "overlap");
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("h3", { children: "Separation of duties" }),
    /* @__PURE__ */ a("p", { class: overlaps.length > 0 ? "muted" : void 0, children: dutiesWords(duties).join(" ") }),
    overlaps.length > 0 && /* @__PURE__ */ a($, { children: /* @__PURE__ */ a("table", { "aria-label": "Editors who also agreed or answer", children: [
      /* @__PURE__ */ a(Head, { columns: [["Editor", "w3"], ["Also", "w3"], ["Of", "w4"], "Revisions"] }),
      /* @__PURE__ */ a("tbody", { children: shown.map(({ person, role, what, revisions }) => /* @__PURE__ */ a("tr", { children: [
        /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a(Say, { of: who(person), page }) }),
        /* @__PURE__ */ a("td", { class: "no", children: role }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(Say, { of: what, page }) }),
        /* @__PURE__ */ a("td", { "data-label": "revisions", children: [
          revisions.length === 0 && /* @__PURE__ */ a("span", { class: "muted", children: "none" }),
          /* @__PURE__ */ a(Say, { of: joined(revisions.slice(0, 12).map(numberOf), ", "), page }),
          revisions.length > 12 && ` and ${thousands(revisions.length - 12)} more`
        ] })
      ] })) })
    ] }) }),
    rest
  ] });
}
var numberOf = (number4) => revision(number4);

// src/reporters/html/people.tsx
function Editors({ page }) {
  const { report } = page;
  const { shown, rest } = limited(report.editors, "editor");
  const spans = spansOf(report);
  const judged = report.revisions.some((revision2) => revision2.approved !== null);
  return /* @__PURE__ */ a(Section, { id: "editors", title: "Editors and separation of duties", note: some(report.editors.length, "editor"), children: [
    report.editors.length === 0 && /* @__PURE__ */ a("p", { class: "muted", children: "No revision was seen, so no editor is known." }),
    report.editors.length > 0 && !judged && /* @__PURE__ */ a("p", { class: "muted", children: "No policy lists editors, so nobody was judged listed or not." }),
    report.editors.length > 0 && /* @__PURE__ */ a("table", { "aria-label": "Editors", children: [
      /* @__PURE__ */ a(
        Head,
        {
          columns: [
            "Editor",
            ["Revisions", "n"],
            ["Loosening", "n"],
            ["Not listed", "n"],
            "First (UTC)",
            "Last (UTC)"
          ]
        }
      ),
      /* @__PURE__ */ a("tbody", { children: shown.map((editor) => {
        const span = spans.get(identity(editor));
        return /* @__PURE__ */ a("tr", { children: [
          /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a(Say, { of: personWords({ ...editor, name: null }), page }) }),
          /* @__PURE__ */ a("td", { class: "n", "data-label": "revisions", children: thousands(editor.revisions) }),
          /* @__PURE__ */ a("td", { class: "n", "data-label": "loosening", children: thousands(editor.loosening) }),
          /* @__PURE__ */ a("td", { class: `n${editor.unapproved > 0 ? " no" : ""}`, "data-label": "not listed", children: judged ? thousands(editor.unapproved) : "not judged" }),
          /* @__PURE__ */ a("td", { "data-label": "first", children: span && /* @__PURE__ */ a(When, { at: span.first, table: true }) }),
          /* @__PURE__ */ a("td", { "data-label": "last", children: span && /* @__PURE__ */ a(When, { at: span.last, table: true }) })
        ] });
      }) })
    ] }),
    rest,
    report.editors.length > 0 && /* @__PURE__ */ a(Duties, { page })
  ] });
}
function identity(person) {
  return JSON.stringify([person.id, person.email]);
}
function spansOf(report) {
  const spans = /* @__PURE__ */ new Map();
  for (const { by, at: at2 } of report.revisions) {
    const key = identity(by);
    spans.set(key, { first: spans.get(key)?.first ?? at2, last: at2 });
  }
  return spans;
}
var stateOrder = {
  expired: 0,
  outgrown: 1,
  unused: 2,
  expiring: 3,
  active: 4,
  pending: 5
};
function Exceptions({ page }) {
  const sorted = page.report.exceptions.toSorted((a2, b) => stateOrder[a2.state] - stateOrder[b.state]);
  const { shown, rest } = limited(sorted, "exception");
  return /* @__PURE__ */ a(Section, { id: "exceptions", title: "Exceptions", note: some(sorted.length, "exception"), children: [
    sorted.length === 0 ? /* @__PURE__ */ a("p", { class: "muted", children: "No exceptions are defined." }) : /* @__PURE__ */ a("table", { "aria-label": "Exceptions", children: [
      /* @__PURE__ */ a(Head, { columns: ["State", ["Rule", "w2"], ["Accepts", "w2"], ["Owner, reason", "w3"], "Term", "Used by"] }),
      /* @__PURE__ */ a("tbody", { children: shown.map((exception) => /* @__PURE__ */ a("tr", { children: [
        /* @__PURE__ */ a("th", { scope: "row", children: exception.state }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(Say, { of: value(exception.rule), page }) }),
        /* @__PURE__ */ a("td", { "data-label": "accepts", children: /* @__PURE__ */ a(Say, { of: acceptsWords(exception), page }) }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(
          Say,
          {
            of: say`${who(exception.owner)}: ${prose(exception.reason)}${exception.ticket === null ? [] : say`, ticket ${exception.ticket}`}`,
            page
          }
        ) }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(Say, { of: termWords(exception, page.report.asOf), page }) }),
        /* @__PURE__ */ a("td", { "data-label": "used by", children: exception.findings.length > 0 ? /* @__PURE__ */ a(ToFinding, { id: exception.findings[0], page, children: some(exception.findings.length, "finding") }) : "nothing" })
      ] })) })
    ] }),
    rest
  ] });
}
function acceptsWords(exception) {
  if (exception.revision !== null) return say`revision ${[String(exception.revision)]}`;
  return joined(
    exception.value.slice(0, rowLimits.entries).map((entry) => valueWords(entry, rowLimits)),
    ", "
  );
}
function termWords({ from, expires }, asOf) {
  const start = say`from ${dayWords(from)}`;
  if (expires === null) return [...start, ", without an end"];
  const [end, now] = [instantOf(expires), instantOf(asOf)];
  const left = end === void 0 || now === void 0 ? [] : [end > now ? `, ${duration(Math.floor((end - now) / 1e3))} left` : ", over"];
  return say`${start} until ${lastDay(expires)}${left}`;
}

// src/reporters/html/register.tsx
var MAX_TEXT2 = 85e4;
var MAX_PLACES = 1e3;
var textLimits = { text: 80, entries: 4 };
var columns = [
  ["Revision, time (UTC), editor", "rev"],
  ["Setting", "set"],
  "Old → new",
  ["Direction", "dirs"],
  ["Findings", "links"]
];
function Register({ page }) {
  const { revisions } = page.view;
  const older = revisions.slice(0, revisions.length - page.register.length);
  const changes = revisions.reduce((sum, revision2) => sum + revision2.changes.length, 0);
  return /* @__PURE__ */ a(
    Section,
    {
      id: "changes",
      title: "Change register",
      note: `${some(changes, "change")} in ${some(revisions.length, "revision")}`,
      children: [
        revisions.length === 0 ? /* @__PURE__ */ a("p", { class: "muted", children: "No revision is shown." }) : /* @__PURE__ */ a("div", { id: "register", children: /* @__PURE__ */ a(
          RegisterTable,
          {
            rows: page.register,
            caption: older.length > 0 ? `The newest ${thousands(page.register.length)} of ${some(revisions.length, "revision")}, newest first. Times are UTC.` : `${some(revisions.length, "revision")}, newest first. Times are UTC.`,
            page
          }
        ) }),
        older.length > 0 && /* @__PURE__ */ a(Older, { revisions: older })
      ]
    }
  );
}
function RegisterTable(props) {
  return /* @__PURE__ */ a("table", { class: "columns", children: [
    /* @__PURE__ */ a("caption", { children: props.caption }),
    /* @__PURE__ */ a(Head, { columns }),
    props.rows.map((revision2) => /* @__PURE__ */ a(Rows, { revision: revision2, page: props.page }, revision2.revision))
  ] });
}
function Rows({ revision: revision2, page }) {
  const { changes, representation } = revision2;
  return /* @__PURE__ */ a("tbody", { class: "group", id: `r${revision2.revision}`, children: [
    /* @__PURE__ */ a("tr", { children: [
      /* @__PURE__ */ a("th", { scope: "rowgroup", rowspan: Math.max(1, changes.length), children: [
        /* @__PURE__ */ a("b", { children: revision2.revision }),
        " ",
        changes.length > 0 && page.diffs.has(revision2.revision) && /* @__PURE__ */ a("a", { class: "jump", href: `#d${revision2.revision}`, children: [
          "diff",
          /* @__PURE__ */ a("span", { class: "vh", children: [
            " of revision ",
            revision2.revision,
            ", "
          ] })
        ] }),
        " ",
        /* @__PURE__ */ a("span", { class: "when", children: /* @__PURE__ */ a(When, { at: revision2.at, table: true }) }),
        " ",
        /* @__PURE__ */ a("span", { class: "by", children: [
          /* @__PURE__ */ a(Say, { of: personWords(revision2.by), page }),
          revision2.approved === false && /* @__PURE__ */ a("span", { class: "no", children: " not listed" })
        ] }),
        changes.length > 0 && revision2.missing && /* @__PURE__ */ a("small", { children: [
          " ",
          latestWords(revision2)
        ] })
      ] }),
      changes[0] ? /* @__PURE__ */ a(Cells, { change: changes[0], page }) : /* @__PURE__ */ a($, { children: [
        /* @__PURE__ */ a("td", { class: "set muted", children: revision2.revision === page.report.evidence.revisions.first ? "first seen: nothing before it to compare with" : "no setting changed" }),
        /* @__PURE__ */ a("td", { class: "muted", children: representation.length > 0 && `the spelling of ${some(representation.length, "setting")} did, without effect` }),
        /* @__PURE__ */ a("td", { class: "dirs" })
      ] }),
      /* @__PURE__ */ a("td", { class: "links", rowspan: Math.max(1, changes.length), children: [
        /* @__PURE__ */ a(Links, { ids: revision2.opened, word: "opened", page }),
        " ",
        closings(revision2.closed, page.book).map(({ word, ids }, i) => /* @__PURE__ */ a($, { children: [
          i > 0 && " ",
          /* @__PURE__ */ a(Links, { ids, word, page })
        ] }))
      ] })
    ] }),
    changes.slice(1).map((change) => /* @__PURE__ */ a("tr", { children: /* @__PURE__ */ a(Cells, { change, page }) }))
  ] });
}
function Cells({ change, page }) {
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("td", { class: "set", children: [
      /* @__PURE__ */ a(Say, { of: value(nameOf(change.subject)), page }),
      change.approval && /* @__PURE__ */ a("small", { children: [
        " ",
        /* @__PURE__ */ a(Say, { of: say`approval ${change.approval.id}: ${[visible(change.approval.result)]}`, page })
      ] })
    ] }),
    /* @__PURE__ */ a("td", { class: "diff", children: /* @__PURE__ */ a(Diff, { of: changeDifference(change, rowLimits), page }) }),
    /* @__PURE__ */ a("td", { class: "dirs", children: /* @__PURE__ */ a(Way, { direction: change.direction }) })
  ] });
}
function Links({ ids, word, page }) {
  if (ids.length === 0) return null;
  const first = ids.find((id) => page.anchors.has(id)) ?? ids[0];
  return /* @__PURE__ */ a("span", { children: /* @__PURE__ */ a(ToFinding, { id: first, page, children: [
    word,
    " ",
    thousands(ids.length)
  ] }) });
}
function Older({ revisions }) {
  const lines = [];
  let room = MAX_TEXT2;
  let shown = 0;
  for (let i = revisions.length - 1; i >= 0; i--) {
    const revision2 = revisions[i];
    const text = lineOf(revision2);
    room -= new TextEncoder().encode(text).length + 1;
    if (room < 0) break;
    lines.push(shown < MAX_PLACES ? /* @__PURE__ */ a("span", { id: `r${revision2.revision}`, children: text }) : text, "\n");
    shown++;
  }
  const left = revisions.length - shown;
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("details", { class: "older", children: [
      /* @__PURE__ */ a("summary", { children: [
        some(shown, "older revision"),
        ", as text (times are UTC)"
      ] }),
      /* @__PURE__ */ a("pre", { children: lines })
    ] }),
    left > 0 && /* @__PURE__ */ a("p", { class: "muted", children: [
      "The ",
      some(left, "oldest revision"),
      " are in the JSON report only."
    ] })
  ] });
}
var shortly = {
  looser: "looser",
  tighter: "tighter",
  neutral: "neither",
  unknown: "not known"
};
function lineOf(revision2) {
  const listed = revision2.approved === false ? " (not listed)" : "";
  const head2 = `${revision2.revision}  ${plain(at(revision2.at)).replace(" UTC", "")}  ${plain(personWords(revision2.by))}${listed}`;
  if (revision2.changes.length === 0) return `${head2}  no setting changed`;
  const late = revision2.missing ? `  (${latestWords(revision2)})` : "";
  const changes = revision2.changes.map((change) => {
    const what = say`${nameOf(change.subject)}  ${differenceWords(changeDifference(change, textLimits))}`;
    return `  ${plain(what)}  ${shortly[change.direction]}`;
  });
  return head2 + late + changes.join("\n");
}

// src/reporters/html/timeline/posture.tsx
var MAX_TABLE = 60;
function Curves({
  posture,
  left,
  right
}) {
  const { y, areas, most, line, zero: zero3, last } = posture;
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("g", { children: [
      /* @__PURE__ */ a("title", { children: `windows open, at most ${most}` }),
      areas.map(({ severity, path }) => /* @__PURE__ */ a("path", { class: `tl-area ink-${severity}`, d: path })),
      /* @__PURE__ */ a("path", { class: "tl-base", d: `M${left} ${y.open + 18}H${right}` })
    ] }),
    /* @__PURE__ */ a("g", { children: [
      /* @__PURE__ */ a("title", { children: `settings tightened less settings loosened: ${signed(last)}` }),
      /* @__PURE__ */ a("path", { class: "tl-zero", d: `M${left} ${zero3}H${right}` }),
      /* @__PURE__ */ a("path", { class: "tl-line", d: line })
    ] })
  ] });
}
function signed(n) {
  return n > 0 ? `+${thousands(n)}` : n < 0 ? `−${thousands(-n)}` : "0";
}
function PostureTable({ page }) {
  const { posture } = page.report;
  const shown = posture.slice(-MAX_TABLE).toReversed();
  if (posture.length === 0) return null;
  return /* @__PURE__ */ a("details", { class: "table", children: [
    /* @__PURE__ */ a("summary", { children: "Posture as a table" }),
    /* @__PURE__ */ a("table", { "aria-label": "Posture", children: [
      /* @__PURE__ */ a(
        Head,
        {
          columns: [
            "After",
            "Time (UTC)",
            ["Tightened", "n"],
            ["Loosened", "n"],
            ["Balance", "n"],
            ...worstToBest.map((severity) => [`Open, ${severity}`, "n"])
          ]
        }
      ),
      /* @__PURE__ */ a("tbody", { children: shown.map(({ revision: revision2, at: at2, tighter, looser, balance, open }) => /* @__PURE__ */ a("tr", { children: [
        /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a(Revision, { number: revision2, page }) }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(When, { at: at2, table: true }) }),
        /* @__PURE__ */ a("td", { class: "n", "data-label": "tightened", children: thousands(tighter) }),
        /* @__PURE__ */ a("td", { class: "n", "data-label": "loosened", children: thousands(looser) }),
        /* @__PURE__ */ a("td", { class: "n", "data-label": "balance", children: signed(balance) }),
        worstToBest.map((severity) => /* @__PURE__ */ a("td", { class: "n", "data-label": severity, children: thousands(open[severity]) }))
      ] })) })
    ] }),
    posture.length > shown.length && /* @__PURE__ */ a("p", { class: "muted", children: `And ${some(posture.length - shown.length, "earlier row")}, in the JSON report.` })
  ] });
}

// src/reporters/html/timeline/chart.tsx
var MAX_TIPS = 120;
var MAX_POINTS = 40;
function Chart({ drawing, id, label }) {
  const { width, height, left, top, ticks: ticks2, titles, notes, blind, lanes, rows, posture, narrow } = drawing;
  const end = width - 12;
  const tips = lanes.reduce((sum, lane) => sum + lane.spots.length, 0) <= MAX_TIPS;
  const above = (y) => narrow ? y - 12 : y;
  const barTips = rows.reduce((sum, row) => sum + row.bars.length, 0) <= MAX_TIPS;
  return /* @__PURE__ */ a(
    "svg",
    {
      class: "tl",
      viewBox: `0 0 ${width} ${height}`,
      ...label === void 0 ? { "aria-hidden": true } : { role: "img", "aria-label": label },
      children: [
        /* @__PURE__ */ a("defs", { children: [
          /* @__PURE__ */ a("pattern", { id: `${id}-blind`, width: "6", height: "6", patternUnits: "userSpaceOnUse", children: /* @__PURE__ */ a("path", { d: "M0 6 6 0", class: "tl-hatch" }) }),
          /* @__PURE__ */ a("pattern", { id: `${id}-off`, width: "5", height: "5", patternUnits: "userSpaceOnUse", children: /* @__PURE__ */ a("path", { d: "M0 0 5 5", class: "tl-hatch" }) })
        ] }),
        /* @__PURE__ */ a("path", { class: "tl-grid", d: ticks2.map(({ x }) => `M${x} ${top - 4}V${height}`).join("") }),
        ticks2.map(
          ({ x, words: words2 }, i) => x + words2.length * 6 > width || i > 0 && x - ticks2[i - 1].x < 34 ? null : /* @__PURE__ */ a("text", { class: "tl-axis", x, y: 14, children: words2 })
        ),
        notes?.freezes.map((band) => /* @__PURE__ */ a("rect", { class: "tl-freeze", x: band.x, y: top, width: band.width, height: height - top })),
        blind.map((band) => /* @__PURE__ */ a("rect", { x: band.x, y: top, width: band.width, height: height - top, fill: `url(#${id}-blind)`, children: /* @__PURE__ */ a("title", { children: band.words }) })),
        drawing.ends && /* @__PURE__ */ a("path", { class: "tl-now", d: `M${end} ${top - 8}V${height}` }),
        notes && /* @__PURE__ */ a("g", { children: [
          /* @__PURE__ */ a(
            Name,
            {
              text: notes.runs.length > 0 ? "Policies, freezes, audits" : "Freezes, policy changes",
              y: notes.y,
              drawing
            }
          ),
          notes.freezes.map((band) => /* @__PURE__ */ a("g", { children: [
            /* @__PURE__ */ a("title", { children: brief(band.words) }),
            /* @__PURE__ */ a("rect", { class: "tl-frozen", x: band.x, y: notes.y - 8, width: band.width, height: 16, rx: 3 }),
            band.width > 50 && /* @__PURE__ */ a("text", { class: "tl-small", x: band.x + 5, y: notes.y + 4, children: "freeze" })
          ] })),
          /* @__PURE__ */ a(Points, { class: "tl-run", points: notes.runs, shape: (x) => `M${x - 4} ${notes.y - 4}h8v8h-8z` }),
          /* @__PURE__ */ a(Points, { class: "tl-policy", points: notes.policies, shape: (x) => `M${x} ${notes.y - 6}l6 6-6 6-6-6z` })
        ] }),
        titles.map(({ y, words: words2 }) => /* @__PURE__ */ a("text", { class: "tl-title", x: narrow ? left : 0, y: y + 5, children: words2 })),
        lanes.map((lane) => /* @__PURE__ */ a(LaneMarks, { lane, drawing, tips })),
        posture && /* @__PURE__ */ a("g", { children: [
          /* @__PURE__ */ a(
            Name,
            {
              text: "Windows open",
              note: `most ${thousands(posture.most)}`,
              y: above(posture.y.open),
              drawing
            }
          ),
          /* @__PURE__ */ a(
            Name,
            {
              text: "Tightened less loosened",
              note: signed(posture.last),
              y: above(posture.y.balance),
              drawing
            }
          ),
          /* @__PURE__ */ a(Curves, { posture, left, right: end })
        ] }),
        rows.map((row) => /* @__PURE__ */ a(RowBars, { row, drawing, id, tips: barTips }))
      ]
    }
  );
}
function Points(props) {
  const { points, shape } = props;
  if (points.length === 0) return null;
  if (points.length > MAX_POINTS) return /* @__PURE__ */ a("path", { class: props.class, d: points.map(({ x }) => shape(x)).join("") });
  return /* @__PURE__ */ a($, { children: points.map(({ x, words: words2 }) => /* @__PURE__ */ a("path", { class: props.class, d: shape(x), children: /* @__PURE__ */ a("title", { children: brief(words2) }) })) });
}
function Name(props) {
  const { text, note, y, drawing, warn } = props;
  const at2 = drawing.narrow ? y - 16 : y + 4;
  const room = Math.floor((drawing.narrow ? drawing.width - 12 : drawing.left - 16) / 7.4) - (note ?? "").length;
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("text", { class: warn ? "tl-name tl-warn" : "tl-name", x: drawing.narrow ? drawing.left : 0, y: at2, children: fitted(brief(text), Math.max(10, room)) }),
    note !== void 0 && /* @__PURE__ */ a("text", { class: "tl-note", x: drawing.narrow ? drawing.width - 12 : drawing.left - 10, y: at2, "text-anchor": "end", children: note })
  ] });
}
function fitted(text, room) {
  return text.includes("@") && cells(text) > room ? `${head(text, room - 1)}…` : middle(text, room);
}
function LaneMarks({ lane, drawing, tips }) {
  const { y, spots, columns: columns2, count } = lane;
  const { name, people, unlisted } = lane.lane;
  const kinds2 = ["looser", "tighter", "both", "neither"];
  const alone = spots.filter((spot) => spot.revisions.length === 1);
  const ringed = alone.flatMap((spot) => spot.unlisted ? spot.x : []);
  if (lane.flagged !== null) ringed.push(lane.flagged);
  const marked = kinds2.map((way) => [way, alone.filter((spot) => spot.way === way)]);
  return /* @__PURE__ */ a("g", { children: [
    /* @__PURE__ */ a(
      Name,
      {
        text: name === null ? some(people, "other editor") : name === "" ? "an unknown editor" : name,
        note: thousands(count),
        y,
        drawing,
        warn: unlisted > 0
      }
    ),
    /* @__PURE__ */ a("path", { class: "tl-base", d: `M${drawing.left} ${y}H${drawing.width - 12}` }),
    marked.map(
      ([way, all]) => all.length === 0 ? null : tips ? all.map((spot) => /* @__PURE__ */ a("path", { class: `tl-${way}`, d: shapes[way](spot.x, y), children: /* @__PURE__ */ a("title", { children: `revision ${spot.revisions[0]}, ${way}` }) })) : /* @__PURE__ */ a("path", { class: `tl-${way}`, d: all.map((spot) => shapes[way](spot.x, y)).join("") })
    ),
    spots.filter((spot) => spot.revisions.length > 1).map((spot) => /* @__PURE__ */ a(Cluster, { spot, y })),
    columns2.length > 0 && /* @__PURE__ */ a($, { children: [
      /* @__PURE__ */ a("path", { class: "tl-looser", d: columns2.map((one2) => column(one2, y, "up")).join("") }),
      /* @__PURE__ */ a("path", { class: "tl-tighter", d: columns2.map((one2) => column(one2, y, "down")).join("") }),
      /* @__PURE__ */ a("path", { class: "tl-neither", d: columns2.map((one2) => flat(one2, y)).join("") })
    ] }),
    ringed.length > 0 && /* @__PURE__ */ a("path", { class: "tl-ring", d: ringed.map((x) => `M${x - 8} ${y}a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`).join("") })
  ] });
}
var shapes = {
  looser: (x, y) => `M${x} ${y - 6}l5.5 10.5h-11z`,
  tighter: (x, y) => `M${x} ${y + 6}l-5.5-10.5h11z`,
  both: (x, y) => `M${x} ${y - 6}l6 6-6 6-6-6z`,
  neither: (x, y) => `M${x - 3} ${y}a3 3 0 1 1 6 0a3 3 0 1 1-6 0z`
};
function Cluster({ spot, y }) {
  const words2 = String(spot.revisions.length);
  const width = 21 + 7.5 * words2.length;
  const left = Math.round(spot.x - width / 2);
  return /* @__PURE__ */ a("g", { class: spot.unlisted ? "tl-many tl-unlisted" : "tl-many", children: [
    /* @__PURE__ */ a("title", { children: `revisions ${spot.revisions.slice(0, 12).join(", ")}${spot.revisions.length > 12 ? " …" : ""}` }),
    /* @__PURE__ */ a("rect", { x: left, y: y - 9, width, height: 18, rx: 9 }),
    /* @__PURE__ */ a("path", { class: `tl-${spot.way}`, d: shapes[spot.way](left + 10, y) }),
    /* @__PURE__ */ a("text", { x: left + 18, y: y + 4, children: words2 })
  ] });
}
function column({ x, width, up, down }, y, way) {
  const height = way === "up" ? up : down;
  return height === 0 ? "" : `M${x} ${y}v${way === "up" ? -height : height}h${width}V${y}z`;
}
function flat({ x, width, up, down }, y) {
  return up + down > 0 ? "" : `M${x} ${y - 1}h${width}v2h-${width}z`;
}
function RowBars(props) {
  const { row, drawing, id, tips } = props;
  const { y, bars } = row;
  const { rule, rules, windows, seconds: seconds2 } = row.row;
  const times = windows.length > 1 ? `${windows.length}× ` : "";
  return /* @__PURE__ */ a("g", { children: [
    /* @__PURE__ */ a(
      Name,
      {
        text: rule ?? some(rules, "further rule"),
        note: `${times}${duration(seconds2).replace(/ d .*/, " d")}`,
        y,
        drawing
      }
    ),
    bars.map((bar) => /* @__PURE__ */ a(BarShape, { bar, y, id, tip: tips ? barTip(bar, rule) : void 0 }))
  ] });
}
function barTip(bar, rule) {
  const length = duration(Math.floor((bar.until - bar.from) / 1e3));
  const what = bar.findings.length > 1 ? `${some(bar.findings.length, "window")} in ${length}` : `${bar.state}, ${length}`;
  return `${rule === null ? "" : `${brief(rule)}, `}${bar.severity}, ${what}`;
}
function BarShape(props) {
  const { bar, y, id, tip } = props;
  const { x, width, severity, state, before, beyond, inert, unsure, words: words2 } = bar;
  const tips = [before ? `M${x} ${y}l8-5v10z` : "", beyond ? `M${x + width} ${y}l-8-5v10z` : ""].join("");
  const sparse = bar.covered < 0.9 * (bar.until - bar.from);
  const kinds2 = [inert && "tl-inert", unsure && "tl-unsure", sparse && "tl-sparse"];
  const classes = ["tl-bar", `ink-${severity}`, `tl-${state}`, ...kinds2];
  return /* @__PURE__ */ a("g", { class: classes.filter(Boolean).join(" "), children: [
    tip !== void 0 && /* @__PURE__ */ a("title", { children: tip }),
    /* @__PURE__ */ a("rect", { x, y: y - 7, width, height: 14, rx: 2 }),
    state === "excepted" && /* @__PURE__ */ a("rect", { class: "tl-over", x, y: y - 7, width, height: 14, fill: `url(#${id}-off)` }),
    tips !== "" && width > 16 && /* @__PURE__ */ a("path", { class: "tl-tip", d: tips }),
    words2 !== "" && state === "open" && !inert && /* @__PURE__ */ a("text", { x: x + (before ? 12 : 6), y: y + 4, children: words2 })
  ] });
}

// src/reporters/html/timeline/round.ts
function round(x) {
  return Math.round(x * 10) / 10;
}

// src/reporters/html/timeline/bars.ts
var MAX_BARS = 24;
function barsOf(row, tracks, view, x) {
  const seen2 = row.windows.filter((one2) => one2.until >= view.from && one2.from <= view.until);
  const stretch = (x(view.until) - x(view.from) + 1) / MAX_BARS;
  const place = (bar) => Math.floor((bar.x - x(view.from)) / stretch);
  return layers.flatMap(
    (state) => [false, true].flatMap((inert) => {
      const alike = seen2.filter((one2) => one2.state === state && one2.inert === inert);
      const all = alike.map((one2) => barOf(one2, tracks, view, x));
      const bars = merged(all, (last, bar) => bar.x - (last.x + last.width) < 2);
      return bars.length <= MAX_BARS ? bars : merged(bars, (last, bar) => place(last) === place(bar));
    })
  );
}
function merged(bars, are) {
  const found = [];
  for (const bar of bars) {
    const last = found.at(-1);
    if (last && are(last, bar)) found[found.length - 1] = both(last, bar);
    else found.push(bar);
  }
  return found;
}
var layers = ["closed", "excepted", "open"];
function both(a2, b) {
  const end = Math.max(a2.x + a2.width, b.x + b.width);
  const findings = [...a2.findings, ...b.findings];
  const severity = weight(b.severity) > weight(a2.severity) ? b.severity : a2.severity;
  const unsure = a2.unsure || b.unsure;
  const until = Math.max(a2.until, b.until);
  const covered = a2.covered + Math.max(0, b.until - Math.max(a2.until, b.from));
  return {
    ...a2,
    until,
    covered,
    width: round(end - a2.x),
    severity,
    unsure,
    beyond: a2.beyond || b.beyond,
    findings,
    words: ""
  };
}
function barOf(one2, tracks, view, x) {
  const from = x(one2.from);
  const width = Math.max(3, round(x(one2.until) - from));
  const length = duration(Math.floor((one2.until - one2.from) / 1e3)).replace(/ d .*/, " d");
  const words2 = `${one2.state} ${one2.exact ? "" : "≥ "}${length}`;
  return {
    x: from,
    width,
    severity: one2.severity,
    state: one2.state,
    inert: one2.inert,
    unsure: tracks.blind.some((gap) => gap.from < one2.until && gap.until > one2.from),
    before: !one2.exact || one2.from < view.from,
    beyond: one2.until > view.until || one2.state !== "closed" && one2.until >= tracks.until,
    words: width >= 10 + 6.4 * words2.length ? words2 : "",
    from: one2.from,
    until: one2.until,
    covered: one2.until - one2.from,
    findings: [one2.finding]
  };
}

// src/reporters/html/timeline/curves.ts
var HEIGHT = 36;
var CURVE = HEIGHT + 10;
var total = (open) => open.reduce((sum, n) => sum + n, 0);
function postureOf({ posture }, view, x, y) {
  const stands = seen(posture, view);
  const [first, last] = [stands[0], stands.at(-1)];
  if (!first || !last) return void 0;
  const columns2 = inColumns(stands, x);
  const end = Math.round(x(view.until));
  const most = Math.max(1, ...stands.map(({ open }) => total(open)));
  const bottom = y.open + HEIGHT / 2;
  const areas = worstToBest.map((severity, i) => {
    const tops = columns2.map(({ at: at2, most: stand }) => {
      const open = total(stand.open.slice(0, i + 1));
      return { at: at2, y: Math.round(bottom - HEIGHT * open / most) };
    });
    return { severity, path: `M${columns2[0].at} ${bottom}${steps(tops)}H${end}V${bottom}z` };
  }).toReversed();
  const balances = stands.map(({ balance }) => balance);
  const [low, high] = [Math.min(0, ...balances), Math.max(0, ...balances)];
  const height = (balance) => Math.round(y.balance + HEIGHT / 2 - HEIGHT * (balance - low) / Math.max(1, high - low));
  const line = columns2.map(({ at: at2, last: stand }) => ({ at: at2, y: height(stand.balance) }));
  return {
    y,
    areas,
    most,
    line: `M${line[0].at} ${line[0].y}${steps(line)}H${end}`,
    zero: height(0),
    last: last.balance
  };
}
function seen(posture, { from, until }) {
  const before = posture.findLast(({ at: at2 }) => at2 < from);
  const within = posture.filter(({ at: at2 }) => at2 >= from && at2 <= until);
  return before ? [{ ...before, at: from }, ...within] : within;
}
function inColumns(stands, x) {
  const columns2 = [];
  for (const stand of stands) {
    const at2 = Math.round(x(stand.at));
    const column2 = columns2.at(-1);
    if (column2?.at !== at2) columns2.push({ at: at2, most: stand, last: stand });
    else {
      column2.last = stand;
      if (total(stand.open) > total(column2.most.open)) column2.most = stand;
    }
  }
  return columns2;
}
function steps(points) {
  return points.map(({ at: at2, y }, i) => i > 0 && points[i - 1].y === y ? "" : `H${at2}V${y}`).join("");
}

// node_modules/d3-array/dist/d3-array.mjs
function ascending(a2, b) {
  return a2 == null || b == null ? NaN : a2 < b ? -1 : a2 > b ? 1 : a2 >= b ? 0 : NaN;
}
function descending(a2, b) {
  return a2 == null || b == null ? NaN : b < a2 ? -1 : b > a2 ? 1 : b >= a2 ? 0 : NaN;
}
function bisector(f) {
  let compare1, compare2, delta;
  if (f.length !== 2) {
    compare1 = ascending;
    compare2 = (d, x) => ascending(f(d), x);
    delta = (d, x) => f(d) - x;
  } else {
    compare1 = f === ascending || f === descending ? f : zero;
    compare2 = f;
    delta = f;
  }
  function left(a2, x, lo = 0, hi = a2.length) {
    if (lo < hi) {
      if (compare1(x, x) !== 0) return hi;
      do {
        const mid = lo + hi >>> 1;
        if (compare2(a2[mid], x) < 0) lo = mid + 1;
        else hi = mid;
      } while (lo < hi);
    }
    return lo;
  }
  function right(a2, x, lo = 0, hi = a2.length) {
    if (lo < hi) {
      if (compare1(x, x) !== 0) return hi;
      do {
        const mid = lo + hi >>> 1;
        if (compare2(a2[mid], x) <= 0) lo = mid + 1;
        else hi = mid;
      } while (lo < hi);
    }
    return lo;
  }
  function center(a2, x, lo = 0, hi = a2.length) {
    const i = left(a2, x, lo, hi - 1);
    return i > lo && delta(a2[i - 1], x) > -delta(a2[i], x) ? i - 1 : i;
  }
  return { left, center, right };
}
function zero() {
  return 0;
}
function number(x) {
  return x === null ? NaN : +x;
}
var ascendingBisect = bisector(ascending);
var bisectRight = ascendingBisect.right;
var bisectLeft = ascendingBisect.left;
var bisectCenter = bisector(number).center;
var blur2 = Blur2(blurf);
var blurImage = Blur2(blurfImage);
function Blur2(blur) {
  return function(data, rx, ry = rx) {
    if (!((rx = +rx) >= 0)) throw new RangeError("invalid rx");
    if (!((ry = +ry) >= 0)) throw new RangeError("invalid ry");
    let { data: values, width, height } = data;
    if (!((width = Math.floor(width)) >= 0)) throw new RangeError("invalid width");
    if (!((height = Math.floor(height !== void 0 ? height : values.length / width)) >= 0)) throw new RangeError("invalid height");
    if (!width || !height || !rx && !ry) return data;
    const blurx = rx && blur(rx);
    const blury = ry && blur(ry);
    const temp = values.slice();
    if (blurx && blury) {
      blurh(blurx, temp, values, width, height);
      blurh(blurx, values, temp, width, height);
      blurh(blurx, temp, values, width, height);
      blurv(blury, values, temp, width, height);
      blurv(blury, temp, values, width, height);
      blurv(blury, values, temp, width, height);
    } else if (blurx) {
      blurh(blurx, values, temp, width, height);
      blurh(blurx, temp, values, width, height);
      blurh(blurx, values, temp, width, height);
    } else if (blury) {
      blurv(blury, values, temp, width, height);
      blurv(blury, temp, values, width, height);
      blurv(blury, values, temp, width, height);
    }
    return data;
  };
}
function blurh(blur, T, S, w, h) {
  for (let y = 0, n = w * h; y < n; ) {
    blur(T, S, y, y += w, 1);
  }
}
function blurv(blur, T, S, w, h) {
  for (let x = 0, n = w * h; x < w; ++x) {
    blur(T, S, x, x + n, w);
  }
}
function blurfImage(radius) {
  const blur = blurf(radius);
  return (T, S, start, stop, step) => {
    start <<= 2, stop <<= 2, step <<= 2;
    blur(T, S, start + 0, stop + 0, step);
    blur(T, S, start + 1, stop + 1, step);
    blur(T, S, start + 2, stop + 2, step);
    blur(T, S, start + 3, stop + 3, step);
  };
}
function blurf(radius) {
  const radius0 = Math.floor(radius);
  if (radius0 === radius) return bluri(radius);
  const t = radius - radius0;
  const w = 2 * radius + 1;
  return (T, S, start, stop, step) => {
    if (!((stop -= step) >= start)) return;
    let sum = radius0 * S[start];
    const s0 = step * radius0;
    const s1 = s0 + step;
    for (let i = start, j = start + s0; i < j; i += step) {
      sum += S[Math.min(stop, i)];
    }
    for (let i = start, j = stop; i <= j; i += step) {
      sum += S[Math.min(stop, i + s0)];
      T[i] = (sum + t * (S[Math.max(start, i - s1)] + S[Math.min(stop, i + s1)])) / w;
      sum -= S[Math.max(start, i - s0)];
    }
  };
}
function bluri(radius) {
  const w = 2 * radius + 1;
  return (T, S, start, stop, step) => {
    if (!((stop -= step) >= start)) return;
    let sum = radius * S[start];
    const s = step * radius;
    for (let i = start, j = start + s; i < j; i += step) {
      sum += S[Math.min(stop, i)];
    }
    for (let i = start, j = stop; i <= j; i += step) {
      sum += S[Math.min(stop, i + s)];
      T[i] = sum / w;
      sum -= S[Math.max(start, i - s)];
    }
  };
}
var array = Array.prototype;
var slice = array.slice;
var e10 = Math.sqrt(50);
var e5 = Math.sqrt(10);
var e2 = Math.sqrt(2);
function tickSpec(start, stop, count) {
  const step = (stop - start) / Math.max(0, count), power = Math.floor(Math.log10(step)), error = step / Math.pow(10, power), factor = error >= e10 ? 10 : error >= e5 ? 5 : error >= e2 ? 2 : 1;
  let i1, i2, inc;
  if (power < 0) {
    inc = Math.pow(10, -power) / factor;
    i1 = Math.round(start * inc);
    i2 = Math.round(stop * inc);
    if (i1 / inc < start) ++i1;
    if (i2 / inc > stop) --i2;
    inc = -inc;
  } else {
    inc = Math.pow(10, power) * factor;
    i1 = Math.round(start / inc);
    i2 = Math.round(stop / inc);
    if (i1 * inc < start) ++i1;
    if (i2 * inc > stop) --i2;
  }
  if (i2 < i1 && 0.5 <= count && count < 2) return tickSpec(start, stop, count * 2);
  return [i1, i2, inc];
}
function tickIncrement(start, stop, count) {
  stop = +stop, start = +start, count = +count;
  return tickSpec(start, stop, count)[2];
}
function tickStep(start, stop, count) {
  stop = +stop, start = +start, count = +count;
  const reverse = stop < start, inc = reverse ? tickIncrement(stop, start, count) : tickIncrement(start, stop, count);
  return (reverse ? -1 : 1) * (inc < 0 ? 1 / -inc : inc);
}
var shuffle = shuffler(Math.random);
function shuffler(random) {
  return function shuffle2(array2, i0 = 0, i1 = array2.length) {
    let m = i1 - (i0 = +i0);
    while (m) {
      const i = random() * m-- | 0, t = array2[m + i0];
      array2[m + i0] = array2[i + i0];
      array2[i + i0] = t;
    }
    return array2;
  };
}

// node_modules/d3-color/dist/d3-color.mjs
function define(constructor, factory, prototype) {
  constructor.prototype = factory.prototype = prototype;
  prototype.constructor = constructor;
}
function extend(parent, definition) {
  var prototype = Object.create(parent.prototype);
  for (var key in definition) prototype[key] = definition[key];
  return prototype;
}
function Color() {
}
var darker = 0.7;
var brighter = 1 / darker;
var reI = "\\s*([+-]?\\d+)\\s*";
var reN = "\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*";
var reP = "\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*";
var reHex = /^#([0-9a-f]{3,8})$/;
var reRgbInteger = new RegExp(`^rgb\\(${reI},${reI},${reI}\\)$`);
var reRgbPercent = new RegExp(`^rgb\\(${reP},${reP},${reP}\\)$`);
var reRgbaInteger = new RegExp(`^rgba\\(${reI},${reI},${reI},${reN}\\)$`);
var reRgbaPercent = new RegExp(`^rgba\\(${reP},${reP},${reP},${reN}\\)$`);
var reHslPercent = new RegExp(`^hsl\\(${reN},${reP},${reP}\\)$`);
var reHslaPercent = new RegExp(`^hsla\\(${reN},${reP},${reP},${reN}\\)$`);
var named2 = {
  aliceblue: 15792383,
  antiquewhite: 16444375,
  aqua: 65535,
  aquamarine: 8388564,
  azure: 15794175,
  beige: 16119260,
  bisque: 16770244,
  black: 0,
  blanchedalmond: 16772045,
  blue: 255,
  blueviolet: 9055202,
  brown: 10824234,
  burlywood: 14596231,
  cadetblue: 6266528,
  chartreuse: 8388352,
  chocolate: 13789470,
  coral: 16744272,
  cornflowerblue: 6591981,
  cornsilk: 16775388,
  crimson: 14423100,
  cyan: 65535,
  darkblue: 139,
  darkcyan: 35723,
  darkgoldenrod: 12092939,
  darkgray: 11119017,
  darkgreen: 25600,
  darkgrey: 11119017,
  darkkhaki: 12433259,
  darkmagenta: 9109643,
  darkolivegreen: 5597999,
  darkorange: 16747520,
  darkorchid: 10040012,
  darkred: 9109504,
  darksalmon: 15308410,
  darkseagreen: 9419919,
  darkslateblue: 4734347,
  darkslategray: 3100495,
  darkslategrey: 3100495,
  darkturquoise: 52945,
  darkviolet: 9699539,
  deeppink: 16716947,
  deepskyblue: 49151,
  dimgray: 6908265,
  dimgrey: 6908265,
  dodgerblue: 2003199,
  firebrick: 11674146,
  floralwhite: 16775920,
  forestgreen: 2263842,
  fuchsia: 16711935,
  gainsboro: 14474460,
  ghostwhite: 16316671,
  gold: 16766720,
  goldenrod: 14329120,
  gray: 8421504,
  green: 32768,
  greenyellow: 11403055,
  grey: 8421504,
  honeydew: 15794160,
  hotpink: 16738740,
  indianred: 13458524,
  indigo: 4915330,
  ivory: 16777200,
  khaki: 15787660,
  lavender: 15132410,
  lavenderblush: 16773365,
  lawngreen: 8190976,
  lemonchiffon: 16775885,
  lightblue: 11393254,
  lightcoral: 15761536,
  lightcyan: 14745599,
  lightgoldenrodyellow: 16448210,
  lightgray: 13882323,
  lightgreen: 9498256,
  lightgrey: 13882323,
  lightpink: 16758465,
  lightsalmon: 16752762,
  lightseagreen: 2142890,
  lightskyblue: 8900346,
  lightslategray: 7833753,
  lightslategrey: 7833753,
  lightsteelblue: 11584734,
  lightyellow: 16777184,
  lime: 65280,
  limegreen: 3329330,
  linen: 16445670,
  magenta: 16711935,
  maroon: 8388608,
  mediumaquamarine: 6737322,
  mediumblue: 205,
  mediumorchid: 12211667,
  mediumpurple: 9662683,
  mediumseagreen: 3978097,
  mediumslateblue: 8087790,
  mediumspringgreen: 64154,
  mediumturquoise: 4772300,
  mediumvioletred: 13047173,
  midnightblue: 1644912,
  mintcream: 16121850,
  mistyrose: 16770273,
  moccasin: 16770229,
  navajowhite: 16768685,
  navy: 128,
  oldlace: 16643558,
  olive: 8421376,
  olivedrab: 7048739,
  orange: 16753920,
  orangered: 16729344,
  orchid: 14315734,
  palegoldenrod: 15657130,
  palegreen: 10025880,
  paleturquoise: 11529966,
  palevioletred: 14381203,
  papayawhip: 16773077,
  peachpuff: 16767673,
  peru: 13468991,
  pink: 16761035,
  plum: 14524637,
  powderblue: 11591910,
  purple: 8388736,
  rebeccapurple: 6697881,
  red: 16711680,
  rosybrown: 12357519,
  royalblue: 4286945,
  saddlebrown: 9127187,
  salmon: 16416882,
  sandybrown: 16032864,
  seagreen: 3050327,
  seashell: 16774638,
  sienna: 10506797,
  silver: 12632256,
  skyblue: 8900331,
  slateblue: 6970061,
  slategray: 7372944,
  slategrey: 7372944,
  snow: 16775930,
  springgreen: 65407,
  steelblue: 4620980,
  tan: 13808780,
  teal: 32896,
  thistle: 14204888,
  tomato: 16737095,
  turquoise: 4251856,
  violet: 15631086,
  wheat: 16113331,
  white: 16777215,
  whitesmoke: 16119285,
  yellow: 16776960,
  yellowgreen: 10145074
};
define(Color, color, {
  copy(channels) {
    return Object.assign(new this.constructor(), this, channels);
  },
  displayable() {
    return this.rgb().displayable();
  },
  hex: color_formatHex,
  // Deprecated! Use color.formatHex.
  formatHex: color_formatHex,
  formatHex8: color_formatHex8,
  formatHsl: color_formatHsl,
  formatRgb: color_formatRgb,
  toString: color_formatRgb
});
function color_formatHex() {
  return this.rgb().formatHex();
}
function color_formatHex8() {
  return this.rgb().formatHex8();
}
function color_formatHsl() {
  return hslConvert(this).formatHsl();
}
function color_formatRgb() {
  return this.rgb().formatRgb();
}
function color(format) {
  var m, l;
  format = (format + "").trim().toLowerCase();
  return (m = reHex.exec(format)) ? (l = m[1].length, m = parseInt(m[1], 16), l === 6 ? rgbn(m) : l === 3 ? new Rgb(m >> 8 & 15 | m >> 4 & 240, m >> 4 & 15 | m & 240, (m & 15) << 4 | m & 15, 1) : l === 8 ? rgba(m >> 24 & 255, m >> 16 & 255, m >> 8 & 255, (m & 255) / 255) : l === 4 ? rgba(m >> 12 & 15 | m >> 8 & 240, m >> 8 & 15 | m >> 4 & 240, m >> 4 & 15 | m & 240, ((m & 15) << 4 | m & 15) / 255) : null) : (m = reRgbInteger.exec(format)) ? new Rgb(m[1], m[2], m[3], 1) : (m = reRgbPercent.exec(format)) ? new Rgb(m[1] * 255 / 100, m[2] * 255 / 100, m[3] * 255 / 100, 1) : (m = reRgbaInteger.exec(format)) ? rgba(m[1], m[2], m[3], m[4]) : (m = reRgbaPercent.exec(format)) ? rgba(m[1] * 255 / 100, m[2] * 255 / 100, m[3] * 255 / 100, m[4]) : (m = reHslPercent.exec(format)) ? hsla(m[1], m[2] / 100, m[3] / 100, 1) : (m = reHslaPercent.exec(format)) ? hsla(m[1], m[2] / 100, m[3] / 100, m[4]) : named2.hasOwnProperty(format) ? rgbn(named2[format]) : format === "transparent" ? new Rgb(NaN, NaN, NaN, 0) : null;
}
function rgbn(n) {
  return new Rgb(n >> 16 & 255, n >> 8 & 255, n & 255, 1);
}
function rgba(r, g, b, a2) {
  if (a2 <= 0) r = g = b = NaN;
  return new Rgb(r, g, b, a2);
}
function rgbConvert(o) {
  if (!(o instanceof Color)) o = color(o);
  if (!o) return new Rgb();
  o = o.rgb();
  return new Rgb(o.r, o.g, o.b, o.opacity);
}
function rgb(r, g, b, opacity) {
  return arguments.length === 1 ? rgbConvert(r) : new Rgb(r, g, b, opacity == null ? 1 : opacity);
}
function Rgb(r, g, b, opacity) {
  this.r = +r;
  this.g = +g;
  this.b = +b;
  this.opacity = +opacity;
}
define(Rgb, rgb, extend(Color, {
  brighter(k) {
    k = k == null ? brighter : Math.pow(brighter, k);
    return new Rgb(this.r * k, this.g * k, this.b * k, this.opacity);
  },
  darker(k) {
    k = k == null ? darker : Math.pow(darker, k);
    return new Rgb(this.r * k, this.g * k, this.b * k, this.opacity);
  },
  rgb() {
    return this;
  },
  clamp() {
    return new Rgb(clampi(this.r), clampi(this.g), clampi(this.b), clampa(this.opacity));
  },
  displayable() {
    return -0.5 <= this.r && this.r < 255.5 && (-0.5 <= this.g && this.g < 255.5) && (-0.5 <= this.b && this.b < 255.5) && (0 <= this.opacity && this.opacity <= 1);
  },
  hex: rgb_formatHex,
  // Deprecated! Use color.formatHex.
  formatHex: rgb_formatHex,
  formatHex8: rgb_formatHex8,
  formatRgb: rgb_formatRgb,
  toString: rgb_formatRgb
}));
function rgb_formatHex() {
  return `#${hex(this.r)}${hex(this.g)}${hex(this.b)}`;
}
function rgb_formatHex8() {
  return `#${hex(this.r)}${hex(this.g)}${hex(this.b)}${hex((isNaN(this.opacity) ? 1 : this.opacity) * 255)}`;
}
function rgb_formatRgb() {
  const a2 = clampa(this.opacity);
  return `${a2 === 1 ? "rgb(" : "rgba("}${clampi(this.r)}, ${clampi(this.g)}, ${clampi(this.b)}${a2 === 1 ? ")" : `, ${a2})`}`;
}
function clampa(opacity) {
  return isNaN(opacity) ? 1 : Math.max(0, Math.min(1, opacity));
}
function clampi(value3) {
  return Math.max(0, Math.min(255, Math.round(value3) || 0));
}
function hex(value3) {
  value3 = clampi(value3);
  return (value3 < 16 ? "0" : "") + value3.toString(16);
}
function hsla(h, s, l, a2) {
  if (a2 <= 0) h = s = l = NaN;
  else if (l <= 0 || l >= 1) h = s = NaN;
  else if (s <= 0) h = NaN;
  return new Hsl(h, s, l, a2);
}
function hslConvert(o) {
  if (o instanceof Hsl) return new Hsl(o.h, o.s, o.l, o.opacity);
  if (!(o instanceof Color)) o = color(o);
  if (!o) return new Hsl();
  if (o instanceof Hsl) return o;
  o = o.rgb();
  var r = o.r / 255, g = o.g / 255, b = o.b / 255, min = Math.min(r, g, b), max = Math.max(r, g, b), h = NaN, s = max - min, l = (max + min) / 2;
  if (s) {
    if (r === max) h = (g - b) / s + (g < b) * 6;
    else if (g === max) h = (b - r) / s + 2;
    else h = (r - g) / s + 4;
    s /= l < 0.5 ? max + min : 2 - max - min;
    h *= 60;
  } else {
    s = l > 0 && l < 1 ? 0 : h;
  }
  return new Hsl(h, s, l, o.opacity);
}
function hsl(h, s, l, opacity) {
  return arguments.length === 1 ? hslConvert(h) : new Hsl(h, s, l, opacity == null ? 1 : opacity);
}
function Hsl(h, s, l, opacity) {
  this.h = +h;
  this.s = +s;
  this.l = +l;
  this.opacity = +opacity;
}
define(Hsl, hsl, extend(Color, {
  brighter(k) {
    k = k == null ? brighter : Math.pow(brighter, k);
    return new Hsl(this.h, this.s, this.l * k, this.opacity);
  },
  darker(k) {
    k = k == null ? darker : Math.pow(darker, k);
    return new Hsl(this.h, this.s, this.l * k, this.opacity);
  },
  rgb() {
    var h = this.h % 360 + (this.h < 0) * 360, s = isNaN(h) || isNaN(this.s) ? 0 : this.s, l = this.l, m2 = l + (l < 0.5 ? l : 1 - l) * s, m1 = 2 * l - m2;
    return new Rgb(
      hsl2rgb(h >= 240 ? h - 240 : h + 120, m1, m2),
      hsl2rgb(h, m1, m2),
      hsl2rgb(h < 120 ? h + 240 : h - 120, m1, m2),
      this.opacity
    );
  },
  clamp() {
    return new Hsl(clamph(this.h), clampt(this.s), clampt(this.l), clampa(this.opacity));
  },
  displayable() {
    return (0 <= this.s && this.s <= 1 || isNaN(this.s)) && (0 <= this.l && this.l <= 1) && (0 <= this.opacity && this.opacity <= 1);
  },
  formatHsl() {
    const a2 = clampa(this.opacity);
    return `${a2 === 1 ? "hsl(" : "hsla("}${clamph(this.h)}, ${clampt(this.s) * 100}%, ${clampt(this.l) * 100}%${a2 === 1 ? ")" : `, ${a2})`}`;
  }
}));
function clamph(value3) {
  value3 = (value3 || 0) % 360;
  return value3 < 0 ? value3 + 360 : value3;
}
function clampt(value3) {
  return Math.max(0, Math.min(1, value3 || 0));
}
function hsl2rgb(h, m1, m2) {
  return (h < 60 ? m1 + (m2 - m1) * h / 60 : h < 180 ? m2 : h < 240 ? m1 + (m2 - m1) * (240 - h) / 60 : m1) * 255;
}
var radians = Math.PI / 180;
var degrees = 180 / Math.PI;
var K = 18;
var Xn = 0.96422;
var Yn = 1;
var Zn = 0.82521;
var t0 = 4 / 29;
var t1 = 6 / 29;
var t2 = 3 * t1 * t1;
var t3 = t1 * t1 * t1;
function labConvert(o) {
  if (o instanceof Lab) return new Lab(o.l, o.a, o.b, o.opacity);
  if (o instanceof Hcl) return hcl2lab(o);
  if (!(o instanceof Rgb)) o = rgbConvert(o);
  var r = rgb2lrgb(o.r), g = rgb2lrgb(o.g), b = rgb2lrgb(o.b), y = xyz2lab((0.2225045 * r + 0.7168786 * g + 0.0606169 * b) / Yn), x, z2;
  if (r === g && g === b) x = z2 = y;
  else {
    x = xyz2lab((0.4360747 * r + 0.3850649 * g + 0.1430804 * b) / Xn);
    z2 = xyz2lab((0.0139322 * r + 0.0971045 * g + 0.7141733 * b) / Zn);
  }
  return new Lab(116 * y - 16, 500 * (x - y), 200 * (y - z2), o.opacity);
}
function lab(l, a2, b, opacity) {
  return arguments.length === 1 ? labConvert(l) : new Lab(l, a2, b, opacity == null ? 1 : opacity);
}
function Lab(l, a2, b, opacity) {
  this.l = +l;
  this.a = +a2;
  this.b = +b;
  this.opacity = +opacity;
}
define(Lab, lab, extend(Color, {
  brighter(k) {
    return new Lab(this.l + K * (k == null ? 1 : k), this.a, this.b, this.opacity);
  },
  darker(k) {
    return new Lab(this.l - K * (k == null ? 1 : k), this.a, this.b, this.opacity);
  },
  rgb() {
    var y = (this.l + 16) / 116, x = isNaN(this.a) ? y : y + this.a / 500, z2 = isNaN(this.b) ? y : y - this.b / 200;
    x = Xn * lab2xyz(x);
    y = Yn * lab2xyz(y);
    z2 = Zn * lab2xyz(z2);
    return new Rgb(
      lrgb2rgb(3.1338561 * x - 1.6168667 * y - 0.4906146 * z2),
      lrgb2rgb(-0.9787684 * x + 1.9161415 * y + 0.033454 * z2),
      lrgb2rgb(0.0719453 * x - 0.2289914 * y + 1.4052427 * z2),
      this.opacity
    );
  }
}));
function xyz2lab(t) {
  return t > t3 ? Math.pow(t, 1 / 3) : t / t2 + t0;
}
function lab2xyz(t) {
  return t > t1 ? t * t * t : t2 * (t - t0);
}
function lrgb2rgb(x) {
  return 255 * (x <= 31308e-7 ? 12.92 * x : 1.055 * Math.pow(x, 1 / 2.4) - 0.055);
}
function rgb2lrgb(x) {
  return (x /= 255) <= 0.04045 ? x / 12.92 : Math.pow((x + 0.055) / 1.055, 2.4);
}
function hclConvert(o) {
  if (o instanceof Hcl) return new Hcl(o.h, o.c, o.l, o.opacity);
  if (!(o instanceof Lab)) o = labConvert(o);
  if (o.a === 0 && o.b === 0) return new Hcl(NaN, 0 < o.l && o.l < 100 ? 0 : NaN, o.l, o.opacity);
  var h = Math.atan2(o.b, o.a) * degrees;
  return new Hcl(h < 0 ? h + 360 : h, Math.sqrt(o.a * o.a + o.b * o.b), o.l, o.opacity);
}
function hcl(h, c, l, opacity) {
  return arguments.length === 1 ? hclConvert(h) : new Hcl(h, c, l, opacity == null ? 1 : opacity);
}
function Hcl(h, c, l, opacity) {
  this.h = +h;
  this.c = +c;
  this.l = +l;
  this.opacity = +opacity;
}
function hcl2lab(o) {
  if (isNaN(o.h)) return new Lab(o.l, 0, 0, o.opacity);
  var h = o.h * radians;
  return new Lab(o.l, Math.cos(h) * o.c, Math.sin(h) * o.c, o.opacity);
}
define(Hcl, hcl, extend(Color, {
  brighter(k) {
    return new Hcl(this.h, this.c, this.l + K * (k == null ? 1 : k), this.opacity);
  },
  darker(k) {
    return new Hcl(this.h, this.c, this.l - K * (k == null ? 1 : k), this.opacity);
  },
  rgb() {
    return hcl2lab(this).rgb();
  }
}));
var A = -0.14861;
var B = 1.78277;
var C = -0.29227;
var D = -0.90649;
var E = 1.97294;
var ED = E * D;
var EB = E * B;
var BC_DA = B * C - D * A;
function cubehelixConvert(o) {
  if (o instanceof Cubehelix) return new Cubehelix(o.h, o.s, o.l, o.opacity);
  if (!(o instanceof Rgb)) o = rgbConvert(o);
  var r = o.r / 255, g = o.g / 255, b = o.b / 255, l = (BC_DA * b + ED * r - EB * g) / (BC_DA + ED - EB), bl = b - l, k = (E * (g - l) - C * bl) / D, s = Math.sqrt(k * k + bl * bl) / (E * l * (1 - l)), h = s ? Math.atan2(k, bl) * degrees - 120 : NaN;
  return new Cubehelix(h < 0 ? h + 360 : h, s, l, o.opacity);
}
function cubehelix(h, s, l, opacity) {
  return arguments.length === 1 ? cubehelixConvert(h) : new Cubehelix(h, s, l, opacity == null ? 1 : opacity);
}
function Cubehelix(h, s, l, opacity) {
  this.h = +h;
  this.s = +s;
  this.l = +l;
  this.opacity = +opacity;
}
define(Cubehelix, cubehelix, extend(Color, {
  brighter(k) {
    k = k == null ? brighter : Math.pow(brighter, k);
    return new Cubehelix(this.h, this.s, this.l * k, this.opacity);
  },
  darker(k) {
    k = k == null ? darker : Math.pow(darker, k);
    return new Cubehelix(this.h, this.s, this.l * k, this.opacity);
  },
  rgb() {
    var h = isNaN(this.h) ? 0 : (this.h + 120) * radians, l = +this.l, a2 = isNaN(this.s) ? 0 : this.s * l * (1 - l), cosh2 = Math.cos(h), sinh2 = Math.sin(h);
    return new Rgb(
      255 * (l + a2 * (A * cosh2 + B * sinh2)),
      255 * (l + a2 * (C * cosh2 + D * sinh2)),
      255 * (l + a2 * (E * cosh2)),
      this.opacity
    );
  }
}));

// node_modules/d3-interpolate/dist/d3-interpolate.mjs
function basis(t13, v0, v1, v2, v3) {
  var t22 = t13 * t13, t32 = t22 * t13;
  return ((1 - 3 * t13 + 3 * t22 - t32) * v0 + (4 - 6 * t22 + 3 * t32) * v1 + (1 + 3 * t13 + 3 * t22 - 3 * t32) * v2 + t32 * v3) / 6;
}
function basis$1(values) {
  var n = values.length - 1;
  return function(t) {
    var i = t <= 0 ? t = 0 : t >= 1 ? (t = 1, n - 1) : Math.floor(t * n), v1 = values[i], v2 = values[i + 1], v0 = i > 0 ? values[i - 1] : 2 * v1 - v2, v3 = i < n - 1 ? values[i + 2] : 2 * v2 - v1;
    return basis((t - i / n) * n, v0, v1, v2, v3);
  };
}
function basisClosed(values) {
  var n = values.length;
  return function(t) {
    var i = Math.floor(((t %= 1) < 0 ? ++t : t) * n), v0 = values[(i + n - 1) % n], v1 = values[i % n], v2 = values[(i + 1) % n], v3 = values[(i + 2) % n];
    return basis((t - i / n) * n, v0, v1, v2, v3);
  };
}
var constant = (x) => () => x;
function linear(a2, d) {
  return function(t) {
    return a2 + t * d;
  };
}
function exponential(a2, b, y) {
  return a2 = Math.pow(a2, y), b = Math.pow(b, y) - a2, y = 1 / y, function(t) {
    return Math.pow(a2 + t * b, y);
  };
}
function hue$1(a2, b) {
  var d = b - a2;
  return d ? linear(a2, d > 180 || d < -180 ? d - 360 * Math.round(d / 360) : d) : constant(isNaN(a2) ? b : a2);
}
function gamma(y) {
  return (y = +y) === 1 ? nogamma : function(a2, b) {
    return b - a2 ? exponential(a2, b, y) : constant(isNaN(a2) ? b : a2);
  };
}
function nogamma(a2, b) {
  var d = b - a2;
  return d ? linear(a2, d) : constant(isNaN(a2) ? b : a2);
}
var rgb2 = (function rgbGamma(y) {
  var color2 = gamma(y);
  function rgb3(start, end) {
    var r = color2((start = rgb(start)).r, (end = rgb(end)).r), g = color2(start.g, end.g), b = color2(start.b, end.b), opacity = nogamma(start.opacity, end.opacity);
    return function(t) {
      start.r = r(t);
      start.g = g(t);
      start.b = b(t);
      start.opacity = opacity(t);
      return start + "";
    };
  }
  rgb3.gamma = rgbGamma;
  return rgb3;
})(1);
function rgbSpline(spline) {
  return function(colors) {
    var n = colors.length, r = new Array(n), g = new Array(n), b = new Array(n), i, color2;
    for (i = 0; i < n; ++i) {
      color2 = rgb(colors[i]);
      r[i] = color2.r || 0;
      g[i] = color2.g || 0;
      b[i] = color2.b || 0;
    }
    r = spline(r);
    g = spline(g);
    b = spline(b);
    color2.opacity = 1;
    return function(t) {
      color2.r = r(t);
      color2.g = g(t);
      color2.b = b(t);
      return color2 + "";
    };
  };
}
var rgbBasis = rgbSpline(basis$1);
var rgbBasisClosed = rgbSpline(basisClosed);
function numberArray(a2, b) {
  if (!b) b = [];
  var n = a2 ? Math.min(b.length, a2.length) : 0, c = b.slice(), i;
  return function(t) {
    for (i = 0; i < n; ++i) c[i] = a2[i] * (1 - t) + b[i] * t;
    return c;
  };
}
function isNumberArray(x) {
  return ArrayBuffer.isView(x) && !(x instanceof DataView);
}
function genericArray(a2, b) {
  var nb = b ? b.length : 0, na = a2 ? Math.min(nb, a2.length) : 0, x = new Array(na), c = new Array(nb), i;
  for (i = 0; i < na; ++i) x[i] = value2(a2[i], b[i]);
  for (; i < nb; ++i) c[i] = b[i];
  return function(t) {
    for (i = 0; i < na; ++i) c[i] = x[i](t);
    return c;
  };
}
function date(a2, b) {
  var d = /* @__PURE__ */ new Date();
  return a2 = +a2, b = +b, function(t) {
    return d.setTime(a2 * (1 - t) + b * t), d;
  };
}
function number2(a2, b) {
  return a2 = +a2, b = +b, function(t) {
    return a2 * (1 - t) + b * t;
  };
}
function object(a2, b) {
  var i = {}, c = {}, k;
  if (a2 === null || typeof a2 !== "object") a2 = {};
  if (b === null || typeof b !== "object") b = {};
  for (k in b) {
    if (k in a2) {
      i[k] = value2(a2[k], b[k]);
    } else {
      c[k] = b[k];
    }
  }
  return function(t) {
    for (k in i) c[k] = i[k](t);
    return c;
  };
}
var reA = /[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g;
var reB = new RegExp(reA.source, "g");
function zero2(b) {
  return function() {
    return b;
  };
}
function one(b) {
  return function(t) {
    return b(t) + "";
  };
}
function string(a2, b) {
  var bi = reA.lastIndex = reB.lastIndex = 0, am, bm, bs, i = -1, s = [], q = [];
  a2 = a2 + "", b = b + "";
  while ((am = reA.exec(a2)) && (bm = reB.exec(b))) {
    if ((bs = bm.index) > bi) {
      bs = b.slice(bi, bs);
      if (s[i]) s[i] += bs;
      else s[++i] = bs;
    }
    if ((am = am[0]) === (bm = bm[0])) {
      if (s[i]) s[i] += bm;
      else s[++i] = bm;
    } else {
      s[++i] = null;
      q.push({ i, x: number2(am, bm) });
    }
    bi = reB.lastIndex;
  }
  if (bi < b.length) {
    bs = b.slice(bi);
    if (s[i]) s[i] += bs;
    else s[++i] = bs;
  }
  return s.length < 2 ? q[0] ? one(q[0].x) : zero2(b) : (b = q.length, function(t) {
    for (var i2 = 0, o; i2 < b; ++i2) s[(o = q[i2]).i] = o.x(t);
    return s.join("");
  });
}
function value2(a2, b) {
  var t = typeof b, c;
  return b == null || t === "boolean" ? constant(b) : (t === "number" ? number2 : t === "string" ? (c = color(b)) ? (b = c, rgb2) : string : b instanceof color ? rgb2 : b instanceof Date ? date : isNumberArray(b) ? numberArray : Array.isArray(b) ? genericArray : typeof b.valueOf !== "function" && typeof b.toString !== "function" || isNaN(b) ? object : number2)(a2, b);
}
function round2(a2, b) {
  return a2 = +a2, b = +b, function(t) {
    return Math.round(a2 * (1 - t) + b * t);
  };
}
var degrees2 = 180 / Math.PI;
var identity2 = {
  translateX: 0,
  translateY: 0,
  rotate: 0,
  skewX: 0,
  scaleX: 1,
  scaleY: 1
};
function decompose(a2, b, c, d, e, f) {
  var scaleX, scaleY, skewX;
  if (scaleX = Math.sqrt(a2 * a2 + b * b)) a2 /= scaleX, b /= scaleX;
  if (skewX = a2 * c + b * d) c -= a2 * skewX, d -= b * skewX;
  if (scaleY = Math.sqrt(c * c + d * d)) c /= scaleY, d /= scaleY, skewX /= scaleY;
  if (a2 * d < b * c) a2 = -a2, b = -b, skewX = -skewX, scaleX = -scaleX;
  return {
    translateX: e,
    translateY: f,
    rotate: Math.atan2(b, a2) * degrees2,
    skewX: Math.atan(skewX) * degrees2,
    scaleX,
    scaleY
  };
}
var svgNode;
function parseCss(value3) {
  const m = new (typeof DOMMatrix === "function" ? DOMMatrix : WebKitCSSMatrix)(value3 + "");
  return m.isIdentity ? identity2 : decompose(m.a, m.b, m.c, m.d, m.e, m.f);
}
function parseSvg(value3) {
  if (value3 == null) return identity2;
  if (!svgNode) svgNode = document.createElementNS("http://www.w3.org/2000/svg", "g");
  svgNode.setAttribute("transform", value3);
  if (!(value3 = svgNode.transform.baseVal.consolidate())) return identity2;
  value3 = value3.matrix;
  return decompose(value3.a, value3.b, value3.c, value3.d, value3.e, value3.f);
}
function interpolateTransform(parse, pxComma, pxParen, degParen) {
  function pop(s) {
    return s.length ? s.pop() + " " : "";
  }
  function translate(xa, ya, xb, yb, s, q) {
    if (xa !== xb || ya !== yb) {
      var i = s.push("translate(", null, pxComma, null, pxParen);
      q.push({ i: i - 4, x: number2(xa, xb) }, { i: i - 2, x: number2(ya, yb) });
    } else if (xb || yb) {
      s.push("translate(" + xb + pxComma + yb + pxParen);
    }
  }
  function rotate(a2, b, s, q) {
    if (a2 !== b) {
      if (a2 - b > 180) b += 360;
      else if (b - a2 > 180) a2 += 360;
      q.push({ i: s.push(pop(s) + "rotate(", null, degParen) - 2, x: number2(a2, b) });
    } else if (b) {
      s.push(pop(s) + "rotate(" + b + degParen);
    }
  }
  function skewX(a2, b, s, q) {
    if (a2 !== b) {
      q.push({ i: s.push(pop(s) + "skewX(", null, degParen) - 2, x: number2(a2, b) });
    } else if (b) {
      s.push(pop(s) + "skewX(" + b + degParen);
    }
  }
  function scale(xa, ya, xb, yb, s, q) {
    if (xa !== xb || ya !== yb) {
      var i = s.push(pop(s) + "scale(", null, ",", null, ")");
      q.push({ i: i - 4, x: number2(xa, xb) }, { i: i - 2, x: number2(ya, yb) });
    } else if (xb !== 1 || yb !== 1) {
      s.push(pop(s) + "scale(" + xb + "," + yb + ")");
    }
  }
  return function(a2, b) {
    var s = [], q = [];
    a2 = parse(a2), b = parse(b);
    translate(a2.translateX, a2.translateY, b.translateX, b.translateY, s, q);
    rotate(a2.rotate, b.rotate, s, q);
    skewX(a2.skewX, b.skewX, s, q);
    scale(a2.scaleX, a2.scaleY, b.scaleX, b.scaleY, s, q);
    a2 = b = null;
    return function(t) {
      var i = -1, n = q.length, o;
      while (++i < n) s[(o = q[i]).i] = o.x(t);
      return s.join("");
    };
  };
}
var interpolateTransformCss = interpolateTransform(parseCss, "px, ", "px)", "deg)");
var interpolateTransformSvg = interpolateTransform(parseSvg, ", ", ")", ")");
var epsilon2 = 1e-12;
function cosh(x) {
  return ((x = Math.exp(x)) + 1 / x) / 2;
}
function sinh(x) {
  return ((x = Math.exp(x)) - 1 / x) / 2;
}
function tanh(x) {
  return ((x = Math.exp(2 * x)) - 1) / (x + 1);
}
var zoom = (function zoomRho(rho, rho2, rho4) {
  function zoom2(p0, p1) {
    var ux0 = p0[0], uy0 = p0[1], w0 = p0[2], ux1 = p1[0], uy1 = p1[1], w1 = p1[2], dx = ux1 - ux0, dy = uy1 - uy0, d2 = dx * dx + dy * dy, i, S;
    if (d2 < epsilon2) {
      S = Math.log(w1 / w0) / rho;
      i = function(t) {
        return [
          ux0 + t * dx,
          uy0 + t * dy,
          w0 * Math.exp(rho * t * S)
        ];
      };
    } else {
      var d1 = Math.sqrt(d2), b0 = (w1 * w1 - w0 * w0 + rho4 * d2) / (2 * w0 * rho2 * d1), b1 = (w1 * w1 - w0 * w0 - rho4 * d2) / (2 * w1 * rho2 * d1), r0 = Math.log(Math.sqrt(b0 * b0 + 1) - b0), r1 = Math.log(Math.sqrt(b1 * b1 + 1) - b1);
      S = (r1 - r0) / rho;
      i = function(t) {
        var s = t * S, coshr0 = cosh(r0), u = w0 / (rho2 * d1) * (coshr0 * tanh(rho * s + r0) - sinh(r0));
        return [
          ux0 + u * dx,
          uy0 + u * dy,
          w0 * coshr0 / cosh(rho * s + r0)
        ];
      };
    }
    i.duration = Math.abs(S) * 1e3 * rho / Math.SQRT2;
    return i;
  }
  zoom2.rho = function(_) {
    var _1 = Math.max(1e-3, +_), _2 = _1 * _1, _4 = _2 * _2;
    return zoomRho(_1, _2, _4);
  };
  return zoom2;
})(Math.SQRT2, 2, 4);
function hsl2(hue) {
  return function(start, end) {
    var h = hue((start = hsl(start)).h, (end = hsl(end)).h), s = nogamma(start.s, end.s), l = nogamma(start.l, end.l), opacity = nogamma(start.opacity, end.opacity);
    return function(t) {
      start.h = h(t);
      start.s = s(t);
      start.l = l(t);
      start.opacity = opacity(t);
      return start + "";
    };
  };
}
var hsl_default = hsl2(hue$1);
var hslLong = hsl2(nogamma);
function hcl2(hue) {
  return function(start, end) {
    var h = hue((start = hcl(start)).h, (end = hcl(end)).h), c = nogamma(start.c, end.c), l = nogamma(start.l, end.l), opacity = nogamma(start.opacity, end.opacity);
    return function(t) {
      start.h = h(t);
      start.c = c(t);
      start.l = l(t);
      start.opacity = opacity(t);
      return start + "";
    };
  };
}
var hcl_default = hcl2(hue$1);
var hclLong = hcl2(nogamma);
function cubehelix2(hue) {
  return (function cubehelixGamma(y) {
    y = +y;
    function cubehelix3(start, end) {
      var h = hue((start = cubehelix(start)).h, (end = cubehelix(end)).h), s = nogamma(start.s, end.s), l = nogamma(start.l, end.l), opacity = nogamma(start.opacity, end.opacity);
      return function(t) {
        start.h = h(t);
        start.s = s(t);
        start.l = l(Math.pow(t, y));
        start.opacity = opacity(t);
        return start + "";
      };
    }
    cubehelix3.gamma = cubehelixGamma;
    return cubehelix3;
  })(1);
}
var cubehelix_default = cubehelix2(hue$1);
var cubehelixLong = cubehelix2(nogamma);

// node_modules/d3-time/dist/d3-time.mjs
var t02 = /* @__PURE__ */ new Date();
var t12 = /* @__PURE__ */ new Date();
function timeInterval(floori, offseti, count, field) {
  function interval(date3) {
    return floori(date3 = arguments.length === 0 ? /* @__PURE__ */ new Date() : /* @__PURE__ */ new Date(+date3)), date3;
  }
  interval.floor = (date3) => {
    return floori(date3 = /* @__PURE__ */ new Date(+date3)), date3;
  };
  interval.ceil = (date3) => {
    return floori(date3 = new Date(date3 - 1)), offseti(date3, 1), floori(date3), date3;
  };
  interval.round = (date3) => {
    const d0 = interval(date3), d1 = interval.ceil(date3);
    return date3 - d0 < d1 - date3 ? d0 : d1;
  };
  interval.offset = (date3, step) => {
    return offseti(date3 = /* @__PURE__ */ new Date(+date3), step == null ? 1 : Math.floor(step)), date3;
  };
  interval.range = (start, stop, step) => {
    const range2 = [];
    start = interval.ceil(start);
    step = step == null ? 1 : Math.floor(step);
    if (!(start < stop) || !(step > 0)) return range2;
    let previous;
    do
      range2.push(previous = /* @__PURE__ */ new Date(+start)), offseti(start, step), floori(start);
    while (previous < start && start < stop);
    return range2;
  };
  interval.filter = (test) => {
    return timeInterval((date3) => {
      if (date3 >= date3) while (floori(date3), !test(date3)) date3.setTime(date3 - 1);
    }, (date3, step) => {
      if (date3 >= date3) {
        if (step < 0) while (++step <= 0) {
          while (offseti(date3, -1), !test(date3)) {
          }
        }
        else while (--step >= 0) {
          while (offseti(date3, 1), !test(date3)) {
          }
        }
      }
    });
  };
  if (count) {
    interval.count = (start, end) => {
      t02.setTime(+start), t12.setTime(+end);
      floori(t02), floori(t12);
      return Math.floor(count(t02, t12));
    };
    interval.every = (step) => {
      step = Math.floor(step);
      return !isFinite(step) || !(step > 0) ? null : !(step > 1) ? interval : interval.filter(field ? (d) => field(d) % step === 0 : (d) => interval.count(0, d) % step === 0);
    };
  }
  return interval;
}
var millisecond = timeInterval(() => {
}, (date3, step) => {
  date3.setTime(+date3 + step);
}, (start, end) => {
  return end - start;
});
millisecond.every = (k) => {
  k = Math.floor(k);
  if (!isFinite(k) || !(k > 0)) return null;
  if (!(k > 1)) return millisecond;
  return timeInterval((date3) => {
    date3.setTime(Math.floor(date3 / k) * k);
  }, (date3, step) => {
    date3.setTime(+date3 + step * k);
  }, (start, end) => {
    return (end - start) / k;
  });
};
var milliseconds = millisecond.range;
var durationSecond = 1e3;
var durationMinute = durationSecond * 60;
var durationHour = durationMinute * 60;
var durationDay = durationHour * 24;
var durationWeek = durationDay * 7;
var durationMonth = durationDay * 30;
var durationYear = durationDay * 365;
var second = timeInterval((date3) => {
  date3.setTime(date3 - date3.getMilliseconds());
}, (date3, step) => {
  date3.setTime(+date3 + step * durationSecond);
}, (start, end) => {
  return (end - start) / durationSecond;
}, (date3) => {
  return date3.getUTCSeconds();
});
var seconds = second.range;
var timeMinute = timeInterval((date3) => {
  date3.setTime(date3 - date3.getMilliseconds() - date3.getSeconds() * durationSecond);
}, (date3, step) => {
  date3.setTime(+date3 + step * durationMinute);
}, (start, end) => {
  return (end - start) / durationMinute;
}, (date3) => {
  return date3.getMinutes();
});
var timeMinutes = timeMinute.range;
var utcMinute = timeInterval((date3) => {
  date3.setUTCSeconds(0, 0);
}, (date3, step) => {
  date3.setTime(+date3 + step * durationMinute);
}, (start, end) => {
  return (end - start) / durationMinute;
}, (date3) => {
  return date3.getUTCMinutes();
});
var utcMinutes = utcMinute.range;
var timeHour = timeInterval((date3) => {
  date3.setTime(date3 - date3.getMilliseconds() - date3.getSeconds() * durationSecond - date3.getMinutes() * durationMinute);
}, (date3, step) => {
  date3.setTime(+date3 + step * durationHour);
}, (start, end) => {
  return (end - start) / durationHour;
}, (date3) => {
  return date3.getHours();
});
var timeHours = timeHour.range;
var utcHour = timeInterval((date3) => {
  date3.setUTCMinutes(0, 0, 0);
}, (date3, step) => {
  date3.setTime(+date3 + step * durationHour);
}, (start, end) => {
  return (end - start) / durationHour;
}, (date3) => {
  return date3.getUTCHours();
});
var utcHours = utcHour.range;
var timeDay = timeInterval(
  (date3) => date3.setHours(0, 0, 0, 0),
  (date3, step) => date3.setDate(date3.getDate() + step),
  (start, end) => (end - start - (end.getTimezoneOffset() - start.getTimezoneOffset()) * durationMinute) / durationDay,
  (date3) => date3.getDate() - 1
);
var timeDays = timeDay.range;
var utcDay = timeInterval((date3) => {
  date3.setUTCHours(0, 0, 0, 0);
}, (date3, step) => {
  date3.setUTCDate(date3.getUTCDate() + step);
}, (start, end) => {
  return (end - start) / durationDay;
}, (date3) => {
  return date3.getUTCDate() - 1;
});
var utcDays = utcDay.range;
var unixDay = timeInterval((date3) => {
  date3.setUTCHours(0, 0, 0, 0);
}, (date3, step) => {
  date3.setUTCDate(date3.getUTCDate() + step);
}, (start, end) => {
  return (end - start) / durationDay;
}, (date3) => {
  return Math.floor(date3 / durationDay);
});
var unixDays = unixDay.range;
function timeWeekday(i) {
  return timeInterval((date3) => {
    date3.setDate(date3.getDate() - (date3.getDay() + 7 - i) % 7);
    date3.setHours(0, 0, 0, 0);
  }, (date3, step) => {
    date3.setDate(date3.getDate() + step * 7);
  }, (start, end) => {
    return (end - start - (end.getTimezoneOffset() - start.getTimezoneOffset()) * durationMinute) / durationWeek;
  });
}
var timeSunday = timeWeekday(0);
var timeMonday = timeWeekday(1);
var timeTuesday = timeWeekday(2);
var timeWednesday = timeWeekday(3);
var timeThursday = timeWeekday(4);
var timeFriday = timeWeekday(5);
var timeSaturday = timeWeekday(6);
var timeSundays = timeSunday.range;
var timeMondays = timeMonday.range;
var timeTuesdays = timeTuesday.range;
var timeWednesdays = timeWednesday.range;
var timeThursdays = timeThursday.range;
var timeFridays = timeFriday.range;
var timeSaturdays = timeSaturday.range;
function utcWeekday(i) {
  return timeInterval((date3) => {
    date3.setUTCDate(date3.getUTCDate() - (date3.getUTCDay() + 7 - i) % 7);
    date3.setUTCHours(0, 0, 0, 0);
  }, (date3, step) => {
    date3.setUTCDate(date3.getUTCDate() + step * 7);
  }, (start, end) => {
    return (end - start) / durationWeek;
  });
}
var utcSunday = utcWeekday(0);
var utcMonday = utcWeekday(1);
var utcTuesday = utcWeekday(2);
var utcWednesday = utcWeekday(3);
var utcThursday = utcWeekday(4);
var utcFriday = utcWeekday(5);
var utcSaturday = utcWeekday(6);
var utcSundays = utcSunday.range;
var utcMondays = utcMonday.range;
var utcTuesdays = utcTuesday.range;
var utcWednesdays = utcWednesday.range;
var utcThursdays = utcThursday.range;
var utcFridays = utcFriday.range;
var utcSaturdays = utcSaturday.range;
var timeMonth = timeInterval((date3) => {
  date3.setDate(1);
  date3.setHours(0, 0, 0, 0);
}, (date3, step) => {
  date3.setMonth(date3.getMonth() + step);
}, (start, end) => {
  return end.getMonth() - start.getMonth() + (end.getFullYear() - start.getFullYear()) * 12;
}, (date3) => {
  return date3.getMonth();
});
var timeMonths = timeMonth.range;
var utcMonth = timeInterval((date3) => {
  date3.setUTCDate(1);
  date3.setUTCHours(0, 0, 0, 0);
}, (date3, step) => {
  date3.setUTCMonth(date3.getUTCMonth() + step);
}, (start, end) => {
  return end.getUTCMonth() - start.getUTCMonth() + (end.getUTCFullYear() - start.getUTCFullYear()) * 12;
}, (date3) => {
  return date3.getUTCMonth();
});
var utcMonths = utcMonth.range;
var timeYear = timeInterval((date3) => {
  date3.setMonth(0, 1);
  date3.setHours(0, 0, 0, 0);
}, (date3, step) => {
  date3.setFullYear(date3.getFullYear() + step);
}, (start, end) => {
  return end.getFullYear() - start.getFullYear();
}, (date3) => {
  return date3.getFullYear();
});
timeYear.every = (k) => {
  return !isFinite(k = Math.floor(k)) || !(k > 0) ? null : timeInterval((date3) => {
    date3.setFullYear(Math.floor(date3.getFullYear() / k) * k);
    date3.setMonth(0, 1);
    date3.setHours(0, 0, 0, 0);
  }, (date3, step) => {
    date3.setFullYear(date3.getFullYear() + step * k);
  });
};
var timeYears = timeYear.range;
var utcYear = timeInterval((date3) => {
  date3.setUTCMonth(0, 1);
  date3.setUTCHours(0, 0, 0, 0);
}, (date3, step) => {
  date3.setUTCFullYear(date3.getUTCFullYear() + step);
}, (start, end) => {
  return end.getUTCFullYear() - start.getUTCFullYear();
}, (date3) => {
  return date3.getUTCFullYear();
});
utcYear.every = (k) => {
  return !isFinite(k = Math.floor(k)) || !(k > 0) ? null : timeInterval((date3) => {
    date3.setUTCFullYear(Math.floor(date3.getUTCFullYear() / k) * k);
    date3.setUTCMonth(0, 1);
    date3.setUTCHours(0, 0, 0, 0);
  }, (date3, step) => {
    date3.setUTCFullYear(date3.getUTCFullYear() + step * k);
  });
};
var utcYears = utcYear.range;
function ticker(year, month, week, day, hour, minute) {
  const tickIntervals = [
    [second, 1, durationSecond],
    [second, 5, 5 * durationSecond],
    [second, 15, 15 * durationSecond],
    [second, 30, 30 * durationSecond],
    [minute, 1, durationMinute],
    [minute, 5, 5 * durationMinute],
    [minute, 15, 15 * durationMinute],
    [minute, 30, 30 * durationMinute],
    [hour, 1, durationHour],
    [hour, 3, 3 * durationHour],
    [hour, 6, 6 * durationHour],
    [hour, 12, 12 * durationHour],
    [day, 1, durationDay],
    [day, 2, 2 * durationDay],
    [week, 1, durationWeek],
    [month, 1, durationMonth],
    [month, 3, 3 * durationMonth],
    [year, 1, durationYear]
  ];
  function ticks2(start, stop, count) {
    const reverse = stop < start;
    if (reverse) [start, stop] = [stop, start];
    const interval = count && typeof count.range === "function" ? count : tickInterval(start, stop, count);
    const ticks3 = interval ? interval.range(start, +stop + 1) : [];
    return reverse ? ticks3.reverse() : ticks3;
  }
  function tickInterval(start, stop, count) {
    const target = Math.abs(stop - start) / count;
    const i = bisector(([, , step2]) => step2).right(tickIntervals, target);
    if (i === tickIntervals.length) return year.every(tickStep(start / durationYear, stop / durationYear, count));
    if (i === 0) return millisecond.every(Math.max(tickStep(start, stop, count), 1));
    const [t, step] = tickIntervals[target / tickIntervals[i - 1][2] < tickIntervals[i][2] / target ? i - 1 : i];
    return t.every(step);
  }
  return [ticks2, tickInterval];
}
var [utcTicks, utcTickInterval] = ticker(utcYear, utcMonth, utcSunday, unixDay, utcHour, utcMinute);
var [timeTicks, timeTickInterval] = ticker(timeYear, timeMonth, timeSunday, timeDay, timeHour, timeMinute);

// node_modules/d3-time-format/dist/d3-time-format.mjs
function localDate(d) {
  if (0 <= d.y && d.y < 100) {
    var date3 = new Date(-1, d.m, d.d, d.H, d.M, d.S, d.L);
    date3.setFullYear(d.y);
    return date3;
  }
  return new Date(d.y, d.m, d.d, d.H, d.M, d.S, d.L);
}
function utcDate(d) {
  if (0 <= d.y && d.y < 100) {
    var date3 = new Date(Date.UTC(-1, d.m, d.d, d.H, d.M, d.S, d.L));
    date3.setUTCFullYear(d.y);
    return date3;
  }
  return new Date(Date.UTC(d.y, d.m, d.d, d.H, d.M, d.S, d.L));
}
function newDate(y, m, d) {
  return { y, m, d, H: 0, M: 0, S: 0, L: 0 };
}
function formatLocale(locale2) {
  var locale_dateTime = locale2.dateTime, locale_date = locale2.date, locale_time = locale2.time, locale_periods = locale2.periods, locale_weekdays = locale2.days, locale_shortWeekdays = locale2.shortDays, locale_months = locale2.months, locale_shortMonths = locale2.shortMonths;
  var periodRe = formatRe(locale_periods), periodLookup = formatLookup(locale_periods), weekdayRe = formatRe(locale_weekdays), weekdayLookup = formatLookup(locale_weekdays), shortWeekdayRe = formatRe(locale_shortWeekdays), shortWeekdayLookup = formatLookup(locale_shortWeekdays), monthRe = formatRe(locale_months), monthLookup = formatLookup(locale_months), shortMonthRe = formatRe(locale_shortMonths), shortMonthLookup = formatLookup(locale_shortMonths);
  var formats = {
    "a": formatShortWeekday,
    "A": formatWeekday,
    "b": formatShortMonth,
    "B": formatMonth,
    "c": null,
    "d": formatDayOfMonth,
    "e": formatDayOfMonth,
    "f": formatMicroseconds,
    "g": formatYearISO,
    "G": formatFullYearISO,
    "H": formatHour24,
    "I": formatHour12,
    "j": formatDayOfYear,
    "L": formatMilliseconds,
    "m": formatMonthNumber,
    "M": formatMinutes,
    "p": formatPeriod,
    "q": formatQuarter,
    "Q": formatUnixTimestamp,
    "s": formatUnixTimestampSeconds,
    "S": formatSeconds,
    "u": formatWeekdayNumberMonday,
    "U": formatWeekNumberSunday,
    "V": formatWeekNumberISO,
    "w": formatWeekdayNumberSunday,
    "W": formatWeekNumberMonday,
    "x": null,
    "X": null,
    "y": formatYear,
    "Y": formatFullYear,
    "Z": formatZone,
    "%": formatLiteralPercent
  };
  var utcFormats = {
    "a": formatUTCShortWeekday,
    "A": formatUTCWeekday,
    "b": formatUTCShortMonth,
    "B": formatUTCMonth,
    "c": null,
    "d": formatUTCDayOfMonth,
    "e": formatUTCDayOfMonth,
    "f": formatUTCMicroseconds,
    "g": formatUTCYearISO,
    "G": formatUTCFullYearISO,
    "H": formatUTCHour24,
    "I": formatUTCHour12,
    "j": formatUTCDayOfYear,
    "L": formatUTCMilliseconds,
    "m": formatUTCMonthNumber,
    "M": formatUTCMinutes,
    "p": formatUTCPeriod,
    "q": formatUTCQuarter,
    "Q": formatUnixTimestamp,
    "s": formatUnixTimestampSeconds,
    "S": formatUTCSeconds,
    "u": formatUTCWeekdayNumberMonday,
    "U": formatUTCWeekNumberSunday,
    "V": formatUTCWeekNumberISO,
    "w": formatUTCWeekdayNumberSunday,
    "W": formatUTCWeekNumberMonday,
    "x": null,
    "X": null,
    "y": formatUTCYear,
    "Y": formatUTCFullYear,
    "Z": formatUTCZone,
    "%": formatLiteralPercent
  };
  var parses = {
    "a": parseShortWeekday,
    "A": parseWeekday,
    "b": parseShortMonth,
    "B": parseMonth,
    "c": parseLocaleDateTime,
    "d": parseDayOfMonth,
    "e": parseDayOfMonth,
    "f": parseMicroseconds,
    "g": parseYear,
    "G": parseFullYear,
    "H": parseHour24,
    "I": parseHour24,
    "j": parseDayOfYear,
    "L": parseMilliseconds,
    "m": parseMonthNumber,
    "M": parseMinutes,
    "p": parsePeriod,
    "q": parseQuarter,
    "Q": parseUnixTimestamp,
    "s": parseUnixTimestampSeconds,
    "S": parseSeconds,
    "u": parseWeekdayNumberMonday,
    "U": parseWeekNumberSunday,
    "V": parseWeekNumberISO,
    "w": parseWeekdayNumberSunday,
    "W": parseWeekNumberMonday,
    "x": parseLocaleDate,
    "X": parseLocaleTime,
    "y": parseYear,
    "Y": parseFullYear,
    "Z": parseZone,
    "%": parseLiteralPercent
  };
  formats.x = newFormat(locale_date, formats);
  formats.X = newFormat(locale_time, formats);
  formats.c = newFormat(locale_dateTime, formats);
  utcFormats.x = newFormat(locale_date, utcFormats);
  utcFormats.X = newFormat(locale_time, utcFormats);
  utcFormats.c = newFormat(locale_dateTime, utcFormats);
  function newFormat(specifier, formats2) {
    return function(date3) {
      var string2 = [], i = -1, j = 0, n = specifier.length, c, pad2, format;
      if (!(date3 instanceof Date)) date3 = /* @__PURE__ */ new Date(+date3);
      while (++i < n) {
        if (specifier.charCodeAt(i) === 37) {
          string2.push(specifier.slice(j, i));
          if ((pad2 = pads[c = specifier.charAt(++i)]) != null) c = specifier.charAt(++i);
          else pad2 = c === "e" ? " " : "0";
          if (format = formats2[c]) c = format(date3, pad2);
          string2.push(c);
          j = i + 1;
        }
      }
      string2.push(specifier.slice(j, i));
      return string2.join("");
    };
  }
  function newParse(specifier, Z) {
    return function(string2) {
      var d = newDate(1900, void 0, 1), i = parseSpecifier(d, specifier, string2 += "", 0), week, day;
      if (i != string2.length) return null;
      if ("Q" in d) return new Date(d.Q);
      if ("s" in d) return new Date(d.s * 1e3 + ("L" in d ? d.L : 0));
      if (Z && !("Z" in d)) d.Z = 0;
      if ("p" in d) d.H = d.H % 12 + d.p * 12;
      if (d.m === void 0) d.m = "q" in d ? d.q : 0;
      if ("V" in d) {
        if (d.V < 1 || d.V > 53) return null;
        if (!("w" in d)) d.w = 1;
        if ("Z" in d) {
          week = utcDate(newDate(d.y, 0, 1)), day = week.getUTCDay();
          week = day > 4 || day === 0 ? utcMonday.ceil(week) : utcMonday(week);
          week = utcDay.offset(week, (d.V - 1) * 7);
          d.y = week.getUTCFullYear();
          d.m = week.getUTCMonth();
          d.d = week.getUTCDate() + (d.w + 6) % 7;
        } else {
          week = localDate(newDate(d.y, 0, 1)), day = week.getDay();
          week = day > 4 || day === 0 ? timeMonday.ceil(week) : timeMonday(week);
          week = timeDay.offset(week, (d.V - 1) * 7);
          d.y = week.getFullYear();
          d.m = week.getMonth();
          d.d = week.getDate() + (d.w + 6) % 7;
        }
      } else if ("W" in d || "U" in d) {
        if (!("w" in d)) d.w = "u" in d ? d.u % 7 : "W" in d ? 1 : 0;
        day = "Z" in d ? utcDate(newDate(d.y, 0, 1)).getUTCDay() : localDate(newDate(d.y, 0, 1)).getDay();
        d.m = 0;
        d.d = "W" in d ? (d.w + 6) % 7 + d.W * 7 - (day + 5) % 7 : d.w + d.U * 7 - (day + 6) % 7;
      }
      if ("Z" in d) {
        d.H += d.Z / 100 | 0;
        d.M += d.Z % 100;
        return utcDate(d);
      }
      return localDate(d);
    };
  }
  function parseSpecifier(d, specifier, string2, j) {
    var i = 0, n = specifier.length, m = string2.length, c, parse;
    while (i < n) {
      if (j >= m) return -1;
      c = specifier.charCodeAt(i++);
      if (c === 37) {
        c = specifier.charAt(i++);
        parse = parses[c in pads ? specifier.charAt(i++) : c];
        if (!parse || (j = parse(d, string2, j)) < 0) return -1;
      } else if (c != string2.charCodeAt(j++)) {
        return -1;
      }
    }
    return j;
  }
  function parsePeriod(d, string2, i) {
    var n = periodRe.exec(string2.slice(i));
    return n ? (d.p = periodLookup.get(n[0].toLowerCase()), i + n[0].length) : -1;
  }
  function parseShortWeekday(d, string2, i) {
    var n = shortWeekdayRe.exec(string2.slice(i));
    return n ? (d.w = shortWeekdayLookup.get(n[0].toLowerCase()), i + n[0].length) : -1;
  }
  function parseWeekday(d, string2, i) {
    var n = weekdayRe.exec(string2.slice(i));
    return n ? (d.w = weekdayLookup.get(n[0].toLowerCase()), i + n[0].length) : -1;
  }
  function parseShortMonth(d, string2, i) {
    var n = shortMonthRe.exec(string2.slice(i));
    return n ? (d.m = shortMonthLookup.get(n[0].toLowerCase()), i + n[0].length) : -1;
  }
  function parseMonth(d, string2, i) {
    var n = monthRe.exec(string2.slice(i));
    return n ? (d.m = monthLookup.get(n[0].toLowerCase()), i + n[0].length) : -1;
  }
  function parseLocaleDateTime(d, string2, i) {
    return parseSpecifier(d, locale_dateTime, string2, i);
  }
  function parseLocaleDate(d, string2, i) {
    return parseSpecifier(d, locale_date, string2, i);
  }
  function parseLocaleTime(d, string2, i) {
    return parseSpecifier(d, locale_time, string2, i);
  }
  function formatShortWeekday(d) {
    return locale_shortWeekdays[d.getDay()];
  }
  function formatWeekday(d) {
    return locale_weekdays[d.getDay()];
  }
  function formatShortMonth(d) {
    return locale_shortMonths[d.getMonth()];
  }
  function formatMonth(d) {
    return locale_months[d.getMonth()];
  }
  function formatPeriod(d) {
    return locale_periods[+(d.getHours() >= 12)];
  }
  function formatQuarter(d) {
    return 1 + ~~(d.getMonth() / 3);
  }
  function formatUTCShortWeekday(d) {
    return locale_shortWeekdays[d.getUTCDay()];
  }
  function formatUTCWeekday(d) {
    return locale_weekdays[d.getUTCDay()];
  }
  function formatUTCShortMonth(d) {
    return locale_shortMonths[d.getUTCMonth()];
  }
  function formatUTCMonth(d) {
    return locale_months[d.getUTCMonth()];
  }
  function formatUTCPeriod(d) {
    return locale_periods[+(d.getUTCHours() >= 12)];
  }
  function formatUTCQuarter(d) {
    return 1 + ~~(d.getUTCMonth() / 3);
  }
  return {
    format: function(specifier) {
      var f = newFormat(specifier += "", formats);
      f.toString = function() {
        return specifier;
      };
      return f;
    },
    parse: function(specifier) {
      var p = newParse(specifier += "", false);
      p.toString = function() {
        return specifier;
      };
      return p;
    },
    utcFormat: function(specifier) {
      var f = newFormat(specifier += "", utcFormats);
      f.toString = function() {
        return specifier;
      };
      return f;
    },
    utcParse: function(specifier) {
      var p = newParse(specifier += "", true);
      p.toString = function() {
        return specifier;
      };
      return p;
    }
  };
}
var pads = { "-": "", "_": " ", "0": "0" };
var numberRe = /^\s*\d+/;
var percentRe = /^%/;
var requoteRe = /[\\^$*+?|[\]().{}]/g;
function pad(value3, fill, width) {
  var sign = value3 < 0 ? "-" : "", string2 = (sign ? -value3 : value3) + "", length = string2.length;
  return sign + (length < width ? new Array(width - length + 1).join(fill) + string2 : string2);
}
function requote(s) {
  return s.replace(requoteRe, "\\$&");
}
function formatRe(names) {
  return new RegExp("^(?:" + names.map(requote).join("|") + ")", "i");
}
function formatLookup(names) {
  return new Map(names.map((name, i) => [name.toLowerCase(), i]));
}
function parseWeekdayNumberSunday(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 1));
  return n ? (d.w = +n[0], i + n[0].length) : -1;
}
function parseWeekdayNumberMonday(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 1));
  return n ? (d.u = +n[0], i + n[0].length) : -1;
}
function parseWeekNumberSunday(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 2));
  return n ? (d.U = +n[0], i + n[0].length) : -1;
}
function parseWeekNumberISO(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 2));
  return n ? (d.V = +n[0], i + n[0].length) : -1;
}
function parseWeekNumberMonday(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 2));
  return n ? (d.W = +n[0], i + n[0].length) : -1;
}
function parseFullYear(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 4));
  return n ? (d.y = +n[0], i + n[0].length) : -1;
}
function parseYear(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 2));
  return n ? (d.y = +n[0] + (+n[0] > 68 ? 1900 : 2e3), i + n[0].length) : -1;
}
function parseZone(d, string2, i) {
  var n = /^(Z)|([+-]\d\d)(?::?(\d\d))?/.exec(string2.slice(i, i + 6));
  return n ? (d.Z = n[1] ? 0 : -(n[2] + (n[3] || "00")), i + n[0].length) : -1;
}
function parseQuarter(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 1));
  return n ? (d.q = n[0] * 3 - 3, i + n[0].length) : -1;
}
function parseMonthNumber(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 2));
  return n ? (d.m = n[0] - 1, i + n[0].length) : -1;
}
function parseDayOfMonth(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 2));
  return n ? (d.d = +n[0], i + n[0].length) : -1;
}
function parseDayOfYear(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 3));
  return n ? (d.m = 0, d.d = +n[0], i + n[0].length) : -1;
}
function parseHour24(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 2));
  return n ? (d.H = +n[0], i + n[0].length) : -1;
}
function parseMinutes(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 2));
  return n ? (d.M = +n[0], i + n[0].length) : -1;
}
function parseSeconds(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 2));
  return n ? (d.S = +n[0], i + n[0].length) : -1;
}
function parseMilliseconds(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 3));
  return n ? (d.L = +n[0], i + n[0].length) : -1;
}
function parseMicroseconds(d, string2, i) {
  var n = numberRe.exec(string2.slice(i, i + 6));
  return n ? (d.L = Math.floor(n[0] / 1e3), i + n[0].length) : -1;
}
function parseLiteralPercent(d, string2, i) {
  var n = percentRe.exec(string2.slice(i, i + 1));
  return n ? i + n[0].length : -1;
}
function parseUnixTimestamp(d, string2, i) {
  var n = numberRe.exec(string2.slice(i));
  return n ? (d.Q = +n[0], i + n[0].length) : -1;
}
function parseUnixTimestampSeconds(d, string2, i) {
  var n = numberRe.exec(string2.slice(i));
  return n ? (d.s = +n[0], i + n[0].length) : -1;
}
function formatDayOfMonth(d, p) {
  return pad(d.getDate(), p, 2);
}
function formatHour24(d, p) {
  return pad(d.getHours(), p, 2);
}
function formatHour12(d, p) {
  return pad(d.getHours() % 12 || 12, p, 2);
}
function formatDayOfYear(d, p) {
  return pad(1 + timeDay.count(timeYear(d), d), p, 3);
}
function formatMilliseconds(d, p) {
  return pad(d.getMilliseconds(), p, 3);
}
function formatMicroseconds(d, p) {
  return formatMilliseconds(d, p) + "000";
}
function formatMonthNumber(d, p) {
  return pad(d.getMonth() + 1, p, 2);
}
function formatMinutes(d, p) {
  return pad(d.getMinutes(), p, 2);
}
function formatSeconds(d, p) {
  return pad(d.getSeconds(), p, 2);
}
function formatWeekdayNumberMonday(d) {
  var day = d.getDay();
  return day === 0 ? 7 : day;
}
function formatWeekNumberSunday(d, p) {
  return pad(timeSunday.count(timeYear(d) - 1, d), p, 2);
}
function dISO(d) {
  var day = d.getDay();
  return day >= 4 || day === 0 ? timeThursday(d) : timeThursday.ceil(d);
}
function formatWeekNumberISO(d, p) {
  d = dISO(d);
  return pad(timeThursday.count(timeYear(d), d) + (timeYear(d).getDay() === 4), p, 2);
}
function formatWeekdayNumberSunday(d) {
  return d.getDay();
}
function formatWeekNumberMonday(d, p) {
  return pad(timeMonday.count(timeYear(d) - 1, d), p, 2);
}
function formatYear(d, p) {
  return pad(d.getFullYear() % 100, p, 2);
}
function formatYearISO(d, p) {
  d = dISO(d);
  return pad(d.getFullYear() % 100, p, 2);
}
function formatFullYear(d, p) {
  return pad(d.getFullYear() % 1e4, p, 4);
}
function formatFullYearISO(d, p) {
  var day = d.getDay();
  d = day >= 4 || day === 0 ? timeThursday(d) : timeThursday.ceil(d);
  return pad(d.getFullYear() % 1e4, p, 4);
}
function formatZone(d) {
  var z2 = d.getTimezoneOffset();
  return (z2 > 0 ? "-" : (z2 *= -1, "+")) + pad(z2 / 60 | 0, "0", 2) + pad(z2 % 60, "0", 2);
}
function formatUTCDayOfMonth(d, p) {
  return pad(d.getUTCDate(), p, 2);
}
function formatUTCHour24(d, p) {
  return pad(d.getUTCHours(), p, 2);
}
function formatUTCHour12(d, p) {
  return pad(d.getUTCHours() % 12 || 12, p, 2);
}
function formatUTCDayOfYear(d, p) {
  return pad(1 + utcDay.count(utcYear(d), d), p, 3);
}
function formatUTCMilliseconds(d, p) {
  return pad(d.getUTCMilliseconds(), p, 3);
}
function formatUTCMicroseconds(d, p) {
  return formatUTCMilliseconds(d, p) + "000";
}
function formatUTCMonthNumber(d, p) {
  return pad(d.getUTCMonth() + 1, p, 2);
}
function formatUTCMinutes(d, p) {
  return pad(d.getUTCMinutes(), p, 2);
}
function formatUTCSeconds(d, p) {
  return pad(d.getUTCSeconds(), p, 2);
}
function formatUTCWeekdayNumberMonday(d) {
  var dow = d.getUTCDay();
  return dow === 0 ? 7 : dow;
}
function formatUTCWeekNumberSunday(d, p) {
  return pad(utcSunday.count(utcYear(d) - 1, d), p, 2);
}
function UTCdISO(d) {
  var day = d.getUTCDay();
  return day >= 4 || day === 0 ? utcThursday(d) : utcThursday.ceil(d);
}
function formatUTCWeekNumberISO(d, p) {
  d = UTCdISO(d);
  return pad(utcThursday.count(utcYear(d), d) + (utcYear(d).getUTCDay() === 4), p, 2);
}
function formatUTCWeekdayNumberSunday(d) {
  return d.getUTCDay();
}
function formatUTCWeekNumberMonday(d, p) {
  return pad(utcMonday.count(utcYear(d) - 1, d), p, 2);
}
function formatUTCYear(d, p) {
  return pad(d.getUTCFullYear() % 100, p, 2);
}
function formatUTCYearISO(d, p) {
  d = UTCdISO(d);
  return pad(d.getUTCFullYear() % 100, p, 2);
}
function formatUTCFullYear(d, p) {
  return pad(d.getUTCFullYear() % 1e4, p, 4);
}
function formatUTCFullYearISO(d, p) {
  var day = d.getUTCDay();
  d = day >= 4 || day === 0 ? utcThursday(d) : utcThursday.ceil(d);
  return pad(d.getUTCFullYear() % 1e4, p, 4);
}
function formatUTCZone() {
  return "+0000";
}
function formatLiteralPercent() {
  return "%";
}
function formatUnixTimestamp(d) {
  return +d;
}
function formatUnixTimestampSeconds(d) {
  return Math.floor(+d / 1e3);
}
var locale;
var timeFormat;
var timeParse;
var utcFormat;
var utcParse;
defaultLocale({
  dateTime: "%x, %X",
  date: "%-m/%-d/%Y",
  time: "%-I:%M:%S %p",
  periods: ["AM", "PM"],
  days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  shortDays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  months: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
});
function defaultLocale(definition) {
  locale = formatLocale(definition);
  timeFormat = locale.format;
  timeParse = locale.parse;
  utcFormat = locale.utcFormat;
  utcParse = locale.utcParse;
  return locale;
}
var isoSpecifier = "%Y-%m-%dT%H:%M:%S.%LZ";
function formatIsoNative(date3) {
  return date3.toISOString();
}
var formatIso = Date.prototype.toISOString ? formatIsoNative : utcFormat(isoSpecifier);
function parseIsoNative(string2) {
  var date3 = new Date(string2);
  return isNaN(date3) ? null : date3;
}
var parseIso = +/* @__PURE__ */ new Date("2000-01-01T00:00:00.000Z") ? parseIsoNative : utcParse(isoSpecifier);

// node_modules/d3-scale/dist/d3-scale.mjs
function initRange(domain, range2) {
  switch (arguments.length) {
    case 0:
      break;
    case 1:
      this.range(domain);
      break;
    default:
      this.range(range2).domain(domain);
      break;
  }
  return this;
}
function constants(x) {
  return function() {
    return x;
  };
}
function number$1(x) {
  return +x;
}
var unit = [0, 1];
function identity$1(x) {
  return x;
}
function normalize(a2, b) {
  return (b -= a2 = +a2) ? function(x) {
    return (x - a2) / b;
  } : constants(isNaN(b) ? NaN : 0.5);
}
function clamper(a2, b) {
  var t;
  if (a2 > b) t = a2, a2 = b, b = t;
  return function(x) {
    return Math.max(a2, Math.min(b, x));
  };
}
function bimap(domain, range2, interpolate) {
  var d0 = domain[0], d1 = domain[1], r0 = range2[0], r1 = range2[1];
  if (d1 < d0) d0 = normalize(d1, d0), r0 = interpolate(r1, r0);
  else d0 = normalize(d0, d1), r0 = interpolate(r0, r1);
  return function(x) {
    return r0(d0(x));
  };
}
function polymap(domain, range2, interpolate) {
  var j = Math.min(domain.length, range2.length) - 1, d = new Array(j), r = new Array(j), i = -1;
  if (domain[j] < domain[0]) {
    domain = domain.slice().reverse();
    range2 = range2.slice().reverse();
  }
  while (++i < j) {
    d[i] = normalize(domain[i], domain[i + 1]);
    r[i] = interpolate(range2[i], range2[i + 1]);
  }
  return function(x) {
    var i2 = bisectRight(domain, x, 1, j) - 1;
    return r[i2](d[i2](x));
  };
}
function copy$1(source, target) {
  return target.domain(source.domain()).range(source.range()).interpolate(source.interpolate()).clamp(source.clamp()).unknown(source.unknown());
}
function transformer$2() {
  var domain = unit, range2 = unit, interpolate$1 = value2, transform, untransform, unknown, clamp = identity$1, piecewise2, output, input;
  function rescale() {
    var n = Math.min(domain.length, range2.length);
    if (clamp !== identity$1) clamp = clamper(domain[0], domain[n - 1]);
    piecewise2 = n > 2 ? polymap : bimap;
    output = input = null;
    return scale;
  }
  function scale(x) {
    return x == null || isNaN(x = +x) ? unknown : (output || (output = piecewise2(domain.map(transform), range2, interpolate$1)))(transform(clamp(x)));
  }
  scale.invert = function(y) {
    return clamp(untransform((input || (input = piecewise2(range2, domain.map(transform), number2)))(y)));
  };
  scale.domain = function(_) {
    return arguments.length ? (domain = Array.from(_, number$1), rescale()) : domain.slice();
  };
  scale.range = function(_) {
    return arguments.length ? (range2 = Array.from(_), rescale()) : range2.slice();
  };
  scale.rangeRound = function(_) {
    return range2 = Array.from(_), interpolate$1 = round2, rescale();
  };
  scale.clamp = function(_) {
    return arguments.length ? (clamp = _ ? true : identity$1, rescale()) : clamp !== identity$1;
  };
  scale.interpolate = function(_) {
    return arguments.length ? (interpolate$1 = _, rescale()) : interpolate$1;
  };
  scale.unknown = function(_) {
    return arguments.length ? (unknown = _, scale) : unknown;
  };
  return function(t, u) {
    transform = t, untransform = u;
    return rescale();
  };
}
function continuous() {
  return transformer$2()(identity$1, identity$1);
}
function nice(domain, interval) {
  domain = domain.slice();
  var i0 = 0, i1 = domain.length - 1, x0 = domain[i0], x1 = domain[i1], t;
  if (x1 < x0) {
    t = i0, i0 = i1, i1 = t;
    t = x0, x0 = x1, x1 = t;
  }
  domain[i0] = interval.floor(x0);
  domain[i1] = interval.ceil(x1);
  return domain;
}
function date2(t) {
  return new Date(t);
}
function number3(t) {
  return t instanceof Date ? +t : Math.round(t);
}
function calendar(ticks2, tickInterval, year, month, week, day, hour, minute, second2, format) {
  var scale = continuous(), invert = scale.invert, domain = scale.domain;
  var formatMillisecond = format(".%L"), formatSecond = format(":%S"), formatMinute = format("%I:%M"), formatHour = format("%I %p"), formatDay = format("%a %d"), formatWeek = format("%b %d"), formatMonth = format("%B"), formatYear2 = format("%Y");
  function tickFormat(date3) {
    return (second2(date3) < date3 ? formatMillisecond : minute(date3) < date3 ? formatSecond : hour(date3) < date3 ? formatMinute : day(date3) < date3 ? formatHour : month(date3) < date3 ? week(date3) < date3 ? formatDay : formatWeek : year(date3) < date3 ? formatMonth : formatYear2)(date3);
  }
  scale.invert = function(y) {
    return new Date(Math.round(invert(y)));
  };
  scale.domain = function(_) {
    return arguments.length ? domain(Array.from(_, number3)) : domain().map(date2);
  };
  scale.ticks = function(interval) {
    var d = domain();
    return ticks2(d[0], d[d.length - 1], interval == null ? 10 : interval);
  };
  scale.tickFormat = function(count, specifier) {
    return specifier == null ? tickFormat : format(specifier);
  };
  scale.nice = function(interval) {
    var d = domain();
    if (!interval || typeof interval.range !== "function") interval = tickInterval(d[0], d[d.length - 1], interval == null ? 10 : interval);
    return interval ? domain(nice(d, interval)) : scale;
  };
  scale.copy = function() {
    return copy$1(scale, calendar(ticks2, tickInterval, year, month, week, day, hour, minute, second2, format));
  };
  return scale;
}
function utcTime() {
  return initRange.apply(calendar(utcTicks, utcTickInterval, utcYear, utcMonth, utcSunday, utcDay, utcHour, utcMinute, second, utcFormat).domain([Date.UTC(2e3, 0, 1), Date.UTC(2e3, 0, 2)]), arguments);
}

// src/reporters/html/timeline/ticks.ts
var HOUR = 36e5;
var DAY = 24 * HOUR;
var MONDAY = Date.UTC(1970, 0, 5);
var months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
function ticksOf(from, until, width) {
  const dates = utcTime().domain([from, until]).ticks(Math.max(2, Math.round(width / 90)));
  return dates.map((date3, i) => ({ at: date3.getTime(), words: tickWords(date3, dates[i - 1]) }));
}
function tickWords(date3, before) {
  const [year, month, day] = [date3.getUTCFullYear(), date3.getUTCMonth(), date3.getUTCDate()];
  const sameDay = before !== void 0 && Math.floor(before.getTime() / DAY) === Math.floor(date3.getTime() / DAY);
  const clock = date3.toISOString().slice(11, 16);
  if (date3.getTime() % DAY !== 0) return sameDay ? clock : `${day} ${months[month]}, ${clock}`;
  const shown = `${day === 1 ? "" : `${day} `}${months[month]}`;
  return before?.getUTCFullYear() === year ? shown : `${shown} ${year}`;
}
var fixed = (words2, ms, origin = 0) => ({
  words: words2,
  ms,
  floor: (time) => Math.floor((time - origin) / ms) * ms + origin,
  next: (start) => start + ms
});
var calendar2 = (words2, count) => ({
  words: words2,
  ms: count * 30 * DAY,
  floor: (time) => {
    const date3 = new Date(time);
    const month = date3.getUTCFullYear() * 12 + date3.getUTCMonth();
    return Date.UTC(0, Math.floor(month / count) * count - 1900 * 12);
  },
  next: (start) => {
    const date3 = new Date(start);
    return Date.UTC(date3.getUTCFullYear(), date3.getUTCMonth() + count);
  }
});
var steps2 = [
  fixed("hour", HOUR),
  fixed("6 hours", 6 * HOUR),
  fixed("day", DAY),
  fixed("week", 7 * DAY, MONDAY),
  calendar2("month", 1),
  calendar2("quarter", 3),
  calendar2("year", 12),
  calendar2("10 years", 120)
];
function binsOf(from, until, width) {
  const least = (until - from) / width * 8;
  const step = steps2.find(({ ms }) => ms >= least) ?? steps2.at(-1);
  const edges = [step.floor(from)];
  while (edges.at(-1) < until) edges.push(step.next(edges.at(-1)));
  if (edges.length === 1) edges.push(step.next(edges[0]));
  return { words: step.words, edges };
}

// src/reporters/html/timeline/layout.ts
var LABELS = 290;
var NARROW = 640;
var MIDDLING = 900;
var CLOSE = { labels: 236, lane: 18 };
var AXIS = 26;
var LANE = 24;
var TITLE = 26;
var NAME = 17;
var TOUCH = 11;
var MAX_MARKS = 200;
function layoutOf(tracks, view, width) {
  const narrow = width < NARROW;
  const close = !narrow && width < MIDDLING;
  const left = narrow ? 6 : close ? CLOSE.labels : LABELS;
  const lane = close ? CLOSE.lane : LANE;
  const plot = width - left - 12;
  const scale = plot / (view.until - view.from);
  const x = (time) => round(left + (Math.min(Math.max(time, view.from), view.until) - view.from) * scale);
  const seen2 = (from, until) => until >= view.from && from <= view.until;
  const band = ({ from, until, words: words2 }) => ({
    x: x(from),
    width: Math.max(2, round(x(until) - x(from))),
    words: words2
  });
  const shown = tracks.lanes.map((lane2) => lane2.marks.filter(({ at: at2 }) => at2 >= view.from && at2 <= view.until));
  const marks = shown.reduce((sum, lane2) => sum + lane2.length, 0);
  const bins = marks > MAX_MARKS || crowded(shown, x) ? binsOf(view.from, view.until, plot) : null;
  const counted = bins && shown.map((lane2) => inBins(lane2, bins.edges));
  const most = counted ? Math.max(1, ...counted.flat().flatMap(({ up, down, level }) => [up, down, level])) : 0;
  let y = AXIS;
  const next = (height, named3 = narrow) => {
    const middle2 = y + (named3 ? NAME : 0) + height / 2;
    y += (named3 ? NAME : 0) + height;
    return middle2;
  };
  const titles = [];
  const title = (words2) => titles.push({ y: next(TITLE, false), words: words2 });
  const freezes = tracks.freezes.filter((one2) => seen2(one2.from, one2.until)).map(band);
  const points = (moments) => moments.filter(({ at: at2 }) => seen2(at2, at2)).map(({ at: at2, words: words2 }) => ({ x: x(at2), words: words2 }));
  const [policies, runs] = [points(tracks.policies), points(tracks.runs)];
  const notes = freezes.length + policies.length + runs.length > 0 ? { y: next(lane), freezes, policies, runs } : null;
  title(narrow && marks === 0 ? "Revisions by editor: none in this time" : "Revisions by editor");
  const lanes = tracks.lanes.flatMap((one2, i) => {
    const marks2 = shown[i];
    if (narrow && marks2.length === 0) return [];
    const spots = bins ? [] : spotsOf(marks2, x);
    const columns2 = counted ? counted[i].flatMap((bin) => columnOf(bin, most, x)) : [];
    const first = bins ? marks2.find((mark) => mark.unlisted) : void 0;
    const flagged = first ? x(first.at) : null;
    return [{ lane: one2, y: next(lane), count: marks2.length, spots, columns: columns2, flagged }];
  });
  if (tracks.posture.length > 1) title("Posture");
  const curves = tracks.posture.length > 1 ? { open: next(CURVE), balance: next(CURVE) } : void 0;
  if (tracks.rows.length > 0) title("Exposure by rule");
  const rows = tracks.rows.flatMap((row) => {
    const bars = barsOf(row, tracks, view, x);
    return narrow && bars.length === 0 ? [] : [{ row, y: next(lane), bars }];
  });
  return {
    ends: view.until >= tracks.until,
    width,
    height: round(y + 6),
    left,
    narrow,
    ticks: ticksOf(view.from, view.until, plot).map((tick) => ({ ...tick, x: x(tick.at) })),
    titles,
    notes,
    blind: tracks.blind.filter((one2) => seen2(one2.from, one2.until)).map(band),
    lanes,
    rows,
    posture: curves && postureOf(tracks, view, x, curves),
    bins: bins && { words: bins.words, most },
    top: AXIS
  };
}
function crowded(lanes, x) {
  let close = 0;
  let all = 0;
  for (const lane of lanes) {
    all += lane.length;
    for (let i = 1; i < lane.length; i++) if (x(lane[i].at) - x(lane[i - 1].at) < TOUCH) close++;
  }
  return all > 60 && close > all / 2;
}
var loosest = ["neither", "tighter", "both", "looser"];
function spotsOf(marks, x) {
  const spots = [];
  for (const { at: at2, way, revision: revision2, unlisted } of marks) {
    const here = x(at2);
    const last = spots.at(-1);
    if (last && here - last.x < TOUCH) {
      last.revisions.push(revision2);
      last.unlisted ||= unlisted;
      last.x = round((last.first + here) / 2);
      if (loosest.indexOf(way) > loosest.indexOf(last.way)) last.way = way;
    } else spots.push({ x: here, first: here, way, unlisted, revisions: [revision2] });
  }
  return spots;
}
function inBins(marks, edges) {
  const bins = edges.slice(0, -1).map((from, i2) => ({ from, until: edges[i2 + 1], up: 0, down: 0, level: 0, revisions: [] }));
  let i = 0;
  for (const { at: at2, way, revision: revision2 } of marks) {
    while (i < bins.length - 1 && at2 >= bins[i].until) i++;
    const bin = bins[i];
    bin.revisions.push(revision2);
    if (way === "looser" || way === "both") bin.up++;
    if (way === "tighter" || way === "both") bin.down++;
    if (way === "neither") bin.level++;
  }
  return bins;
}
function columnOf(bin, most, x) {
  if (bin.revisions.length === 0) return [];
  const height = (n) => n === 0 ? 0 : Math.max(2, Math.round(11 * Math.sqrt(n / most)));
  const [from, until] = [x(bin.from), x(bin.until)];
  const width = round(Math.max(2, until - from - 1));
  return [{ x: from, width, up: height(bin.up), down: height(bin.down), revisions: bin.revisions }];
}

// src/reporters/html/timeline/tables.tsx
var WIDE = 1120;
var MAX_TABLE2 = 200;
var wayDirection = { looser: "looser", tighter: "tighter", neither: "neutral" };
function RevisionTable({ tracks, page }) {
  const marks = tracks.lanes.flatMap((lane) => lane.marks.map((mark) => ({ ...mark, lane }))).toSorted((a2, b) => b.at - a2.at || b.revision - a2.revision);
  if (marks.length > MAX_TABLE2) return /* @__PURE__ */ a(BinTable, { tracks });
  return /* @__PURE__ */ a("details", { class: "table", children: [
    /* @__PURE__ */ a("summary", { children: "Revisions as a table" }),
    /* @__PURE__ */ a("table", { "aria-label": "Revisions", children: [
      /* @__PURE__ */ a(Head, { columns: ["Revision", "Time (UTC)", ["Editor", "w3"], "Direction", "Findings opened"] }),
      /* @__PURE__ */ a("tbody", { children: marks.map(({ at: at2, revision: revision2, way }) => {
        const row = page.book.revisions.get(revision2);
        return /* @__PURE__ */ a("tr", { children: [
          /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a(Revision, { number: revision2, page }) }),
          /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(When, { at: instantText(at2), table: true }) }),
          /* @__PURE__ */ a("td", { children: [
            /* @__PURE__ */ a("bdi", { children: brief(row?.by.email ?? row?.by.id ?? "an unknown editor") }),
            row?.approved === false && /* @__PURE__ */ a("span", { class: "no", children: " not listed" })
          ] }),
          /* @__PURE__ */ a("td", { children: way === "both" ? "looser and tighter" : /* @__PURE__ */ a(Way, { direction: wayDirection[way] }) }),
          /* @__PURE__ */ a("td", { class: "n", "data-label": "opened", children: thousands(row?.opened.length ?? 0) })
        ] });
      }) })
    ] })
  ] });
}
function BinTable({ tracks }) {
  const marks = tracks.lanes.flatMap((lane) => lane.marks).toSorted((a2, b) => a2.at - b.at || a2.revision - b.revision);
  const { words: words2, edges } = binsOf(tracks.from, tracks.until, WIDE);
  let at2 = 0;
  const rows = edges.slice(0, -1).flatMap((from, i) => {
    const start = at2;
    while (at2 < marks.length && marks[at2].at < edges[i + 1]) at2++;
    const some2 = marks.slice(start, at2);
    const count = (...ways) => some2.filter(({ way }) => ways.includes(way)).length;
    return some2.length === 0 ? [] : [
      {
        from,
        all: some2.length,
        up: count("looser", "both"),
        down: count("tighter", "both"),
        none: count("neither"),
        first: some2[0].revision,
        last: some2.at(-1).revision
      }
    ];
  });
  return /* @__PURE__ */ a("details", { class: "table", children: [
    /* @__PURE__ */ a("summary", { children: [
      "Revisions per ",
      words2,
      " as a table"
    ] }),
    /* @__PURE__ */ a("table", { "aria-label": "Revisions by stretches of time", children: [
      /* @__PURE__ */ a(
        Head,
        {
          columns: ["From (UTC)", ["Revisions", "n"], ["Looser", "n"], ["Tighter", "n"], ["Neither", "n"], "Numbers"]
        }
      ),
      /* @__PURE__ */ a("tbody", { children: rows.toReversed().map((row) => /* @__PURE__ */ a("tr", { children: [
        /* @__PURE__ */ a("th", { scope: "row", children: instantText(row.from).slice(0, 10) }),
        /* @__PURE__ */ a("td", { class: "n", "data-label": "revisions", children: thousands(row.all) }),
        /* @__PURE__ */ a("td", { class: "n", "data-label": "looser", children: thousands(row.up) }),
        /* @__PURE__ */ a("td", { class: "n", "data-label": "tighter", children: thousands(row.down) }),
        /* @__PURE__ */ a("td", { class: "n", "data-label": "neither", children: thousands(row.none) }),
        /* @__PURE__ */ a("td", { children: row.first === row.last ? row.first : `${row.first}–${row.last}` })
      ] })) })
    ] })
  ] });
}
function WindowTable({ page }) {
  const windows = page.view.findings.filter((finding) => finding.exposureSeconds !== null);
  const shown = windows.slice(0, MAX_TABLE2);
  if (windows.length === 0) return null;
  return /* @__PURE__ */ a("details", { class: "table", children: [
    /* @__PURE__ */ a("summary", { children: "Windows of exposure as a table" }),
    /* @__PURE__ */ a("table", { "aria-label": "Windows of exposure", children: [
      /* @__PURE__ */ a(Head, { columns: [["Rule", "w3"], "Severity", "From (UTC)", "Until (UTC)", ["Length", "n"], "Status"] }),
      /* @__PURE__ */ a("tbody", { children: shown.map((finding) => /* @__PURE__ */ a("tr", { children: [
        /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a(ToFinding, { id: finding.id, page, children: /* @__PURE__ */ a(Say, { of: value(finding.rule), page }) }) }),
        /* @__PURE__ */ a("td", { children: finding.severity }),
        /* @__PURE__ */ a("td", { children: [
          !finding.introduced.exact && "at the latest ",
          /* @__PURE__ */ a(When, { at: finding.introduced.at, table: true })
        ] }),
        /* @__PURE__ */ a("td", { children: finding.resolved ? /* @__PURE__ */ a(When, { at: finding.resolved.at, table: true }) : "still" }),
        /* @__PURE__ */ a("td", { class: "n", children: duration(finding.exposureSeconds ?? 0) }),
        /* @__PURE__ */ a("td", { children: finding.status })
      ] })) })
    ] }),
    windows.length > shown.length && /* @__PURE__ */ a("p", { class: "muted", children: /* @__PURE__ */ a(Say, { of: prose(`And ${some(windows.length - shown.length, "more window")}, under Findings.`), page }) })
  ] });
}
var kinds = {
  policy: "policy change",
  freeze: "freeze",
  run: "audit"
};
function NoteTable({ page }) {
  const { timeline } = page.report;
  const shown = timeline.slice(-MAX_TABLE2).toReversed();
  if (timeline.length === 0) return null;
  return /* @__PURE__ */ a("details", { class: "table beside", children: [
    /* @__PURE__ */ a("summary", { children: "Policy changes, freezes and earlier audits as a table" }),
    /* @__PURE__ */ a("table", { "aria-label": "Beside the history", children: [
      /* @__PURE__ */ a(Head, { columns: ["From (UTC)", "Last day", "What", ["In words", "w5"]] }),
      /* @__PURE__ */ a("tbody", { children: shown.map(({ at: at2, until, kind, text }) => /* @__PURE__ */ a("tr", { children: [
        /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a(When, { at: at2, table: true }) }),
        /* @__PURE__ */ a("td", { "data-label": "to", children: until !== void 0 && /* @__PURE__ */ a(Say, { of: lastDay(until), page }) }),
        /* @__PURE__ */ a("td", { children: kinds[kind] }),
        /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(Say, { of: prose(text), page }) })
      ] })) })
    ] }),
    timeline.length > shown.length && /* @__PURE__ */ a("p", { class: "muted", children: `And ${some(timeline.length - shown.length, "earlier row")}, in the JSON report.` })
  ] });
}

// src/reporters/html/timeline/timeline.tsx
var WIDE2 = 1120;
var NARROW2 = 358;
var PAPER = 820;
var widths = [
  [WIDE2, "for-wide"],
  [NARROW2, "for-narrow"],
  [PAPER, "for-paper"]
];
function Timeline({ page }) {
  const { tracks, view } = page;
  const note = tracks && `${longDay(instantText(tracks.from))} to ${longDay(instantText(tracks.until))}`;
  return /* @__PURE__ */ a(Section, { id: "timeline", title: "Timeline", ...note === void 0 ? {} : { note }, children: tracks === void 0 ? /* @__PURE__ */ a("p", { class: "muted", children: "No revision is shown, so there is nothing to draw." }) : /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("figure", { children: [
      /* @__PURE__ */ a("figcaption", { id: "tl-key", class: "key", children: /* @__PURE__ */ a(Legend, { drawing: layoutOf(tracks, tracks, WIDE2) }) }),
      /* @__PURE__ */ a("div", { id: "tl", class: "plot", children: widths.map(([width, kind]) => /* @__PURE__ */ a("div", { class: kind, children: /* @__PURE__ */ a(Chart, { drawing: layoutOf(tracks, tracks, width), id: `tl-${kind}`, label: summaryOf(tracks) }) })) })
    ] }),
    /* @__PURE__ */ a(RevisionTable, { tracks, page }),
    /* @__PURE__ */ a(PostureTable, { page }),
    /* @__PURE__ */ a(WindowTable, { page }),
    /* @__PURE__ */ a(NoteTable, { page }),
    view.hidden.revisions > 0 && /* @__PURE__ */ a("p", { class: "muted", children: `It begins where what is shown begins: ${some(view.hidden.revisions, "earlier revision")} ${view.hidden.revisions === 1 ? "is" : "are"} not drawn.` })
  ] }) });
}
function summaryOf({ lanes, rows, from, until, blind, freezes, policies, runs }) {
  const revisions = lanes.reduce((sum, lane) => sum + lane.marks.length, 0);
  const people = lanes.reduce((sum, lane) => sum + lane.people, 0);
  const windows = rows.flatMap((row) => row.windows);
  const open = windows.filter(({ state }) => state === "open").length;
  return [
    `Timeline from ${longDay(instantText(from))} to ${longDay(instantText(until))}`,
    `${some(revisions, "revision")} by ${some(people, "editor")}`,
    `${some(windows.length, "window")} of exposure, ${thousands(open)} still open`,
    ...policies.length > 0 ? [some(policies.length, "policy change")] : [],
    ...freezes.length > 0 ? [some(freezes.length, "freeze")] : [],
    ...runs.length > 0 ? [some(runs.length, "earlier audit")] : [],
    ...blind.length > 0 ? [`${some(blind.length, "stretch", "stretches")} with missing revisions`] : [],
    "the same as tables below"
  ].join("; ");
}
function Legend({ drawing }) {
  const ways = [
    ["looser", "looser"],
    ["tighter", "tighter"],
    ["both", "both in one revision"],
    ["neither", "neither"]
  ];
  return /* @__PURE__ */ a($, { children: [
    drawing.bins ? `Revisions per ${drawing.bins.words}: looser upward, tighter downward, a line for neither; the tallest is ${thousands(drawing.bins.most)}. ` : ways.map(([way, words2]) => /* @__PURE__ */ a(Sample, { kind: `tl-${way}`, shape: keyShapes[way], words: words2 })),
    /* @__PURE__ */ a("span", { children: [
      /* @__PURE__ */ a("svg", { viewBox: "-9 -9 18 18", "aria-hidden": "true", children: /* @__PURE__ */ a("path", { class: "tl-ring", d: "M-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0z" }) }),
      drawing.bins ? "first revision of an editor who is not listed" : "editor not listed"
    ] }),
    /* @__PURE__ */ a("span", { children: [
      /* @__PURE__ */ a("svg", { class: "long", viewBox: "0 0 34 14", "aria-hidden": "true", children: /* @__PURE__ */ a("path", { class: "tl-sample", d: "M0 1h24v12H0zM34 7l-8-5v10z" }) }),
      "exposure, ending in an arrow while it is open"
    ] }),
    drawing.rows.some(({ bars }) => bars.some((bar) => bar.covered < 0.9 * (bar.until - bar.from))) && /* @__PURE__ */ a("span", { children: [
      /* @__PURE__ */ a("svg", { class: "long", viewBox: "0 0 34 14", "aria-hidden": "true", children: /* @__PURE__ */ a("g", { class: "tl-bar tl-sparse ink-high", children: /* @__PURE__ */ a("rect", { x: "0.5", y: "1", width: "33", height: "12", rx: "2" }) }) }),
      "many short windows"
    ] }),
    drawing.notes !== null && drawing.notes.policies.length > 0 && /* @__PURE__ */ a(Sample, { kind: "tl-policy", shape: "M0-6 6 0 0 6-6 0z", words: "policy change" }),
    drawing.notes !== null && drawing.notes.runs.length > 0 && /* @__PURE__ */ a(Sample, { kind: "tl-run", shape: "M-4-4h8v8h-8z", words: "earlier audit" }),
    drawing.posture && /* @__PURE__ */ a("span", { children: "posture: open windows by severity, the worst at the bottom" }),
    /* @__PURE__ */ a("span", { children: "Times are UTC." })
  ] });
}
function Sample({ kind, shape, words: words2 }) {
  return /* @__PURE__ */ a("span", { children: [
    /* @__PURE__ */ a("svg", { viewBox: "-7 -7 14 14", "aria-hidden": "true", children: /* @__PURE__ */ a("path", { class: kind, d: shape }) }),
    words2
  ] });
}
var keyShapes = {
  looser: "M0-6 5.5 4.5h-11z",
  tighter: "M0 6-5.5-4.5h11z",
  both: "M0-6 6 0 0 6-6 0z",
  neither: "M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"
};

// src/reporters/html/windows.tsx
var MAX = 50;
var MAX_LINKS3 = 24;
var MAX_NUMBERS = 5e3;
function Windows({ page }) {
  const open = page.view.findings.filter((finding) => finding.status === "open");
  const items = itemsOf(open);
  const windows = items.filter(({ finding }) => !isEvent(finding));
  const lone = items.map(({ finding }) => finding).filter(isEvent);
  const events = clusters(lone);
  const rest = windows.length - MAX;
  return /* @__PURE__ */ a(Section, { id: "open", title: "Open now", note: `${some(open.length, "finding")}, ${some(items.length, "cause")}`, children: [
    open.length === 0 && /* @__PURE__ */ a("p", { class: "muted", children: "Nothing is open in what is shown." }),
    windows.length > 0 && /* @__PURE__ */ a("p", { class: "muted", children: [
      "A window lasts from the revision that opened it until one that closes it.",
      windows.every(({ finding }) => finding.blast === null) && " What was used meanwhile is not part of this audit.",
      " ",
      limitsWords(
        windows.map(({ finding }) => finding),
        page.report.asOf
      )
    ] }),
    open.some((finding) => finding.inForce !== null) && /* @__PURE__ */ a("p", { class: "muted", children: thenWords(open) }),
    windows.slice(0, MAX).map((item) => /* @__PURE__ */ a(Window, { item, page })),
    rest > 0 && /* @__PURE__ */ a("p", { class: "muted", children: [
      "And ",
      some(rest, "more window"),
      ", under Findings."
    ] }),
    events.length > 0 && /* @__PURE__ */ a($, { children: [
      /* @__PURE__ */ a("p", { class: "muted on-paper", children: `${some(lone.length, "event")} that ${lone.length === 1 ? "is" : "are"} open stand${lone.length === 1 ? "s" : ""} under Findings.` }),
      /* @__PURE__ */ a(Events, { events, page })
    ] })
  ] });
}
function limitsWords(windows, asOf) {
  const limited2 = windows.filter((finding) => finding.dueAt !== null);
  const over = limited2.filter((finding) => isOver(finding, asOf)).length;
  if (limited2.length === 0) return "None of them has a time limit.";
  return `Over their time limit: ${thousands(over)} of ${thousands(limited2.length)}.`;
}
function isOver({ dueAt }, asOf) {
  const [due, now] = [instantOf(dueAt ?? ""), instantOf(asOf)];
  return due !== void 0 && now !== void 0 && now > due;
}
function thenWords(open) {
  const having = (then) => open.filter((finding) => finding.inForce === then).length;
  const parts = [
    [having("violating"), "violated it then too"],
    [having("compliant"), "did not: the policy was tightened since"],
    [having("absent"), "had no such rule then"],
    [having("unknown"), "began when the policy is not known"]
  ];
  const words2 = parts.filter(([n]) => n > 0).map(([n, says]) => `${thousands(n)} ${says}`);
  return `By the policy in force when each began: ${words2.join(", ")}.`;
}
function Window({ item, page }) {
  const { finding, severity } = item;
  const change = findingDifference(finding, limits);
  const direction = standingDirection(finding, page.book);
  const expected = expectedWords(finding.expected, rowLimits);
  return /* @__PURE__ */ a("article", { class: `window ink-${severity}`, children: [
    /* @__PURE__ */ a("div", { class: "head", children: [
      /* @__PURE__ */ a(Badge, { severity }),
      /* @__PURE__ */ a("h3", { children: /* @__PURE__ */ a(ToFinding, { id: finding.id, page, children: /* @__PURE__ */ a(Say, { of: subjectWords(finding.subject), page }) }) }),
      /* @__PURE__ */ a("span", { class: "for", children: age(finding, page.book) })
    ] }),
    /* @__PURE__ */ a("p", { children: [
      change && /* @__PURE__ */ a(Diff, { of: change, page }),
      !change && !finding.introduced.exact && /* @__PURE__ */ a($, { children: [
        "now ",
        /* @__PURE__ */ a(Say, { of: actualWords(finding, limits), page })
      ] }),
      " ",
      /* @__PURE__ */ a("span", { class: "muted", children: expected.length > 0 && (change !== void 0 || !finding.introduced.exact) ? /* @__PURE__ */ a($, { children: [
        "policy: ",
        /* @__PURE__ */ a(Say, { of: expected, page })
      ] }) : /* @__PURE__ */ a(Say, { of: prose(finding.message), page }) })
    ] }),
    /* @__PURE__ */ a("p", { class: "said", children: [
      /* @__PURE__ */ a(Origin, { finding, page }),
      direction && /* @__PURE__ */ a($, { children: [
        " · ",
        /* @__PURE__ */ a(Way, { direction })
      ] }),
      ` · ${limitWords(finding, page.book)}`,
      finding.inForce !== null && ` · ${inForceShort[finding.inForce]}`,
      " · rule ",
      /* @__PURE__ */ a(ToRule, { id: finding.rule, page })
    ] }),
    finding.blast !== null && /* @__PURE__ */ a("p", { class: "said", children: [
      "Meanwhile: ",
      /* @__PURE__ */ a(Say, { of: blastWords(finding.blast), page })
    ] }),
    /* @__PURE__ */ a(Beneath, { item, page })
  ] });
}
function Beneath({ item, page }) {
  if (item.beneath.length === 0) return null;
  const shown = item.beneath.slice(0, MAX_LINKS3);
  return /* @__PURE__ */ a("div", { class: "beneath", children: [
    /* @__PURE__ */ a("p", { children: [
      /* @__PURE__ */ a(Say, { of: capital(beneathWords(item)), page }),
      ":"
    ] }),
    /* @__PURE__ */ a("ul", { class: "lines", children: shown.map((finding) => /* @__PURE__ */ a("li", { children: [
      /* @__PURE__ */ a(Badge, { severity: finding.severity }),
      " ",
      /* @__PURE__ */ a(ToFinding, { id: finding.id, page, children: /* @__PURE__ */ a(Say, { of: subjectWords(finding.subject), page: { ...page, anchored: /* @__PURE__ */ new Set() } }) }),
      " ",
      /* @__PURE__ */ a("span", { class: "muted", children: [
        "· rule ",
        /* @__PURE__ */ a(ToRule, { id: finding.rule, page })
      ] })
    ] })) }),
    item.beneath.length > MAX_LINKS3 && /* @__PURE__ */ a("p", { class: "muted", children: [
      "And ",
      some(item.beneath.length - MAX_LINKS3, "more finding"),
      ", under Findings."
    ] })
  ] });
}
var inForceShort = {
  violating: "the policy then said the same",
  compliant: "the policy then allowed it",
  absent: "no such rule then",
  unknown: "the policy then is not known"
};
function Origin({ finding, page }) {
  const [first, ...others] = bylines(finding, page.book, rowLimits);
  return /* @__PURE__ */ a(Say, { of: joined([first, ...others], "; "), page });
}
function Others({ cluster }) {
  const others = cluster.slice(MAX_LINKS3);
  if (others.length === 0) return null;
  const numbers = others.slice(0, MAX_NUMBERS).map(({ introduced }) => introduced.revision ?? "none");
  return /* @__PURE__ */ a("details", { children: [
    /* @__PURE__ */ a("summary", { children: [
      "and ",
      thousands(others.length),
      " more"
    ] }),
    numbers.join(", "),
    others.length > MAX_NUMBERS && " and more, in the JSON report"
  ] });
}
function Doer({ cluster, page }) {
  const [first] = cluster;
  if (!first || cluster.length > 1 || !isDeed(first) || first.introduced.revision === null) return null;
  const { by, revision: number4, at: time } = first.introduced;
  const where = first.subject.startsWith("revision:") ? [] : say`, ${revision(number4)}`;
  return /* @__PURE__ */ a("span", { class: "muted", children: /* @__PURE__ */ a(Say, { of: say` · ${personWords(by)}${where}, ${at(time)}`, page }) });
}
function Events({ events, page }) {
  const shown = events.slice(0, MAX);
  return /* @__PURE__ */ a("div", { class: "events", children: [
    /* @__PURE__ */ a("h3", { children: "Events" }),
    /* @__PURE__ */ a("ul", { class: "lines", children: shown.map((cluster) => /* @__PURE__ */ a("li", { children: [
      /* @__PURE__ */ a(Badge, { severity: cluster[0].severity }),
      " ",
      /* @__PURE__ */ a(Say, { of: prose(cluster[0].message), page }),
      cluster.length > 1 ? ": revisions " : ": ",
      cluster.slice(0, MAX_LINKS3).map((finding, i) => /* @__PURE__ */ a($, { children: [
        i > 0 && ", ",
        /* @__PURE__ */ a(ToFinding, { id: finding.id, page, children: cluster.length > 1 && finding.introduced.revision !== null ? finding.introduced.revision : /* @__PURE__ */ a(Say, { of: subjectWords(finding.subject), page: { ...page, anchored: /* @__PURE__ */ new Set() } }) })
      ] })),
      /* @__PURE__ */ a(Others, { cluster }),
      /* @__PURE__ */ a(Doer, { cluster, page })
    ] })) }),
    events.length > MAX && /* @__PURE__ */ a("p", { class: "muted", children: [
      "And ",
      some(events.length - MAX, "more kind"),
      " of event, under Findings."
    ] })
  ] });
}

// src/reporters/html.tsx
var sections = [
  ["open", "Open now", Windows],
  ["timeline", "Timeline", Timeline],
  ["findings", "Findings", Findings],
  ["changes", "Changes", Register],
  ["diffs", "Revisions", Diffs],
  ["editors", "Editors", Editors],
  ["exceptions", "Exceptions", Exceptions],
  ["approvals", "Approvals", Approvals],
  ["controls", "Controls", ControlView],
  ["rules", "Rules", Rules],
  ["secrets", "Secrets", Secrets],
  ["coverage", "Coverage", Coverage],
  ["method", "Method", Method]
];
var known = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
var policy = [
  "default-src 'none'",
  `style-src ${known(style)}`,
  `script-src ${known(client_default)}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
  "form-action 'none'"
].join("; ");
var html = (report) => {
  const page = pageOf(report);
  const title = titleOf(stateTitle(report), report.organization, longDay(report.asOf));
  return `<!doctype html>
${z(/* @__PURE__ */ a(Document, { page, title }))}
`;
};
function Document({ page, title }) {
  return /* @__PURE__ */ a("html", { lang: "en", children: [
    /* @__PURE__ */ a("head", { children: [
      /* @__PURE__ */ a("meta", { charset: "utf-8" }),
      /* @__PURE__ */ a("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
      /* @__PURE__ */ a("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      /* @__PURE__ */ a("meta", { name: "color-scheme", content: "light dark" }),
      /* @__PURE__ */ a("title", { children: title }),
      /* @__PURE__ */ a("style", { dangerouslySetInnerHTML: { __html: style } })
    ] }),
    /* @__PURE__ */ a("body", { children: [
      /* @__PURE__ */ a("a", { class: "skip", href: "#open", children: "Skip to what is open" }),
      /* @__PURE__ */ a("div", { id: "tools", class: "in tools" }),
      /* @__PURE__ */ a(Top, { page }),
      /* @__PURE__ */ a("nav", { "aria-label": "Sections", children: /* @__PURE__ */ a("ul", { class: "in", children: sections.map(([id, name]) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a("a", { href: `#${id}`, children: name }) })) }) }),
      /* @__PURE__ */ a("main", { class: "in", children: sections.map(([, , Part]) => /* @__PURE__ */ a(Part, { page })) }),
      /* @__PURE__ */ a("footer", { class: "in", children: /* @__PURE__ */ a("p", { children: [
        disclaimer,
        " Made by driftline; verdict ",
        page.report.verdict,
        ", exit code ",
        page.report.exitCode,
        "."
      ] }) }),
      /* @__PURE__ */ a("dialog", { id: "keys", "aria-labelledby": "keys-title" }),
      /* @__PURE__ */ a("script", { type: "application/json", id: "data", dangerouslySetInnerHTML: { __html: islandText(page) } }),
      /* @__PURE__ */ a("script", { dangerouslySetInnerHTML: { __html: client_default } })
    ] })
  ] });
}
export {
  html
};
