import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  acceptance
} from "./chunk-chunk-PIGD5GEF.js";
import {
  evidenceLines
} from "./chunk-chunk-MF43EIZH.js";
import {
  standingOf,
  stateTitle
} from "./chunk-chunk-GRNTTUVW.js";
import {
  remedy
} from "./chunk-chunk-NOY5547L.js";
import {
  age,
  approvalWords,
  beginning,
  bookOf,
  clusters,
  dayWords,
  directionWords,
  disclaimer,
  ending,
  hiddenWords,
  isEvent,
  lastDay,
  limitWords,
  noLastWords,
  openingChange,
  openingDirection,
  passage,
  personWords,
  placeWords,
  rulesOf,
  sinceLast,
  subjectWords,
  viewOf,
  worstFirst,
  worstToBest
} from "./chunk-chunk-6GYXQ7IH.js";
import {
  actualWords,
  at,
  capital,
  changeDifference,
  differenceWords,
  expectedWords,
  findingDifference,
  joined,
  plain,
  prose,
  restOf,
  revision,
  say,
  some,
  thousands,
  value,
  valueWords,
  who
} from "./chunk-chunk-QTPM5XWY.js";
import "./chunk-chunk-CECUO46L.js";
import {
  isObject
} from "./chunk-chunk-RITLSO62.js";
import {
  cells,
  duration,
  head,
  middle,
  minute,
  nameOf,
  visible,
  visibleJson
} from "./chunk-chunk-TXR2ON6E.js";
import {
  DAY,
  instantOf,
  instantText
} from "./chunk-chunk-ZLEFRJH7.js";
import {
  weight
} from "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/html.tsx
import { createHash } from "node:crypto";

// node_modules/preact/dist/preact.mjs
var n;
var t;
var r;
var u;
var i;
var f;
var o;
var e;
var l;
var c;
var a;
var s;
var h = /* @__PURE__ */ Symbol.for("pv");
var p = {};
var y = [];
var v = /^m(i|n|o|s|text|space)$/;
var w = Array.isArray;
var d = y.slice;
var _ = Object.assign;
function g(n2) {
  n2 && n2.parentNode && n2.remove();
}
function k(n2, t4, r2) {
  var u3, i3, f4, o4 = {}, e3 = arguments.length;
  for (f4 in t4) "key" == f4 ? u3 = t4[f4] : "ref" == f4 && "function" != typeof n2 ? i3 = t4[f4] : o4[f4] = t4[f4];
  return e3 > 2 && (o4.children = e3 > 3 ? d.call(arguments, 2) : r2), m(n2, o4, u3, i3, null);
}
function m(r2, u3, i3, f4, o4) {
  var e3 = { type: r2, props: u3, key: i3, ref: f4, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o4 || ++t, __i: -1, __u: 0 };
  return !o4 && n.vnode && n.vnode(e3), e3;
}
function $(n2) {
  return n2.children;
}
function x(n2, t4) {
  this.props = n2, this.context = t4, this.__g = 0;
}
function S(n2, t4) {
  if (null == t4) return n2.__ && S(n2.__, n2.__i + 1);
  for (var r2; t4 < n2.__k.length; t4++) if ((r2 = n2.__k[t4]) && r2.__e) return r2.__e;
  return "function" != typeof n2.type || n2.props.__P ? null : S(n2);
}
function C(t4) {
  var r2, u3 = t4.__v, i3 = u3.__e, f4 = [], o4 = [], e3 = t4.__P;
  e3 && ((r2 = _({ constructor: h }, u3)).__v = u3.__v + 1, n.vnode && n.vnode(r2), z(e3, r2, u3, t4.__n, e3.namespaceURI, 32 & u3.__u ? [i3] : null, f4, i3 || S(u3), 32 & u3.__u, o4), r2.__v = u3.__v, r2.__.__k[r2.__i] = r2, E(f4, r2, o4), u3.__ = u3.__e = null, r2.__e != i3 && j(r2));
}
function j(n2) {
  if ((n2 = n2.__) && n2.__c && !n2.props.__P) return n2.__e = null, n2.__k.some(function(t4) {
    return t4 && (n2.__e = t4.__e);
  }), j(n2);
}
function L(t4) {
  (8 & t4.__g || (t4.__g |= 8, u.push(t4), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n2, t4 = 1; u.length; ) u.length > t4 && u.sort(o), n2 = u.shift(), t4 = u.length, 8 & n2.__g && C(n2);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n2, t4, r2, u3, i3, f4, o4, e3, l3, c3, a4) {
  var s3, h3, v3, w3, d3, _3, g3 = u3.__k || y, k3 = t4.length;
  for (l3 = q(r2, t4, g3, l3, k3), s3 = 0; s3 < k3; s3++) null != (v3 = r2.__k[s3]) && (h3 = ~v3.__i && g3[v3.__i] || p, v3.__i = s3, _3 = z(n2, v3, h3, i3, f4, o4, e3, l3, c3, a4), w3 = v3.__e, (h3.ref != v3.ref || 8 & h3.__u) && (h3.ref && G(h3.ref, null, v3, h3), v3.ref && a4.push(v3.ref, v3.__c || w3, v3)), d3 = d3 || w3, 4 & v3.__u ? (l3 = A(v3, l3, n2, !h3.__v), h3.__e && (h3.__e = null)) : "function" == typeof v3.type && void 0 !== _3 ? l3 = _3 : w3 && (l3 = w3.nextSibling), v3.__u &= -21);
  return r2.__e = d3, l3;
}
function q(n2, t4, r2, u3, i3) {
  var f4, o4, e3, l3, c3, a4, s3, p3, y3, v3 = r2.length, d3 = v3, _3 = 0, g3 = 0, k3 = n2.__k = Array(i3);
  for (f4 = 0; f4 < i3; f4++) null != (o4 = t4[f4]) && "boolean" != typeof o4 && "function" != typeof o4 ? ("object" != typeof o4 || o4.constructor === String ? o4 = k3[f4] = m(null, o4) : w(o4) ? o4 = k3[f4] = m($, { children: o4 }) : o4.constructor === h && o4.__b ? o4 = k3[f4] = m(o4.type, o4.props, o4.key, o4.ref, o4.__v) : k3[f4] = o4, l3 = f4 + _3, o4.__ = n2, o4.__b = n2.__b + 1, e3 = null, ~(c3 = o4.__i = P(o4, r2, l3, d3)) && (d3--, (e3 = r2[c3]) && (e3.__u |= 2)), e3 && e3.__v ? (o4.__u |= 16, c3 == l3 - 1 ? _3-- : c3 == l3 + 1 ? _3++ : c3 != l3 && (c3 > l3 ? _3-- : _3++, g3 = 1)) : (~c3 || (i3 > v3 ? _3-- : i3 < v3 && _3++), "function" != typeof o4.type && (o4.__u |= 4))) : k3[f4] = null;
  if (g3) {
    for (a4 = [], s3 = [], f4 = 0; f4 < i3; f4++) if ((o4 = k3[f4]) && 16 & o4.__u) {
      for (_3 = 0, p3 = a4.length; _3 < p3; ) a4[y3 = _3 + p3 >> 1] < o4.__i ? _3 = y3 + 1 : p3 = y3;
      a4[_3] = o4.__i, s3[f4] = _3 + 1;
    }
    for (_3 = a4.length; f4--; ) s3[f4] && (s3[f4] == _3 ? _3-- : k3[f4].__u |= 4);
  }
  if (d3) for (f4 = 0; f4 < v3; f4++) !(e3 = r2[f4]) || 2 & e3.__u || (e3.__e == u3 && (u3 = S(e3)), J(e3, e3));
  return u3;
}
function A(n2, t4, r2, u3) {
  var i3, f4, o4, e3;
  if ("function" == typeof n2.type) {
    if (n2.props.__P) return t4;
    if (i3 = n2.__k) for (f4 = 0; f4 < i3.length; f4++) i3[f4] && (i3[f4].__ = n2, t4 = A(i3[f4], t4, r2, false));
    return t4;
  }
  for (t4 && !t4.parentNode && (t4 = S(n2)) && !t4.parentNode && (t4 = null), o4 = n2.__e, e3 = t4; e3 && 8 == e3.nodeType; ) e3 = e3.nextSibling;
  for (o4 != e3 && (!u3 && r2.moveBefore && o4.parentNode ? r2.moveBefore(o4, t4) : r2.insertBefore(o4, t4 || null)), t4 = o4; (t4 = t4 && t4.nextSibling) && 8 == t4.nodeType && !t4.data.startsWith("$s"); ) ;
  return t4;
}
function P(n2, t4, r2, u3) {
  var i3, f4 = n2.key, o4 = n2.type, e3 = t4[r2], l3 = e3 && !(2 & e3.__u);
  if (null === e3 && null == f4 || l3 && f4 == e3.key && o4 == e3.type) return r2;
  if (u3 > (l3 ? 1 : 0)) {
    for (i3 = r2 - 1; i3 >= 0; i3--) if ((e3 = t4[i3]) && !(2 & e3.__u) && f4 == e3.key && o4 == e3.type) return i3;
    for (i3 = r2 + 1; i3 < t4.length; i3++) if ((e3 = t4[i3]) && !(2 & e3.__u) && f4 == e3.key && o4 == e3.type) return i3;
  }
  return -1;
}
function T(n2, t4, r2) {
  null == r2 && (r2 = ""), "-" == t4[0] ? n2.setProperty(t4, r2) : n2[t4] = r2;
}
function N(n2, t4, r2, u3, i3) {
  var f4, o4;
  if ("style" == t4) if ("string" == typeof r2) n2.style.cssText = r2;
  else {
    if ("string" == typeof u3 && (n2.style.cssText = u3 = ""), u3) for (t4 in u3) r2 && t4 in r2 || T(n2.style, t4);
    if (r2) for (t4 in r2) u3 && r2[t4] == u3[t4] || T(n2.style, t4, r2[t4]);
  }
  else if ("o" == t4[0] && "n" == t4[1]) "function" != typeof r2 && (r2 = null), "function" != typeof u3 && (u3 = null), (n2.__e || (n2.__e = {}))[t4] = r2, r2 && u3 || (o4 = a[t4] || (a[t4] = V(t4)), (n2.__a || (n2.__a = {}))[t4] = c, f4 = t4 != (t4 = t4.replace(l, "$1")), (t4 = t4.slice(2))[0] < "a" && (t4 = t4.toLowerCase()), r2 ? n2.addEventListener(t4, o4, f4) : n2.removeEventListener(t4, o4, f4));
  else {
    if ("http://www.w3.org/2000/svg" == i3) t4 = t4.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if ("width" != t4 && "height" != t4 && "href" != t4 && "list" != t4 && "form" != t4 && "tabIndex" != t4 && "download" != t4 && "rowSpan" != t4 && "colSpan" != t4 && "role" != t4 && "popover" != t4 && t4 in n2) try {
      return void (n2[t4] = null == r2 ? "" : r2);
    } catch (n3) {
    }
    if ("function" == typeof r2) return;
    null == r2 || false === r2 && "-" != t4[4] ? n2.removeAttribute(t4) : n2.setAttribute(t4, "popover" == t4 && 1 == r2 ? "" : r2);
  }
}
function V(t4) {
  return function(r2) {
    var u3 = this.__e;
    if (u3) {
      if (u3 = u3[t4], null == r2[e]) r2[e] = c++;
      else if (r2[e] < this.__a[t4]) return;
      return u3(n.event ? n.event(r2) : r2);
    }
  };
}
function z(t4, r2, u3, i3, f4, o4, e3, l3, c3, a4) {
  var s3, p3, v3, d3, k3, b2, m3, M2, C3, j3, L2, H3, q3, A3, O, P3, T3, N3, V3 = r2.type;
  if (r2.constructor !== h) return null;
  128 & u3.__u && (c3 = 32 & u3.__u, s3 = u3.__c.__z) && (r2.__u |= c3, p3 = o4 = [], 8 == s3.nodeType ? l3 = B(s3, o4) : o4.push(s3), l3 = o4[0] || l3), (s3 = n.__b) && s3(r2);
  n: if ("function" == typeof V3) {
    v3 = e3.length;
    try {
      if (M2 = r2.props, C3 = (s3 = V3.prototype) && s3.render, j3 = (s3 = V3.contextType) && i3[s3.__c], L2 = s3 ? j3 ? j3.props.value : s3.__ : i3, (d3 = u3.__c) ? (r2.__c = d3, 2 & d3.__g && (d3.__g |= 1)) : (C3 ? r2.__c = d3 = new V3(M2, L2) : (r2.__c = d3 = new x(M2, L2), d3.constructor = V3, d3.render = K), j3 && j3.sub(d3), d3.state || (d3.state = {}), d3.__n = i3, d3.__g |= 8, d3.__h = [], d3.__k = []), C3 && (d3.__s || (d3.__s = d3.state), V3.getDerivedStateFromProps && (d3.__s == d3.state && (d3.__s = _({}, d3.__s)), _(d3.__s, V3.getDerivedStateFromProps(M2, d3.__s)))), k3 = d3.props, b2 = d3.state, d3.__v = r2, u3.__c) {
        if (M2 !== k3 && C3 && !V3.getDerivedStateFromProps && d3.componentWillReceiveProps && d3.componentWillReceiveProps(M2, L2), r2.__v == u3.__v && !(8 & d3.__g) || !(4 & d3.__g) && d3.shouldComponentUpdate && false === d3.shouldComponentUpdate(M2, d3.__s, L2)) {
          r2.__v != u3.__v && (d3.props = M2, d3.state = d3.__s, d3.__g &= -9), r2.__e = u3.__e, r2.__k = u3.__k, r2.__k.some(function(n2) {
            n2 && (n2.__ = r2);
          }), y.push.apply(d3.__h, d3.__k), d3.__k = [], d3.__h.length && e3.push(d3), l3 = S(u3);
          break n;
        }
        d3.componentWillUpdate && d3.componentWillUpdate(M2, d3.__s, L2), C3 && d3.componentDidUpdate && d3.__h.push(function() {
          d3.componentDidUpdate(k3, b2, m3);
        });
      } else C3 && !V3.getDerivedStateFromProps && d3.componentWillMount && d3.componentWillMount(), C3 && d3.componentDidMount && d3.__h.push(d3.componentDidMount);
      d3.context = L2, d3.props = M2, d3.__P = t4, d3.__g &= -5, H3 = n.__r, q3 = C3 ? 25 : 0;
      do {
        d3.__g &= -9, H3 && H3(r2), s3 = d3.render(d3.props, d3.state = d3.__s, d3.context);
      } while (8 & d3.__g && ++q3 < 25);
      C3 && (y.push.apply(d3.__h, d3.__k), d3.__k = []), d3.state = d3.__s, d3.getChildContext && (i3 = _({}, i3, d3.getChildContext())), C3 && u3.__c && d3.getSnapshotBeforeUpdate && (m3 = d3.getSnapshotBeforeUpdate(k3, b2)), A3 = s3 && s3.type === $ && null == s3.key ? s3.props.children : s3, M2.__P && (s3 = l3, f4 = (t4 = M2.__P).namespaceURI, c3 = o4 = null, u3.props && u3.props.__P != t4 && (u3.__k.some(function(n2) {
        n2 && J(n2, n2);
      }), u3.__k = null), l3 = u3.__k ? S(u3, 0) : null), l3 = I(t4, w(A3) ? A3 : [A3], r2, u3, i3, f4, o4, e3, l3, c3, a4), M2.__P && (r2.__e = null, l3 = s3), r2.__u &= -161, p3 && p3.some(g), d3.__h.length && e3.push(d3), 1 & d3.__g && (d3.__g &= -4);
    } catch (t5) {
      if (e3.length = v3, r2.__v = null, c3 || o4) if (t5 && t5.then) {
        if (r2.__u |= 128 | c3, o4) {
          for (~(T3 = o4.indexOf(l3 || void 0)) || (T3 = o4.length); (N3 = o4[T3 - 1]) && 8 == N3.nodeType; ) T3--;
          for (; T3 < o4.length; T3++) if (N3 = o4[T3]) if (o4[T3] = null, O) {
            if (N3 == P3) break;
          } else {
            if (8 != N3.nodeType) break;
            N3.data.startsWith("$s") && (P3 = B(O = N3));
          }
        }
        if (!O) {
          for (; l3 && 8 == l3.nodeType && l3.nextSibling; ) l3 = l3.nextSibling;
          O = l3;
        }
        (s3 = B(O = r2.__c.__z || (r2.__c.__z = O))) ? (r2.__e = O, l3 = s3) : r2.__e = l3, l3 = l3 && l3.nextSibling;
      } else o4 && o4.some(g);
      else r2.__e = u3.__e;
      r2.__k || (r2.__k = u3.__k || []), t5 && t5.then || D(r2), n.__e(t5, r2, u3);
    }
  } else l3 = r2.__e = F(u3.__e, r2, u3, i3, f4, o4, e3, c3, a4, t4);
  return (s3 = n.diffed) && s3(r2), l3;
}
function B(n2, t4) {
  if (n2 && 8 == n2.nodeType && n2.data.startsWith("$s")) for (var r2 = 1; n2 = n2.nextSibling; ) {
    if (8 == n2.nodeType) {
      if (n2.data.startsWith("$s")) r2++;
      else if (n2.data.startsWith("/$s") && !--r2) return n2;
    }
    t4 && t4.push(n2);
  }
}
function D(n2) {
  n2 && (n2.__c && (n2.__c.__g |= 4), n2.__k && n2.__k.some(D));
}
function E(t4, r2, u3) {
  for (var i3 = 0; i3 < u3.length; ) G(u3[i3++], u3[i3++], u3[i3++]);
  n.__c && n.__c(r2, t4), t4.some(function(r3) {
    try {
      t4 = r3.__h, r3.__h = [], t4.some(function(n2) {
        n2.call(r3);
      });
    } catch (t5) {
      n.__e(t5, r3.__v);
    }
  });
}
function F(t4, r2, u3, i3, f4, o4, e3, l3, c3, a4) {
  var s3, h3, y3, _3, k3, b2, m3, M2, $3 = u3.props || p, x3 = r2.props, C3 = r2.type;
  if ("svg" == C3 ? f4 = "http://www.w3.org/2000/svg" : "math" == C3 ? f4 = "http://www.w3.org/1998/Math/MathML" : f4 || (f4 = "http://www.w3.org/1999/xhtml"), o4) {
    for (s3 = 0; s3 < o4.length; s3++) if ((k3 = o4[s3]) && (C3 ? k3.localName == C3 : 3 == k3.nodeType)) {
      t4 = k3, o4[s3] = null;
      break;
    }
  }
  if (!t4) {
    if (M2 = a4.ownerDocument || document, !C3) return M2.createTextNode(x3);
    t4 = M2.createElementNS(f4, C3, x3.is ? x3 : a4), l3 && (n.__m && n.__m(r2, o4), l3 = false), o4 = null;
  }
  if (C3) {
    if (a4 = "template" == C3 && t4.content || t4, o4 = "textarea" == C3 && null != x3.defaultValue ? null : o4 && d.call(a4.childNodes), !l3 && o4) for ($3 = {}, s3 = 0; s3 < t4.attributes.length; s3++) $3[(k3 = t4.attributes[s3]).name] = k3.value;
    for (s3 in $3) k3 = $3[s3], "dangerouslySetInnerHTML" == s3 ? y3 = k3 : "children" == s3 || s3 in x3 || "value" == s3 && "defaultValue" in x3 || "checked" == s3 && "defaultChecked" in x3 || N(t4, s3, null, k3, f4);
    for (s3 in x3) k3 = x3[s3], "children" == s3 ? _3 = k3 : "dangerouslySetInnerHTML" == s3 ? h3 = k3 : "value" == s3 ? b2 = k3 : "checked" == s3 ? m3 = k3 : l3 && "function" != typeof k3 || $3[s3] === k3 || N(t4, s3, k3, $3[s3], f4);
    h3 ? (l3 || y3 && (h3.__html == y3.__html || h3.__html == t4.innerHTML) || (t4.innerHTML = h3.__html), r2.__k = []) : (y3 && (t4.textContent = ""), ("foreignObject" == C3 || "http://www.w3.org/1998/Math/MathML" == f4 && v.test(C3)) && (f4 = "http://www.w3.org/1999/xhtml"), I(a4, w(_3) ? _3 : [_3], r2, u3, i3, f4, o4, e3, o4 ? o4[0] : u3.__k && S(u3, 0), l3, c3), o4 && o4.some(g)), l3 && "textarea" != C3 || (s3 = "value", "progress" == C3 && null == b2 ? t4.removeAttribute(s3) : null == b2 || b2 === t4[s3] && ("progress" != C3 || b2) || N(t4, s3, b2, $3[s3], f4), s3 = "checked", null != m3 && m3 != t4[s3] && N(t4, s3, m3, $3[s3], f4));
  } else $3 === x3 || l3 && t4.data == x3 || (t4.data = x3);
  return t4;
}
function G(t4, r2, u3, i3) {
  try {
    "function" == typeof t4 ? r2 ? r2.__x = t4(r2) || 1 : i3 && (i3 = i3.__c || i3.__e) && (r2 = i3.__x) && (i3.__x = null, "function" == typeof r2 ? r2() : t4(null)) : t4.current = r2;
  } catch (t5) {
    n.__e(t5, u3);
  }
}
function J(t4, r2, u3) {
  var i3, f4, o4, e3;
  if (n.unmount && n.unmount(t4), !(i3 = t4.ref) || i3.current && i3.current != t4.__e || G(i3, null, r2, t4), i3 = t4.__c) {
    if (i3.componentWillUnmount) try {
      i3.componentWillUnmount();
    } catch (t5) {
      n.__e(t5, r2);
    }
    i3.__P = i3.__n = null;
  }
  if (i3 = t4.__k) for (e3 = 0; e3 < i3.length; e3++) i3[e3] && J(i3[e3], r2, "function" != typeof t4.type || u3 && !t4.props.__P);
  !u3 && (i3 = t4.__c) && (i3 = i3.__z) && (f4 = B(i3, o4 = [])) && (i3 == t4.__e && o4.some(g), g(f4), g(i3)), u3 || g(t4.__e), t4.__e = t4.__c = t4.__ = null;
}
function K(n2, t4, r2) {
  return this.constructor(n2, r2);
}
n = { __e: function(n2, t4, r2, u3) {
  for (var i3, o4, e3; t4 = t4.__; ) if ((i3 = t4.__c) && !(1 & i3.__g)) {
    i3.__g |= 4;
    try {
      if ((e3 = (o4 = i3.constructor) && o4.getDerivedStateFromError) && i3.setState(o4.getDerivedStateFromError(n2)), i3.componentDidCatch && (i3.componentDidCatch(n2, u3 || {}), e3 = 1), e3 && 8 & i3.__g) return void (i3.__g |= 2);
    } catch (t5) {
      n2 = t5;
    }
  }
  throw f = 0, n2;
} }, t = 0, r = function(n2) {
  return null != n2 && n2.constructor === h;
}, x.prototype.setState = function(n2, t4) {
  var r2 = this.__s;
  r2 && r2 != this.state || (r2 = this.__s = _({}, this.state)), "function" == typeof n2 && (n2 = n2(_({}, r2), this.props)), n2 && (_(r2, n2), this.__v && (t4 && this.__k.push(t4), L(this)));
}, x.prototype.forceUpdate = function(n2) {
  this.__v && (this.__g |= 4, n2 && this.__h.push(n2), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n2, t4) {
  return n2.__v.__b - t4.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// node_modules/preact-render-to-string/dist/index.mjs
var o2 = "__s";
var i2 = "__c";
var a2 = "__k";
var u2 = "__d";
var c2 = "__s";
var f2 = /[\s\n\\/='"\0<>]/;
var s2 = /^(xlink|xmlns|xml)([A-Z])/;
var l2 = /^(?:accessK|auto[A-Z]|cell|ch|col|cont|cross|dateT|encT|form[A-Z]|frame|hrefL|inputM|maxL|minL|noV|playsI|popoverT|readO|rowS|src[A-Z]|tabI|useM|item[A-Z])/;
var p2 = /^ac|^ali|arabic|basel|cap|clipPath$|clipRule$|color|dominant|enable|fill|flood|font|glyph[^R]|horiz|image|letter|lighting|marker[^WUH]|overline|panose|pointe|paint|rendering|shape|stop|strikethrough|stroke|text[^L]|transform|underline|unicode|units|^v[^i]|^w|^xH/;
var h2 = /* @__PURE__ */ new Set(["draggable", "spellcheck"]);
function d2(e3) {
  void 0 !== e3.__g ? e3.__g |= 8 : e3[u2] = true;
}
function v2(e3) {
  void 0 !== e3.__g ? e3.__g &= -9 : e3[u2] = false;
}
function m2(e3) {
  return void 0 !== e3.__g ? !!(8 & e3.__g) : true === e3[u2];
}
var y2 = /["&<]/;
function _2(e3) {
  if (0 === e3.length || false === y2.test(e3)) return e3;
  for (var t4 = 0, n2 = 0, r2 = "", o4 = ""; n2 < e3.length; n2++) {
    switch (e3.charCodeAt(n2)) {
      case 34:
        o4 = "&quot;";
        break;
      case 38:
        o4 = "&amp;";
        break;
      case 60:
        o4 = "&lt;";
        break;
      default:
        continue;
    }
    n2 !== t4 && (r2 += e3.slice(t4, n2)), r2 += o4, t4 = n2 + 1;
  }
  return n2 !== t4 && (r2 += e3.slice(t4, n2)), r2;
}
var g2 = {};
var k2 = /* @__PURE__ */ new Set(["animation-iteration-count", "border-image-outset", "border-image-slice", "border-image-width", "box-flex", "box-flex-group", "box-ordinal-group", "column-count", "fill-opacity", "flex", "flex-grow", "flex-negative", "flex-order", "flex-positive", "flex-shrink", "flood-opacity", "font-weight", "grid-column", "grid-row", "line-clamp", "line-height", "opacity", "order", "orphans", "stop-opacity", "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "stroke-opacity", "stroke-width", "tab-size", "widows", "z-index", "zoom"]);
var b = /[A-Z]/g;
function x2(e3) {
  var t4 = "";
  for (var n2 in e3) {
    var r2 = e3[n2];
    if (null != r2 && "" !== r2) {
      var o4 = "-" == n2[0] ? n2 : g2[n2] || (g2[n2] = n2.replace(b, "-$&").toLowerCase()), i3 = ";";
      "number" != typeof r2 || o4.startsWith("--") || k2.has(o4) || (i3 = "px;"), t4 = t4 + o4 + ":" + r2 + i3;
    }
  }
  return t4 || void 0;
}
function w2() {
  this.__d = true;
}
function H2(e3, t4) {
  return { __v: e3, context: t4, props: e3.props, setState: w2, forceUpdate: w2, __d: true, __h: new Array(0) };
}
var T2 = {};
var j2 = [];
var P2 = Array.isArray;
var $2 = Object.assign;
var U = "";
var Z = "<!--$s-->";
var F2 = "<!--/$s-->";
function M(e3) {
  return "string" == typeof e3 ? Z + e3 + F2 : P2(e3) ? (e3.unshift(Z), e3.push(F2), e3) : e3 && "function" == typeof e3.then ? e3.then(M) : Z + e3 + F2;
}
function W() {
  return { beforeDiff: n.__b, afterDiff: n.diffed, renderHook: n.__r, unmountHook: n.unmount, rootHook: n.__, commitHook: n.__c, catchError: n.__e, errorBoundaries: n.errorBoundaries };
}
function B2(e3) {
  var t4 = n[o2];
  n[o2] = true;
  try {
    return e3();
  } finally {
    n[o2] = t4;
  }
}
function z2(n2, r2, o4) {
  var i3 = W();
  try {
    var u3 = B2(function() {
      var u4, c3 = k($, null);
      return c3[a2] = [n2], i3.rootHook && i3.rootHook(n2, ((u4 = {})[a2] = c3, u4.nodeType = 1, u4)), q2(n2, r2 || T2, false, void 0, c3, false, o4, i3);
    });
    return P2(u3) ? u3.join(U) : u3;
  } catch (e3) {
    if (e3.then) throw new Error('Use "renderToStringAsync" for suspenseful rendering.');
    throw e3;
  } finally {
    i3.commitHook && B2(function() {
      return i3.commitHook(n2, j2);
    }), j2.length = 0;
  }
}
function N2(e3, t4, n2) {
  var r2, o4 = e3.type, a4 = true;
  return e3[i2] ? (a4 = false, (r2 = e3[i2]).state = r2[c2]) : r2 = new o4(e3.props, t4), e3[i2] = r2, r2.__v = e3, r2.props = e3.props, r2.context = t4, d2(r2), null == r2.state && (r2.state = T2), null == r2[c2] && (r2[c2] = r2.state), o4.getDerivedStateFromProps ? r2.state = $2({}, r2.state, o4.getDerivedStateFromProps(r2.props, r2.state)) : a4 && r2.componentWillMount ? (r2.componentWillMount(), r2.state = r2[c2] !== r2.state ? r2[c2] : r2.state) : !a4 && r2.componentWillUpdate && r2.componentWillUpdate(), n2.renderHook && n2.renderHook(e3), r2.render(r2.props, r2.state, t4);
}
function q2(e3, n2, o4, u3, y3, g3, k3, b2) {
  if (null == e3 || true === e3 || false === e3 || e3 === U) return U;
  var w3 = typeof e3;
  if ("object" != w3) return "function" == w3 ? U : "string" == w3 ? _2(e3) : e3 + U;
  if (P2(e3)) {
    var C3, D3 = U;
    y3[a2] = e3;
    for (var A3 = e3.length, S2 = 0; S2 < A3; S2++) {
      var E3 = e3[S2];
      if (null != E3 && "boolean" != typeof E3) {
        var L2, j3 = q2(E3, n2, o4, u3, y3, g3, k3, b2);
        "string" == typeof j3 ? D3 += j3 : (C3 || (C3 = new Array(A3)), D3 && C3.push(D3), D3 = U, P2(j3) ? (L2 = C3).push.apply(L2, j3) : C3.push(j3));
      }
    }
    return C3 ? (D3 && C3.push(D3), C3) : D3;
  }
  if (!r(e3)) return U;
  e3.__ = y3, b2.beforeDiff && b2.beforeDiff(e3);
  var Z2 = e3.type, F3 = e3.props;
  if ("function" == typeof Z2) {
    var W2, z3, O, R = n2;
    if (Z2 === $) {
      if ("tpl" in F3) {
        for (var K3, G2 = U, J2 = 0; J2 < F3.tpl.length; J2++) if (G2 += F3.tpl[J2], F3.exprs && J2 < F3.exprs.length) {
          var Q = F3.exprs[J2];
          if (null == Q) continue;
          if ("object" == typeof Q && (r(Q) || P2(Q))) {
            var X, Y = q2(Q, n2, o4, u3, e3, g3, k3, b2);
            "string" == typeof Y ? G2 += Y : (K3 || (K3 = []), G2 && K3.push(G2), G2 = U, P2(Y) ? (X = K3).push.apply(X, Y) : K3.push(Y));
          } else G2 += Q;
        }
        return K3 ? (G2 && K3.push(G2), K3) : G2;
      }
      if ("UNSTABLE_comment" in F3) return "<!--" + _2(F3.UNSTABLE_comment) + "-->";
      z3 = F3.children;
    } else {
      if (null != (W2 = Z2.contextType)) {
        var ee = n2[W2.__c];
        R = ee ? ee.props.value : W2.__;
      }
      var te = Z2.prototype && "function" == typeof Z2.prototype.render;
      if (te) z3 = /**#__NOINLINE__**/
      N2(e3, R, b2), O = e3[i2];
      else {
        e3[i2] = O = /**#__NOINLINE__**/
        H2(e3, R);
        for (var ne = 0; m2(O) && ne++ < 25; ) {
          v2(O), b2.renderHook && b2.renderHook(e3);
          try {
            z3 = Z2.call(O, F3, R);
          } catch (t4) {
            throw g3 && t4 && "function" == typeof t4.then && (e3._suspended = true), t4;
          }
        }
        d2(O);
      }
      if (null != O.getChildContext && (n2 = $2({}, n2, O.getChildContext())), te && b2.errorBoundaries && (Z2.getDerivedStateFromError || O.componentDidCatch)) {
        z3 = null != z3 && z3.type === $ && null == z3.key && null == z3.props.tpl ? z3.props.children : z3;
        try {
          return q2(z3, n2, o4, u3, e3, g3, false, b2);
        } catch (r2) {
          return Z2.getDerivedStateFromError && (O[c2] = Z2.getDerivedStateFromError(r2)), O.componentDidCatch && O.componentDidCatch(r2, T2), m2(O) ? (z3 = N2(e3, n2, b2), null != (O = e3[i2]).getChildContext && (n2 = $2({}, n2, O.getChildContext())), q2(z3 = null != z3 && z3.type === $ && null == z3.key && null == z3.props.tpl ? z3.props.children : z3, n2, o4, u3, e3, g3, k3, b2)) : U;
        } finally {
          b2.afterDiff && b2.afterDiff(e3), b2.unmountHook && b2.unmountHook(e3);
        }
      }
    }
    z3 = null != z3 && z3.type === $ && null == z3.key && null == z3.props.tpl ? z3.props.children : z3;
    try {
      var re = q2(z3, n2, o4, u3, e3, g3, k3, b2);
      return b2.afterDiff && b2.afterDiff(e3), b2.unmountHook && b2.unmountHook(e3), e3._suspended ? M(re) : re;
    } catch (t4) {
      if (!g3 && k3 && k3.onError) {
        var oe = (function t5(r2) {
          return k3.onError(r2, e3, function(e4, r3) {
            try {
              return B2(function() {
                return q2(e4, n2, o4, u3, r3, g3, k3, b2);
              });
            } catch (e6) {
              return t5(e6);
            }
          });
        })(t4);
        return void 0 !== oe ? oe : (b2.catchError && b2.catchError(t4, e3), U);
      }
      if (!g3) throw t4;
      if (!t4 || "function" != typeof t4.then) throw t4;
      return t4.then(function t5() {
        try {
          var r2 = B2(function() {
            return q2(z3, n2, o4, u3, e3, g3, k3, b2);
          });
          return e3._suspended ? M(r2) : r2;
        } catch (e4) {
          if (!e4 || "function" != typeof e4.then) throw e4;
          return e4.then(t5);
        }
      });
    }
  }
  var ie, ae = "<" + Z2, ue = U;
  for (var ce in F3) {
    var fe = F3[ce];
    if ("function" != typeof (fe = V2(fe) ? fe.value : fe) || "class" === ce || "className" === ce) {
      switch (ce) {
        case "children":
          ie = fe;
          continue;
        case "key":
        case "ref":
        case "__self":
        case "__source":
          continue;
        case "htmlFor":
          if ("for" in F3) continue;
          ce = "for";
          break;
        case "className":
          if ("class" in F3) continue;
          ce = "class";
          break;
        case "defaultChecked":
          ce = "checked";
          break;
        case "defaultSelected":
          ce = "selected";
          break;
        case "defaultValue":
        case "value":
          switch (ce = "value", Z2) {
            case "textarea":
              ie = fe;
              continue;
            case "select":
              u3 = fe;
              continue;
            case "option":
              u3 != fe || "selected" in F3 || (ae += " selected");
          }
          break;
        case "dangerouslySetInnerHTML":
          ue = fe && fe.__html;
          continue;
        case "style":
          "object" == typeof fe && (fe = x2(fe));
          break;
        case "acceptCharset":
          ce = "accept-charset";
          break;
        case "httpEquiv":
          ce = "http-equiv";
          break;
        default:
          if (f2.test(ce)) continue;
          s2.test(ce) ? ce = ce.replace(s2, "$1:$2").toLowerCase() : "-" !== ce[4] && !h2.has(ce) || null == fe ? o4 ? p2.test(ce) && (ce = "panose1" === ce ? "panose-1" : ce.replace(/([A-Z])/g, "-$1").toLowerCase()) : l2.test(ce) && (ce = ce.toLowerCase()) : fe += U;
      }
      null != fe && false !== fe && (ae = true === fe || fe === U ? ae + " " + ce : ae + " " + ce + '="' + _2(fe + U) + '"');
    }
  }
  if (f2.test(Z2)) throw new Error(Z2 + " is not a valid HTML tag name in " + ae + ">");
  if (ue || ("string" == typeof ie ? ue = _2(ie) : null != ie && false !== ie && true !== ie && (ue = q2(ie, n2, "svg" === Z2 || "foreignObject" !== Z2 && o4, u3, e3, g3, k3, b2))), b2.afterDiff && b2.afterDiff(e3), b2.unmountHook && b2.unmountHook(e3), !ue && I2.has(Z2)) return ae + "/>";
  var se = "</" + Z2 + ">", le = ae + ">";
  return P2(ue) ? [le].concat(ue, [se]) : "string" != typeof ue ? [le, ue, se] : le + ue + se;
}
var I2 = /* @__PURE__ */ new Set(["area", "base", "br", "col", "command", "embed", "hr", "img", "input", "keygen", "link", "meta", "param", "source", "track", "wbr"]);
function V2(e3) {
  return null !== e3 && "object" == typeof e3 && "function" == typeof e3.peek && "value" in e3;
}

// src/reporters/html/timeline/tracks.ts
var MAX_LANES = 8;
var MAX_ROWS = 20;
function tracksOf(report, revisions, findings) {
  const until = instantOf(report.asOf);
  const times = revisions.flatMap((row) => instantOf(row.at) ?? []);
  if (until === void 0 || times.length === 0) return void 0;
  const first = times.reduce((a4, b2) => Math.min(a4, b2));
  const last = times.reduce((a4, b2) => Math.max(a4, b2), until);
  const from = revisions.length === 1 ? first - DAY : first;
  const span = { from: Math.min(from, last - 6e4), until: last };
  return {
    ...span,
    lanes: lanesOf(revisions),
    rows: rowsOf(findings, span),
    blind: blindOf(revisions),
    freezes: report.timeline.flatMap((one2) => one2.kind === "freeze" ? stretchOf(one2) : []),
    policies: report.timeline.flatMap((one2) => {
      const at2 = instantOf(one2.at);
      return one2.kind === "policy" && at2 !== void 0 ? { at: at2, words: one2.text } : [];
    })
  };
}
function wayOf({ changes }) {
  const looser = changes.some((change) => change.direction === "looser");
  const tighter = changes.some((change) => change.direction === "tighter");
  return looser && tighter ? "both" : looser ? "looser" : tighter ? "tighter" : "neither";
}
function lanesOf(revisions) {
  const people = /* @__PURE__ */ new Map();
  for (const row of revisions) {
    const at2 = instantOf(row.at);
    if (at2 === void 0) continue;
    const name = row.by.email ?? row.by.id ?? "";
    const person = people.get(name) ?? { marks: [], approved: true };
    people.set(name, person);
    person.marks.push({ at: at2, revision: row.revision, way: wayOf(row), unapproved: row.approved === false });
    if (row.approved === false) person.approved = false;
  }
  const loosened = (marks2) => marks2.filter(({ way }) => way === "looser" || way === "both").length;
  const sorted = [...people].toSorted(
    ([, a4], [, b2]) => Number(a4.approved) - Number(b2.approved) || loosened(b2.marks) - loosened(a4.marks) || b2.marks.length - a4.marks.length
  );
  const alone = sorted.slice(0, sorted.length > MAX_LANES ? MAX_LANES - 1 : MAX_LANES);
  const others = sorted.slice(alone.length);
  const lanes = alone.map(([name, { marks: marks2, approved }]) => ({
    name,
    approved,
    people: 1,
    marks: ordered(marks2)
  }));
  if (others.length === 0) return lanes;
  const marks = ordered(others.flatMap(([, person]) => person.marks));
  return [...lanes, { name: null, approved: others.every(([, one2]) => one2.approved), people: others.length, marks }];
}
function ordered(marks) {
  return marks.toSorted((a4, b2) => a4.at - b2.at || a4.revision - b2.revision);
}
function rowsOf(findings, span) {
  const rules = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const from = instantOf(finding.introduced.at);
    if (isEvent(finding) || from === void 0) continue;
    const end = finding.resolved === null ? span.until : instantOf(finding.resolved.at) ?? span.until;
    const windows2 = rules.get(finding.rule) ?? [];
    rules.set(finding.rule, windows2);
    windows2.push({
      finding: finding.id,
      from: Math.min(Math.max(from, span.from), span.until),
      until: Math.max(Math.min(end, span.until), span.from),
      severity: finding.severity,
      state: finding.resolved ? "closed" : finding.status === "excepted" ? "excepted" : "open",
      inert: finding.causedBy !== null,
      exact: finding.introduced.exact
    });
  }
  const open = (windows2) => windows2.some(({ state }) => state !== "closed") ? 1 : 0;
  const worst = (windows2) => windows2.reduce((most, { severity }) => Math.max(most, weight(severity)), 0);
  const sorted = [...rules].toSorted(
    ([, a4], [, b2]) => open(b2) - open(a4) || worst(b2) - worst(a4) || exposed(b2) - exposed(a4)
  );
  const alone = sorted.slice(0, sorted.length > MAX_ROWS ? MAX_ROWS - 1 : MAX_ROWS);
  const others = sorted.slice(alone.length);
  const rows = alone.map(([rule, windows2]) => ({
    rule,
    rules: 1,
    windows: byStart(windows2),
    seconds: exposed(windows2)
  }));
  if (others.length === 0) return rows;
  const windows = byStart(others.flatMap(([, all]) => all));
  return [...rows, { rule: null, rules: others.length, windows, seconds: exposed(windows) }];
}
function byStart(windows) {
  return windows.toSorted((a4, b2) => a4.from - b2.from || a4.until - b2.until);
}
function exposed(windows) {
  return windows.reduce((sum, { from, until }) => sum + Math.floor((until - from) / 1e3), 0);
}
function blindOf(revisions) {
  return revisions.flatMap((row, i3) => {
    const before = revisions[i3 - 1];
    const missing = before ? row.revision - before.revision - 1 : 0;
    if (!before || missing < 1) return [];
    const [from, until] = [instantOf(before.at), instantOf(row.at)];
    if (from === void 0 || until === void 0 || until < from) return [];
    const [first, last] = [before.revision + 1, row.revision - 1];
    const words2 = missing === 1 ? `revision ${first} missing` : `revisions ${first}–${last} missing`;
    return [{ from, until, words: words2 }];
  });
}
function stretchOf({ at: at2, text }) {
  const from = instantOf(at2);
  const last = /^freeze from \S+ until (\d{4}-\d\d-\d\d)\b/.exec(text)?.[1];
  const end = last === void 0 ? void 0 : instantOf(`${last}T00:00:00.000Z`);
  if (from === void 0) return [];
  return { from, until: end === void 0 ? from : end + DAY, words: text };
}

// src/reporters/html/page.ts
var limits = { text: 2e3, entries: 8 };
var rowLimits = { text: 300, entries: 8 };
var MAX_BLOCKS = 150;
var MAX_LINES = 1500;
var MAX_EVENTS = 50;
var MAX_ROWS2 = 200;
var MAX_RULES = 1e3;
var MAX_DIFFS = 40;
function pageOf(report) {
  const view = viewOf(report);
  const findings = byClaim(view.findings);
  const blocks = new Set(findings.slice(0, MAX_BLOCKS));
  const lines = new Set(findings.slice(MAX_BLOCKS, MAX_BLOCKS + MAX_LINES));
  const register = newest(view.revisions);
  const rules = report.rules.toSorted((a4, b2) => ruleOrder[a4.status] - ruleOrder[b2.status]).slice(0, MAX_RULES);
  const ids = [...blocks, ...lines].map((finding) => finding.id);
  return {
    book: bookOf(report),
    report,
    view,
    blocks,
    lines,
    anchors: new Set(ids.filter((id) => /^f_[0-9a-f]{1,64}$/.test(id))),
    register,
    anchored: new Set(register.map((row) => row.revision)),
    diffs: new Map(newestChanges(view.revisions).map((row) => [row.revision, row])),
    rules: ruleAnchors(rules.map((rule) => rule.id)),
    ruleRows: rules,
    tracks: tracksOf(report, view.revisions, view.findings)
  };
}
function ruleAnchors(ids) {
  const anchors = /* @__PURE__ */ new Map();
  const taken = /* @__PURE__ */ new Set();
  for (const id of ids) {
    if (anchors.has(id)) continue;
    const base2 = `rule-${id.replace(/[^A-Za-z0-9.-]/g, "_").slice(0, 120)}`;
    let anchor2 = base2;
    for (let n2 = 2; taken.has(anchor2); n2++) anchor2 = `${base2}_${n2}`;
    taken.add(anchor2);
    anchors.set(id, anchor2);
  }
  return anchors;
}
function newestChanges(revisions) {
  const shown2 = [];
  for (let i3 = revisions.length - 1; i3 >= 0 && shown2.length < MAX_DIFFS; i3--)
    if (revisions[i3].changes.length > 0) shown2.push(revisions[i3]);
  return shown2;
}
var ruleOrder = { failing: 0, "not-evaluated": 1, excepted: 2, passing: 3 };
function byClaim(findings) {
  let events = 0;
  const claims = worstFirst(findings).map((finding) => {
    const crowd = finding.status === "open" && isEvent(finding) && events++ >= MAX_EVENTS;
    return [finding, crowd ? 3 : claim[finding.status]];
  });
  return claims.toSorted(([, a4], [, b2]) => a4 - b2).map(([finding]) => finding);
}
var claim = { open: 0, excepted: 1, resolved: 2, noted: 4 };
function newest(revisions) {
  const shown2 = [];
  let rows = 0;
  for (let i3 = revisions.length - 1; i3 >= 0 && rows < MAX_ROWS2; i3--) {
    const revision2 = revisions[i3];
    shown2.push(revision2);
    rows += Math.max(1, revision2.changes.length);
  }
  return shown2;
}
var months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
function longDay(instant) {
  if (instantOf(instant) === void 0) return visible(instant);
  return `${Number(instant.slice(8, 10))} ${months[Number(instant.slice(5, 7)) - 1]} ${instant.slice(0, 4)}`;
}
function longMinute(instant) {
  return instantOf(instant) === void 0 ? visible(instant) : `${longDay(instant)}, ${instant.slice(11, 16)} UTC`;
}

// node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var f3 = /* @__PURE__ */ Symbol.for("pv");
var o3 = 0;
function a3(t4, e3, n2, u3, a4, i3) {
  e3 || (e3 = {});
  var c3, l3, p3 = e3;
  if ("ref" in p3 && "function" != typeof t4) for (l3 in p3 = {}, e3) "ref" == l3 ? c3 = e3[l3] : p3[l3] = e3[l3];
  var s3 = { type: t4, props: p3, key: n2, ref: c3, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: f3, __v: --o3, __i: -1, __u: 0 };
  return (a4 || i3) && (s3.__source = a4, s3.__self = i3), n.vnode && n.vnode(s3), s3;
}

// src/reporters/html/parts.tsx
function Say({ of, page }) {
  return /* @__PURE__ */ a3($, { children: of.map((piece) => shown(piece, page)) });
}
function shown(piece, page) {
  if (typeof piece === "string") return piece;
  if ("at" in piece) return /* @__PURE__ */ a3(When, { at: piece.at });
  if ("revision" in piece) return /* @__PURE__ */ a3(Revision, { number: piece.revision, page, words: "revision " });
  return piece.as === "value" ? /* @__PURE__ */ a3("code", { children: visible(piece.data) }) : /* @__PURE__ */ a3("bdi", { children: visible(piece.data) });
}
function When({ at: at2, table = false }) {
  if (instantOf(at2) === void 0) return /* @__PURE__ */ a3("bdi", { children: visible(at2) });
  return /* @__PURE__ */ a3("time", { datetime: at2, children: table ? minute(at2).slice(0, -4) : longMinute(at2) });
}
function Revision({ number: number4, page, words: words2 = "" }) {
  const text = `${words2}${number4}`;
  return page.anchored.has(number4) ? /* @__PURE__ */ a3("a", { href: `#r${number4}`, children: text }) : /* @__PURE__ */ a3($, { children: text });
}
function ToFinding({
  id,
  page,
  children
}) {
  return page.anchors.has(id) ? /* @__PURE__ */ a3("a", { href: `#${id}`, children }) : /* @__PURE__ */ a3($, { children });
}
function ToRule({ id, page }) {
  const anchor2 = page.rules.get(id);
  const name = /* @__PURE__ */ a3("code", { children: visible(id) });
  return anchor2 === void 0 ? name : /* @__PURE__ */ a3("a", { href: `#${anchor2}`, children: name });
}
var glyphs = {
  critical: "M3 .5h4L9.5 5 7 9.5H3L.5 5z",
  high: "M5 .8 9.6 9.2H.4z",
  medium: "M5 .3 9.7 5 5 9.7.3 5z",
  low: "M2 2h6v6H2z",
  info: "M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",
  looser: "M5 .8 9.6 9.2H.4z",
  tighter: "M.4.8h9.2L5 9.2zM2.5 2 5 6.7 7.5 2z",
  neutral: "M5 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  unknown: "M1 4.2h8v1.6H1z",
  compliant: "M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0zM4.4 7.3l3.3-4-1-.8-2.4 2.9-1.2-1.2-.9.9z",
  drifted: "M5 .8 9.6 9.2H.4z",
  incomplete: "M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0zm0 1.3v7.4a3.7 3.7 0 0 0 0-7.4z",
  tampered: "M3 .5h4L9.5 5 7 9.5H3L.5 5zM2.5 4.3v1.4h5V4.3z",
  nothing: "M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z"
};
function Glyph({ name }) {
  return /* @__PURE__ */ a3("svg", { viewBox: "0 0 10 10", "aria-hidden": "true", children: /* @__PURE__ */ a3("path", { "fill-rule": "evenodd", d: glyphs[name] }) });
}
function Badge({ severity }) {
  return /* @__PURE__ */ a3("span", { class: `sev sev-${severity}`, children: [
    /* @__PURE__ */ a3(Glyph, { name: severity }),
    severity
  ] });
}
function Way({ direction }) {
  return /* @__PURE__ */ a3("span", { class: `dir ${direction}`, children: [
    /* @__PURE__ */ a3(Glyph, { name: direction }),
    direction === "neutral" ? "neither" : direction === "unknown" ? "not known" : directionWords[direction]
  ] });
}
function Diff({ of, page }) {
  if (of.form === "value")
    return /* @__PURE__ */ a3("span", { class: "diff", children: [
      /* @__PURE__ */ a3("span", { class: "vh", children: "from " }),
      /* @__PURE__ */ a3("del", { children: /* @__PURE__ */ a3(Say, { of: of.before, page }) }),
      /* @__PURE__ */ a3("span", { "aria-hidden": "true", children: "→ " }),
      /* @__PURE__ */ a3("span", { class: "vh", children: "to " }),
      /* @__PURE__ */ a3("ins", { children: /* @__PURE__ */ a3(Say, { of: of.after, page }) })
    ] });
  const rest = restOf(of);
  return /* @__PURE__ */ a3("span", { class: "diff", children: [
    of.added.map((entry) => /* @__PURE__ */ a3("ins", { children: [
      "+ ",
      /* @__PURE__ */ a3(Say, { of: entry, page })
    ] })),
    of.removed.map((entry) => /* @__PURE__ */ a3("del", { children: [
      "− ",
      /* @__PURE__ */ a3(Say, { of: entry, page })
    ] })),
    rest && /* @__PURE__ */ a3("small", { children: rest })
  ] });
}
function Section(props) {
  return /* @__PURE__ */ a3("section", { id: props.id, class: props.wide ? "wide" : void 0, children: [
    /* @__PURE__ */ a3("h2", { children: [
      props.title,
      props.note && /* @__PURE__ */ a3("small", { children: props.note })
    ] }),
    props.children
  ] });
}
function Fact(props) {
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("dt", { class: props.kind, children: props.term }),
    /* @__PURE__ */ a3("dd", { class: props.kind, children: props.children })
  ] });
}
function Head({ columns: columns2 }) {
  return /* @__PURE__ */ a3("thead", { children: /* @__PURE__ */ a3("tr", { children: columns2.map((column2) => {
    const [name, kind] = typeof column2 === "string" ? [column2, void 0] : column2;
    return /* @__PURE__ */ a3("th", { scope: "col", class: kind, children: name });
  }) }) });
}
function limited(rows, what) {
  const more = rows.length - MAX_ROWS2;
  const rest = more > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: `And ${some(more, `more ${what}`)}, in the JSON report.` });
  return { shown: rows.slice(0, MAX_ROWS2), rest };
}

// src/reporters/html/approvals.tsx
var stateWords = {
  applied: "applied",
  partly: "applied in part",
  "never-applied": "never applied",
  pending: "pending"
};
function Approvals({ page }) {
  const { approvals } = page.report;
  const { shown: shown2, rest } = limited(approvals, "approval");
  return /* @__PURE__ */ a3(Section, { id: "approvals", title: "Approvals", note: some(approvals.length, "approval"), wide: true, children: [
    approvals.length === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "No approvals are defined." }) : /* @__PURE__ */ a3("table", { children: [
      /* @__PURE__ */ a3(
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
      /* @__PURE__ */ a3("tbody", { children: shown2.map((approval) => /* @__PURE__ */ a3("tr", { children: [
        /* @__PURE__ */ a3("th", { scope: "row", children: /* @__PURE__ */ a3(Say, { of: value(approval.id), page }) }),
        /* @__PURE__ */ a3("td", { class: approval.state === "never-applied" ? "no" : void 0, children: stateWords[approval.state] }),
        /* @__PURE__ */ a3("td", { children: [
          /* @__PURE__ */ a3(Say, { of: some5(approval.settings.map(value)), page }),
          approval.reason !== null && /* @__PURE__ */ a3("small", { children: [
            " ",
            /* @__PURE__ */ a3(Say, { of: prose(approval.reason), page })
          ] })
        ] }),
        /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(Say, { of: say`${dayWords(approval.from)} to ${lastDay(approval.until)}`, page }) }),
        /* @__PURE__ */ a3("td", { "data-label": "by", children: approval.implementers === null ? "anybody" : /* @__PURE__ */ a3(Say, { of: some5(approval.implementers.map(who)), page }) }),
        /* @__PURE__ */ a3("td", { "data-label": "agreed by", children: [
          approval.approvedBy.length === 0 ? /* @__PURE__ */ a3("span", { class: "no", children: "nobody" }) : /* @__PURE__ */ a3(
            Say,
            {
              of: say`${some5(approval.approvedBy.map(who))}, ${dayWords(approval.approvedAt)}`,
              page
            }
          ),
          approval.ticket !== null && /* @__PURE__ */ a3("small", { children: [
            " ",
            /* @__PURE__ */ a3(Say, { of: say`ticket ${approval.ticket}`, page })
          ] })
        ] }),
        /* @__PURE__ */ a3("td", { "data-label": "revisions", children: approval.revisions.length === 0 ? /* @__PURE__ */ a3("span", { class: "muted", children: "none" }) : /* @__PURE__ */ a3(Say, { of: some5(approval.revisions.map((n2) => revision(n2))), page }) })
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
var client_default = '"use strict";(()=>{var qr=/[\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ue000-\\uf8ff\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\uffff\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{10ffff}]|\\p{Surrogate}/gu,Xr=/##\\[/g;function Br(e){return`\\\\u{${e.codePointAt(0).toString(16)}}`}function B(e){return e.replace(qr,Br).replace(/^ +| +$/g,n=>Br(" ").repeat(n.length)).replace(Xr,"#\\\\u{23}[")}var Yr=/^[\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u0610-\\u061a\\u064b-\\u065f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200d\\u20d0-\\u20ff\\ufe20-\\ufe2f]$/;function en(e,n){if(e.length<=n)return e;let t=Array.from(e.slice(0,2*n+2));if(t.length<=n)return e;let r=n;for(;r>1&&Yr.test(t[r]);)r--;return t.slice(0,r).join("")}var Zs=/^[\\u1100-\\u115f\\u231a\\u231b\\u23e9-\\u23ec\\u23f0\\u23f3\\u25fd\\u25fe\\u2614\\u2615\\u2648-\\u2653\\u267f\\u2693\\u26a1\\u26aa\\u26ab\\u26bd\\u26be\\u26c4\\u26c5\\u26ce\\u26d4\\u26ea\\u26f2\\u26f3\\u26f5\\u26fa\\u26fd\\u2705\\u270a\\u270b\\u2728\\u274c\\u274e\\u2753-\\u2755\\u2757\\u2795-\\u2797\\u27b0\\u27bf\\u2b1b\\u2b1c\\u2b50\\u2b55\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97c\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18dff}\\u{1aff0}-\\u{1b2ff}\\u{1f004}\\u{1f0cf}\\u{1f18e}-\\u{1f19a}\\u{1f200}-\\u{1faff}\\u{20000}-\\u{3fffd}]$/u;function zn(e){let n=0;for(let t of e)n+=Zs.test(t)?2:Yr.test(t)?0:1;return n}function Vr(e,n){if(e.length<=n/2||zn(e)<=n)return e;let t=Array.from(e),r=Math.ceil((n-1)/2),i=Hr(t,r),o=Hr(t.toReversed(),n-1-r);return`${t.slice(0,i).join("")}\\u2026${t.slice(t.length-o).join("")}`}function Hr(e,n){let t=0;for(let[r,i]of e.entries())if(t+=zn(i),t>n)return r;return e.length}function xn(e){return e.replace(qr,n=>n===`\n`?n:[...Qs(n)].join("")).replace(Xr,"##\\\\u005b")}function*Qs(e){for(let n=0;n<e.length;n++)yield`\\\\u${e.charCodeAt(n).toString(16).padStart(4,"0")}`}function de(e){let n=[["d",86400],["h",3600],["min",60],["s",1]],t=n.findIndex(([,l])=>e>=l);t<0&&(t=3);let[r,i]=n[t],o=n[t+1],s=Math.floor(e/i),a=o?Math.floor((e-s*i)/o[1]):0;return`${s} ${r}${o&&a>0?` ${a} ${o[0]}`:""}`}function Bn(e){return`${e.slice(0,10)} ${e.slice(11,16)} UTC`}function ie(e){return e.startsWith("/")?e.slice(1).replaceAll("/",".").replaceAll("~1","/").replaceAll("~0","~"):e}var Ks=Date.UTC(9999,11,31,23,59,59,999),Gs=/^(\\d{4})-(\\d\\d)-(\\d\\d)[Tt](\\d\\d):(\\d\\d):(\\d\\d)(?:\\.(\\d{1,9}))?(?:[Zz]|([+-])(\\d\\d):(\\d\\d))$/;function j(e){let n=Gs.exec(e);if(!n)return;let[t,r,i,o,s,a]=n.slice(1,7).map(Number),l=Number((n[7]??"").padEnd(3,"0").slice(0,3)),f=n[8]?(n[8]==="-"?-1:1)*(Number(n[9])*60+Number(n[10])):0;if(o>23||s>59||a>60||Number(n[9]??0)>23||Number(n[10]??0)>59)return;let c=new Date(Date.UTC(t,r-1,i));if(c.getUTCMonth()!==r-1||c.getUTCDate()!==i)return;let p=Date.UTC(t,r-1,i,o,s,a,l)-f*6e4;return t<1970||p<0||p>Ks?void 0:p}function ce(e){return new Date(e).toISOString()}var pe=864e5;function Jt(e){return j(/^\\d{4}-\\d\\d-\\d\\d$/.test(e)?`${e}T00:00:00Z`:e)}var jt=["info","low","medium","high","critical"];function be(e){return jt.indexOf(e)}function Zr(e,n){return n!=="never"&&be(e)>=be(n)}var H=e=>[{data:e,as:"value"}],Mn=e=>[{data:e,as:"who"}],q=e=>[{data:e,as:"prose"}],V=e=>[{at:e}],nn=e=>[{revision:e}];function k(e,...n){let t=[e[0]];for(let[r,i]of n.entries())typeof i=="string"?t.push(...H(i)):typeof i=="number"?t.push(D(i)):t.push(...i),t.push(e[r+1]);return t.filter(r=>r!=="")}function ee(e,n){return e.flatMap((t,r)=>r===0?t:[n,...t])}function Qr(e){return e.length<2?e[0]??[]:[...ee(e.slice(0,-1),", ")," and ",...e.at(-1)]}function Kr(e){let[n,...t]=e;return typeof n=="string"?[n.slice(0,1).toUpperCase()+n.slice(1),...t]:e}function ea(e,n){let t="";for(let r of e)typeof r=="string"?t+=r:"data"in r?t+=n(r.data):"at"in r?t+=j(r.at)===void 0?n(r.at):Bn(r.at):t+=`revision ${r.revision}`;return t}function ke(e){return ea(e,n=>n===""?\'""\':B(n))}function D(e){return String(e).replace(/\\B(?=(?:\\d{3})+$)/g,",")}function P(e,n,t=`${n}s`){return`${D(e)} ${e===1?n:t}`}var Gr=function(){};Gr.prototype=Object.freeze(Object.create(null));function It(){return new Gr}function we(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Ue(e){if(typeof e!="object"||e===null)return JSON.stringify(e);if(Array.isArray(e))return`[${e.map(Ue).join(",")}]`;let n=e;return`{${Object.keys(n).sort().map(r=>`${JSON.stringify(r)}:${Ue(n[r])}`).join(",")}}`}function Hn(e,n){if(e===n)return!0;if(typeof e!="object"||typeof n!="object"||e===null||n===null||Array.isArray(e)!==Array.isArray(n))return!1;if(Array.isArray(e)){let o=n;return e.length===o.length&&e.every((s,a)=>Hn(s,o[a]))}let t=e,r=n,i=Object.keys(t);return i.length===Object.keys(r).length&&i.every(o=>Object.hasOwn(r,o)&&Hn(t[o],r[o]))}function eo(e){return`/${e.replaceAll("~","~0").replaceAll("/","~1")}`}function _n(e){return typeof e=="object"&&e!==null&&typeof e.$secret=="string"}function J(e,n){return e===null?["not set"]:e===""?[...H(\'""\')," (empty text)"]:_n(e)?ro(e.fingerprint):Array.isArray(e)?ta(e,n):no(typeof e=="string"?na(e)?JSON.stringify(e):e:JSON.stringify(zt(e)),n.text)}function ro(e){return H(`[secret ${e}]`)}function na(e){return/^(?:true|false|null|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|not set|[[{"].*)$/s.test(e)}function ta(e,n){if(e.length===0)return[...H("[]")," (empty list)"];let t=e.slice(0,n.entries).map(i=>J(i,n)),r=e.length-t.length;return r>0?[...ee(t,", "),` and ${D(r)} more`]:ee(t,", ")}function no(e,n){let t=en(e,n);return t.length===e.length?H(e):[...H(t),`\\u2026 ${D(e.length-t.length)} more characters in the JSON report`]}function zt(e){return _n(e)?`[secret ${e.fingerprint}]`:Array.isArray(e)?e.map(zt):we(e)?Object.fromEntries(Object.entries(e).map(([n,t])=>[n,zt(t)])):e}function qn(e,n){let{before:t,after:r,added:i,removed:o}=e;return i&&o&&i.length+o.length>0&&Array.isArray(t)&&Array.isArray(r)?oo(i,o,r.length-i.length,n):Xn(t,r,n)}function Xn(e,n,t){if(Array.isArray(e)&&Array.isArray(n)){let[r,i]=[e,n],[o,s]=[new Set(r.map(Ue)),new Set(i.map(Ue))],a=i.filter(f=>!o.has(Ue(f))),l=r.filter(f=>!s.has(Ue(f)));if(a.length+l.length>0)return oo(a,l,i.length-a.length,t)}return{form:"value",before:J(e,t),after:J(n,t)}}function oo(e,n,t,r){let i=e.slice(0,r.entries),o=n.slice(0,Math.max(1,r.entries-i.length));return{form:"set",added:i.map(s=>J(s,r)),removed:o.map(s=>J(s,r)),more:e.length+n.length-i.length-o.length,unchanged:t}}function Bt(e){return[...e.more>0?[`and ${D(e.more)} more`]:[],...e.unchanged>0?[`${D(e.unchanged)} unchanged`]:[]].join(", ")}function Ht(e){if(e.form==="value")return[...e.before," \\u2192 ",...e.after];let n=Bt(e);return ee([...e.added.map(t=>["+ ",...t]),...e.removed.map(t=>["\\u2212 ",...t]),...n?[[n]]:[]],", ")}var to={equals:(e,n)=>[...Array.isArray(e)?["exactly "]:[],...J(e,n)],oneOf:(e,n)=>["one of ",...J(e,n)],noneOf:(e,n)=>["none of ",...J(e,n)],atMost:(e,n)=>["at most ",...J(e,n)],atLeast:(e,n)=>["at least ",...J(e,n)],matches:(e,n)=>["a match of ",...J(e,n)],pattern:(e,n)=>["a match of the pattern ",...J(e,n)],subsetOf:(e,n)=>Array.isArray(e)&&e.length===0?["empty"]:["a subset of ",...J(e,n)],supersetOf:(e,n)=>["a superset of ",...J(e,n)],disjointFrom:(e,n)=>["disjoint from ",...J(e,n)],size:(e,n)=>["a list of this size: ",...J(e,n)],set:e=>[e===!0?"set":"not set"],secret:e=>[e==="absent"?"absent":"a reference such as ${NAME}"],maxAge:(e,n)=>["rotated within ",...J(e,n)],schema:()=>["valid by its JSON Schema"],each:(e,n)=>["a list whose entries are each ",...$n(e,n)],approved:e=>[`one of ${Array.isArray(e)?P(e.length,"approved editor or pattern","approved editors and patterns"):"the approved editors"}`]};function $n(e,n){if(!we(e))return e===null?[]:J(e,n);let t=Object.entries(e).filter(([r])=>Object.hasOwn(to,r));return ee(t.map(([r,i])=>to[r](i,n))," and ")}function qt(e,n){let{before:t,actual:r,introduced:i}=e;if(!i.exact||Hn(t,r))return;let o=so(e);return o?{form:"value",before:J(t,n),after:o}:Xn(t,r,n)}function io(e,n){return so(e)??J(e.actual,n)}function so({actual:e,expected:n}){return we(n)&&"maxAge"in n&&typeof e=="string"?ro(e):void 0}function uo(e){return{report:e,revisions:new Map(e.revisions.map(n=>[n.revision,n])),findings:new Map(e.findings.map(n=>[n.id,n]))}}function kn(e){return e.toSorted((n,t)=>be(t.severity)-be(n.severity)||(t.exposureSeconds??-1)-(n.exposureSeconds??-1)||(Z(n)&&Z(t)?ra(n.introduced.at,t.introduced.at):0))}function ra(e,n){return e<n?-1:e>n?1:0}var Yn={looser:"looser",tighter:"tighter",neutral:"neither looser nor tighter",unknown:"direction not known"};function te(e){let n=e?.email??e?.id;return n==null?["an unknown editor"]:Mn(n)}function tn(e,n){let t=e===null?void 0:n.revisions.get(e)?.approved;return t==null?"":t?"approved":"not approved"}function Ne(e){let n=/^revision:(\\d{1,15})$/.exec(e)?.[1];return n!==void 0?nn(Number(n)):e.startsWith("rule:")?["rule ",...H(e.slice(5))]:e===""?["the settings as a whole"]:H(ie(e))}function Z(e){return e.exposureSeconds===null}function Vn(e,n){let t=e.introduced.revision;if(t===null||!e.introduced.exact||Z(e))return;let r=n.revisions.get(t)?.changes??[],i=e.causedBy===null?void 0:n.findings.get(e.causedBy)?.subject;return r.find(o=>o.subject===e.subject)??r.find(o=>ao(o.subject,e.subject)||ao(e.subject,o.subject))??r.find(o=>o.subject===i)}function ao(e,n){return e.startsWith(`${n}/`)}function oa(e,n){let t=H(ie(e.subject)),r=a=>J(a,n);if(e.op==="add")return k`set ${t} to ${r(e.after)}`;if(e.op==="remove")return k`unset ${t} (it was ${r(e.before)})`;let i=Array.isArray(e.before)&&Array.isArray(e.after),o=e.added??[],s=e.removed??[];return i&&o.length+s.length>0?s.length===0?k`added ${r(o)} to ${t}`:o.length===0?k`removed ${r(s)} from ${t}`:k`added ${r(o)} to ${t} and removed ${r(s)}`:k`changed ${t} from ${r(e.before)} to ${r(e.after)}`}function lo(e,n,t,r=!1){let{introduced:i}=e;if(i.revision===null)return k`${q(e.message)}, since ${V(i.at)}`;let o=k`${nn(i.revision)} on ${V(i.at)}`;if(e.kind==="editor"&&Z(e))return k`${te(i.by)} made ${o}: ${q(e.message)}`;if(Z(e))return k`${o}: ${q(e.message)}`;let s=Ne(e.subject);if(!i.exact){let l=e.values[0]?.actual??e.actual,f=k`${s} was already ${J(l,t)} in ${o}`;return i.revision===n.report.evidence.revisions.first?k`${f}, the first one seen; who set it and when are not known`:k`${f}; revisions before it are missing, so it began then at the latest`}let a=Vn(e,n);return a?k`${te(i.by)} ${oa(a,t)} in ${o}`:k`${te(i.by)} made ${o}${r?[]:k`: ${q(e.message)}`}`}function Sn(e){let{exposureSeconds:n,status:t,introduced:r}=e;if(n===null)return{open:"open event",resolved:"resolved event",excepted:"excepted event",noted:"noted event"}[t];let i=`${r.exact?"":"at least "}${de(n)}`;return t==="resolved"?`was open ${i}`:`${t==="excepted"?"excepted, has lasted":"open"} ${i}`}function co(e,n){let{resolved:t,exposureSeconds:r,exception:i}=e,o=r===null?void 0:`${e.introduced.exact?"":"at least "}${de(r)}`;if(t){let s=o===void 0?[]:[`, after ${o}`];return t.revision===null?k`closed${t.approval===void 0?[]:k` by approval ${t.approval}`} on ${V(t.at)}${s}`:k`closed by ${te(t.by)} in ${nn(t.revision)} on ${V(t.at)}${s}`}return i&&e.status==="excepted"?k`accepted ${ia(i)} by ${Mn(i.owner)}`:e.status==="noted"?["noted only: it happened before the policy took effect"]:o===void 0?["open until an approval or an exception disposes of it"]:k`open, for ${[o]} as of ${V(n.report.asOf)}`}function ia(e){return e.expires===null?["without an end"]:k`until ${Xt(e.expires)}`}function Xt(e){let n=j(e);return n===void 0?q(e):[ce(n-1).slice(0,10)]}function fo(e,n){if(Z(e))return"an event has no time limit";if(e.dueAt===null)return"no time limit set";let[t,r]=[j(e.dueAt),j(e.resolved?.at??n)];if(t===void 0||r===void 0)return"time limit not known";let i=Math.floor(Math.abs(r-t)/1e3);return e.resolved?r>t?`closed ${de(i)} after its limit`:"closed within its limit":r>t?`${de(i)} over its limit`:`${de(i)} left`}function po(e){return e===null?["built in"]:k`${`${e.file}:${e.line}`}`}function Yt(e,n){let t=j(e);return t===void 0?void 0:ce(t+n*pe).slice(0,10)}function mo(e,n){return Vn(e,n)?.direction}function ho(e,n){return e.values.map((t,r)=>{let i=r===0?e.before:e.values[r-1].actual,o=Xn(i,t.actual,n),s=o.form==="value"?o.after:ee([...o.added.map(a=>["+ ",...a]),...o.removed.map(a=>["\\u2212 ",...a])],", ");return k`${nn(t.revision)}, ${V(t.at)}, ${te(t.by)}: ${s}`})}function go(e){let{reportSeverity:n,since:t}=e.view,r=e.findings.filter(a=>n===null||Zr(a.severity,n)),i=t===null?void 0:sa(t,e.revisions),o=i?r.filter(a=>aa(a,i)):r,s=i?e.revisions.filter(i):e.revisions;return{findings:o,revisions:s,hidden:{below:e.findings.length-r.length,earlier:r.length-o.length,revisions:e.revisions.length-s.length}}}function sa(e,n){if(/^\\d{1,15}$/.test(e)){let r=Number(e),i=n.find(o=>o.revision>=r)?.at;return({revision:o,at:s})=>o===null?i!==void 0&&s>=i:o>=r}let t=Jt(e);return t===void 0?void 0:({at:r})=>(Jt(r)??0)>=t}function aa(e,n){return n(e.introduced)?!0:e.resolved?n(e.resolved):e.status==="open"||e.status==="excepted"}var Vt=8,Zt=20;function wo(e,n,t){let r=j(e.asOf),i=n.flatMap(f=>j(f.at)??[]);if(r===void 0||i.length===0)return;let o=i.reduce((f,c)=>Math.min(f,c)),s=i.reduce((f,c)=>Math.max(f,c),r),a=n.length===1?o-pe:o,l={from:Math.min(a,s-6e4),until:s};return{...l,lanes:la(n),rows:ca(t,l),blind:fa(n),freezes:e.timeline.flatMap(f=>f.kind==="freeze"?da(f):[]),policies:e.timeline.flatMap(f=>{let c=j(f.at);return f.kind==="policy"&&c!==void 0?{at:c,words:f.text}:[]})}}function ua({changes:e}){let n=e.some(r=>r.direction==="looser"),t=e.some(r=>r.direction==="tighter");return n&&t?"both":n?"looser":t?"tighter":"neither"}function la(e){let n=new Map;for(let l of e){let f=j(l.at);if(f===void 0)continue;let c=l.by.email??l.by.id??"",p=n.get(c)??{marks:[],approved:!0};n.set(c,p),p.marks.push({at:f,revision:l.revision,way:ua(l),unapproved:l.approved===!1}),l.approved===!1&&(p.approved=!1)}let t=l=>l.filter(({way:f})=>f==="looser"||f==="both").length,r=[...n].toSorted(([,l],[,f])=>Number(l.approved)-Number(f.approved)||t(f.marks)-t(l.marks)||f.marks.length-l.marks.length),i=r.slice(0,r.length>Vt?Vt-1:Vt),o=r.slice(i.length),s=i.map(([l,{marks:f,approved:c}])=>({name:l,approved:c,people:1,marks:yo(f)}));if(o.length===0)return s;let a=yo(o.flatMap(([,l])=>l.marks));return[...s,{name:null,approved:o.every(([,l])=>l.approved),people:o.length,marks:a}]}function yo(e){return e.toSorted((n,t)=>n.at-t.at||n.revision-t.revision)}function ca(e,n){let t=new Map;for(let c of e){let p=j(c.introduced.at);if(Z(c)||p===void 0)continue;let m=c.resolved===null?n.until:j(c.resolved.at)??n.until,d=t.get(c.rule)??[];t.set(c.rule,d),d.push({finding:c.id,from:Math.min(Math.max(p,n.from),n.until),until:Math.max(Math.min(m,n.until),n.from),severity:c.severity,state:c.resolved?"closed":c.status==="excepted"?"excepted":"open",inert:c.causedBy!==null,exact:c.introduced.exact})}let r=c=>c.some(({state:p})=>p!=="closed")?1:0,i=c=>c.reduce((p,{severity:m})=>Math.max(p,be(m)),0),o=[...t].toSorted(([,c],[,p])=>r(p)-r(c)||i(p)-i(c)||Zn(p)-Zn(c)),s=o.slice(0,o.length>Zt?Zt-1:Zt),a=o.slice(s.length),l=s.map(([c,p])=>({rule:c,rules:1,windows:bo(p),seconds:Zn(p)}));if(a.length===0)return l;let f=bo(a.flatMap(([,c])=>c));return[...l,{rule:null,rules:a.length,windows:f,seconds:Zn(f)}]}function bo(e){return e.toSorted((n,t)=>n.from-t.from||n.until-t.until)}function Zn(e){return e.reduce((n,{from:t,until:r})=>n+Math.floor((r-t)/1e3),0)}function fa(e){return e.flatMap((n,t)=>{let r=e[t-1],i=r?n.revision-r.revision-1:0;if(!r||i<1)return[];let[o,s]=[j(r.at),j(n.at)];if(o===void 0||s===void 0||s<o)return[];let[a,l]=[r.revision+1,n.revision-1],f=i===1?`revision ${a} missing`:`revisions ${a}\\u2013${l} missing`;return[{from:o,until:s,words:f}]})}function da({at:e,text:n}){let t=j(e),r=/^freeze from \\S+ until (\\d{4}-\\d\\d-\\d\\d)\\b/.exec(n)?.[1],i=r===void 0?void 0:j(`${r}T00:00:00.000Z`);return t===void 0?[]:{from:t,until:i===void 0?t:i+pe,words:n}}var rn={text:2e3,entries:8},Qn={text:300,entries:8},Qt=150,pa=1500,ma=50,xo=200,ha=1e3,ga=40;function Mo(e){let n=go(e),t=wa(n.findings),r=new Set(t.slice(0,Qt)),i=new Set(t.slice(Qt,Qt+pa)),o=xa(n.revisions),s=e.rules.toSorted((l,f)=>vo[l.status]-vo[f.status]).slice(0,ha),a=[...r,...i].map(l=>l.id);return{book:uo(e),report:e,view:n,blocks:r,lines:i,anchors:new Set(a.filter(l=>/^f_[0-9a-f]{1,64}$/.test(l))),register:o,anchored:new Set(o.map(l=>l.revision)),diffs:new Map(ba(n.revisions).map(l=>[l.revision,l])),rules:ya(s.map(l=>l.id)),ruleRows:s,tracks:wo(e,n.revisions,n.findings)}}function ya(e){let n=new Map,t=new Set;for(let r of e){if(n.has(r))continue;let i=`rule-${r.replace(/[^A-Za-z0-9.-]/g,"_").slice(0,120)}`,o=i;for(let s=2;t.has(o);s++)o=`${i}_${s}`;t.add(o),n.set(r,o)}return n}function ba(e){let n=[];for(let t=e.length-1;t>=0&&n.length<ga;t--)e[t].changes.length>0&&n.push(e[t]);return n}var vo={failing:0,"not-evaluated":1,excepted:2,passing:3};function wa(e){let n=0;return kn(e).map(r=>{let i=r.status==="open"&&Z(r)&&n++>=ma;return[r,i?3:va[r.status]]}).toSorted(([,r],[,i])=>r-i).map(([r])=>r)}var va={open:0,excepted:1,resolved:2,noted:4};function xa(e){let n=[],t=0;for(let r=e.length-1;r>=0&&t<xo;r--){let i=e[r];n.push(i),t+=Math.max(1,i.changes.length)}return n}var Ma=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"];function Kn(e){return j(e)===void 0?B(e):`${Number(e.slice(8,10))} ${Ma[Number(e.slice(5,7))-1]} ${e.slice(0,4)}`}function Tn(e){return j(e)===void 0?B(e):`${Kn(e)}, ${e.slice(11,16)} UTC`}function _o({n:e,k:n,v:t}){let r=[],i=o=>typeof o!="number"?o:o>=0?r[o]:-1-o;for(let o of e)r.push(typeof o=="string"?o:typeof o=="number"?ce(o*1e3):_a(o,n,r,i));return t.map(i)}function _a([e,...n],t,r,i){if(e===-1)return n[0];if(e===0)return n.map(i);let o=It();for(let[s,a]of t[Number(e)-1].entries())o[String(r[a])]=i(n[s]);return o}function $o(e){let{n,k:t,v:r}=JSON.parse(e),[i,...o]=r,[s,...a]=_o({n,k:t,v:o}),l=a.slice(0,Number(i));return{...s,report:{...s.report,findings:l,revisions:a.slice(Number(i))}}}function ko({report:e,tracks:n}){let t=Mo(e);return{...t,tracks:n??t.tracks,anchors:new Set(e.findings.map(r=>r.id).filter(r=>/^f_[0-9a-f]{1,64}$/.test(r))),anchored:new Set(e.revisions.map(r=>r.revision)),diffs:new Map(e.revisions.map(r=>[r.revision,r]))}}var I,Co,$a,De,Kt,ot,Ro,et,Ao,er,Gt,ka,Cn=Symbol.for("pv"),it={},st=[],Sa=/^m(i|n|o|s|text|space)$/,nr=Array.isArray,No=st.slice,Je=Object.assign;function Le(e){e&&e.parentNode&&e.remove()}function nt(e,n,t,r,i){var o={type:e,props:n,key:t,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Cn,__v:i||++Co,__i:-1,__u:0};return!i&&I.vnode&&I.vnode(o),o}function T(e){return e.children}function tt(e,n){this.props=e,this.context=n,this.__g=0}function Oe(e,n){if(n==null)return e.__&&Oe(e.__,e.__i+1);for(var t;n<e.__k.length;n++)if((t=e.__k[n])&&t.__e)return t.__e;return typeof e.type!="function"||e.props.__P?null:Oe(e)}function Ta(e){var n,t=e.__v,r=t.__e,i=[],o=[],s=e.__P;s&&((n=Je({constructor:Cn},t)).__v=t.__v+1,I.vnode&&I.vnode(n),tr(s,n,t,e.__n,s.namespaceURI,32&t.__u?[r]:null,i,r||Oe(t),32&t.__u,o),n.__v=t.__v,n.__.__k[n.__i]=n,Eo(i,n,o),t.__=t.__e=null,n.__e!=r&&Do(n))}function Do(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(n){return n&&(e.__e=n.__e)}),Do(e)}function So(e){(8&e.__g||(e.__g|=8,De.push(e),ot++))&&Kt==I.debounceRendering||((Kt=I.debounceRendering)||queueMicrotask)(Oo)}function Oo(){try{for(var e,n=1;De.length;)De.length>n&&De.sort(Ro),e=De.shift(),n=De.length,8&e.__g&&Ta(e)}finally{(ot=De.length)&&(Kt||queueMicrotask)(Oo)}}function Po(e,n,t,r,i,o,s,a,l,f,c){var p,m,d,h,w,y,v=r.__k||st,$=n.length;for(l=Ca(t,n,v,l,$),p=0;p<$;p++)(d=t.__k[p])!=null&&(m=~d.__i&&v[d.__i]||it,d.__i=p,y=tr(e,d,m,i,o,s,a,l,f,c),h=d.__e,(m.ref!=d.ref||8&m.__u)&&(m.ref&&rr(m.ref,null,d,m),d.ref&&c.push(d.ref,d.__c||h,d)),w=w||h,4&d.__u?(l=Fo(d,l,e,!m.__v),m.__e&&(m.__e=null)):typeof d.type=="function"&&y!==void 0?l=y:h&&(l=h.nextSibling),d.__u&=-21);return t.__e=w,l}function Ca(e,n,t,r,i){var o,s,a,l,f,c,p,m,d,h=t.length,w=h,y=0,v=0,$=e.__k=Array(i);for(o=0;o<i;o++)(s=n[o])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=$[o]=nt(null,s):nr(s)?s=$[o]=nt(T,{children:s}):s.constructor===Cn&&s.__b?s=$[o]=nt(s.type,s.props,s.key,s.ref,s.__v):$[o]=s,l=o+y,s.__=e,s.__b=e.__b+1,a=null,~(f=s.__i=Ra(s,t,l,w))&&(w--,(a=t[f])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,f==l-1?y--:f==l+1?y++:f!=l&&(f>l?y--:y++,v=1)):(~f||(i>h?y--:i<h&&y++),typeof s.type!="function"&&(s.__u|=4))):$[o]=null;if(v){for(c=[],p=[],o=0;o<i;o++)if((s=$[o])&&16&s.__u){for(y=0,m=c.length;y<m;)c[d=y+m>>1]<s.__i?y=d+1:m=d;c[y]=s.__i,p[o]=y+1}for(y=c.length;o--;)p[o]&&(p[o]==y?y--:$[o].__u|=4)}if(w)for(o=0;o<h;o++)!(a=t[o])||2&a.__u||(a.__e==r&&(r=Oe(a)),or(a,a));return r}function Fo(e,n,t,r){var i,o,s,a;if(typeof e.type=="function"){if(e.props.__P)return n;if(i=e.__k)for(o=0;o<i.length;o++)i[o]&&(i[o].__=e,n=Fo(i[o],n,t,!1));return n}for(n&&!n.parentNode&&(n=Oe(e))&&!n.parentNode&&(n=null),s=e.__e,a=n;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!r&&t.moveBefore&&s.parentNode?t.moveBefore(s,n):t.insertBefore(s,n||null)),n=s;(n=n&&n.nextSibling)&&n.nodeType==8&&!n.data.startsWith("$s"););return n}function Ra(e,n,t,r){var i,o=e.key,s=e.type,a=n[t],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&s==a.type)return t;if(r>(l?1:0)){for(i=t-1;i>=0;i--)if((a=n[i])&&!(2&a.__u)&&o==a.key&&s==a.type)return i;for(i=t+1;i<n.length;i++)if((a=n[i])&&!(2&a.__u)&&o==a.key&&s==a.type)return i}return-1}function To(e,n,t){t==null&&(t=""),n[0]=="-"?e.setProperty(n,t):e[n]=t}function Gn(e,n,t,r,i){var o,s;if(n=="style")if(typeof t=="string")e.style.cssText=t;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(n in r)t&&n in t||To(e.style,n);if(t)for(n in t)r&&t[n]==r[n]||To(e.style,n,t[n])}else if(n[0]=="o"&&n[1]=="n")typeof t!="function"&&(t=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[n]=t,t&&r||(s=Gt[n]||(Gt[n]=Aa(n)),(e.__a||(e.__a={}))[n]=er,o=n!=(n=n.replace(Ao,"$1")),(n=n.slice(2))[0]<"a"&&(n=n.toLowerCase()),t?e.addEventListener(n,s,o):e.removeEventListener(n,s,o));else{if(i=="http://www.w3.org/2000/svg")n=n.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(n!="width"&&n!="height"&&n!="href"&&n!="list"&&n!="form"&&n!="tabIndex"&&n!="download"&&n!="rowSpan"&&n!="colSpan"&&n!="role"&&n!="popover"&&n in e)try{return void(e[n]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&n[4]!="-"?e.removeAttribute(n):e.setAttribute(n,n=="popover"&&t==1?"":t)}}function Aa(e){return function(n){var t=this.__e;if(t){if(t=t[e],n[et]==null)n[et]=er++;else if(n[et]<this.__a[e])return;return t(I.event?I.event(n):n)}}}function tr(e,n,t,r,i,o,s,a,l,f){var c,p,m,d,h,w,y,v,$,R,C,G,S,L,g,M,_,O,E=n.type;if(n.constructor!==Cn)return null;128&t.__u&&(l=32&t.__u,c=t.__c.__z)&&(n.__u|=l,p=o=[],c.nodeType==8?a=rt(c,o):o.push(c),a=o[0]||a),(c=I.__b)&&c(n);e:if(typeof E=="function"){m=s.length;try{if(v=n.props,$=(c=E.prototype)&&c.render,R=(c=E.contextType)&&r[c.__c],C=c?R?R.props.value:c.__:r,(d=t.__c)?(n.__c=d,2&d.__g&&(d.__g|=1)):($?n.__c=d=new E(v,C):(n.__c=d=new tt(v,C),d.constructor=E,d.render=Da),R&&R.sub(d),d.state||(d.state={}),d.__n=r,d.__g|=8,d.__h=[],d.__k=[]),$&&(d.__s||(d.__s=d.state),E.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=Je({},d.__s)),Je(d.__s,E.getDerivedStateFromProps(v,d.__s)))),h=d.props,w=d.state,d.__v=n,t.__c){if(v!==h&&$&&!E.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(v,C),n.__v==t.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(v,d.__s,C)===!1){n.__v!=t.__v&&(d.props=v,d.state=d.__s,d.__g&=-9),n.__e=t.__e,n.__k=t.__k,n.__k.some(function(U){U&&(U.__=n)}),st.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&s.push(d),a=Oe(t);break e}d.componentWillUpdate&&d.componentWillUpdate(v,d.__s,C),$&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(h,w,y)})}else $&&!E.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),$&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=C,d.props=v,d.__P=e,d.__g&=-5,G=I.__r,S=$?25:0;do d.__g&=-9,G&&G(n),c=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++S<25);$&&(st.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(r=Je({},r,d.getChildContext())),$&&t.__c&&d.getSnapshotBeforeUpdate&&(y=d.getSnapshotBeforeUpdate(h,w)),L=c&&c.type===T&&c.key==null?c.props.children:c,v.__P&&(c=a,i=(e=v.__P).namespaceURI,l=o=null,t.props&&t.props.__P!=e&&(t.__k.some(function(U){U&&or(U,U)}),t.__k=null),a=t.__k?Oe(t,0):null),a=Po(e,nr(L)?L:[L],n,t,r,i,o,s,a,l,f),v.__P&&(n.__e=null,a=c),n.__u&=-161,p&&p.some(Le),d.__h.length&&s.push(d),1&d.__g&&(d.__g&=-4)}catch(U){if(s.length=m,n.__v=null,l||o)if(U&&U.then){if(n.__u|=128|l,o){for(~(_=o.indexOf(a||void 0))||(_=o.length);(O=o[_-1])&&O.nodeType==8;)_--;for(;_<o.length;_++)if(O=o[_])if(o[_]=null,g){if(O==M)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(M=rt(g=O))}}if(!g){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;g=a}(c=rt(g=n.__c.__z||(n.__c.__z=g)))?(n.__e=g,a=c):n.__e=a,a=a&&a.nextSibling}else o&&o.some(Le);else n.__e=t.__e;n.__k||(n.__k=t.__k||[]),U&&U.then||Wo(n),I.__e(U,n,t)}}else a=n.__e=Na(t.__e,n,t,r,i,o,s,l,f,e);return(c=I.diffed)&&c(n),a}function rt(e,n){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var t=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))t++;else if(e.data.startsWith("/$s")&&!--t)return e}n&&n.push(e)}}function Wo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Wo))}function Eo(e,n,t){for(var r=0;r<t.length;)rr(t[r++],t[r++],t[r++]);I.__c&&I.__c(n,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(o){o.call(i)})}catch(o){I.__e(o,i.__v)}})}function Na(e,n,t,r,i,o,s,a,l,f){var c,p,m,d,h,w,y,v,$=t.props||it,R=n.props,C=n.type;if(C=="svg"?i="http://www.w3.org/2000/svg":C=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),o){for(c=0;c<o.length;c++)if((h=o[c])&&(C?h.localName==C:h.nodeType==3)){e=h,o[c]=null;break}}if(!e){if(v=f.ownerDocument||document,!C)return v.createTextNode(R);e=v.createElementNS(i,C,R.is?R:f),a&&(I.__m&&I.__m(n,o),a=!1),o=null}if(C){if(f=C=="template"&&e.content||e,o=C=="textarea"&&R.defaultValue!=null?null:o&&No.call(f.childNodes),!a&&o)for($={},c=0;c<e.attributes.length;c++)$[(h=e.attributes[c]).name]=h.value;for(c in $)h=$[c],c=="dangerouslySetInnerHTML"?m=h:c=="children"||c in R||c=="value"&&"defaultValue"in R||c=="checked"&&"defaultChecked"in R||Gn(e,c,null,h,i);for(c in R)h=R[c],c=="children"?d=h:c=="dangerouslySetInnerHTML"?p=h:c=="value"?w=h:c=="checked"?y=h:a&&typeof h!="function"||$[c]===h||Gn(e,c,h,$[c],i);p?(a||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),n.__k=[]):(m&&(e.textContent=""),(C=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Sa.test(C))&&(i="http://www.w3.org/1999/xhtml"),Po(f,nr(d)?d:[d],n,t,r,i,o,s,o?o[0]:t.__k&&Oe(t,0),a,l),o&&o.some(Le)),a&&C!="textarea"||(c="value",C=="progress"&&w==null?e.removeAttribute(c):w==null||w===e[c]&&(C!="progress"||w)||Gn(e,c,w,$[c],i),c="checked",y!=null&&y!=e[c]&&Gn(e,c,y,$[c],i))}else $===R||a&&e.data==R||(e.data=R);return e}function rr(e,n,t,r){try{typeof e=="function"?n?n.__x=e(n)||1:r&&(r=r.__c||r.__e)&&(n=r.__x)&&(r.__x=null,typeof n=="function"?n():e(null)):e.current=n}catch(i){I.__e(i,t)}}function or(e,n,t){var r,i,o,s;if(I.unmount&&I.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||rr(r,null,n,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){I.__e(a,n)}r.__P=r.__n=null}if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&or(r[s],n,typeof e.type!="function"||t&&!e.props.__P);!t&&(r=e.__c)&&(r=r.__z)&&(i=rt(r,o=[]))&&(r==e.__e&&o.some(Le),Le(i),Le(r)),t||Le(e.__e),e.__e=e.__c=e.__=null}function Da(e,n,t){return this.constructor(e,t)}function se(e,n){var t,r,i,o;I.__&&I.__(e,n),n.nodeType==9&&(n=n.documentElement),r=(t=e&&32&e.__u)?null:n.__k,n.__k=nt(T,{children:[e]}),i=[],o=[],tr(n,n.__k,r||it,it,n.namespaceURI,r?null:n.firstChild?No.call(n.childNodes):null,i,r?r.__e:n.firstChild,t,o),Eo(i,n.__k,o),n.__k.props.children=null}I={__e:function(e,n,t,r){for(var i,o,s;n=n.__;)if((i=n.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(a){e=a}}throw ot=0,e}},Co=0,$a=function(e){return e!=null&&e.constructor===Cn},tt.prototype.setState=function(e,n){var t=this.__s;t&&t!=this.state||(t=this.__s=Je({},this.state)),typeof e=="function"&&(e=e(Je({},t),this.props)),e&&(Je(t,e),this.__v&&(n&&this.__k.push(n),So(this)))},tt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),So(this))},tt.prototype.render=T,De=[],ot=0,Ro=function(e,n){return e.__v.__b-n.__v.__b},et=Symbol(),Ao=/(PointerCapture)$|Capture$/i,er=0,Gt={},ka=0;function at(e){return(e.toLowerCase().match(/(?:[^\\s"]|"[^"]*"?)+/g)??[]).map(t=>{let[,r,i,o]=/^(-?)(?:([a-z]+):)?(.*)$/s.exec(t.replaceAll(\'"\',""));return{key:i??"",wanted:o,not:r==="-"}})}function ut(e,n){let t=new Map;for(let r of e){let i=Oa(r,n);if(r.not||r.key===""){if(i===r.not)return!1}else t.set(r.key,(t.get(r.key)??!1)||i)}return[...t.values()].every(Boolean)}function Oa({key:e,wanted:n},{fields:t,words:r,at:i}){return n===""?!0:e===""?r.includes(n):e==="since"?i>=n:e==="until"?i.slice(0,n.length)<=n:Object.hasOwn(t,e)?t[e].some(o=>Pa.has(e)?o===n:Fa(o,n)):!1}var Pa=new Set(["is","sev","rev"]);function Fa(e,n){let t=n.split("*");if(t.length===1)return e.includes(n);let[r,i]=[t[0],t.at(-1)];if(!e.startsWith(r)||!e.endsWith(i)||e.length<r.length+i.length)return!1;let o=r.length;for(let s of t.slice(1,-1)){let a=e.indexOf(s,o);if(a<0)return!1;o=a+s.length}return o<=e.length-i.length}function Uo(e,n){let t=e.split(/\\s+/).filter(r=>r!=="");return(t.includes(n)?t.filter(r=>r!==n):[...t,n]).join(" ")}var Wa=Symbol.for("pv"),Ea=0;function u(e,n,t,r,i,o){n||(n={});var s,a,l=n;if("ref"in l&&typeof e!="function")for(a in l={},n)a=="ref"?s=n[a]:l[a]=n[a];var f={type:e,props:l,key:t,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Wa,__v:--Ea,__i:-1,__u:0};return(i||o)&&(f.__source=i,f.__self=o),I.vnode&&I.vnode(f),f}function A({of:e,page:n}){return u(T,{children:e.map(t=>Ua(t,n))})}function Ua(e,n){return typeof e=="string"?e:"at"in e?u(lt,{at:e.at}):"revision"in e?u(ct,{number:e.revision,page:n,words:"revision "}):e.as==="value"?u("code",{children:B(e.data)}):u("bdi",{children:B(e.data)})}function lt({at:e,table:n=!1}){return j(e)===void 0?u("bdi",{children:B(e)}):u("time",{datetime:e,children:n?Bn(e).slice(0,-4):Tn(e)})}function ct({number:e,page:n,words:t=""}){let r=`${t}${e}`;return n.anchored.has(e)?u("a",{href:`#r${e}`,children:r}):u(T,{children:r})}function je({id:e,page:n,children:t}){return n.anchors.has(e)?u("a",{href:`#${e}`,children:t}):u(T,{children:t})}function Lo({id:e,page:n}){let t=n.rules.get(e),r=u("code",{children:B(e)});return t===void 0?r:u("a",{href:`#${t}`,children:r})}var La={critical:"M3 .5h4L9.5 5 7 9.5H3L.5 5z",high:"M5 .8 9.6 9.2H.4z",medium:"M5 .3 9.7 5 5 9.7.3 5z",low:"M2 2h6v6H2z",info:"M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",looser:"M5 .8 9.6 9.2H.4z",tighter:"M.4.8h9.2L5 9.2zM2.5 2 5 6.7 7.5 2z",neutral:"M5 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",unknown:"M1 4.2h8v1.6H1z",compliant:"M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0zM4.4 7.3l3.3-4-1-.8-2.4 2.9-1.2-1.2-.9.9z",drifted:"M5 .8 9.6 9.2H.4z",incomplete:"M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0zm0 1.3v7.4a3.7 3.7 0 0 0 0-7.4z",tampered:"M3 .5h4L9.5 5 7 9.5H3L.5 5zM2.5 4.3v1.4h5V4.3z",nothing:"M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z"};function ft({name:e}){return u("svg",{viewBox:"0 0 10 10","aria-hidden":"true",children:u("path",{"fill-rule":"evenodd",d:La[e]})})}function Jo({severity:e}){return u("span",{class:`sev sev-${e}`,children:[u(ft,{name:e}),e]})}function Ie({direction:e}){return u("span",{class:`dir ${e}`,children:[u(ft,{name:e}),e==="neutral"?"neither":e==="unknown"?"not known":Yn[e]]})}function dt({of:e,page:n}){if(e.form==="value")return u("span",{class:"diff",children:[u("span",{class:"vh",children:"from "}),u("del",{children:u(A,{of:e.before,page:n})}),u("span",{"aria-hidden":"true",children:"\\u2192 "}),u("span",{class:"vh",children:"to "}),u("ins",{children:u(A,{of:e.after,page:n})})]});let t=Bt(e);return u("span",{class:"diff",children:[e.added.map(r=>u("ins",{children:["+ ",u(A,{of:r,page:n})]})),e.removed.map(r=>u("del",{children:["\\u2212 ",u(A,{of:r,page:n})]})),t&&u("small",{children:t})]})}function ne(e){return u(T,{children:[u("dt",{class:e.kind,children:e.term}),u("dd",{class:e.kind,children:e.children})]})}function ir({columns:e}){return u("thead",{children:u("tr",{children:e.map(n=>{let[t,r]=typeof n=="string"?[n,void 0]:n;return u("th",{scope:"col",class:r,children:t})})})})}var Ja=[["Revision, time (UTC), editor","rev"],["Setting","set"],"Old \\u2192 new",["Direction","dirs"],["Findings","links"]];function Bo(e){return u("table",{children:[u("caption",{children:e.caption}),u(ir,{columns:Ja}),e.rows.map(n=>u(ja,{revision:n,page:e.page},n.revision))]})}function ja({revision:e,page:n}){let{changes:t,representation:r}=e;return u("tbody",{class:"group",id:`r${e.revision}`,children:[u("tr",{children:[u("th",{scope:"rowgroup",rowspan:Math.max(1,t.length),children:[u("b",{children:e.revision})," ",t.length>0&&n.diffs.has(e.revision)&&u("a",{class:"jump",href:`#d${e.revision}`,children:["diff",u("span",{class:"vh",children:[" of revision ",e.revision]})]})," ",u("span",{class:"when",children:u(lt,{at:e.at,table:!0})})," ",u("span",{class:"by",children:[u(A,{of:te(e.by),page:n}),e.approved===!1&&u("span",{class:"no",children:" not approved"})]})]}),t[0]?u(jo,{change:t[0],page:n}):u(T,{children:[u("td",{class:"set muted",children:e.revision===n.report.evidence.revisions.first?"first seen: nothing before it to compare with":"no setting changed"}),u("td",{class:"muted",children:r.length>0&&`the spelling of ${P(r.length,"setting")} did, without effect`}),u("td",{class:"dirs"})]}),u("td",{class:"links",rowspan:Math.max(1,t.length),children:[u(Io,{ids:e.opened,word:"opened",page:n})," ",u(Io,{ids:e.closed,word:"closed",page:n})]})]}),t.slice(1).map(i=>u("tr",{children:u(jo,{change:i,page:n})}))]})}function jo({change:e,page:n}){return u(T,{children:[u("td",{class:"set",children:[u(A,{of:H(ie(e.subject)),page:n}),e.approval&&u("small",{children:[" ",u(A,{of:k`approval ${e.approval.id}: ${[B(e.approval.result)]}`,page:n})]})]}),u("td",{class:"diff",children:u(dt,{of:qn(e,Qn),page:n})}),u("td",{class:"dirs",children:u(Ie,{direction:e.direction})})]})}function Io({ids:e,word:n,page:t}){if(e.length===0)return null;let r=e.find(i=>t.anchors.has(i))??e[0];return u("span",{children:u(je,{id:r,page:t,children:[n," ",D(e.length)]})})}function Ho(e,n){let{introduced:t,resolved:r}=e,i=[...sr(t.by),...sr(r?.by??null)],o=[t.revision,r?.revision].flatMap(l=>typeof l=="number"?[`${l}`]:[]),a={is:[...[e.status,n.get(e.id)??[]].flat(),e.exposureSeconds===null?"event":"window"],sev:[e.severity],by:i,rule:[e.rule],setting:[ie(e.subject)],control:e.controls,rev:o,kind:[e.kind]};return Yo(a,t.at,[e.id,e.title,e.message,...i])}function qo(e){let n=e.approved===null?[]:[e.approved?"approved":"unapproved"],t=e.changes.map(({before:i,after:o,added:s,removed:a})=>JSON.stringify([s??i,a??o])),r={is:[...e.changes.map(i=>i.direction),...n],by:sr(e.by),setting:e.changes.map(i=>ie(i.subject)),rev:[`${e.revision}`],approval:e.changes.flatMap(i=>i.approval?.id??[])};return Yo(r,e.at,t)}function Xo({sinceLast:e}){if(!e)return new Map;let{at:n,resolved:t,...r}=e;return new Map(Object.entries(r).flatMap(([i,o])=>o.map(s=>[s,i])))}function sr(e){return[e?.email,e?.id,e?.name].filter(n=>typeof n=="string")}function Yo(e,n,t){let r=Object.fromEntries(Object.entries(e).map(([o,s])=>[o,s.map(a=>a.toLowerCase())])),i=[...Object.values(r).flat(),...t.map(o=>o.toLowerCase())];return{fields:r,words:i.join(`\n`),at:n.toLowerCase()}}function X(e){return document.getElementById(e)}function Pe(){return new URLSearchParams(location.hash.startsWith("#?")?location.hash.slice(2):"")}function on(e,n){let t=Pe();n===""?t.delete(e):t.set(e,n);let r=t.toString();history.replaceState(null,"",r===""?"#":`#?${r}`)}function pt(e){for(let n=e;n;n=n.parentElement)n.hidden=!1,n instanceof HTMLDetailsElement&&(n.open=!0);e.scrollIntoView({block:"start"})}var ve=100,Ia=500;function Vo(e,n){let t=X("register"),r=e.view.revisions.toReversed();if(!t||r.length===0)return{open:()=>!1};let i,o=Pe().get("changes")??"",s=0,a=!1,l=()=>{if(o==="")return r;i??=new Map(r.map(p=>[p.revision,qo(p)]));let c=at(o);return r.filter(p=>ut(c,i.get(p.revision)))},f=()=>{let c=l(),p=a?c.slice(0,Ia):c.slice(s,s+ve),m=p.length===0?"":`${D(a?1:s+1)} to ${D((a?0:s)+p.length)} of `,d=n>0?`; ${P(n,"older revision")} in the JSON report`:"",h=p.length===0?`No revision matches (${P(r.length,"revision")} searched${d}).`:`Revisions ${m}${D(c.length)}${o===""?"":" that match"}${d}.`,w=y=>()=>{s=Math.max(0,y),f(),t.scrollIntoView({block:"start"})};se(u(T,{children:[u("div",{class:"find",role:"search","aria-label":"Changes",children:[u("label",{children:[u("span",{class:"vh",children:"Find changes by words or by keys"}),u("input",{type:"search",value:o,placeholder:"Find: words, setting:sandbox, by:ada, is:looser, is:unapproved, rev:41, since:2026-07",spellcheck:!1,autocomplete:"off",onInput:y=>{o=y.currentTarget.value,s=0,on("changes",o),f()}})]}),u("p",{class:"vh",role:"status",children:h})]}),p.length===0&&u("p",{class:"muted",children:h}),p.length>0&&u(Bo,{rows:p,caption:`${h} Newest first. Times are UTC.`,page:e}),c.length>ve&&u("p",{class:"pager",children:[u("button",{type:"button",disabled:s===0,onClick:w(s-ve),children:"Newer"})," ",u("button",{type:"button",disabled:s+ve>=c.length,onClick:w(s+ve),children:"Older"})," ",u("button",{type:"button",disabled:s+ve>=c.length,onClick:w(za(c.length)),children:"Oldest"})]})]}),t)};t.replaceChildren(),f();for(let[c,p]of[["beforeprint",!0],["afterprint",!1]])addEventListener(c,()=>{a=p,f()});return{open:c=>{let p=r.findIndex(m=>m.revision===c);return p<0?!1:([o,s]=["",Math.floor(p/ve)*ve],f(),X(`r${c}`)?.scrollIntoView({block:"start"}),!0)}}}function za(e){return Math.floor((e-1)/ve)*ve}function Zo(e){e.addEventListener("toggle",({target:n})=>{if(!(!(n instanceof HTMLDetailsElement)||!n.open))for(let t of n.querySelectorAll("pre"))t.parentElement?.querySelector("button")||Ba(t)},!0)}function Ba(e){let n=document.createElement("button");n.type="button",n.className="copy",n.textContent="Copy",n.addEventListener("click",()=>{let t=i=>{n.textContent=i},r=()=>{getSelection()?.selectAllChildren(e),t("Selected")};if(!navigator.clipboard)return r();navigator.clipboard.writeText(e.textContent??"").then(()=>t("Copied"),r)}),e.before(n)}var Qo=jt.toReversed();function Go(e,n){if(e.remediation!==null)return q(e.remediation);let t=Ne(e.subject),r=ei(e.fix);if(r.length>0)return Qr(r.map(([s,a])=>(s===e.subject?Ko(e,n):void 0)??k`set ${Ne(s)} to ${J(a,n)}`));let i=e.causedBy===null?Ko(e,n):void 0;if(i)return i;if(e.causedBy!==null)return k`turn on the setting that ${t} depends on`;if(we(e.expected)&&"maxAge"in e.expected)return k`rotate the secret in ${t}`;let o=$n(e.expected,n);return o.length===0?[]:k`make ${t} ${o}`}function Ko(e,n){let t=e.offending.filter(a=>a!==null);if(!we(e.expected)||!Array.isArray(e.actual)||t.length===0)return;let[r,...i]=Object.keys(e.expected);if(i.length>0)return;let[o,s]=[J(t,n),Ne(e.subject)];return r==="subsetOf"||r==="disjointFrom"?k`remove ${o} from ${s}`:r==="supersetOf"?k`add ${o} to ${s}`:void 0}function ei(e,n=""){return e===null&&n===""?[]:we(e)?Object.entries(e).flatMap(([t,r])=>ei(r,n+eo(t))):[[n,e]]}function ni(e){if(!we(e))return[];let n=Object.entries(e).flatMap(([t,r])=>typeof r=="number"||typeof r=="string"||typeof r=="boolean"?[k`${q(Ha(t))} ${q(String(r))}`]:[]);return ee(n," \\xB7 ")}function Ha(e){return e.replace(/([a-z])([A-Z])/g,(n,t,r)=>`${t} ${r.toLowerCase()}`)}var qa=50,Xa=30;function ti(e,n){let[t,r]=[Yt(n,0),Yt(n,Xa)],i=Z(e)?Ya(e):Va(e);if(!(e.causedBy!==null||t===void 0||i===void 0||e.status!=="open"))return["exceptions:",`  - rule: ${ri(e.rule)}`,`    ${i}`,"    owner: someone@example.com # who answers for it","    reason: why it is acceptable until then",`    from: ${t}`,`    expires: ${r}`].join(`\n`)}function Ya({introduced:e}){return e.revision===null?void 0:`revision: ${e.revision}`}function Va({offending:e}){return e.length===0||e.length>qa?void 0:`value: [${e.map(t=>ri(_n(t)?t.fingerprint:t)).join(", ")}]`}function ri(e){return xn(JSON.stringify(e)).replaceAll(`\n`," ")}var ar=20;function oi(e,n){return n.anchors.has(e.id)?e.id:void 0}function ii({finding:e,page:n}){return u("li",{id:oi(e,n),children:[u("b",{children:e.severity})," ",u(A,{of:Ne(e.subject),page:n})," \\xB7 ",Sn(e)," \\xB7"," ",u(A,{of:k`${te(e.introduced.by)}, ${H(e.rule)}`,page:n})]})}function si(e){let{finding:n,again:t=!1,open:r,page:i}=e;return u("details",{class:`finding is-${n.status}${t?" again":""}`,id:oi(n,i),open:r,children:[u("summary",{children:[u(Jo,{severity:n.severity}),u("span",{class:"name",children:u(A,{of:Ne(n.subject),page:{...i,anchored:new Set}})}),u("span",{class:"for",children:Sn(n)}),u("span",{class:"more",children:u(A,{of:Za(n),page:i})})]}),u("div",{class:"body",children:u("dl",{class:"facts",children:[u(Qa,{finding:n,page:i}),u(eu,{finding:n,page:i}),u(nu,{finding:n,page:i})]})})]})}function Za(e){let{introduced:n}=e;if(Z(e))return k`${q(e.message)} · ${V(n.at)}`;let t=qt(e,{text:60,entries:3}),r=t?Ht(t):q(e.message);return!n.exact||n.revision===null?r:k`${r} · ${te(n.by)}, revision ${[String(n.revision)]}`}function Qa({finding:e,page:n}){let{book:t}=n,r=qt(e,rn),i=mo(e,t),o=e.introduced.exact?tn(e.introduced.revision,t):"",s={...e,values:e.values.slice(-ar)},a=e.values.length>1?ho(s,Qn):[],l=Vn(e,t)?.approval,f=e.dueAt!==null||e.status==="open"&&!Z(e);return u(T,{children:[u(ne,{term:"What",children:[u("p",{children:[u(A,{of:q(e.message),page:n}),"."]}),u("p",{class:Z(e)?"rule":void 0,children:[!Z(e)&&u(T,{children:[u(A,{of:Kr(lo(e,t,rn,!0)),page:n}),o&&` (editor ${o})`,"."," "]}),"It ",e.resolved?"was":"is"," ",u(A,{of:co(e,t),page:n}),"."]})]}),e.subject.startsWith("/")&&u(ne,{term:"Value",children:[r?u(dt,{of:r,page:n}):u(A,{of:io(e,rn),page:n})," ",i&&u(Ie,{direction:i})]}),l&&u(ne,{term:"Approval",children:u(A,{of:k`${l.id}: ${[B(l.result)]}`,page:n})}),a.length>0&&u(ne,{term:"Passed through",children:[u("ol",{children:a.map(c=>u("li",{children:u(A,{of:c,page:n})}))}),e.values.length>ar&&u("p",{class:"muted",children:["The last ",ar," of ",e.values.length," values."]})]}),f&&u(ne,{term:"Time limit",children:fo(e,n.report.asOf)}),e.inForce!==null&&u(ne,{term:"Policy then",children:Ka[e.inForce]}),e.blast!==null&&u(ne,{term:"Meanwhile",children:u(A,{of:ni(e.blast),page:n})}),e.causedBy!==null&&u(ne,{term:"Cause",children:u(je,{id:e.causedBy,page:n,children:"the setting it depends on"})}),e.exception&&u(Ga,{exception:e.exception,page:n})]})}var Ka={violating:"the policy in force at the time was violated too",compliant:"the policy in force at the time was not violated: it was tightened since",absent:"no such rule was in force at the time",unknown:"which policy was in force at the time is not known"};function Ga({exception:e,page:n}){let{owner:t,reason:r,ticket:i,category:o,expires:s,state:a}=e,l=s===null?[]:k`, until ${Xt(s)}`;return u(ne,{term:"Exception",children:[u("p",{children:u(A,{of:k`${[a]}, by ${Mn(t)}${l}: ${q(r)}${o===null?[]:k` (${q(o)})`}`,page:n})}),i!==null&&u("p",{children:u(A,{of:k`ticket ${i}`,page:n})})]})}function eu({finding:e,page:n}){let t=$n(e.expected,rn);return u(T,{children:[u(ne,{term:"Rule",children:[u(Lo,{id:e.rule,page:n})," ",u(A,{of:k`(${po(e.location)}): ${q(e.title)}`,page:n}),t.length>0&&!Z(e)&&u(T,{children:["; demands ",u(A,{of:t,page:n})]})]}),e.rationale!==null&&u(ne,{term:"Why",kind:"rule",children:u(A,{of:q(e.rationale),page:n})}),e.controls.length>0&&u(ne,{term:"Controls",kind:"rule",children:u(A,{of:ee(e.controls.map(H),", "),page:n})})]})}function nu({finding:e,page:n}){if(e.resolved)return null;let t=ti(e,n.report.asOf),r=Go(e,rn);return u(T,{children:[r.length>0&&u(ne,{term:"To fix",kind:e.remediation===null?void 0:"rule",children:u(A,{of:r,page:n})}),e.fix!==null&&u(ne,{term:"Merge patch",children:u("pre",{children:xn(JSON.stringify(e.fix,null,2))})}),e.fix===null&&e.subject.startsWith("/")&&u(ne,{term:"Merge patch",kind:"rule",children:u("span",{class:"muted",children:"none can be given for this place"})}),t!==void 0&&u(ne,{term:"To accept",kind:"accept",children:[u("p",{class:"muted",children:"In a policy file, with an owner, a reason and an end, once somebody has agreed:"}),u("pre",{children:t})]})]})}var ur=100;function ai(e,n){let[t,r,i]=[X("find"),X("findings"),X("found")];if(!t||!r||!i||e.view.findings.length===0)return{open:()=>!1,step:()=>{},focus:()=>{}};let o=Xo(e.report.summary),s=kn(e.view.findings).map(d=>[d,Ho(d,o)]),a=new Map;for(let[,{fields:d}]of s)for(let h of["is","sev"])for(let w of d[h]??[])a.set(`${h}:${w}`,(a.get(`${h}:${w}`)??0)+1);let l=new Map;for(let[{id:d}]of s){let h=e.anchors.has(d)?X(d):null;h&&l.set(d,h)}let f=Pe().get("find")??"",c=()=>{let d=at(f),h=s.filter(([,v])=>ut(d,v)).map(([v])=>v),w=new Set(h.map(v=>v.id));for(let[v,$]of l)$.hidden=!w.has(v);for(let v of r.querySelectorAll(".group"))v.hidden=!v.querySelector(":is(details, li)[id]:not([hidden])");let y=f===""?[]:h.filter(v=>!l.has(v.id));p(y),se(u(ru,{typed:f,counts:a,words:`${D(h.length)} of ${P(s.length,"finding")} shown${n>0?`; ${D(n)} more are in the JSON report`:""}`,none:h.length===0,type:v=>{f=v,on("find",v),c()}}),t)},p=d=>se(d.length===0?null:u(T,{children:[u("ul",{class:"lines",children:d.slice(0,ur).map(h=>u(ii,{finding:h,page:e}))}),d.length>ur&&u("p",{class:"muted",children:`And ${P(d.length-ur,"more")} that match: narrow the search to see them.`})]}),i);c();let m=()=>[...r.querySelectorAll("details.finding:not([hidden]) > summary")];return{open:d=>{let h=l.get(d);if(h)return pt(h),h.querySelector("summary")?.focus({preventScroll:!0}),!0;let w=e.book.findings.get(d);return!w||!e.anchors.has(d)?!1:(se(u("div",{class:"list",children:u(si,{finding:w,open:!0,page:e})}),i),i.scrollIntoView({block:"start"}),!0)},step:d=>{let h=m(),w=h.findIndex(v=>v.parentElement?.contains(document.activeElement)),y=h[w<0?d>0?0:h.length-1:w+d];y?.focus(),y?.scrollIntoView({block:"nearest"})},focus:()=>t.querySelector("input")?.focus()}}var tu=["open","excepted","resolved","noted","new","reopened","transient"];function ru(e){let{typed:n,counts:t,words:r,none:i,type:o}=e,s=(a,l)=>(t.get(a)??0)>0&&u("button",{type:"button",class:"chip","aria-pressed":n.split(/\\s+/).includes(a),onClick:()=>o(Uo(n,a)),children:[l," ",u("small",{children:D(t.get(a))})]});return u("div",{class:"find",role:"search","aria-label":"Findings",children:[u("label",{children:[u("span",{class:"vh",children:"Find findings by words or by keys"}),u("input",{type:"search",value:n,placeholder:"Find: words, by:ada, rule:models/*, setting:sandbox, control:CC6.8, since:2026-07",spellcheck:!1,autocomplete:"off",onInput:a=>o(a.currentTarget.value)})]}),u("div",{class:"chips",children:[Qo.map(a=>s(`sev:${a}`,u(T,{children:[u(ft,{name:a})," ",a]}))),u("span",{class:"gap"}),tu.map(a=>s(`is:${a}`,a==="transient"?"came and went":a)),n!==""&&u("button",{type:"button",class:"chip plain",onClick:()=>o(""),children:"clear"})]}),u("p",{class:"muted",role:"status",children:i?`No finding matches: ${r}.`:`${r}.`})]})}var ui=["system","light","dark"],ou=[["/","find findings"],["J, K","next and previous finding"],["Enter","open or close it"],["\\u2190, \\u2192","on the timeline: revision by revision; in the viewer: older and newer"],["\\u2191, \\u2193","on the timeline: lane by lane"],["[, ]","on the timeline: previous and next revision that opened a finding"],["+, \\u2212, 0","on the timeline: closer, wider, all"],["?","these keys"]];function li(){let e=X("tools"),n=X("keys"),t=0,r=!0,i=()=>{let a=ui[t];a==="system"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=a,e&&se(u(T,{children:[u("button",{type:"button",onClick:()=>{t=(t+1)%ui.length,i()},children:["Theme: ",a]}),u("button",{type:"button",onClick:o,children:"Keys"}),u("button",{type:"button",onClick:()=>print(),children:"Print"})]}),e)},o=()=>{n instanceof HTMLDialogElement&&!n.open&&n.showModal()},s=()=>{n&&se(u("form",{method:"dialog",children:[u("h2",{id:"keys-title",children:"Keys"}),u("dl",{class:"facts",children:ou.map(([a,l])=>u(T,{children:[u("dt",{children:u("kbd",{children:a})}),u("dd",{children:l})]}))}),u("p",{children:u("label",{children:[u("input",{type:"checkbox",checked:r,onChange:a=>{r=a.currentTarget.checked}})," ","Single keys act"]})}),u("button",{type:"submit",children:"Close"})]}),n)};return i(),s(),{help:o,keys:()=>r}}function ci(e,n){if(e.length+n.length<=160||e===n)return;let[t,r]=[e.split(/(?<=\\s)/),n.split(/(?<=\\s)/)],i=Math.min(t.length,r.length),o=0;for(;o<i&&t[o]===r[o];)o++;let s=0;for(;s<i-o&&t[t.length-1-s]===r[r.length-1-s];)s++;return{start:t.slice(0,o).join(""),removed:t.slice(o,t.length-s).join(""),added:r.slice(o,r.length-s).join(""),end:t.slice(t.length-s).join("")}}var ht={text:2e3,entries:40},lr=30,mt=40;function mi({row:e,page:n}){let t=new Map;for(let r of e.changes){let i=ie(r.subject).split(".")[0];t.set(i,[...t.get(i)??[],r])}return u(T,{children:[u("p",{class:"said",children:[u(fi,{ids:e.opened,word:"opened",page:n})," ",u(fi,{ids:e.closed,word:"closed",page:n})]}),e.changes.length===0&&u("p",{class:"muted",children:iu(e,n)}),[...t].map(([r,i])=>u("div",{class:"area",children:[u("p",{class:"area-name",children:u("bdi",{children:B(r)})}),i.map(o=>u(su,{change:o,page:n}))]})),e.changes.length>0&&e.representation.length>0&&u("p",{class:"muted",children:["Spelled differently, with the same meaning:"," ",u(A,{of:ee(e.representation.slice(0,20).map(r=>H(ie(r))),", "),page:n}),e.representation.length>20&&` and ${D(e.representation.length-20)} more`]})]})}function iu({revision:e,representation:n},t){if(e===t.report.evidence.revisions.first)return"first seen: nothing before it to compare with";let r=n.length;return r===0?"no setting changed":`no setting changed; the spelling of ${P(r,"setting")} did, without effect`}function fi({ids:e,word:n,page:t}){return e.length===0?null:u("span",{children:[n," ",e.slice(0,lr).map((r,i)=>u(T,{children:[i>0&&", ",u(je,{id:r,page:t,children:u("bdi",{children:B(t.book.findings.get(r)?.rule??r)})})]})),e.length>lr&&` and ${D(e.length-lr)} more`]})}function su({change:e,page:n}){let{before:t,after:r,approval:i}=e,o=typeof t=="string"&&typeof r=="string"?ci(t,r):void 0,s=qn(e,ht);return u("div",{class:"change",children:[u("p",{class:"said",children:[u(A,{of:H(ie(e.subject)),page:n})," ",u(Ie,{direction:e.direction}),i&&u(T,{children:[" \\xB7 ",u(A,{of:k`approval ${i.id}: ${[B(i.result)]}`,page:n})]})]}),u("div",{class:"sides",children:o?u(T,{children:[u(pi,{side:"Before",start:o.start,changed:o.removed,end:o.end}),u(pi,{side:"After",start:o.start,changed:o.added,end:o.end})]}):s.form==="set"?u(T,{children:[u(di,{side:"Before",mark:"\\u2212",entries:s.removed,page:n,none:"nothing removed"}),u(di,{side:"After",mark:"+",entries:s.added,page:n,none:"nothing added"})]}):u(T,{children:[u("div",{children:[u("span",{class:"side",children:"Before"}),u("del",{children:u(A,{of:J(t,ht),page:n})})]}),u("div",{children:[u("span",{class:"side",children:"After"}),u("ins",{children:u(A,{of:J(r,ht),page:n})})]})]})}),s.form==="set"&&s.more+s.unchanged>0&&u("p",{class:"muted",children:[...s.unchanged>0?[`${D(s.unchanged)} unchanged`]:[],...s.more>0?[`${D(s.more)} more changed, in the JSON report`]:[]].join(", ")})]})}function di(e){let{side:n,mark:t,entries:r,page:i,none:o}=e;return u("div",{children:[u("span",{class:"side",children:n}),r.length===0&&u("span",{class:"muted",children:o}),r.map(s=>{let a=u(T,{children:[t," ",u(A,{of:s,page:i})]});return n==="Before"?u("del",{children:a}):u("ins",{children:a})})]})}function pi(e){let{side:n,start:t,changed:r,end:i}=e,o=en(r,ht.text),s=o===""?"nothing here":B(o),a=t.length>mt+20?t.slice(-mt):t,l=i.length>mt+20?i.slice(0,mt):i;return u("div",{children:[u("span",{class:"side",children:n}),u("span",{class:"long",children:[a.length<t.length&&u("small",{children:`\\u2026 ${D(t.length-a.length)} characters unchanged \\u2026 `}),u("bdi",{children:B(a)}),n==="Before"?u("del",{children:s}):u("ins",{children:s}),o.length<r.length&&u("small",{children:` \\u2026 ${D(r.length-o.length)} more characters in the JSON report`}),u("bdi",{children:B(l)}),l.length<i.length&&u("small",{children:` \\u2026 ${D(i.length-l.length)} characters unchanged \\u2026`})]})]})}function hi(e){let n=X("viewer"),t=e.view.revisions,r=t.findLastIndex(s=>s.changes.length>0);if(!n||r<0)return{open:()=>!1,step:()=>{}};let i=()=>se(u(au,{page:e,at:r,go:o}),n),o=s=>{s<0||s>=t.length||(r=s,i())};return n.replaceChildren(),n.className="viewer",i(),{open:s=>{let a=t.findIndex(l=>l.revision===s);return a<0?!1:(o(a),X("diffs")?.scrollIntoView({block:"start"}),!0)},step:s=>o(r+s)}}function au({page:e,at:n,go:t}){let r=e.view.revisions,i=r[n],o=tn(i.revision,e.book),s=a=>{let l=r.findIndex(({revision:f})=>f===Number(a));l>=0&&t(l)};return u(T,{children:[u("div",{class:"bar",children:[u("button",{type:"button",disabled:n===0,onClick:()=>t(n-1),children:"\\u2190 Older"}),u("button",{type:"button",disabled:n===r.length-1,onClick:()=>t(n+1),children:"Newer \\u2192"}),u("label",{children:["Revision"," ",u("input",{type:"number",min:r[0].revision,max:r.at(-1).revision,value:i.revision,onChange:a=>s(a.currentTarget.value)})]})]}),u("div",{"aria-live":"polite",children:[u("h3",{children:[u(ct,{number:i.revision,page:e,words:"Revision "}),u("small",{children:i.changes.length===0?"no change":P(i.changes.length,"change")})]}),u("p",{class:"said",children:[u(A,{of:k`${V(i.at)} · ${te(i.by)}`,page:e}),o!==""&&u("span",{class:o==="approved"?"":"no",children:` (${o})`})]}),u(mi,{row:i,page:e})]})]})}var uu=120;function fr({drawing:e,id:n,label:t}){let{width:r,height:i,left:o,top:s,ticks:a,titles:l,notes:f,blind:c,lanes:p,rows:m,narrow:d}=e,h=r-12,w=p.reduce((y,v)=>y+v.spots.length,0)<=uu;return u("svg",{class:"tl",viewBox:`0 0 ${r} ${i}`,role:"img","aria-label":t,children:[u("defs",{children:[u("pattern",{id:`${n}-blind`,width:"6",height:"6",patternUnits:"userSpaceOnUse",children:u("path",{d:"M0 6 6 0",class:"tl-hatch"})}),u("pattern",{id:`${n}-off`,width:"5",height:"5",patternUnits:"userSpaceOnUse",children:u("path",{d:"M0 0 5 5",class:"tl-hatch"})})]}),u("path",{class:"tl-grid",d:a.map(({x:y})=>`M${y} ${s-4}V${i}`).join("")}),a.map(({x:y,words:v},$)=>y+v.length*6>r||$>0&&y-a[$-1].x<34?null:u("text",{class:"tl-axis",x:y,y:14,children:v})),f?.freezes.map(y=>u("rect",{class:"tl-freeze",x:y.x,y:s,width:y.width,height:i-s})),c.map(y=>u("rect",{x:y.x,y:s,width:y.width,height:i-s,fill:`url(#${n}-blind)`,children:u("title",{children:y.words})})),e.ends&&u("path",{class:"tl-now",d:`M${h} ${s-8}V${i}`}),f&&u("g",{children:[u(dr,{text:"Freezes, policy changes",y:f.y,drawing:e}),f.freezes.map(y=>u("g",{children:[u("title",{children:B(y.words)}),u("rect",{class:"tl-frozen",x:y.x,y:f.y-8,width:y.width,height:16,rx:3}),y.width>50&&u("text",{class:"tl-small",x:y.x+5,y:f.y+4,children:"freeze"})]})),u("path",{class:"tl-policy",d:f.policies.map(y=>`M${y} ${f.y-6}l6 6-6 6-6-6z`).join("")})]}),l.map(({y,words:v})=>u("text",{class:"tl-title",x:d?o:0,y:y+5,children:v})),p.map(y=>u(cu,{lane:y,drawing:e,tips:w})),m.map(y=>u(pu,{row:y,drawing:e,id:n}))]})}function dr(e){let{text:n,note:t,y:r,drawing:i,warn:o}=e,s=i.narrow?r-16:r+4,a=Math.floor((i.narrow?i.width-12:i.left-16)/7.4)-(t??"").length;return u(T,{children:[u("text",{class:o?"tl-name tl-warn":"tl-name",x:i.narrow?i.left:0,y:s,children:lu(B(n),Math.max(10,a))}),t!==void 0&&u("text",{class:"tl-note",x:i.narrow?i.width-12:i.left-10,y:s,"text-anchor":"end",children:t})]})}function lu(e,n){return e.includes("@")&&zn(e)>n?`${en(e,n-1)}\\u2026`:Vr(e,n)}function cu({lane:e,drawing:n,tips:t}){let{y:r,spots:i,columns:o,count:s}=e,{name:a,people:l,approved:f}=e.lane,c=["looser","tighter","both","neither"],p=i.filter(h=>h.revisions.length===1),m=p.flatMap(h=>h.unapproved?h.x:[]);e.flagged!==null&&m.push(e.flagged);let d=c.map(h=>[h,p.filter(w=>w.way===h)]);return u("g",{children:[u(dr,{text:a===null?P(l,"other editor"):a===""?"an unknown editor":a,note:D(s),y:r,drawing:n,warn:!f}),u("path",{class:"tl-base",d:`M${n.left} ${r}H${n.width-12}`}),d.map(([h,w])=>w.length===0?null:t?w.map(y=>u("path",{class:`tl-${h}`,d:cr[h](y.x,r),children:u("title",{children:`revision ${y.revisions[0]}, ${h}`})})):u("path",{class:`tl-${h}`,d:w.map(y=>cr[h](y.x,r)).join("")})),i.filter(h=>h.revisions.length>1).map(h=>u(fu,{spot:h,y:r})),o.length>0&&u(T,{children:[u("path",{class:"tl-looser",d:o.map(h=>gi(h,r,"up")).join("")}),u("path",{class:"tl-tighter",d:o.map(h=>gi(h,r,"down")).join("")}),u("path",{class:"tl-neither",d:o.map(h=>du(h,r)).join("")})]}),m.length>0&&u("path",{class:"tl-ring",d:m.map(h=>`M${h-8} ${r}a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`).join("")})]})}var cr={looser:(e,n)=>`M${e} ${n-6}l5.5 10.5h-11z`,tighter:(e,n)=>`M${e} ${n+6}l-5.5-10.5h11z`,both:(e,n)=>`M${e} ${n-6}l6 6-6 6-6-6z`,neither:(e,n)=>`M${e-3} ${n}a3 3 0 1 1 6 0a3 3 0 1 1-6 0z`};function fu({spot:e,y:n}){let t=String(e.revisions.length),r=21+7.5*t.length,i=Math.round(e.x-r/2);return u("g",{class:e.unapproved?"tl-many tl-unapproved":"tl-many",children:[u("title",{children:`revisions ${e.revisions.slice(0,12).join(", ")}${e.revisions.length>12?" \\u2026":""}`}),u("rect",{x:i,y:n-9,width:r,height:18,rx:9}),u("path",{class:`tl-${e.way}`,d:cr[e.way](i+10,n)}),u("text",{x:i+18,y:n+4,children:t})]})}function gi({x:e,width:n,up:t,down:r},i,o){let s=o==="up"?t:r;return s===0?"":`M${e} ${i}v${o==="up"?-s:s}h${n}V${i}z`}function du({x:e,width:n,up:t,down:r},i){return t+r>0?"":`M${e} ${i-1}h${n}v2h-${n}z`}function pu({row:e,drawing:n,id:t}){let{y:r,bars:i}=e,{rule:o,rules:s,windows:a,seconds:l}=e.row,f=a.length>1?`${a.length}\\xD7 `:"";return u("g",{children:[u(dr,{text:o??P(s,"further rule"),note:`${f}${de(l).replace(/ d .*/," d")}`,y:r,drawing:n}),i.map(c=>u(mu,{bar:c,y:r,id:t}))]})}function mu({bar:e,y:n,id:t}){let{x:r,width:i,severity:o,state:s,before:a,beyond:l,inert:f,unsure:c,words:p}=e,m=[a?`M${r} ${n}l8-5v10z`:"",l?`M${r+i} ${n}l-8-5v10z`:""].join(""),d=e.covered<.9*(e.until-e.from),h=[f&&"tl-inert",c&&"tl-unsure",d&&"tl-sparse"],w=["tl-bar",`ink-${o}`,`tl-${s}`,...h];return u("g",{class:w.filter(Boolean).join(" "),children:[u("rect",{x:r,y:n-7,width:i,height:14,rx:2}),s==="excepted"&&u("rect",{class:"tl-over",x:r,y:n-7,width:i,height:14,fill:`url(#${t}-off)`}),m!==""&&i>16&&u("path",{class:"tl-tip",d:m}),p!==""&&s==="open"&&!f&&u("text",{x:r+(a?12:6),y:n+4,children:p})]})}function Rn(e,n){return e==null||n==null?NaN:e<n?-1:e>n?1:e>=n?0:NaN}function hu(e,n){return e==null||n==null?NaN:n<e?-1:n>e?1:n>=e?0:NaN}function gt(e){let n,t,r;e.length!==2?(n=Rn,t=(a,l)=>Rn(e(a),l),r=(a,l)=>e(a)-l):(n=e===Rn||e===hu?e:gu,t=e,r=e);function i(a,l,f=0,c=a.length){if(f<c){if(n(l,l)!==0)return c;do{let p=f+c>>>1;t(a[p],l)<0?f=p+1:c=p}while(f<c)}return f}function o(a,l,f=0,c=a.length){if(f<c){if(n(l,l)!==0)return c;do{let p=f+c>>>1;t(a[p],l)<=0?f=p+1:c=p}while(f<c)}return f}function s(a,l,f=0,c=a.length){let p=i(a,l,f,c-1);return p>f&&r(a[p-1],l)>-r(a[p],l)?p-1:p}return{left:i,center:s,right:o}}function gu(){return 0}function yu(e){return e===null?NaN:+e}var yi=gt(Rn),bi=yi.right,kp=yi.left,Sp=gt(yu).center;var Tp=wi(vi),Cp=wi(bu);function wi(e){return function(n,t,r=t){if(!((t=+t)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:i,width:o,height:s}=n;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((s=Math.floor(s!==void 0?s:i.length/o))>=0))throw new RangeError("invalid height");if(!o||!s||!t&&!r)return n;let a=t&&e(t),l=r&&e(r),f=i.slice();return a&&l?(sn(a,f,i,o,s),sn(a,i,f,o,s),sn(a,f,i,o,s),an(l,i,f,o,s),an(l,f,i,o,s),an(l,i,f,o,s)):a?(sn(a,i,f,o,s),sn(a,f,i,o,s),sn(a,i,f,o,s)):l&&(an(l,i,f,o,s),an(l,f,i,o,s),an(l,i,f,o,s)),n}}function sn(e,n,t,r,i){for(let o=0,s=r*i;o<s;)e(n,t,o,o+=r,1)}function an(e,n,t,r,i){for(let o=0,s=r*i;o<r;++o)e(n,t,o,o+s,r)}function bu(e){let n=vi(e);return(t,r,i,o,s)=>{i<<=2,o<<=2,s<<=2,n(t,r,i+0,o+0,s),n(t,r,i+1,o+1,s),n(t,r,i+2,o+2,s),n(t,r,i+3,o+3,s)}}function vi(e){let n=Math.floor(e);if(n===e)return wu(e);let t=e-n,r=2*e+1;return(i,o,s,a,l)=>{if(!((a-=l)>=s))return;let f=n*o[s],c=l*n,p=c+l;for(let m=s,d=s+c;m<d;m+=l)f+=o[Math.min(a,m)];for(let m=s,d=a;m<=d;m+=l)f+=o[Math.min(a,m+c)],i[m]=(f+t*(o[Math.max(s,m-p)]+o[Math.min(a,m+p)]))/r,f-=o[Math.max(s,m-c)]}}function wu(e){let n=2*e+1;return(t,r,i,o,s)=>{if(!((o-=s)>=i))return;let a=e*r[i],l=s*e;for(let f=i,c=i+l;f<c;f+=s)a+=r[Math.min(o,f)];for(let f=i,c=o;f<=c;f+=s)a+=r[Math.min(o,f+l)],t[f]=a/n,a-=r[Math.max(i,f-l)]}}var vu=Array.prototype,Rp=vu.slice;var xu=Math.sqrt(50),Mu=Math.sqrt(10),_u=Math.sqrt(2);function xi(e,n,t){let r=(n-e)/Math.max(0,t),i=Math.floor(Math.log10(r)),o=r/Math.pow(10,i),s=o>=xu?10:o>=Mu?5:o>=_u?2:1,a,l,f;return i<0?(f=Math.pow(10,-i)/s,a=Math.round(e*f),l=Math.round(n*f),a/f<e&&++a,l/f>n&&--l,f=-f):(f=Math.pow(10,i)*s,a=Math.round(e/f),l=Math.round(n/f),a*f<e&&++a,l*f>n&&--l),l<a&&.5<=t&&t<2?xi(e,n,t*2):[a,l,f]}function pr(e,n,t){return n=+n,e=+e,t=+t,xi(e,n,t)[2]}function yt(e,n,t){n=+n,e=+e,t=+t;let r=n<e,i=r?pr(n,e,t):pr(e,n,t);return(r?-1:1)*(i<0?1/-i:i)}var Ap=$u(Math.random);function $u(e){return function(t,r=0,i=t.length){let o=i-(r=+r);for(;o;){let s=e()*o--|0,a=t[o+r];t[o+r]=t[s+r],t[s+r]=a}return t}}function fn(e,n,t){e.prototype=n.prototype=t,t.constructor=e}function Dn(e,n){var t=Object.create(e.prototype);for(var r in n)t[r]=n[r];return t}function Fe(){}var qe=.7,cn=1/qe,un="\\\\s*([+-]?\\\\d+)\\\\s*",An="\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)\\\\s*",xe="\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)%\\\\s*",ku=/^#([0-9a-f]{3,8})$/,Su=new RegExp(`^rgb\\\\(${un},${un},${un}\\\\)$`),Tu=new RegExp(`^rgb\\\\(${xe},${xe},${xe}\\\\)$`),Cu=new RegExp(`^rgba\\\\(${un},${un},${un},${An}\\\\)$`),Ru=new RegExp(`^rgba\\\\(${xe},${xe},${xe},${An}\\\\)$`),Au=new RegExp(`^hsl\\\\(${An},${xe},${xe}\\\\)$`),Nu=new RegExp(`^hsla\\\\(${An},${xe},${xe},${An}\\\\)$`),Mi={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};fn(Fe,dn,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:_i,formatHex:_i,formatHex8:Du,formatHsl:Ou,formatRgb:$i,toString:$i});function _i(){return this.rgb().formatHex()}function Du(){return this.rgb().formatHex8()}function Ou(){return Oi(this).formatHsl()}function $i(){return this.rgb().formatRgb()}function dn(e){var n,t;return e=(e+"").trim().toLowerCase(),(n=ku.exec(e))?(t=n[1].length,n=parseInt(n[1],16),t===6?ki(n):t===3?new Q(n>>8&15|n>>4&240,n>>4&15|n&240,(n&15)<<4|n&15,1):t===8?bt(n>>24&255,n>>16&255,n>>8&255,(n&255)/255):t===4?bt(n>>12&15|n>>8&240,n>>8&15|n>>4&240,n>>4&15|n&240,((n&15)<<4|n&15)/255):null):(n=Su.exec(e))?new Q(n[1],n[2],n[3],1):(n=Tu.exec(e))?new Q(n[1]*255/100,n[2]*255/100,n[3]*255/100,1):(n=Cu.exec(e))?bt(n[1],n[2],n[3],n[4]):(n=Ru.exec(e))?bt(n[1]*255/100,n[2]*255/100,n[3]*255/100,n[4]):(n=Au.exec(e))?Ci(n[1],n[2]/100,n[3]/100,1):(n=Nu.exec(e))?Ci(n[1],n[2]/100,n[3]/100,n[4]):Mi.hasOwnProperty(e)?ki(Mi[e]):e==="transparent"?new Q(NaN,NaN,NaN,0):null}function ki(e){return new Q(e>>16&255,e>>8&255,e&255,1)}function bt(e,n,t,r){return r<=0&&(e=n=t=NaN),new Q(e,n,t,r)}function wr(e){return e instanceof Fe||(e=dn(e)),e?(e=e.rgb(),new Q(e.r,e.g,e.b,e.opacity)):new Q}function On(e,n,t,r){return arguments.length===1?wr(e):new Q(e,n,t,r??1)}function Q(e,n,t,r){this.r=+e,this.g=+n,this.b=+t,this.opacity=+r}fn(Q,On,Dn(Fe,{brighter(e){return e=e==null?cn:Math.pow(cn,e),new Q(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?qe:Math.pow(qe,e),new Q(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new Q(Be(this.r),Be(this.g),Be(this.b),vt(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Si,formatHex:Si,formatHex8:Pu,formatRgb:Ti,toString:Ti}));function Si(){return`#${ze(this.r)}${ze(this.g)}${ze(this.b)}`}function Pu(){return`#${ze(this.r)}${ze(this.g)}${ze(this.b)}${ze((isNaN(this.opacity)?1:this.opacity)*255)}`}function Ti(){let e=vt(this.opacity);return`${e===1?"rgb(":"rgba("}${Be(this.r)}, ${Be(this.g)}, ${Be(this.b)}${e===1?")":`, ${e})`}`}function vt(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Be(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function ze(e){return e=Be(e),(e<16?"0":"")+e.toString(16)}function Ci(e,n,t,r){return r<=0?e=n=t=NaN:t<=0||t>=1?e=n=NaN:n<=0&&(e=NaN),new me(e,n,t,r)}function Oi(e){if(e instanceof me)return new me(e.h,e.s,e.l,e.opacity);if(e instanceof Fe||(e=dn(e)),!e)return new me;if(e instanceof me)return e;e=e.rgb();var n=e.r/255,t=e.g/255,r=e.b/255,i=Math.min(n,t,r),o=Math.max(n,t,r),s=NaN,a=o-i,l=(o+i)/2;return a?(n===o?s=(t-r)/a+(t<r)*6:t===o?s=(r-n)/a+2:s=(n-t)/a+4,a/=l<.5?o+i:2-o-i,s*=60):a=l>0&&l<1?0:s,new me(s,a,l,e.opacity)}function Mt(e,n,t,r){return arguments.length===1?Oi(e):new me(e,n,t,r??1)}function me(e,n,t,r){this.h=+e,this.s=+n,this.l=+t,this.opacity=+r}fn(me,Mt,Dn(Fe,{brighter(e){return e=e==null?cn:Math.pow(cn,e),new me(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?qe:Math.pow(qe,e),new me(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,n=isNaN(e)||isNaN(this.s)?0:this.s,t=this.l,r=t+(t<.5?t:1-t)*n,i=2*t-r;return new Q(mr(e>=240?e-240:e+120,i,r),mr(e,i,r),mr(e<120?e+240:e-120,i,r),this.opacity)},clamp(){return new me(Ri(this.h),wt(this.s),wt(this.l),vt(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=vt(this.opacity);return`${e===1?"hsl(":"hsla("}${Ri(this.h)}, ${wt(this.s)*100}%, ${wt(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Ri(e){return e=(e||0)%360,e<0?e+360:e}function wt(e){return Math.max(0,Math.min(1,e||0))}function mr(e,n,t){return(e<60?n+(t-n)*e/60:e<180?t:e<240?n+(t-n)*(240-e)/60:n)*255}var Pi=Math.PI/180,Fi=180/Math.PI,xt=18,Wi=.96422,Ei=1,Ui=.82521,Li=4/29,ln=6/29,Ji=3*ln*ln,Fu=ln*ln*ln;function ji(e){if(e instanceof Me)return new Me(e.l,e.a,e.b,e.opacity);if(e instanceof Se)return zi(e);e instanceof Q||(e=wr(e));var n=br(e.r),t=br(e.g),r=br(e.b),i=hr((.2225045*n+.7168786*t+.0606169*r)/Ei),o,s;return n===t&&t===r?o=s=i:(o=hr((.4360747*n+.3850649*t+.1430804*r)/Wi),s=hr((.0139322*n+.0971045*t+.7141733*r)/Ui)),new Me(116*i-16,500*(o-i),200*(i-s),e.opacity)}function Ii(e,n,t,r){return arguments.length===1?ji(e):new Me(e,n,t,r??1)}function Me(e,n,t,r){this.l=+e,this.a=+n,this.b=+t,this.opacity=+r}fn(Me,Ii,Dn(Fe,{brighter(e){return new Me(this.l+xt*(e??1),this.a,this.b,this.opacity)},darker(e){return new Me(this.l-xt*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,n=isNaN(this.a)?e:e+this.a/500,t=isNaN(this.b)?e:e-this.b/200;return n=Wi*gr(n),e=Ei*gr(e),t=Ui*gr(t),new Q(yr(3.1338561*n-1.6168667*e-.4906146*t),yr(-.9787684*n+1.9161415*e+.033454*t),yr(.0719453*n-.2289914*e+1.4052427*t),this.opacity)}}));function hr(e){return e>Fu?Math.pow(e,1/3):e/Ji+Li}function gr(e){return e>ln?e*e*e:Ji*(e-Li)}function yr(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function br(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function Wu(e){if(e instanceof Se)return new Se(e.h,e.c,e.l,e.opacity);if(e instanceof Me||(e=ji(e)),e.a===0&&e.b===0)return new Se(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var n=Math.atan2(e.b,e.a)*Fi;return new Se(n<0?n+360:n,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function _t(e,n,t,r){return arguments.length===1?Wu(e):new Se(e,n,t,r??1)}function Se(e,n,t,r){this.h=+e,this.c=+n,this.l=+t,this.opacity=+r}function zi(e){if(isNaN(e.h))return new Me(e.l,0,0,e.opacity);var n=e.h*Pi;return new Me(e.l,Math.cos(n)*e.c,Math.sin(n)*e.c,e.opacity)}fn(Se,_t,Dn(Fe,{brighter(e){return new Se(this.h,this.c,this.l+xt*(e??1),this.opacity)},darker(e){return new Se(this.h,this.c,this.l-xt*(e??1),this.opacity)},rgb(){return zi(this).rgb()}}));var Bi=-.14861,vr=1.78277,xr=-.29227,$t=-.90649,Nn=1.97294,Ai=Nn*$t,Ni=Nn*vr,Di=vr*xr-$t*Bi;function Eu(e){if(e instanceof He)return new He(e.h,e.s,e.l,e.opacity);e instanceof Q||(e=wr(e));var n=e.r/255,t=e.g/255,r=e.b/255,i=(Di*r+Ai*n-Ni*t)/(Di+Ai-Ni),o=r-i,s=(Nn*(t-i)-xr*o)/$t,a=Math.sqrt(s*s+o*o)/(Nn*i*(1-i)),l=a?Math.atan2(s,o)*Fi-120:NaN;return new He(l<0?l+360:l,a,i,e.opacity)}function kt(e,n,t,r){return arguments.length===1?Eu(e):new He(e,n,t,r??1)}function He(e,n,t,r){this.h=+e,this.s=+n,this.l=+t,this.opacity=+r}fn(He,kt,Dn(Fe,{brighter(e){return e=e==null?cn:Math.pow(cn,e),new He(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?qe:Math.pow(qe,e),new He(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Pi,n=+this.l,t=isNaN(this.s)?0:this.s*n*(1-n),r=Math.cos(e),i=Math.sin(e);return new Q(255*(n+t*(Bi*r+vr*i)),255*(n+t*(xr*r+$t*i)),255*(n+t*(Nn*r)),this.opacity)}}));function Yi(e,n,t,r,i){var o=e*e,s=o*e;return((1-3*e+3*o-s)*n+(4-6*o+3*s)*t+(1+3*e+3*o-3*s)*r+s*i)/6}function Uu(e){var n=e.length-1;return function(t){var r=t<=0?t=0:t>=1?(t=1,n-1):Math.floor(t*n),i=e[r],o=e[r+1],s=r>0?e[r-1]:2*i-o,a=r<n-1?e[r+2]:2*o-i;return Yi((t-r/n)*n,s,i,o,a)}}function Lu(e){var n=e.length;return function(t){var r=Math.floor(((t%=1)<0?++t:t)*n),i=e[(r+n-1)%n],o=e[r%n],s=e[(r+1)%n],a=e[(r+2)%n];return Yi((t-r/n)*n,i,o,s,a)}}var Tt=e=>()=>e;function Vi(e,n){return function(t){return e+t*n}}function Ju(e,n,t){return e=Math.pow(e,t),n=Math.pow(n,t)-e,t=1/t,function(r){return Math.pow(e+r*n,t)}}function kr(e,n){var t=n-e;return t?Vi(e,t>180||t<-180?t-360*Math.round(t/360):t):Tt(isNaN(e)?n:e)}function ju(e){return(e=+e)==1?ae:function(n,t){return t-n?Ju(n,t,e):Tt(isNaN(n)?t:n)}}function ae(e,n){var t=n-e;return t?Vi(e,t):Tt(isNaN(e)?n:e)}var Hi=(function e(n){var t=ju(n);function r(i,o){var s=t((i=On(i)).r,(o=On(o)).r),a=t(i.g,o.g),l=t(i.b,o.b),f=ae(i.opacity,o.opacity);return function(c){return i.r=s(c),i.g=a(c),i.b=l(c),i.opacity=f(c),i+""}}return r.gamma=e,r})(1);function Zi(e){return function(n){var t=n.length,r=new Array(t),i=new Array(t),o=new Array(t),s,a;for(s=0;s<t;++s)a=On(n[s]),r[s]=a.r||0,i[s]=a.g||0,o[s]=a.b||0;return r=e(r),i=e(i),o=e(o),a.opacity=1,function(l){return a.r=r(l),a.g=i(l),a.b=o(l),a+""}}}var Pp=Zi(Uu),Fp=Zi(Lu);function Iu(e,n){n||(n=[]);var t=e?Math.min(n.length,e.length):0,r=n.slice(),i;return function(o){for(i=0;i<t;++i)r[i]=e[i]*(1-o)+n[i]*o;return r}}function zu(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Bu(e,n){var t=n?n.length:0,r=e?Math.min(t,e.length):0,i=new Array(r),o=new Array(t),s;for(s=0;s<r;++s)i[s]=Ct(e[s],n[s]);for(;s<t;++s)o[s]=n[s];return function(a){for(s=0;s<r;++s)o[s]=i[s](a);return o}}function Hu(e,n){var t=new Date;return e=+e,n=+n,function(r){return t.setTime(e*(1-r)+n*r),t}}function he(e,n){return e=+e,n=+n,function(t){return e*(1-t)+n*t}}function qu(e,n){var t={},r={},i;(e===null||typeof e!="object")&&(e={}),(n===null||typeof n!="object")&&(n={});for(i in n)i in e?t[i]=Ct(e[i],n[i]):r[i]=n[i];return function(o){for(i in t)r[i]=t[i](o);return r}}var _r=/[-+]?(?:\\d+\\.?\\d*|\\.?\\d+)(?:[eE][-+]?\\d+)?/g,Mr=new RegExp(_r.source,"g");function Xu(e){return function(){return e}}function Yu(e){return function(n){return e(n)+""}}function Vu(e,n){var t=_r.lastIndex=Mr.lastIndex=0,r,i,o,s=-1,a=[],l=[];for(e=e+"",n=n+"";(r=_r.exec(e))&&(i=Mr.exec(n));)(o=i.index)>t&&(o=n.slice(t,o),a[s]?a[s]+=o:a[++s]=o),(r=r[0])===(i=i[0])?a[s]?a[s]+=i:a[++s]=i:(a[++s]=null,l.push({i:s,x:he(r,i)})),t=Mr.lastIndex;return t<n.length&&(o=n.slice(t),a[s]?a[s]+=o:a[++s]=o),a.length<2?l[0]?Yu(l[0].x):Xu(n):(n=l.length,function(f){for(var c=0,p;c<n;++c)a[(p=l[c]).i]=p.x(f);return a.join("")})}function Ct(e,n){var t=typeof n,r;return n==null||t==="boolean"?Tt(n):(t==="number"?he:t==="string"?(r=dn(n))?(n=r,Hi):Vu:n instanceof dn?Hi:n instanceof Date?Hu:zu(n)?Iu:Array.isArray(n)?Bu:typeof n.valueOf!="function"&&typeof n.toString!="function"||isNaN(n)?qu:he)(e,n)}function Qi(e,n){return e=+e,n=+n,function(t){return Math.round(e*(1-t)+n*t)}}var qi=180/Math.PI,$r={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function Ki(e,n,t,r,i,o){var s,a,l;return(s=Math.sqrt(e*e+n*n))&&(e/=s,n/=s),(l=e*t+n*r)&&(t-=e*l,r-=n*l),(a=Math.sqrt(t*t+r*r))&&(t/=a,r/=a,l/=a),e*r<n*t&&(e=-e,n=-n,l=-l,s=-s),{translateX:i,translateY:o,rotate:Math.atan2(n,e)*qi,skewX:Math.atan(l)*qi,scaleX:s,scaleY:a}}var St;function Zu(e){let n=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return n.isIdentity?$r:Ki(n.a,n.b,n.c,n.d,n.e,n.f)}function Qu(e){return e==null||(St||(St=document.createElementNS("http://www.w3.org/2000/svg","g")),St.setAttribute("transform",e),!(e=St.transform.baseVal.consolidate()))?$r:(e=e.matrix,Ki(e.a,e.b,e.c,e.d,e.e,e.f))}function Gi(e,n,t,r){function i(f){return f.length?f.pop()+" ":""}function o(f,c,p,m,d,h){if(f!==p||c!==m){var w=d.push("translate(",null,n,null,t);h.push({i:w-4,x:he(f,p)},{i:w-2,x:he(c,m)})}else(p||m)&&d.push("translate("+p+n+m+t)}function s(f,c,p,m){f!==c?(f-c>180?c+=360:c-f>180&&(f+=360),m.push({i:p.push(i(p)+"rotate(",null,r)-2,x:he(f,c)})):c&&p.push(i(p)+"rotate("+c+r)}function a(f,c,p,m){f!==c?m.push({i:p.push(i(p)+"skewX(",null,r)-2,x:he(f,c)}):c&&p.push(i(p)+"skewX("+c+r)}function l(f,c,p,m,d,h){if(f!==p||c!==m){var w=d.push(i(d)+"scale(",null,",",null,")");h.push({i:w-4,x:he(f,p)},{i:w-2,x:he(c,m)})}else(p!==1||m!==1)&&d.push(i(d)+"scale("+p+","+m+")")}return function(f,c){var p=[],m=[];return f=e(f),c=e(c),o(f.translateX,f.translateY,c.translateX,c.translateY,p,m),s(f.rotate,c.rotate,p,m),a(f.skewX,c.skewX,p,m),l(f.scaleX,f.scaleY,c.scaleX,c.scaleY,p,m),f=c=null,function(d){for(var h=-1,w=m.length,y;++h<w;)p[(y=m[h]).i]=y.x(d);return p.join("")}}}var Wp=Gi(Zu,"px, ","px)","deg)"),Ep=Gi(Qu,", ",")",")"),Ku=1e-12;function Xi(e){return((e=Math.exp(e))+1/e)/2}function Gu(e){return((e=Math.exp(e))-1/e)/2}function el(e){return((e=Math.exp(2*e))-1)/(e+1)}var Up=(function e(n,t,r){function i(o,s){var a=o[0],l=o[1],f=o[2],c=s[0],p=s[1],m=s[2],d=c-a,h=p-l,w=d*d+h*h,y,v;if(w<Ku)v=Math.log(m/f)/n,y=function(L){return[a+L*d,l+L*h,f*Math.exp(n*L*v)]};else{var $=Math.sqrt(w),R=(m*m-f*f+r*w)/(2*f*t*$),C=(m*m-f*f-r*w)/(2*m*t*$),G=Math.log(Math.sqrt(R*R+1)-R),S=Math.log(Math.sqrt(C*C+1)-C);v=(S-G)/n,y=function(L){var g=L*v,M=Xi(G),_=f/(t*$)*(M*el(n*g+G)-Gu(G));return[a+_*d,l+_*h,f*M/Xi(n*g+G)]}}return y.duration=Math.abs(v)*1e3*n/Math.SQRT2,y}return i.rho=function(o){var s=Math.max(.001,+o),a=s*s,l=a*a;return e(s,a,l)},i})(Math.SQRT2,2,4);function es(e){return function(n,t){var r=e((n=Mt(n)).h,(t=Mt(t)).h),i=ae(n.s,t.s),o=ae(n.l,t.l),s=ae(n.opacity,t.opacity);return function(a){return n.h=r(a),n.s=i(a),n.l=o(a),n.opacity=s(a),n+""}}}var Lp=es(kr),Jp=es(ae);function ns(e){return function(n,t){var r=e((n=_t(n)).h,(t=_t(t)).h),i=ae(n.c,t.c),o=ae(n.l,t.l),s=ae(n.opacity,t.opacity);return function(a){return n.h=r(a),n.c=i(a),n.l=o(a),n.opacity=s(a),n+""}}}var jp=ns(kr),Ip=ns(ae);function ts(e){return(function n(t){t=+t;function r(i,o){var s=e((i=kt(i)).h,(o=kt(o)).h),a=ae(i.s,o.s),l=ae(i.l,o.l),f=ae(i.opacity,o.opacity);return function(c){return i.h=s(c),i.s=a(c),i.l=l(Math.pow(c,t)),i.opacity=f(c),i+""}}return r.gamma=n,r})(1)}var zp=ts(kr),Bp=ts(ae);var Sr=new Date,Tr=new Date;function Y(e,n,t,r){function i(o){return e(o=arguments.length===0?new Date:new Date(+o)),o}return i.floor=o=>(e(o=new Date(+o)),o),i.ceil=o=>(e(o=new Date(o-1)),n(o,1),e(o),o),i.round=o=>{let s=i(o),a=i.ceil(o);return o-s<a-o?s:a},i.offset=(o,s)=>(n(o=new Date(+o),s==null?1:Math.floor(s)),o),i.range=(o,s,a)=>{let l=[];if(o=i.ceil(o),a=a==null?1:Math.floor(a),!(o<s)||!(a>0))return l;let f;do l.push(f=new Date(+o)),n(o,a),e(o);while(f<o&&o<s);return l},i.filter=o=>Y(s=>{if(s>=s)for(;e(s),!o(s);)s.setTime(s-1)},(s,a)=>{if(s>=s)if(a<0)for(;++a<=0;)for(;n(s,-1),!o(s););else for(;--a>=0;)for(;n(s,1),!o(s););}),t&&(i.count=(o,s)=>(Sr.setTime(+o),Tr.setTime(+s),e(Sr),e(Tr),Math.floor(t(Sr,Tr))),i.every=o=>(o=Math.floor(o),!isFinite(o)||!(o>0)?null:o>1?i.filter(r?s=>r(s)%o===0:s=>i.count(0,s)%o===0):i)),i}var Rt=Y(()=>{},(e,n)=>{e.setTime(+e+n)},(e,n)=>n-e);Rt.every=e=>(e=Math.floor(e),!isFinite(e)||!(e>0)?null:e>1?Y(n=>{n.setTime(Math.floor(n/e)*e)},(n,t)=>{n.setTime(+n+t*e)},(n,t)=>(t-n)/e):Rt);var Xp=Rt.range,Te=1e3,fe=Te*60,Ce=fe*60,Re=Ce*24,Rr=Re*7,rs=Re*30,Cr=Re*365,We=Y(e=>{e.setTime(e-e.getMilliseconds())},(e,n)=>{e.setTime(+e+n*Te)},(e,n)=>(n-e)/Te,e=>e.getUTCSeconds()),Yp=We.range,Ar=Y(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*Te)},(e,n)=>{e.setTime(+e+n*fe)},(e,n)=>(n-e)/fe,e=>e.getMinutes()),Vp=Ar.range,At=Y(e=>{e.setUTCSeconds(0,0)},(e,n)=>{e.setTime(+e+n*fe)},(e,n)=>(n-e)/fe,e=>e.getUTCMinutes()),Zp=At.range,Nr=Y(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*Te-e.getMinutes()*fe)},(e,n)=>{e.setTime(+e+n*Ce)},(e,n)=>(n-e)/Ce,e=>e.getHours()),Qp=Nr.range,Nt=Y(e=>{e.setUTCMinutes(0,0,0)},(e,n)=>{e.setTime(+e+n*Ce)},(e,n)=>(n-e)/Ce,e=>e.getUTCHours()),Kp=Nt.range,pn=Y(e=>e.setHours(0,0,0,0),(e,n)=>e.setDate(e.getDate()+n),(e,n)=>(n-e-(n.getTimezoneOffset()-e.getTimezoneOffset())*fe)/Re,e=>e.getDate()-1),Gp=pn.range,mn=Y(e=>{e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCDate(e.getUTCDate()+n)},(e,n)=>(n-e)/Re,e=>e.getUTCDate()-1),em=mn.range,os=Y(e=>{e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCDate(e.getUTCDate()+n)},(e,n)=>(n-e)/Re,e=>Math.floor(e/Re)),nm=os.range;function Xe(e){return Y(n=>{n.setDate(n.getDate()-(n.getDay()+7-e)%7),n.setHours(0,0,0,0)},(n,t)=>{n.setDate(n.getDate()+t*7)},(n,t)=>(t-n-(t.getTimezoneOffset()-n.getTimezoneOffset())*fe)/Rr)}var Pn=Xe(0),Fn=Xe(1),nl=Xe(2),tl=Xe(3),Ye=Xe(4),rl=Xe(5),ol=Xe(6),tm=Pn.range,rm=Fn.range,om=nl.range,im=tl.range,sm=Ye.range,am=rl.range,um=ol.range;function Ve(e){return Y(n=>{n.setUTCDate(n.getUTCDate()-(n.getUTCDay()+7-e)%7),n.setUTCHours(0,0,0,0)},(n,t)=>{n.setUTCDate(n.getUTCDate()+t*7)},(n,t)=>(t-n)/Rr)}var hn=Ve(0),Wn=Ve(1),il=Ve(2),sl=Ve(3),Ze=Ve(4),al=Ve(5),ul=Ve(6),lm=hn.range,cm=Wn.range,fm=il.range,dm=sl.range,pm=Ze.range,mm=al.range,hm=ul.range,Dr=Y(e=>{e.setDate(1),e.setHours(0,0,0,0)},(e,n)=>{e.setMonth(e.getMonth()+n)},(e,n)=>n.getMonth()-e.getMonth()+(n.getFullYear()-e.getFullYear())*12,e=>e.getMonth()),gm=Dr.range,Dt=Y(e=>{e.setUTCDate(1),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCMonth(e.getUTCMonth()+n)},(e,n)=>n.getUTCMonth()-e.getUTCMonth()+(n.getUTCFullYear()-e.getUTCFullYear())*12,e=>e.getUTCMonth()),ym=Dt.range,_e=Y(e=>{e.setMonth(0,1),e.setHours(0,0,0,0)},(e,n)=>{e.setFullYear(e.getFullYear()+n)},(e,n)=>n.getFullYear()-e.getFullYear(),e=>e.getFullYear());_e.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:Y(n=>{n.setFullYear(Math.floor(n.getFullYear()/e)*e),n.setMonth(0,1),n.setHours(0,0,0,0)},(n,t)=>{n.setFullYear(n.getFullYear()+t*e)});var bm=_e.range,ge=Y(e=>{e.setUTCMonth(0,1),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCFullYear(e.getUTCFullYear()+n)},(e,n)=>n.getUTCFullYear()-e.getUTCFullYear(),e=>e.getUTCFullYear());ge.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:Y(n=>{n.setUTCFullYear(Math.floor(n.getUTCFullYear()/e)*e),n.setUTCMonth(0,1),n.setUTCHours(0,0,0,0)},(n,t)=>{n.setUTCFullYear(n.getUTCFullYear()+t*e)});var wm=ge.range;function is(e,n,t,r,i,o){let s=[[We,1,Te],[We,5,5*Te],[We,15,15*Te],[We,30,30*Te],[o,1,fe],[o,5,5*fe],[o,15,15*fe],[o,30,30*fe],[i,1,Ce],[i,3,3*Ce],[i,6,6*Ce],[i,12,12*Ce],[r,1,Re],[r,2,2*Re],[t,1,Rr],[n,1,rs],[n,3,3*rs],[e,1,Cr]];function a(f,c,p){let m=c<f;m&&([f,c]=[c,f]);let d=p&&typeof p.range=="function"?p:l(f,c,p),h=d?d.range(f,+c+1):[];return m?h.reverse():h}function l(f,c,p){let m=Math.abs(c-f)/p,d=gt(([,,y])=>y).right(s,m);if(d===s.length)return e.every(yt(f/Cr,c/Cr,p));if(d===0)return Rt.every(Math.max(yt(f,c,p),1));let[h,w]=s[m/s[d-1][2]<s[d][2]/m?d-1:d];return h.every(w)}return[a,l]}var[ss,as]=is(ge,Dt,hn,os,Nt,At),[ll,cl]=is(_e,Dr,Pn,pn,Nr,Ar);function Or(e){if(0<=e.y&&e.y<100){var n=new Date(-1,e.m,e.d,e.H,e.M,e.S,e.L);return n.setFullYear(e.y),n}return new Date(e.y,e.m,e.d,e.H,e.M,e.S,e.L)}function Pr(e){if(0<=e.y&&e.y<100){var n=new Date(Date.UTC(-1,e.m,e.d,e.H,e.M,e.S,e.L));return n.setUTCFullYear(e.y),n}return new Date(Date.UTC(e.y,e.m,e.d,e.H,e.M,e.S,e.L))}function En(e,n,t){return{y:e,m:n,d:t,H:0,M:0,S:0,L:0}}function fl(e){var n=e.dateTime,t=e.date,r=e.time,i=e.periods,o=e.days,s=e.shortDays,a=e.months,l=e.shortMonths,f=Un(i),c=Ln(i),p=Un(o),m=Ln(o),d=Un(s),h=Ln(s),w=Un(a),y=Ln(a),v=Un(l),$=Ln(l),R={a:Lt,A:In,b:re,B:Ke,c:null,d:ps,e:ps,f:Pl,g:Bl,G:ql,H:Nl,I:Dl,j:Ol,L:bs,m:Fl,M:Wl,p:Ge,q:Ae,Q:gs,s:ys,S:El,u:Ul,U:Ll,V:Jl,w:jl,W:Il,x:null,X:null,y:zl,Y:Hl,Z:Xl,"%":hs},C={a:vn,A:Hs,b:qs,B:Xs,c:null,d:ms,e:ms,f:Ql,g:ac,G:lc,H:Yl,I:Vl,j:Zl,L:vs,m:Kl,M:Gl,p:Ys,q:Vs,Q:gs,s:ys,S:ec,u:nc,U:tc,V:rc,w:oc,W:ic,x:null,X:null,y:sc,Y:uc,Z:cc,"%":hs},G={a:_,A:O,b:E,B:U,c:$e,d:fs,e:fs,f:Tl,g:cs,G:ls,H:ds,I:ds,j:_l,L:Sl,m:Ml,M:$l,p:M,q:xl,Q:Rl,s:Al,S:kl,u:gl,U:yl,V:bl,w:hl,W:wl,x:ye,X:jn,y:cs,Y:ls,Z:vl,"%":Cl};R.x=S(t,R),R.X=S(r,R),R.c=S(n,R),C.x=S(t,C),C.X=S(r,C),C.c=S(n,C);function S(x,N){return function(F){var b=[],oe=-1,z=0,ue=x.length,le,Ee,zr;for(F instanceof Date||(F=new Date(+F));++oe<ue;)x.charCodeAt(oe)===37&&(b.push(x.slice(z,oe)),(Ee=us[le=x.charAt(++oe)])!=null?le=x.charAt(++oe):Ee=le==="e"?" ":"0",(zr=N[le])&&(le=zr(F,Ee)),b.push(le),z=oe+1);return b.push(x.slice(z,oe)),b.join("")}}function L(x,N){return function(F){var b=En(1900,void 0,1),oe=g(b,x,F+="",0),z,ue;if(oe!=F.length)return null;if("Q"in b)return new Date(b.Q);if("s"in b)return new Date(b.s*1e3+("L"in b?b.L:0));if(N&&!("Z"in b)&&(b.Z=0),"p"in b&&(b.H=b.H%12+b.p*12),b.m===void 0&&(b.m="q"in b?b.q:0),"V"in b){if(b.V<1||b.V>53)return null;"w"in b||(b.w=1),"Z"in b?(z=Pr(En(b.y,0,1)),ue=z.getUTCDay(),z=ue>4||ue===0?Wn.ceil(z):Wn(z),z=mn.offset(z,(b.V-1)*7),b.y=z.getUTCFullYear(),b.m=z.getUTCMonth(),b.d=z.getUTCDate()+(b.w+6)%7):(z=Or(En(b.y,0,1)),ue=z.getDay(),z=ue>4||ue===0?Fn.ceil(z):Fn(z),z=pn.offset(z,(b.V-1)*7),b.y=z.getFullYear(),b.m=z.getMonth(),b.d=z.getDate()+(b.w+6)%7)}else("W"in b||"U"in b)&&("w"in b||(b.w="u"in b?b.u%7:"W"in b?1:0),ue="Z"in b?Pr(En(b.y,0,1)).getUTCDay():Or(En(b.y,0,1)).getDay(),b.m=0,b.d="W"in b?(b.w+6)%7+b.W*7-(ue+5)%7:b.w+b.U*7-(ue+6)%7);return"Z"in b?(b.H+=b.Z/100|0,b.M+=b.Z%100,Pr(b)):Or(b)}}function g(x,N,F,b){for(var oe=0,z=N.length,ue=F.length,le,Ee;oe<z;){if(b>=ue)return-1;if(le=N.charCodeAt(oe++),le===37){if(le=N.charAt(oe++),Ee=G[le in us?N.charAt(oe++):le],!Ee||(b=Ee(x,F,b))<0)return-1}else if(le!=F.charCodeAt(b++))return-1}return b}function M(x,N,F){var b=f.exec(N.slice(F));return b?(x.p=c.get(b[0].toLowerCase()),F+b[0].length):-1}function _(x,N,F){var b=d.exec(N.slice(F));return b?(x.w=h.get(b[0].toLowerCase()),F+b[0].length):-1}function O(x,N,F){var b=p.exec(N.slice(F));return b?(x.w=m.get(b[0].toLowerCase()),F+b[0].length):-1}function E(x,N,F){var b=v.exec(N.slice(F));return b?(x.m=$.get(b[0].toLowerCase()),F+b[0].length):-1}function U(x,N,F){var b=w.exec(N.slice(F));return b?(x.m=y.get(b[0].toLowerCase()),F+b[0].length):-1}function $e(x,N,F){return g(x,n,N,F)}function ye(x,N,F){return g(x,t,N,F)}function jn(x,N,F){return g(x,r,N,F)}function Lt(x){return s[x.getDay()]}function In(x){return o[x.getDay()]}function re(x){return l[x.getMonth()]}function Ke(x){return a[x.getMonth()]}function Ge(x){return i[+(x.getHours()>=12)]}function Ae(x){return 1+~~(x.getMonth()/3)}function vn(x){return s[x.getUTCDay()]}function Hs(x){return o[x.getUTCDay()]}function qs(x){return l[x.getUTCMonth()]}function Xs(x){return a[x.getUTCMonth()]}function Ys(x){return i[+(x.getUTCHours()>=12)]}function Vs(x){return 1+~~(x.getUTCMonth()/3)}return{format:function(x){var N=S(x+="",R);return N.toString=function(){return x},N},parse:function(x){var N=L(x+="",!1);return N.toString=function(){return x},N},utcFormat:function(x){var N=S(x+="",C);return N.toString=function(){return x},N},utcParse:function(x){var N=L(x+="",!0);return N.toString=function(){return x},N}}}var us={"-":"",_:" ",0:"0"},K=/^\\s*\\d+/,dl=/^%/,pl=/[\\\\^$*+?|[\\]().{}]/g;function W(e,n,t){var r=e<0?"-":"",i=(r?-e:e)+"",o=i.length;return r+(o<t?new Array(t-o+1).join(n)+i:i)}function ml(e){return e.replace(pl,"\\\\$&")}function Un(e){return new RegExp("^(?:"+e.map(ml).join("|")+")","i")}function Ln(e){return new Map(e.map((n,t)=>[n.toLowerCase(),t]))}function hl(e,n,t){var r=K.exec(n.slice(t,t+1));return r?(e.w=+r[0],t+r[0].length):-1}function gl(e,n,t){var r=K.exec(n.slice(t,t+1));return r?(e.u=+r[0],t+r[0].length):-1}function yl(e,n,t){var r=K.exec(n.slice(t,t+2));return r?(e.U=+r[0],t+r[0].length):-1}function bl(e,n,t){var r=K.exec(n.slice(t,t+2));return r?(e.V=+r[0],t+r[0].length):-1}function wl(e,n,t){var r=K.exec(n.slice(t,t+2));return r?(e.W=+r[0],t+r[0].length):-1}function ls(e,n,t){var r=K.exec(n.slice(t,t+4));return r?(e.y=+r[0],t+r[0].length):-1}function cs(e,n,t){var r=K.exec(n.slice(t,t+2));return r?(e.y=+r[0]+(+r[0]>68?1900:2e3),t+r[0].length):-1}function vl(e,n,t){var r=/^(Z)|([+-]\\d\\d)(?::?(\\d\\d))?/.exec(n.slice(t,t+6));return r?(e.Z=r[1]?0:-(r[2]+(r[3]||"00")),t+r[0].length):-1}function xl(e,n,t){var r=K.exec(n.slice(t,t+1));return r?(e.q=r[0]*3-3,t+r[0].length):-1}function Ml(e,n,t){var r=K.exec(n.slice(t,t+2));return r?(e.m=r[0]-1,t+r[0].length):-1}function fs(e,n,t){var r=K.exec(n.slice(t,t+2));return r?(e.d=+r[0],t+r[0].length):-1}function _l(e,n,t){var r=K.exec(n.slice(t,t+3));return r?(e.m=0,e.d=+r[0],t+r[0].length):-1}function ds(e,n,t){var r=K.exec(n.slice(t,t+2));return r?(e.H=+r[0],t+r[0].length):-1}function $l(e,n,t){var r=K.exec(n.slice(t,t+2));return r?(e.M=+r[0],t+r[0].length):-1}function kl(e,n,t){var r=K.exec(n.slice(t,t+2));return r?(e.S=+r[0],t+r[0].length):-1}function Sl(e,n,t){var r=K.exec(n.slice(t,t+3));return r?(e.L=+r[0],t+r[0].length):-1}function Tl(e,n,t){var r=K.exec(n.slice(t,t+6));return r?(e.L=Math.floor(r[0]/1e3),t+r[0].length):-1}function Cl(e,n,t){var r=dl.exec(n.slice(t,t+1));return r?t+r[0].length:-1}function Rl(e,n,t){var r=K.exec(n.slice(t));return r?(e.Q=+r[0],t+r[0].length):-1}function Al(e,n,t){var r=K.exec(n.slice(t));return r?(e.s=+r[0],t+r[0].length):-1}function ps(e,n){return W(e.getDate(),n,2)}function Nl(e,n){return W(e.getHours(),n,2)}function Dl(e,n){return W(e.getHours()%12||12,n,2)}function Ol(e,n){return W(1+pn.count(_e(e),e),n,3)}function bs(e,n){return W(e.getMilliseconds(),n,3)}function Pl(e,n){return bs(e,n)+"000"}function Fl(e,n){return W(e.getMonth()+1,n,2)}function Wl(e,n){return W(e.getMinutes(),n,2)}function El(e,n){return W(e.getSeconds(),n,2)}function Ul(e){var n=e.getDay();return n===0?7:n}function Ll(e,n){return W(Pn.count(_e(e)-1,e),n,2)}function ws(e){var n=e.getDay();return n>=4||n===0?Ye(e):Ye.ceil(e)}function Jl(e,n){return e=ws(e),W(Ye.count(_e(e),e)+(_e(e).getDay()===4),n,2)}function jl(e){return e.getDay()}function Il(e,n){return W(Fn.count(_e(e)-1,e),n,2)}function zl(e,n){return W(e.getFullYear()%100,n,2)}function Bl(e,n){return e=ws(e),W(e.getFullYear()%100,n,2)}function Hl(e,n){return W(e.getFullYear()%1e4,n,4)}function ql(e,n){var t=e.getDay();return e=t>=4||t===0?Ye(e):Ye.ceil(e),W(e.getFullYear()%1e4,n,4)}function Xl(e){var n=e.getTimezoneOffset();return(n>0?"-":(n*=-1,"+"))+W(n/60|0,"0",2)+W(n%60,"0",2)}function ms(e,n){return W(e.getUTCDate(),n,2)}function Yl(e,n){return W(e.getUTCHours(),n,2)}function Vl(e,n){return W(e.getUTCHours()%12||12,n,2)}function Zl(e,n){return W(1+mn.count(ge(e),e),n,3)}function vs(e,n){return W(e.getUTCMilliseconds(),n,3)}function Ql(e,n){return vs(e,n)+"000"}function Kl(e,n){return W(e.getUTCMonth()+1,n,2)}function Gl(e,n){return W(e.getUTCMinutes(),n,2)}function ec(e,n){return W(e.getUTCSeconds(),n,2)}function nc(e){var n=e.getUTCDay();return n===0?7:n}function tc(e,n){return W(hn.count(ge(e)-1,e),n,2)}function xs(e){var n=e.getUTCDay();return n>=4||n===0?Ze(e):Ze.ceil(e)}function rc(e,n){return e=xs(e),W(Ze.count(ge(e),e)+(ge(e).getUTCDay()===4),n,2)}function oc(e){return e.getUTCDay()}function ic(e,n){return W(Wn.count(ge(e)-1,e),n,2)}function sc(e,n){return W(e.getUTCFullYear()%100,n,2)}function ac(e,n){return e=xs(e),W(e.getUTCFullYear()%100,n,2)}function uc(e,n){return W(e.getUTCFullYear()%1e4,n,4)}function lc(e,n){var t=e.getUTCDay();return e=t>=4||t===0?Ze(e):Ze.ceil(e),W(e.getUTCFullYear()%1e4,n,4)}function cc(){return"+0000"}function hs(){return"%"}function gs(e){return+e}function ys(e){return Math.floor(+e/1e3)}var gn,Ms,fc,Ot,_s;dc({dateTime:"%x, %X",date:"%-m/%-d/%Y",time:"%-I:%M:%S %p",periods:["AM","PM"],days:["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"],shortDays:["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],months:["January","February","March","April","May","June","July","August","September","October","November","December"],shortMonths:["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]});function dc(e){return gn=fl(e),Ms=gn.format,fc=gn.parse,Ot=gn.utcFormat,_s=gn.utcParse,gn}var $s="%Y-%m-%dT%H:%M:%S.%LZ";function pc(e){return e.toISOString()}var Mm=Date.prototype.toISOString?pc:Ot($s);function mc(e){var n=new Date(e);return isNaN(n)?null:n}var _m=+new Date("2000-01-01T00:00:00.000Z")?mc:_s($s);function hc(e,n){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(n).domain(e);break}return this}function gc(e){return function(){return e}}function yc(e){return+e}var ks=[0,1];function yn(e){return e}function Fr(e,n){return(n-=e=+e)?function(t){return(t-e)/n}:gc(isNaN(n)?NaN:.5)}function bc(e,n){var t;return e>n&&(t=e,e=n,n=t),function(r){return Math.max(e,Math.min(n,r))}}function wc(e,n,t){var r=e[0],i=e[1],o=n[0],s=n[1];return i<r?(r=Fr(i,r),o=t(s,o)):(r=Fr(r,i),o=t(o,s)),function(a){return o(r(a))}}function vc(e,n,t){var r=Math.min(e.length,n.length)-1,i=new Array(r),o=new Array(r),s=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),n=n.slice().reverse());++s<r;)i[s]=Fr(e[s],e[s+1]),o[s]=t(n[s],n[s+1]);return function(a){var l=bi(e,a,1,r)-1;return o[l](i[l](a))}}function xc(e,n){return n.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Mc(){var e=ks,n=ks,t=Ct,r,i,o,s=yn,a,l,f;function c(){var m=Math.min(e.length,n.length);return s!==yn&&(s=bc(e[0],e[m-1])),a=m>2?vc:wc,l=f=null,p}function p(m){return m==null||isNaN(m=+m)?o:(l||(l=a(e.map(r),n,t)))(r(s(m)))}return p.invert=function(m){return s(i((f||(f=a(n,e.map(r),he)))(m)))},p.domain=function(m){return arguments.length?(e=Array.from(m,yc),c()):e.slice()},p.range=function(m){return arguments.length?(n=Array.from(m),c()):n.slice()},p.rangeRound=function(m){return n=Array.from(m),t=Qi,c()},p.clamp=function(m){return arguments.length?(s=m?!0:yn,c()):s!==yn},p.interpolate=function(m){return arguments.length?(t=m,c()):t},p.unknown=function(m){return arguments.length?(o=m,p):o},function(m,d){return r=m,i=d,c()}}function _c(){return Mc()(yn,yn)}function $c(e,n){e=e.slice();var t=0,r=e.length-1,i=e[t],o=e[r],s;return o<i&&(s=t,t=r,r=s,s=i,i=o,o=s),e[t]=n.floor(i),e[r]=n.ceil(o),e}function kc(e){return new Date(e)}function Sc(e){return e instanceof Date?+e:Math.round(e)}function Ss(e,n,t,r,i,o,s,a,l,f){var c=_c(),p=c.invert,m=c.domain,d=f(".%L"),h=f(":%S"),w=f("%I:%M"),y=f("%I %p"),v=f("%a %d"),$=f("%b %d"),R=f("%B"),C=f("%Y");function G(S){return(l(S)<S?d:a(S)<S?h:s(S)<S?w:o(S)<S?y:r(S)<S?i(S)<S?v:$:t(S)<S?R:C)(S)}return c.invert=function(S){return new Date(Math.round(p(S)))},c.domain=function(S){return arguments.length?m(Array.from(S,Sc)):m().map(kc)},c.ticks=function(S){var L=m();return e(L[0],L[L.length-1],S??10)},c.tickFormat=function(S,L){return L==null?G:f(L)},c.nice=function(S){var L=m();return(!S||typeof S.range!="function")&&(S=n(L[0],L[L.length-1],S??10)),S?m($c(L,S)):c},c.copy=function(){return xc(c,Ss(e,n,t,r,i,o,s,a,l,f))},c}function Ts(){return hc.apply(Ss(ss,as,ge,Dt,hn,mn,Nt,At,We,Ot).domain([Date.UTC(2e3,0,1),Date.UTC(2e3,0,2)]),arguments)}var Wr=36e5,bn=24*Wr,Tc=Date.UTC(1970,0,5),Cs=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"];function As(e,n,t){let r=Ts().domain([e,n]).ticks(Math.max(2,Math.round(t/90)));return r.map((i,o)=>({at:i.getTime(),words:Cc(i,r[o-1])}))}function Cc(e,n){let[t,r,i]=[e.getUTCFullYear(),e.getUTCMonth(),e.getUTCDate()],o=n!==void 0&&Math.floor(n.getTime()/bn)===Math.floor(e.getTime()/bn),s=e.toISOString().slice(11,16);if(e.getTime()%bn!==0)return o?s:`${i} ${Cs[r]}, ${s}`;let a=`${i===1?"":`${i} `}${Cs[r]}`;return n?.getUTCFullYear()===t?a:`${a} ${t}`}var Pt=(e,n,t=0)=>({words:e,ms:n,floor:r=>Math.floor((r-t)/n)*n+t,next:r=>r+n}),Ft=(e,n)=>({words:e,ms:n*30*bn,floor:t=>{let r=new Date(t),i=r.getUTCFullYear()*12+r.getUTCMonth();return Date.UTC(0,Math.floor(i/n)*n-1900*12)},next:t=>{let r=new Date(t);return Date.UTC(r.getUTCFullYear(),r.getUTCMonth()+n)}}),Rs=[Pt("hour",Wr),Pt("6 hours",6*Wr),Pt("day",bn),Pt("week",7*bn,Tc),Ft("month",1),Ft("quarter",3),Ft("year",12),Ft("10 years",120)];function Er(e,n,t){let r=(n-e)/t*8,i=Rs.find(({ms:s})=>s>=r)??Rs.at(-1),o=[i.floor(e)];for(;o.at(-1)<n;)o.push(i.next(o.at(-1)));return o.length===1&&o.push(i.next(o[0])),{words:i.words,edges:o}}var Rc=290,Ac=640,Ns=26,Ur=24,Nc=26,Ds=17,Ps=11,Dc=200;function Jn(e,n,t){let r=t<Ac,i=r?6:Rc,o=t-i-12,s=o/(n.until-n.from),a=g=>Qe(i+(Math.min(Math.max(g,n.from),n.until)-n.from)*s),l=(g,M)=>M>=n.from&&g<=n.until,f=({from:g,until:M,words:_})=>({x:a(g),width:Math.max(2,Qe(a(M)-a(g))),words:_}),c=e.lanes.map(g=>g.marks.filter(({at:M})=>M>=n.from&&M<=n.until)),m=c.reduce((g,M)=>g+M.length,0)>Dc||Oc(c,a)?Er(n.from,n.until,o):null,d=m&&c.map(g=>Fc(g,m.edges)),h=d?Math.max(1,...d.flat().flatMap(({up:g,down:M,level:_})=>[g,M,_])):0,w=Ns,y=(g,M=r)=>{let _=w+(M?Ds:0)+g/2;return w+=(M?Ds:0)+g,_},v=[],$=g=>v.push({y:y(Nc,!1),words:g}),R=e.freezes.filter(g=>l(g.from,g.until)).map(f),C=e.policies.filter(({at:g})=>l(g,g)).map(({at:g})=>a(g)),G=R.length+C.length>0?{y:y(Ur),freezes:R,policies:C}:null;$("Revisions by editor");let S=e.lanes.flatMap((g,M)=>{let _=c[M];if(r&&_.length===0)return[];let O=m?[]:Pc(_,a),E=d?d[M].flatMap(ye=>Wc(ye,h,a)):[],U=m?_.find(ye=>ye.unapproved):void 0,$e=U?a(U.at):null;return[{lane:g,y:y(Ur),count:_.length,spots:O,columns:E,flagged:$e}]});e.rows.length>0&&$("Exposure by rule");let L=e.rows.flatMap(g=>{let M=Ec(g,e,n,a);return r&&M.length===0?[]:[{row:g,y:y(Ur),bars:M}]});return{ends:n.until>=e.until,width:t,height:Qe(w+6),left:i,narrow:r,ticks:As(n.from,n.until,o).map(g=>({...g,x:a(g.at)})),titles:v,notes:G,blind:e.blind.filter(g=>l(g.from,g.until)).map(f),lanes:S,rows:L,bins:m&&{words:m.words,most:h},top:Ns}}function Qe(e){return Math.round(e*10)/10}function Oc(e,n){let t=0,r=0;for(let i of e){r+=i.length;for(let o=1;o<i.length;o++)n(i[o].at)-n(i[o-1].at)<Ps&&t++}return r>60&&t>r/2}var Os=["neither","tighter","both","looser"];function Pc(e,n){let t=[];for(let{at:r,way:i,revision:o,unapproved:s}of e){let a=n(r),l=t.at(-1);l&&a-l.x<Ps?(l.revisions.push(o),l.unapproved||=s,l.x=Qe((l.first+a)/2),Os.indexOf(i)>Os.indexOf(l.way)&&(l.way=i)):t.push({x:a,first:a,way:i,unapproved:s,revisions:[o]})}return t}function Fc(e,n){let t=n.slice(0,-1).map((i,o)=>({from:i,until:n[o+1],up:0,down:0,level:0,revisions:[]})),r=0;for(let{at:i,way:o,revision:s}of e){for(;r<t.length-1&&i>=t[r].until;)r++;let a=t[r];a.revisions.push(s),(o==="looser"||o==="both")&&a.up++,(o==="tighter"||o==="both")&&a.down++,o==="neither"&&a.level++}return t}function Wc(e,n,t){if(e.revisions.length===0)return[];let r=a=>a===0?0:Math.max(2,Math.round(11*Math.sqrt(a/n))),[i,o]=[t(e.from),t(e.until)],s=Qe(Math.max(2,o-i-1));return[{x:i,width:s,up:r(e.up),down:r(e.down),revisions:e.revisions}]}function Ec(e,n,t,r){let i=e.windows.filter(o=>o.until>=t.from&&o.from<=t.until);return Uc.flatMap(o=>[!1,!0].flatMap(s=>{let a=i.filter(f=>f.state===o&&f.inert===s),l=[];for(let f of a){let c=Jc(f,n,t,r),p=l.at(-1);p&&c.x-(p.x+p.width)<2?l[l.length-1]=Lc(p,c):l.push(c)}return l}))}var Uc=["closed","excepted","open"];function Lc(e,n){let t=Math.max(e.x+e.width,n.x+n.width),r=[...e.findings,...n.findings],i=be(n.severity)>be(e.severity)?n.severity:e.severity,o=e.unsure||n.unsure,s=Math.max(e.until,n.until),a=e.covered+Math.max(0,n.until-Math.max(e.until,n.from));return{...e,until:s,covered:a,width:Qe(t-e.x),severity:i,unsure:o,beyond:e.beyond||n.beyond,findings:r,words:""}}function Jc(e,n,t,r){let i=r(e.from),o=Math.max(3,Qe(r(e.until)-i)),s=de(Math.floor((e.until-e.from)/1e3)).replace(/ d .*/," d"),a=`${e.state} ${e.exact?"":"\\u2265 "}${s}`;return{x:i,width:o,severity:e.severity,state:e.state,inert:e.inert,unsure:n.blind.some(l=>l.from<e.until&&l.until>e.from),before:!e.exact||e.from<t.from,beyond:e.until>t.until||e.state!=="closed"&&e.until>=n.until,words:o>=10+6.4*a.length?a:"",from:e.from,until:e.until,covered:e.until-e.from,findings:[e.finding]}}function Lr({lanes:e,rows:n,from:t,until:r,blind:i,freezes:o}){let s=e.reduce((c,p)=>c+p.marks.length,0),a=e.reduce((c,p)=>c+p.people,0),l=n.flatMap(c=>c.windows),f=l.filter(({state:c})=>c==="open").length;return[`Timeline from ${Kn(ce(t))} to ${Kn(ce(r))}`,`${P(s,"revision")} by ${P(a,"editor")}`,`${P(l.length,"window")} of exposure, ${D(f)} still open`,...o.length>0?[P(o.length,"freeze")]:[],...i.length>0?[`${P(i.length,"stretch","stretches")} with missing revisions`]:[],"the same as tables below"].join("; ")}function Fs({drawing:e}){let n=[["looser","looser"],["tighter","tighter"],["both","both in one revision"],["neither","neither"]];return u(T,{children:[e.bins?`Revisions per ${e.bins.words}: looser upward, tighter downward, a line for neither; the tallest is ${D(e.bins.most)}. `:n.map(([t,r])=>u("span",{children:[u("svg",{viewBox:"-7 -7 14 14","aria-hidden":"true",children:u("path",{class:`tl-${t}`,d:jc[t]})}),r]})),u("span",{children:[u("svg",{viewBox:"-9 -9 18 18","aria-hidden":"true",children:u("path",{class:"tl-ring",d:"M-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0z"})}),e.bins?"first revision of an editor who is not approved":"editor not approved"]}),u("span",{children:[u("svg",{class:"long",viewBox:"0 0 34 14","aria-hidden":"true",children:u("path",{class:"tl-sample",d:"M0 1h24v12H0zM34 7l-8-5v10z"})}),"exposure, ending in an arrow while it is open"]}),e.rows.some(({bars:t})=>t.some(r=>r.covered<.9*(r.until-r.from)))&&u("span",{children:[u("svg",{class:"long",viewBox:"0 0 34 14","aria-hidden":"true",children:u("g",{class:"tl-bar tl-sparse ink-high",children:u("rect",{x:"0.5",y:"1",width:"33",height:"12",rx:"2"})})}),"many short windows"]}),u("span",{children:"Times are UTC."})]})}var jc={looser:"M0-6 5.5 4.5h-11z",tighter:"M0 6-5.5-4.5h11z",both:"M0-6 6 0 0 6-6 0z",neither:"M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"};function Ws(e,n){if(e.length===1)return Ic(e[0],n);let t=e.slice(0,8).join(", ");return`${P(e.length,"revision")}: ${t}${e.length>8?` and ${D(e.length-8)} more`:""}. Enter or a click zooms in.`}function Ic(e,n){let t=n.book.revisions.get(e);if(!t)return`Revision ${e} is in the JSON report.`;let r=tn(e,n.book),i=t.changes.slice(0,3).map(a=>k`${H(ie(a.subject))} ${[Yn[a.direction]]}`),o=t.changes.length>3?` and ${D(t.changes.length-3)} more`:"",s=[...t.opened.length>0?[`opened ${P(t.opened.length,"finding")}`]:[],...t.closed.length>0?[`closed ${P(t.closed.length,"finding")}`]:[]];return[`Revision ${e}`,ke(V(t.at)),`${ke(te(t.by))}${r===""?"":` (${r})`}`,t.changes.length===0?"no change":`${ke(ee(i,", "))}${o}`,...s].join(" \\xB7 ")}function Es(e,n){let t=n.book.findings.get(e.findings[0]??"");if(!t)return P(e.findings.length,"window");let{introduced:r,resolved:i}=t,o=i?ke(V(i.at)):"still open",s=e.findings.length>1?`, and ${P(e.findings.length-1,"more window")} too close to draw apart`:"";return`${ke(q(t.rule))} \\xB7 ${t.severity} \\xB7 ${Sn(t)} \\xB7 ${ke(V(r.at))} to ${o}, ${ke(te(r.by))}${s}`}function Jr(e){let n=e.lanes.flatMap(({y:r,spots:i,columns:o})=>[...i.map(({x:s,revisions:a})=>({kind:"spot",x:s,y:r,revisions:a})),...o.map(({x:s,width:a,revisions:l})=>({kind:"spot",x:s+a/2,y:r,revisions:l}))]),t=e.rows.flatMap(({y:r,bars:i})=>i.map(o=>({kind:"bar",x:o.x+o.width/2,y:r,bar:o})));return[...n,...t]}function wn({from:e,until:n},t,r=(e+n)/2){return{from:r-(r-e)*t,until:r+(n-r)*t}}var zc=[["1 year",365],["90 days",90],["30 days",30],["7 days",7]];function Us({tracks:e,view:n,all:t,go:r}){let i=n.until-n.from,o=s=>({from:n.from+s*i,until:n.until+s*i});return u("div",{class:"bar",role:"group","aria-label":"Time shown",children:[u("button",{type:"button","aria-pressed":t,onClick:()=>r(e),children:"All"}),zc.filter(([,s])=>s*pe<e.until-e.from).map(([s,a])=>u("button",{type:"button","aria-pressed":!t&&Math.abs(i-a*pe)<1e3,onClick:()=>r({from:e.until-a*pe,until:e.until}),children:s})),u("button",{type:"button",disabled:n.from<=e.from,"aria-label":"Earlier",onClick:()=>r(o(-.5)),children:"\\u2190"}),u("button",{type:"button",disabled:n.until>=e.until,"aria-label":"Later",onClick:()=>r(o(.5)),children:"\\u2192"}),u("button",{type:"button","aria-label":"Closer",onClick:()=>r(wn(n,.5)),children:"+"}),u("button",{type:"button",disabled:t,"aria-label":"Wider",onClick:()=>r(wn(n,2)),children:"\\u2212"})]})}function Ls(e){let{drawing:n,place:t,drag:r}=e,i=t&&(t.kind==="bar"?[t.bar.x-2,t.bar.width+4]:[t.x-10,20]);return u("svg",{class:"tl over",viewBox:`0 0 ${n.width} ${n.height}`,"aria-hidden":"true",children:[t&&i&&u("rect",{class:"tl-cursor",x:i[0],y:t.y-11,width:i[1],height:22,rx:4}),r&&u("rect",{class:"tl-drag",x:Math.min(r.from,r.to),y:0,width:Math.abs(r.to-r.from),height:n.height})]})}function Js({tracks:e,view:n,width:t,left:r}){let i=t-r-12,o=Math.max(1,Math.floor(i/4)),s=Array.from({length:o},()=>0),a=1/(e.until-e.from);for(let m of e.lanes)for(let{at:d}of m.marks)s[Math.min(o-1,Math.floor((d-e.from)*a*o))]++;let l=Math.max(1,...s),f=m=>r+(m-e.from)*a*i,c=s.map((m,d)=>m===0?"":`M${(r+d*i/o).toFixed(1)} 26v${-Math.max(2,Math.round(22*Math.sqrt(m/l)))}h3V26z`),p=e.lanes.reduce((m,d)=>m+d.marks.length,0);return u("svg",{class:"tl",viewBox:`0 0 ${t} 30`,role:"img","aria-label":`Overview of ${P(p,"revision")}`,children:[u("path",{class:"tl-neither",d:c.join("")}),u("path",{class:"tl-base",d:`M${r} 26H${t-12}`}),u("rect",{class:"tl-window",x:f(n.from),y:2,width:Math.max(3,f(n.until)-f(n.from)),height:26,rx:3})]})}var js=36e5,Bc=1120;function Is(e,n){let[t,r]=[X("tl"),e.tracks];if(!t||!r)return;let i=X("tl-key"),o=Hc(Pe().get("time"),r),s=()=>Math.max(300,Math.floor(t.clientWidth)),a=Jn(r,o,s()),l,f="",c=!1,p,m=()=>{a=c?Jn(r,r,Bc):Jn(r,o,s());let g=o.from<=r.from&&o.until>=r.until;se(u(T,{children:[u(Us,{tracks:r,view:o,all:g,go:d}),u("div",{class:"stage",tabIndex:0,role:"group","aria-roledescription":"timeline","aria-label":Lr(r),"aria-describedby":"tl-says",onKeyDown:L,onPointerDown:C,onPointerMove:G,onPointerUp:S,onPointerLeave:()=>{p=void 0,m()},children:[u(fr,{drawing:a,id:"tlz",label:Lr(r)}),u(Ls,{drawing:a,place:l,drag:p})]}),u(Js,{tracks:r,view:o,width:a.width,left:a.left}),u("p",{id:"tl-says",class:"says","aria-live":"polite",children:f===""?"Point at a mark, or use the arrow keys; drag across to zoom in.":f})]}),t),i&&se(u(Fs,{drawing:a}),i)},d=g=>{o=jr(g,r),l=void 0;let M=o.from<=r.from&&o.until>=r.until;on("time",M?"":`${ce(o.from)}..${ce(o.until)}`),f=M?"All of the time.":`${Tn(ce(o.from))} to ${Tn(ce(o.until))}.`,m()},h=g=>{g&&(l=g,f=g.kind==="bar"?Es(g.bar,e):Ws(g.revisions,e),m())},w=g=>{g.kind==="bar"?g.bar.findings[0]!==void 0&&(location.hash=g.bar.findings[0]):g.revisions.length===1?n(g.revisions[0]):y(g.revisions)},y=g=>{let M=g.flatMap(U=>j(e.book.revisions.get(U)?.at??"")??[]);if(M.length===0)return;let[_,O]=[Math.min(...M),Math.max(...M)],E=Math.max(js,(O-_)/4);d({from:_-E,until:O+E})},v=g=>{let M=g.currentTarget.getBoundingClientRect(),_=a.width/M.width;return[(g.clientX-M.left)*_,(g.clientY-M.top)*_]},$=g=>{let M=a.width-12-a.left,_=Math.min(1,Math.max(0,(g-a.left)/M));return o.from+_*(o.until-o.from)},R=(g,M)=>{let _,O=14;for(let E of Jr(a)){if(Math.abs(E.y-M)>12)continue;let U=E.kind==="bar"?Math.max(E.bar.x-g,g-E.bar.x-E.bar.width,0):Math.abs(E.x-g);U<O&&([_,O]=[E,U])}return _},C=g=>{let[M]=v(g);g.button===0&&g.pointerType!=="touch"&&M>=a.left&&(p={from:M,to:M})},G=g=>{let[M,_]=v(g);if(p){p={...p,to:M},m();return}let O=R(M,_);O&&(O.x!==l?.x||O.y!==l.y)&&h(O)},S=g=>{let[M,_]=v(g),O=p;if(p=void 0,O&&Math.abs(O.to-O.from)>8){let U=[$(O.from),$(O.to)].sort(($e,ye)=>$e-ye);d({from:U[0],until:U[1]});return}let E=R(M,_);E&&(h(E),w(E))},L=g=>{if(g.ctrlKey||g.metaKey||g.altKey)return;let M=Jr(a),_=l,O=M.filter(re=>re.y===_?.y),E=O.findIndex(re=>re.x===_?.x),U=[...new Set(M.map(re=>re.y))],$e=U.indexOf(_?.y??-1),ye=re=>M.filter(Ke=>Ke.y===re).toSorted((Ke,Ge)=>Math.abs(Ke.x-(_?.x??a.width))-Math.abs(Ge.x-(_?.x??a.width)))[0],jn=re=>{let Ge=M.filter(Ae=>Ae.kind==="spot"&&Ae.revisions.some(vn=>Lt(vn))).toSorted((Ae,vn)=>(Ae.x-vn.x)*re);return _?Ge.find(Ae=>(Ae.x-_.x)*re>0):Ge[0]},Lt=re=>(e.book.revisions.get(re)?.opened.length??0)>0,In={ArrowLeft:()=>h(_?O[Math.max(0,E-1)]:M.at(-1)),ArrowRight:()=>h(_?O[Math.min(O.length-1,E+1)]:M[0]),ArrowUp:()=>h(ye(U[Math.max(0,$e<0?0:$e-1)])),ArrowDown:()=>h(ye(U[Math.min(U.length-1,$e+1)])),"[":()=>h(jn(-1)),"]":()=>h(jn(1)),"+":()=>d(wn(o,.5,_?$(_.x):void 0)),"=":()=>d(wn(o,.5,_?$(_.x):void 0)),"-":()=>d(wn(o,2,_?$(_.x):void 0)),0:()=>d(r),Enter:()=>_&&w(_)};Object.hasOwn(In,g.key)&&(g.preventDefault(),g.stopPropagation(),In[g.key]())};for(let[g,M]of[["beforeprint",!0],["afterprint",!1]])addEventListener(g,()=>{c=M,m()});t.replaceChildren(),i?.replaceChildren(),new ResizeObserver(()=>{a.width!==s()&&m()}).observe(t),s()<640&&Pe().get("time")===null&&(o=jr({from:r.until-90*pe,until:r.until},r)),m()}function Hc(e,n){let[t,r]=(e??"").split("..").map(i=>j(i));return t!==void 0&&r!==void 0&&r>t?jr({from:t,until:r},n):n}function jr({from:e,until:n},t){let r=Math.min(Math.max(n-e,js),t.until-t.from),i=Math.min(Math.max(e,t.from),t.until-r);return{from:i,until:i+r}}var Ir=$o(X("data")?.textContent??""),Ut=ko(Ir);document.documentElement.classList.add("js");Zo(document.body);var zs=li(),Wt=ai(Ut,Ir.left.findings),qc=Vo(Ut,Ir.left.revisions),Et=hi(Ut);Is(Ut,e=>{Et.open(e)&&history.replaceState(null,"",`#d${e}`)});function Bs(){let e=decodeURIComponent(location.hash.slice(1)),[,n,t]=/^([rd])(\\d{1,15})$/.exec(e)??[];if(n==="r"&&qc.open(Number(t))||n==="d"&&Et.open(Number(t))||e.startsWith("f_")&&Wt.open(e))return;let r=e===""||e.startsWith("?")?null:X(e);r?.closest("details")&&pt(r)}addEventListener("hashchange",Bs);Bs();var Xc="input, textarea, select, [contenteditable], dialog";document.addEventListener("keydown",e=>{let n=e.target;if(e.ctrlKey||e.metaKey||e.altKey||!zs.keys()||n.closest(Xc))return;let t=n.closest("#viewer")!==null,r={"/":Wt.focus,"?":zs.help,j:()=>Wt.step(1),k:()=>Wt.step(-1),...t?{ArrowLeft:()=>Et.step(-1),ArrowRight:()=>Et.step(1)}:{}};Object.hasOwn(r,e.key)&&(e.preventDefault(),r[e.key]())});})();';

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
  return /* @__PURE__ */ a3(Section, { id: "controls", title: "Controls", note: `${some(count, "control")} in ${some(all.size, "framework")}`, wide: true, children: [
    all.size === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "No rule of this audit names a control." }) : /* @__PURE__ */ a3("p", { class: "muted narrow", children: "A rule is evidence for a control; it does not show that the control is met. A control whose rules were not evaluated is not evaluated." }),
    [...all].map(([framework, controls]) => /* @__PURE__ */ a3(Framework, { name: framework, controls, findings, page }))
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
    [...found].toSorted(([a4], [b2]) => a4 < b2 ? -1 : 1).map(([framework, controls]) => [
      framework,
      new Map([...controls].toSorted(([a4], [b2]) => sortable(a4) < sortable(b2) ? -1 : 1))
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
  const shown2 = rows.slice(0, MAX_ROWS2);
  const words2 = [
    `${thousands(failing)} of ${some(rows.length, "control")} ${failing === 1 ? "has" : "have"} a failing rule`,
    ...not > 0 ? [`${thousands(not)} not evaluated`] : []
  ].join(", ");
  return /* @__PURE__ */ a3("details", { class: "table framework", open: failing > 0, children: [
    /* @__PURE__ */ a3("summary", { children: [
      /* @__PURE__ */ a3("b", { children: frameworks[Object.hasOwn(frameworks, name) ? name : ""] ?? visible(name === "" ? "Other" : name) }),
      " ",
      /* @__PURE__ */ a3("span", { class: "muted", children: words2 })
    ] }),
    /* @__PURE__ */ a3("table", { children: [
      /* @__PURE__ */ a3(Head, { columns: ["Control", "State", ["Rules", "w4"], ["Evidence", "w4"]] }),
      /* @__PURE__ */ a3("tbody", { children: shown2.map(([control, rules]) => /* @__PURE__ */ a3("tr", { children: [
        /* @__PURE__ */ a3("th", { scope: "row", children: /* @__PURE__ */ a3("bdi", { children: visible(control) }) }),
        /* @__PURE__ */ a3("td", { class: rules.some((rule) => rule.status === "failing") ? "no" : void 0, children: stateWords2(rules) }),
        /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3("ul", { children: [
          rules.slice(0, 20).map((rule) => /* @__PURE__ */ a3("li", { children: [
            /* @__PURE__ */ a3(ToRule, { id: rule.id, page }),
            " ",
            /* @__PURE__ */ a3("span", { class: rule.status === "failing" ? "no" : "muted", children: rule.status === "not-evaluated" ? "not evaluated" : rule.status }),
            rule.status === "not-evaluated" && rule.reason !== null && /* @__PURE__ */ a3("span", { class: "muted", children: [
              ": ",
              /* @__PURE__ */ a3(Say, { of: prose(rule.reason), page })
            ] })
          ] })),
          rules.length > 20 && /* @__PURE__ */ a3("li", { class: "muted", children: `and ${thousands(rules.length - 20)} more` })
        ] }) }),
        /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(Evidence, { findings: rules.flatMap((rule) => findings.get(rule.id) ?? []), page }) })
      ] })) })
    ] }),
    rows.length > shown2.length && /* @__PURE__ */ a3("p", { class: "muted", children: `And ${some(rows.length - shown2.length, "more control")}, in the JSON report.` })
  ] });
}
function stateWords2(rules) {
  const having = (status) => rules.filter((rule) => rule.status === status).length;
  const [failing, not, excepted] = [having("failing"), having("not-evaluated"), having("excepted")];
  if (not === rules.length) return "not evaluated";
  const parts2 = [
    failing > 0 ? `${failing} of ${some(rules.length, "rule")} ${failing === 1 ? "fails" : "fail"}` : "",
    failing === 0 ? `${rules.length - not - excepted} of ${some(rules.length, "rule")} ${rules.length - not - excepted === 1 ? "holds" : "hold"}` : "",
    excepted > 0 ? `${excepted} excepted` : "",
    not > 0 ? `${not} not evaluated` : ""
  ];
  return parts2.filter((part) => part !== "").join(", ");
}
function Evidence({ findings, page }) {
  const open = worstFirst(findings.filter((finding) => finding.status === "open"));
  const having = (status) => findings.filter((finding) => finding.status === status).length;
  const past = ["resolved", "excepted", "noted"].flatMap(
    (status) => having(status) > 0 ? [`${thousands(having(status))} ${status}`] : []
  );
  if (findings.length === 0) return /* @__PURE__ */ a3("span", { class: "muted", children: "no finding in the revisions judged" });
  return /* @__PURE__ */ a3("ul", { children: [
    open.slice(0, MAX_LINKS).map((finding) => /* @__PURE__ */ a3("li", { children: [
      /* @__PURE__ */ a3(ToFinding, { id: finding.id, page, children: /* @__PURE__ */ a3("bdi", { children: visible(
        finding.subject.startsWith("/") ? finding.subject.slice(1).replaceAll("/", ".") : finding.subject
      ) }) }),
      ", ",
      finding.severity,
      ", ",
      age(finding)
    ] })),
    open.length > MAX_LINKS && /* @__PURE__ */ a3("li", { class: "muted", children: `and ${thousands(open.length - MAX_LINKS)} more open` }),
    past.length > 0 && /* @__PURE__ */ a3("li", { class: "muted", children: past.join(", ") })
  ] });
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
  return /* @__PURE__ */ a3(Section, { id: "diffs", title: "Revisions", note: `${thousands(changed)} changed a setting`, children: [
    changed === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: "No revision that is shown changed a setting." }),
    /* @__PURE__ */ a3("div", { id: "viewer", class: "list", children: [...diffs.values()].map((row) => /* @__PURE__ */ a3("details", { class: "finding rev", id: `d${row.revision}`, children: [
      /* @__PURE__ */ a3("summary", { children: /* @__PURE__ */ a3(RevisionHead, { row, page }) }),
      /* @__PURE__ */ a3("div", { class: "body", children: /* @__PURE__ */ a3(RevisionDiff, { row, page }) })
    ] })) }),
    rest > 0 && /* @__PURE__ */ a3("p", { class: "muted no-script", children: `The differences of ${some(rest, "older revision")} open here with scripts on; without, the register has old and new of the newest and the JSON report of all.` })
  ] });
}
function RevisionHead({ row, page }) {
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("span", { class: "num", children: row.revision }),
    /* @__PURE__ */ a3("span", { class: "name", children: [
      /* @__PURE__ */ a3(Say, { of: say`${at(row.at)} · ${personWords(row.by)}`, page }),
      row.approved === false && /* @__PURE__ */ a3("span", { class: "no", children: " not approved" })
    ] }),
    /* @__PURE__ */ a3("span", { class: "for", children: some(row.changes.length, "change") })
  ] });
}
function RevisionDiff({ row, page }) {
  const areas = /* @__PURE__ */ new Map();
  for (const change of row.changes) {
    const area = nameOf(change.subject).split(".")[0];
    areas.set(area, [...areas.get(area) ?? [], change]);
  }
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("p", { class: "said", children: [
      /* @__PURE__ */ a3(FindingLinks, { ids: row.opened, word: "opened", page }),
      " ",
      /* @__PURE__ */ a3(FindingLinks, { ids: row.closed, word: "closed", page })
    ] }),
    row.changes.length === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: unchangedWords(row, page) }),
    [...areas].map(([area, changes]) => /* @__PURE__ */ a3("div", { class: "area", children: [
      /* @__PURE__ */ a3("p", { class: "area-name", children: /* @__PURE__ */ a3("bdi", { children: visible(area) }) }),
      changes.map((change) => /* @__PURE__ */ a3(Sides, { change, page }))
    ] })),
    row.changes.length > 0 && row.representation.length > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
      "Spelled differently, with the same meaning:",
      " ",
      /* @__PURE__ */ a3(
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
  return /* @__PURE__ */ a3("span", { children: [
    word,
    " ",
    ids.slice(0, MAX_LINKS2).map((id, i3) => /* @__PURE__ */ a3($, { children: [
      i3 > 0 && ", ",
      /* @__PURE__ */ a3(ToFinding, { id, page, children: /* @__PURE__ */ a3("bdi", { children: visible(page.book.findings.get(id)?.rule ?? id) }) })
    ] })),
    ids.length > MAX_LINKS2 && ` and ${thousands(ids.length - MAX_LINKS2)} more`
  ] });
}
function Sides({ change, page }) {
  const { before, after, approval } = change;
  const texts = typeof before === "string" && typeof after === "string" ? textDifference(before, after) : void 0;
  const difference = changeDifference(change, wide);
  return /* @__PURE__ */ a3("div", { class: "change", children: [
    /* @__PURE__ */ a3("p", { class: "said", children: [
      /* @__PURE__ */ a3(Say, { of: value(nameOf(change.subject)), page }),
      " ",
      /* @__PURE__ */ a3(Way, { direction: change.direction }),
      approval && /* @__PURE__ */ a3($, { children: [
        " · ",
        /* @__PURE__ */ a3(Say, { of: say`approval ${approval.id}: ${[visible(approval.result)]}`, page })
      ] })
    ] }),
    /* @__PURE__ */ a3("div", { class: "sides", children: texts ? /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3(Long, { side: "Before", start: texts.start, changed: texts.removed, end: texts.end }),
      /* @__PURE__ */ a3(Long, { side: "After", start: texts.start, changed: texts.added, end: texts.end })
    ] }) : difference.form === "set" ? /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3(Entries, { side: "Before", mark: "−", entries: difference.removed, page, none: "nothing removed" }),
      /* @__PURE__ */ a3(Entries, { side: "After", mark: "+", entries: difference.added, page, none: "nothing added" })
    ] }) : /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("div", { children: [
        /* @__PURE__ */ a3("span", { class: "side", children: "Before" }),
        /* @__PURE__ */ a3("del", { children: /* @__PURE__ */ a3(Say, { of: valueWords(before, wide), page }) })
      ] }),
      /* @__PURE__ */ a3("div", { children: [
        /* @__PURE__ */ a3("span", { class: "side", children: "After" }),
        /* @__PURE__ */ a3("ins", { children: /* @__PURE__ */ a3(Say, { of: valueWords(after, wide), page }) })
      ] })
    ] }) }),
    difference.form === "set" && difference.more + difference.unchanged > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
      ...difference.unchanged > 0 ? [`${thousands(difference.unchanged)} unchanged`] : [],
      ...difference.more > 0 ? [`${thousands(difference.more)} more changed, in the JSON report`] : []
    ].join(", ") })
  ] });
}
function Entries(props) {
  const { side, mark, entries, page, none } = props;
  return /* @__PURE__ */ a3("div", { children: [
    /* @__PURE__ */ a3("span", { class: "side", children: side }),
    entries.length === 0 && /* @__PURE__ */ a3("span", { class: "muted", children: none }),
    entries.map((entry) => {
      const words2 = /* @__PURE__ */ a3($, { children: [
        mark,
        " ",
        /* @__PURE__ */ a3(Say, { of: entry, page })
      ] });
      return side === "Before" ? /* @__PURE__ */ a3("del", { children: words2 }) : /* @__PURE__ */ a3("ins", { children: words2 });
    })
  ] });
}
function Long(props) {
  const { side, start, changed, end } = props;
  const shown2 = head(changed, wide.text);
  const body = shown2 === "" ? "nothing here" : visible(shown2);
  const before = start.length > CONTEXT + 20 ? start.slice(-CONTEXT) : start;
  const after = end.length > CONTEXT + 20 ? end.slice(0, CONTEXT) : end;
  return /* @__PURE__ */ a3("div", { children: [
    /* @__PURE__ */ a3("span", { class: "side", children: side }),
    /* @__PURE__ */ a3("span", { class: "long", children: [
      before.length < start.length && /* @__PURE__ */ a3("small", { children: `… ${thousands(start.length - before.length)} characters unchanged … ` }),
      /* @__PURE__ */ a3("bdi", { children: visible(before) }),
      side === "Before" ? /* @__PURE__ */ a3("del", { children: body }) : /* @__PURE__ */ a3("ins", { children: body }),
      shown2.length < changed.length && /* @__PURE__ */ a3("small", { children: ` … ${thousands(changed.length - shown2.length)} more characters in the JSON report` }),
      /* @__PURE__ */ a3("bdi", { children: visible(after) }),
      after.length < end.length && /* @__PURE__ */ a3("small", { children: ` … ${thousands(end.length - after.length)} characters unchanged …` })
    ] })
  ] });
}

// src/reporters/html/blast.ts
function blastWords(blast) {
  if (!isObject(blast)) return [];
  const parts2 = Object.entries(blast).flatMap(([name, measured]) => {
    const plain2 = typeof measured === "number" || typeof measured === "string" || typeof measured === "boolean";
    return plain2 ? [say`${prose(spaced(name))} ${prose(String(measured))}`] : [];
  });
  return joined(parts2, " · ");
}
function spaced(name) {
  return name.replace(/([a-z])([A-Z])/g, (_3, before, capital2) => `${before} ${capital2.toLowerCase()}`);
}

// src/reporters/html/finding.tsx
var MAX_STEPS = 20;
function anchor(finding, page) {
  return page.anchors.has(finding.id) ? finding.id : void 0;
}
function Line({ finding, page }) {
  return /* @__PURE__ */ a3("li", { id: anchor(finding, page), children: [
    /* @__PURE__ */ a3("b", { children: finding.severity }),
    " ",
    /* @__PURE__ */ a3(Say, { of: subjectWords(finding.subject), page }),
    " · ",
    age(finding),
    " ·",
    " ",
    /* @__PURE__ */ a3(Say, { of: say`${personWords(finding.introduced.by)}, ${value(finding.rule)}`, page })
  ] });
}
function Block(props) {
  const { finding, again = false, open, page } = props;
  return /* @__PURE__ */ a3("details", { class: `finding is-${finding.status}${again ? " again" : ""}`, id: anchor(finding, page), open, children: [
    /* @__PURE__ */ a3("summary", { children: [
      /* @__PURE__ */ a3(Badge, { severity: finding.severity }),
      /* @__PURE__ */ a3("span", { class: "name", children: /* @__PURE__ */ a3(Say, { of: subjectWords(finding.subject), page: { ...page, anchored: /* @__PURE__ */ new Set() } }) }),
      /* @__PURE__ */ a3("span", { class: "for", children: age(finding) }),
      /* @__PURE__ */ a3("span", { class: "more", children: /* @__PURE__ */ a3(Say, { of: glance(finding), page }) })
    ] }),
    /* @__PURE__ */ a3("div", { class: "body", children: /* @__PURE__ */ a3("dl", { class: "facts", children: [
      /* @__PURE__ */ a3(Story, { finding, page }),
      /* @__PURE__ */ a3(Rule, { finding, page }),
      /* @__PURE__ */ a3(Remedy, { finding, page })
    ] }) })
  ] });
}
function glance(finding) {
  const { introduced } = finding;
  if (isEvent(finding)) return say`${prose(finding.message)} · ${at(introduced.at)}`;
  const change = findingDifference(finding, { text: 60, entries: 3 });
  const what = change ? differenceWords(change) : prose(finding.message);
  if (!introduced.exact || introduced.revision === null) return what;
  return say`${what} · ${personWords(introduced.by)}, revision ${[String(introduced.revision)]}`;
}
function Story({ finding, page }) {
  const { book } = page;
  const change = findingDifference(finding, limits);
  const direction = openingDirection(finding, book);
  const approval = finding.introduced.exact ? approvalWords(finding.introduced.revision, book) : "";
  const seen = { ...finding, values: finding.values.slice(-MAX_STEPS) };
  const steps2 = finding.values.length > 1 ? passage(seen, rowLimits) : [];
  const given = openingChange(finding, book)?.approval;
  const timed = finding.dueAt !== null || finding.status === "open" && !isEvent(finding);
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3(Fact, { term: "What", children: [
      /* @__PURE__ */ a3("p", { children: [
        /* @__PURE__ */ a3(Say, { of: prose(finding.message), page }),
        "."
      ] }),
      /* @__PURE__ */ a3("p", { class: isEvent(finding) ? "rule" : void 0, children: [
        !isEvent(finding) && /* @__PURE__ */ a3($, { children: [
          /* @__PURE__ */ a3(Say, { of: capital(beginning(finding, book, limits, true)), page }),
          approval && ` (editor ${approval})`,
          ".",
          " "
        ] }),
        "It ",
        finding.resolved ? "was" : "is",
        " ",
        /* @__PURE__ */ a3(Say, { of: ending(finding, book), page }),
        "."
      ] })
    ] }),
    finding.subject.startsWith("/") && /* @__PURE__ */ a3(Fact, { term: "Value", children: [
      change ? /* @__PURE__ */ a3(Diff, { of: change, page }) : /* @__PURE__ */ a3(Say, { of: actualWords(finding, limits), page }),
      " ",
      direction && /* @__PURE__ */ a3(Way, { direction })
    ] }),
    given && /* @__PURE__ */ a3(Fact, { term: "Approval", children: /* @__PURE__ */ a3(Say, { of: say`${given.id}: ${[visible(given.result)]}`, page }) }),
    steps2.length > 0 && /* @__PURE__ */ a3(Fact, { term: "Passed through", children: [
      /* @__PURE__ */ a3("ol", { children: steps2.map((step) => /* @__PURE__ */ a3("li", { children: /* @__PURE__ */ a3(Say, { of: step, page }) })) }),
      finding.values.length > MAX_STEPS && /* @__PURE__ */ a3("p", { class: "muted", children: [
        "The last ",
        MAX_STEPS,
        " of ",
        finding.values.length,
        " values."
      ] })
    ] }),
    timed && /* @__PURE__ */ a3(Fact, { term: "Time limit", children: limitWords(finding, page.report.asOf) }),
    finding.inForce !== null && /* @__PURE__ */ a3(Fact, { term: "Policy then", children: inForceWords[finding.inForce] }),
    finding.blast !== null && /* @__PURE__ */ a3(Fact, { term: "Meanwhile", children: /* @__PURE__ */ a3(Say, { of: blastWords(finding.blast), page }) }),
    finding.causedBy !== null && /* @__PURE__ */ a3(Fact, { term: "Cause", children: /* @__PURE__ */ a3(ToFinding, { id: finding.causedBy, page, children: "the setting it depends on" }) }),
    finding.exception && /* @__PURE__ */ a3(Accepted, { exception: finding.exception, page })
  ] });
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
  return /* @__PURE__ */ a3(Fact, { term: "Exception", children: [
    /* @__PURE__ */ a3("p", { children: /* @__PURE__ */ a3(
      Say,
      {
        of: say`${[state]}, by ${who(owner)}${end}: ${prose(reason)}${category === null ? [] : say` (${prose(category)})`}`,
        page
      }
    ) }),
    ticket !== null && /* @__PURE__ */ a3("p", { children: /* @__PURE__ */ a3(Say, { of: say`ticket ${ticket}`, page }) })
  ] });
}
function Rule({ finding, page }) {
  const expected = expectedWords(finding.expected, limits);
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3(Fact, { term: "Rule", children: [
      /* @__PURE__ */ a3(ToRule, { id: finding.rule, page }),
      " ",
      /* @__PURE__ */ a3(Say, { of: say`(${placeWords(finding.location)}): ${prose(finding.title)}`, page }),
      expected.length > 0 && !isEvent(finding) && /* @__PURE__ */ a3($, { children: [
        "; demands ",
        /* @__PURE__ */ a3(Say, { of: expected, page })
      ] })
    ] }),
    finding.rationale !== null && /* @__PURE__ */ a3(Fact, { term: "Why", kind: "rule", children: /* @__PURE__ */ a3(Say, { of: prose(finding.rationale), page }) }),
    finding.controls.length > 0 && /* @__PURE__ */ a3(Fact, { term: "Controls", kind: "rule", children: /* @__PURE__ */ a3(Say, { of: joined(finding.controls.map(value), ", "), page }) })
  ] });
}
function Remedy({ finding, page }) {
  if (finding.resolved) return null;
  const yaml = acceptance(finding, page.report.asOf);
  const fix = remedy(finding, limits);
  return /* @__PURE__ */ a3($, { children: [
    fix.length > 0 && /* @__PURE__ */ a3(Fact, { term: "To fix", kind: finding.remediation === null ? void 0 : "rule", children: /* @__PURE__ */ a3(Say, { of: fix, page }) }),
    finding.fix !== null && /* @__PURE__ */ a3(Fact, { term: "Merge patch", children: /* @__PURE__ */ a3("pre", { children: visibleJson(JSON.stringify(finding.fix, null, 2)) }) }),
    finding.fix === null && finding.subject.startsWith("/") && /* @__PURE__ */ a3(Fact, { term: "Merge patch", kind: "rule", children: /* @__PURE__ */ a3("span", { class: "muted", children: "none can be given for this place" }) }),
    yaml !== void 0 && /* @__PURE__ */ a3(Fact, { term: "To accept", kind: "accept", children: [
      /* @__PURE__ */ a3("p", { class: "muted", children: "In a policy file, with an owner, a reason and an end, once somebody has agreed:" }),
      /* @__PURE__ */ a3("pre", { children: yaml })
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
  return /* @__PURE__ */ a3(Section, { id: "findings", title: "Findings", note: some(view.findings.length, "finding"), children: [
    view.findings.length === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: "No finding is shown." }),
    /* @__PURE__ */ a3("div", { id: "find" }),
    groups.map(([status, title]) => /* @__PURE__ */ a3(Group, { status, title, page })),
    /* @__PURE__ */ a3("div", { id: "found" }),
    rest.length > 0 && /* @__PURE__ */ a3("p", { class: "muted no-script", children: [
      some(rest.length, "more finding"),
      " of the ",
      some(view.findings.length, "finding"),
      " are not on this page; the JSON report has all of them."
    ] })
  ] });
}
function Group({ status, title, page }) {
  const all = page.view.findings.filter((finding) => finding.status === status).length;
  const blocks = [...page.blocks].filter((finding) => finding.status === status);
  const lines = [...page.lines].filter((finding) => finding.status === status);
  const told = /* @__PURE__ */ new Set();
  if (all === 0) return null;
  return /* @__PURE__ */ a3("div", { class: "group", children: [
    /* @__PURE__ */ a3("h3", { children: [
      title,
      /* @__PURE__ */ a3("small", { children: some(all, "finding") })
    ] }),
    status === "resolved" && /* @__PURE__ */ a3("p", { class: "on-paper", children: "On paper a finding that is resolved is one line; the file has the whole of it." }),
    /* @__PURE__ */ a3("div", { class: "list", children: blocks.map((finding) => {
      const again = told.has(finding.rule);
      told.add(finding.rule);
      return /* @__PURE__ */ a3(Block, { finding, again, page });
    }) }),
    lines.length > 0 && /* @__PURE__ */ a3("ul", { class: "lines", children: lines.map((finding) => /* @__PURE__ */ a3(Line, { finding, page })) })
  ] });
}

// src/reporters/html/inventory.tsx
function Secrets({ page }) {
  const { secrets, asOf } = page.report;
  const { shown: shown2, rest } = limited(secrets, "secret");
  return /* @__PURE__ */ a3(Section, { id: "secrets", title: "Secrets", note: some(secrets.length, "secret"), wide: true, children: [
    secrets.length === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "The last revision holds no secret." }) : /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("p", { class: "narrow", children: "What was once in the history can be read there for as long as it is kept: taking a secret out of the settings does not revoke it. Rotate literals at the provider." }),
      /* @__PURE__ */ a3("table", { children: [
        /* @__PURE__ */ a3(
          Head,
          {
            columns: ["Setting", "Form", "Fingerprint", "Since revision", "Time (UTC)", ["Age", "n"], "Also at"]
          }
        ),
        /* @__PURE__ */ a3("tbody", { children: shown2.map((secret) => /* @__PURE__ */ a3("tr", { children: [
          /* @__PURE__ */ a3("th", { scope: "row", children: /* @__PURE__ */ a3(Say, { of: subjectWords(secret.subject), page }) }),
          /* @__PURE__ */ a3("td", { class: secret.form === "literal" ? "no" : void 0, children: secret.form }),
          /* @__PURE__ */ a3("td", { children: secret.fingerprint === null ? "none needed" : /* @__PURE__ */ a3(Say, { of: value(secret.fingerprint), page }) }),
          /* @__PURE__ */ a3("td", { "data-label": "since revision", children: /* @__PURE__ */ a3(Revision, { number: secret.sinceRevision, page }) }),
          /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(When, { at: secret.at, table: true }) }),
          /* @__PURE__ */ a3("td", { class: "n", children: sinceWords(secret.at, asOf) }),
          /* @__PURE__ */ a3("td", { "data-label": "also at", children: secret.alsoAt.length === 0 ? "nowhere else" : /* @__PURE__ */ a3(Say, { of: namesWords(secret.alsoAt), page }) })
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
  const shown2 = subjects.slice(0, 5).map((subject) => value(nameOf(subject)));
  return [...joined(shown2, ", "), ...subjects.length > 5 ? [` and ${thousands(subjects.length - 5)} more`] : []];
}
function Coverage({ page }) {
  const { settings, summary } = page.report;
  const bare = settings.filter((setting) => setting.rules.length === 0);
  const changed = bare.filter((setting) => setting.changes > 0).toSorted((a4, b2) => b2.changes - a4.changes);
  const { shown: shown2, rest } = limited(changed, "setting");
  const { governed, seen } = summary.coverage;
  return /* @__PURE__ */ a3(
    Section,
    {
      id: "coverage",
      title: "Settings coverage",
      note: `${thousands(governed)} of ${thousands(seen)} governed`,
      wide: true,
      children: [
        /* @__PURE__ */ a3("p", { children: [
          thousands(governed),
          " of ",
          some(seen, "setting"),
          " ever seen ",
          governed === 1 ? "is" : "are",
          " governed by at least one rule.",
          bare.length > 0 && ` Of the ${some(bare.length, "other")}, ${thousands(changed.length)} changed.`
        ] }),
        changed.length > 0 && /* @__PURE__ */ a3("table", { children: [
          /* @__PURE__ */ a3(Head, { columns: [["Changed without a rule", "w3"], ["Changes", "n"], "Set by revision"] }),
          /* @__PURE__ */ a3("tbody", { children: shown2.map((setting) => /* @__PURE__ */ a3("tr", { children: [
            /* @__PURE__ */ a3("th", { scope: "row", children: /* @__PURE__ */ a3(Say, { of: subjectWords(setting.subject), page }) }),
            /* @__PURE__ */ a3("td", { class: "n", "data-label": "changes", children: thousands(setting.changes) }),
            /* @__PURE__ */ a3("td", { "data-label": "set by revision", children: setting.setBy === null ? "not set now" : /* @__PURE__ */ a3(Revision, { number: setting.setBy, page }) })
          ] })) })
        ] }),
        rest,
        /* @__PURE__ */ a3(
          Unchanged,
          {
            subjects: bare.filter((setting) => setting.changes === 0).map((setting) => setting.subject),
            page
          }
        )
      ]
    }
  );
}
function Unchanged({ subjects, page }) {
  if (subjects.length === 0) return null;
  const names = subjects.slice(0, MAX_ROWS2).map(subjectWords);
  const more = subjects.length - names.length;
  return /* @__PURE__ */ a3("p", { class: "names", children: [
    /* @__PURE__ */ a3("span", { class: "muted", children: [
      "Never changed, no rule (",
      thousands(subjects.length),
      "):"
    ] }),
    " ",
    /* @__PURE__ */ a3(Say, { of: joined(names, ", "), page }),
    more > 0 && ` and ${thousands(more)} more`
  ] });
}
function Rules({ page }) {
  const { rules } = page.report;
  const told = /* @__PURE__ */ new Set();
  const firstOf = (id) => !told.has(id) && told.add(id) !== void 0;
  const more = rules.length - page.ruleRows.length;
  return /* @__PURE__ */ a3(Section, { id: "rules", title: "Rules", note: some(rules.length, "rule"), wide: true, children: [
    rules.length === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "No policy rule was part of this audit." }) : /* @__PURE__ */ a3("table", { children: [
      /* @__PURE__ */ a3(
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
      /* @__PURE__ */ a3("tbody", { children: page.ruleRows.map((rule) => /* @__PURE__ */ a3("tr", { id: firstOf(rule.id) ? page.rules.get(rule.id) : void 0, children: [
        /* @__PURE__ */ a3("th", { scope: "row", children: /* @__PURE__ */ a3(Say, { of: value(rule.id), page }) }),
        /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(Badge, { severity: rule.severity }) }),
        /* @__PURE__ */ a3("td", { class: rule.status === "failing" ? "no" : void 0, children: [
          rule.status === "not-evaluated" ? "not evaluated" : rule.status,
          rule.reason !== null && /* @__PURE__ */ a3($, { children: [
            ": ",
            /* @__PURE__ */ a3(Say, { of: prose(rule.reason), page })
          ] })
        ] }),
        /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(Say, { of: prose(rule.title), page }) }),
        /* @__PURE__ */ a3("td", { children: rule.controls.length === 0 ? /* @__PURE__ */ a3("span", { class: "muted", children: "none named" }) : /* @__PURE__ */ a3(Say, { of: joined(rule.controls.map(value), ", "), page }) }),
        /* @__PURE__ */ a3("td", { children: rule.owner === null ? /* @__PURE__ */ a3("span", { class: "muted", children: "none named" }) : /* @__PURE__ */ a3(Say, { of: who(rule.owner), page }) }),
        /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(Say, { of: placeWords(rule.location), page }) })
      ] })) })
    ] }),
    more > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: `And ${some(more, "more rule")}, in the JSON report.` })
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
  packed(v3) {
    const shapes2 = [...this.#shapes.keys()].map((keys) => keys === "" ? [] : keys.split(",").map(Number));
    return { n: this.#nodes, k: shapes2, v: v3 };
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
function isWhole(x3) {
  return Number.isInteger(x3) && x3 >= 0 && x3 < 2 ** 50;
}

// src/reporters/html/island.ts
var MAX_FINDINGS = 4e5;
var MAX_REVISIONS = 85e4;
var MAX_ONE = 6e4;
function islandText({ report, view, tracks }) {
  const packer = new Packer();
  const findings = fitting(packer, worstFirst(view.findings).map(slim), MAX_FINDINGS);
  const newest2 = fitting(packer, view.revisions.toReversed(), MAX_REVISIONS);
  const left = {
    findings: view.findings.length - findings.length,
    revisions: view.revisions.length - newest2.length
  };
  const { verdict, asOf, organization, summary, timeline: timeline2, evidence } = report;
  const head2 = {
    report: {
      verdict,
      asOf,
      organization,
      view: { ...report.view, reportSeverity: null, since: null },
      summary: { sinceLast: summary.sinceLast },
      evidence: { revisions: { first: evidence.revisions.first } },
      rules: report.rules.map(({ id, status }) => ({ id, status })),
      timeline: timeline2
    },
    tracks: left.revisions > 0 ? tracks ?? null : null,
    left
  };
  const text = JSON.stringify(packer.packed([findings.length, packer.add(head2), ...findings, ...newest2.toReversed()]));
  return visibleJson(text).replace(/[<>&]/g, (c3) => `\\u00${c3.charCodeAt(0).toString(16)}`);
}
function slim(finding) {
  return { ...finding, key: "", values: finding.values.length > 1 ? finding.values : [] };
}
function fitting(packer, items, room) {
  const parts2 = [];
  const end = packer.size + room;
  for (const item of items) {
    if (packer.size + 8 * parts2.length > end) break;
    if (JSON.stringify(item).length <= MAX_ONE) parts2.push(packer.add(item));
  }
  return parts2;
}

// src/reporters/html/method.tsx
var words = [
  [
    "Finding",
    "one rule violated by one setting or revision, from the revision that brought it to the one that ended it"
  ],
  ["Event", "a finding about a single revision, such as an editor who is not approved; it has no exposure"],
  [
    "Looser, tighter",
    "a change that allows more, or less, than before; neither, when it does not bear on what is allowed"
  ],
  ["Not approved", "policy does not name this editor; it does not say that the change was wrong"],
  ["Excepted", "a deviation that somebody accepted for a time, with the rule's own verdict kept"],
  ["Not evaluated", "a rule that could not be applied; it is never counted as holding"]
];
function Method({ page }) {
  const { report } = page;
  const { policies } = report.evidence;
  return /* @__PURE__ */ a3(Section, { id: "method", title: "Method and limits", children: [
    /* @__PURE__ */ a3("p", { class: "narrow", children: "Every revision was judged against the policies below, not only the newest. The report shows what the settings said and who is recorded as having set them; it cannot show what was done with them, nor that the record itself is true. It is evidence, not a compliance determination." }),
    /* @__PURE__ */ a3("h3", { children: "Policies" }),
    policies.length === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "None." }) : /* @__PURE__ */ a3("table", { children: [
      /* @__PURE__ */ a3(Head, { columns: ["Policy", "File", ["Rules", "n"], "Digest"] }),
      /* @__PURE__ */ a3("tbody", { children: policies.map((policy2) => /* @__PURE__ */ a3("tr", { children: [
        /* @__PURE__ */ a3("th", { scope: "row", children: /* @__PURE__ */ a3(Say, { of: value(policy2.id), page }) }),
        /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(Say, { of: value(policy2.file), page }) }),
        /* @__PURE__ */ a3("td", { class: "n", "data-label": "rules", children: policy2.rules }),
        /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(Say, { of: value(policy2.digest), page }) })
      ] })) })
    ] }),
    /* @__PURE__ */ a3("h3", { children: "Not evaluated" }),
    /* @__PURE__ */ a3(NotEvaluated, { page }),
    /* @__PURE__ */ a3("h3", { children: "Words" }),
    /* @__PURE__ */ a3("dl", { class: "facts", children: words.map(([word, meaning]) => /* @__PURE__ */ a3(Fact, { term: word, children: meaning })) })
  ] });
}
function NotEvaluated({ page }) {
  const { evidence, notEvaluated } = page.report;
  const problems = evidence.problems.map(
    (problem) => say`${prose(problem.message)}${problem.revision === void 0 ? [] : [` (revision ${problem.revision})`]}`
  );
  const left = notEvaluated.map((one2) => say`${prose(one2.what)}: ${prose(one2.reason)}`);
  const all = [...problems, ...left];
  const shown2 = all.slice(0, 100);
  if (all.length === 0) return /* @__PURE__ */ a3("p", { class: "muted", children: "Nothing that was asked for was left out." });
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("ul", { class: "lines", children: shown2.map((line) => /* @__PURE__ */ a3("li", { children: /* @__PURE__ */ a3(Say, { of: line, page }) })) }),
    all.length > shown2.length && /* @__PURE__ */ a3("p", { class: "muted", children: [
      "And ",
      some(all.length - shown2.length, "more"),
      ", in the JSON report."
    ] })
  ] });
}

// src/reporters/html/duties.tsx
function Duties({ page }) {
  const { pairs, overlaps } = dutiesOf(page.report);
  const { shown: shown2, rest } = limited(overlaps, "overlap");
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("h3", { children: "Separation of duties" }),
    pairs === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: "Nothing to compare: no approval was applied, no exception is in use, and no rule that failed names an owner." }),
    pairs > 0 && overlaps.length === 0 && /* @__PURE__ */ a3("p", { children: `No editor approved their own change, accepted their own deviation, or owns the rule that their change broke. ${some(pairs, "pair")} of editor and role ${pairs === 1 ? "was" : "were"} compared.` }),
    overlaps.length > 0 && /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("p", { class: "muted", children: `${thousands(overlaps.length)} of ${some(pairs, "pair")} of editor and role are one person.` }),
      /* @__PURE__ */ a3("table", { children: [
        /* @__PURE__ */ a3(Head, { columns: [["Editor", "w3"], ["Also", "w3"], ["Of", "w4"], "Revisions"] }),
        /* @__PURE__ */ a3("tbody", { children: shown2.map(({ person, role, what, revisions }) => /* @__PURE__ */ a3("tr", { children: [
          /* @__PURE__ */ a3("th", { scope: "row", children: /* @__PURE__ */ a3(Say, { of: who(person), page }) }),
          /* @__PURE__ */ a3("td", { class: "no", children: role }),
          /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(Say, { of: what, page }) }),
          /* @__PURE__ */ a3("td", { "data-label": "revisions", children: [
            /* @__PURE__ */ a3(Say, { of: joined(revisions.slice(0, 12).map(numberOf), ", "), page }),
            revisions.length > 12 && ` and ${thousands(revisions.length - 12)} more`
          ] })
        ] })) })
      ] })
    ] }),
    rest
  ] });
}
var numberOf = (number4) => revision(number4);
function dutiesOf(report) {
  const editors = new Map(report.revisions.map((row) => [row.revision, row.by]));
  const findings = new Map(report.findings.map((finding) => [finding.id, finding]));
  const owners = new Map(report.rules.map((rule) => [rule.id, rule.owner]));
  const overlaps = /* @__PURE__ */ new Map();
  let pairs = 0;
  const compare = (by, other, role, what, number4) => {
    pairs++;
    if (!isSame(by, other)) return;
    const key = JSON.stringify([other, role, what]);
    const known2 = overlaps.get(key);
    if (known2?.revisions.includes(number4) === true) return;
    if (known2) known2.revisions.push(number4);
    else overlaps.set(key, { person: other, role, what, revisions: [number4] });
  };
  for (const approval of report.approvals)
    for (const number4 of approval.revisions)
      for (const approver of approval.approvedBy) {
        const others = approval.approvedBy.length - 1;
        const role = others === 0 ? "approved it alone" : `approved it, with ${some(others, "other")}`;
        compare(editors.get(number4), approver, role, say`approval ${value(approval.id)}`, number4);
      }
  for (const exception of report.exceptions)
    for (const id of exception.findings) {
      const { introduced } = findings.get(id) ?? {};
      if (introduced === void 0 || introduced.revision === null || !introduced.exact) continue;
      compare(
        introduced.by,
        exception.owner,
        "owns the exception",
        say`exception for ${exception.rule}`,
        introduced.revision
      );
    }
  for (const { rule, introduced } of report.findings) {
    const owner = owners.get(rule);
    if (typeof owner !== "string" || introduced.revision === null || !introduced.exact) continue;
    compare(introduced.by, owner, "owns the rule", say`rule ${rule}`, introduced.revision);
  }
  return { pairs, overlaps: [...overlaps.values()] };
}
function isSame(person, other) {
  const folded = (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return [person?.email, person?.id].some(
    (name) => typeof name === "string" && name !== "" && folded(name) === folded(other)
  );
}

// src/reporters/html/people.tsx
function Editors({ page }) {
  const { report } = page;
  const { shown: shown2, rest } = limited(report.editors, "editor");
  const spans = spansOf(report);
  const judged = report.revisions.some((revision2) => revision2.approved !== null);
  return /* @__PURE__ */ a3(Section, { id: "editors", title: "Editors and separation of duties", note: some(report.editors.length, "editor"), wide: true, children: [
    report.editors.length === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: "No revision was seen, so no editor is known." }),
    report.editors.length > 0 && !judged && /* @__PURE__ */ a3("p", { class: "muted", children: "No policy names approved editors, so nobody was judged approved or not." }),
    report.editors.length > 0 && /* @__PURE__ */ a3("table", { children: [
      /* @__PURE__ */ a3(
        Head,
        {
          columns: [
            "Editor",
            ["Revisions", "n"],
            ["Loosening", "n"],
            ["Not approved", "n"],
            "First (UTC)",
            "Last (UTC)"
          ]
        }
      ),
      /* @__PURE__ */ a3("tbody", { children: shown2.map((editor) => {
        const span = spans.get(identity(editor));
        return /* @__PURE__ */ a3("tr", { children: [
          /* @__PURE__ */ a3("th", { scope: "row", children: /* @__PURE__ */ a3(Say, { of: personWords({ ...editor, name: null }), page }) }),
          /* @__PURE__ */ a3("td", { class: "n", "data-label": "revisions", children: thousands(editor.revisions) }),
          /* @__PURE__ */ a3("td", { class: "n", "data-label": "loosening", children: thousands(editor.loosening) }),
          /* @__PURE__ */ a3("td", { class: `n${editor.unapproved > 0 ? " no" : ""}`, "data-label": "not approved", children: judged ? thousands(editor.unapproved) : "not judged" }),
          /* @__PURE__ */ a3("td", { "data-label": "first", children: span && /* @__PURE__ */ a3(When, { at: span.first, table: true }) }),
          /* @__PURE__ */ a3("td", { "data-label": "last", children: span && /* @__PURE__ */ a3(When, { at: span.last, table: true }) })
        ] });
      }) })
    ] }),
    rest,
    report.editors.length > 0 && /* @__PURE__ */ a3(Duties, { page })
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
var stateOrder = { expired: 0, unused: 1, expiring: 2, active: 3 };
function Exceptions({ page }) {
  const sorted = page.report.exceptions.toSorted((a4, b2) => stateOrder[a4.state] - stateOrder[b2.state]);
  const { shown: shown2, rest } = limited(sorted, "exception");
  return /* @__PURE__ */ a3(Section, { id: "exceptions", title: "Exceptions", note: some(sorted.length, "exception"), wide: true, children: [
    sorted.length === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "No exceptions are defined." }) : /* @__PURE__ */ a3("table", { children: [
      /* @__PURE__ */ a3(Head, { columns: ["State", ["Rule", "w2"], ["Accepts", "w2"], ["Owner, reason", "w3"], "Term", "Used by"] }),
      /* @__PURE__ */ a3("tbody", { children: shown2.map((exception) => /* @__PURE__ */ a3("tr", { children: [
        /* @__PURE__ */ a3("th", { scope: "row", children: exception.state }),
        /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(Say, { of: value(exception.rule), page }) }),
        /* @__PURE__ */ a3("td", { "data-label": "accepts", children: /* @__PURE__ */ a3(Say, { of: acceptsWords(exception), page }) }),
        /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(
          Say,
          {
            of: say`${who(exception.owner)}: ${prose(exception.reason)}${exception.ticket === null ? [] : say`, ticket ${exception.ticket}`}`,
            page
          }
        ) }),
        /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(Say, { of: termWords(exception, page.report.asOf), page }) }),
        /* @__PURE__ */ a3("td", { "data-label": "used by", children: exception.findings.length > 0 ? /* @__PURE__ */ a3(ToFinding, { id: exception.findings[0], page, children: some(exception.findings.length, "finding") }) : "nothing" })
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
var MAX_TEXT = 1e6;
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
  return /* @__PURE__ */ a3(
    Section,
    {
      id: "changes",
      title: "Change register",
      note: `${some(changes, "change")} in ${some(revisions.length, "revision")}`,
      wide: true,
      children: [
        revisions.length === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "No revision is shown." }) : /* @__PURE__ */ a3("div", { id: "register", children: /* @__PURE__ */ a3(
          RegisterTable,
          {
            rows: page.register,
            caption: older.length > 0 ? `The newest ${thousands(page.register.length)} of ${some(revisions.length, "revision")}, newest first. Times are UTC.` : `${some(revisions.length, "revision")}, newest first. Times are UTC.`,
            page
          }
        ) }),
        older.length > 0 && /* @__PURE__ */ a3(Older, { revisions: older })
      ]
    }
  );
}
function RegisterTable(props) {
  return /* @__PURE__ */ a3("table", { children: [
    /* @__PURE__ */ a3("caption", { children: props.caption }),
    /* @__PURE__ */ a3(Head, { columns }),
    props.rows.map((revision2) => /* @__PURE__ */ a3(Rows, { revision: revision2, page: props.page }, revision2.revision))
  ] });
}
function Rows({ revision: revision2, page }) {
  const { changes, representation } = revision2;
  return /* @__PURE__ */ a3("tbody", { class: "group", id: `r${revision2.revision}`, children: [
    /* @__PURE__ */ a3("tr", { children: [
      /* @__PURE__ */ a3("th", { scope: "rowgroup", rowspan: Math.max(1, changes.length), children: [
        /* @__PURE__ */ a3("b", { children: revision2.revision }),
        " ",
        changes.length > 0 && page.diffs.has(revision2.revision) && /* @__PURE__ */ a3("a", { class: "jump", href: `#d${revision2.revision}`, children: [
          "diff",
          /* @__PURE__ */ a3("span", { class: "vh", children: [
            " of revision ",
            revision2.revision
          ] })
        ] }),
        " ",
        /* @__PURE__ */ a3("span", { class: "when", children: /* @__PURE__ */ a3(When, { at: revision2.at, table: true }) }),
        " ",
        /* @__PURE__ */ a3("span", { class: "by", children: [
          /* @__PURE__ */ a3(Say, { of: personWords(revision2.by), page }),
          revision2.approved === false && /* @__PURE__ */ a3("span", { class: "no", children: " not approved" })
        ] })
      ] }),
      changes[0] ? /* @__PURE__ */ a3(Cells, { change: changes[0], page }) : /* @__PURE__ */ a3($, { children: [
        /* @__PURE__ */ a3("td", { class: "set muted", children: revision2.revision === page.report.evidence.revisions.first ? "first seen: nothing before it to compare with" : "no setting changed" }),
        /* @__PURE__ */ a3("td", { class: "muted", children: representation.length > 0 && `the spelling of ${some(representation.length, "setting")} did, without effect` }),
        /* @__PURE__ */ a3("td", { class: "dirs" })
      ] }),
      /* @__PURE__ */ a3("td", { class: "links", rowspan: Math.max(1, changes.length), children: [
        /* @__PURE__ */ a3(Links, { ids: revision2.opened, word: "opened", page }),
        " ",
        /* @__PURE__ */ a3(Links, { ids: revision2.closed, word: "closed", page })
      ] })
    ] }),
    changes.slice(1).map((change) => /* @__PURE__ */ a3("tr", { children: /* @__PURE__ */ a3(Cells, { change, page }) }))
  ] });
}
function Cells({ change, page }) {
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("td", { class: "set", children: [
      /* @__PURE__ */ a3(Say, { of: value(nameOf(change.subject)), page }),
      change.approval && /* @__PURE__ */ a3("small", { children: [
        " ",
        /* @__PURE__ */ a3(Say, { of: say`approval ${change.approval.id}: ${[visible(change.approval.result)]}`, page })
      ] })
    ] }),
    /* @__PURE__ */ a3("td", { class: "diff", children: /* @__PURE__ */ a3(Diff, { of: changeDifference(change, rowLimits), page }) }),
    /* @__PURE__ */ a3("td", { class: "dirs", children: /* @__PURE__ */ a3(Way, { direction: change.direction }) })
  ] });
}
function Links({ ids, word, page }) {
  if (ids.length === 0) return null;
  const first = ids.find((id) => page.anchors.has(id)) ?? ids[0];
  return /* @__PURE__ */ a3("span", { children: /* @__PURE__ */ a3(ToFinding, { id: first, page, children: [
    word,
    " ",
    thousands(ids.length)
  ] }) });
}
function Older({ revisions }) {
  const lines = [];
  let room = MAX_TEXT;
  let shown2 = 0;
  for (let i3 = revisions.length - 1; i3 >= 0; i3--) {
    const text = lineOf(revisions[i3]);
    room -= new TextEncoder().encode(text).length + 1;
    if (room < 0) break;
    lines.push(text);
    shown2++;
  }
  const left = revisions.length - shown2;
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("details", { class: "older", children: [
      /* @__PURE__ */ a3("summary", { children: [
        some(shown2, "older revision"),
        ", as text (times are UTC)"
      ] }),
      /* @__PURE__ */ a3("pre", { children: lines.join("\n") })
    ] }),
    left > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
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
  const approval = revision2.approved === false ? " (not approved)" : "";
  const head2 = `${revision2.revision}  ${plain(at(revision2.at)).replace(" UTC", "")}  ${plain(personWords(revision2.by))}${approval}`;
  if (revision2.changes.length === 0) return `${head2}  no setting changed`;
  const changes = revision2.changes.map((change) => {
    const what = say`${nameOf(change.subject)}  ${differenceWords(changeDifference(change, textLimits))}`;
    return `  ${plain(what)}  ${shortly[change.direction]}`;
  });
  return head2 + changes.join("\n");
}

// src/reporters/html/style-media.ts
var phone = `
@media screen and (max-width: 720px) {
  html { scroll-padding-top: 8px; }
  .in { padding: 0 16px; }
  h1 { font-size: 22px; line-height: 28px; }
  header { padding: 12px 0 20px; }
  .scope { margin-bottom: 8px; }
  .state { margin-bottom: 8px; }
  .top { grid-template-columns: minmax(0, 1fr); gap: 20px; }
  .lead { font-size: 16px; line-height: 23px; }
  .counts { gap: 6px; margin: 14px 0; }
  .counts li { padding: 5px 8px; }
  .counts b { font-size: 18px; line-height: 22px; }
  .for-wide { display: none; } .for-narrow { display: block; }
  .tools { inset: 8px 0 auto; } .js header { padding-top: 34px; } .js .top { padding-top: 0; }
  .sides { grid-template-columns: minmax(0, 1fr); }
  .chips .gap { display: none; }
  nav { position: static; } nav ul { gap: 0 16px; } nav a { padding: 6px 0; }
  .finding > summary { grid-template-columns: minmax(0, 1fr) auto; padding: 8px 10px; }
  .finding > summary .name { grid-column: 1 / -1; grid-row: 2; }
  .finding > summary .more { grid-column: 1 / -1; }
  .finding > .body { padding: 4px 10px 12px; }
  .window .head { gap: 4px 12px; } .window .head h3 { order: 1; flex-basis: 100%; } .window .head .for { margin-left: auto; }
  .facts { grid-template-columns: 92px minmax(0, 1fr); }
  .body .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .body .facts dt { margin-top: 8px; font-size: 12.5px; line-height: 18px; }
  table, tbody, tr, th, td, caption { display: block; width: auto; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { padding: 8px 0; border-bottom: 1px solid var(--line); }
  tbody th, tbody td { display: inline-block; max-width: 100%; padding: 0 12px 0 0; border: 0; }
  td.n { padding-right: 12px; } td:empty { display: none; }
  tbody th { font-weight: 600; }
  td[data-label]::before { content: attr(data-label) " "; color: var(--muted); }
  tbody.group { padding: 8px 0; border-bottom: 1px solid var(--line); }
  tbody.group tr { display: contents; }
  tbody.group .by { display: inline; }
  tbody.group th, tbody.group .set, tbody.group .diff { display: block; width: auto; padding: 1px 0; }
  tbody.group td { width: auto; } .w1, .w2, .w3 { width: auto; }
}
`;
var paper = `
@page { size: A4; margin: 14mm; @bottom-left { content: "Driftline audit: evidence, not a compliance determination"; font: 8pt system-ui, sans-serif; color: #525b6b; } @bottom-right { content: "page " counter(page) " of " counter(pages); font: 8pt system-ui, sans-serif; color: #525b6b; } }
@page wide { size: A4 landscape; }
@media print {
  body { font-size: 10pt; line-height: 14pt; }
  .in { max-width: none; padding: 0; }
  header { background: none; padding: 0 0 10pt; }
  h1 { font-size: 17pt; line-height: 21pt; } h2 { font-size: 13pt; line-height: 17pt; } h3 { font-size: 11pt; line-height: 15pt; }
  .lead { font-size: 11pt; line-height: 15pt; max-width: none; }
  .top { grid-template-columns: minmax(0, 1fr); gap: 10pt; }
  .counts { margin: 8pt 0; } .counts li { padding: 3pt 5pt; } .counts b { font-size: 13pt; line-height: 16pt; }
  .evidence .facts { grid-template-columns: 80pt minmax(0, 1fr) 80pt minmax(0, 1fr); }
  nav, .skip, .jump, .older, .accept, .again .rule, #diffs, .tools, .find, .pager, .plot .bar, .says, .tl.over, .copy, dialog, .table:not(.framework) { display: none; }
  .on-paper { display: block; } .is-resolved > .body, .is-noted > .body { display: none; }
  .tl { max-height: 150mm; } .for-narrow { display: none; } .stage svg + svg, .stage + svg { display: none; } figure { break-inside: avoid; }
  .window { margin-top: 5pt; padding: 4pt 8pt; } .window p { margin-top: 1pt; }
  .said, .lines, .scope, h2 small, h3 small, .names { font-size: 9pt; line-height: 12.5pt; }
  main > section { margin-top: 18pt; }
  a { color: inherit; text-decoration: none; }
  h2, h3, caption, .finding > summary { break-after: avoid; }
  .window, .evidence, .counts, tr, .finding { break-inside: avoid; }
  details:not([open])::details-content { display: block; content-visibility: visible; }
  .list { border: 0; }
  .finding > summary { padding: 3pt 0; } .finding > summary .for::after, .finding[open] > summary .for::after { content: ""; }
  .finding > .body { border: 0; padding: 0 0 6pt; }
  .finding > summary .more { display: none; } .is-resolved > summary .more, .is-noted > summary .more { display: block; grid-column: 2 / -1; font-size: 8.5pt; line-height: 11pt; }
  .body .facts { font-size: 9pt; line-height: 12.5pt; gap: 2pt 8pt; margin-top: 0; }
  pre { padding: 1pt 4pt; font-size: 8pt; line-height: 11pt; white-space: normal; }
  code { font-size: 8.5pt; line-height: inherit; }
  .wide { page: wide; }
  table { font-size: 8pt; line-height: 10.5pt; margin-top: 6pt; } th, td { padding: 2pt 8pt 1.5pt 0; } .sev { font-size: 8pt; line-height: 11pt; }
  td code, th code, td small { font-size: 7.5pt; }
  thead th { position: static; }
  .rev { width: 27%; } .links { width: 12%; }
  thead { display: table-header-group; }
  .sev, .state, .counts li, ins, del, .window, svg, svg * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
@media (forced-colors: active) { .sev, .state, .window { border-color: CanvasText; } ins, del { border: 1px solid; } }
`;

// src/reporters/html/style-parts.ts
var parts = `
.sev { --ink: var(--info); display: inline-flex; align-items: center; gap: 6px; padding: 0 8px; border-radius: 6px; border: 1px solid transparent; color: var(--ink); font-size: 12.5px; line-height: 20px; font-weight: 600; white-space: nowrap; }
.sev-critical { --ink: var(--critical); color: var(--critical-on); background: var(--critical); }
.sev-high { --ink: var(--high); background: var(--high-tint); border: 1.5px solid var(--ink); }
.sev-medium { --ink: var(--medium); border: 1px solid var(--ink); }
.sev-low { --ink: var(--low); border: 1px dashed var(--ink); }
.ink-critical { --ink: var(--critical); } .ink-high { --ink: var(--high); } .ink-medium { --ink: var(--medium); }
.ink-low { --ink: var(--low); } .ink-info { --ink: var(--info); }
.looser { color: var(--high); } .tighter { color: var(--ok); } .neutral, .unknown { color: var(--muted); }
.dir { display: inline-flex; align-items: center; gap: 5px; white-space: nowrap; }
.no { color: var(--high); }
ins, del { text-decoration: none; border-radius: 3px; padding: 1px 4px; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
ins { background: var(--added); } del { background: var(--removed); }
.diff { overflow-wrap: anywhere; } .diff ins, .diff del { margin-right: 4px; }

.window { margin-top: 12px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 6px; }
.window .head { display: flex; gap: 12px; align-items: baseline; flex-wrap: wrap; }
.window .head h3 { flex: 1 1 0; min-width: min(100%, 20ch); overflow-wrap: anywhere; }
.window .head .for { font-weight: 600; }
.window p { margin-top: 4px; max-width: none; }
.window .said { font-size: 13.5px; color: var(--muted); }

details > summary { cursor: pointer; }
.list { margin-top: 8px; border: 1px solid var(--line); border-radius: 6px; }
.list:empty { display: none; }
.finding { scroll-margin-top: 56px; } .finding + .finding { border-top: 1px solid var(--line); }
.finding .sev { justify-self: start; }
.finding > summary { display: grid; grid-template-columns: 92px minmax(0, 1fr) auto; gap: 2px 12px; align-items: baseline; padding: 7px 14px 7px 10px; list-style: none; }
.finding > summary::-webkit-details-marker { display: none; }
.finding > summary .more { grid-column: 2; font-size: 13.5px; line-height: 20px; color: var(--muted); overflow-wrap: anywhere; }
.finding > summary .for { text-align: right; white-space: nowrap; font-size: 13.5px; }
.finding > summary .for::after { content: " +"; color: var(--muted); font-weight: 600; }
.finding[open] > summary .for::after { content: " \\2212"; }
.finding > summary:hover { background: var(--sub); }
.finding > .body { padding: 4px 16px 16px; border-top: 1px solid var(--line); }
.finding:target > summary { background: var(--sub); }
.finding:target::details-content { display: block; content-visibility: visible; }
.body .facts { grid-template-columns: 104px minmax(0, 1fr); gap: 8px 12px; margin-top: 8px; font-size: 15px; line-height: 22.5px; }
.body dd > * + * { margin-top: 4px; }
.body li + li { margin-top: 2px; }
.find { margin-top: 12px; }
.find input { width: 100%; padding: 7px 10px; font-size: 15px; line-height: 22px; background: var(--page); border: 1px solid var(--strong); border-radius: 6px; }
.find input::placeholder { color: var(--muted); opacity: 1; font-size: 13.5px; }
.chips { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px; } .chips .gap { flex: 0 0 10px; }
.chip { display: inline-flex; align-items: center; gap: 5px; padding: 1px 9px; border-radius: 12px; border-color: var(--line); }
.chip.plain { border-color: transparent; color: var(--link); text-decoration: underline; }
.find [role="status"] { margin-top: 6px; font-size: 13.5px; }
.copy { float: right; margin: 4px 4px 0 8px; padding: 0 8px; font-size: 12.5px; }
.bar, .pager { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-top: 12px; }
.bar input { width: 9ch; padding: 2px 6px; background: var(--page); border: 1px solid var(--strong); border-radius: 6px; }
.viewer h3 { margin-top: 14px; } .viewer .said { font-size: 13.5px; }
.num { font-weight: 600; } .rev > summary { grid-template-columns: 44px minmax(0, 1fr) auto; } .rev .no { margin-left: 6px; }
.area { margin-top: 10px; padding-top: 8px; border-top: 1px solid var(--line); }
p.area-name { font-size: 13.5px; line-height: 20px; font-weight: 600; color: var(--muted); }
.change { margin-top: 8px; } .change .said { max-width: none; } .change .muted { font-size: 13.5px; }
.sides { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 8px; margin-top: 4px; }
.sides > div { padding: 6px 10px; background: var(--sub); border: 1px solid var(--line); border-radius: 6px; overflow-wrap: anywhere; }
.sides .side { display: block; font-size: 12.5px; line-height: 18px; color: var(--muted); }
.sides ins, .sides del { display: inline-block; margin: 2px 4px 2px 0; } .sides .long ins, .sides .long del { display: inline; }
.group > h3 { margin-top: 20px; }
.table { margin-top: 12px; } .table > summary { font-size: 13.5px; }
.framework { padding-top: 8px; border-top: 1px solid var(--line); } .framework > summary { font-size: 15px; }
td ul li + li { margin-top: 2px; } .w4 { width: 36%; }

@media screen { .finding, .lines li { content-visibility: auto; contain-intrinsic-size: auto 48px; } }
.lines { margin-top: 12px; font-size: 13.5px; line-height: 20px; }
.lines li { padding: 3px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }

table { border-collapse: collapse; width: 100%; margin-top: 12px; font-size: 13.5px; line-height: 20px; }
caption { text-align: left; color: var(--muted); padding-bottom: 6px; }
th, td { text-align: left; vertical-align: top; padding: 7px 12px 6px 0; border-bottom: 1px solid var(--line); font-weight: 400; overflow-wrap: break-word; }
thead th { position: sticky; top: 42px; z-index: 1; background: var(--page); font-weight: 600; color: var(--muted); box-shadow: inset 0 -1px var(--line); }
td.n, th.n { text-align: right; white-space: nowrap; padding-right: 28px; }
.w1 { width: 12%; } .w2 { width: 18%; } .w3 { width: 26%; }
.diff small { white-space: nowrap; } th .by { display: block; }
tbody tr:target > th, tbody:target th { background: var(--sub); }
tbody[id] { scroll-margin-top: 84px; }
.rev { width: 220px; } .dirs { width: 84px; } .set { width: 25%; } .links { width: 108px; }
.older { margin-top: 12px; } .older pre { margin-top: 8px; font-size: 12px; line-height: 18px; }
.narrow { max-width: 76ch; }
h3 + .facts { margin-top: 8px; }
.names { margin-top: 12px; max-width: none; font-size: 13.5px; line-height: 22px; }
`;

// src/reporters/html/timeline/style.ts
var timeline = `
.key { display: flex; flex-wrap: wrap; gap: 2px 18px; margin-top: 8px; font-size: 13.5px; line-height: 20px; color: var(--muted); }
.key span { display: inline-flex; align-items: center; gap: 6px; } .key svg { width: 14px; height: 14px; } .key svg.long { width: 34px; }
.plot { margin-top: 10px; } .for-narrow { display: none; }
.tl { display: block; width: 100%; height: auto; overflow: visible; }
.tl text { font-size: 12.5px; fill: var(--text); } .tl .tl-axis, .tl .tl-note { fill: var(--muted); font-size: 12px; }
.tl .tl-title { font-weight: 600; font-size: 13px; } .tl .tl-warn { fill: var(--high); } .tl .tl-small { font-size: 11.5px; }
.tl-grid { stroke: var(--line); stroke-width: 1; fill: none; } .tl-base { stroke: var(--line); fill: none; }
.tl-now { stroke: var(--text); stroke-width: 1.5; fill: none; }
.tl-looser { fill: var(--high); } .tl-tighter { fill: var(--page); stroke: var(--ok); stroke-width: 1.6; }
.tl-both { fill: var(--text); } .tl-neither { fill: var(--strong); }
.tl-ring { fill: none; stroke: var(--high); stroke-width: 1.3; stroke-dasharray: 2.5 2; }
.tl-many rect { fill: var(--page); stroke: var(--strong); } .tl-unapproved rect { stroke: var(--high); stroke-dasharray: 2.5 2; } .tl-many text { font-size: 11.5px; font-weight: 600; }
.tl-hatch { stroke: var(--strong); stroke-width: 1; fill: none; }
.tl-freeze { fill: var(--low); fill-opacity: .08; } .tl-frozen { fill: var(--low-tint); stroke: var(--low); } .tl-policy { fill: var(--link); }
.tl-bar rect, .tl-sample { fill: var(--ink); } .tl-sample { --ink: var(--high); fill-rule: evenodd; }
.tl-bar.tl-closed rect { fill-opacity: .5; } .tl-bar.tl-excepted rect { fill-opacity: .25; } .tl-bar .tl-over { fill-opacity: 1; }
.tl-bar.tl-inert rect { fill: none; stroke: var(--ink); stroke-width: 1.2; } .tl-bar.tl-unsure rect { stroke: var(--ink); stroke-dasharray: 4 3; }
.tl-bar.tl-sparse rect { fill-opacity: .18; stroke: var(--ink); stroke-width: 1; }
.tl .tl-bar text { fill: var(--page); font-size: 11.5px; font-weight: 600; } .tl-tip { fill: var(--page); fill-opacity: .85; }
.stage { position: relative; cursor: crosshair; touch-action: pan-y; user-select: none; margin-top: 8px; }
.tl.over { position: absolute; inset: 0; pointer-events: none; }
.tl-cursor, .tl-window { fill: var(--link); fill-opacity: .12; stroke: var(--link); stroke-width: 1.5; } .tl-drag { fill: var(--link); fill-opacity: .15; }
.says { min-height: 45px; margin-top: 4px; max-width: none; font-size: 13.5px; line-height: 20px; padding: 6px 10px; background: var(--sub); border-radius: 6px; overflow-wrap: anywhere; }
`;

// src/reporters/html/style.ts
var light = `
  --page: #fff; --sub: #f5f6f8; --line: #d6dae1; --strong: #7c8494;
  --text: #1a1f2b; --muted: #525b6b; --link: #0a56b0;
  --critical: #6b0840; --critical-tint: #fbeaf2; --critical-on: #fff;
  --high: #a63300; --high-tint: #fdefe8;
  --medium: #8c6200; --medium-tint: #fbf3df;
  --low: #1c69b8; --low-tint: #e9f1fb;
  --info: #626a79; --info-tint: #eff1f4;
  --ok: #005a4f; --ok-tint: #e4f4f1;
  --incomplete: #4a2c90; --incomplete-tint: #f1ecfa;
  --added: #ddeff9; --removed: #fbe6dc;
`;
var dark = `
  --page: #12151c; --sub: #1a1f29; --line: #323a48; --strong: #78839a;
  --text: #e8ebf1; --muted: #a7b0c0; --link: #8ab8ff;
  --critical: #ffb0d4; --critical-tint: #3b1429; --critical-on: #3b1429;
  --high: #ff8552; --high-tint: #3a1d10;
  --medium: #f2cc60; --medium-tint: #322708;
  --low: #5ea3f2; --low-tint: #152a44;
  --info: #98a2b3; --info-tint: #262c38;
  --ok: #3fc4ad; --ok-tint: #0d2f2b;
  --incomplete: #d3c1ff; --incomplete-tint: #2a1f45;
  --added: #12324a; --removed: #40210f;
`;
var base = `
:root { color-scheme: light; ${light} }
@media screen and (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { color-scheme: dark; ${dark} } }
@media screen { :root[data-theme="dark"] { color-scheme: dark; ${dark} } }
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 64px; }
body {
  margin: 0; background: var(--page); color: var(--text);
  font: 400 15px/22.5px system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  font-variant-numeric: tabular-nums;
}
.in { max-width: 1168px; margin: 0 auto; padding: 0 24px; }
h1, h2, h3, p, ul, ol, dl, dd, figure, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1 { font-size: 28px; line-height: 35px; font-weight: 650; text-wrap: balance; }
h2 { font-size: 20px; line-height: 26px; font-weight: 650; }
h3 { font-size: 16px; line-height: 22px; font-weight: 600; }
h2 small, h3 small { font-size: 13.5px; font-weight: 400; color: var(--muted); margin-left: 8px; }
p { max-width: 76ch; }
a { color: var(--link); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: .93em; line-height: inherit; }
pre { font-size: 13px; line-height: 20px; }
code, bdi { overflow-wrap: anywhere; unicode-bidi: isolate; }
pre {
  white-space: pre-wrap; overflow-wrap: anywhere; padding: 8px 12px;
  background: var(--sub); border: 1px solid var(--line); border-radius: 6px;
}
time { white-space: nowrap; }
.muted, small { color: var(--muted); }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 16px; top: 8px; padding: 8px 12px; background: var(--page); z-index: 3; }
svg { width: 10px; height: 10px; flex: none; fill: currentColor; }

header { background: var(--sub); border-bottom: 1px solid var(--line); padding: 20px 0 28px; }
.top { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 24px 40px; align-items: start; }
.scope { font-size: 13.5px; color: var(--muted); max-width: none; margin-bottom: 16px; }
.state {
  display: inline-flex; align-items: center; gap: 8px; padding: 3px 12px 3px 10px; margin-bottom: 12px;
  font-size: 13.5px; line-height: 20px; font-weight: 650; letter-spacing: .06em; text-transform: uppercase;
  color: var(--ink); background: var(--tint); border: 1.5px solid var(--ink); border-radius: 6px;
}
.state svg { width: 12px; height: 12px; }
.state-compliant { --ink: var(--ok); --tint: var(--ok-tint); }
.state-drifted { --ink: var(--high); --tint: var(--high-tint); }
.state-drifted.worst-critical { --ink: var(--critical); --tint: var(--critical-tint); }
.state-incomplete { --ink: var(--incomplete); --tint: var(--incomplete-tint); border-style: dashed; }
.state-nothing { --ink: var(--info); --tint: var(--info-tint); border-style: dashed; }
.state-tampered { --ink: var(--critical); --tint: var(--critical); color: var(--critical-on); }
.lead { font-size: 17px; line-height: 25px; margin-top: 8px; max-width: 64ch; }
.counts { display: grid; grid-template-columns: repeat(8, minmax(max-content, 1fr)); gap: 8px; margin: 20px 0; }
@media screen and (max-width: 1180px) { .counts { grid-template-columns: repeat(4, minmax(max-content, 1fr)); } }
.counts li {
  display: flex; flex-direction: column; padding: 8px; background: var(--page);
  border: 1px solid var(--line); border-radius: 6px; font-size: 12.5px; line-height: 18px; color: var(--muted);
}
.counts b { font-size: 22px; line-height: 26px; font-weight: 600; color: var(--text); }
.counts .some { border-color: var(--ink); }
.counts .some b, .counts .some span { color: var(--ink); }
.since h2, .evidence h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
.since ul { margin-top: 4px; }
.since li { display: grid; grid-template-columns: 3ch minmax(0, 1fr); gap: 8px; }
.since li > b { text-align: right; font-weight: 600; }
.evidence { background: var(--page); border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; }
.facts { display: grid; grid-template-columns: 104px minmax(0, 1fr); gap: 4px 12px; font-size: 13.5px; line-height: 20px; }
.evidence .facts { margin-top: 8px; }
.facts dt { color: var(--muted); }
.facts dd { overflow-wrap: anywhere; }
.hidden { margin-top: 16px; font-size: 13.5px; }

nav { position: sticky; top: 0; z-index: 2; background: var(--page); border-bottom: 1px solid var(--line); font-size: 13.5px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 20px; }
nav a { display: block; padding: 10px 0; color: var(--text); text-decoration: none; }
nav a:hover { color: var(--link); text-decoration: underline; }
nav small { font-size: 12.5px; }
.js .no-script, .on-paper, [hidden] { display: none; }
button, input { font: inherit; color: inherit; }
button { padding: 3px 10px; font-size: 13.5px; line-height: 20px; background: var(--page); border: 1px solid var(--strong); border-radius: 6px; cursor: pointer; }
button:hover:not(:disabled) { background: var(--sub); }
button:disabled { color: var(--muted); border-color: var(--line); cursor: default; }
button[aria-pressed="true"] { color: var(--page); background: var(--text); border-color: var(--text); }
button[aria-pressed="true"] small { color: inherit; }
.tools { position: absolute; inset: 14px 0 auto; display: flex; justify-content: flex-end; gap: 6px; pointer-events: none; }
.tools:empty { display: none; } .tools > * { pointer-events: auto; }
.tools button { padding: 1px 8px; font-size: 12.5px; border-color: var(--line); background: var(--page); }
.js .top { padding-top: 22px; }
dialog { max-width: 560px; color: var(--text); background: var(--page); border: 1px solid var(--strong); border-radius: 8px; padding: 20px 24px; }
dialog::backdrop { background: #0006; } dialog .facts, dialog p { margin: 12px 0; }
kbd { font: inherit; font-weight: 600; color: var(--text); }
main > section { margin-top: 40px; }
section > h2 + p, section > h2 + ul { margin-top: 8px; }
section > h3 { margin-top: 24px; }
footer.in { margin-top: 48px; margin-bottom: 40px; font-size: 13.5px; color: var(--muted); }
`;
var style = [base, parts, timeline, phone, paper].join("").replace(/\s*\n\s*/g, "\n").trim();

// src/reporters/html/timeline/chart.tsx
var MAX_TIPS = 120;
function Chart({ drawing, id, label }) {
  const { width, height, left, top, ticks: ticks2, titles, notes, blind, lanes, rows, narrow } = drawing;
  const end = width - 12;
  const tips = lanes.reduce((sum, lane) => sum + lane.spots.length, 0) <= MAX_TIPS;
  return /* @__PURE__ */ a3("svg", { class: "tl", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label, children: [
    /* @__PURE__ */ a3("defs", { children: [
      /* @__PURE__ */ a3("pattern", { id: `${id}-blind`, width: "6", height: "6", patternUnits: "userSpaceOnUse", children: /* @__PURE__ */ a3("path", { d: "M0 6 6 0", class: "tl-hatch" }) }),
      /* @__PURE__ */ a3("pattern", { id: `${id}-off`, width: "5", height: "5", patternUnits: "userSpaceOnUse", children: /* @__PURE__ */ a3("path", { d: "M0 0 5 5", class: "tl-hatch" }) })
    ] }),
    /* @__PURE__ */ a3("path", { class: "tl-grid", d: ticks2.map(({ x: x3 }) => `M${x3} ${top - 4}V${height}`).join("") }),
    ticks2.map(
      ({ x: x3, words: words2 }, i3) => x3 + words2.length * 6 > width || i3 > 0 && x3 - ticks2[i3 - 1].x < 34 ? null : /* @__PURE__ */ a3("text", { class: "tl-axis", x: x3, y: 14, children: words2 })
    ),
    notes?.freezes.map((band) => /* @__PURE__ */ a3("rect", { class: "tl-freeze", x: band.x, y: top, width: band.width, height: height - top })),
    blind.map((band) => /* @__PURE__ */ a3("rect", { x: band.x, y: top, width: band.width, height: height - top, fill: `url(#${id}-blind)`, children: /* @__PURE__ */ a3("title", { children: band.words }) })),
    drawing.ends && /* @__PURE__ */ a3("path", { class: "tl-now", d: `M${end} ${top - 8}V${height}` }),
    notes && /* @__PURE__ */ a3("g", { children: [
      /* @__PURE__ */ a3(Name, { text: "Freezes, policy changes", y: notes.y, drawing }),
      notes.freezes.map((band) => /* @__PURE__ */ a3("g", { children: [
        /* @__PURE__ */ a3("title", { children: visible(band.words) }),
        /* @__PURE__ */ a3("rect", { class: "tl-frozen", x: band.x, y: notes.y - 8, width: band.width, height: 16, rx: 3 }),
        band.width > 50 && /* @__PURE__ */ a3("text", { class: "tl-small", x: band.x + 5, y: notes.y + 4, children: "freeze" })
      ] })),
      /* @__PURE__ */ a3("path", { class: "tl-policy", d: notes.policies.map((x3) => `M${x3} ${notes.y - 6}l6 6-6 6-6-6z`).join("") })
    ] }),
    titles.map(({ y: y3, words: words2 }) => /* @__PURE__ */ a3("text", { class: "tl-title", x: narrow ? left : 0, y: y3 + 5, children: words2 })),
    lanes.map((lane) => /* @__PURE__ */ a3(LaneMarks, { lane, drawing, tips })),
    rows.map((row) => /* @__PURE__ */ a3(RowBars, { row, drawing, id }))
  ] });
}
function Name(props) {
  const { text, note, y: y3, drawing, warn } = props;
  const at2 = drawing.narrow ? y3 - 16 : y3 + 4;
  const room = Math.floor((drawing.narrow ? drawing.width - 12 : drawing.left - 16) / 7.4) - (note ?? "").length;
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("text", { class: warn ? "tl-name tl-warn" : "tl-name", x: drawing.narrow ? drawing.left : 0, y: at2, children: fitted(visible(text), Math.max(10, room)) }),
    note !== void 0 && /* @__PURE__ */ a3("text", { class: "tl-note", x: drawing.narrow ? drawing.width - 12 : drawing.left - 10, y: at2, "text-anchor": "end", children: note })
  ] });
}
function fitted(text, room) {
  return text.includes("@") && cells(text) > room ? `${head(text, room - 1)}…` : middle(text, room);
}
function LaneMarks({ lane, drawing, tips }) {
  const { y: y3, spots, columns: columns2, count } = lane;
  const { name, people, approved } = lane.lane;
  const kinds = ["looser", "tighter", "both", "neither"];
  const alone = spots.filter((spot) => spot.revisions.length === 1);
  const ringed = alone.flatMap((spot) => spot.unapproved ? spot.x : []);
  if (lane.flagged !== null) ringed.push(lane.flagged);
  const marked = kinds.map((way) => [way, alone.filter((spot) => spot.way === way)]);
  return /* @__PURE__ */ a3("g", { children: [
    /* @__PURE__ */ a3(
      Name,
      {
        text: name === null ? some(people, "other editor") : name === "" ? "an unknown editor" : name,
        note: thousands(count),
        y: y3,
        drawing,
        warn: !approved
      }
    ),
    /* @__PURE__ */ a3("path", { class: "tl-base", d: `M${drawing.left} ${y3}H${drawing.width - 12}` }),
    marked.map(
      ([way, all]) => all.length === 0 ? null : tips ? all.map((spot) => /* @__PURE__ */ a3("path", { class: `tl-${way}`, d: shapes[way](spot.x, y3), children: /* @__PURE__ */ a3("title", { children: `revision ${spot.revisions[0]}, ${way}` }) })) : /* @__PURE__ */ a3("path", { class: `tl-${way}`, d: all.map((spot) => shapes[way](spot.x, y3)).join("") })
    ),
    spots.filter((spot) => spot.revisions.length > 1).map((spot) => /* @__PURE__ */ a3(Cluster, { spot, y: y3 })),
    columns2.length > 0 && /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("path", { class: "tl-looser", d: columns2.map((one2) => column(one2, y3, "up")).join("") }),
      /* @__PURE__ */ a3("path", { class: "tl-tighter", d: columns2.map((one2) => column(one2, y3, "down")).join("") }),
      /* @__PURE__ */ a3("path", { class: "tl-neither", d: columns2.map((one2) => flat(one2, y3)).join("") })
    ] }),
    ringed.length > 0 && /* @__PURE__ */ a3("path", { class: "tl-ring", d: ringed.map((x3) => `M${x3 - 8} ${y3}a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`).join("") })
  ] });
}
var shapes = {
  looser: (x3, y3) => `M${x3} ${y3 - 6}l5.5 10.5h-11z`,
  tighter: (x3, y3) => `M${x3} ${y3 + 6}l-5.5-10.5h11z`,
  both: (x3, y3) => `M${x3} ${y3 - 6}l6 6-6 6-6-6z`,
  neither: (x3, y3) => `M${x3 - 3} ${y3}a3 3 0 1 1 6 0a3 3 0 1 1-6 0z`
};
function Cluster({ spot, y: y3 }) {
  const words2 = String(spot.revisions.length);
  const width = 21 + 7.5 * words2.length;
  const left = Math.round(spot.x - width / 2);
  return /* @__PURE__ */ a3("g", { class: spot.unapproved ? "tl-many tl-unapproved" : "tl-many", children: [
    /* @__PURE__ */ a3("title", { children: `revisions ${spot.revisions.slice(0, 12).join(", ")}${spot.revisions.length > 12 ? " …" : ""}` }),
    /* @__PURE__ */ a3("rect", { x: left, y: y3 - 9, width, height: 18, rx: 9 }),
    /* @__PURE__ */ a3("path", { class: `tl-${spot.way}`, d: shapes[spot.way](left + 10, y3) }),
    /* @__PURE__ */ a3("text", { x: left + 18, y: y3 + 4, children: words2 })
  ] });
}
function column({ x: x3, width, up, down }, y3, way) {
  const height = way === "up" ? up : down;
  return height === 0 ? "" : `M${x3} ${y3}v${way === "up" ? -height : height}h${width}V${y3}z`;
}
function flat({ x: x3, width, up, down }, y3) {
  return up + down > 0 ? "" : `M${x3} ${y3 - 1}h${width}v2h-${width}z`;
}
function RowBars({ row, drawing, id }) {
  const { y: y3, bars } = row;
  const { rule, rules, windows, seconds: seconds2 } = row.row;
  const times = windows.length > 1 ? `${windows.length}× ` : "";
  return /* @__PURE__ */ a3("g", { children: [
    /* @__PURE__ */ a3(
      Name,
      {
        text: rule ?? some(rules, "further rule"),
        note: `${times}${duration(seconds2).replace(/ d .*/, " d")}`,
        y: y3,
        drawing
      }
    ),
    bars.map((bar) => /* @__PURE__ */ a3(BarShape, { bar, y: y3, id }))
  ] });
}
function BarShape({ bar, y: y3, id }) {
  const { x: x3, width, severity, state, before, beyond, inert, unsure, words: words2 } = bar;
  const tips = [before ? `M${x3} ${y3}l8-5v10z` : "", beyond ? `M${x3 + width} ${y3}l-8-5v10z` : ""].join("");
  const sparse = bar.covered < 0.9 * (bar.until - bar.from);
  const kinds = [inert && "tl-inert", unsure && "tl-unsure", sparse && "tl-sparse"];
  const classes = ["tl-bar", `ink-${severity}`, `tl-${state}`, ...kinds];
  return /* @__PURE__ */ a3("g", { class: classes.filter(Boolean).join(" "), children: [
    /* @__PURE__ */ a3("rect", { x: x3, y: y3 - 7, width, height: 14, rx: 2 }),
    state === "excepted" && /* @__PURE__ */ a3("rect", { class: "tl-over", x: x3, y: y3 - 7, width, height: 14, fill: `url(#${id}-off)` }),
    tips !== "" && width > 16 && /* @__PURE__ */ a3("path", { class: "tl-tip", d: tips }),
    words2 !== "" && state === "open" && !inert && /* @__PURE__ */ a3("text", { x: x3 + (before ? 12 : 6), y: y3 + 4, children: words2 })
  ] });
}

// node_modules/d3-array/dist/d3-array.mjs
function ascending(a4, b2) {
  return a4 == null || b2 == null ? NaN : a4 < b2 ? -1 : a4 > b2 ? 1 : a4 >= b2 ? 0 : NaN;
}
function descending(a4, b2) {
  return a4 == null || b2 == null ? NaN : b2 < a4 ? -1 : b2 > a4 ? 1 : b2 >= a4 ? 0 : NaN;
}
function bisector(f4) {
  let compare1, compare2, delta;
  if (f4.length !== 2) {
    compare1 = ascending;
    compare2 = (d3, x3) => ascending(f4(d3), x3);
    delta = (d3, x3) => f4(d3) - x3;
  } else {
    compare1 = f4 === ascending || f4 === descending ? f4 : zero;
    compare2 = f4;
    delta = f4;
  }
  function left(a4, x3, lo = 0, hi = a4.length) {
    if (lo < hi) {
      if (compare1(x3, x3) !== 0) return hi;
      do {
        const mid = lo + hi >>> 1;
        if (compare2(a4[mid], x3) < 0) lo = mid + 1;
        else hi = mid;
      } while (lo < hi);
    }
    return lo;
  }
  function right(a4, x3, lo = 0, hi = a4.length) {
    if (lo < hi) {
      if (compare1(x3, x3) !== 0) return hi;
      do {
        const mid = lo + hi >>> 1;
        if (compare2(a4[mid], x3) <= 0) lo = mid + 1;
        else hi = mid;
      } while (lo < hi);
    }
    return lo;
  }
  function center(a4, x3, lo = 0, hi = a4.length) {
    const i3 = left(a4, x3, lo, hi - 1);
    return i3 > lo && delta(a4[i3 - 1], x3) > -delta(a4[i3], x3) ? i3 - 1 : i3;
  }
  return { left, center, right };
}
function zero() {
  return 0;
}
function number(x3) {
  return x3 === null ? NaN : +x3;
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
function blurh(blur, T3, S2, w3, h3) {
  for (let y3 = 0, n2 = w3 * h3; y3 < n2; ) {
    blur(T3, S2, y3, y3 += w3, 1);
  }
}
function blurv(blur, T3, S2, w3, h3) {
  for (let x3 = 0, n2 = w3 * h3; x3 < w3; ++x3) {
    blur(T3, S2, x3, x3 + n2, w3);
  }
}
function blurfImage(radius) {
  const blur = blurf(radius);
  return (T3, S2, start, stop, step) => {
    start <<= 2, stop <<= 2, step <<= 2;
    blur(T3, S2, start + 0, stop + 0, step);
    blur(T3, S2, start + 1, stop + 1, step);
    blur(T3, S2, start + 2, stop + 2, step);
    blur(T3, S2, start + 3, stop + 3, step);
  };
}
function blurf(radius) {
  const radius0 = Math.floor(radius);
  if (radius0 === radius) return bluri(radius);
  const t4 = radius - radius0;
  const w3 = 2 * radius + 1;
  return (T3, S2, start, stop, step) => {
    if (!((stop -= step) >= start)) return;
    let sum = radius0 * S2[start];
    const s0 = step * radius0;
    const s1 = s0 + step;
    for (let i3 = start, j3 = start + s0; i3 < j3; i3 += step) {
      sum += S2[Math.min(stop, i3)];
    }
    for (let i3 = start, j3 = stop; i3 <= j3; i3 += step) {
      sum += S2[Math.min(stop, i3 + s0)];
      T3[i3] = (sum + t4 * (S2[Math.max(start, i3 - s1)] + S2[Math.min(stop, i3 + s1)])) / w3;
      sum -= S2[Math.max(start, i3 - s0)];
    }
  };
}
function bluri(radius) {
  const w3 = 2 * radius + 1;
  return (T3, S2, start, stop, step) => {
    if (!((stop -= step) >= start)) return;
    let sum = radius * S2[start];
    const s3 = step * radius;
    for (let i3 = start, j3 = start + s3; i3 < j3; i3 += step) {
      sum += S2[Math.min(stop, i3)];
    }
    for (let i3 = start, j3 = stop; i3 <= j3; i3 += step) {
      sum += S2[Math.min(stop, i3 + s3)];
      T3[i3] = sum / w3;
      sum -= S2[Math.max(start, i3 - s3)];
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
  let i1, i22, inc;
  if (power < 0) {
    inc = Math.pow(10, -power) / factor;
    i1 = Math.round(start * inc);
    i22 = Math.round(stop * inc);
    if (i1 / inc < start) ++i1;
    if (i22 / inc > stop) --i22;
    inc = -inc;
  } else {
    inc = Math.pow(10, power) * factor;
    i1 = Math.round(start / inc);
    i22 = Math.round(stop / inc);
    if (i1 * inc < start) ++i1;
    if (i22 * inc > stop) --i22;
  }
  if (i22 < i1 && 0.5 <= count && count < 2) return tickSpec(start, stop, count * 2);
  return [i1, i22, inc];
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
    let m3 = i1 - (i0 = +i0);
    while (m3) {
      const i3 = random() * m3-- | 0, t4 = array2[m3 + i0];
      array2[m3 + i0] = array2[i3 + i0];
      array2[i3 + i0] = t4;
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
var named = {
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
  var m3, l3;
  format = (format + "").trim().toLowerCase();
  return (m3 = reHex.exec(format)) ? (l3 = m3[1].length, m3 = parseInt(m3[1], 16), l3 === 6 ? rgbn(m3) : l3 === 3 ? new Rgb(m3 >> 8 & 15 | m3 >> 4 & 240, m3 >> 4 & 15 | m3 & 240, (m3 & 15) << 4 | m3 & 15, 1) : l3 === 8 ? rgba(m3 >> 24 & 255, m3 >> 16 & 255, m3 >> 8 & 255, (m3 & 255) / 255) : l3 === 4 ? rgba(m3 >> 12 & 15 | m3 >> 8 & 240, m3 >> 8 & 15 | m3 >> 4 & 240, m3 >> 4 & 15 | m3 & 240, ((m3 & 15) << 4 | m3 & 15) / 255) : null) : (m3 = reRgbInteger.exec(format)) ? new Rgb(m3[1], m3[2], m3[3], 1) : (m3 = reRgbPercent.exec(format)) ? new Rgb(m3[1] * 255 / 100, m3[2] * 255 / 100, m3[3] * 255 / 100, 1) : (m3 = reRgbaInteger.exec(format)) ? rgba(m3[1], m3[2], m3[3], m3[4]) : (m3 = reRgbaPercent.exec(format)) ? rgba(m3[1] * 255 / 100, m3[2] * 255 / 100, m3[3] * 255 / 100, m3[4]) : (m3 = reHslPercent.exec(format)) ? hsla(m3[1], m3[2] / 100, m3[3] / 100, 1) : (m3 = reHslaPercent.exec(format)) ? hsla(m3[1], m3[2] / 100, m3[3] / 100, m3[4]) : named.hasOwnProperty(format) ? rgbn(named[format]) : format === "transparent" ? new Rgb(NaN, NaN, NaN, 0) : null;
}
function rgbn(n2) {
  return new Rgb(n2 >> 16 & 255, n2 >> 8 & 255, n2 & 255, 1);
}
function rgba(r2, g3, b2, a4) {
  if (a4 <= 0) r2 = g3 = b2 = NaN;
  return new Rgb(r2, g3, b2, a4);
}
function rgbConvert(o4) {
  if (!(o4 instanceof Color)) o4 = color(o4);
  if (!o4) return new Rgb();
  o4 = o4.rgb();
  return new Rgb(o4.r, o4.g, o4.b, o4.opacity);
}
function rgb(r2, g3, b2, opacity) {
  return arguments.length === 1 ? rgbConvert(r2) : new Rgb(r2, g3, b2, opacity == null ? 1 : opacity);
}
function Rgb(r2, g3, b2, opacity) {
  this.r = +r2;
  this.g = +g3;
  this.b = +b2;
  this.opacity = +opacity;
}
define(Rgb, rgb, extend(Color, {
  brighter(k3) {
    k3 = k3 == null ? brighter : Math.pow(brighter, k3);
    return new Rgb(this.r * k3, this.g * k3, this.b * k3, this.opacity);
  },
  darker(k3) {
    k3 = k3 == null ? darker : Math.pow(darker, k3);
    return new Rgb(this.r * k3, this.g * k3, this.b * k3, this.opacity);
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
  const a4 = clampa(this.opacity);
  return `${a4 === 1 ? "rgb(" : "rgba("}${clampi(this.r)}, ${clampi(this.g)}, ${clampi(this.b)}${a4 === 1 ? ")" : `, ${a4})`}`;
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
function hsla(h3, s3, l3, a4) {
  if (a4 <= 0) h3 = s3 = l3 = NaN;
  else if (l3 <= 0 || l3 >= 1) h3 = s3 = NaN;
  else if (s3 <= 0) h3 = NaN;
  return new Hsl(h3, s3, l3, a4);
}
function hslConvert(o4) {
  if (o4 instanceof Hsl) return new Hsl(o4.h, o4.s, o4.l, o4.opacity);
  if (!(o4 instanceof Color)) o4 = color(o4);
  if (!o4) return new Hsl();
  if (o4 instanceof Hsl) return o4;
  o4 = o4.rgb();
  var r2 = o4.r / 255, g3 = o4.g / 255, b2 = o4.b / 255, min = Math.min(r2, g3, b2), max = Math.max(r2, g3, b2), h3 = NaN, s3 = max - min, l3 = (max + min) / 2;
  if (s3) {
    if (r2 === max) h3 = (g3 - b2) / s3 + (g3 < b2) * 6;
    else if (g3 === max) h3 = (b2 - r2) / s3 + 2;
    else h3 = (r2 - g3) / s3 + 4;
    s3 /= l3 < 0.5 ? max + min : 2 - max - min;
    h3 *= 60;
  } else {
    s3 = l3 > 0 && l3 < 1 ? 0 : h3;
  }
  return new Hsl(h3, s3, l3, o4.opacity);
}
function hsl(h3, s3, l3, opacity) {
  return arguments.length === 1 ? hslConvert(h3) : new Hsl(h3, s3, l3, opacity == null ? 1 : opacity);
}
function Hsl(h3, s3, l3, opacity) {
  this.h = +h3;
  this.s = +s3;
  this.l = +l3;
  this.opacity = +opacity;
}
define(Hsl, hsl, extend(Color, {
  brighter(k3) {
    k3 = k3 == null ? brighter : Math.pow(brighter, k3);
    return new Hsl(this.h, this.s, this.l * k3, this.opacity);
  },
  darker(k3) {
    k3 = k3 == null ? darker : Math.pow(darker, k3);
    return new Hsl(this.h, this.s, this.l * k3, this.opacity);
  },
  rgb() {
    var h3 = this.h % 360 + (this.h < 0) * 360, s3 = isNaN(h3) || isNaN(this.s) ? 0 : this.s, l3 = this.l, m22 = l3 + (l3 < 0.5 ? l3 : 1 - l3) * s3, m1 = 2 * l3 - m22;
    return new Rgb(
      hsl2rgb(h3 >= 240 ? h3 - 240 : h3 + 120, m1, m22),
      hsl2rgb(h3, m1, m22),
      hsl2rgb(h3 < 120 ? h3 + 240 : h3 - 120, m1, m22),
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
    const a4 = clampa(this.opacity);
    return `${a4 === 1 ? "hsl(" : "hsla("}${clamph(this.h)}, ${clampt(this.s) * 100}%, ${clampt(this.l) * 100}%${a4 === 1 ? ")" : `, ${a4})`}`;
  }
}));
function clamph(value3) {
  value3 = (value3 || 0) % 360;
  return value3 < 0 ? value3 + 360 : value3;
}
function clampt(value3) {
  return Math.max(0, Math.min(1, value3 || 0));
}
function hsl2rgb(h3, m1, m22) {
  return (h3 < 60 ? m1 + (m22 - m1) * h3 / 60 : h3 < 180 ? m22 : h3 < 240 ? m1 + (m22 - m1) * (240 - h3) / 60 : m1) * 255;
}
var radians = Math.PI / 180;
var degrees = 180 / Math.PI;
var K2 = 18;
var Xn = 0.96422;
var Yn = 1;
var Zn = 0.82521;
var t0 = 4 / 29;
var t1 = 6 / 29;
var t2 = 3 * t1 * t1;
var t3 = t1 * t1 * t1;
function labConvert(o4) {
  if (o4 instanceof Lab) return new Lab(o4.l, o4.a, o4.b, o4.opacity);
  if (o4 instanceof Hcl) return hcl2lab(o4);
  if (!(o4 instanceof Rgb)) o4 = rgbConvert(o4);
  var r2 = rgb2lrgb(o4.r), g3 = rgb2lrgb(o4.g), b2 = rgb2lrgb(o4.b), y3 = xyz2lab((0.2225045 * r2 + 0.7168786 * g3 + 0.0606169 * b2) / Yn), x3, z3;
  if (r2 === g3 && g3 === b2) x3 = z3 = y3;
  else {
    x3 = xyz2lab((0.4360747 * r2 + 0.3850649 * g3 + 0.1430804 * b2) / Xn);
    z3 = xyz2lab((0.0139322 * r2 + 0.0971045 * g3 + 0.7141733 * b2) / Zn);
  }
  return new Lab(116 * y3 - 16, 500 * (x3 - y3), 200 * (y3 - z3), o4.opacity);
}
function lab(l3, a4, b2, opacity) {
  return arguments.length === 1 ? labConvert(l3) : new Lab(l3, a4, b2, opacity == null ? 1 : opacity);
}
function Lab(l3, a4, b2, opacity) {
  this.l = +l3;
  this.a = +a4;
  this.b = +b2;
  this.opacity = +opacity;
}
define(Lab, lab, extend(Color, {
  brighter(k3) {
    return new Lab(this.l + K2 * (k3 == null ? 1 : k3), this.a, this.b, this.opacity);
  },
  darker(k3) {
    return new Lab(this.l - K2 * (k3 == null ? 1 : k3), this.a, this.b, this.opacity);
  },
  rgb() {
    var y3 = (this.l + 16) / 116, x3 = isNaN(this.a) ? y3 : y3 + this.a / 500, z3 = isNaN(this.b) ? y3 : y3 - this.b / 200;
    x3 = Xn * lab2xyz(x3);
    y3 = Yn * lab2xyz(y3);
    z3 = Zn * lab2xyz(z3);
    return new Rgb(
      lrgb2rgb(3.1338561 * x3 - 1.6168667 * y3 - 0.4906146 * z3),
      lrgb2rgb(-0.9787684 * x3 + 1.9161415 * y3 + 0.033454 * z3),
      lrgb2rgb(0.0719453 * x3 - 0.2289914 * y3 + 1.4052427 * z3),
      this.opacity
    );
  }
}));
function xyz2lab(t4) {
  return t4 > t3 ? Math.pow(t4, 1 / 3) : t4 / t2 + t0;
}
function lab2xyz(t4) {
  return t4 > t1 ? t4 * t4 * t4 : t2 * (t4 - t0);
}
function lrgb2rgb(x3) {
  return 255 * (x3 <= 31308e-7 ? 12.92 * x3 : 1.055 * Math.pow(x3, 1 / 2.4) - 0.055);
}
function rgb2lrgb(x3) {
  return (x3 /= 255) <= 0.04045 ? x3 / 12.92 : Math.pow((x3 + 0.055) / 1.055, 2.4);
}
function hclConvert(o4) {
  if (o4 instanceof Hcl) return new Hcl(o4.h, o4.c, o4.l, o4.opacity);
  if (!(o4 instanceof Lab)) o4 = labConvert(o4);
  if (o4.a === 0 && o4.b === 0) return new Hcl(NaN, 0 < o4.l && o4.l < 100 ? 0 : NaN, o4.l, o4.opacity);
  var h3 = Math.atan2(o4.b, o4.a) * degrees;
  return new Hcl(h3 < 0 ? h3 + 360 : h3, Math.sqrt(o4.a * o4.a + o4.b * o4.b), o4.l, o4.opacity);
}
function hcl(h3, c3, l3, opacity) {
  return arguments.length === 1 ? hclConvert(h3) : new Hcl(h3, c3, l3, opacity == null ? 1 : opacity);
}
function Hcl(h3, c3, l3, opacity) {
  this.h = +h3;
  this.c = +c3;
  this.l = +l3;
  this.opacity = +opacity;
}
function hcl2lab(o4) {
  if (isNaN(o4.h)) return new Lab(o4.l, 0, 0, o4.opacity);
  var h3 = o4.h * radians;
  return new Lab(o4.l, Math.cos(h3) * o4.c, Math.sin(h3) * o4.c, o4.opacity);
}
define(Hcl, hcl, extend(Color, {
  brighter(k3) {
    return new Hcl(this.h, this.c, this.l + K2 * (k3 == null ? 1 : k3), this.opacity);
  },
  darker(k3) {
    return new Hcl(this.h, this.c, this.l - K2 * (k3 == null ? 1 : k3), this.opacity);
  },
  rgb() {
    return hcl2lab(this).rgb();
  }
}));
var A2 = -0.14861;
var B3 = 1.78277;
var C2 = -0.29227;
var D2 = -0.90649;
var E2 = 1.97294;
var ED = E2 * D2;
var EB = E2 * B3;
var BC_DA = B3 * C2 - D2 * A2;
function cubehelixConvert(o4) {
  if (o4 instanceof Cubehelix) return new Cubehelix(o4.h, o4.s, o4.l, o4.opacity);
  if (!(o4 instanceof Rgb)) o4 = rgbConvert(o4);
  var r2 = o4.r / 255, g3 = o4.g / 255, b2 = o4.b / 255, l3 = (BC_DA * b2 + ED * r2 - EB * g3) / (BC_DA + ED - EB), bl = b2 - l3, k3 = (E2 * (g3 - l3) - C2 * bl) / D2, s3 = Math.sqrt(k3 * k3 + bl * bl) / (E2 * l3 * (1 - l3)), h3 = s3 ? Math.atan2(k3, bl) * degrees - 120 : NaN;
  return new Cubehelix(h3 < 0 ? h3 + 360 : h3, s3, l3, o4.opacity);
}
function cubehelix(h3, s3, l3, opacity) {
  return arguments.length === 1 ? cubehelixConvert(h3) : new Cubehelix(h3, s3, l3, opacity == null ? 1 : opacity);
}
function Cubehelix(h3, s3, l3, opacity) {
  this.h = +h3;
  this.s = +s3;
  this.l = +l3;
  this.opacity = +opacity;
}
define(Cubehelix, cubehelix, extend(Color, {
  brighter(k3) {
    k3 = k3 == null ? brighter : Math.pow(brighter, k3);
    return new Cubehelix(this.h, this.s, this.l * k3, this.opacity);
  },
  darker(k3) {
    k3 = k3 == null ? darker : Math.pow(darker, k3);
    return new Cubehelix(this.h, this.s, this.l * k3, this.opacity);
  },
  rgb() {
    var h3 = isNaN(this.h) ? 0 : (this.h + 120) * radians, l3 = +this.l, a4 = isNaN(this.s) ? 0 : this.s * l3 * (1 - l3), cosh2 = Math.cos(h3), sinh2 = Math.sin(h3);
    return new Rgb(
      255 * (l3 + a4 * (A2 * cosh2 + B3 * sinh2)),
      255 * (l3 + a4 * (C2 * cosh2 + D2 * sinh2)),
      255 * (l3 + a4 * (E2 * cosh2)),
      this.opacity
    );
  }
}));

// node_modules/d3-interpolate/dist/d3-interpolate.mjs
function basis(t13, v0, v1, v22, v3) {
  var t22 = t13 * t13, t32 = t22 * t13;
  return ((1 - 3 * t13 + 3 * t22 - t32) * v0 + (4 - 6 * t22 + 3 * t32) * v1 + (1 + 3 * t13 + 3 * t22 - 3 * t32) * v22 + t32 * v3) / 6;
}
function basis$1(values) {
  var n2 = values.length - 1;
  return function(t4) {
    var i3 = t4 <= 0 ? t4 = 0 : t4 >= 1 ? (t4 = 1, n2 - 1) : Math.floor(t4 * n2), v1 = values[i3], v22 = values[i3 + 1], v0 = i3 > 0 ? values[i3 - 1] : 2 * v1 - v22, v3 = i3 < n2 - 1 ? values[i3 + 2] : 2 * v22 - v1;
    return basis((t4 - i3 / n2) * n2, v0, v1, v22, v3);
  };
}
function basisClosed(values) {
  var n2 = values.length;
  return function(t4) {
    var i3 = Math.floor(((t4 %= 1) < 0 ? ++t4 : t4) * n2), v0 = values[(i3 + n2 - 1) % n2], v1 = values[i3 % n2], v22 = values[(i3 + 1) % n2], v3 = values[(i3 + 2) % n2];
    return basis((t4 - i3 / n2) * n2, v0, v1, v22, v3);
  };
}
var constant = (x3) => () => x3;
function linear(a4, d3) {
  return function(t4) {
    return a4 + t4 * d3;
  };
}
function exponential(a4, b2, y3) {
  return a4 = Math.pow(a4, y3), b2 = Math.pow(b2, y3) - a4, y3 = 1 / y3, function(t4) {
    return Math.pow(a4 + t4 * b2, y3);
  };
}
function hue$1(a4, b2) {
  var d3 = b2 - a4;
  return d3 ? linear(a4, d3 > 180 || d3 < -180 ? d3 - 360 * Math.round(d3 / 360) : d3) : constant(isNaN(a4) ? b2 : a4);
}
function gamma(y3) {
  return (y3 = +y3) === 1 ? nogamma : function(a4, b2) {
    return b2 - a4 ? exponential(a4, b2, y3) : constant(isNaN(a4) ? b2 : a4);
  };
}
function nogamma(a4, b2) {
  var d3 = b2 - a4;
  return d3 ? linear(a4, d3) : constant(isNaN(a4) ? b2 : a4);
}
var rgb2 = (function rgbGamma(y3) {
  var color2 = gamma(y3);
  function rgb3(start, end) {
    var r2 = color2((start = rgb(start)).r, (end = rgb(end)).r), g3 = color2(start.g, end.g), b2 = color2(start.b, end.b), opacity = nogamma(start.opacity, end.opacity);
    return function(t4) {
      start.r = r2(t4);
      start.g = g3(t4);
      start.b = b2(t4);
      start.opacity = opacity(t4);
      return start + "";
    };
  }
  rgb3.gamma = rgbGamma;
  return rgb3;
})(1);
function rgbSpline(spline) {
  return function(colors) {
    var n2 = colors.length, r2 = new Array(n2), g3 = new Array(n2), b2 = new Array(n2), i3, color2;
    for (i3 = 0; i3 < n2; ++i3) {
      color2 = rgb(colors[i3]);
      r2[i3] = color2.r || 0;
      g3[i3] = color2.g || 0;
      b2[i3] = color2.b || 0;
    }
    r2 = spline(r2);
    g3 = spline(g3);
    b2 = spline(b2);
    color2.opacity = 1;
    return function(t4) {
      color2.r = r2(t4);
      color2.g = g3(t4);
      color2.b = b2(t4);
      return color2 + "";
    };
  };
}
var rgbBasis = rgbSpline(basis$1);
var rgbBasisClosed = rgbSpline(basisClosed);
function numberArray(a4, b2) {
  if (!b2) b2 = [];
  var n2 = a4 ? Math.min(b2.length, a4.length) : 0, c3 = b2.slice(), i3;
  return function(t4) {
    for (i3 = 0; i3 < n2; ++i3) c3[i3] = a4[i3] * (1 - t4) + b2[i3] * t4;
    return c3;
  };
}
function isNumberArray(x3) {
  return ArrayBuffer.isView(x3) && !(x3 instanceof DataView);
}
function genericArray(a4, b2) {
  var nb = b2 ? b2.length : 0, na = a4 ? Math.min(nb, a4.length) : 0, x3 = new Array(na), c3 = new Array(nb), i3;
  for (i3 = 0; i3 < na; ++i3) x3[i3] = value2(a4[i3], b2[i3]);
  for (; i3 < nb; ++i3) c3[i3] = b2[i3];
  return function(t4) {
    for (i3 = 0; i3 < na; ++i3) c3[i3] = x3[i3](t4);
    return c3;
  };
}
function date(a4, b2) {
  var d3 = /* @__PURE__ */ new Date();
  return a4 = +a4, b2 = +b2, function(t4) {
    return d3.setTime(a4 * (1 - t4) + b2 * t4), d3;
  };
}
function number2(a4, b2) {
  return a4 = +a4, b2 = +b2, function(t4) {
    return a4 * (1 - t4) + b2 * t4;
  };
}
function object(a4, b2) {
  var i3 = {}, c3 = {}, k3;
  if (a4 === null || typeof a4 !== "object") a4 = {};
  if (b2 === null || typeof b2 !== "object") b2 = {};
  for (k3 in b2) {
    if (k3 in a4) {
      i3[k3] = value2(a4[k3], b2[k3]);
    } else {
      c3[k3] = b2[k3];
    }
  }
  return function(t4) {
    for (k3 in i3) c3[k3] = i3[k3](t4);
    return c3;
  };
}
var reA = /[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g;
var reB = new RegExp(reA.source, "g");
function zero2(b2) {
  return function() {
    return b2;
  };
}
function one(b2) {
  return function(t4) {
    return b2(t4) + "";
  };
}
function string(a4, b2) {
  var bi = reA.lastIndex = reB.lastIndex = 0, am, bm, bs, i3 = -1, s3 = [], q3 = [];
  a4 = a4 + "", b2 = b2 + "";
  while ((am = reA.exec(a4)) && (bm = reB.exec(b2))) {
    if ((bs = bm.index) > bi) {
      bs = b2.slice(bi, bs);
      if (s3[i3]) s3[i3] += bs;
      else s3[++i3] = bs;
    }
    if ((am = am[0]) === (bm = bm[0])) {
      if (s3[i3]) s3[i3] += bm;
      else s3[++i3] = bm;
    } else {
      s3[++i3] = null;
      q3.push({ i: i3, x: number2(am, bm) });
    }
    bi = reB.lastIndex;
  }
  if (bi < b2.length) {
    bs = b2.slice(bi);
    if (s3[i3]) s3[i3] += bs;
    else s3[++i3] = bs;
  }
  return s3.length < 2 ? q3[0] ? one(q3[0].x) : zero2(b2) : (b2 = q3.length, function(t4) {
    for (var i4 = 0, o4; i4 < b2; ++i4) s3[(o4 = q3[i4]).i] = o4.x(t4);
    return s3.join("");
  });
}
function value2(a4, b2) {
  var t4 = typeof b2, c3;
  return b2 == null || t4 === "boolean" ? constant(b2) : (t4 === "number" ? number2 : t4 === "string" ? (c3 = color(b2)) ? (b2 = c3, rgb2) : string : b2 instanceof color ? rgb2 : b2 instanceof Date ? date : isNumberArray(b2) ? numberArray : Array.isArray(b2) ? genericArray : typeof b2.valueOf !== "function" && typeof b2.toString !== "function" || isNaN(b2) ? object : number2)(a4, b2);
}
function round(a4, b2) {
  return a4 = +a4, b2 = +b2, function(t4) {
    return Math.round(a4 * (1 - t4) + b2 * t4);
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
function decompose(a4, b2, c3, d3, e3, f4) {
  var scaleX, scaleY, skewX;
  if (scaleX = Math.sqrt(a4 * a4 + b2 * b2)) a4 /= scaleX, b2 /= scaleX;
  if (skewX = a4 * c3 + b2 * d3) c3 -= a4 * skewX, d3 -= b2 * skewX;
  if (scaleY = Math.sqrt(c3 * c3 + d3 * d3)) c3 /= scaleY, d3 /= scaleY, skewX /= scaleY;
  if (a4 * d3 < b2 * c3) a4 = -a4, b2 = -b2, skewX = -skewX, scaleX = -scaleX;
  return {
    translateX: e3,
    translateY: f4,
    rotate: Math.atan2(b2, a4) * degrees2,
    skewX: Math.atan(skewX) * degrees2,
    scaleX,
    scaleY
  };
}
var svgNode;
function parseCss(value3) {
  const m3 = new (typeof DOMMatrix === "function" ? DOMMatrix : WebKitCSSMatrix)(value3 + "");
  return m3.isIdentity ? identity2 : decompose(m3.a, m3.b, m3.c, m3.d, m3.e, m3.f);
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
  function pop(s3) {
    return s3.length ? s3.pop() + " " : "";
  }
  function translate(xa, ya, xb, yb, s3, q3) {
    if (xa !== xb || ya !== yb) {
      var i3 = s3.push("translate(", null, pxComma, null, pxParen);
      q3.push({ i: i3 - 4, x: number2(xa, xb) }, { i: i3 - 2, x: number2(ya, yb) });
    } else if (xb || yb) {
      s3.push("translate(" + xb + pxComma + yb + pxParen);
    }
  }
  function rotate(a4, b2, s3, q3) {
    if (a4 !== b2) {
      if (a4 - b2 > 180) b2 += 360;
      else if (b2 - a4 > 180) a4 += 360;
      q3.push({ i: s3.push(pop(s3) + "rotate(", null, degParen) - 2, x: number2(a4, b2) });
    } else if (b2) {
      s3.push(pop(s3) + "rotate(" + b2 + degParen);
    }
  }
  function skewX(a4, b2, s3, q3) {
    if (a4 !== b2) {
      q3.push({ i: s3.push(pop(s3) + "skewX(", null, degParen) - 2, x: number2(a4, b2) });
    } else if (b2) {
      s3.push(pop(s3) + "skewX(" + b2 + degParen);
    }
  }
  function scale(xa, ya, xb, yb, s3, q3) {
    if (xa !== xb || ya !== yb) {
      var i3 = s3.push(pop(s3) + "scale(", null, ",", null, ")");
      q3.push({ i: i3 - 4, x: number2(xa, xb) }, { i: i3 - 2, x: number2(ya, yb) });
    } else if (xb !== 1 || yb !== 1) {
      s3.push(pop(s3) + "scale(" + xb + "," + yb + ")");
    }
  }
  return function(a4, b2) {
    var s3 = [], q3 = [];
    a4 = parse(a4), b2 = parse(b2);
    translate(a4.translateX, a4.translateY, b2.translateX, b2.translateY, s3, q3);
    rotate(a4.rotate, b2.rotate, s3, q3);
    skewX(a4.skewX, b2.skewX, s3, q3);
    scale(a4.scaleX, a4.scaleY, b2.scaleX, b2.scaleY, s3, q3);
    a4 = b2 = null;
    return function(t4) {
      var i3 = -1, n2 = q3.length, o4;
      while (++i3 < n2) s3[(o4 = q3[i3]).i] = o4.x(t4);
      return s3.join("");
    };
  };
}
var interpolateTransformCss = interpolateTransform(parseCss, "px, ", "px)", "deg)");
var interpolateTransformSvg = interpolateTransform(parseSvg, ", ", ")", ")");
var epsilon2 = 1e-12;
function cosh(x3) {
  return ((x3 = Math.exp(x3)) + 1 / x3) / 2;
}
function sinh(x3) {
  return ((x3 = Math.exp(x3)) - 1 / x3) / 2;
}
function tanh(x3) {
  return ((x3 = Math.exp(2 * x3)) - 1) / (x3 + 1);
}
var zoom = (function zoomRho(rho, rho2, rho4) {
  function zoom2(p0, p1) {
    var ux0 = p0[0], uy0 = p0[1], w0 = p0[2], ux1 = p1[0], uy1 = p1[1], w1 = p1[2], dx = ux1 - ux0, dy = uy1 - uy0, d22 = dx * dx + dy * dy, i3, S2;
    if (d22 < epsilon2) {
      S2 = Math.log(w1 / w0) / rho;
      i3 = function(t4) {
        return [
          ux0 + t4 * dx,
          uy0 + t4 * dy,
          w0 * Math.exp(rho * t4 * S2)
        ];
      };
    } else {
      var d1 = Math.sqrt(d22), b0 = (w1 * w1 - w0 * w0 + rho4 * d22) / (2 * w0 * rho2 * d1), b1 = (w1 * w1 - w0 * w0 - rho4 * d22) / (2 * w1 * rho2 * d1), r0 = Math.log(Math.sqrt(b0 * b0 + 1) - b0), r1 = Math.log(Math.sqrt(b1 * b1 + 1) - b1);
      S2 = (r1 - r0) / rho;
      i3 = function(t4) {
        var s3 = t4 * S2, coshr0 = cosh(r0), u3 = w0 / (rho2 * d1) * (coshr0 * tanh(rho * s3 + r0) - sinh(r0));
        return [
          ux0 + u3 * dx,
          uy0 + u3 * dy,
          w0 * coshr0 / cosh(rho * s3 + r0)
        ];
      };
    }
    i3.duration = Math.abs(S2) * 1e3 * rho / Math.SQRT2;
    return i3;
  }
  zoom2.rho = function(_3) {
    var _1 = Math.max(1e-3, +_3), _22 = _1 * _1, _4 = _22 * _22;
    return zoomRho(_1, _22, _4);
  };
  return zoom2;
})(Math.SQRT2, 2, 4);
function hsl2(hue) {
  return function(start, end) {
    var h3 = hue((start = hsl(start)).h, (end = hsl(end)).h), s3 = nogamma(start.s, end.s), l3 = nogamma(start.l, end.l), opacity = nogamma(start.opacity, end.opacity);
    return function(t4) {
      start.h = h3(t4);
      start.s = s3(t4);
      start.l = l3(t4);
      start.opacity = opacity(t4);
      return start + "";
    };
  };
}
var hsl_default = hsl2(hue$1);
var hslLong = hsl2(nogamma);
function hcl2(hue) {
  return function(start, end) {
    var h3 = hue((start = hcl(start)).h, (end = hcl(end)).h), c3 = nogamma(start.c, end.c), l3 = nogamma(start.l, end.l), opacity = nogamma(start.opacity, end.opacity);
    return function(t4) {
      start.h = h3(t4);
      start.c = c3(t4);
      start.l = l3(t4);
      start.opacity = opacity(t4);
      return start + "";
    };
  };
}
var hcl_default = hcl2(hue$1);
var hclLong = hcl2(nogamma);
function cubehelix2(hue) {
  return (function cubehelixGamma(y3) {
    y3 = +y3;
    function cubehelix3(start, end) {
      var h3 = hue((start = cubehelix(start)).h, (end = cubehelix(end)).h), s3 = nogamma(start.s, end.s), l3 = nogamma(start.l, end.l), opacity = nogamma(start.opacity, end.opacity);
      return function(t4) {
        start.h = h3(t4);
        start.s = s3(t4);
        start.l = l3(Math.pow(t4, y3));
        start.opacity = opacity(t4);
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
      return !isFinite(step) || !(step > 0) ? null : !(step > 1) ? interval : interval.filter(field ? (d3) => field(d3) % step === 0 : (d3) => interval.count(0, d3) % step === 0);
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
millisecond.every = (k3) => {
  k3 = Math.floor(k3);
  if (!isFinite(k3) || !(k3 > 0)) return null;
  if (!(k3 > 1)) return millisecond;
  return timeInterval((date3) => {
    date3.setTime(Math.floor(date3 / k3) * k3);
  }, (date3, step) => {
    date3.setTime(+date3 + step * k3);
  }, (start, end) => {
    return (end - start) / k3;
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
function timeWeekday(i3) {
  return timeInterval((date3) => {
    date3.setDate(date3.getDate() - (date3.getDay() + 7 - i3) % 7);
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
function utcWeekday(i3) {
  return timeInterval((date3) => {
    date3.setUTCDate(date3.getUTCDate() - (date3.getUTCDay() + 7 - i3) % 7);
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
timeYear.every = (k3) => {
  return !isFinite(k3 = Math.floor(k3)) || !(k3 > 0) ? null : timeInterval((date3) => {
    date3.setFullYear(Math.floor(date3.getFullYear() / k3) * k3);
    date3.setMonth(0, 1);
    date3.setHours(0, 0, 0, 0);
  }, (date3, step) => {
    date3.setFullYear(date3.getFullYear() + step * k3);
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
utcYear.every = (k3) => {
  return !isFinite(k3 = Math.floor(k3)) || !(k3 > 0) ? null : timeInterval((date3) => {
    date3.setUTCFullYear(Math.floor(date3.getUTCFullYear() / k3) * k3);
    date3.setUTCMonth(0, 1);
    date3.setUTCHours(0, 0, 0, 0);
  }, (date3, step) => {
    date3.setUTCFullYear(date3.getUTCFullYear() + step * k3);
  });
};
var utcYears = utcYear.range;
function ticker(year, month, week, day, hour, minute2) {
  const tickIntervals = [
    [second, 1, durationSecond],
    [second, 5, 5 * durationSecond],
    [second, 15, 15 * durationSecond],
    [second, 30, 30 * durationSecond],
    [minute2, 1, durationMinute],
    [minute2, 5, 5 * durationMinute],
    [minute2, 15, 15 * durationMinute],
    [minute2, 30, 30 * durationMinute],
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
    const i3 = bisector(([, , step2]) => step2).right(tickIntervals, target);
    if (i3 === tickIntervals.length) return year.every(tickStep(start / durationYear, stop / durationYear, count));
    if (i3 === 0) return millisecond.every(Math.max(tickStep(start, stop, count), 1));
    const [t4, step] = tickIntervals[target / tickIntervals[i3 - 1][2] < tickIntervals[i3][2] / target ? i3 - 1 : i3];
    return t4.every(step);
  }
  return [ticks2, tickInterval];
}
var [utcTicks, utcTickInterval] = ticker(utcYear, utcMonth, utcSunday, unixDay, utcHour, utcMinute);
var [timeTicks, timeTickInterval] = ticker(timeYear, timeMonth, timeSunday, timeDay, timeHour, timeMinute);

// node_modules/d3-time-format/dist/d3-time-format.mjs
function localDate(d3) {
  if (0 <= d3.y && d3.y < 100) {
    var date3 = new Date(-1, d3.m, d3.d, d3.H, d3.M, d3.S, d3.L);
    date3.setFullYear(d3.y);
    return date3;
  }
  return new Date(d3.y, d3.m, d3.d, d3.H, d3.M, d3.S, d3.L);
}
function utcDate(d3) {
  if (0 <= d3.y && d3.y < 100) {
    var date3 = new Date(Date.UTC(-1, d3.m, d3.d, d3.H, d3.M, d3.S, d3.L));
    date3.setUTCFullYear(d3.y);
    return date3;
  }
  return new Date(Date.UTC(d3.y, d3.m, d3.d, d3.H, d3.M, d3.S, d3.L));
}
function newDate(y3, m3, d3) {
  return { y: y3, m: m3, d: d3, H: 0, M: 0, S: 0, L: 0 };
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
      var string2 = [], i3 = -1, j3 = 0, n2 = specifier.length, c3, pad2, format;
      if (!(date3 instanceof Date)) date3 = /* @__PURE__ */ new Date(+date3);
      while (++i3 < n2) {
        if (specifier.charCodeAt(i3) === 37) {
          string2.push(specifier.slice(j3, i3));
          if ((pad2 = pads[c3 = specifier.charAt(++i3)]) != null) c3 = specifier.charAt(++i3);
          else pad2 = c3 === "e" ? " " : "0";
          if (format = formats2[c3]) c3 = format(date3, pad2);
          string2.push(c3);
          j3 = i3 + 1;
        }
      }
      string2.push(specifier.slice(j3, i3));
      return string2.join("");
    };
  }
  function newParse(specifier, Z2) {
    return function(string2) {
      var d3 = newDate(1900, void 0, 1), i3 = parseSpecifier(d3, specifier, string2 += "", 0), week, day;
      if (i3 != string2.length) return null;
      if ("Q" in d3) return new Date(d3.Q);
      if ("s" in d3) return new Date(d3.s * 1e3 + ("L" in d3 ? d3.L : 0));
      if (Z2 && !("Z" in d3)) d3.Z = 0;
      if ("p" in d3) d3.H = d3.H % 12 + d3.p * 12;
      if (d3.m === void 0) d3.m = "q" in d3 ? d3.q : 0;
      if ("V" in d3) {
        if (d3.V < 1 || d3.V > 53) return null;
        if (!("w" in d3)) d3.w = 1;
        if ("Z" in d3) {
          week = utcDate(newDate(d3.y, 0, 1)), day = week.getUTCDay();
          week = day > 4 || day === 0 ? utcMonday.ceil(week) : utcMonday(week);
          week = utcDay.offset(week, (d3.V - 1) * 7);
          d3.y = week.getUTCFullYear();
          d3.m = week.getUTCMonth();
          d3.d = week.getUTCDate() + (d3.w + 6) % 7;
        } else {
          week = localDate(newDate(d3.y, 0, 1)), day = week.getDay();
          week = day > 4 || day === 0 ? timeMonday.ceil(week) : timeMonday(week);
          week = timeDay.offset(week, (d3.V - 1) * 7);
          d3.y = week.getFullYear();
          d3.m = week.getMonth();
          d3.d = week.getDate() + (d3.w + 6) % 7;
        }
      } else if ("W" in d3 || "U" in d3) {
        if (!("w" in d3)) d3.w = "u" in d3 ? d3.u % 7 : "W" in d3 ? 1 : 0;
        day = "Z" in d3 ? utcDate(newDate(d3.y, 0, 1)).getUTCDay() : localDate(newDate(d3.y, 0, 1)).getDay();
        d3.m = 0;
        d3.d = "W" in d3 ? (d3.w + 6) % 7 + d3.W * 7 - (day + 5) % 7 : d3.w + d3.U * 7 - (day + 6) % 7;
      }
      if ("Z" in d3) {
        d3.H += d3.Z / 100 | 0;
        d3.M += d3.Z % 100;
        return utcDate(d3);
      }
      return localDate(d3);
    };
  }
  function parseSpecifier(d3, specifier, string2, j3) {
    var i3 = 0, n2 = specifier.length, m3 = string2.length, c3, parse;
    while (i3 < n2) {
      if (j3 >= m3) return -1;
      c3 = specifier.charCodeAt(i3++);
      if (c3 === 37) {
        c3 = specifier.charAt(i3++);
        parse = parses[c3 in pads ? specifier.charAt(i3++) : c3];
        if (!parse || (j3 = parse(d3, string2, j3)) < 0) return -1;
      } else if (c3 != string2.charCodeAt(j3++)) {
        return -1;
      }
    }
    return j3;
  }
  function parsePeriod(d3, string2, i3) {
    var n2 = periodRe.exec(string2.slice(i3));
    return n2 ? (d3.p = periodLookup.get(n2[0].toLowerCase()), i3 + n2[0].length) : -1;
  }
  function parseShortWeekday(d3, string2, i3) {
    var n2 = shortWeekdayRe.exec(string2.slice(i3));
    return n2 ? (d3.w = shortWeekdayLookup.get(n2[0].toLowerCase()), i3 + n2[0].length) : -1;
  }
  function parseWeekday(d3, string2, i3) {
    var n2 = weekdayRe.exec(string2.slice(i3));
    return n2 ? (d3.w = weekdayLookup.get(n2[0].toLowerCase()), i3 + n2[0].length) : -1;
  }
  function parseShortMonth(d3, string2, i3) {
    var n2 = shortMonthRe.exec(string2.slice(i3));
    return n2 ? (d3.m = shortMonthLookup.get(n2[0].toLowerCase()), i3 + n2[0].length) : -1;
  }
  function parseMonth(d3, string2, i3) {
    var n2 = monthRe.exec(string2.slice(i3));
    return n2 ? (d3.m = monthLookup.get(n2[0].toLowerCase()), i3 + n2[0].length) : -1;
  }
  function parseLocaleDateTime(d3, string2, i3) {
    return parseSpecifier(d3, locale_dateTime, string2, i3);
  }
  function parseLocaleDate(d3, string2, i3) {
    return parseSpecifier(d3, locale_date, string2, i3);
  }
  function parseLocaleTime(d3, string2, i3) {
    return parseSpecifier(d3, locale_time, string2, i3);
  }
  function formatShortWeekday(d3) {
    return locale_shortWeekdays[d3.getDay()];
  }
  function formatWeekday(d3) {
    return locale_weekdays[d3.getDay()];
  }
  function formatShortMonth(d3) {
    return locale_shortMonths[d3.getMonth()];
  }
  function formatMonth(d3) {
    return locale_months[d3.getMonth()];
  }
  function formatPeriod(d3) {
    return locale_periods[+(d3.getHours() >= 12)];
  }
  function formatQuarter(d3) {
    return 1 + ~~(d3.getMonth() / 3);
  }
  function formatUTCShortWeekday(d3) {
    return locale_shortWeekdays[d3.getUTCDay()];
  }
  function formatUTCWeekday(d3) {
    return locale_weekdays[d3.getUTCDay()];
  }
  function formatUTCShortMonth(d3) {
    return locale_shortMonths[d3.getUTCMonth()];
  }
  function formatUTCMonth(d3) {
    return locale_months[d3.getUTCMonth()];
  }
  function formatUTCPeriod(d3) {
    return locale_periods[+(d3.getUTCHours() >= 12)];
  }
  function formatUTCQuarter(d3) {
    return 1 + ~~(d3.getUTCMonth() / 3);
  }
  return {
    format: function(specifier) {
      var f4 = newFormat(specifier += "", formats);
      f4.toString = function() {
        return specifier;
      };
      return f4;
    },
    parse: function(specifier) {
      var p3 = newParse(specifier += "", false);
      p3.toString = function() {
        return specifier;
      };
      return p3;
    },
    utcFormat: function(specifier) {
      var f4 = newFormat(specifier += "", utcFormats);
      f4.toString = function() {
        return specifier;
      };
      return f4;
    },
    utcParse: function(specifier) {
      var p3 = newParse(specifier += "", true);
      p3.toString = function() {
        return specifier;
      };
      return p3;
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
function requote(s3) {
  return s3.replace(requoteRe, "\\$&");
}
function formatRe(names) {
  return new RegExp("^(?:" + names.map(requote).join("|") + ")", "i");
}
function formatLookup(names) {
  return new Map(names.map((name, i3) => [name.toLowerCase(), i3]));
}
function parseWeekdayNumberSunday(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 1));
  return n2 ? (d3.w = +n2[0], i3 + n2[0].length) : -1;
}
function parseWeekdayNumberMonday(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 1));
  return n2 ? (d3.u = +n2[0], i3 + n2[0].length) : -1;
}
function parseWeekNumberSunday(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 2));
  return n2 ? (d3.U = +n2[0], i3 + n2[0].length) : -1;
}
function parseWeekNumberISO(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 2));
  return n2 ? (d3.V = +n2[0], i3 + n2[0].length) : -1;
}
function parseWeekNumberMonday(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 2));
  return n2 ? (d3.W = +n2[0], i3 + n2[0].length) : -1;
}
function parseFullYear(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 4));
  return n2 ? (d3.y = +n2[0], i3 + n2[0].length) : -1;
}
function parseYear(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 2));
  return n2 ? (d3.y = +n2[0] + (+n2[0] > 68 ? 1900 : 2e3), i3 + n2[0].length) : -1;
}
function parseZone(d3, string2, i3) {
  var n2 = /^(Z)|([+-]\d\d)(?::?(\d\d))?/.exec(string2.slice(i3, i3 + 6));
  return n2 ? (d3.Z = n2[1] ? 0 : -(n2[2] + (n2[3] || "00")), i3 + n2[0].length) : -1;
}
function parseQuarter(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 1));
  return n2 ? (d3.q = n2[0] * 3 - 3, i3 + n2[0].length) : -1;
}
function parseMonthNumber(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 2));
  return n2 ? (d3.m = n2[0] - 1, i3 + n2[0].length) : -1;
}
function parseDayOfMonth(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 2));
  return n2 ? (d3.d = +n2[0], i3 + n2[0].length) : -1;
}
function parseDayOfYear(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 3));
  return n2 ? (d3.m = 0, d3.d = +n2[0], i3 + n2[0].length) : -1;
}
function parseHour24(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 2));
  return n2 ? (d3.H = +n2[0], i3 + n2[0].length) : -1;
}
function parseMinutes(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 2));
  return n2 ? (d3.M = +n2[0], i3 + n2[0].length) : -1;
}
function parseSeconds(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 2));
  return n2 ? (d3.S = +n2[0], i3 + n2[0].length) : -1;
}
function parseMilliseconds(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 3));
  return n2 ? (d3.L = +n2[0], i3 + n2[0].length) : -1;
}
function parseMicroseconds(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3, i3 + 6));
  return n2 ? (d3.L = Math.floor(n2[0] / 1e3), i3 + n2[0].length) : -1;
}
function parseLiteralPercent(d3, string2, i3) {
  var n2 = percentRe.exec(string2.slice(i3, i3 + 1));
  return n2 ? i3 + n2[0].length : -1;
}
function parseUnixTimestamp(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3));
  return n2 ? (d3.Q = +n2[0], i3 + n2[0].length) : -1;
}
function parseUnixTimestampSeconds(d3, string2, i3) {
  var n2 = numberRe.exec(string2.slice(i3));
  return n2 ? (d3.s = +n2[0], i3 + n2[0].length) : -1;
}
function formatDayOfMonth(d3, p3) {
  return pad(d3.getDate(), p3, 2);
}
function formatHour24(d3, p3) {
  return pad(d3.getHours(), p3, 2);
}
function formatHour12(d3, p3) {
  return pad(d3.getHours() % 12 || 12, p3, 2);
}
function formatDayOfYear(d3, p3) {
  return pad(1 + timeDay.count(timeYear(d3), d3), p3, 3);
}
function formatMilliseconds(d3, p3) {
  return pad(d3.getMilliseconds(), p3, 3);
}
function formatMicroseconds(d3, p3) {
  return formatMilliseconds(d3, p3) + "000";
}
function formatMonthNumber(d3, p3) {
  return pad(d3.getMonth() + 1, p3, 2);
}
function formatMinutes(d3, p3) {
  return pad(d3.getMinutes(), p3, 2);
}
function formatSeconds(d3, p3) {
  return pad(d3.getSeconds(), p3, 2);
}
function formatWeekdayNumberMonday(d3) {
  var day = d3.getDay();
  return day === 0 ? 7 : day;
}
function formatWeekNumberSunday(d3, p3) {
  return pad(timeSunday.count(timeYear(d3) - 1, d3), p3, 2);
}
function dISO(d3) {
  var day = d3.getDay();
  return day >= 4 || day === 0 ? timeThursday(d3) : timeThursday.ceil(d3);
}
function formatWeekNumberISO(d3, p3) {
  d3 = dISO(d3);
  return pad(timeThursday.count(timeYear(d3), d3) + (timeYear(d3).getDay() === 4), p3, 2);
}
function formatWeekdayNumberSunday(d3) {
  return d3.getDay();
}
function formatWeekNumberMonday(d3, p3) {
  return pad(timeMonday.count(timeYear(d3) - 1, d3), p3, 2);
}
function formatYear(d3, p3) {
  return pad(d3.getFullYear() % 100, p3, 2);
}
function formatYearISO(d3, p3) {
  d3 = dISO(d3);
  return pad(d3.getFullYear() % 100, p3, 2);
}
function formatFullYear(d3, p3) {
  return pad(d3.getFullYear() % 1e4, p3, 4);
}
function formatFullYearISO(d3, p3) {
  var day = d3.getDay();
  d3 = day >= 4 || day === 0 ? timeThursday(d3) : timeThursday.ceil(d3);
  return pad(d3.getFullYear() % 1e4, p3, 4);
}
function formatZone(d3) {
  var z3 = d3.getTimezoneOffset();
  return (z3 > 0 ? "-" : (z3 *= -1, "+")) + pad(z3 / 60 | 0, "0", 2) + pad(z3 % 60, "0", 2);
}
function formatUTCDayOfMonth(d3, p3) {
  return pad(d3.getUTCDate(), p3, 2);
}
function formatUTCHour24(d3, p3) {
  return pad(d3.getUTCHours(), p3, 2);
}
function formatUTCHour12(d3, p3) {
  return pad(d3.getUTCHours() % 12 || 12, p3, 2);
}
function formatUTCDayOfYear(d3, p3) {
  return pad(1 + utcDay.count(utcYear(d3), d3), p3, 3);
}
function formatUTCMilliseconds(d3, p3) {
  return pad(d3.getUTCMilliseconds(), p3, 3);
}
function formatUTCMicroseconds(d3, p3) {
  return formatUTCMilliseconds(d3, p3) + "000";
}
function formatUTCMonthNumber(d3, p3) {
  return pad(d3.getUTCMonth() + 1, p3, 2);
}
function formatUTCMinutes(d3, p3) {
  return pad(d3.getUTCMinutes(), p3, 2);
}
function formatUTCSeconds(d3, p3) {
  return pad(d3.getUTCSeconds(), p3, 2);
}
function formatUTCWeekdayNumberMonday(d3) {
  var dow = d3.getUTCDay();
  return dow === 0 ? 7 : dow;
}
function formatUTCWeekNumberSunday(d3, p3) {
  return pad(utcSunday.count(utcYear(d3) - 1, d3), p3, 2);
}
function UTCdISO(d3) {
  var day = d3.getUTCDay();
  return day >= 4 || day === 0 ? utcThursday(d3) : utcThursday.ceil(d3);
}
function formatUTCWeekNumberISO(d3, p3) {
  d3 = UTCdISO(d3);
  return pad(utcThursday.count(utcYear(d3), d3) + (utcYear(d3).getUTCDay() === 4), p3, 2);
}
function formatUTCWeekdayNumberSunday(d3) {
  return d3.getUTCDay();
}
function formatUTCWeekNumberMonday(d3, p3) {
  return pad(utcMonday.count(utcYear(d3) - 1, d3), p3, 2);
}
function formatUTCYear(d3, p3) {
  return pad(d3.getUTCFullYear() % 100, p3, 2);
}
function formatUTCYearISO(d3, p3) {
  d3 = UTCdISO(d3);
  return pad(d3.getUTCFullYear() % 100, p3, 2);
}
function formatUTCFullYear(d3, p3) {
  return pad(d3.getUTCFullYear() % 1e4, p3, 4);
}
function formatUTCFullYearISO(d3, p3) {
  var day = d3.getUTCDay();
  d3 = day >= 4 || day === 0 ? utcThursday(d3) : utcThursday.ceil(d3);
  return pad(d3.getUTCFullYear() % 1e4, p3, 4);
}
function formatUTCZone() {
  return "+0000";
}
function formatLiteralPercent() {
  return "%";
}
function formatUnixTimestamp(d3) {
  return +d3;
}
function formatUnixTimestampSeconds(d3) {
  return Math.floor(+d3 / 1e3);
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
function constants(x3) {
  return function() {
    return x3;
  };
}
function number$1(x3) {
  return +x3;
}
var unit = [0, 1];
function identity$1(x3) {
  return x3;
}
function normalize(a4, b2) {
  return (b2 -= a4 = +a4) ? function(x3) {
    return (x3 - a4) / b2;
  } : constants(isNaN(b2) ? NaN : 0.5);
}
function clamper(a4, b2) {
  var t4;
  if (a4 > b2) t4 = a4, a4 = b2, b2 = t4;
  return function(x3) {
    return Math.max(a4, Math.min(b2, x3));
  };
}
function bimap(domain, range2, interpolate) {
  var d0 = domain[0], d1 = domain[1], r0 = range2[0], r1 = range2[1];
  if (d1 < d0) d0 = normalize(d1, d0), r0 = interpolate(r1, r0);
  else d0 = normalize(d0, d1), r0 = interpolate(r0, r1);
  return function(x3) {
    return r0(d0(x3));
  };
}
function polymap(domain, range2, interpolate) {
  var j3 = Math.min(domain.length, range2.length) - 1, d3 = new Array(j3), r2 = new Array(j3), i3 = -1;
  if (domain[j3] < domain[0]) {
    domain = domain.slice().reverse();
    range2 = range2.slice().reverse();
  }
  while (++i3 < j3) {
    d3[i3] = normalize(domain[i3], domain[i3 + 1]);
    r2[i3] = interpolate(range2[i3], range2[i3 + 1]);
  }
  return function(x3) {
    var i4 = bisectRight(domain, x3, 1, j3) - 1;
    return r2[i4](d3[i4](x3));
  };
}
function copy$1(source, target) {
  return target.domain(source.domain()).range(source.range()).interpolate(source.interpolate()).clamp(source.clamp()).unknown(source.unknown());
}
function transformer$2() {
  var domain = unit, range2 = unit, interpolate$1 = value2, transform, untransform, unknown, clamp = identity$1, piecewise2, output, input;
  function rescale() {
    var n2 = Math.min(domain.length, range2.length);
    if (clamp !== identity$1) clamp = clamper(domain[0], domain[n2 - 1]);
    piecewise2 = n2 > 2 ? polymap : bimap;
    output = input = null;
    return scale;
  }
  function scale(x3) {
    return x3 == null || isNaN(x3 = +x3) ? unknown : (output || (output = piecewise2(domain.map(transform), range2, interpolate$1)))(transform(clamp(x3)));
  }
  scale.invert = function(y3) {
    return clamp(untransform((input || (input = piecewise2(range2, domain.map(transform), number2)))(y3)));
  };
  scale.domain = function(_3) {
    return arguments.length ? (domain = Array.from(_3, number$1), rescale()) : domain.slice();
  };
  scale.range = function(_3) {
    return arguments.length ? (range2 = Array.from(_3), rescale()) : range2.slice();
  };
  scale.rangeRound = function(_3) {
    return range2 = Array.from(_3), interpolate$1 = round, rescale();
  };
  scale.clamp = function(_3) {
    return arguments.length ? (clamp = _3 ? true : identity$1, rescale()) : clamp !== identity$1;
  };
  scale.interpolate = function(_3) {
    return arguments.length ? (interpolate$1 = _3, rescale()) : interpolate$1;
  };
  scale.unknown = function(_3) {
    return arguments.length ? (unknown = _3, scale) : unknown;
  };
  return function(t4, u3) {
    transform = t4, untransform = u3;
    return rescale();
  };
}
function continuous() {
  return transformer$2()(identity$1, identity$1);
}
function nice(domain, interval) {
  domain = domain.slice();
  var i0 = 0, i1 = domain.length - 1, x0 = domain[i0], x1 = domain[i1], t4;
  if (x1 < x0) {
    t4 = i0, i0 = i1, i1 = t4;
    t4 = x0, x0 = x1, x1 = t4;
  }
  domain[i0] = interval.floor(x0);
  domain[i1] = interval.ceil(x1);
  return domain;
}
function date2(t4) {
  return new Date(t4);
}
function number3(t4) {
  return t4 instanceof Date ? +t4 : Math.round(t4);
}
function calendar(ticks2, tickInterval, year, month, week, day, hour, minute2, second2, format) {
  var scale = continuous(), invert = scale.invert, domain = scale.domain;
  var formatMillisecond = format(".%L"), formatSecond = format(":%S"), formatMinute = format("%I:%M"), formatHour = format("%I %p"), formatDay = format("%a %d"), formatWeek = format("%b %d"), formatMonth = format("%B"), formatYear2 = format("%Y");
  function tickFormat(date3) {
    return (second2(date3) < date3 ? formatMillisecond : minute2(date3) < date3 ? formatSecond : hour(date3) < date3 ? formatMinute : day(date3) < date3 ? formatHour : month(date3) < date3 ? week(date3) < date3 ? formatDay : formatWeek : year(date3) < date3 ? formatMonth : formatYear2)(date3);
  }
  scale.invert = function(y3) {
    return new Date(Math.round(invert(y3)));
  };
  scale.domain = function(_3) {
    return arguments.length ? domain(Array.from(_3, number3)) : domain().map(date2);
  };
  scale.ticks = function(interval) {
    var d3 = domain();
    return ticks2(d3[0], d3[d3.length - 1], interval == null ? 10 : interval);
  };
  scale.tickFormat = function(count, specifier) {
    return specifier == null ? tickFormat : format(specifier);
  };
  scale.nice = function(interval) {
    var d3 = domain();
    if (!interval || typeof interval.range !== "function") interval = tickInterval(d3[0], d3[d3.length - 1], interval == null ? 10 : interval);
    return interval ? domain(nice(d3, interval)) : scale;
  };
  scale.copy = function() {
    return copy$1(scale, calendar(ticks2, tickInterval, year, month, week, day, hour, minute2, second2, format));
  };
  return scale;
}
function utcTime() {
  return initRange.apply(calendar(utcTicks, utcTickInterval, utcYear, utcMonth, utcSunday, utcDay, utcHour, utcMinute, second, utcFormat).domain([Date.UTC(2e3, 0, 1), Date.UTC(2e3, 0, 2)]), arguments);
}

// src/reporters/html/timeline/ticks.ts
var HOUR = 36e5;
var DAY2 = 24 * HOUR;
var MONDAY = Date.UTC(1970, 0, 5);
var months2 = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
function ticksOf(from, until, width) {
  const dates = utcTime().domain([from, until]).ticks(Math.max(2, Math.round(width / 90)));
  return dates.map((date3, i3) => ({ at: date3.getTime(), words: tickWords(date3, dates[i3 - 1]) }));
}
function tickWords(date3, before) {
  const [year, month, day] = [date3.getUTCFullYear(), date3.getUTCMonth(), date3.getUTCDate()];
  const sameDay = before !== void 0 && Math.floor(before.getTime() / DAY2) === Math.floor(date3.getTime() / DAY2);
  const clock = date3.toISOString().slice(11, 16);
  if (date3.getTime() % DAY2 !== 0) return sameDay ? clock : `${day} ${months2[month]}, ${clock}`;
  const shown2 = `${day === 1 ? "" : `${day} `}${months2[month]}`;
  return before?.getUTCFullYear() === year ? shown2 : `${shown2} ${year}`;
}
var fixed = (words2, ms, origin = 0) => ({
  words: words2,
  ms,
  floor: (time) => Math.floor((time - origin) / ms) * ms + origin,
  next: (start) => start + ms
});
var calendar2 = (words2, count) => ({
  words: words2,
  ms: count * 30 * DAY2,
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
var steps = [
  fixed("hour", HOUR),
  fixed("6 hours", 6 * HOUR),
  fixed("day", DAY2),
  fixed("week", 7 * DAY2, MONDAY),
  calendar2("month", 1),
  calendar2("quarter", 3),
  calendar2("year", 12),
  calendar2("10 years", 120)
];
function binsOf(from, until, width) {
  const least = (until - from) / width * 8;
  const step = steps.find(({ ms }) => ms >= least) ?? steps.at(-1);
  const edges = [step.floor(from)];
  while (edges.at(-1) < until) edges.push(step.next(edges.at(-1)));
  if (edges.length === 1) edges.push(step.next(edges[0]));
  return { words: step.words, edges };
}

// src/reporters/html/timeline/layout.ts
var LABELS = 290;
var NARROW = 640;
var AXIS = 26;
var LANE = 24;
var TITLE = 26;
var NAME = 17;
var TOUCH = 11;
var MAX_MARKS = 200;
function layoutOf(tracks, view, width) {
  const narrow = width < NARROW;
  const left = narrow ? 6 : LABELS;
  const plot = width - left - 12;
  const scale = plot / (view.until - view.from);
  const x3 = (time) => round2(left + (Math.min(Math.max(time, view.from), view.until) - view.from) * scale);
  const seen = (from, until) => until >= view.from && from <= view.until;
  const band = ({ from, until, words: words2 }) => ({
    x: x3(from),
    width: Math.max(2, round2(x3(until) - x3(from))),
    words: words2
  });
  const shown2 = tracks.lanes.map((lane) => lane.marks.filter(({ at: at2 }) => at2 >= view.from && at2 <= view.until));
  const marks = shown2.reduce((sum, lane) => sum + lane.length, 0);
  const bins = marks > MAX_MARKS || crowded(shown2, x3) ? binsOf(view.from, view.until, plot) : null;
  const counted = bins && shown2.map((lane) => inBins(lane, bins.edges));
  const most = counted ? Math.max(1, ...counted.flat().flatMap(({ up, down, level }) => [up, down, level])) : 0;
  let y3 = AXIS;
  const next = (height, named2 = narrow) => {
    const middle2 = y3 + (named2 ? NAME : 0) + height / 2;
    y3 += (named2 ? NAME : 0) + height;
    return middle2;
  };
  const titles = [];
  const title = (words2) => titles.push({ y: next(TITLE, false), words: words2 });
  const freezes = tracks.freezes.filter((one2) => seen(one2.from, one2.until)).map(band);
  const policies = tracks.policies.filter(({ at: at2 }) => seen(at2, at2)).map(({ at: at2 }) => x3(at2));
  const notes = freezes.length + policies.length > 0 ? { y: next(LANE), freezes, policies } : null;
  title("Revisions by editor");
  const lanes = tracks.lanes.flatMap((lane, i3) => {
    const marks2 = shown2[i3];
    if (narrow && marks2.length === 0) return [];
    const spots = bins ? [] : spotsOf(marks2, x3);
    const columns2 = counted ? counted[i3].flatMap((bin) => columnOf(bin, most, x3)) : [];
    const first = bins ? marks2.find((mark) => mark.unapproved) : void 0;
    const flagged = first ? x3(first.at) : null;
    return [{ lane, y: next(LANE), count: marks2.length, spots, columns: columns2, flagged }];
  });
  if (tracks.rows.length > 0) title("Exposure by rule");
  const rows = tracks.rows.flatMap((row) => {
    const bars = barsOf(row, tracks, view, x3);
    return narrow && bars.length === 0 ? [] : [{ row, y: next(LANE), bars }];
  });
  return {
    ends: view.until >= tracks.until,
    width,
    height: round2(y3 + 6),
    left,
    narrow,
    ticks: ticksOf(view.from, view.until, plot).map((tick) => ({ ...tick, x: x3(tick.at) })),
    titles,
    notes,
    blind: tracks.blind.filter((one2) => seen(one2.from, one2.until)).map(band),
    lanes,
    rows,
    bins: bins && { words: bins.words, most },
    top: AXIS
  };
}
function round2(x3) {
  return Math.round(x3 * 10) / 10;
}
function crowded(lanes, x3) {
  let close = 0;
  let all = 0;
  for (const lane of lanes) {
    all += lane.length;
    for (let i3 = 1; i3 < lane.length; i3++) if (x3(lane[i3].at) - x3(lane[i3 - 1].at) < TOUCH) close++;
  }
  return all > 60 && close > all / 2;
}
var loosest = ["neither", "tighter", "both", "looser"];
function spotsOf(marks, x3) {
  const spots = [];
  for (const { at: at2, way, revision: revision2, unapproved } of marks) {
    const here = x3(at2);
    const last = spots.at(-1);
    if (last && here - last.x < TOUCH) {
      last.revisions.push(revision2);
      last.unapproved ||= unapproved;
      last.x = round2((last.first + here) / 2);
      if (loosest.indexOf(way) > loosest.indexOf(last.way)) last.way = way;
    } else spots.push({ x: here, first: here, way, unapproved, revisions: [revision2] });
  }
  return spots;
}
function inBins(marks, edges) {
  const bins = edges.slice(0, -1).map((from, i4) => ({ from, until: edges[i4 + 1], up: 0, down: 0, level: 0, revisions: [] }));
  let i3 = 0;
  for (const { at: at2, way, revision: revision2 } of marks) {
    while (i3 < bins.length - 1 && at2 >= bins[i3].until) i3++;
    const bin = bins[i3];
    bin.revisions.push(revision2);
    if (way === "looser" || way === "both") bin.up++;
    if (way === "tighter" || way === "both") bin.down++;
    if (way === "neither") bin.level++;
  }
  return bins;
}
function columnOf(bin, most, x3) {
  if (bin.revisions.length === 0) return [];
  const height = (n2) => n2 === 0 ? 0 : Math.max(2, Math.round(11 * Math.sqrt(n2 / most)));
  const [from, until] = [x3(bin.from), x3(bin.until)];
  const width = round2(Math.max(2, until - from - 1));
  return [{ x: from, width, up: height(bin.up), down: height(bin.down), revisions: bin.revisions }];
}
function barsOf(row, tracks, view, x3) {
  const seen = row.windows.filter((one2) => one2.until >= view.from && one2.from <= view.until);
  return layers.flatMap(
    (state) => [false, true].flatMap((inert) => {
      const alike = seen.filter((one2) => one2.state === state && one2.inert === inert);
      const bars = [];
      for (const one2 of alike) {
        const bar = barOf(one2, tracks, view, x3);
        const last = bars.at(-1);
        if (last && bar.x - (last.x + last.width) < 2) bars[bars.length - 1] = both(last, bar);
        else bars.push(bar);
      }
      return bars;
    })
  );
}
var layers = ["closed", "excepted", "open"];
function both(a4, b2) {
  const end = Math.max(a4.x + a4.width, b2.x + b2.width);
  const findings = [...a4.findings, ...b2.findings];
  const severity = weight(b2.severity) > weight(a4.severity) ? b2.severity : a4.severity;
  const unsure = a4.unsure || b2.unsure;
  const until = Math.max(a4.until, b2.until);
  const covered = a4.covered + Math.max(0, b2.until - Math.max(a4.until, b2.from));
  return {
    ...a4,
    until,
    covered,
    width: round2(end - a4.x),
    severity,
    unsure,
    beyond: a4.beyond || b2.beyond,
    findings,
    words: ""
  };
}
function barOf(one2, tracks, view, x3) {
  const from = x3(one2.from);
  const width = Math.max(3, round2(x3(one2.until) - from));
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

// src/reporters/html/timeline/timeline.tsx
var WIDE = 1120;
var NARROW2 = 358;
var MAX_TABLE = 200;
function Timeline({ page }) {
  const { tracks, view } = page;
  const note = tracks && `${longDay(instantText(tracks.from))} to ${longDay(instantText(tracks.until))}`;
  return /* @__PURE__ */ a3(Section, { id: "timeline", title: "Timeline", ...note === void 0 ? {} : { note }, wide: true, children: tracks === void 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "No revision is shown, so there is nothing to draw." }) : /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("figure", { children: [
      /* @__PURE__ */ a3("figcaption", { id: "tl-key", class: "key", children: /* @__PURE__ */ a3(Legend, { drawing: layoutOf(tracks, tracks, WIDE) }) }),
      /* @__PURE__ */ a3("div", { id: "tl", class: "plot", children: [WIDE, NARROW2].map((width) => {
        const drawing = layoutOf(tracks, tracks, width);
        const [id, kind] = width === WIDE ? ["tlw", "for-wide"] : ["tln", "for-narrow"];
        return /* @__PURE__ */ a3("div", { class: kind, children: /* @__PURE__ */ a3(Chart, { drawing, id, label: summaryOf(tracks) }) });
      }) })
    ] }),
    /* @__PURE__ */ a3(RevisionTable, { tracks, page }),
    /* @__PURE__ */ a3(WindowTable, { page }),
    view.hidden.revisions > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: `It begins where what is shown begins: ${some(view.hidden.revisions, "earlier revision")} ${view.hidden.revisions === 1 ? "is" : "are"} not drawn.` })
  ] }) });
}
function summaryOf({ lanes, rows, from, until, blind, freezes }) {
  const revisions = lanes.reduce((sum, lane) => sum + lane.marks.length, 0);
  const people = lanes.reduce((sum, lane) => sum + lane.people, 0);
  const windows = rows.flatMap((row) => row.windows);
  const open = windows.filter(({ state }) => state === "open").length;
  return [
    `Timeline from ${longDay(instantText(from))} to ${longDay(instantText(until))}`,
    `${some(revisions, "revision")} by ${some(people, "editor")}`,
    `${some(windows.length, "window")} of exposure, ${thousands(open)} still open`,
    ...freezes.length > 0 ? [some(freezes.length, "freeze")] : [],
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
  return /* @__PURE__ */ a3($, { children: [
    drawing.bins ? `Revisions per ${drawing.bins.words}: looser upward, tighter downward, a line for neither; the tallest is ${thousands(drawing.bins.most)}. ` : ways.map(([way, words2]) => /* @__PURE__ */ a3("span", { children: [
      /* @__PURE__ */ a3("svg", { viewBox: "-7 -7 14 14", "aria-hidden": "true", children: /* @__PURE__ */ a3("path", { class: `tl-${way}`, d: keyShapes[way] }) }),
      words2
    ] })),
    /* @__PURE__ */ a3("span", { children: [
      /* @__PURE__ */ a3("svg", { viewBox: "-9 -9 18 18", "aria-hidden": "true", children: /* @__PURE__ */ a3("path", { class: "tl-ring", d: "M-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0z" }) }),
      drawing.bins ? "first revision of an editor who is not approved" : "editor not approved"
    ] }),
    /* @__PURE__ */ a3("span", { children: [
      /* @__PURE__ */ a3("svg", { class: "long", viewBox: "0 0 34 14", "aria-hidden": "true", children: /* @__PURE__ */ a3("path", { class: "tl-sample", d: "M0 1h24v12H0zM34 7l-8-5v10z" }) }),
      "exposure, ending in an arrow while it is open"
    ] }),
    drawing.rows.some(({ bars }) => bars.some((bar) => bar.covered < 0.9 * (bar.until - bar.from))) && /* @__PURE__ */ a3("span", { children: [
      /* @__PURE__ */ a3("svg", { class: "long", viewBox: "0 0 34 14", "aria-hidden": "true", children: /* @__PURE__ */ a3("g", { class: "tl-bar tl-sparse ink-high", children: /* @__PURE__ */ a3("rect", { x: "0.5", y: "1", width: "33", height: "12", rx: "2" }) }) }),
      "many short windows"
    ] }),
    /* @__PURE__ */ a3("span", { children: "Times are UTC." })
  ] });
}
var keyShapes = {
  looser: "M0-6 5.5 4.5h-11z",
  tighter: "M0 6-5.5-4.5h11z",
  both: "M0-6 6 0 0 6-6 0z",
  neither: "M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"
};
var wayDirection = { looser: "looser", tighter: "tighter", neither: "neutral" };
function RevisionTable({ tracks, page }) {
  const marks = tracks.lanes.flatMap((lane) => lane.marks.map((mark) => ({ ...mark, lane }))).toSorted((a4, b2) => b2.at - a4.at || b2.revision - a4.revision);
  if (marks.length > MAX_TABLE) return /* @__PURE__ */ a3(BinTable, { tracks });
  return /* @__PURE__ */ a3("details", { class: "table", children: [
    /* @__PURE__ */ a3("summary", { children: "Revisions as a table" }),
    /* @__PURE__ */ a3("table", { children: [
      /* @__PURE__ */ a3(Head, { columns: ["Revision", "Time (UTC)", ["Editor", "w3"], "Direction", "Findings opened"] }),
      /* @__PURE__ */ a3("tbody", { children: marks.map(({ at: at2, revision: revision2, way }) => {
        const row = page.book.revisions.get(revision2);
        return /* @__PURE__ */ a3("tr", { children: [
          /* @__PURE__ */ a3("th", { scope: "row", children: /* @__PURE__ */ a3(Revision, { number: revision2, page }) }),
          /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(When, { at: instantText(at2), table: true }) }),
          /* @__PURE__ */ a3("td", { children: [
            /* @__PURE__ */ a3("bdi", { children: visible(row?.by.email ?? row?.by.id ?? "an unknown editor") }),
            row?.approved === false && /* @__PURE__ */ a3("span", { class: "no", children: " not approved" })
          ] }),
          /* @__PURE__ */ a3("td", { children: way === "both" ? "looser and tighter" : /* @__PURE__ */ a3(Way, { direction: wayDirection[way] }) }),
          /* @__PURE__ */ a3("td", { class: "n", "data-label": "opened", children: thousands(row?.opened.length ?? 0) })
        ] });
      }) })
    ] })
  ] });
}
function BinTable({ tracks }) {
  const marks = tracks.lanes.flatMap((lane) => lane.marks).toSorted((a4, b2) => a4.at - b2.at || a4.revision - b2.revision);
  const { words: words2, edges } = binsOf(tracks.from, tracks.until, WIDE);
  let at2 = 0;
  const rows = edges.slice(0, -1).flatMap((from, i3) => {
    const start = at2;
    while (at2 < marks.length && marks[at2].at < edges[i3 + 1]) at2++;
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
  return /* @__PURE__ */ a3("details", { class: "table", children: [
    /* @__PURE__ */ a3("summary", { children: [
      "Revisions per ",
      words2,
      " as a table"
    ] }),
    /* @__PURE__ */ a3("table", { children: [
      /* @__PURE__ */ a3(
        Head,
        {
          columns: ["From (UTC)", ["Revisions", "n"], ["Looser", "n"], ["Tighter", "n"], ["Neither", "n"], "Numbers"]
        }
      ),
      /* @__PURE__ */ a3("tbody", { children: rows.toReversed().map((row) => /* @__PURE__ */ a3("tr", { children: [
        /* @__PURE__ */ a3("th", { scope: "row", children: instantText(row.from).slice(0, 10) }),
        /* @__PURE__ */ a3("td", { class: "n", "data-label": "revisions", children: thousands(row.all) }),
        /* @__PURE__ */ a3("td", { class: "n", "data-label": "looser", children: thousands(row.up) }),
        /* @__PURE__ */ a3("td", { class: "n", "data-label": "tighter", children: thousands(row.down) }),
        /* @__PURE__ */ a3("td", { class: "n", "data-label": "neither", children: thousands(row.none) }),
        /* @__PURE__ */ a3("td", { children: row.first === row.last ? row.first : `${row.first}–${row.last}` })
      ] })) })
    ] })
  ] });
}
function WindowTable({ page }) {
  const windows = page.view.findings.filter((finding) => finding.exposureSeconds !== null);
  const shown2 = windows.slice(0, MAX_TABLE);
  if (windows.length === 0) return null;
  return /* @__PURE__ */ a3("details", { class: "table", children: [
    /* @__PURE__ */ a3("summary", { children: "Windows of exposure as a table" }),
    /* @__PURE__ */ a3("table", { children: [
      /* @__PURE__ */ a3(Head, { columns: [["Rule", "w3"], "Severity", "From (UTC)", "Until (UTC)", ["Length", "n"], "Status"] }),
      /* @__PURE__ */ a3("tbody", { children: shown2.map((finding) => /* @__PURE__ */ a3("tr", { children: [
        /* @__PURE__ */ a3("th", { scope: "row", children: /* @__PURE__ */ a3(ToFinding, { id: finding.id, page, children: /* @__PURE__ */ a3(Say, { of: value(finding.rule), page }) }) }),
        /* @__PURE__ */ a3("td", { children: finding.severity }),
        /* @__PURE__ */ a3("td", { children: [
          !finding.introduced.exact && "at the latest ",
          /* @__PURE__ */ a3(When, { at: finding.introduced.at, table: true })
        ] }),
        /* @__PURE__ */ a3("td", { children: finding.resolved ? /* @__PURE__ */ a3(When, { at: finding.resolved.at, table: true }) : "still" }),
        /* @__PURE__ */ a3("td", { class: "n", children: duration(finding.exposureSeconds ?? 0) }),
        /* @__PURE__ */ a3("td", { children: finding.status })
      ] })) })
    ] }),
    windows.length > shown2.length && /* @__PURE__ */ a3("p", { class: "muted", children: /* @__PURE__ */ a3(Say, { of: prose(`And ${some(windows.length - shown2.length, "more window")}, under Findings.`), page }) })
  ] });
}

// src/reporters/html/top.tsx
function Top({ page }) {
  const { report } = page;
  const { state, headline, sentences, worst } = standingOf(page.book, { ...limits, text: 200 });
  return /* @__PURE__ */ a3("header", { children: /* @__PURE__ */ a3("div", { class: "in top", children: [
    /* @__PURE__ */ a3("div", { children: [
      /* @__PURE__ */ a3("p", { class: "scope", children: [
        "Driftline audit · ",
        /* @__PURE__ */ a3("bdi", { children: visible(report.organization) }),
        " · as of ",
        longMinute(report.asOf)
      ] }),
      /* @__PURE__ */ a3("p", { class: `state state-${state}${worst ? ` worst-${worst.severity}` : ""}`, children: [
        /* @__PURE__ */ a3(Glyph, { name: state }),
        state === "nothing" ? "nothing evaluated" : state
      ] }),
      /* @__PURE__ */ a3("h1", { children: /* @__PURE__ */ a3(Say, { of: headline, page }) }),
      sentences.map((sentence, i3) => /* @__PURE__ */ a3("p", { class: "lead", children: [
        /* @__PURE__ */ a3(Say, { of: sentence, page }),
        worst && i3 === sentences.length - 1 && page.anchors.has(worst.id) && /* @__PURE__ */ a3($, { children: [
          " ",
          /* @__PURE__ */ a3("span", { class: "jump", children: /* @__PURE__ */ a3(ToFinding, { id: worst.id, page, children: "The finding" }) })
        ] })
      ] })),
      /* @__PURE__ */ a3(Counts, { page }),
      /* @__PURE__ */ a3(Since, { page }),
      hiddenWords(report, page.view).map((line) => /* @__PURE__ */ a3("p", { class: "hidden", children: /* @__PURE__ */ a3(Say, { of: line, page }) }))
    ] }),
    /* @__PURE__ */ a3("div", { class: "evidence", children: [
      /* @__PURE__ */ a3("h2", { children: "Evidence" }),
      /* @__PURE__ */ a3("dl", { class: "facts", children: evidenceLines(report).map(({ term, says }) => /* @__PURE__ */ a3(Fact, { term, children: /* @__PURE__ */ a3(Say, { of: says, page }) })) })
    ] })
  ] }) });
}
function Counts({ page: { report } }) {
  const { open, resolved, excepted, noted } = report.summary;
  const rest = { resolved, excepted, noted };
  return /* @__PURE__ */ a3("ul", { class: "counts", "aria-label": "Findings by severity, when open, and by status", children: [
    worstToBest.map((severity) => /* @__PURE__ */ a3("li", { class: open[severity] > 0 ? `some ink-${severity}` : void 0, children: [
      /* @__PURE__ */ a3("b", { children: thousands(open[severity]) }),
      /* @__PURE__ */ a3("span", { children: severity })
    ] })),
    Object.entries(rest).map(([status, n2]) => /* @__PURE__ */ a3("li", { children: [
      /* @__PURE__ */ a3("b", { children: thousands(n2) }),
      /* @__PURE__ */ a3("span", { children: status })
    ] }))
  ] });
}
function Since({ page }) {
  const { report, book } = page;
  const last = report.summary.sinceLast;
  const lines = sinceLast(report);
  if (!last || !lines) return /* @__PURE__ */ a3("p", { class: "muted", children: noLastWords(report) });
  return /* @__PURE__ */ a3("div", { class: "since", children: [
    /* @__PURE__ */ a3("h2", { children: [
      "Since the last audit (",
      /* @__PURE__ */ a3(Say, { of: at(last.at), page }),
      ")"
    ] }),
    /* @__PURE__ */ a3("ul", { children: lines.map(({ word, ids }) => /* @__PURE__ */ a3("li", { children: [
      /* @__PURE__ */ a3("b", { children: thousands(ids.length) }),
      /* @__PURE__ */ a3("span", { children: [
        word,
        " ",
        /* @__PURE__ */ a3("span", { class: "muted", children: /* @__PURE__ */ a3(Say, { of: rulesOf(ids, book, 3), page }) }),
        ids.length === 1 && page.anchors.has(ids[0]) && /* @__PURE__ */ a3($, { children: [
          " ",
          /* @__PURE__ */ a3("span", { class: "jump", children: /* @__PURE__ */ a3(ToFinding, { id: ids[0], page, children: "The finding" }) })
        ] })
      ] })
    ] })) })
  ] });
}
function titleOf(state, organization, day) {
  return `${state} · ${visible(organization)} · ${day}`;
}

// src/reporters/html/windows.tsx
var MAX = 50;
var MAX_LINKS3 = 24;
var MAX_NUMBERS = 5e3;
function Windows({ page }) {
  const open = worstFirst(page.view.findings.filter((finding) => finding.status === "open"));
  const windows = open.filter((finding) => !isEvent(finding));
  const events = clusters(open.filter(isEvent));
  const rest = windows.length - MAX;
  return /* @__PURE__ */ a3(
    Section,
    {
      id: "open",
      title: "Open now",
      note: `${some(windows.length, "window")}, ${some(open.length - windows.length, "event")}`,
      children: [
        open.length === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: "Nothing is open in what is shown." }),
        windows.length > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
          "A window lasts from the revision that opened it until one that closes it.",
          windows.every((finding) => finding.blast === null) && " What was used meanwhile is not part of this audit."
        ] }),
        windows.slice(0, MAX).map((finding) => /* @__PURE__ */ a3(Window, { finding, page })),
        rest > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
          "And ",
          some(rest, "more window"),
          ", under Findings."
        ] }),
        events.length > 0 && /* @__PURE__ */ a3(Events, { events, page })
      ]
    }
  );
}
function Window({ finding, page }) {
  const change = findingDifference(finding, limits);
  const direction = openingDirection(finding, page.book);
  const expected = expectedWords(finding.expected, rowLimits);
  return /* @__PURE__ */ a3("article", { class: `window ink-${finding.severity}`, children: [
    /* @__PURE__ */ a3("div", { class: "head", children: [
      /* @__PURE__ */ a3(Badge, { severity: finding.severity }),
      /* @__PURE__ */ a3("h3", { children: /* @__PURE__ */ a3(ToFinding, { id: finding.id, page, children: /* @__PURE__ */ a3(Say, { of: subjectWords(finding.subject), page }) }) }),
      /* @__PURE__ */ a3("span", { class: "for", children: age(finding) })
    ] }),
    /* @__PURE__ */ a3("p", { children: [
      change && /* @__PURE__ */ a3(Diff, { of: change, page }),
      !change && !finding.introduced.exact && /* @__PURE__ */ a3($, { children: [
        "now ",
        /* @__PURE__ */ a3(Say, { of: actualWords(finding, limits), page })
      ] }),
      " ",
      /* @__PURE__ */ a3("span", { class: "muted", children: expected.length > 0 && (change !== void 0 || !finding.introduced.exact) ? /* @__PURE__ */ a3($, { children: [
        "policy: ",
        /* @__PURE__ */ a3(Say, { of: expected, page })
      ] }) : /* @__PURE__ */ a3(Say, { of: prose(finding.message), page }) })
    ] }),
    /* @__PURE__ */ a3("p", { class: "said", children: [
      /* @__PURE__ */ a3(Origin, { finding, page }),
      direction && /* @__PURE__ */ a3($, { children: [
        " · ",
        /* @__PURE__ */ a3(Way, { direction })
      ] }),
      ` · ${limitWords(finding, page.report.asOf)} · rule `,
      /* @__PURE__ */ a3(ToRule, { id: finding.rule, page })
    ] }),
    finding.blast !== null && /* @__PURE__ */ a3("p", { class: "said", children: [
      "Meanwhile: ",
      /* @__PURE__ */ a3(Say, { of: blastWords(finding.blast), page })
    ] })
  ] });
}
function Origin({ finding, page }) {
  const { introduced } = finding;
  if (!introduced.exact || introduced.revision === null)
    return /* @__PURE__ */ a3(Say, { of: capital(beginning(finding, page.book, rowLimits)), page });
  const approval = approvalWords(introduced.revision, page.book);
  const person = say`${personWords(introduced.by)}${[approval && ` (${approval})`]}`;
  return /* @__PURE__ */ a3(Say, { of: say`${person} · ${revision(introduced.revision)} · ${at(introduced.at)}`, page });
}
function Others({ cluster }) {
  const others = cluster.slice(MAX_LINKS3);
  if (others.length === 0) return null;
  const numbers = others.slice(0, MAX_NUMBERS).map(({ introduced }) => introduced.revision ?? "none");
  return /* @__PURE__ */ a3("details", { children: [
    /* @__PURE__ */ a3("summary", { children: [
      "and ",
      thousands(others.length),
      " more"
    ] }),
    numbers.join(", "),
    others.length > MAX_NUMBERS && " and more, in the JSON report"
  ] });
}
function Events({ events, page }) {
  const shown2 = events.slice(0, MAX);
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("h3", { children: "Events" }),
    /* @__PURE__ */ a3("ul", { class: "lines", children: shown2.map((cluster) => /* @__PURE__ */ a3("li", { children: [
      /* @__PURE__ */ a3(Badge, { severity: cluster[0].severity }),
      " ",
      /* @__PURE__ */ a3(Say, { of: prose(cluster[0].message), page }),
      cluster.length > 1 ? ": revisions " : ": ",
      cluster.slice(0, MAX_LINKS3).map((finding, i3) => /* @__PURE__ */ a3($, { children: [
        i3 > 0 && ", ",
        /* @__PURE__ */ a3(ToFinding, { id: finding.id, page, children: cluster.length > 1 && finding.introduced.revision !== null ? finding.introduced.revision : /* @__PURE__ */ a3(Say, { of: subjectWords(finding.subject), page: { ...page, anchored: /* @__PURE__ */ new Set() } }) })
      ] })),
      /* @__PURE__ */ a3(Others, { cluster })
    ] })) }),
    events.length > MAX && /* @__PURE__ */ a3("p", { class: "muted", children: [
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
${z2(/* @__PURE__ */ a3(Document, { page, title }))}
`;
};
function Document({ page, title }) {
  return /* @__PURE__ */ a3("html", { lang: "en", children: [
    /* @__PURE__ */ a3("head", { children: [
      /* @__PURE__ */ a3("meta", { charset: "utf-8" }),
      /* @__PURE__ */ a3("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
      /* @__PURE__ */ a3("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      /* @__PURE__ */ a3("meta", { name: "color-scheme", content: "light dark" }),
      /* @__PURE__ */ a3("title", { children: title }),
      /* @__PURE__ */ a3("style", { dangerouslySetInnerHTML: { __html: style } })
    ] }),
    /* @__PURE__ */ a3("body", { children: [
      /* @__PURE__ */ a3("a", { class: "skip", href: "#open", children: "Skip to what is open" }),
      /* @__PURE__ */ a3("div", { id: "tools", class: "in tools" }),
      /* @__PURE__ */ a3(Top, { page }),
      /* @__PURE__ */ a3("nav", { "aria-label": "Sections", children: /* @__PURE__ */ a3("ul", { class: "in", children: sections.map(([id, name]) => /* @__PURE__ */ a3("li", { children: /* @__PURE__ */ a3("a", { href: `#${id}`, children: name }) })) }) }),
      /* @__PURE__ */ a3("main", { class: "in", children: sections.map(([, , Part]) => /* @__PURE__ */ a3(Part, { page })) }),
      /* @__PURE__ */ a3("footer", { class: "in", children: /* @__PURE__ */ a3("p", { children: [
        disclaimer,
        " Made by driftline; verdict ",
        page.report.verdict,
        ", exit code ",
        page.report.exitCode,
        "."
      ] }) }),
      /* @__PURE__ */ a3("dialog", { id: "keys", "aria-labelledby": "keys-title" }),
      /* @__PURE__ */ a3("script", { type: "application/json", id: "data", dangerouslySetInnerHTML: { __html: islandText(page) } }),
      /* @__PURE__ */ a3("script", { dangerouslySetInnerHTML: { __html: client_default } })
    ] })
  ] });
}
export {
  html
};
