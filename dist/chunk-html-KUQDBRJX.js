import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  evidenceLines
} from "./chunk-chunk-WEYGVDNG.js";
import {
  remedy
} from "./chunk-chunk-YU5XMXBF.js";
import {
  age,
  approvalWords,
  beginning,
  bookOf,
  clusters,
  dayAfter,
  dayWords,
  directionWords,
  disclaimer,
  ending,
  hiddenWords,
  isEvent,
  lastDay,
  limitWords,
  noLastWords,
  openingDirection,
  passage,
  personWords,
  placeWords,
  rulesOf,
  sinceLast,
  standingOf,
  stateTitle,
  subjectWords,
  viewOf,
  worstFirst,
  worstToBest
} from "./chunk-chunk-RXBIXYRT.js";
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
} from "./chunk-chunk-T3IKNEVI.js";
import "./chunk-chunk-E5V562IJ.js";
import {
  instantOf
} from "./chunk-chunk-LGPRNRJF.js";
import {
  isSecret
} from "./chunk-chunk-TPRSPISA.js";
import "./chunk-chunk-RITLSO62.js";
import {
  duration,
  minute,
  nameOf,
  visible,
  visibleJson
} from "./chunk-chunk-NKTVH2K5.js";
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
function k(n2, t2, r2) {
  var u3, i3, f4, o4 = {}, e2 = arguments.length;
  for (f4 in t2) "key" == f4 ? u3 = t2[f4] : "ref" == f4 && "function" != typeof n2 ? i3 = t2[f4] : o4[f4] = t2[f4];
  return e2 > 2 && (o4.children = e2 > 3 ? d.call(arguments, 2) : r2), m(n2, o4, u3, i3, null);
}
function m(r2, u3, i3, f4, o4) {
  var e2 = { type: r2, props: u3, key: i3, ref: f4, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o4 || ++t, __i: -1, __u: 0 };
  return !o4 && n.vnode && n.vnode(e2), e2;
}
function $(n2) {
  return n2.children;
}
function x(n2, t2) {
  this.props = n2, this.context = t2, this.__g = 0;
}
function S(n2, t2) {
  if (null == t2) return n2.__ && S(n2.__, n2.__i + 1);
  for (var r2; t2 < n2.__k.length; t2++) if ((r2 = n2.__k[t2]) && r2.__e) return r2.__e;
  return "function" != typeof n2.type || n2.props.__P ? null : S(n2);
}
function C(t2) {
  var r2, u3 = t2.__v, i3 = u3.__e, f4 = [], o4 = [], e2 = t2.__P;
  e2 && ((r2 = _({ constructor: h }, u3)).__v = u3.__v + 1, n.vnode && n.vnode(r2), z(e2, r2, u3, t2.__n, e2.namespaceURI, 32 & u3.__u ? [i3] : null, f4, i3 || S(u3), 32 & u3.__u, o4), r2.__v = u3.__v, r2.__.__k[r2.__i] = r2, E(f4, r2, o4), u3.__ = u3.__e = null, r2.__e != i3 && j(r2));
}
function j(n2) {
  if ((n2 = n2.__) && n2.__c && !n2.props.__P) return n2.__e = null, n2.__k.some(function(t2) {
    return t2 && (n2.__e = t2.__e);
  }), j(n2);
}
function L(t2) {
  (8 & t2.__g || (t2.__g |= 8, u.push(t2), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n2, t2 = 1; u.length; ) u.length > t2 && u.sort(o), n2 = u.shift(), t2 = u.length, 8 & n2.__g && C(n2);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n2, t2, r2, u3, i3, f4, o4, e2, l3, c3, a4) {
  var s3, h3, v3, w3, d3, _3, g3 = u3.__k || y, k3 = t2.length;
  for (l3 = q(r2, t2, g3, l3, k3), s3 = 0; s3 < k3; s3++) null != (v3 = r2.__k[s3]) && (h3 = ~v3.__i && g3[v3.__i] || p, v3.__i = s3, _3 = z(n2, v3, h3, i3, f4, o4, e2, l3, c3, a4), w3 = v3.__e, (h3.ref != v3.ref || 8 & h3.__u) && (h3.ref && G(h3.ref, null, v3, h3), v3.ref && a4.push(v3.ref, v3.__c || w3, v3)), d3 = d3 || w3, 4 & v3.__u ? (l3 = A(v3, l3, n2, !h3.__v), h3.__e && (h3.__e = null)) : "function" == typeof v3.type && void 0 !== _3 ? l3 = _3 : w3 && (l3 = w3.nextSibling), v3.__u &= -21);
  return r2.__e = d3, l3;
}
function q(n2, t2, r2, u3, i3) {
  var f4, o4, e2, l3, c3, a4, s3, p3, y3, v3 = r2.length, d3 = v3, _3 = 0, g3 = 0, k3 = n2.__k = Array(i3);
  for (f4 = 0; f4 < i3; f4++) null != (o4 = t2[f4]) && "boolean" != typeof o4 && "function" != typeof o4 ? ("object" != typeof o4 || o4.constructor === String ? o4 = k3[f4] = m(null, o4) : w(o4) ? o4 = k3[f4] = m($, { children: o4 }) : o4.constructor === h && o4.__b ? o4 = k3[f4] = m(o4.type, o4.props, o4.key, o4.ref, o4.__v) : k3[f4] = o4, l3 = f4 + _3, o4.__ = n2, o4.__b = n2.__b + 1, e2 = null, ~(c3 = o4.__i = P(o4, r2, l3, d3)) && (d3--, (e2 = r2[c3]) && (e2.__u |= 2)), e2 && e2.__v ? (o4.__u |= 16, c3 == l3 - 1 ? _3-- : c3 == l3 + 1 ? _3++ : c3 != l3 && (c3 > l3 ? _3-- : _3++, g3 = 1)) : (~c3 || (i3 > v3 ? _3-- : i3 < v3 && _3++), "function" != typeof o4.type && (o4.__u |= 4))) : k3[f4] = null;
  if (g3) {
    for (a4 = [], s3 = [], f4 = 0; f4 < i3; f4++) if ((o4 = k3[f4]) && 16 & o4.__u) {
      for (_3 = 0, p3 = a4.length; _3 < p3; ) a4[y3 = _3 + p3 >> 1] < o4.__i ? _3 = y3 + 1 : p3 = y3;
      a4[_3] = o4.__i, s3[f4] = _3 + 1;
    }
    for (_3 = a4.length; f4--; ) s3[f4] && (s3[f4] == _3 ? _3-- : k3[f4].__u |= 4);
  }
  if (d3) for (f4 = 0; f4 < v3; f4++) !(e2 = r2[f4]) || 2 & e2.__u || (e2.__e == u3 && (u3 = S(e2)), J(e2, e2));
  return u3;
}
function A(n2, t2, r2, u3) {
  var i3, f4, o4, e2;
  if ("function" == typeof n2.type) {
    if (n2.props.__P) return t2;
    if (i3 = n2.__k) for (f4 = 0; f4 < i3.length; f4++) i3[f4] && (i3[f4].__ = n2, t2 = A(i3[f4], t2, r2, false));
    return t2;
  }
  for (t2 && !t2.parentNode && (t2 = S(n2)) && !t2.parentNode && (t2 = null), o4 = n2.__e, e2 = t2; e2 && 8 == e2.nodeType; ) e2 = e2.nextSibling;
  for (o4 != e2 && (!u3 && r2.moveBefore && o4.parentNode ? r2.moveBefore(o4, t2) : r2.insertBefore(o4, t2 || null)), t2 = o4; (t2 = t2 && t2.nextSibling) && 8 == t2.nodeType && !t2.data.startsWith("$s"); ) ;
  return t2;
}
function P(n2, t2, r2, u3) {
  var i3, f4 = n2.key, o4 = n2.type, e2 = t2[r2], l3 = e2 && !(2 & e2.__u);
  if (null === e2 && null == f4 || l3 && f4 == e2.key && o4 == e2.type) return r2;
  if (u3 > (l3 ? 1 : 0)) {
    for (i3 = r2 - 1; i3 >= 0; i3--) if ((e2 = t2[i3]) && !(2 & e2.__u) && f4 == e2.key && o4 == e2.type) return i3;
    for (i3 = r2 + 1; i3 < t2.length; i3++) if ((e2 = t2[i3]) && !(2 & e2.__u) && f4 == e2.key && o4 == e2.type) return i3;
  }
  return -1;
}
function T(n2, t2, r2) {
  null == r2 && (r2 = ""), "-" == t2[0] ? n2.setProperty(t2, r2) : n2[t2] = r2;
}
function N(n2, t2, r2, u3, i3) {
  var f4, o4;
  if ("style" == t2) if ("string" == typeof r2) n2.style.cssText = r2;
  else {
    if ("string" == typeof u3 && (n2.style.cssText = u3 = ""), u3) for (t2 in u3) r2 && t2 in r2 || T(n2.style, t2);
    if (r2) for (t2 in r2) u3 && r2[t2] == u3[t2] || T(n2.style, t2, r2[t2]);
  }
  else if ("o" == t2[0] && "n" == t2[1]) "function" != typeof r2 && (r2 = null), "function" != typeof u3 && (u3 = null), (n2.__e || (n2.__e = {}))[t2] = r2, r2 && u3 || (o4 = a[t2] || (a[t2] = V(t2)), (n2.__a || (n2.__a = {}))[t2] = c, f4 = t2 != (t2 = t2.replace(l, "$1")), (t2 = t2.slice(2))[0] < "a" && (t2 = t2.toLowerCase()), r2 ? n2.addEventListener(t2, o4, f4) : n2.removeEventListener(t2, o4, f4));
  else {
    if ("http://www.w3.org/2000/svg" == i3) t2 = t2.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if ("width" != t2 && "height" != t2 && "href" != t2 && "list" != t2 && "form" != t2 && "tabIndex" != t2 && "download" != t2 && "rowSpan" != t2 && "colSpan" != t2 && "role" != t2 && "popover" != t2 && t2 in n2) try {
      return void (n2[t2] = null == r2 ? "" : r2);
    } catch (n3) {
    }
    if ("function" == typeof r2) return;
    null == r2 || false === r2 && "-" != t2[4] ? n2.removeAttribute(t2) : n2.setAttribute(t2, "popover" == t2 && 1 == r2 ? "" : r2);
  }
}
function V(t2) {
  return function(r2) {
    var u3 = this.__e;
    if (u3) {
      if (u3 = u3[t2], null == r2[e]) r2[e] = c++;
      else if (r2[e] < this.__a[t2]) return;
      return u3(n.event ? n.event(r2) : r2);
    }
  };
}
function z(t2, r2, u3, i3, f4, o4, e2, l3, c3, a4) {
  var s3, p3, v3, d3, k3, b2, m3, M2, C2, j3, L2, H3, q3, A2, O, P3, T3, N3, V3 = r2.type;
  if (r2.constructor !== h) return null;
  128 & u3.__u && (c3 = 32 & u3.__u, s3 = u3.__c.__z) && (r2.__u |= c3, p3 = o4 = [], 8 == s3.nodeType ? l3 = B(s3, o4) : o4.push(s3), l3 = o4[0] || l3), (s3 = n.__b) && s3(r2);
  n: if ("function" == typeof V3) {
    v3 = e2.length;
    try {
      if (M2 = r2.props, C2 = (s3 = V3.prototype) && s3.render, j3 = (s3 = V3.contextType) && i3[s3.__c], L2 = s3 ? j3 ? j3.props.value : s3.__ : i3, (d3 = u3.__c) ? (r2.__c = d3, 2 & d3.__g && (d3.__g |= 1)) : (C2 ? r2.__c = d3 = new V3(M2, L2) : (r2.__c = d3 = new x(M2, L2), d3.constructor = V3, d3.render = K), j3 && j3.sub(d3), d3.state || (d3.state = {}), d3.__n = i3, d3.__g |= 8, d3.__h = [], d3.__k = []), C2 && (d3.__s || (d3.__s = d3.state), V3.getDerivedStateFromProps && (d3.__s == d3.state && (d3.__s = _({}, d3.__s)), _(d3.__s, V3.getDerivedStateFromProps(M2, d3.__s)))), k3 = d3.props, b2 = d3.state, d3.__v = r2, u3.__c) {
        if (M2 !== k3 && C2 && !V3.getDerivedStateFromProps && d3.componentWillReceiveProps && d3.componentWillReceiveProps(M2, L2), r2.__v == u3.__v && !(8 & d3.__g) || !(4 & d3.__g) && d3.shouldComponentUpdate && false === d3.shouldComponentUpdate(M2, d3.__s, L2)) {
          r2.__v != u3.__v && (d3.props = M2, d3.state = d3.__s, d3.__g &= -9), r2.__e = u3.__e, r2.__k = u3.__k, r2.__k.some(function(n2) {
            n2 && (n2.__ = r2);
          }), y.push.apply(d3.__h, d3.__k), d3.__k = [], d3.__h.length && e2.push(d3), l3 = S(u3);
          break n;
        }
        d3.componentWillUpdate && d3.componentWillUpdate(M2, d3.__s, L2), C2 && d3.componentDidUpdate && d3.__h.push(function() {
          d3.componentDidUpdate(k3, b2, m3);
        });
      } else C2 && !V3.getDerivedStateFromProps && d3.componentWillMount && d3.componentWillMount(), C2 && d3.componentDidMount && d3.__h.push(d3.componentDidMount);
      d3.context = L2, d3.props = M2, d3.__P = t2, d3.__g &= -5, H3 = n.__r, q3 = C2 ? 25 : 0;
      do {
        d3.__g &= -9, H3 && H3(r2), s3 = d3.render(d3.props, d3.state = d3.__s, d3.context);
      } while (8 & d3.__g && ++q3 < 25);
      C2 && (y.push.apply(d3.__h, d3.__k), d3.__k = []), d3.state = d3.__s, d3.getChildContext && (i3 = _({}, i3, d3.getChildContext())), C2 && u3.__c && d3.getSnapshotBeforeUpdate && (m3 = d3.getSnapshotBeforeUpdate(k3, b2)), A2 = s3 && s3.type === $ && null == s3.key ? s3.props.children : s3, M2.__P && (s3 = l3, f4 = (t2 = M2.__P).namespaceURI, c3 = o4 = null, u3.props && u3.props.__P != t2 && (u3.__k.some(function(n2) {
        n2 && J(n2, n2);
      }), u3.__k = null), l3 = u3.__k ? S(u3, 0) : null), l3 = I(t2, w(A2) ? A2 : [A2], r2, u3, i3, f4, o4, e2, l3, c3, a4), M2.__P && (r2.__e = null, l3 = s3), r2.__u &= -161, p3 && p3.some(g), d3.__h.length && e2.push(d3), 1 & d3.__g && (d3.__g &= -4);
    } catch (t3) {
      if (e2.length = v3, r2.__v = null, c3 || o4) if (t3 && t3.then) {
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
      r2.__k || (r2.__k = u3.__k || []), t3 && t3.then || D(r2), n.__e(t3, r2, u3);
    }
  } else l3 = r2.__e = F(u3.__e, r2, u3, i3, f4, o4, e2, c3, a4, t2);
  return (s3 = n.diffed) && s3(r2), l3;
}
function B(n2, t2) {
  if (n2 && 8 == n2.nodeType && n2.data.startsWith("$s")) for (var r2 = 1; n2 = n2.nextSibling; ) {
    if (8 == n2.nodeType) {
      if (n2.data.startsWith("$s")) r2++;
      else if (n2.data.startsWith("/$s") && !--r2) return n2;
    }
    t2 && t2.push(n2);
  }
}
function D(n2) {
  n2 && (n2.__c && (n2.__c.__g |= 4), n2.__k && n2.__k.some(D));
}
function E(t2, r2, u3) {
  for (var i3 = 0; i3 < u3.length; ) G(u3[i3++], u3[i3++], u3[i3++]);
  n.__c && n.__c(r2, t2), t2.some(function(r3) {
    try {
      t2 = r3.__h, r3.__h = [], t2.some(function(n2) {
        n2.call(r3);
      });
    } catch (t3) {
      n.__e(t3, r3.__v);
    }
  });
}
function F(t2, r2, u3, i3, f4, o4, e2, l3, c3, a4) {
  var s3, h3, y3, _3, k3, b2, m3, M2, $3 = u3.props || p, x3 = r2.props, C2 = r2.type;
  if ("svg" == C2 ? f4 = "http://www.w3.org/2000/svg" : "math" == C2 ? f4 = "http://www.w3.org/1998/Math/MathML" : f4 || (f4 = "http://www.w3.org/1999/xhtml"), o4) {
    for (s3 = 0; s3 < o4.length; s3++) if ((k3 = o4[s3]) && (C2 ? k3.localName == C2 : 3 == k3.nodeType)) {
      t2 = k3, o4[s3] = null;
      break;
    }
  }
  if (!t2) {
    if (M2 = a4.ownerDocument || document, !C2) return M2.createTextNode(x3);
    t2 = M2.createElementNS(f4, C2, x3.is ? x3 : a4), l3 && (n.__m && n.__m(r2, o4), l3 = false), o4 = null;
  }
  if (C2) {
    if (a4 = "template" == C2 && t2.content || t2, o4 = "textarea" == C2 && null != x3.defaultValue ? null : o4 && d.call(a4.childNodes), !l3 && o4) for ($3 = {}, s3 = 0; s3 < t2.attributes.length; s3++) $3[(k3 = t2.attributes[s3]).name] = k3.value;
    for (s3 in $3) k3 = $3[s3], "dangerouslySetInnerHTML" == s3 ? y3 = k3 : "children" == s3 || s3 in x3 || "value" == s3 && "defaultValue" in x3 || "checked" == s3 && "defaultChecked" in x3 || N(t2, s3, null, k3, f4);
    for (s3 in x3) k3 = x3[s3], "children" == s3 ? _3 = k3 : "dangerouslySetInnerHTML" == s3 ? h3 = k3 : "value" == s3 ? b2 = k3 : "checked" == s3 ? m3 = k3 : l3 && "function" != typeof k3 || $3[s3] === k3 || N(t2, s3, k3, $3[s3], f4);
    h3 ? (l3 || y3 && (h3.__html == y3.__html || h3.__html == t2.innerHTML) || (t2.innerHTML = h3.__html), r2.__k = []) : (y3 && (t2.textContent = ""), ("foreignObject" == C2 || "http://www.w3.org/1998/Math/MathML" == f4 && v.test(C2)) && (f4 = "http://www.w3.org/1999/xhtml"), I(a4, w(_3) ? _3 : [_3], r2, u3, i3, f4, o4, e2, o4 ? o4[0] : u3.__k && S(u3, 0), l3, c3), o4 && o4.some(g)), l3 && "textarea" != C2 || (s3 = "value", "progress" == C2 && null == b2 ? t2.removeAttribute(s3) : null == b2 || b2 === t2[s3] && ("progress" != C2 || b2) || N(t2, s3, b2, $3[s3], f4), s3 = "checked", null != m3 && m3 != t2[s3] && N(t2, s3, m3, $3[s3], f4));
  } else $3 === x3 || l3 && t2.data == x3 || (t2.data = x3);
  return t2;
}
function G(t2, r2, u3, i3) {
  try {
    "function" == typeof t2 ? r2 ? r2.__x = t2(r2) || 1 : i3 && (i3 = i3.__c || i3.__e) && (r2 = i3.__x) && (i3.__x = null, "function" == typeof r2 ? r2() : t2(null)) : t2.current = r2;
  } catch (t3) {
    n.__e(t3, u3);
  }
}
function J(t2, r2, u3) {
  var i3, f4, o4, e2;
  if (n.unmount && n.unmount(t2), !(i3 = t2.ref) || i3.current && i3.current != t2.__e || G(i3, null, r2, t2), i3 = t2.__c) {
    if (i3.componentWillUnmount) try {
      i3.componentWillUnmount();
    } catch (t3) {
      n.__e(t3, r2);
    }
    i3.__P = i3.__n = null;
  }
  if (i3 = t2.__k) for (e2 = 0; e2 < i3.length; e2++) i3[e2] && J(i3[e2], r2, "function" != typeof t2.type || u3 && !t2.props.__P);
  !u3 && (i3 = t2.__c) && (i3 = i3.__z) && (f4 = B(i3, o4 = [])) && (i3 == t2.__e && o4.some(g), g(f4), g(i3)), u3 || g(t2.__e), t2.__e = t2.__c = t2.__ = null;
}
function K(n2, t2, r2) {
  return this.constructor(n2, r2);
}
n = { __e: function(n2, t2, r2, u3) {
  for (var i3, o4, e2; t2 = t2.__; ) if ((i3 = t2.__c) && !(1 & i3.__g)) {
    i3.__g |= 4;
    try {
      if ((e2 = (o4 = i3.constructor) && o4.getDerivedStateFromError) && i3.setState(o4.getDerivedStateFromError(n2)), i3.componentDidCatch && (i3.componentDidCatch(n2, u3 || {}), e2 = 1), e2 && 8 & i3.__g) return void (i3.__g |= 2);
    } catch (t3) {
      n2 = t3;
    }
  }
  throw f = 0, n2;
} }, t = 0, r = function(n2) {
  return null != n2 && n2.constructor === h;
}, x.prototype.setState = function(n2, t2) {
  var r2 = this.__s;
  r2 && r2 != this.state || (r2 = this.__s = _({}, this.state)), "function" == typeof n2 && (n2 = n2(_({}, r2), this.props)), n2 && (_(r2, n2), this.__v && (t2 && this.__k.push(t2), L(this)));
}, x.prototype.forceUpdate = function(n2) {
  this.__v && (this.__g |= 4, n2 && this.__h.push(n2), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n2, t2) {
  return n2.__v.__b - t2.__v.__b;
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
function d2(e2) {
  void 0 !== e2.__g ? e2.__g |= 8 : e2[u2] = true;
}
function v2(e2) {
  void 0 !== e2.__g ? e2.__g &= -9 : e2[u2] = false;
}
function m2(e2) {
  return void 0 !== e2.__g ? !!(8 & e2.__g) : true === e2[u2];
}
var y2 = /["&<]/;
function _2(e2) {
  if (0 === e2.length || false === y2.test(e2)) return e2;
  for (var t2 = 0, n2 = 0, r2 = "", o4 = ""; n2 < e2.length; n2++) {
    switch (e2.charCodeAt(n2)) {
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
    n2 !== t2 && (r2 += e2.slice(t2, n2)), r2 += o4, t2 = n2 + 1;
  }
  return n2 !== t2 && (r2 += e2.slice(t2, n2)), r2;
}
var g2 = {};
var k2 = /* @__PURE__ */ new Set(["animation-iteration-count", "border-image-outset", "border-image-slice", "border-image-width", "box-flex", "box-flex-group", "box-ordinal-group", "column-count", "fill-opacity", "flex", "flex-grow", "flex-negative", "flex-order", "flex-positive", "flex-shrink", "flood-opacity", "font-weight", "grid-column", "grid-row", "line-clamp", "line-height", "opacity", "order", "orphans", "stop-opacity", "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "stroke-opacity", "stroke-width", "tab-size", "widows", "z-index", "zoom"]);
var b = /[A-Z]/g;
function x2(e2) {
  var t2 = "";
  for (var n2 in e2) {
    var r2 = e2[n2];
    if (null != r2 && "" !== r2) {
      var o4 = "-" == n2[0] ? n2 : g2[n2] || (g2[n2] = n2.replace(b, "-$&").toLowerCase()), i3 = ";";
      "number" != typeof r2 || o4.startsWith("--") || k2.has(o4) || (i3 = "px;"), t2 = t2 + o4 + ":" + r2 + i3;
    }
  }
  return t2 || void 0;
}
function w2() {
  this.__d = true;
}
function H2(e2, t2) {
  return { __v: e2, context: t2, props: e2.props, setState: w2, forceUpdate: w2, __d: true, __h: new Array(0) };
}
var T2 = {};
var j2 = [];
var P2 = Array.isArray;
var $2 = Object.assign;
var U = "";
var Z = "<!--$s-->";
var F2 = "<!--/$s-->";
function M(e2) {
  return "string" == typeof e2 ? Z + e2 + F2 : P2(e2) ? (e2.unshift(Z), e2.push(F2), e2) : e2 && "function" == typeof e2.then ? e2.then(M) : Z + e2 + F2;
}
function W() {
  return { beforeDiff: n.__b, afterDiff: n.diffed, renderHook: n.__r, unmountHook: n.unmount, rootHook: n.__, commitHook: n.__c, catchError: n.__e, errorBoundaries: n.errorBoundaries };
}
function B2(e2) {
  var t2 = n[o2];
  n[o2] = true;
  try {
    return e2();
  } finally {
    n[o2] = t2;
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
  } catch (e2) {
    if (e2.then) throw new Error('Use "renderToStringAsync" for suspenseful rendering.');
    throw e2;
  } finally {
    i3.commitHook && B2(function() {
      return i3.commitHook(n2, j2);
    }), j2.length = 0;
  }
}
function N2(e2, t2, n2) {
  var r2, o4 = e2.type, a4 = true;
  return e2[i2] ? (a4 = false, (r2 = e2[i2]).state = r2[c2]) : r2 = new o4(e2.props, t2), e2[i2] = r2, r2.__v = e2, r2.props = e2.props, r2.context = t2, d2(r2), null == r2.state && (r2.state = T2), null == r2[c2] && (r2[c2] = r2.state), o4.getDerivedStateFromProps ? r2.state = $2({}, r2.state, o4.getDerivedStateFromProps(r2.props, r2.state)) : a4 && r2.componentWillMount ? (r2.componentWillMount(), r2.state = r2[c2] !== r2.state ? r2[c2] : r2.state) : !a4 && r2.componentWillUpdate && r2.componentWillUpdate(), n2.renderHook && n2.renderHook(e2), r2.render(r2.props, r2.state, t2);
}
function q2(e2, n2, o4, u3, y3, g3, k3, b2) {
  if (null == e2 || true === e2 || false === e2 || e2 === U) return U;
  var w3 = typeof e2;
  if ("object" != w3) return "function" == w3 ? U : "string" == w3 ? _2(e2) : e2 + U;
  if (P2(e2)) {
    var C2, D2 = U;
    y3[a2] = e2;
    for (var A2 = e2.length, S2 = 0; S2 < A2; S2++) {
      var E2 = e2[S2];
      if (null != E2 && "boolean" != typeof E2) {
        var L2, j3 = q2(E2, n2, o4, u3, y3, g3, k3, b2);
        "string" == typeof j3 ? D2 += j3 : (C2 || (C2 = new Array(A2)), D2 && C2.push(D2), D2 = U, P2(j3) ? (L2 = C2).push.apply(L2, j3) : C2.push(j3));
      }
    }
    return C2 ? (D2 && C2.push(D2), C2) : D2;
  }
  if (!r(e2)) return U;
  e2.__ = y3, b2.beforeDiff && b2.beforeDiff(e2);
  var Z2 = e2.type, F3 = e2.props;
  if ("function" == typeof Z2) {
    var W2, z3, O, R = n2;
    if (Z2 === $) {
      if ("tpl" in F3) {
        for (var K2, G2 = U, J2 = 0; J2 < F3.tpl.length; J2++) if (G2 += F3.tpl[J2], F3.exprs && J2 < F3.exprs.length) {
          var Q = F3.exprs[J2];
          if (null == Q) continue;
          if ("object" == typeof Q && (r(Q) || P2(Q))) {
            var X, Y = q2(Q, n2, o4, u3, e2, g3, k3, b2);
            "string" == typeof Y ? G2 += Y : (K2 || (K2 = []), G2 && K2.push(G2), G2 = U, P2(Y) ? (X = K2).push.apply(X, Y) : K2.push(Y));
          } else G2 += Q;
        }
        return K2 ? (G2 && K2.push(G2), K2) : G2;
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
      N2(e2, R, b2), O = e2[i2];
      else {
        e2[i2] = O = /**#__NOINLINE__**/
        H2(e2, R);
        for (var ne = 0; m2(O) && ne++ < 25; ) {
          v2(O), b2.renderHook && b2.renderHook(e2);
          try {
            z3 = Z2.call(O, F3, R);
          } catch (t2) {
            throw g3 && t2 && "function" == typeof t2.then && (e2._suspended = true), t2;
          }
        }
        d2(O);
      }
      if (null != O.getChildContext && (n2 = $2({}, n2, O.getChildContext())), te && b2.errorBoundaries && (Z2.getDerivedStateFromError || O.componentDidCatch)) {
        z3 = null != z3 && z3.type === $ && null == z3.key && null == z3.props.tpl ? z3.props.children : z3;
        try {
          return q2(z3, n2, o4, u3, e2, g3, false, b2);
        } catch (r2) {
          return Z2.getDerivedStateFromError && (O[c2] = Z2.getDerivedStateFromError(r2)), O.componentDidCatch && O.componentDidCatch(r2, T2), m2(O) ? (z3 = N2(e2, n2, b2), null != (O = e2[i2]).getChildContext && (n2 = $2({}, n2, O.getChildContext())), q2(z3 = null != z3 && z3.type === $ && null == z3.key && null == z3.props.tpl ? z3.props.children : z3, n2, o4, u3, e2, g3, k3, b2)) : U;
        } finally {
          b2.afterDiff && b2.afterDiff(e2), b2.unmountHook && b2.unmountHook(e2);
        }
      }
    }
    z3 = null != z3 && z3.type === $ && null == z3.key && null == z3.props.tpl ? z3.props.children : z3;
    try {
      var re = q2(z3, n2, o4, u3, e2, g3, k3, b2);
      return b2.afterDiff && b2.afterDiff(e2), b2.unmountHook && b2.unmountHook(e2), e2._suspended ? M(re) : re;
    } catch (t2) {
      if (!g3 && k3 && k3.onError) {
        var oe = (function t3(r2) {
          return k3.onError(r2, e2, function(e3, r3) {
            try {
              return B2(function() {
                return q2(e3, n2, o4, u3, r3, g3, k3, b2);
              });
            } catch (e4) {
              return t3(e4);
            }
          });
        })(t2);
        return void 0 !== oe ? oe : (b2.catchError && b2.catchError(t2, e2), U);
      }
      if (!g3) throw t2;
      if (!t2 || "function" != typeof t2.then) throw t2;
      return t2.then(function t3() {
        try {
          var r2 = B2(function() {
            return q2(z3, n2, o4, u3, e2, g3, k3, b2);
          });
          return e2._suspended ? M(r2) : r2;
        } catch (e3) {
          if (!e3 || "function" != typeof e3.then) throw e3;
          return e3.then(t3);
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
  if (ue || ("string" == typeof ie ? ue = _2(ie) : null != ie && false !== ie && true !== ie && (ue = q2(ie, n2, "svg" === Z2 || "foreignObject" !== Z2 && o4, u3, e2, g3, k3, b2))), b2.afterDiff && b2.afterDiff(e2), b2.unmountHook && b2.unmountHook(e2), !ue && I2.has(Z2)) return ae + "/>";
  var se = "</" + Z2 + ">", le = ae + ">";
  return P2(ue) ? [le].concat(ue, [se]) : "string" != typeof ue ? [le, ue, se] : le + ue + se;
}
var I2 = /* @__PURE__ */ new Set(["area", "base", "br", "col", "command", "embed", "hr", "img", "input", "keygen", "link", "meta", "param", "source", "track", "wbr"]);
function V2(e2) {
  return null !== e2 && "object" == typeof e2 && "function" == typeof e2.peek && "value" in e2;
}

// src/reporters/html/accept.ts
var MAX_ENTRIES = 50;
var DAYS = 30;
function acceptance(finding, asOf) {
  const [from, expires] = [dayAfter(asOf, 0), dayAfter(asOf, DAYS)];
  const accepts = isEvent(finding) ? revisionLine(finding) : valueLine(finding);
  if (finding.causedBy !== null || from === void 0 || accepts === void 0 || finding.status !== "open")
    return void 0;
  return [
    "exceptions:",
    `  - rule: ${quoted(finding.rule)}`,
    `    ${accepts}`,
    "    owner: someone@example.com # who answers for it",
    "    reason: why it is acceptable until then",
    `    from: ${from}`,
    `    expires: ${expires}`
  ].join("\n");
}
function revisionLine({ introduced }) {
  return introduced.revision === null ? void 0 : `revision: ${introduced.revision}`;
}
function valueLine({ offending }) {
  if (offending.length === 0 || offending.length > MAX_ENTRIES) return void 0;
  const entries = offending.map((entry) => quoted(isSecret(entry) ? entry.fingerprint : entry));
  return `value: [${entries.join(", ")}]`;
}
function quoted(value2) {
  return visibleJson(JSON.stringify(value2)).replaceAll("\n", " ");
}

// src/reporters/html/page.ts
var limits = { text: 2e3, entries: 8 };
var rowLimits = { text: 300, entries: 8 };
var MAX_BLOCKS = 250;
var MAX_LINES = 1500;
var MAX_EVENTS = 50;
var MAX_ROWS = 200;
function pageOf(report) {
  const view = viewOf(report);
  const findings = byClaim(view.findings);
  const blocks = new Set(findings.slice(0, MAX_BLOCKS));
  const lines = new Set(findings.slice(MAX_BLOCKS, MAX_BLOCKS + MAX_LINES));
  const register = newest(view.revisions);
  const ids = [...blocks, ...lines].map((finding) => finding.id);
  return {
    book: bookOf(report),
    report,
    view,
    blocks,
    lines,
    anchors: new Set(ids.filter((id) => /^f_[0-9a-f]{1,64}$/.test(id))),
    register,
    anchored: new Set(register.map((row) => row.revision))
  };
}
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
  for (let i3 = revisions.length - 1; i3 >= 0 && rows < MAX_ROWS; i3--) {
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
function a3(t2, e2, n2, u3, a4, i3) {
  e2 || (e2 = {});
  var c3, l3, p3 = e2;
  if ("ref" in p3 && "function" != typeof t2) for (l3 in p3 = {}, e2) "ref" == l3 ? c3 = e2[l3] : p3[l3] = e2[l3];
  var s3 = { type: t2, props: p3, key: n2, ref: c3, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: f3, __v: --o3, __i: -1, __u: 0 };
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
function Revision({ number, page, words: words2 = "" }) {
  const text = `${words2}${number}`;
  return page.anchored.has(number) ? /* @__PURE__ */ a3("a", { href: `#r${number}`, children: text }) : /* @__PURE__ */ a3($, { children: text });
}
function ToFinding({
  id,
  page,
  children
}) {
  return page.anchors.has(id) ? /* @__PURE__ */ a3("a", { href: `#${id}`, children }) : /* @__PURE__ */ a3($, { children });
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
  return /* @__PURE__ */ a3("thead", { children: /* @__PURE__ */ a3("tr", { children: columns2.map((column) => {
    const [name, kind] = typeof column === "string" ? [column, void 0] : column;
    return /* @__PURE__ */ a3("th", { scope: "col", class: kind, children: name });
  }) }) });
}
function limited(rows, what) {
  const more = rows.length - MAX_ROWS;
  const rest = more > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: `And ${some(more, `more ${what}`)}, in the JSON report.` });
  return { shown: rows.slice(0, MAX_ROWS), rest };
}

// src/reporters/html/findings.tsx
var groups = [
  ["open", "Open"],
  ["excepted", "Excepted"],
  ["resolved", "Resolved"],
  ["noted", "Noted"]
];
var MAX_STEPS = 20;
function Findings({ page }) {
  const { view, blocks, lines } = page;
  const rest = view.findings.filter((finding) => !blocks.has(finding) && !lines.has(finding));
  return /* @__PURE__ */ a3(Section, { id: "findings", title: "Findings", note: some(view.findings.length, "finding"), children: [
    view.findings.length === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: "No finding is shown." }),
    groups.map(([status, title]) => /* @__PURE__ */ a3(Group, { status, title, page })),
    rest.length > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
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
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("h3", { children: [
      title,
      /* @__PURE__ */ a3("small", { children: some(all, "finding") })
    ] }),
    /* @__PURE__ */ a3("div", { class: "list", children: blocks.map((finding) => {
      const again = told.has(finding.rule);
      told.add(finding.rule);
      return /* @__PURE__ */ a3(Block, { finding, again, page });
    }) }),
    lines.length > 0 && /* @__PURE__ */ a3("ul", { class: "lines", children: lines.map((finding) => /* @__PURE__ */ a3(Line, { finding, page })) })
  ] });
}
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
function Block({ finding, again, page }) {
  return /* @__PURE__ */ a3("details", { class: again ? "finding again" : "finding", id: anchor(finding, page), children: [
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
  const steps = finding.values.length > 1 ? passage(seen, rowLimits) : [];
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
    steps.length > 0 && /* @__PURE__ */ a3(Fact, { term: "Passed through", children: [
      /* @__PURE__ */ a3("ol", { children: steps.map((step) => /* @__PURE__ */ a3("li", { children: /* @__PURE__ */ a3(Say, { of: step, page }) })) }),
      finding.values.length > MAX_STEPS && /* @__PURE__ */ a3("p", { class: "muted", children: [
        "The last ",
        MAX_STEPS,
        " of ",
        finding.values.length,
        " values."
      ] })
    ] }),
    timed && /* @__PURE__ */ a3(Fact, { term: "Time limit", children: limitWords(finding, page.report.asOf) }),
    finding.causedBy !== null && /* @__PURE__ */ a3(Fact, { term: "Cause", children: /* @__PURE__ */ a3(ToFinding, { id: finding.causedBy, page, children: "the setting it depends on" }) }),
    finding.exception && /* @__PURE__ */ a3(Accepted, { exception: finding.exception, page })
  ] });
}
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
      /* @__PURE__ */ a3(Say, { of: say`${finding.rule} (${placeWords(finding.location)}): ${prose(finding.title)}`, page }),
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

// src/reporters/html/inventory.tsx
function Secrets({ page }) {
  const { secrets, asOf } = page.report;
  const { shown: shown2, rest } = limited(secrets, "secret");
  return /* @__PURE__ */ a3(Section, { id: "secrets", title: "Secrets", note: some(secrets.length, "secret"), children: [
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
  return /* @__PURE__ */ a3(Section, { id: "coverage", title: "Settings coverage", note: `${thousands(governed)} of ${thousands(seen)} governed`, children: [
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
  ] });
}
function Unchanged({ subjects, page }) {
  if (subjects.length === 0) return null;
  const names = subjects.slice(0, MAX_ROWS).map(subjectWords);
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
var ruleOrder = {
  failing: 0,
  "not-evaluated": 1,
  excepted: 2,
  passing: 3
};
function Rules({ page }) {
  const { rules } = page.report;
  const { shown: shown2, rest } = limited(
    rules.toSorted((a4, b2) => ruleOrder[a4.status] - ruleOrder[b2.status]),
    "rule"
  );
  return /* @__PURE__ */ a3(Section, { id: "rules", title: "Rules", note: some(rules.length, "rule"), children: [
    rules.length === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "No policy rule was part of this audit." }) : /* @__PURE__ */ a3("table", { children: [
      /* @__PURE__ */ a3(
        Head,
        {
          columns: [
            ["Rule", "w2"],
            "Severity",
            "Status",
            ["Demands", "w2"],
            ["Controls", "w1"],
            ["Owner", "w1"],
            ["Defined at", "w1"]
          ]
        }
      ),
      /* @__PURE__ */ a3("tbody", { children: shown2.map((rule) => /* @__PURE__ */ a3("tr", { children: [
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
    rest
  ] });
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
  const left = notEvaluated.map((one) => say`${prose(one.what)}: ${prose(one.reason)}`);
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

// src/reporters/html/people.tsx
function Editors({ page }) {
  const { report } = page;
  const { shown: shown2, rest } = limited(report.editors, "editor");
  const spans = spansOf(report);
  const judged = report.revisions.some((revision2) => revision2.approved !== null);
  return /* @__PURE__ */ a3(Section, { id: "editors", title: "Editors", note: some(report.editors.length, "editor"), children: [
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
    rest
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
  return /* @__PURE__ */ a3(Section, { id: "exceptions", title: "Exceptions", note: some(sorted.length, "exception"), children: [
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
        revisions.length === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "No revision is shown." }) : /* @__PURE__ */ a3("table", { children: [
          /* @__PURE__ */ a3("caption", { children: older.length > 0 ? `The newest ${thousands(page.register.length)} of ${some(revisions.length, "revision")}, newest first. Times are UTC.` : `${some(revisions.length, "revision")}, newest first. Times are UTC.` }),
          /* @__PURE__ */ a3(Head, { columns }),
          page.register.map((revision2) => /* @__PURE__ */ a3(Rows, { revision: revision2, page }))
        ] }),
        older.length > 0 && /* @__PURE__ */ a3(Older, { revisions: older })
      ]
    }
  );
}
function Rows({ revision: revision2, page }) {
  const { changes, representation } = revision2;
  return /* @__PURE__ */ a3("tbody", { class: "group", id: `r${revision2.revision}`, children: [
    /* @__PURE__ */ a3("tr", { children: [
      /* @__PURE__ */ a3("th", { scope: "rowgroup", rowspan: Math.max(1, changes.length), children: [
        /* @__PURE__ */ a3("b", { children: revision2.revision }),
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
    room -= Buffer.byteLength(text) + 1;
    if (room < 0) break;
    lines.push(text);
    shown2++;
  }
  const left = revisions.length - shown2;
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("details", { class: "older", children: [
      /* @__PURE__ */ a3("summary", { children: [
        some(shown2, "older revision"),
        ", as text"
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
function lineOf(revision2) {
  const head = `${revision2.revision}  ${plain(at(revision2.at))}  ${plain(personWords(revision2.by))}${revision2.approved === false ? " (not approved)" : ""}`;
  if (revision2.changes.length === 0) return `${head}  no setting changed`;
  return revision2.changes.map((change) => {
    const what = say`${nameOf(change.subject)}  ${differenceWords(changeDifference(change, textLimits))}`;
    return `${head}  ${plain(what)}  ${directionWords[change.direction]}`;
  }).join("\n");
}

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
@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; ${dark} } }
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
main > section { margin-top: 40px; }
section > h2 + p, section > h2 + ul { margin-top: 8px; }
section > h3 { margin-top: 24px; }
footer.in { margin-top: 48px; margin-bottom: 40px; font-size: 13.5px; color: var(--muted); }
`;
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
  nav, .skip, .jump, .older, .accept, .again .rule { display: none; }
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
  .finding > summary .more { display: none; }
  .body .facts { font-size: 9pt; line-height: 12.5pt; gap: 2pt 8pt; margin-top: 0; }
  pre { padding: 1pt 4pt; font-size: 8pt; line-height: 11pt; white-space: normal; }
  code { font-size: 8.5pt; line-height: inherit; }
  .wide { page: wide; }
  table { font-size: 8.5pt; line-height: 12pt; } th, td { padding: 3pt 8pt 2pt 0; }
  thead th { position: static; }
  .rev { width: 27%; } .links { width: 12%; }
  thead { display: table-header-group; }
  .sev, .state, .counts li, ins, del, .window, svg { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
@media (forced-colors: active) { .sev, .state, .window { border-color: CanvasText; } ins, del { border: 1px solid; } }
`;
var style = [base, parts, phone, paper].join("").replace(/\s*\n\s*/g, "\n").trim();

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
var MAX_LINKS = 24;
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
        windows.length > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: "A window lasts from the revision that opened it until one that closes it. What was used meanwhile is not part of this audit." }),
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
      /* @__PURE__ */ a3(Say, { of: value(finding.rule), page })
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
  const others = cluster.slice(MAX_LINKS);
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
      cluster.slice(0, MAX_LINKS).map((finding, i3) => /* @__PURE__ */ a3($, { children: [
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
  ["findings", "Findings", Findings],
  ["changes", "Changes", Register],
  ["editors", "Editors", Editors],
  ["exceptions", "Exceptions", Exceptions],
  ["secrets", "Secrets", Secrets],
  ["coverage", "Coverage", Coverage],
  ["rules", "Rules", Rules],
  ["method", "Method", Method]
];
var digest = createHash("sha256").update(style).digest("base64");
var policy = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`;
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
      ] }) })
    ] })
  ] });
}
export {
  html
};
