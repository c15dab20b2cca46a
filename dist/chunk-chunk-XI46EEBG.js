import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  tracksOf
} from "./chunk-chunk-QZV2OSVR.js";
import {
  evidenceLines,
  exposedOf,
  exposedWords
} from "./chunk-chunk-FJEY2XIU.js";
import {
  standingOf
} from "./chunk-chunk-ODGW5OH2.js";
import {
  directionWords,
  isEvent,
  worstFirst
} from "./chunk-chunk-YGFQAK7O.js";
import {
  viewOf
} from "./chunk-chunk-W4IGAWFC.js";
import {
  hiddenWords,
  noLastWords,
  revisionsWords,
  rulesOf,
  rulesWords,
  sinceLast
} from "./chunk-chunk-U3UAT5DI.js";
import {
  bookOf
} from "./chunk-chunk-ODIOXHXG.js";
import {
  at,
  restOf,
  some,
  thousands
} from "./chunk-chunk-357X2JHD.js";
import {
  grouped
} from "./chunk-chunk-QZ7J7UFA.js";
import {
  clip,
  minute,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import {
  instantOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";

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

// src/reporters/html/page.ts
var limits = { text: 2e3, entries: 8 };
var rowLimits = { text: 300, entries: 8 };
var MAX_DATA = 4e3;
function brief(data) {
  return visible(clip(data, MAX_DATA));
}
var MAX_BLOCKS = 140;
var MAX_LINES = 1400;
var MAX_EVENTS = 50;
var MAX_ROWS = 200;
var MAX_RULES = 1e3;
var MAX_DIFFS = 40;
function pageOf(report) {
  const view = viewOf(report);
  const findings2 = byClaim(view.findings);
  const blocks = new Set(findings2.slice(0, MAX_BLOCKS));
  const lines = new Set(findings2.slice(MAX_BLOCKS, MAX_BLOCKS + MAX_LINES));
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
    tracks: tracksOf(report, view.revisions, view.findings),
    exposure: {
      rules: exposedBy(report.exposure.rules, report.findings, ({ rule }) => [rule]),
      controls: exposedBy(report.exposure.controls, report.findings, ({ controls }) => [...new Set(controls)])
    }
  };
}
function exposedBy(rows, findings2, idsOf) {
  const found = grouped(
    findings2.flatMap((finding) => idsOf(finding).map((id) => ({ id, finding }))),
    ({ id }) => id
  );
  return new Map(
    rows.map(({ id, seconds }) => [
      id,
      exposedOf(
        seconds,
        (found.get(id) ?? []).map(({ finding }) => finding)
      )
    ])
  );
}
function ruleAnchors(ids) {
  const anchors = /* @__PURE__ */ new Map();
  const taken = /* @__PURE__ */ new Set();
  for (const id of ids) {
    if (anchors.has(id)) continue;
    const base2 = `rule-${id.replace(/[^A-Za-z0-9.-]/g, "_").slice(0, 120)}`;
    let anchor = base2;
    for (let n2 = 2; taken.has(anchor); n2++) anchor = `${base2}_${n2}`;
    taken.add(anchor);
    anchors.set(id, anchor);
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
function byClaim(findings2) {
  let events = 0;
  const claims = worstFirst(findings2).map((finding) => {
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
    const revision = revisions[i3];
    shown2.push(revision);
    rows += Math.max(1, revision.changes.length);
  }
  return shown2;
}
var months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
function longDay(instant) {
  if (instantOf(instant) === void 0) return brief(instant);
  return `${Number(instant.slice(8, 10))} ${months[Number(instant.slice(5, 7)) - 1]} ${instant.slice(0, 4)}`;
}
function longMinute(instant) {
  return instantOf(instant) === void 0 ? brief(instant) : `${longDay(instant)}, ${instant.slice(11, 16)} UTC`;
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
var forced = `
@media (forced-colors: active) { .sev, .state, .window { border-color: CanvasText; } ins, del { border: 1px solid; } }
`;

// src/reporters/html/style-paper.ts
var sheet = `
@page { size: A4; margin: 13mm 14mm 15mm; @bottom-left { content: "Driftline audit: evidence, not a compliance determination"; font: 8pt system-ui, sans-serif; color: #525b6b; } @bottom-right { content: "page " counter(page) " of " counter(pages); font: 8pt system-ui, sans-serif; color: #525b6b; } }
@media print {
  body { font: 400 9.5pt/13pt "Segoe UI", "Helvetica Neue", Helvetica, Arial, system-ui, sans-serif; }
  .in { max-width: none; padding: 0; }
  header { background: none; padding: 0 0 8pt; }
  h1 { font-size: 17pt; line-height: 21pt; } h2 { font-size: 13pt; line-height: 17pt; } h3 { font-size: 10.5pt; line-height: 14pt; }
  p, .narrow, .lead { max-width: none; } .narrow + .narrow { margin-top: 3pt; } #method p { font-size: 8.5pt; line-height: 11.5pt; } .lead { font-size: 11pt; line-height: 15pt; }
  .top { grid-template-columns: minmax(0, 1fr); gap: 8pt; }
  .counts { margin: 8pt 0; } .counts li { padding: 3pt 5pt; } .counts b { font-size: 13pt; line-height: 16pt; }
  .evidence { padding: 6pt 10pt; } .evidence > summary::after, .evidence[open] > summary::after { content: none; } .brief { display: none; } .evidence .facts { grid-template-columns: 66pt minmax(0, 1fr) 66pt minmax(0, 1fr); gap: 1pt 8pt; margin-top: 3pt; font-size: 8.5pt; line-height: 11.5pt; }
  nav, .skip, .jump, .older, .accept, .again .rule, .idle, #diffs, .tools, .find, .pager, .plot .bar, .says, .tl.over, .copy, dialog, .table:not(.framework, .beside) { display: none; }
  .on-paper { display: block; }
  main > section { margin-top: 13pt; } section > h3, .group > h3 { margin-top: 8pt; } footer.in { margin: 13pt 0 0; font-size: 8.5pt; line-height: 11.5pt; }
  section > h2 + p, section > h2 + ul { margin-top: 3pt; }
  a { color: inherit; text-decoration: none; }
  h2, h3, caption, summary { break-after: avoid; }
  .evidence, .counts, tr, .finding, figure { break-inside: avoid; }
  details:not([open])::details-content { display: block; content-visibility: visible; }
  .said, .lines, .scope, h2 small, h3 small, .names, .facts { font-size: 8.5pt; line-height: 11.5pt; }
  .facts { gap: 2pt 8pt; }
  code { font-size: .93em; line-height: inherit; } .sev { padding: 0 5pt; font-size: 7.5pt; line-height: 10.5pt; }
  .for-wide, .for-narrow { display: none; } .for-paper { display: block; } .stage svg + svg, .stage + svg { display: none; }
  .key { font-size: 8.5pt; line-height: 11.5pt; margin-top: 3pt; }
  .sev, .state, .counts li, ins, del, svg, svg * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
`;
var open = `
  .window { margin-top: 0; padding: 2.5pt 0 3pt; border: 0; border-bottom: 1px solid var(--line); border-radius: 0; break-inside: avoid; }
  .window .beneath { margin-top: 1pt; padding-left: 6pt; } .window .beneath ul, .window .beneath li { display: inline; margin: 0; padding: 0; border: 0; font-size: 8.5pt; } .window .beneath p + ul::before { content: " "; } .window .beneath li + li::before { content: ", "; }
  .window p, .window .said { display: inline; margin: 0; font-size: 8.5pt; line-height: 11.5pt; } .window p + p::before { content: " · "; } .window .head { gap: 8pt; } .window .head h3, .window .head .for { font-size: 9.5pt; line-height: 12.5pt; }
  .lines { margin-top: 4pt; } .lines li { padding: 1.5pt 0; }
  .events, .of-resolved .lines, .of-noted .lines { display: none; }
`;
var findings = `
  .list { margin-top: 3pt; border: 0; }
  .finding > summary { padding: 3pt 0 0; gap: 0 8pt; grid-template-columns: auto minmax(0, 1fr) auto; } .finding > summary .for { font-size: 9pt; } .finding > summary .for::after, .finding[open] > summary .for::after { content: ""; }
  .finding > summary .name { font-weight: 600; }
  .finding > summary .more { display: none; } .finding > .body { border: 0; padding: 0 0 4pt; }
  .body .facts { display: block; margin: 1pt 0 0; font-size: 8.25pt; line-height: 11pt; }
  .body dt:not(.idle, .accept), .body dd:not(.idle, .accept), .body dd :is(p, ol, li, pre) { display: inline; } .again .body .rule { display: none; }
  .body dt { color: var(--text); font-weight: 600; } .body dt::after { content: ": "; } .body dd::after { content: "  "; }
  .body li + li::before { content: "; "; } .body p + p::before { content: " "; } .body dd > * + * { margin: 0; }
  .body pre { padding: 0; border: 0; background: none; font-size: 8pt; line-height: inherit; white-space: normal; }
  .is-resolved > .body, .is-noted > .body { display: none; }
  .finding:is(.is-resolved, .is-noted) > summary { display: block; padding: 1.5pt 0; font-size: 8pt; line-height: 10.5pt; }
  .finding:is(.is-resolved, .is-noted) > summary > span { display: inline; font-size: 8pt; line-height: 10.5pt; white-space: normal; }
  .finding:is(.is-resolved, .is-noted) > summary > .sev { display: inline-flex; font-size: 7pt; line-height: 9pt; } .finding > summary > .end { color: var(--muted); }
  .finding:is(.is-resolved, .is-noted) > summary > :is(.for, .more, .end)::before { content: " · "; }
`;
var registers = `
  table { margin-top: 4pt; font-size: 7.5pt; line-height: 9.5pt; } th, td { padding: 2pt 6pt 1.5pt 0; } caption { padding-bottom: 2pt; }
  td.n, th.n { padding-right: 14pt; } td .sev { padding: 0 3pt; font-size: 7pt; line-height: 9pt; }
  thead { display: table-header-group; } thead th { position: static; }
  .columns { display: block; columns: 2; column-gap: 16pt; } .columns thead { display: none; } .columns caption { display: block; column-span: all; }
  .columns :is(tbody.group, tr) { break-inside: avoid; padding: 1.5pt 0; border-bottom: 1px solid var(--line); } .columns tbody.group tr { padding: 0; border: 0; }
  .columns :is(tbody, tr) { display: block; } .columns :is(th, td) { display: inline; width: auto; padding: 0 4pt 0 0; border: 0; }
  .columns td:empty, .columns td > .muted:only-child { display: none; } .columns th { font-weight: 600; } #coverage th { font-weight: 400; } .columns .by { display: inline; } .columns tbody.group { display: flow-root; }
  .columns .group th { display: block; padding: 0; font-weight: 400; } .columns .links { float: right; padding: 0; color: var(--muted); }
  .columns td ul, .columns td li { display: inline; } .columns li.passing { display: none; } .columns li:not(.passing) ~ li:not(.passing)::before { content: "; "; }
  .columns td[data-label]::before { content: attr(data-label) " "; color: var(--muted); }
  .exposed { display: inline; } .table { margin-top: 5pt; } .framework { padding-top: 4pt; } .framework > summary { font-size: 9.5pt; list-style: none; } .beside > summary { display: none; }
}
`;
var paper = `${sheet}${open}${findings}${registers}`;

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
.window .beneath { margin-top: 8px; padding-left: 12px; border-left: 2px solid var(--line); }
.list .beneath { margin-left: 24px; }
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
.finding > summary .for::after { content: " +"; content: " +" / ""; color: var(--muted); font-weight: 600; }
.finding[open] > summary .for::after { content: " \\2212"; content: " \\2212" / ""; }
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
.group > h3, .events > h3 { margin-top: 20px; }
.table { margin-top: 12px; } .table > summary { font-size: 13.5px; }
.framework { padding-top: 8px; border-top: 1px solid var(--line); } .framework > summary { font-size: 15px; }
td ul li + li { margin-top: 2px; } .w4 { width: 36%; } .w5 { width: 56%; } .exposed { display: block; }

@media screen { .lines li { content-visibility: auto; contain-intrinsic-size: auto 48px; } }
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
.narrow { max-width: 76ch; } .narrow + .narrow { margin-top: 8px; }
h3 + .facts { margin-top: 8px; }
.names { margin-top: 12px; max-width: none; font-size: 13.5px; line-height: 22px; }
`;

// src/reporters/html/timeline/style.ts
var timeline = `
.key { display: flex; flex-wrap: wrap; gap: 2px 18px; margin-top: 8px; font-size: 13.5px; line-height: 20px; color: var(--muted); }
.key span { display: inline-flex; align-items: center; gap: 6px; } .key svg { width: 14px; height: 14px; } .key svg.long { width: 34px; }
.plot { margin-top: 10px; } .for-narrow, .for-paper { display: none; }
.tl { display: block; width: 100%; height: auto; overflow: visible; }
.tl text { font-size: 12.5px; fill: var(--text); } .tl .tl-axis, .tl .tl-note { fill: var(--muted); font-size: 12px; }
.tl .tl-title { font-weight: 600; font-size: 13px; } .tl .tl-warn { fill: var(--high); } .tl .tl-small { font-size: 11.5px; }
.tl-grid { stroke: var(--line); stroke-width: 1; fill: none; } .tl-base { stroke: var(--line); fill: none; }
.tl-now { stroke: var(--text); stroke-width: 1.5; fill: none; }
.tl-looser { fill: var(--high); } .tl-tighter { fill: var(--page); stroke: var(--ok); stroke-width: 1.6; }
.tl-both { fill: var(--text); } .tl-neither { fill: var(--strong); }
.tl-ring { fill: none; stroke: var(--high); stroke-width: 1.3; stroke-dasharray: 2.5 2; }
.tl-many rect { fill: var(--page); stroke: var(--strong); } .tl-unlisted rect { stroke: var(--high); stroke-dasharray: 2.5 2; } .tl-many text { font-size: 11.5px; font-weight: 600; }
.tl-hatch { stroke: var(--strong); stroke-width: 1; fill: none; }
.tl-freeze { fill: var(--low); fill-opacity: .08; } .tl-frozen { fill: var(--low-tint); stroke: var(--low); } .tl-policy { fill: var(--link); } .tl-run { fill: var(--page); stroke: var(--muted); stroke-width: 1.3; }
.tl-bar rect, .tl-sample { fill: var(--ink); } .tl-sample { --ink: var(--high); fill-rule: evenodd; }
.tl-bar.tl-closed rect { fill-opacity: .5; } .tl-bar.tl-excepted rect { fill-opacity: .25; } .tl-bar .tl-over { fill-opacity: 1; }
.tl-bar.tl-inert rect { fill: none; stroke: var(--ink); stroke-width: 1.2; } .tl-bar.tl-unsure rect { stroke: var(--ink); stroke-dasharray: 4 3; }
.tl-bar.tl-sparse rect { fill-opacity: .18; stroke: var(--ink); stroke-width: 1; }
.tl .tl-bar text { fill: var(--page); font-size: 11.5px; font-weight: 600; } .tl-tip { fill: var(--page); fill-opacity: .85; }
.tl-area { fill: var(--ink); stroke: var(--page); stroke-width: .6; } .tl-line { fill: none; stroke: var(--text); stroke-width: 1.6; }
.tl-zero { fill: none; stroke: var(--strong); stroke-dasharray: 3 3; }
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
.evidence > summary { list-style: none; } .evidence > summary::-webkit-details-marker { display: none; } .evidence h2 { display: inline; }
.evidence > summary::after { content: "+"; content: "+" / ""; float: right; color: var(--muted); font-weight: 600; } .evidence[open] > summary::after { content: "\\2212"; content: "\\2212" / ""; }
.brief { font-size: 13.5px; color: var(--muted); } .evidence[open] .brief { display: none; }
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
var style = [base, parts, timeline, phone, paper, forced].join("").replace(/\s*\n\s*/g, "\n").trim();

// src/reporters/html/parts.tsx
function Say({ of, page }) {
  return /* @__PURE__ */ a3($, { children: of.map((piece) => shown(piece, page)) });
}
function shown(piece, page) {
  if (typeof piece === "string") return piece;
  if ("at" in piece) return /* @__PURE__ */ a3(When, { at: piece.at });
  if ("revision" in piece) return /* @__PURE__ */ a3(Revision, { number: piece.revision, page, words: "revision " });
  const isCode = piece.as === "value" || piece.as === "setting";
  return isCode ? /* @__PURE__ */ a3("code", { children: brief(piece.data) }) : /* @__PURE__ */ a3("bdi", { children: brief(piece.data) });
}
function When({ at: at2, table = false }) {
  if (instantOf(at2) === void 0) return /* @__PURE__ */ a3("bdi", { children: brief(at2) });
  return /* @__PURE__ */ a3("time", { datetime: at2, children: table ? minute(at2).slice(0, -4) : longMinute(at2) });
}
function Revision(props) {
  const { number, page, words = "" } = props;
  const text = `${words}${number}`;
  return page.anchored.has(number) ? /* @__PURE__ */ a3("a", { href: `#r${number}`, children: text }) : /* @__PURE__ */ a3($, { children: text });
}
function ToFinding({
  id,
  page,
  children
}) {
  return page.anchors.has(id) ? /* @__PURE__ */ a3("a", { href: `#${id}`, children }) : /* @__PURE__ */ a3($, { children });
}
function ToRule({ id, page }) {
  const anchor = page.rules.get(id);
  const name = /* @__PURE__ */ a3("code", { children: brief(id) });
  return anchor === void 0 ? name : /* @__PURE__ */ a3("a", { href: `#${anchor}`, children: name });
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
function Exposure({ of }) {
  return !of || of.seconds === 0 ? null : /* @__PURE__ */ a3("span", { class: "exposed muted", children: [
    " exposed ",
    exposedWords(of),
    " in all"
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
    of.added.map((entry) => /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("ins", { children: [
        "+ ",
        /* @__PURE__ */ a3(Say, { of: entry, page })
      ] }),
      " "
    ] })),
    of.removed.map((entry) => /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("del", { children: [
        "− ",
        /* @__PURE__ */ a3(Say, { of: entry, page })
      ] }),
      " "
    ] })),
    rest && /* @__PURE__ */ a3("small", { children: rest })
  ] });
}
function Section(props) {
  return /* @__PURE__ */ a3("section", { id: props.id, children: [
    /* @__PURE__ */ a3("h2", { children: [
      props.title,
      " ",
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
function Head({ columns }) {
  return /* @__PURE__ */ a3("thead", { children: /* @__PURE__ */ a3("tr", { children: columns.map((column) => {
    const [name, kind] = typeof column === "string" ? [column, void 0] : column;
    return /* @__PURE__ */ a3("th", { scope: "col", class: kind, children: name });
  }) }) });
}
function limited(rows, what) {
  const more = rows.length - MAX_ROWS;
  const rest = more > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: `And ${some(more, `more ${what}`)}, in the JSON report.` });
  return { shown: rows.slice(0, MAX_ROWS), rest };
}

// src/reporters/html/top.tsx
function Top({ page }) {
  const { report } = page;
  const { state, headline, sentences, worst } = standingOf(page.book, { ...limits, text: 200 });
  return /* @__PURE__ */ a3("header", { children: /* @__PURE__ */ a3("div", { class: "in top", children: [
    /* @__PURE__ */ a3("div", { children: [
      /* @__PURE__ */ a3("p", { class: "scope", children: [
        "Driftline audit · ",
        /* @__PURE__ */ a3("bdi", { children: brief(report.organization) }),
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
    /* @__PURE__ */ a3("details", { class: "evidence", id: "evidence", open: true, children: [
      /* @__PURE__ */ a3("summary", { children: [
        /* @__PURE__ */ a3("h2", { children: "Evidence" }),
        " ",
        /* @__PURE__ */ a3("span", { class: "brief", children: briefly(page) })
      ] }),
      /* @__PURE__ */ a3("dl", { class: "facts", children: evidenceLines(report).map(({ term, says }) => /* @__PURE__ */ a3(Fact, { term, children: /* @__PURE__ */ a3(Say, { of: says, page }) })) })
    ] })
  ] }) });
}
function briefly({ report }) {
  const { problems } = report.evidence;
  return [
    ...problems.length > 0 ? [`incomplete: ${some(problems.length, "problem")}`] : [],
    revisionsWords(report),
    rulesWords(report)
  ].join("; ");
}
function Counts({ page: { report } }) {
  const { open: open2, resolved, excepted, noted } = report.summary;
  const rest = { resolved, excepted, noted };
  return /* @__PURE__ */ a3("ul", { class: "counts", "aria-label": "Findings by severity, when open, and by status", children: [
    worstToBest.map((severity) => /* @__PURE__ */ a3("li", { class: open2[severity] > 0 ? `some ink-${severity}` : void 0, children: [
      /* @__PURE__ */ a3("b", { children: thousands(open2[severity]) }),
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
    /* @__PURE__ */ a3("ul", { children: lines.map(({ word, ids, named }) => /* @__PURE__ */ a3("li", { children: [
      /* @__PURE__ */ a3("b", { children: thousands(ids.length) }),
      /* @__PURE__ */ a3("span", { children: [
        word,
        " ",
        /* @__PURE__ */ a3("span", { class: "muted", children: /* @__PURE__ */ a3(Say, { of: rulesOf(named, book, 3), page }) }),
        ids.length === 1 && page.anchors.has(ids[0]) && /* @__PURE__ */ a3($, { children: [
          " ",
          /* @__PURE__ */ a3("span", { class: "jump", children: /* @__PURE__ */ a3(ToFinding, { id: ids[0], page, children: "The finding" }) })
        ] })
      ] })
    ] })) })
  ] });
}
function titleOf(state, organization, day) {
  return `${state} · ${brief(organization)} · ${day}`;
}

export {
  $,
  z2 as z,
  limits,
  rowLimits,
  brief,
  MAX_ROWS,
  pageOf,
  longDay,
  longMinute,
  a3 as a,
  Say,
  When,
  Revision,
  ToFinding,
  ToRule,
  Glyph,
  Badge,
  Way,
  Exposure,
  Diff,
  Section,
  Fact,
  Head,
  limited,
  style,
  Top,
  titleOf
};
