import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { laneName, lengthOf, loosest, rowName, timelineOf } from "./audit.js";

import { nothingRemediated, termWords, timeWords } from "./reporters.js";

import { overdueWords } from "./audit.js";

import { mayBeOlder } from "./audit.js";

import { again, evidenceLines, policiesWords, shortDigest } from "./audit.js";

import { beneathList, beneathWords, itemsOf } from "./audit.js";

import { remedy } from "./audit.js";

import { headlineOf, publicWords, resultWords, rewrittenWords, stateOf, stateTitle, stepAfterCompliant } from "./questions.js";

import { viewOf } from "./questions.js";

import { countsWords, disclaimer, hiddenWords, isLedgerBroken, noLastWords, periodWords, problemWords, revisionsWords, rulesWords, sinceCounts, sinceDetail, sinceLast, tallyWords, totalOf, transientFailure, transientIn } from "./questions.js";

import { age, authorOf, beginning, betweenWords, broughtBy, bylines, causersOf, clusters, currentStep, dayAfter, dayWords, deed, directionWords, ending, exceptionsOf, failsWords, isDeed, isEndExact, isEvent, isGap, isOpenedApart, isSame_2, lastDay, lengthOf as lengthOf2, limitWords, madeWords, messageWords, nameOfSubject, nameWords, namesOf, openLimit, openerOf, openingChange, passage, personWords, placeWords, revisionsOf, standingChange, standingDirection, stepsOf, subjectWords, term, unseenWords, wholeDirection, worstFirst } from "./questions.js";

import { acceptedToo, briefLength, exposedOf, exposedWords, isAcceptedWindow, isTimed, lengthWords } from "./questions.js";

import { bookOf, changeIn, cutOff, isNextSeen, latestWords, listedWords, renamedAwayBy, subjectIn, relatedIn } from "./questions.js";

import { among, at, capital, capitalizeText, changeDifference, changeWords, demandWords, difference, differenceWords, enumeratePhrases, findingDifference, isRenaming, joinPhrases, markdownOf, movedBetween, personPhrase, pieceWords, plain, prose, restOf, revision, say, secretsPassed, setting, shortenPhrase, shouldWords, someOf, value, valueText, valueWords } from "./questions.js";

import { reaches, severities, tallyOf, weight, worstToBest } from "./questions.js";

import { blindIn, coveredBy, isKnownBesides, missingWords, rangeWords, unseenBy } from "./questions.js";

import { DAY, boundText, certain, dayOf, daysBetween, durationOf, durationShape, endOf, instantOf, instantText, isDayOrMonth, isInstant, isInstantText, outputText, startOf, startOfDay, stretchOf, timeWords as timeWords2 } from "./base.js";

import { UNKNOWN_EDITOR, count, duration, elapsedWords, endsSentence, fractionBelow, minute, months, nameOf, personName, precise, shortList, thousands } from "./base.js";

import { addTo, common, contains, countWhile, firstIn, getOrMake, groupBy, inOnePiece, lastIn, lookUp, meet, namesIn, partition, placeIn, present, sumOf, tableOf, unique } from "./base.js";

import { annotation, annotationProperty, cells, clip, codePointOf, cssText, hasUnseen, head, html, inAscii, indentOf, jsonText, logLine, markdownCode, markdownHint, markdownProse, middle, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

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
  var u3, i3, f4, o4 = {}, e3 = arguments.length;
  for (f4 in t2) "key" == f4 ? u3 = t2[f4] : "ref" == f4 && "function" != typeof n2 ? i3 = t2[f4] : o4[f4] = t2[f4];
  return e3 > 2 && (o4.children = e3 > 3 ? d.call(arguments, 2) : r2), m(n2, o4, u3, i3, null);
}
function m(r2, u3, i3, f4, o4) {
  var e3 = { type: r2, props: u3, key: i3, ref: f4, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o4 || ++t, __i: -1, __u: 0 };
  return !o4 && n.vnode && n.vnode(e3), e3;
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
  var r2, u3 = t2.__v, i3 = u3.__e, f4 = [], o4 = [], e3 = t2.__P;
  e3 && ((r2 = _({ constructor: h }, u3)).__v = u3.__v + 1, n.vnode && n.vnode(r2), z(e3, r2, u3, t2.__n, e3.namespaceURI, 32 & u3.__u ? [i3] : null, f4, i3 || S(u3), 32 & u3.__u, o4), r2.__v = u3.__v, r2.__.__k[r2.__i] = r2, E(f4, r2, o4), u3.__ = u3.__e = null, r2.__e != i3 && j(r2));
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
function I(n2, t2, r2, u3, i3, f4, o4, e3, l3, c3, a4) {
  var s3, h3, v3, w3, d3, _3, g3 = u3.__k || y, k3 = t2.length;
  for (l3 = q(r2, t2, g3, l3, k3), s3 = 0; s3 < k3; s3++) null != (v3 = r2.__k[s3]) && (h3 = ~v3.__i && g3[v3.__i] || p, v3.__i = s3, _3 = z(n2, v3, h3, i3, f4, o4, e3, l3, c3, a4), w3 = v3.__e, (h3.ref != v3.ref || 8 & h3.__u) && (h3.ref && G(h3.ref, null, v3, h3), v3.ref && a4.push(v3.ref, v3.__c || w3, v3)), d3 = d3 || w3, 4 & v3.__u ? (l3 = A(v3, l3, n2, !h3.__v), h3.__e && (h3.__e = null)) : "function" == typeof v3.type && void 0 !== _3 ? l3 = _3 : w3 && (l3 = w3.nextSibling), v3.__u &= -21);
  return r2.__e = d3, l3;
}
function q(n2, t2, r2, u3, i3) {
  var f4, o4, e3, l3, c3, a4, s3, p3, y3, v3 = r2.length, d3 = v3, _3 = 0, g3 = 0, k3 = n2.__k = Array(i3);
  for (f4 = 0; f4 < i3; f4++) null != (o4 = t2[f4]) && "boolean" != typeof o4 && "function" != typeof o4 ? ("object" != typeof o4 || o4.constructor === String ? o4 = k3[f4] = m(null, o4) : w(o4) ? o4 = k3[f4] = m($, { children: o4 }) : o4.constructor === h && o4.__b ? o4 = k3[f4] = m(o4.type, o4.props, o4.key, o4.ref, o4.__v) : k3[f4] = o4, l3 = f4 + _3, o4.__ = n2, o4.__b = n2.__b + 1, e3 = null, ~(c3 = o4.__i = P(o4, r2, l3, d3)) && (d3--, (e3 = r2[c3]) && (e3.__u |= 2)), e3 && e3.__v ? (o4.__u |= 16, c3 == l3 - 1 ? _3-- : c3 == l3 + 1 ? _3++ : c3 != l3 && (c3 > l3 ? _3-- : _3++, g3 = 1)) : (~c3 || (i3 > v3 ? _3-- : i3 < v3 && _3++), "function" != typeof o4.type && (o4.__u |= 4))) : k3[f4] = null;
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
function A(n2, t2, r2, u3) {
  var i3, f4, o4, e3;
  if ("function" == typeof n2.type) {
    if (n2.props.__P) return t2;
    if (i3 = n2.__k) for (f4 = 0; f4 < i3.length; f4++) i3[f4] && (i3[f4].__ = n2, t2 = A(i3[f4], t2, r2, false));
    return t2;
  }
  for (t2 && !t2.parentNode && (t2 = S(n2)) && !t2.parentNode && (t2 = null), o4 = n2.__e, e3 = t2; e3 && 8 == e3.nodeType; ) e3 = e3.nextSibling;
  for (o4 != e3 && (!u3 && r2.moveBefore && o4.parentNode ? r2.moveBefore(o4, t2) : r2.insertBefore(o4, t2 || null)), t2 = o4; (t2 = t2 && t2.nextSibling) && 8 == t2.nodeType && !t2.data.startsWith("$s"); ) ;
  return t2;
}
function P(n2, t2, r2, u3) {
  var i3, f4 = n2.key, o4 = n2.type, e3 = t2[r2], l3 = e3 && !(2 & e3.__u);
  if (null === e3 && null == f4 || l3 && f4 == e3.key && o4 == e3.type) return r2;
  if (u3 > (l3 ? 1 : 0)) {
    for (i3 = r2 - 1; i3 >= 0; i3--) if ((e3 = t2[i3]) && !(2 & e3.__u) && f4 == e3.key && o4 == e3.type) return i3;
    for (i3 = r2 + 1; i3 < t2.length; i3++) if ((e3 = t2[i3]) && !(2 & e3.__u) && f4 == e3.key && o4 == e3.type) return i3;
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
function z(t2, r2, u3, i3, f4, o4, e3, l3, c3, a4) {
  var s3, p3, v3, d3, k3, b2, m3, M2, C2, j3, L2, H3, q3, A2, O, P3, T3, N3, V3 = r2.type;
  if (r2.constructor !== h) return null;
  128 & u3.__u && (c3 = 32 & u3.__u, s3 = u3.__c.__z) && (r2.__u |= c3, p3 = o4 = [], 8 == s3.nodeType ? l3 = B(s3, o4) : o4.push(s3), l3 = o4[0] || l3), (s3 = n.__b) && s3(r2);
  n: if ("function" == typeof V3) {
    v3 = e3.length;
    try {
      if (M2 = r2.props, C2 = (s3 = V3.prototype) && s3.render, j3 = (s3 = V3.contextType) && i3[s3.__c], L2 = s3 ? j3 ? j3.props.value : s3.__ : i3, (d3 = u3.__c) ? (r2.__c = d3, 2 & d3.__g && (d3.__g |= 1)) : (C2 ? r2.__c = d3 = new V3(M2, L2) : (r2.__c = d3 = new x(M2, L2), d3.constructor = V3, d3.render = K), j3 && j3.sub(d3), d3.state || (d3.state = {}), d3.__n = i3, d3.__g |= 8, d3.__h = [], d3.__k = []), C2 && (d3.__s || (d3.__s = d3.state), V3.getDerivedStateFromProps && (d3.__s == d3.state && (d3.__s = _({}, d3.__s)), _(d3.__s, V3.getDerivedStateFromProps(M2, d3.__s)))), k3 = d3.props, b2 = d3.state, d3.__v = r2, u3.__c) {
        if (M2 !== k3 && C2 && !V3.getDerivedStateFromProps && d3.componentWillReceiveProps && d3.componentWillReceiveProps(M2, L2), r2.__v == u3.__v && !(8 & d3.__g) || !(4 & d3.__g) && d3.shouldComponentUpdate && false === d3.shouldComponentUpdate(M2, d3.__s, L2)) {
          r2.__v != u3.__v && (d3.props = M2, d3.state = d3.__s, d3.__g &= -9), r2.__e = u3.__e, r2.__k = u3.__k, r2.__k.some(function(n2) {
            n2 && (n2.__ = r2);
          }), y.push.apply(d3.__h, d3.__k), d3.__k = [], d3.__h.length && e3.push(d3), l3 = S(u3);
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
      }), u3.__k = null), l3 = u3.__k ? S(u3, 0) : null), l3 = I(t2, w(A2) ? A2 : [A2], r2, u3, i3, f4, o4, e3, l3, c3, a4), M2.__P && (r2.__e = null, l3 = s3), r2.__u &= -161, p3 && p3.some(g), d3.__h.length && e3.push(d3), 1 & d3.__g && (d3.__g &= -4);
    } catch (t3) {
      if (e3.length = v3, r2.__v = null, c3 || o4) if (t3 && t3.then) {
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
  } else l3 = r2.__e = F(u3.__e, r2, u3, i3, f4, o4, e3, c3, a4, t2);
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
function F(t2, r2, u3, i3, f4, o4, e3, l3, c3, a4) {
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
    h3 ? (l3 || y3 && (h3.__html == y3.__html || h3.__html == t2.innerHTML) || (t2.innerHTML = h3.__html), r2.__k = []) : (y3 && (t2.textContent = ""), ("foreignObject" == C2 || "http://www.w3.org/1998/Math/MathML" == f4 && v.test(C2)) && (f4 = "http://www.w3.org/1999/xhtml"), I(a4, w(_3) ? _3 : [_3], r2, u3, i3, f4, o4, e3, o4 ? o4[0] : u3.__k && S(u3, 0), l3, c3), o4 && o4.some(g)), l3 && "textarea" != C2 || (s3 = "value", "progress" == C2 && null == b2 ? t2.removeAttribute(s3) : null == b2 || b2 === t2[s3] && ("progress" != C2 || b2) || N(t2, s3, b2, $3[s3], f4), s3 = "checked", null != m3 && m3 != t2[s3] && N(t2, s3, m3, $3[s3], f4));
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
  var i3, f4, o4, e3;
  if (n.unmount && n.unmount(t2), !(i3 = t2.ref) || i3.current && i3.current != t2.__e || G(i3, null, r2, t2), i3 = t2.__c) {
    if (i3.componentWillUnmount) try {
      i3.componentWillUnmount();
    } catch (t3) {
      n.__e(t3, r2);
    }
    i3.__P = i3.__n = null;
  }
  if (i3 = t2.__k) for (e3 = 0; e3 < i3.length; e3++) i3[e3] && J(i3[e3], r2, "function" != typeof t2.type || u3 && !t2.props.__P);
  !u3 && (i3 = t2.__c) && (i3 = i3.__z) && (f4 = B(i3, o4 = [])) && (i3 == t2.__e && o4.some(g), g(f4), g(i3)), u3 || g(t2.__e), t2.__e = t2.__c = t2.__ = null;
}
function K(n2, t2, r2) {
  return this.constructor(n2, r2);
}
n = { __e: function(n2, t2, r2, u3) {
  for (var i3, o4, e3; t2 = t2.__; ) if ((i3 = t2.__c) && !(1 & i3.__g)) {
    i3.__g |= 4;
    try {
      if ((e3 = (o4 = i3.constructor) && o4.getDerivedStateFromError) && i3.setState(o4.getDerivedStateFromError(n2)), i3.componentDidCatch && (i3.componentDidCatch(n2, u3 || {}), e3 = 1), e3 && 8 & i3.__g) return void (i3.__g |= 2);
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
  for (var t2 = 0, n2 = 0, r2 = "", o4 = ""; n2 < e3.length; n2++) {
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
    n2 !== t2 && (r2 += e3.slice(t2, n2)), r2 += o4, t2 = n2 + 1;
  }
  return n2 !== t2 && (r2 += e3.slice(t2, n2)), r2;
}
var g2 = {};
var k2 = /* @__PURE__ */ new Set(["animation-iteration-count", "border-image-outset", "border-image-slice", "border-image-width", "box-flex", "box-flex-group", "box-ordinal-group", "column-count", "fill-opacity", "flex", "flex-grow", "flex-negative", "flex-order", "flex-positive", "flex-shrink", "flood-opacity", "font-weight", "grid-column", "grid-row", "line-clamp", "line-height", "opacity", "order", "orphans", "stop-opacity", "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "stroke-opacity", "stroke-width", "tab-size", "widows", "z-index", "zoom"]);
var b = /[A-Z]/g;
function x2(e3) {
  var t2 = "";
  for (var n2 in e3) {
    var r2 = e3[n2];
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
function H2(e3, t2) {
  return { __v: e3, context: t2, props: e3.props, setState: w2, forceUpdate: w2, __d: true, __h: new Array(0) };
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
  var t2 = n[o2];
  n[o2] = true;
  try {
    return e3();
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
  } catch (e3) {
    if (e3.then) throw new Error('Use "renderToStringAsync" for suspenseful rendering.');
    throw e3;
  } finally {
    i3.commitHook && B2(function() {
      return i3.commitHook(n2, j2);
    }), j2.length = 0;
  }
}
function N2(e3, t2, n2) {
  var r2, o4 = e3.type, a4 = true;
  return e3[i2] ? (a4 = false, (r2 = e3[i2]).state = r2[c2]) : r2 = new o4(e3.props, t2), e3[i2] = r2, r2.__v = e3, r2.props = e3.props, r2.context = t2, d2(r2), null == r2.state && (r2.state = T2), null == r2[c2] && (r2[c2] = r2.state), o4.getDerivedStateFromProps ? r2.state = $2({}, r2.state, o4.getDerivedStateFromProps(r2.props, r2.state)) : a4 && r2.componentWillMount ? (r2.componentWillMount(), r2.state = r2[c2] !== r2.state ? r2[c2] : r2.state) : !a4 && r2.componentWillUpdate && r2.componentWillUpdate(), n2.renderHook && n2.renderHook(e3), r2.render(r2.props, r2.state, t2);
}
function q2(e3, n2, o4, u3, y3, g3, k3, b2) {
  if (null == e3 || true === e3 || false === e3 || e3 === U) return U;
  var w3 = typeof e3;
  if ("object" != w3) return "function" == w3 ? U : "string" == w3 ? _2(e3) : e3 + U;
  if (P2(e3)) {
    var C2, D2 = U;
    y3[a2] = e3;
    for (var A2 = e3.length, S2 = 0; S2 < A2; S2++) {
      var E2 = e3[S2];
      if (null != E2 && "boolean" != typeof E2) {
        var L2, j3 = q2(E2, n2, o4, u3, y3, g3, k3, b2);
        "string" == typeof j3 ? D2 += j3 : (C2 || (C2 = new Array(A2)), D2 && C2.push(D2), D2 = U, P2(j3) ? (L2 = C2).push.apply(L2, j3) : C2.push(j3));
      }
    }
    return C2 ? (D2 && C2.push(D2), C2) : D2;
  }
  if (!r(e3)) return U;
  e3.__ = y3, b2.beforeDiff && b2.beforeDiff(e3);
  var Z2 = e3.type, F3 = e3.props;
  if ("function" == typeof Z2) {
    var W2, z3, O, R = n2;
    if (Z2 === $) {
      if ("tpl" in F3) {
        for (var K2, G2 = U, J2 = 0; J2 < F3.tpl.length; J2++) if (G2 += F3.tpl[J2], F3.exprs && J2 < F3.exprs.length) {
          var Q = F3.exprs[J2];
          if (null == Q) continue;
          if ("object" == typeof Q && (r(Q) || P2(Q))) {
            var X, Y = q2(Q, n2, o4, u3, e3, g3, k3, b2);
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
      N2(e3, R, b2), O = e3[i2];
      else {
        e3[i2] = O = /**#__NOINLINE__**/
        H2(e3, R);
        for (var ne = 0; m2(O) && ne++ < 25; ) {
          v2(O), b2.renderHook && b2.renderHook(e3);
          try {
            z3 = Z2.call(O, F3, R);
          } catch (t2) {
            throw g3 && t2 && "function" == typeof t2.then && (e3._suspended = true), t2;
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
    } catch (t2) {
      if (!g3 && k3 && k3.onError) {
        var oe = (function t3(r2) {
          return k3.onError(r2, e3, function(e4, r3) {
            try {
              return B2(function() {
                return q2(e4, n2, o4, u3, r3, g3, k3, b2);
              });
            } catch (e6) {
              return t3(e6);
            }
          });
        })(t2);
        return void 0 !== oe ? oe : (b2.catchError && b2.catchError(t2, e3), U);
      }
      if (!g3) throw t2;
      if (!t2 || "function" != typeof t2.then) throw t2;
      return t2.then(function t3() {
        try {
          var r2 = B2(function() {
            return q2(z3, n2, o4, u3, e3, g3, k3, b2);
          });
          return e3._suspended ? M(r2) : r2;
        } catch (e4) {
          if (!e4 || "function" != typeof e4.then) throw e4;
          return e4.then(t3);
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
// src/reporters/html/page.ts
var limits = { text: 2e3, entries: 8 };
var rowLimits = { text: 300, entries: 8 };
var firstLimits = { text: 60, entries: 1 };
var MAX_FIRST = 80;
var MAX_DATA = 4e3;
function brief(data) {
  return visible(clip(data, MAX_DATA));
}
var MAX_BLOCKS = 120;
var MAX_LINES = 5e5;
var MAX_OPEN_LINES = 9e5;
var MAX_OLDER = 74e4;
var MIN_OLDER = 12e4;
var MAX_ROWS = 200;
var MAX_RULES = 1e3;
var MAX_DIFFS = 40;
function pageOf(report) {
  const view = viewOf(report);
  const findings2 = byClaim(view.findings);
  const blocks = new Set(findings2.slice(0, MAX_BLOCKS));
  const lines = fitting(clusters(findings2.slice(MAX_BLOCKS)));
  const register = newest(view.revisions);
  const rules = report.rules.toSorted((a4, b2) => ruleOrder[a4.status] - ruleOrder[b2.status]).slice(0, MAX_RULES);
  const ids = [...blocks, ...lines.flat()].map((finding) => finding.id);
  return {
    book: bookOf(report),
    report,
    view,
    blocks,
    lines,
    olderRoom: Math.max(MIN_OLDER, MAX_OLDER - sumOf(lines, sizeOf)),
    anchors: new Set(ids.filter((id) => /^f_[0-9a-f]{1,64}$/.test(id))),
    register,
    anchoredRevisions: new Set(register.map((row) => row.revision)),
    diffs: new Map(newestChanges(view.revisions).map((row) => [row.revision, row])),
    rules: anchorsOf(
      "rule",
      rules.map((rule) => rule.id)
    ),
    ruleRows: rules,
    tracks: timelineOf(report, view.revisions, view.findings),
    exposure: {
      rules: exposedBy(report.exposure.rules, report, ({ rule }) => [rule]),
      controls: exposedBy(report.exposure.controls, report, ({ controls }) => [...new Set(controls)])
    }
  };
}
function fitting(lines) {
  let size = 0;
  return lines.filter((line) => {
    size += sizeOf(line);
    return size <= (firstIn(line).status === "open" ? MAX_OPEN_LINES : MAX_LINES);
  });
}
function sizeOf(line) {
  const { subject, message, introduced } = firstIn(line);
  const name = line.length > 1 ? message.length : subject.length;
  return 60 * line.length + Math.min(name, MAX_DATA) + Math.min(introduced.by?.email?.length ?? 0, MAX_DATA) + 40;
}
function exposedBy(rows2, { findings: findings2, asOf }, idsOf) {
  const byId = /* @__PURE__ */ new Map();
  for (const finding of findings2) for (const id of idsOf(finding)) addTo(byId, id, finding);
  return new Map(rows2.map((row) => [row.id, exposedOf(row, byId.get(row.id) ?? [], asOf)]));
}
function anchorsOf(kind, ids) {
  const anchors = /* @__PURE__ */ new Map();
  const usedIds = /* @__PURE__ */ new Set();
  for (const id of ids) {
    if (anchors.has(id)) continue;
    const base2 = `${kind}-${id.replace(/[^A-Za-z0-9.-]/g, "_").slice(0, 120)}`;
    let anchor2 = base2;
    for (let n2 = 2; usedIds.has(anchor2); n2++) anchor2 = `${base2}_${n2}`;
    usedIds.add(anchor2);
    anchors.set(id, anchor2);
  }
  return anchors;
}
function newestChanges(revisions) {
  const changing = revisions.filter(({ changes }) => changes.length > 0);
  return changing.slice(-MAX_DIFFS).toReversed();
}
var ruleOrder = { failing: 0, "not-evaluated": 1, excepted: 2, passing: 3 };
function byClaim(findings2) {
  const claims = worstFirst(findings2).map((finding) => [
    finding,
    claim[finding.status] + (isEvent(finding) ? 1 : 0)
  ]);
  return claims.toSorted(([, a4], [, b2]) => a4 - b2).map(([finding]) => finding);
}
var claim = { open: 0, excepted: 2, resolved: 4, noted: 6 };
function newest(revisions) {
  const list = [];
  let rows2 = 0;
  for (let i3 = revisions.length - 1; i3 >= 0 && rows2 < MAX_ROWS; i3--) {
    const revision2 = revisions[i3];
    list.push(revision2);
    rows2 += Math.max(1, revision2.changes.length);
  }
  return list;
}
function longDay(instant2) {
  if (instantOf(instant2) === void 0) return brief(instant2);
  return `${Number(instant2.slice(8, 10))} ${months[Number(instant2.slice(5, 7)) - 1]} ${instant2.slice(0, 4)}`;
}
function longMinute(instant2) {
  return instantOf(instant2) === void 0 ? brief(instant2) : `${longDay(instant2)}, ${instant2.slice(11, 16)} UTC`;
}
// node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var f3 = /* @__PURE__ */ Symbol.for("pv");
var o3 = 0;
function a3(t2, e3, n2, u3, a4, i3) {
  e3 || (e3 = {});
  var c3, l3, p3 = e3;
  if ("ref" in p3 && "function" != typeof t2) for (l3 in p3 = {}, e3) "ref" == l3 ? c3 = e3[l3] : p3[l3] = e3[l3];
  var s3 = { type: t2, props: p3, key: n2, ref: c3, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: f3, __v: --o3, __i: -1, __u: 0 };
  return (a4 || i3) && (s3.__source = a4, s3.__self = i3), n.vnode && n.vnode(s3), s3;
}
// src/reporters/html/parts.tsx
var nowhere = { anchoredRevisions: /* @__PURE__ */ new Set() };
function phrase(of, page) {
  return /* @__PURE__ */ a3($, { children: of.map((piece) => renderPiece(piece, page)) });
}
function renderPiece(piece, page) {
  if (typeof piece === "string") return piece;
  if ("at" in piece) return /* @__PURE__ */ a3(When, { at: piece.at });
  if ("revision" in piece) return /* @__PURE__ */ a3(Revision, { number: piece.revision, page, words: "revision " });
  const isCode = piece.as === "value" || piece.as === "setting";
  return isCode ? /* @__PURE__ */ a3("code", { children: brief(piece.data) }) : /* @__PURE__ */ a3("bdi", { children: brief(piece.data) });
}
function When({ at: at2, table: table2 = false }) {
  if (instantOf(at2) === void 0) return /* @__PURE__ */ a3("bdi", { children: brief(at2) });
  return /* @__PURE__ */ a3("time", { datetime: at2, children: table2 ? minute(at2).slice(0, -4) : longMinute(at2) });
}
function Revision(props) {
  const { number: number22, page, words: words2 = "" } = props;
  const text3 = `${words2}${number22}`;
  return page.anchoredRevisions.has(number22) ? /* @__PURE__ */ a3("a", { href: `#r${number22}`, children: text3 }) : /* @__PURE__ */ a3($, { children: text3 });
}
function between(text3, elements) {
  return elements.flatMap((element, i3) => i3 === 0 ? [element] : [text3, element]);
}
function toFinding(id, words2, page) {
  return page.anchors.has(id) ? /* @__PURE__ */ a3("a", { href: `#${id}`, children: words2 }) : /* @__PURE__ */ a3($, { children: words2 });
}
function ToRule({ id, page }) {
  const anchor2 = page.rules.get(id);
  const name = /* @__PURE__ */ a3("code", { children: brief(id) });
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
var shortDirection = {
  looser: "looser",
  tighter: "tighter",
  neutral: "neither",
  unknown: "not known"
};
function Way({ direction }) {
  return /* @__PURE__ */ a3("span", { class: `dir ${direction}`, children: [
    /* @__PURE__ */ a3(Glyph, { name: direction }),
    shortDirection[direction]
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
      /* @__PURE__ */ a3("del", { children: phrase(of.before, page) }),
      /* @__PURE__ */ a3("span", { "aria-hidden": "true", children: "\u2192 " }),
      /* @__PURE__ */ a3("span", { class: "vh", children: "to " }),
      /* @__PURE__ */ a3("ins", { children: phrase(of.after, page) })
    ] });
  const remainder = restOf(of);
  return /* @__PURE__ */ a3("span", { class: "diff", children: [
    of.added.map((entry) => /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("ins", { children: [
        "+ ",
        phrase(entry, page)
      ] }),
      " "
    ] })),
    of.removed.map((entry) => /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("del", { children: [
        "\u2212 ",
        phrase(entry, page)
      ] }),
      " "
    ] })),
    remainder && /* @__PURE__ */ a3("small", { children: remainder })
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
function CountList(props) {
  const { kind, label, of, plain: plain2 = [] } = props;
  return /* @__PURE__ */ a3("ul", { class: kind, "aria-label": label, children: [...of, ...plain2].map(([word, n2], i3) => /* @__PURE__ */ a3("li", { class: n2 > 0 && i3 < of.length ? `some ink-${word}` : void 0, children: [
    /* @__PURE__ */ a3("b", { children: thousands(n2) }),
    /* @__PURE__ */ a3("span", { children: word })
  ] })) });
}
function Head({ columns: columns4 }) {
  return /* @__PURE__ */ a3("thead", { children: /* @__PURE__ */ a3("tr", { children: columns4.map((column2) => {
    const [name, kind] = typeof column2 === "string" ? [column2, void 0] : column2;
    return /* @__PURE__ */ a3("th", { scope: "col", class: kind, children: name });
  }) }) });
}
// src/reporters/html/paper.tsx
var MAX_WORST = 5;
function FirstSheet({ page }) {
  const items = itemsOf(page.view.findings.filter(({ status }) => status === "open"));
  const worst = items.slice(0, MAX_WORST);
  const { severities: severities2 = [] } = page.report.remediation ?? {};
  return /* @__PURE__ */ a3("div", { class: "on-paper sheet", children: [
    worst.length > 0 && /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("h2", { children: [
        "The worst that is open ",
        /* @__PURE__ */ a3("small", { children: `${thousands(worst.length)} of ${count(items.length, "cause")}` })
      ] }),
      /* @__PURE__ */ a3("ol", { class: "lines", children: worst.map(({ finding, severity }) => {
        const fix = remedy(finding, { text: 120, entries: 4 });
        return /* @__PURE__ */ a3("li", { children: [
          /* @__PURE__ */ a3(Badge, { severity }),
          " ",
          phrase(nameWords(finding), page),
          " \u00b7 ",
          age(finding, page.book),
          fix.length > 0 && phrase(say`. Fix: ${fix}`, page)
        ] });
      }) })
    ] }),
    /* @__PURE__ */ a3("h2", { children: "Time to remediate" }),
    severities2.length === 0 && /* @__PURE__ */ a3("p", { children: nothingRemediated(page.report) }),
    /* @__PURE__ */ a3("ul", { class: "lines", children: severities2.map((row) => /* @__PURE__ */ a3("li", { children: [
      /* @__PURE__ */ a3(Badge, { severity: row.severity }),
      " ",
      row.fixed === 0 ? "nothing was remediated" : `${thousands(row.fixed)} remediated: ${timeWords(row)}`,
      "; within the time limit: ",
      termWords(row)
    ] })) })
  ] });
}
function footStyle({ organization, asOf, evidence: { ledger, history } }) {
  const digest2 = ledger !== null ? `ledger ${shortDigest(ledger.head)}` : history === null ? "history without a digest" : `history ${shortDigest(history)}`;
  const foot = `Driftline audit \u00b7 ${clip(organization, 60)} \u00b7 as of ${minute(asOf)} \u00b7 ${digest2}`;
  return `@page { @bottom-left { content: ${cssText(foot)}; } }`;
}
// src/reporters/html/shell.tsx
function Shell(props) {
  const { title, styles, script, skip, top, parts: parts2, of, children } = props;
  return /* @__PURE__ */ a3("html", { lang: "en", children: [
    /* @__PURE__ */ a3("head", { children: [
      /* @__PURE__ */ a3("meta", { charset: "utf-8" }),
      /* @__PURE__ */ a3("meta", { "http-equiv": "Content-Security-Policy", content: policyOf(script, ...styles) }),
      /* @__PURE__ */ a3("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      /* @__PURE__ */ a3("meta", { name: "color-scheme", content: "light dark" }),
      /* @__PURE__ */ a3("title", { children: title }),
      styles.map((style22) => /* @__PURE__ */ a3("style", { dangerouslySetInnerHTML: { __html: style22 } }))
    ] }),
    /* @__PURE__ */ a3("body", { children: [
      /* @__PURE__ */ a3("a", { class: "skip", href: `#${skip[0]}`, children: `Skip to the ${skip[1]}` }),
      top,
      /* @__PURE__ */ a3("nav", { "aria-label": "Sections", children: /* @__PURE__ */ a3("ul", { class: "in", children: parts2.map(([id, name]) => /* @__PURE__ */ a3("li", { children: /* @__PURE__ */ a3("a", { href: `#${id}`, children: name }) })) }) }),
      /* @__PURE__ */ a3("main", { class: "in", children: parts2.map(([, , part]) => part) }),
      /* @__PURE__ */ a3("footer", { class: "in", children: /* @__PURE__ */ a3("p", { children: [
        disclaimer,
        " Made by driftline; verdict ",
        of.verdict,
        ", exit code ",
        of.exitCode,
        "."
      ] }) }),
      children,
      /* @__PURE__ */ a3("script", { dangerouslySetInnerHTML: { __html: script } })
    ] })
  ] });
}
var hashOf = (text3) => `'sha256-${createHash("sha256").update(text3).digest("base64")}'`;
function policyOf(script, ...styles) {
  return [
    "default-src 'none'",
    `style-src ${styles.map(hashOf).join(" ")}`,
    `script-src ${hashOf(script)}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'"
  ].join("; ");
}
// src/reporters/html/style-media.ts
var tablet = `
@media screen and (min-width: 721px) and (max-width: 1180px) {
  html { scroll-padding-top: 106px; }
  .who, .rev { min-width: 0; } th, td { padding-right: 8px; } td.n, th.n { white-space: normal; padding-right: 8px; }
  :is(th, td) :is(code, bdi) { overflow-wrap: anywhere; } .facts time { white-space: normal; }
}
@media screen and (max-width: 900px) {
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
var phone = `
@media screen and (max-width: 720px) {
  html { scroll-padding-top: 8px; }
  .in { padding: 0 16px; }
  h1 { font-size: 22px; line-height: 28px; } h1 time { white-space: normal; }
  header { padding: 12px 0 20px; }
  .where { margin-bottom: 8px; }
  .top { grid-template-columns: minmax(0, 1fr); gap: 20px; } .overview { display: none; }
  .lead { font-size: 16px; line-height: 23px; margin-top: 6px; }
  .counts { gap: 6px; margin: 10px 0; }
  .counts li { padding: 3px 8px; }
  .counts b { font-size: 18px; line-height: 22px; }
  .for-wide { display: none; } .for-narrow { display: block; }
  .tools { inset: 8px 0 auto; } .js header { padding-top: 34px; } .js .evidence { margin-top: 0; }
  .sides { grid-template-columns: minmax(0, 1fr); }
  .chips .gap { display: none; }
  nav { position: static; } nav ul { gap: 0 16px; } nav a { padding: 6px 0; }
  .finding > summary { grid-template-columns: minmax(0, 1fr) auto; padding: 8px 10px; }
  .finding > summary .name { grid-column: 1 / -1; grid-row: 2; }
  .finding > summary .more { grid-column: 1 / -1; } .finding > summary .for { white-space: normal; }
  .finding > .body { padding: 4px 10px 12px; }
  .window .head { gap: 4px 12px; } .window .head h3 { order: 1; flex-basis: 100%; } .window .head .for { margin-left: auto; }
  .facts { grid-template-columns: 92px minmax(0, 1fr); }
  .body .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .body .facts dt { margin-top: 8px; font-size: 12.5px; line-height: 18px; }
}
`;
var forcedColors = `
@media (forced-colors: active) { .sev, .state, .window { border-color: CanvasText; } ins, del { border: 1px solid; } button[aria-pressed="true"] { forced-color-adjust: none; color: HighlightText; background: Highlight; } }
`;
// src/reporters/html/style-paper.ts
var alone = `
@media print {
  .part .away, .part header .top > :not(div), .part header .lead, .part header .counts, .part header .sheet, .part header .overview, .part header .since, .part header .hidden, .part header p.muted { display: none !important; }
  .part header { break-after: auto; } .part .alone.alone:is(.people, .screen) { display: block !important; } .part tr.alone .screen.screen { display: revert !important; } .part .alone > .facts { margin-top: 6pt; }
  .part table.columns.alone { columns: 1; }
  .part .finding.alone > .body, .part .finding.alone .body :is(dt, dd, pre, ol, li, p, .rule) { display: block !important; } .part .finding.alone .body .facts { display: grid !important; gap: 4pt 8pt; } .part .finding.alone .body span.screen { display: inline !important; } .part .finding.alone pre { white-space: pre-wrap; }
  .part .finding.alone .body dt::after, .part .finding.alone .body :is(li, p, dd)::before, .part .finding.alone .body dd::after { content: none; }
}
`;
var sheet = `
@page { size: A4; margin: 10mm 10mm 12mm; @bottom-left { content: "Driftline audit"; font: 8.5pt system-ui, sans-serif; color: #525b6b; } @bottom-right { content: "page " counter(page) " of " counter(pages); font: 8.5pt system-ui, sans-serif; color: #525b6b; } }
@media print {
  body { font: 400 9pt/12pt "Segoe UI", "Helvetica Neue", Helvetica, Arial, system-ui, sans-serif; }
  .in { max-width: none; padding: 0; }
  header { background: none; padding: 0; border: 0; break-after: page; } .where { margin: 0 0 4pt; } .overview { max-width: 420pt; } .overview figcaption { font-size: 8.5pt; line-height: 11pt; } .overview .tl text { font-size: 13px; }
  h1 { font-size: 15pt; line-height: 18pt; } h2 { font-size: 12pt; line-height: 15pt; } h3 { font-size: 10.5pt; line-height: 14pt; }
  p, .narrow, .lead { max-width: none; } .narrow + .narrow { margin-top: 3pt; } main > section > p, .group > p { font-size: 9pt; line-height: 11pt; } #method .facts { display: block; columns: 2; font-size: 8.5pt; line-height: 10.5pt; column-gap: 16pt; } #method :is(dt, dd) { display: inline; } #method dt { font-weight: 600; } #method dt::after { content: ": "; } #method dd::after { content: "\\A"; white-space: pre; } .lead { margin-top: 2pt; font-size: 10pt; line-height: 12.5pt; }
  .top { grid-template-columns: minmax(0, 1fr); gap: 6pt; }
  .counts { margin: 6pt 0; } .counts li { padding: 3pt 5pt; } .counts b { font-size: 13pt; line-height: 16pt; }
  .evidence { padding: 4pt 8pt; } header summary::after, header [open] > summary::after { content: none; } .brief { display: none; } .evidence .facts { display: block; columns: 2; column-gap: 16pt; margin-top: 3pt; font-size: 8.5pt; line-height: 10.5pt; } .evidence :is(dt, dd) { display: inline; } .evidence dt { font-weight: 600; break-after: avoid; } .evidence dt::after { content: ": "; } .evidence dd::after { content: "\\A"; white-space: pre; }
  nav, .skip, .jump, .older, .accept, .again .rule, #coverage table, #changes > :is(h3, .columns), .of-resolved .beneath > .finding, .idle, #diffs, .tools, .find, .pager, .plot .bar, .says, .tl.over, .copy, .stands, dialog, .table:not(.framework, .beside) { display: none; }
  .on-paper { display: block; } .screen.screen { display: none !important; }
  main > section { margin-top: 9pt; } main > section:first-child { margin-top: 0; } section > h3, .group > h3 { margin-top: 8pt; } footer.in { margin: 6pt 0 0; font-size: 8.5pt; line-height: 11.5pt; }
  section > h2 + p, section > h2 + ul { margin-top: 3pt; }
  a { color: inherit; text-decoration: none; }
  h2, h3, caption, summary { break-after: avoid; }
  .evidence, .counts, tr, .lines li, figure { break-inside: avoid; } .sheet h2 { margin-top: 5pt; font-size: 11pt; line-height: 14pt; } .finding { orphans: 3; widows: 2; }
  details:not([open])::details-content { display: block; content-visibility: visible; }
  .said, .lines, .scope, .list .beneath > p, header p.muted, .since, h2 small, h3 small, .facts { font-size: 8.5pt; line-height: 11pt; }
  .facts { gap: 2pt 8pt; }
  code, small { font-size: 1em; line-height: inherit; } pre { font-size: 8.5pt; line-height: 10.5pt; padding: 3pt 6pt; } .sev { padding: 0 5pt; font-size: 8.5pt; line-height: 10.5pt; }
  .for-wide, .for-narrow { display: none; } .for-paper { display: block; } .stage svg + svg, .stage + svg { display: none; }
  .tl .tl-small, .tl .tl-bar text, .tl .tl-many text { font-size: 12px; }
  .key { font-size: 8.5pt; line-height: 11.5pt; margin-top: 3pt; }
  .sev, .state, .counts li, ins, del, svg, svg * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
`;
var windows = `
  .window { margin-top: 0; padding: 2.5pt 0 3pt; border: 0; border-bottom: 1px solid var(--line); border-radius: 0; break-inside: avoid; }
  .window p, .window .said { display: inline; margin: 0; font-size: 8.5pt; line-height: 11.5pt; } .window p + p::before { content: " \u00b7 "; } .window .head { gap: 8pt; } .window .head h3, .window .head .for { font-size: 9.5pt; line-height: 12.5pt; }
`;
var findings = `
  .lines { margin-top: 4pt; } .lines li { padding: 1.5pt 0; } .of-resolved .lines, .of-noted .lines { display: none; }
  .list { margin-top: 3pt; border: 0; }
  .finding > summary { padding: 2pt 0 0; gap: 0 8pt; grid-template-columns: auto minmax(0, 1fr) auto; font-size: 9pt; line-height: 11.5pt; } .finding > summary .for { font-size: 9pt; } .finding > summary .for::after, .finding[open] > summary .for::after { content: ""; }
  .finding > summary .name { font-weight: 600; }
  .finding > summary .more { display: none; } .finding > .body { border: 0; padding: 0 0 3pt; }
  .body .facts { display: block; margin: 0; font-size: 9pt; line-height: 11pt; }
  .body dt:not(.idle, .accept), .body dd:not(.idle, .accept), .body dd :is(p, ol, li, pre) { display: inline; } .again .body .rule, .beneath .cause { display: none; }
  .body dt { color: var(--text); font-weight: 600; } .body dt::after { content: ": "; } .body dd::after { content: "  "; }
  .body li + li::before { content: "; "; } .body p + p::before { content: " "; } .body dd > * + * { margin: 0; }
  .body pre { padding: 0; border: 0; background: none; line-height: inherit; white-space: normal; }
  .is-resolved > .body, .is-noted > .body { display: none; }
  .finding:is(.is-resolved, .is-noted) > summary { display: block; padding: 1pt 0; font-size: 8.5pt; line-height: 10.5pt; }
  .finding:is(.is-resolved, .is-noted) > summary > span { display: inline; font-size: 8.5pt; line-height: 10.5pt; white-space: normal; }
  .finding:is(.is-resolved, .is-noted) > summary > .name { font-weight: 400; } .finding:is(.is-resolved, .is-noted) > summary > .sev { display: inline-flex; gap: 3pt; margin-right: 4pt; padding: 0 2pt; } .finding > summary > .end { color: var(--muted); }
  .is-resolved > summary > .more { display: none !important; }
  .finding:is(.is-resolved, .is-noted) > summary > :is(.for, .more, .end)::before { content: " \u00b7 "; }
`;
var registers = `
  table { margin-top: 4pt; font-size: 8.5pt; line-height: 10.5pt; } th, td { padding: 2pt 6pt 1.5pt 0; } caption { padding-bottom: 2pt; }
  td.n, th.n { padding-right: 14pt; } td .sev { padding: 0 3pt; }
  thead { display: table-header-group; } thead th { position: static; }
  .columns { display: block; columns: 2; column-gap: 16pt; } .columns thead { display: none; } .columns caption { display: block; column-span: all; }
  .columns :is(tbody.group, tr) { break-inside: avoid; padding: 1pt 0; border-bottom: 1px solid var(--line); } .columns tbody.group tr { padding: 0; border: 0; }
  .columns :is(tbody, tr) { display: block; } .columns :is(th, td) { display: inline; width: auto; padding: 0; border: 0; } .columns :is(th, td)::after { content: " "; }
  #secrets td:is(:nth-child(4), :nth-child(5)), .columns td:is(:empty, .none), .columns td > .muted:only-child { display: none; } .columns th { font-weight: 600; } #rules th { font-weight: 400; } :is(#controls, #rules) code { font-family: inherit; } #method table th { white-space: nowrap; } .columns .by { display: inline; } .columns tbody.group { display: flow-root; } #register .columns { columns: 1; } #register .columns tbody.group { display: block; break-inside: auto; } #register .group tr:first-child:not(:last-child) { break-after: avoid; } .columns .group th b { font-size: 9pt; } .columns .group tr + tr { padding-left: 14pt; } .columns .group .set code { font-weight: 600; }
  .columns .group th { font-weight: 400; }
  .columns td ul, .columns td li { display: inline; } .columns li.passing { display: none; } .columns li:not(.passing, .screen) ~ li:not(.passing)::before { content: "; "; }
  .columns td[data-label]:not(.plain)::before { content: attr(data-label) " "; color: var(--muted); }
  #rules td:nth-child(n+5), #rules .exposed, .columns .links, .diff small, .dirs .neutral { display: none; }
  #controls tr:not(.alone, :has(.no)) { display: inline; border: 0; } #controls tr:not(.alone, :has(.no)) :is(.exposed, td:nth-child(n+3)) { display: none; } #controls tr:not(.alone, :has(.no)):has(+ tr:not(.alone, :has(.no))) td::after { content: "; "; }
  .exposed { display: inline; } .table { margin-top: 5pt; } .framework { padding-top: 4pt; } .framework > summary { font-size: 9.5pt; list-style: none; } .beside > summary { display: none; }
}
`;
var paper = `${alone}${sheet}${windows}${findings}${registers}`;
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
.list .beneath { margin-left: 24px; } .list .beneath > p { padding-left: 10px; font-size: 13.5px; }
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
.stands { position: fixed; right: 16px; bottom: 16px; z-index: 3; color: var(--page); background: var(--text); border-radius: 6px; font-size: 13.5px; line-height: 20px; } .stands:not(:empty) { padding: 4px 12px; }
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
.person { padding: 8px 0; border-top: 1px solid var(--line); scroll-margin-top: 56px; } .person .facts { margin-top: 8px; } .person li + li { margin-top: 4px; }
.framework { padding-top: 8px; border-top: 1px solid var(--line); } .framework > summary { font-size: 15px; }
td ul li + li { margin-top: 2px; } .w4 { width: 36%; } .w5 { width: 56%; } .exposed { display: block; }

@media screen { .links a { display: inline-block; padding: 2px 0; } .lines > ul { content-visibility: auto; contain-intrinsic-size: auto 2000px; } }
.lines { margin-top: 12px; font-size: 13.5px; line-height: 20px; }
.lines li { padding: 3px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }

table { border-collapse: collapse; width: 100%; margin-top: 12px; font-size: 13.5px; line-height: 20px; }
caption { text-align: left; color: var(--muted); padding-bottom: 6px; }
th, td { text-align: left; vertical-align: top; padding: 7px 12px 6px 0; border-bottom: 1px solid var(--line); font-weight: 400; overflow-wrap: break-word; }
thead th { position: sticky; top: 42px; z-index: 1; background: var(--page); font-weight: 600; color: var(--muted); box-shadow: inset 0 -1px var(--line); }
td.n, th.n { text-align: right; white-space: nowrap; padding-right: 28px; }
.w1 { width: 12%; } .w2 { width: 18%; } .w3 { width: 26%; }
@media screen and (min-width: 721px) { .who, .rev { min-width: 264px; } .day { min-width: 104px; } }
.diff small { white-space: nowrap; } th .by { display: block; }
tbody tr:target > th, tbody:target th { background: var(--sub); }
tbody[id] { scroll-margin-top: 84px; }
.dirs { width: 84px; } .set { width: 25%; } .links { width: 108px; }
.older { margin-top: 12px; } .older pre { margin-top: 8px; font-size: 12px; line-height: 18px; }
.narrow { max-width: 76ch; } .narrow + .narrow { margin-top: 8px; }
h3 + .facts { margin-top: 8px; }
.names { margin-top: 12px; max-width: none; font-size: 13.5px; line-height: 22px; }
`;
// src/reporters/html/timeline/style.ts
var timeline = `
.key { display: flex; flex-wrap: wrap; gap: 2px 18px; margin-top: 8px; font-size: 13.5px; line-height: 20px; color: var(--muted); }
.key span { display: inline-flex; align-items: center; gap: 6px; } .key svg { width: 14px; height: 14px; } .key svg.long { width: 34px; }
.plot { margin-top: 10px; } .overview { margin-top: 12px; } .overview .key { display: inline-flex; margin: 0 0 0 8px; } .overview figcaption { font-size: 13.5px; line-height: 20px; color: var(--muted); } .for-narrow, .for-paper { display: none; }
.tl { display: block; width: 100%; height: auto; overflow: visible; }
.tl text { font-size: 12.5px; fill: var(--text); } .tl .tl-axis, .tl .tl-note { fill: var(--muted); font-size: 12px; }
.tl .tl-title { font-weight: 600; font-size: 13px; } .tl .tl-warn { fill: var(--high); } .tl .tl-small { font-size: 11.5px; }
.tl-grid { stroke: var(--line); stroke-width: 1; fill: none; } .tl-base { stroke: var(--line); fill: none; }
.tl-now { stroke: var(--text); stroke-width: 1.5; fill: none; }
.tl-looser { fill: var(--high); } .tl-tighter { fill: var(--page); stroke: var(--ok); stroke-width: 1.6; }
.tl-both { fill: var(--text); } .tl-neither { fill: var(--strong); }
.tl-ring { fill: none; stroke: var(--high); stroke-width: 1.3; stroke-dasharray: 2.5 2; }
.tl-many rect { fill: var(--page); stroke: var(--strong); } .tl-unlisted rect { stroke: var(--high); stroke-dasharray: 2.5 2; } .tl-many text { font-size: 11.5px; font-weight: 600; }
td.used { width: 45%; } svg.used { width: 100%; height: 16px; background: var(--sub); } .used-failed { fill: var(--high); } .used-used { fill: var(--strong); } .used-allowed { fill: var(--ok); fill-opacity: .25; }
.tl-hatch { stroke: var(--strong); stroke-width: 1; fill: none; }
.tl-freeze { fill: var(--low); fill-opacity: .08; } .tl-frozen { fill: var(--low-tint); stroke: var(--low); } .tl-policy { fill: var(--link); } .tl-run { fill: var(--page); stroke: var(--muted); stroke-width: 1.3; }
.tl-bar rect, .tl-sample { fill: var(--ink); } .tl-sample { --ink: var(--high); fill-rule: evenodd; }
.tl-bar.tl-closed rect { fill-opacity: .5; } .tl-bar.tl-excepted rect { fill-opacity: .25; }
.tl-bar.tl-inert rect { fill: none; stroke: var(--ink); stroke-width: 1.2; } .tl-unsure { fill: none; stroke: var(--text); stroke-dasharray: 4 3; } .tl .tl-missing { font-size: 11.5px; paint-order: stroke; stroke: var(--page); stroke-width: 5px; }
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
.where { display: flex; flex-flow: row-reverse wrap; justify-content: flex-end; align-items: center; gap: 4px 14px; margin-bottom: 12px; }
.scope { font-size: 13.5px; color: var(--muted); max-width: none; }
.state {
  display: inline-flex; align-items: center; gap: 8px; padding: 3px 12px 3px 10px;
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
.counts { display: grid; grid-template-columns: repeat(8, minmax(max-content, 1fr)); gap: 8px; margin: 20px 0 12px; }
@media screen and (max-width: 1180px) { .counts { grid-template-columns: repeat(4, minmax(max-content, 1fr)); } }
.counts li {
  display: flex; flex-direction: column; padding: 8px; background: var(--page);
  border: 1px solid var(--line); border-radius: 6px; font-size: 12.5px; line-height: 18px; color: var(--muted);
}
.counts b { font-size: 22px; line-height: 26px; font-weight: 600; color: var(--text); }
.counts .some { border-color: var(--ink); }
.counts .some b, .counts .some span { color: var(--ink); }
.since h2, .evidence h2 { display: inline; font-size: 15px; line-height: 20px; font-weight: 600; }
.since, header p.muted { font-size: 13.5px; line-height: 20px; } .since ul { margin-top: 4px; }
.since li { display: grid; grid-template-columns: 3ch minmax(0, 1fr); gap: 8px; }
.since li > b { text-align: right; font-weight: 600; }
.evidence { background: var(--page); border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; }
.facts { display: grid; grid-template-columns: 104px minmax(0, 1fr); gap: 4px 12px; font-size: 13.5px; line-height: 20px; }
.evidence .facts { margin-top: 8px; }
header summary { list-style: none; } header summary::-webkit-details-marker { display: none; }
header summary::after { content: " +"; content: " +" / ""; color: var(--muted); font-weight: 600; } header [open] > summary::after { content: " \\2212"; content: " \\2212" / ""; }
.brief { font-size: 13.5px; color: var(--muted); } .evidence[open] .brief { display: none; }
.facts dt { color: var(--muted); }
.facts dd { overflow-wrap: anywhere; }
.hidden { margin-top: 16px; font-size: 13.5px; }

nav { position: sticky; top: 0; z-index: 2; background: var(--page); border-bottom: 1px solid var(--line); font-size: 13.5px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 14px; }
nav a { display: block; padding: 10px 0; color: var(--text); text-decoration: none; }
nav a:hover { color: var(--link); text-decoration: underline; }
.js .no-script, .on-paper, [hidden] { display: none; }
button, input { font: inherit; color: inherit; }
button { padding: 3px 10px; font-size: 13.5px; line-height: 20px; background: var(--page); border: 1px solid var(--strong); border-radius: 6px; cursor: pointer; }
button:hover:not(:disabled, [aria-pressed="true"]) { background: var(--sub); }
button:disabled { color: var(--muted); border-color: var(--line); cursor: default; }
button[aria-pressed="true"] { color: var(--page); background: var(--text); border-color: var(--text); }
button[aria-pressed="true"] small { color: inherit; }
.tools { position: absolute; inset: 14px 0 auto; display: flex; justify-content: flex-end; gap: 6px; pointer-events: none; }
.tools:empty { display: none; } .tools > * { pointer-events: auto; }
.tools button { padding: 1px 8px; font-size: 12.5px; border-color: var(--line); background: var(--page); }
.js .evidence { margin-top: 22px; }
dialog { max-width: 560px; color: var(--text); background: var(--page); border: 1px solid var(--strong); border-radius: 8px; padding: 20px 24px; }
dialog::backdrop { background: #0006; } dialog .facts, dialog p { margin: 12px 0; }
kbd { font: inherit; font-weight: 600; color: var(--text); }
main > section { margin-top: 40px; }
section > h2 + p, section > h2 + ul { margin-top: 8px; }
section > h3 { margin-top: 24px; }
footer.in { margin-top: 48px; margin-bottom: 40px; font-size: 13.5px; color: var(--muted); }
`;
var style = [base, parts, timeline, tablet, phone, paper, forcedColors].join("").replace(/\s*\n\s*/g, "\n").trim();
// src/reporters/html/timeline/axis.ts
function round(x3) {
  return Math.round(x3 * 10) / 10;
}
// src/reporters/html/timeline/bars.ts
function isSparse({ covered, from, until }) {
  return covered < 0.9 * (until - from);
}
var LEAST_BAR = 3;
var MAX_BARS = 24;
function barsOf(row, tracks, axis) {
  const { view, x: x3 } = axis;
  const visible2 = row.windows.filter((window) => window.until >= view.from && window.from <= view.until);
  const stretch = (x3(view.until) - x3(view.from) + 1) / MAX_BARS;
  const unseen = unseenBy(tracks.blind);
  const place = (bar) => Math.floor((bar.x - x3(view.from)) / stretch);
  return layers.flatMap(
    (state) => [false, true].flatMap((inert) => {
      const alike = visible2.filter((window) => window.state === state && window.inert === inert);
      const all = alike.map((window) => barOf(window, tracks, unseen, axis));
      const bars = mergeBars(all, (last, bar) => bar.x - (last.x + last.width) < 2);
      return bars.length <= MAX_BARS ? bars : mergeBars(bars, (last, bar) => place(last) === place(bar));
    })
  );
}
function mergeBars(bars, are) {
  const result = [];
  for (const bar of bars) {
    const last = result.at(-1);
    if (last && are(last.bar, bar)) {
      last.bar = uniteBars(last.bar, bar);
      for (const finding of bar.findings) last.findings.push(finding);
    } else result.push({ bar, findings: [...bar.findings] });
  }
  return result.map(({ bar, findings: findings2 }) => ({ ...bar, findings: findings2 }));
}
var layers = ["closed", "excepted", "open"];
function uniteBars(a4, b2) {
  return {
    ...a4,
    until: Math.max(a4.until, b2.until),
    covered: a4.covered + Math.max(0, b2.until - Math.max(a4.until, b2.from)),
    width: round(Math.max(a4.x + a4.width, b2.x + b2.width) - a4.x),
    severity: weight(b2.severity) > weight(a4.severity) ? b2.severity : a4.severity,
    unsure: a4.unsure || b2.unsure,
    beyond: a4.beyond || b2.beyond,
    words: ""
  };
}
function widthOf(milliseconds2, scale) {
  const width = milliseconds2 * scale;
  if (width >= LEAST_BAR) return width;
  const minutes = (time2) => Math.log1p(time2 / 6e4);
  return 1 + (LEAST_BAR - 1) * minutes(milliseconds2) / minutes(LEAST_BAR / scale);
}
function barOf(window, tracks, unseen, { view, x: x3 }) {
  const [start, end] = [Math.max(window.from, view.from), Math.min(window.until, view.until)];
  const from = x3(start);
  const width = round(widthOf(end - start, (x3(view.until) - x3(view.from)) / (view.until - view.from)));
  const length = lengthOf([window], unseen);
  const words2 = `${window.state} ${briefLength(length)}`.trimEnd();
  const needs = 18 + 7.4 * words2.length;
  const first = width < needs ? void 0 : tracks.blind.find(({ until }) => until > start);
  const isRoom = width >= needs && (first === void 0 || x3(first.from) - from >= needs);
  return {
    x: from,
    width,
    severity: window.severity,
    state: window.state,
    inert: window.inert,
    unsure: length.unseenSeconds !== void 0,
    before: window.older === true || window.from < view.from,
    beyond: window.until > view.until || window.state !== "closed" && window.until >= tracks.until,
    words: isRoom ? words2 : "",
    from: start,
    until: end,
    covered: end - start,
    findings: [window.finding]
  };
}
// src/reporters/html/table.tsx
function Table(props) {
  const { page, label, caption, asLines = false, columns: columns4, rows: rows2, idOf, emptyWords, most = MAX_ROWS } = props;
  const { all = rows2.length, moreWords = ["more row"] } = props;
  if (rows2.length === 0) return emptyWords === void 0 ? null : /* @__PURE__ */ a3("p", { class: "muted", children: emptyWords });
  const firstRows = rows2.slice(0, most);
  const more = all - firstRows.length;
  const [name, ...otherColumns] = columns4;
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("table", { class: asLines ? "columns" : void 0, "aria-label": label, children: [
      caption && /* @__PURE__ */ a3("caption", { children: caption }),
      /* @__PURE__ */ a3(Head, { columns: columns4.map(({ head: head2, as }) => as === void 0 ? head2 : [head2, as]) }),
      /* @__PURE__ */ a3("tbody", { children: firstRows.map((row) => /* @__PURE__ */ a3("tr", { id: idOf?.(row), children: [
        /* @__PURE__ */ a3("th", { scope: "row", children: cellContent(name.cell(row), page) }),
        otherColumns.map((column2) => /* @__PURE__ */ a3(
          "td",
          {
            class: classOf(column2, row),
            "data-label": column2.label === true ? column2.head.toLowerCase() : column2.label,
            children: cellContent(column2.cell(row), page)
          }
        ))
      ] })) })
    ] }),
    more > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: `And ${count(more, ...moreWords)}, in the JSON report.` })
  ] });
}
function classOf({ as, kind }, row) {
  const further = kind?.(row);
  if (as !== "n") return further;
  return further === void 0 ? as : `${as} ${further}`;
}
function cellContent(cell, page) {
  return Array.isArray(cell) ? phrase(cell, page) : cell;
}
// src/reporters/html/timeline/posture.tsx
var MAX_TABLE = 60;
function Curves(props) {
  const { posture, left, right } = props;
  const { y: y3, areas, most, line, zero: zero2, last } = posture;
  return /* @__PURE__ */ a3($, { children: [
    y3.open !== void 0 && /* @__PURE__ */ a3("g", { children: [
      /* @__PURE__ */ a3("title", { children: `windows open after the revisions seen, at most ${most}` }),
      areas.map(({ severity, path: path3 }) => /* @__PURE__ */ a3("path", { class: `tl-area ink-${severity}`, d: path3 })),
      /* @__PURE__ */ a3("path", { class: "tl-base", d: `M${left} ${y3.open + 18}H${right}` })
    ] }),
    /* @__PURE__ */ a3("g", { children: [
      /* @__PURE__ */ a3("title", { children: `settings tightened minus settings loosened: ${signedNumber(last)}` }),
      /* @__PURE__ */ a3("path", { class: "tl-zero", d: `M${left} ${zero2}H${right}` }),
      /* @__PURE__ */ a3("path", { class: "tl-line", d: line })
    ] })
  ] });
}
function signedNumber(n2) {
  return n2 > 0 ? `+${thousands(n2)}` : n2 < 0 ? `\u2212${thousands(-n2)}` : "0";
}
function PostureTable({ page }) {
  const { posture, findings: findings2 } = page.report;
  if (posture.length === 0) return null;
  const isJudged = page.tracks?.judged !== false;
  const also = isJudged ? acceptedToo(findings2) : "";
  return /* @__PURE__ */ a3("details", { class: "table", children: [
    /* @__PURE__ */ a3("summary", { children: [
      "Posture as a table",
      also === "" ? "" : ` (open windows${also})`
    ] }),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Posture",
        rows: posture.toReversed(),
        most: MAX_TABLE,
        moreWords: ["earlier row"],
        columns: [
          { head: "After", cell: ({ revision: revision2 }) => /* @__PURE__ */ a3(Revision, { number: revision2, page }) },
          { head: "Time (UTC)", cell: ({ at: at2 }) => /* @__PURE__ */ a3(When, { at: at2, table: true }) },
          { head: "Tightened", as: "n", label: true, cell: ({ tighter }) => thousands(tighter) },
          { head: "Loosened", as: "n", label: true, cell: ({ looser }) => thousands(looser) },
          { head: "Balance", as: "n", label: true, cell: ({ balance }) => signedNumber(balance) },
          ...(isJudged ? worstToBest : []).map((severity) => ({
            head: `Open, ${severity}`,
            as: "n",
            label: severity,
            cell: ({ open: open2 }) => thousands(open2[severity])
          }))
        ]
      }
    )
  ] });
}
// src/reporters/html/timeline/missing.tsx
var MAX_BANDS = 10;
function MissingBands(props) {
  const { bands, fill: fill2, top, bottom, words: words2 } = props;
  if (bands.length === 0) return null;
  if (bands.length > MAX_BANDS) {
    const path3 = bands.map(({ x: x3, width }) => `M${x3} ${top}h${width}V${bottom}h-${width}z`).join("");
    return /* @__PURE__ */ a3("path", { d: path3, fill: fill2 });
  }
  return /* @__PURE__ */ a3($, { children: bands.map((band) => /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("rect", { x: band.x, y: top, width: band.width, height: bottom - top, fill: fill2, children: /* @__PURE__ */ a3("title", { children: band.words }) }),
    words2 !== null && band.width > 12 + 6.4 * band.words.length && /* @__PURE__ */ a3("text", { class: "tl-missing", x: round(band.x + band.width / 2), y: words2, "text-anchor": "middle", children: band.words })
  ] })) });
}
// src/reporters/html/timeline/curves.ts
var HEIGHT = 36;
var CURVE = HEIGHT + 10;
var total = (open2) => open2.reduce((sum, n2) => sum + n2, 0);
function postureOf({ posture }, { view, x: x3 }, y3, size = HEIGHT) {
  const stands = inView(posture, view);
  const [first, last] = [stands[0], stands.at(-1)];
  if (!first || !last) return void 0;
  const columns4 = inColumns(stands, x3);
  const end = Math.round(x3(view.until));
  const most = Math.max(...stands.map(({ open: open2 }) => total(open2)));
  const bottom = (y3.open ?? 0) + size / 2;
  const areas = (y3.open === void 0 ? [] : worstToBest).map((severity, i3) => {
    const tops = columns4.map(({ at: at2, most: stand }) => {
      const open2 = total(stand.open.slice(0, i3 + 1));
      return { at: at2, y: Math.round(bottom - size * open2 / Math.max(1, most)) };
    });
    return { severity, path: `M${firstIn(columns4).at} ${bottom}${steps(tops)}H${end}V${bottom}z` };
  }).toReversed();
  const balances = stands.map(({ balance }) => balance);
  const [low, high] = [Math.min(0, ...balances), Math.max(0, ...balances)];
  const height = (balance) => Math.round(y3.balance + size / 2 - size * (balance - low) / Math.max(1, high - low));
  const line = columns4.map(({ at: at2, last: stand }) => ({ at: at2, y: height(stand.balance) }));
  return {
    y: y3,
    areas,
    most,
    line: `M${firstIn(line).at} ${firstIn(line).y}${steps(line)}H${end}`,
    zero: height(0),
    last: last.balance
  };
}
function inView(posture, { from, until }) {
  const before = posture.findLast(({ at: at2 }) => at2 < from);
  const within2 = posture.filter(({ at: at2 }) => at2 >= from && at2 <= until);
  return before ? [{ ...before, at: from }, ...within2] : within2;
}
function inColumns(stands, x3) {
  const columns4 = [];
  for (const stand of stands) {
    const at2 = Math.round(x3(stand.at));
    const column2 = columns4.at(-1);
    if (column2?.at !== at2) columns4.push({ at: at2, most: stand, last: stand });
    else {
      column2.last = stand;
      if (total(stand.open) > total(column2.most.open)) column2.most = stand;
    }
  }
  return columns4;
}
function steps(points) {
  return points.map(({ at: at2, y: y3 }, i3) => i3 > 0 && points[i3 - 1].y === y3 ? "" : `H${at2}V${y3}`).join("");
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
  const t2 = radius - radius0;
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
      T3[i3] = (sum + t2 * (S2[Math.max(start, i3 - s1)] + S2[Math.min(stop, i3 + s1)])) / w3;
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
function tickSpec(start, stop, count22) {
  const step = (stop - start) / Math.max(0, count22), power = Math.floor(Math.log10(step)), error = step / Math.pow(10, power), factor = error >= e10 ? 10 : error >= e5 ? 5 : error >= e2 ? 2 : 1;
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
  if (i22 < i1 && 0.5 <= count22 && count22 < 2) return tickSpec(start, stop, count22 * 2);
  return [i1, i22, inc];
}
function tickIncrement(start, stop, count22) {
  stop = +stop, start = +start, count22 = +count22;
  return tickSpec(start, stop, count22)[2];
}
function tickStep(start, stop, count22) {
  stop = +stop, start = +start, count22 = +count22;
  const reverse = stop < start, inc = reverse ? tickIncrement(stop, start, count22) : tickIncrement(start, stop, count22);
  return (reverse ? -1 : 1) * (inc < 0 ? 1 / -inc : inc);
}
var shuffle = shuffler(Math.random);
function shuffler(random) {
  return function shuffle2(array22, i0 = 0, i1 = array22.length) {
    let m3 = i1 - (i0 = +i0);
    while (m3) {
      const i3 = random() * m3-- | 0, t2 = array22[m3 + i0];
      array22[m3 + i0] = array22[i3 + i0];
      array22[i3 + i0] = t2;
    }
    return array22;
  };
}
// node_modules/d3-time/dist/d3-time.mjs
var t0 = /* @__PURE__ */ new Date();
var t1 = /* @__PURE__ */ new Date();
function timeInterval(floori, offseti, count22, field) {
  function interval(date) {
    return floori(date = arguments.length === 0 ? /* @__PURE__ */ new Date() : /* @__PURE__ */ new Date(+date)), date;
  }
  interval.floor = (date) => {
    return floori(date = /* @__PURE__ */ new Date(+date)), date;
  };
  interval.ceil = (date) => {
    return floori(date = new Date(date - 1)), offseti(date, 1), floori(date), date;
  };
  interval.round = (date) => {
    const d0 = interval(date), d1 = interval.ceil(date);
    return date - d0 < d1 - date ? d0 : d1;
  };
  interval.offset = (date, step) => {
    return offseti(date = /* @__PURE__ */ new Date(+date), step == null ? 1 : Math.floor(step)), date;
  };
  interval.range = (start, stop, step) => {
    const range = [];
    start = interval.ceil(start);
    step = step == null ? 1 : Math.floor(step);
    if (!(start < stop) || !(step > 0)) return range;
    let previous;
    do
      range.push(previous = /* @__PURE__ */ new Date(+start)), offseti(start, step), floori(start);
    while (previous < start && start < stop);
    return range;
  };
  interval.filter = (test) => {
    return timeInterval((date) => {
      if (date >= date) while (floori(date), !test(date)) date.setTime(date - 1);
    }, (date, step) => {
      if (date >= date) {
        if (step < 0) while (++step <= 0) {
          while (offseti(date, -1), !test(date)) {
          }
        }
        else while (--step >= 0) {
          while (offseti(date, 1), !test(date)) {
          }
        }
      }
    });
  };
  if (count22) {
    interval.count = (start, end) => {
      t0.setTime(+start), t1.setTime(+end);
      floori(t0), floori(t1);
      return Math.floor(count22(t0, t1));
    };
    interval.every = (step) => {
      step = Math.floor(step);
      return !isFinite(step) || !(step > 0) ? null : !(step > 1) ? interval : interval.filter(field ? (d3) => field(d3) % step === 0 : (d3) => interval.count(0, d3) % step === 0);
    };
  }
  return interval;
}
var millisecond = timeInterval(() => {
}, (date, step) => {
  date.setTime(+date + step);
}, (start, end) => {
  return end - start;
});
millisecond.every = (k3) => {
  k3 = Math.floor(k3);
  if (!isFinite(k3) || !(k3 > 0)) return null;
  if (!(k3 > 1)) return millisecond;
  return timeInterval((date) => {
    date.setTime(Math.floor(date / k3) * k3);
  }, (date, step) => {
    date.setTime(+date + step * k3);
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
var second = timeInterval((date) => {
  date.setTime(date - date.getMilliseconds());
}, (date, step) => {
  date.setTime(+date + step * durationSecond);
}, (start, end) => {
  return (end - start) / durationSecond;
}, (date) => {
  return date.getUTCSeconds();
});
var seconds = second.range;
var timeMinute = timeInterval((date) => {
  date.setTime(date - date.getMilliseconds() - date.getSeconds() * durationSecond);
}, (date, step) => {
  date.setTime(+date + step * durationMinute);
}, (start, end) => {
  return (end - start) / durationMinute;
}, (date) => {
  return date.getMinutes();
});
var timeMinutes = timeMinute.range;
var utcMinute = timeInterval((date) => {
  date.setUTCSeconds(0, 0);
}, (date, step) => {
  date.setTime(+date + step * durationMinute);
}, (start, end) => {
  return (end - start) / durationMinute;
}, (date) => {
  return date.getUTCMinutes();
});
var utcMinutes = utcMinute.range;
var timeHour = timeInterval((date) => {
  date.setTime(date - date.getMilliseconds() - date.getSeconds() * durationSecond - date.getMinutes() * durationMinute);
}, (date, step) => {
  date.setTime(+date + step * durationHour);
}, (start, end) => {
  return (end - start) / durationHour;
}, (date) => {
  return date.getHours();
});
var timeHours = timeHour.range;
var utcHour = timeInterval((date) => {
  date.setUTCMinutes(0, 0, 0);
}, (date, step) => {
  date.setTime(+date + step * durationHour);
}, (start, end) => {
  return (end - start) / durationHour;
}, (date) => {
  return date.getUTCHours();
});
var utcHours = utcHour.range;
var timeDay = timeInterval(
  (date) => date.setHours(0, 0, 0, 0),
  (date, step) => date.setDate(date.getDate() + step),
  (start, end) => (end - start - (end.getTimezoneOffset() - start.getTimezoneOffset()) * durationMinute) / durationDay,
  (date) => date.getDate() - 1
);
var timeDays = timeDay.range;
var utcDay = timeInterval((date) => {
  date.setUTCHours(0, 0, 0, 0);
}, (date, step) => {
  date.setUTCDate(date.getUTCDate() + step);
}, (start, end) => {
  return (end - start) / durationDay;
}, (date) => {
  return date.getUTCDate() - 1;
});
var utcDays = utcDay.range;
var unixDay = timeInterval((date) => {
  date.setUTCHours(0, 0, 0, 0);
}, (date, step) => {
  date.setUTCDate(date.getUTCDate() + step);
}, (start, end) => {
  return (end - start) / durationDay;
}, (date) => {
  return Math.floor(date / durationDay);
});
var unixDays = unixDay.range;
function timeWeekday(i3) {
  return timeInterval((date) => {
    date.setDate(date.getDate() - (date.getDay() + 7 - i3) % 7);
    date.setHours(0, 0, 0, 0);
  }, (date, step) => {
    date.setDate(date.getDate() + step * 7);
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
  return timeInterval((date) => {
    date.setUTCDate(date.getUTCDate() - (date.getUTCDay() + 7 - i3) % 7);
    date.setUTCHours(0, 0, 0, 0);
  }, (date, step) => {
    date.setUTCDate(date.getUTCDate() + step * 7);
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
var timeMonth = timeInterval((date) => {
  date.setDate(1);
  date.setHours(0, 0, 0, 0);
}, (date, step) => {
  date.setMonth(date.getMonth() + step);
}, (start, end) => {
  return end.getMonth() - start.getMonth() + (end.getFullYear() - start.getFullYear()) * 12;
}, (date) => {
  return date.getMonth();
});
var timeMonths = timeMonth.range;
var utcMonth = timeInterval((date) => {
  date.setUTCDate(1);
  date.setUTCHours(0, 0, 0, 0);
}, (date, step) => {
  date.setUTCMonth(date.getUTCMonth() + step);
}, (start, end) => {
  return end.getUTCMonth() - start.getUTCMonth() + (end.getUTCFullYear() - start.getUTCFullYear()) * 12;
}, (date) => {
  return date.getUTCMonth();
});
var utcMonths = utcMonth.range;
var timeYear = timeInterval((date) => {
  date.setMonth(0, 1);
  date.setHours(0, 0, 0, 0);
}, (date, step) => {
  date.setFullYear(date.getFullYear() + step);
}, (start, end) => {
  return end.getFullYear() - start.getFullYear();
}, (date) => {
  return date.getFullYear();
});
timeYear.every = (k3) => {
  return !isFinite(k3 = Math.floor(k3)) || !(k3 > 0) ? null : timeInterval((date) => {
    date.setFullYear(Math.floor(date.getFullYear() / k3) * k3);
    date.setMonth(0, 1);
    date.setHours(0, 0, 0, 0);
  }, (date, step) => {
    date.setFullYear(date.getFullYear() + step * k3);
  });
};
var timeYears = timeYear.range;
var utcYear = timeInterval((date) => {
  date.setUTCMonth(0, 1);
  date.setUTCHours(0, 0, 0, 0);
}, (date, step) => {
  date.setUTCFullYear(date.getUTCFullYear() + step);
}, (start, end) => {
  return end.getUTCFullYear() - start.getUTCFullYear();
}, (date) => {
  return date.getUTCFullYear();
});
utcYear.every = (k3) => {
  return !isFinite(k3 = Math.floor(k3)) || !(k3 > 0) ? null : timeInterval((date) => {
    date.setUTCFullYear(Math.floor(date.getUTCFullYear() / k3) * k3);
    date.setUTCMonth(0, 1);
    date.setUTCHours(0, 0, 0, 0);
  }, (date, step) => {
    date.setUTCFullYear(date.getUTCFullYear() + step * k3);
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
  function ticks(start, stop, count22) {
    const reverse = stop < start;
    if (reverse) [start, stop] = [stop, start];
    const interval = count22 && typeof count22.range === "function" ? count22 : tickInterval(start, stop, count22);
    const ticks2 = interval ? interval.range(start, +stop + 1) : [];
    return reverse ? ticks2.reverse() : ticks2;
  }
  function tickInterval(start, stop, count22) {
    const target = Math.abs(stop - start) / count22;
    const i3 = bisector(([, , step2]) => step2).right(tickIntervals, target);
    if (i3 === tickIntervals.length) return year.every(tickStep(start / durationYear, stop / durationYear, count22));
    if (i3 === 0) return millisecond.every(Math.max(tickStep(start, stop, count22), 1));
    const [t2, step] = tickIntervals[target / tickIntervals[i3 - 1][2] < tickIntervals[i3][2] / target ? i3 - 1 : i3];
    return t2.every(step);
  }
  return [ticks, tickInterval];
}
var [utcTicks, utcTickInterval] = ticker(utcYear, utcMonth, utcSunday, unixDay, utcHour, utcMinute);
var [timeTicks, timeTickInterval] = ticker(timeYear, timeMonth, timeSunday, timeDay, timeHour, timeMinute);
// src/reporters/html/timeline/ticks.ts
var HOUR = 36e5;
var LETTER = 7.4;
var GAP = 8;
var MONDAY = Date.UTC(1970, 0, 5);
function ticksOf(from, until, width, end = width) {
  const dates = utcTicks(new Date(from), new Date(until), Math.max(2, Math.round(width / 90)));
  let before;
  let free = 0;
  return dates.map((date) => {
    const x3 = (date.getTime() - from) / (until - from) * width;
    const words2 = tickWords(date, before);
    const room = words2.length * LETTER;
    if (x3 < free || x3 + room > end) return { at: date.getTime(), words: "" };
    before = date;
    free = x3 + room + GAP;
    return { at: date.getTime(), words: words2 };
  });
}
function tickWords(date, before) {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const sameDay = before !== void 0 && Math.floor(before.getTime() / DAY) === Math.floor(date.getTime() / DAY);
  const clock = date.toISOString().slice(11, 16);
  if (date.getTime() % DAY !== 0) return sameDay ? clock : `${day} ${months[month]}, ${clock}`;
  const label = `${day === 1 ? "" : `${day} `}${months[month]}`;
  return before?.getUTCFullYear() === year ? label : `${label} ${year}`;
}
var fixedStep = (words2, ms, origin = 0) => ({
  words: words2,
  ms,
  floor: (time2) => Math.floor((time2 - origin) / ms) * ms + origin,
  next: (start) => start + ms
});
var calendar = (words2, count22) => ({
  words: words2,
  ms: count22 * 30 * DAY,
  floor: (time2) => {
    const date = new Date(time2);
    const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
    return Date.UTC(0, Math.floor(month / count22) * count22 - 1900 * 12);
  },
  next: (start) => {
    const date = new Date(start);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count22);
  }
});
var steps2 = [
  fixedStep("hour", HOUR),
  fixedStep("6 hours", 6 * HOUR),
  fixedStep("day", DAY),
  fixedStep("week", 7 * DAY, MONDAY),
  calendar("month", 1),
  calendar("quarter", 3),
  calendar("year", 12),
  calendar("10 years", 120)
];
function binsOf(from, until, width) {
  const least = (until - from) / width * 8;
  const step = steps2.find(({ ms }) => ms >= least) ?? lastIn(steps2);
  const edges = [step.floor(from)];
  while (lastIn(edges) < until) edges.push(step.next(lastIn(edges)));
  if (edges.length === 1) edges.push(step.next(firstIn(edges)));
  return { words: step.words, edges };
}
// src/reporters/html/timeline/layout.ts
var LABELS = 290;
var NARROW = 640;
var MIDDLING = 900;
var CLOSE = { labels: 276, lane: 18 };
var AXIS = 26;
var LANE = 24;
var TITLE = 26;
var NAME = 17;
var MARGIN = 10;
var TOUCH = 11;
var MAX_MARKS = 200;
function layoutOf(tracks, view, width) {
  const narrow = width < NARROW;
  const close = !narrow && width < MIDDLING;
  const left = narrow ? 6 : close ? CLOSE.labels : LABELS;
  const lane = close ? CLOSE.lane : LANE;
  const plot = width - left - 12;
  const scale = plot / (view.until - view.from);
  const x3 = (time2) => round(left + (Math.min(Math.max(time2, view.from), view.until) - view.from) * scale);
  const axis = { view, x: x3 };
  const isInView = (from, until) => until >= view.from && from <= view.until;
  const band = ({ from, until, words: words2 }) => ({
    x: x3(from),
    width: Math.max(2, round(x3(until) - x3(from))),
    words: words2
  });
  const inView2 = tracks.lanes.map((lane2) => lane2.marks.filter(({ at: at2 }) => at2 >= view.from && at2 <= view.until));
  const marks2 = inView2.reduce((sum, lane2) => sum + lane2.length, 0);
  const bins = marks2 > MAX_MARKS || isCrowded(inView2, x3) ? binsOf(view.from, view.until, plot) : null;
  const markCounts = bins && inView2.map((lane2) => inBins(lane2, bins.edges));
  const most = markCounts ? Math.max(1, ...markCounts.flat().flatMap(({ up, down, level }) => [up, down, level])) : 0;
  let y3 = AXIS;
  const next = (height, hasName = narrow) => {
    const middle2 = y3 + (hasName ? NAME : 0) + height / 2;
    y3 += (hasName ? NAME : 0) + height;
    return middle2;
  };
  const titles = [];
  const title = (words2) => titles.push({ y: next(TITLE, false), words: words2 });
  const freezes = tracks.freezes.filter((freeze) => isInView(freeze.from, freeze.until)).map(band);
  const points = (moments) => moments.filter(({ at: at2 }) => isInView(at2, at2)).map(({ at: at2, words: words2 }) => ({ x: x3(at2), words: words2 }));
  const [policies, runs] = [points(tracks.policies), points(tracks.runs)];
  const notes = freezes.length + policies.length + runs.length > 0 ? { y: next(lane), freezes, policies, runs } : null;
  title(narrow && marks2 === 0 ? "Revisions by editor: none in this time" : "Revisions by editor");
  const lanes = tracks.lanes.flatMap((row, i3) => {
    const marks22 = inView2[i3];
    if (narrow && marks22.length === 0) return [];
    const spots = bins ? [] : spotsOf(marks22, x3, left - MARGIN);
    const columns4 = markCounts ? markCounts[i3].flatMap((bin) => columnOf(bin, most, x3)) : [];
    const first = bins ? marks22.find((mark) => mark.unlisted) : void 0;
    const flagX = first ? x3(first.at) : null;
    return [{ lane: row, y: next(lane), count: marks22.length, spots, columns: columns4, flagged: flagX }];
  });
  if (tracks.posture.length > 1) title("Posture");
  const open2 = tracks.posture.length > 1 && tracks.judged ? next(CURVE) : void 0;
  const curves = tracks.posture.length > 1 ? { open: open2, balance: next(CURVE) } : void 0;
  if (tracks.rows.length > 0) title("Exposure by rule");
  const seconds2 = LEAST_BAR / scale / 1e3;
  const isShort = (window) => isInView(window.from, window.until) && window.until - window.from < seconds2 * 1e3;
  const least = tracks.rows.some((row) => row.windows.some(isShort)) ? { y: narrow ? next(NAME, false) : y3 - TITLE / 2, words: `shorter than ${duration(seconds2)}: not to scale` } : null;
  const rows2 = tracks.rows.flatMap((row) => {
    const bars = barsOf(row, tracks, axis);
    return narrow && bars.length === 0 ? [] : [{ row, y: next(lane), bars }];
  });
  const blind = bandsOf(
    tracks.blind.filter(({ from, until }) => until > view.from && from <= view.until),
    x3
  );
  return {
    ends: view.until >= tracks.until,
    width,
    height: round(y3 + 6),
    left,
    narrow,
    ticks: ticksOf(view.from, view.until, plot).map((tick) => ({ ...tick, x: x3(tick.at) })),
    titles,
    least,
    notes,
    blind,
    knownPath: knownBeside(blind, { left, right: width - 12, top: AXIS, bottom: round(y3 + 6) }),
    lanes,
    rows: rows2,
    posture: curves && postureOf(tracks, axis, curves),
    bins: bins && { words: bins.words, most },
    top: AXIS
  };
}
function bandsOf(stretches, x3) {
  const bands = [];
  for (const { from, until, words: words2 } of stretches.toSorted((a4, b2) => a4.from - b2.from)) {
    const start = round(x3(from));
    const end = round(Math.max(start + 2, x3(until)));
    const last = bands.at(-1);
    if (last && start - (last.x + last.width) < 2) {
      last.width = round(Math.max(last.width, end - last.x));
      last.words = "revisions missing";
    } else bands.push({ x: start, width: round(end - start), words: words2 });
  }
  return bands;
}
function knownBeside(bands, { left, right, top, bottom }) {
  const starts = [left, ...bands.map((band) => band.x + band.width)];
  const ends2 = [...bands.map((band) => band.x), right];
  return starts.map((start, i3) => [start, ends2[i3]]).filter(([start, end]) => start < end).map(([start, end]) => [start === left ? start - MARGIN : start, end === right ? end + MARGIN : end]).map(([start, end]) => `M${start} ${top}H${end}V${bottom}H${start}z`).join("");
}
function isCrowded(lanes, x3) {
  let close = 0;
  let all = 0;
  for (const lane of lanes) {
    all += lane.length;
    for (let i3 = 1; i3 < lane.length; i3++) if (x3(lane[i3].at) - x3(lane[i3 - 1].at) < TOUCH) close++;
  }
  return all > 60 && close > all / 2;
}
function spotWidth({ revisions: { length } }) {
  return length === 1 ? TOUCH : 21 + 7.5 * String(length).length;
}
function spotsOf(marks2, x3, least) {
  const spots = [];
  for (const { at: at2, way, unlisted, revision: revision2 } of marks2) {
    const middle2 = x3(at2);
    let spot = { x: middle2, first: middle2, last: middle2, way, unlisted, revisions: [revision2] };
    for (let a4 = spots.at(-1); a4 && spot.x - a4.x < (spotWidth(a4) + spotWidth(spot)) / 2; a4 = spots.at(-1)) {
      spots.pop();
      const revisions = [...a4.revisions, ...spot.revisions];
      const boxX = Math.max((a4.first + spot.last) / 2, least + spotWidth({ revisions }) / 2);
      const looser = loosest.indexOf(a4.way) > loosest.indexOf(spot.way) ? a4.way : spot.way;
      spot = { ...spot, x: round(boxX), first: a4.first, way: looser, unlisted: a4.unlisted || spot.unlisted, revisions };
    }
    spots.push(spot);
  }
  return spots;
}
function inBins(marks2, edges) {
  const bins = edges.slice(0, -1).map((from, i4) => ({ from, until: edges[i4 + 1], up: 0, down: 0, level: 0, revisions: [] }));
  let i3 = 0;
  for (const { at: at2, way, revision: revision2 } of marks2) {
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
  const width = round(Math.max(2, until - from - 1));
  return [{ x: from, width, up: height(bin.up), down: height(bin.down), revisions: bin.revisions }];
}
// src/reporters/html/timeline/chart.tsx
var MAX_POINTS = 40;
function Chart({ drawing, id, label }) {
  const { width, height, left, top, ticks, titles, notes, blind, knownPath, lanes, rows: rows2, posture, narrow } = drawing;
  const clip2 = blind.length > 0 ? `url(#${id}-known)` : void 0;
  const unsure = rows2.flatMap(({ bars, y: y3 }) => bars.filter((bar) => bar.unsure).map((bar) => outline(bar, y3))).join("");
  const end = width - 12;
  const above = (y3) => narrow ? y3 - 12 : y3;
  return /* @__PURE__ */ a3(
    "svg",
    {
      class: "tl",
      viewBox: `0 0 ${width} ${height}`,
      ...label === void 0 ? { "aria-hidden": true } : { role: "img", "aria-label": label },
      children: [
        /* @__PURE__ */ a3("defs", { children: [
          /* @__PURE__ */ a3("pattern", { id: `${id}-blind`, width: "6", height: "6", patternUnits: "userSpaceOnUse", children: /* @__PURE__ */ a3("path", { d: "M0 6 6 0", class: "tl-hatch" }) }),
          blind.length > 0 && /* @__PURE__ */ a3("clipPath", { id: `${id}-known`, children: /* @__PURE__ */ a3("path", { d: knownPath }) }),
          /* @__PURE__ */ a3("pattern", { id: `${id}-off`, width: "5", height: "5", patternUnits: "userSpaceOnUse", children: /* @__PURE__ */ a3("path", { d: "M0 0 5 5", class: "tl-hatch" }) })
        ] }),
        /* @__PURE__ */ a3("path", { class: "tl-grid", d: ticks.map(({ x: x3 }) => `M${x3} ${top - 4}V${height}`).join("") }),
        ticks.map(
          ({ x: x3, words: words2 }) => words2 === "" ? null : /* @__PURE__ */ a3("text", { class: "tl-axis", x: x3, y: 14, children: words2 })
        ),
        notes?.freezes.map((band) => /* @__PURE__ */ a3("rect", { class: "tl-freeze", x: band.x, y: top, width: band.width, height: height - top })),
        /* @__PURE__ */ a3(
          MissingBands,
          {
            bands: blind,
            fill: `url(#${id}-blind)`,
            top,
            bottom: height,
            words: narrow ? null : firstIn(titles).y + 5
          }
        ),
        drawing.ends && /* @__PURE__ */ a3("path", { class: "tl-now", d: `M${end} ${top - 8}V${height}` }),
        notes && /* @__PURE__ */ a3("g", { children: [
          /* @__PURE__ */ a3(
            Name,
            {
              text: notes.runs.length > 0 ? "Policies, freezes, audits" : "Freezes, policy changes",
              y: notes.y,
              drawing
            }
          ),
          notes.freezes.map((band) => /* @__PURE__ */ a3("g", { children: [
            /* @__PURE__ */ a3("title", { children: brief(band.words) }),
            /* @__PURE__ */ a3("rect", { class: "tl-frozen", x: band.x, y: notes.y - 8, width: band.width, height: 16, rx: 3 }),
            band.width > 50 && /* @__PURE__ */ a3("text", { class: "tl-small", x: band.x + 5, y: notes.y + 4, children: "freeze" })
          ] })),
          /* @__PURE__ */ a3(Points, { class: "tl-run", points: notes.runs, shape: (x3) => `M${x3 - 4} ${notes.y - 4}h8v8h-8z` }),
          /* @__PURE__ */ a3(Points, { class: "tl-policy", points: notes.policies, shape: (x3) => `M${x3} ${notes.y - 6}l6 6-6 6-6-6z` })
        ] }),
        titles.map(({ y: y3, words: words2 }) => /* @__PURE__ */ a3("text", { class: "tl-title", x: narrow ? left : 0, y: y3 + 5, children: words2 })),
        drawing.least && /* @__PURE__ */ a3("text", { class: "tl-axis", x: left, y: drawing.least.y + 5, children: drawing.least.words }),
        lanes.map((lane) => /* @__PURE__ */ a3(LaneMarks, { lane, drawing })),
        posture && /* @__PURE__ */ a3("g", { children: [
          posture.y.open !== void 0 && /* @__PURE__ */ a3(
            Name,
            {
              text: "Windows open",
              note: `most ${thousands(posture.most)}`,
              y: above(posture.y.open),
              drawing
            }
          ),
          /* @__PURE__ */ a3(
            Name,
            {
              text: "Tightened minus loosened",
              note: signedNumber(posture.last),
              y: above(posture.y.balance),
              drawing
            }
          ),
          /* @__PURE__ */ a3("g", { "clip-path": clip2, children: /* @__PURE__ */ a3(Curves, { posture, left, right: end }) })
        ] }),
        rows2.map((row) => /* @__PURE__ */ a3(RowName, { row, drawing })),
        /* @__PURE__ */ a3("g", { "clip-path": clip2, children: rows2.map(({ bars, y: y3 }) => bars.map((bar) => /* @__PURE__ */ a3(BarShape, { bar, y: y3, id }))) }),
        unsure !== "" && /* @__PURE__ */ a3("path", { class: "tl-unsure", d: unsure })
      ]
    }
  );
}
function Points(props) {
  const { points, shape } = props;
  if (points.length === 0) return null;
  if (points.length > MAX_POINTS) return /* @__PURE__ */ a3("path", { class: props.class, d: points.map(({ x: x3 }) => shape(x3)).join("") });
  return /* @__PURE__ */ a3($, { children: points.map(({ x: x3, words: words2 }) => /* @__PURE__ */ a3("path", { class: props.class, d: shape(x3), children: /* @__PURE__ */ a3("title", { children: brief(words2) }) })) });
}
function Name(props) {
  const { text: text3, note: note2, y: y3, drawing, warn } = props;
  const at2 = drawing.narrow ? y3 - 16 : y3 + 4;
  const room = Math.floor((drawing.narrow ? drawing.width - 12 : drawing.left - 16) / 7.4) - (note2 ?? "").length;
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("text", { class: warn ? "tl-name tl-warn" : "tl-name", x: drawing.narrow ? drawing.left : 0, y: at2, children: fitText(brief(text3), Math.max(10, room)) }),
    note2 !== void 0 && /* @__PURE__ */ a3("text", { class: "tl-note", x: drawing.narrow ? drawing.width - 12 : drawing.left - 10, y: at2, "text-anchor": "end", children: note2 })
  ] });
}
function fitText(text3, room) {
  return text3.includes("@") && cells(text3) > room ? `${head(text3, room - 1)}\u2026` : middle(text3, room);
}
function LaneMarks({ lane, drawing }) {
  const { y: y3, spots, columns: columns4, count: count22 } = lane;
  const kinds22 = ["looser", "tighter", "both", "neither"];
  const alone2 = spots.filter((spot) => spot.revisions.length === 1);
  const ringX = alone2.flatMap((spot) => spot.unlisted ? spot.x : []);
  if (lane.flagged !== null) ringX.push(lane.flagged);
  const spotsByWay = kinds22.map((way) => [way, alone2.filter((spot) => spot.way === way)]);
  return /* @__PURE__ */ a3("g", { children: [
    /* @__PURE__ */ a3(Name, { text: laneName(lane.lane), note: thousands(count22), y: y3, drawing, warn: lane.lane.unlisted > 0 }),
    /* @__PURE__ */ a3("path", { class: "tl-base", d: `M${drawing.left} ${y3}H${drawing.width - 12}` }),
    spotsByWay.map(
      ([way, all]) => all.length === 0 ? null : /* @__PURE__ */ a3("path", { class: `tl-${way}`, d: all.map((spot) => shapes[way](spot.x, y3)).join("") })
    ),
    spots.filter((spot) => spot.revisions.length > 1).map((spot) => /* @__PURE__ */ a3(Cluster, { spot, y: y3 })),
    columns4.length > 0 && /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("path", { class: "tl-looser", d: columns4.map((item) => column(item, y3, "up")).join("") }),
      /* @__PURE__ */ a3("path", { class: "tl-tighter", d: columns4.map((item) => column(item, y3, "down")).join("") }),
      /* @__PURE__ */ a3("path", { class: "tl-neither", d: columns4.map((item) => flat(item, y3)).join("") })
    ] }),
    ringX.length > 0 && /* @__PURE__ */ a3("path", { class: "tl-ring", d: ringX.map((x3) => `M${x3 - 8} ${y3}a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`).join("") })
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
  const width = spotWidth(spot);
  const left = Math.round(spot.x - width / 2);
  return /* @__PURE__ */ a3("g", { class: spot.unlisted ? "tl-many tl-unlisted" : "tl-many", children: [
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
function RowName({ row, drawing }) {
  const { windows: windows2, length } = row.row;
  const times = windows2.length > 1 ? [`${thousands(windows2.length)}\u00d7`] : [];
  const note2 = [briefLength(length), ...times].filter((word) => word !== "").join(", ");
  return /* @__PURE__ */ a3(Name, { text: rowName(row.row), note: note2, y: row.y, drawing });
}
function outline({ x: x3, width }, y3) {
  return `M${x3} ${y3 - 7}h${width}v14h-${width}z`;
}
function BarShape({ bar, y: y3, id }) {
  const { x: x3, width, severity, state, before, beyond, inert, words: words2 } = bar;
  const tips = [before ? `M${x3} ${y3}l8-5v10z` : "", beyond ? `M${x3 + width} ${y3}l-8-5v10z` : ""].join("");
  const classes = ["tl-bar", `ink-${severity}`, `tl-${state}`, inert && "tl-inert", isSparse(bar) && "tl-sparse"];
  return /* @__PURE__ */ a3("g", { class: classes.filter(Boolean).join(" "), children: [
    /* @__PURE__ */ a3("rect", { x: x3, y: y3 - 7, width, height: 14, rx: 2 }),
    state === "excepted" && /* @__PURE__ */ a3("path", { d: outline(bar, y3), fill: `url(#${id}-off)` }),
    tips !== "" && width > 16 && /* @__PURE__ */ a3("path", { class: "tl-tip", d: tips }),
    words2 !== "" && state === "open" && !inert && /* @__PURE__ */ a3("text", { x: x3 + (before ? 12 : 6), y: y3 + 4, children: words2 })
  ] });
}
// src/reporters/html/timeline/tables.tsx
var WIDE = 1120;
function directionOf({ revision: revision2, way }, { book, report }) {
  if (way === "looser" || way === "tighter") return way;
  if (revision2 === report.evidence.revisions.first) return "unknown";
  const { changes = [], missing } = book.revisions.get(revision2) ?? {};
  return missing !== void 0 || changes.some(({ direction }) => direction === "unknown") ? "unknown" : "neutral";
}
function RevisionTable({ tracks, page }) {
  const marks2 = tracks.lanes.flatMap((lane) => lane.marks.map((mark) => ({ ...mark, lane }))).toSorted((a4, b2) => b2.at - a4.at || b2.revision - a4.revision);
  if (marks2.length > MAX_ROWS) return /* @__PURE__ */ a3(BinTable, { tracks, page });
  return /* @__PURE__ */ a3("details", { class: "table", children: [
    /* @__PURE__ */ a3("summary", { children: "Revisions as a table" }),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Revisions",
        rows: marks2,
        columns: [
          { head: "Revision", cell: ({ revision: revision2 }) => /* @__PURE__ */ a3(Revision, { number: revision2, page }) },
          { head: "Time (UTC)", cell: ({ at: at2 }) => /* @__PURE__ */ a3(When, { at: instantText(at2), table: true }) },
          {
            head: "Editor",
            as: "who",
            cell: ({ revision: revision2 }) => {
              const row = page.book.revisions.get(revision2);
              return /* @__PURE__ */ a3($, { children: [
                /* @__PURE__ */ a3("bdi", { children: brief(personName(row?.by)) }),
                row?.approved === false && /* @__PURE__ */ a3("span", { class: "no", children: " not listed" })
              ] });
            }
          },
          {
            head: "Direction",
            cell: (mark) => mark.way === "both" ? "looser and tighter" : /* @__PURE__ */ a3(Way, { direction: directionOf(mark, page) })
          },
          {
            head: "Findings opened",
            label: "opened",
            kind: () => "n",
            cell: ({ revision: revision2 }) => thousands(page.book.revisions.get(revision2)?.opened.length ?? 0)
          }
        ]
      }
    )
  ] });
}
function BinTable({ tracks, page }) {
  const marks2 = tracks.lanes.flatMap((lane) => lane.marks).toSorted((a4, b2) => a4.at - b2.at || a4.revision - b2.revision);
  const { words: words2, edges } = binsOf(tracks.from, tracks.until, WIDE);
  let at2 = 0;
  const rows2 = edges.slice(0, -1).flatMap((from, i3) => {
    const start = at2;
    while (at2 < marks2.length && marks2[at2].at < edges[i3 + 1]) at2++;
    return start === at2 ? [] : [{ from, marks: marks2.slice(start, at2) }];
  });
  const count22 = (row, ...ways) => thousands(row.marks.filter(({ way }) => ways.includes(way)).length);
  const numbersOf = (first, last) => first.revision === last.revision ? first.revision : `${first.revision}\u2013${last.revision}`;
  return /* @__PURE__ */ a3("details", { class: "table", children: [
    /* @__PURE__ */ a3("summary", { children: [
      "Revisions per ",
      words2,
      " as a table"
    ] }),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Revisions by stretches of time",
        rows: rows2.toReversed(),
        most: Infinity,
        columns: [
          { head: "From (UTC)", cell: ({ from }) => dayOf(from) },
          { head: "Revisions", as: "n", label: true, cell: ({ marks: all }) => thousands(all.length) },
          { head: "Looser", as: "n", label: true, cell: (row) => count22(row, "looser", "both") },
          { head: "Tighter", as: "n", label: true, cell: (row) => count22(row, "tighter", "both") },
          { head: "Neither, or not known", as: "n", label: true, cell: (row) => count22(row, "neither") },
          { head: "Numbers", cell: ({ marks: all }) => numbersOf(firstIn(all), lastIn(all)) }
        ]
      }
    )
  ] });
}
function WindowTable({ page }) {
  const windows2 = page.view.findings.filter((finding) => finding.exposureSeconds !== null);
  const part = windows2.slice(0, MAX_ROWS);
  if (windows2.length === 0) return null;
  return /* @__PURE__ */ a3("details", { class: "table", children: [
    /* @__PURE__ */ a3("summary", { children: "Windows of exposure as a table" }),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Windows of exposure",
        rows: part,
        columns: [
          { head: "Rule", as: "w3", cell: ({ id, rule }) => toFinding(id, phrase(value(rule), page), page) },
          { head: "Severity", cell: ({ severity }) => severity },
          {
            head: "From (UTC)",
            cell: (finding) => /* @__PURE__ */ a3($, { children: [
              mayBeOlder(finding, page.report.asOf) && "at the latest ",
              /* @__PURE__ */ a3(When, { at: finding.introduced.at, table: true })
            ] })
          },
          { head: "Until (UTC)", cell: ({ resolved }) => resolved ? /* @__PURE__ */ a3(When, { at: resolved.at, table: true }) : "still" },
          { head: "Length", as: "n", cell: (finding) => lengthOf2(finding, page.book) ?? "not known" },
          { head: "Status", cell: ({ status }) => status }
        ]
      }
    ),
    windows2.length > part.length && /* @__PURE__ */ a3("p", { class: "muted", children: phrase(prose(`And ${count(windows2.length - part.length, "more window")}, under Findings.`), page) })
  ] });
}
var kinds = {
  policy: "policy change",
  freeze: "freeze",
  run: "audit"
};
function NoteTable({ page }) {
  const { timeline: timeline2 } = page.report;
  if (timeline2.length === 0) return null;
  return /* @__PURE__ */ a3("details", { class: "table beside", children: [
    /* @__PURE__ */ a3("summary", { children: "Policy changes, freezes and earlier audits as a table" }),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Beside the history",
        rows: timeline2.toReversed(),
        moreWords: ["earlier row"],
        columns: [
          { head: "From (UTC)", cell: ({ at: at2 }) => /* @__PURE__ */ a3(When, { at: at2, table: true }) },
          {
            head: "Last day",
            label: "to",
            cell: ({ until }) => until !== void 0 && phrase(lastDay(until), page)
          },
          { head: "What", cell: ({ kind }) => kinds[kind] },
          { head: "In words", as: "w5", cell: ({ text: text3 }) => prose(text3) }
        ]
      }
    )
  ] });
}
// src/reporters/html/timeline/timeline.tsx
var WIDE2 = 1120;
var NARROW2 = 358;
var PAPER = 750;
var widths = [
  [WIDE2, "for-wide"],
  [NARROW2, "for-narrow"],
  [PAPER, "for-paper"]
];
function Timeline({ page }) {
  const { tracks, view } = page;
  const note2 = tracks && `${longDay(instantText(tracks.from))} to ${longDay(instantText(tracks.until))}`;
  return /* @__PURE__ */ a3(Section, { id: "timeline", title: "Timeline", ...note2 === void 0 ? {} : { note: note2 }, children: tracks === void 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "No revision is shown, so there is nothing to draw." }) : /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("figure", { children: [
      /* @__PURE__ */ a3("figcaption", { id: "tl-key", class: "key", children: /* @__PURE__ */ a3(Legend, { drawing: layoutOf(tracks, tracks, WIDE2) }) }),
      /* @__PURE__ */ a3("div", { id: "tl", class: "plot", children: widths.map(([width, kind]) => /* @__PURE__ */ a3("div", { class: kind, children: /* @__PURE__ */ a3(Chart, { drawing: layoutOf(tracks, tracks, width), id: `tl-${kind}`, label: summaryOf(tracks) }) })) })
    ] }),
    /* @__PURE__ */ a3(RevisionTable, { tracks, page }),
    /* @__PURE__ */ a3(PostureTable, { page }),
    /* @__PURE__ */ a3(WindowTable, { page }),
    /* @__PURE__ */ a3(NoteTable, { page }),
    view.hidden.revisions > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: `It begins where what is shown begins: ${count(view.hidden.revisions, "earlier revision")} ${view.hidden.revisions === 1 ? "is" : "are"} not drawn.` })
  ] }) });
}
function summaryOf({ lanes, rows: rows2, from, until, blind, freezes, policies, runs }) {
  const revisions = sumOf(lanes, (lane) => lane.marks.length);
  const people = sumOf(lanes, (lane) => lane.people);
  const windows2 = rows2.flatMap((row) => row.windows);
  const open2 = windows2.filter(({ state }) => state === "open").length;
  return [
    `Timeline from ${longDay(instantText(from))} to ${longDay(instantText(until))}`,
    `${count(revisions, "revision")} by ${count(people, "editor")}`,
    `${count(windows2.length, "window")} of exposure, ${thousands(open2)} still open`,
    ...policies.length > 0 ? [count(policies.length, "policy change")] : [],
    ...freezes.length > 0 ? [count(freezes.length, "freeze")] : [],
    ...runs.length > 0 ? [count(runs.length, "earlier audit")] : [],
    ...blind.length > 0 ? [`${count(blind.length, "stretch", "stretches")} with missing revisions`] : [],
    "the same as tables below"
  ].join("; ");
}
function Legend({ drawing }) {
  const ways = [
    ["looser", "looser"],
    ["tighter", "tighter"],
    ["both", "both in one revision"],
    ["neither", "neither, or not known"]
  ];
  const states = [
    ["closed", "ended"],
    ["excepted", "accepted"]
  ];
  return /* @__PURE__ */ a3($, { children: [
    drawing.bins ? `Revisions per ${drawing.bins.words}: looser upward, tighter downward, a line for neither or not known; the tallest is ${thousands(drawing.bins.most)}. ` : ways.map(([way, words2]) => /* @__PURE__ */ a3(ShapeSample, { kind: `tl-${way}`, shape: keyShapes[way], words: words2 })),
    drawing.lanes.some(({ spots }) => spots.some(({ revisions }) => revisions.length > 1)) && /* @__PURE__ */ a3(Sample, { words: "several revisions: how many, and the loosest direction", children: /* @__PURE__ */ a3("g", { class: "tl-many", children: [
      /* @__PURE__ */ a3("rect", { x: "1", y: "0.5", width: "32", height: "13", rx: "6.5" }),
      /* @__PURE__ */ a3("path", { class: "tl-looser", d: "M11 2.5l5 8.5h-10z" }),
      /* @__PURE__ */ a3("text", { x: "20", y: "11", children: "2" })
    ] }) }),
    /* @__PURE__ */ a3(
      Sample,
      {
        box: "-9 -9 18 18",
        words: drawing.bins ? "first revision of an editor who is not listed" : "editor not listed",
        children: /* @__PURE__ */ a3("path", { class: "tl-ring", d: "M-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0z" })
      }
    ),
    /* @__PURE__ */ a3(Sample, { words: "exposure, ending in an arrow while it lasts", children: /* @__PURE__ */ a3("path", { class: "tl-sample", d: "M0 1h24v12H0zM34 7l-8-5v10z" }) }),
    states.map(
      ([state, words2]) => drawing.rows.some(({ bars }) => bars.some((bar) => bar.state === state)) ? /* @__PURE__ */ a3(BarSample, { kind: state, words: words2 }) : null
    ),
    drawing.rows.some(({ bars }) => bars.some(({ inert }) => inert)) && /* @__PURE__ */ a3(BarSample, { kind: "inert", words: "caused by another finding" }),
    drawing.rows.some(({ bars }) => bars.some(isSparse)) && /* @__PURE__ */ a3(BarSample, { kind: "sparse", words: "many short windows" }),
    drawing.notes !== null && drawing.notes.policies.length > 0 && /* @__PURE__ */ a3(ShapeSample, { kind: "tl-policy", shape: "M0-6 6 0 0 6-6 0z", words: "policy change" }),
    drawing.notes !== null && drawing.notes.runs.length > 0 && /* @__PURE__ */ a3(ShapeSample, { kind: "tl-run", shape: "M-4-4h8v8h-8z", words: "earlier audit" }),
    drawing.rows.some(({ row }) => row.windows.length > 1) && /* @__PURE__ */ a3("span", { children: "beside a rule: how long in all, and in how many windows (\u00d7)" }),
    drawing.blind.length > 0 && /* @__PURE__ */ a3(GapLegend, {}),
    drawing.posture?.y.open !== void 0 && /* @__PURE__ */ a3("span", { children: "posture: open windows by severity, the worst at the bottom" }),
    /* @__PURE__ */ a3("span", { children: "Times are UTC." })
  ] });
}
function Sample(props) {
  const { words: words2, box, children } = props;
  return /* @__PURE__ */ a3("span", { children: [
    /* @__PURE__ */ a3("svg", { class: box === void 0 ? "long" : void 0, viewBox: box ?? "0 0 34 14", "aria-hidden": "true", children }),
    words2
  ] });
}
function GapLegend() {
  return /* @__PURE__ */ a3(Sample, { box: "0 0 14 14", words: "not known what was open", children: /* @__PURE__ */ a3("path", { class: "tl-hatch", d: "M0 4 4 0M0 9 9 0M0 14 14 0M5 14 14 5M10 14 14 10" }) });
}
function ShapeSample({ kind, shape, words: words2 }) {
  return /* @__PURE__ */ a3(Sample, { box: "-7 -7 14 14", words: words2, children: /* @__PURE__ */ a3("path", { class: kind, d: shape }) });
}
function BarSample({ kind, words: words2 }) {
  const edge = kind === "inert" ? 1 : 0.5;
  return /* @__PURE__ */ a3(Sample, { words: words2, children: /* @__PURE__ */ a3("g", { class: `tl-bar tl-${kind} ink-high`, children: [
    /* @__PURE__ */ a3("rect", { x: edge, y: "1", width: 34 - 2 * edge, height: "12", rx: "2" }),
    kind === "excepted" && /* @__PURE__ */ a3("path", { class: "tl-hatch", d: "M1 8 7 2M1 13 12 2M6 13 17 2M11 13 22 2M16 13 27 2M21 13 32 2M26 13 33 6" })
  ] }) });
}
var keyShapes = {
  looser: "M0-6 5.5 4.5h-11z",
  tighter: "M0 6-5.5-4.5h11z",
  both: "M0-6 6 0 0 6-6 0z",
  neither: "M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"
};
// src/reporters/html/timeline/overview.tsx
var WIDTH = 640;
var SIZE = 84;
var TOP = 24;
var LEFT = 30;
var RIGHT = WIDTH - 12;
var TODAY = 54;
var BOTTOM = TOP + SIZE;
function Overview({ page }) {
  const { tracks } = page;
  if (tracks === void 0 || stateOf(page.report) === "nothing") return null;
  const { from, until, blind } = tracks;
  const x3 = (time2) => LEFT + (time2 - from) / Math.max(1, until - from) * (RIGHT - LEFT);
  const middle2 = TOP + SIZE / 2;
  const bands = bandsOf(blind, x3);
  const posture = postureOf(tracks, { view: tracks, x: x3 }, { open: middle2, balance: middle2 }, SIZE);
  if (posture === void 0) return null;
  const seenWords2 = blind.length > 0 ? " of what was seen" : "";
  const days = `${longDay(instantText(from))} to ${longDay(instantText(until))}`;
  if (posture.most === 0)
    return /* @__PURE__ */ a3("p", { class: "muted overview", children: [
      "No window was open after any revision that was judged, from ",
      days,
      "."
    ] });
  const ticks = ticksOf(from, until, RIGHT - LEFT, RIGHT - LEFT - TODAY).filter(({ words: tick }) => tick !== "");
  const last = tracks.posture.at(-1)?.open.reduce((sum, n2) => sum + n2, 0) ?? 0;
  const also = acceptedToo(page.report.findings);
  const words2 = `Windows open from ${days}${also}: at most ${thousands(posture.most)}${seenWords2}, ${thousands(last)} after the last revision`;
  return /* @__PURE__ */ a3("figure", { class: "overview", children: [
    /* @__PURE__ */ a3("figcaption", { children: [
      "Windows open",
      also,
      ", ",
      days,
      ": ",
      thousands(last),
      " after the last revision, ",
      thousands(posture.most),
      " at most",
      seenWords2,
      bands.length > 0 && /* @__PURE__ */ a3("span", { class: "key", children: /* @__PURE__ */ a3(GapLegend, {}) })
    ] }),
    /* @__PURE__ */ a3("svg", { class: "tl", viewBox: `0 0 ${WIDTH} ${BOTTOM + 6}`, role: "img", "aria-label": words2, children: [
      /* @__PURE__ */ a3("defs", { children: [
        /* @__PURE__ */ a3("pattern", { id: "overview-blind", width: "6", height: "6", patternUnits: "userSpaceOnUse", children: /* @__PURE__ */ a3("path", { d: "M0 6 6 0", class: "tl-hatch" }) }),
        bands.length > 0 && /* @__PURE__ */ a3("clipPath", { id: "overview-known", children: /* @__PURE__ */ a3("path", { d: knownBeside(bands, { left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM }) }) })
      ] }),
      /* @__PURE__ */ a3("path", { class: "tl-grid", d: ticks.map(({ at: at2 }) => `M${Math.round(x3(at2))} ${TOP}V${BOTTOM}`).join("") }),
      ticks.map(({ at: at2, words: tick }) => /* @__PURE__ */ a3("text", { class: "tl-axis", x: Math.round(x3(at2)), y: 13, children: tick })),
      /* @__PURE__ */ a3(MissingBands, { bands, fill: "url(#overview-blind)", top: TOP, bottom: BOTTOM, words: middle2 + 4 }),
      /* @__PURE__ */ a3("g", { "clip-path": bands.length > 0 ? "url(#overview-known)" : void 0, children: posture.areas.map(({ severity, path: path3 }) => /* @__PURE__ */ a3("path", { class: `tl-area ink-${severity}`, d: path3 })) }),
      /* @__PURE__ */ a3("text", { class: "tl-axis", x: LEFT - 6, y: TOP + 9, "text-anchor": "end", children: thousands(posture.most) }),
      /* @__PURE__ */ a3("text", { class: "tl-axis", x: LEFT - 6, y: BOTTOM, "text-anchor": "end", children: "0" }),
      /* @__PURE__ */ a3("path", { class: "tl-base", d: `M${LEFT} ${TOP}H${RIGHT}M${LEFT} ${BOTTOM}H${RIGHT}` }),
      /* @__PURE__ */ a3("path", { class: "tl-now", d: `M${RIGHT} ${TOP - 6}V${BOTTOM}` }),
      /* @__PURE__ */ a3("text", { class: "tl-axis", x: RIGHT + 4, y: 13, "text-anchor": "end", children: longDay(instantText(until)).replace(/ \d{4}$/, "") })
    ] })
  ] });
}
// src/reporters/html/top.tsx
function Top({ page }) {
  const { report } = page;
  const { open: open2, resolved, excepted, noted } = report.summary;
  const { state, headline: headline2, sentences, lead, worst, about, gap } = headlineOf(page.book, firstLimits);
  const overdue = overdueWords(report.findings, report.asOf);
  const isFull = state !== "incomplete";
  const fix = worst && !(gap && isGap(worst)) ? remedy(worst, firstLimits) : [];
  const short = (of) => phrase(shortenPhrase(of, MAX_FIRST), page);
  return /* @__PURE__ */ a3("header", { children: /* @__PURE__ */ a3("div", { class: "in top", children: [
    /* @__PURE__ */ a3("div", { children: [
      /* @__PURE__ */ a3("div", { class: "where", children: [
        /* @__PURE__ */ a3("p", { class: "scope", children: [
          "Driftline audit \u00b7 ",
          /* @__PURE__ */ a3("bdi", { children: brief(report.organization) }),
          " \u00b7 as of ",
          longMinute(report.asOf)
        ] }),
        /* @__PURE__ */ a3("p", { class: `state state-${state}${worst ? ` worst-${worst.severity}` : ""}`, children: [
          /* @__PURE__ */ a3(Glyph, { name: state }),
          state === "nothing" ? "nothing evaluated" : state
        ] })
      ] }),
      /* @__PURE__ */ a3("h1", { children: short(headline2) }),
      sentences.map((sentence) => /* @__PURE__ */ a3($, { children: [
        sentence === lead && about && isFull && /* @__PURE__ */ a3("p", { class: "lead", children: /* @__PURE__ */ a3("b", { children: short(about) }) }),
        /* @__PURE__ */ a3("p", { class: "lead", children: [
          short(sentence),
          sentence === lead && worst && /* @__PURE__ */ a3(Jump, { id: worst.id, page })
        ] })
      ] })),
      fix.length > 0 && /* @__PURE__ */ a3("p", { class: "lead", children: [
        "Fix: ",
        short(fix)
      ] }),
      state === "compliant" && !worst && !gap && /* @__PURE__ */ a3("p", { class: "lead", children: short(stepAfterCompliant(report)) }),
      worst && isFull && overdue && /* @__PURE__ */ a3("p", { class: "lead", children: overdue }),
      gap && /* @__PURE__ */ a3("p", { class: "lead", children: phrase(gap, page) }),
      /* @__PURE__ */ a3(
        CountList,
        {
          kind: "counts",
          label: "Findings by severity, when open, and by status",
          of: worstToBest.map((severity) => [severity, open2[severity]]),
          plain: Object.entries({ resolved, excepted, noted })
        }
      ),
      /* @__PURE__ */ a3(Since, { page }),
      /* @__PURE__ */ a3(Overview, { page }),
      /* @__PURE__ */ a3(FirstSheet, { page }),
      hiddenWords(report, page.view).map((line) => /* @__PURE__ */ a3("p", { class: "hidden", children: phrase(line, page) }))
    ] }),
    /* @__PURE__ */ a3("details", { class: "evidence", id: "evidence", open: true, children: [
      /* @__PURE__ */ a3("summary", { children: [
        /* @__PURE__ */ a3("h2", { children: "Evidence" }),
        " ",
        /* @__PURE__ */ a3("span", { class: "brief", children: briefly(page) })
      ] }),
      /* @__PURE__ */ a3("dl", { class: "facts", children: evidenceLines(report).filter(({ term: term2 }) => term2 !== again).map(({ term: term2, says: says2 }) => /* @__PURE__ */ a3(Fact, { term: term2, children: phrase(says2, page) })) })
    ] })
  ] }) });
}
function Jump({ id, page }) {
  if (!page.anchors.has(id)) return null;
  return /* @__PURE__ */ a3($, { children: [
    " ",
    /* @__PURE__ */ a3("span", { class: "jump", children: toFinding(id, "The finding", page) })
  ] });
}
function briefly({ report }) {
  const { problems } = report.evidence;
  return [
    ...problems.length > 0 ? [`incomplete: ${count(problems.length, "problem")}`] : [],
    revisionsWords(report),
    rulesWords(report)
  ].join("; ");
}
function Since({ page }) {
  const { report, book } = page;
  const last = report.summary.sinceLast;
  const lines = sinceLast(report);
  if (!last || !lines) return /* @__PURE__ */ a3("p", { class: "muted no-last", children: noLastWords(report) });
  return /* @__PURE__ */ a3("details", { class: "since", children: [
    /* @__PURE__ */ a3("summary", { children: [
      /* @__PURE__ */ a3("h2", { children: "Since the last audit" }),
      " ",
      /* @__PURE__ */ a3("span", { class: "brief", children: sinceCounts(lines) })
    ] }),
    /* @__PURE__ */ a3("p", { class: "muted", children: [
      "The last audit is of ",
      phrase(at(last.at), page),
      "."
    ] }),
    /* @__PURE__ */ a3("ul", { children: lines.map((line) => /* @__PURE__ */ a3("li", { children: [
      /* @__PURE__ */ a3("b", { children: thousands(line.ids.length) }),
      /* @__PURE__ */ a3("span", { children: [
        line.word,
        " ",
        /* @__PURE__ */ a3("span", { class: "muted", children: phrase(sinceDetail(line, book, 3), page) }),
        line.ids.length === 1 && /* @__PURE__ */ a3(Jump, { id: firstIn(line.ids), page })
      ] })
    ] })) })
  ] });
}
function titleOf(state, organization, day) {
  return `${state} \u00b7 ${brief(organization)} \u00b7 ${day}`;
}

import { lstat } from "node:fs/promises";
import path from "node:path";
// src/commands/merge/pages.ts
async function pageBeside(report) {
  const { dir, name, ext } = path.parse(report);
  const page = path.join(dir, `${name}.html`);
  if (ext !== ".json") return void 0;
  return (await lstat(page).catch(() => void 0))?.isFile() === true ? page : void 0;
}
function linkPages(fleet, pages, file, files) {
  if (file === null || pages.size === 0) return fleet;
  const overwritten = new Set(files.map((name) => path.resolve(name)));
  const organizations = fleet.organizations.map((row) => {
    const page = pages.get(row.organization);
    const isThere = page !== void 0 && !overwritten.has(path.resolve(page));
    return { ...row, page: isThere ? addressOf(page, path.dirname(file)) : null };
  });
  return { ...fleet, organizations };
}
function addressOf(file, folder) {
  const parts2 = path.relative(path.resolve(folder), path.resolve(file));
  if (path.isAbsolute(parts2) || new RegExp("\\p{Surrogate}", "u").test(parts2)) return null;
  return parts2.split(path.sep).map(encodeURIComponent).join("/");
}

import { CLOSE_ARRAY, CLOSE_OBJECT, JsonReader, OPEN_ARRAY, OPEN_OBJECT, limits as limits2, mostItems, mostKeys } from "./questions.js";

// src/seal/own-json.ts
var OWN_DEPTH = 2 * limits2.depth;
function parseOnce(bytes) {
  new JsonReader(bytes, bytes.length, OWN_DEPTH, bytes.length).whole();
  return JSON.parse(bytes.toString());
}

import { findingSchema, instant, limitsReportSchema, reportSchema } from "./reporters.js";

import { directions } from "./base.js";

import { readInput } from "./base.js";

import { limitResults } from "./audit.js";

import { policyName } from "./audit.js";

import { dataOfKinds } from "./audit.js";

import { dailyEndpoints, dayVerdicts, usageEndpoints } from "./base.js";

import { filesOf, formatNames, isArchive, isFormat, outputKind, packedIn, reporters, showsSample } from "./questions.js";

import { count as count2, described, digest, durationText, nonEmptyText, objectOrNull, optional, optionalList, rows, rowsOrNull, says, shapedText, text } from "./policies.js";

import { _default, _enum, any, array as array2, boolean, describe, discriminatedUnion, email, extend, int, json, literal, looseObject, meta, nullable, number as number2, object, optional as optional2, partialRecord, record, refine, strictObject, string, union, unknown } from "./zod.js";

import { $ZodAny, $ZodArray, $ZodBoolean, $ZodCustom, $ZodDefault, $ZodDiscriminatedUnion, $ZodEmail, $ZodEnum, $ZodLazy, $ZodLiteral, $ZodNever, $ZodNull, $ZodNullable, $ZodNumber, $ZodNumberFormat, $ZodObject, $ZodOptional, $ZodRecord, $ZodString, $ZodStringFormat, $ZodType, $ZodUnion, $ZodUnknown, $constructor, _any, _boolean, _email, _gte, _int, _lte, _maxLength, _minLength, _never, _null, _number, _overwrite, _positive, _refine, _regex, _string, _unknown, clone, describe_2, extend_2, globalRegistry, installLazyProp, meta_2, normalizeParams, own, parse, parseAsync, regexes_exports, safeParse, safeParseAsync, shallowClone, toJSONSchema } from "./zod.js";

import { require_picomatch } from "./questions.js";

import { markNames, marks, marksOf } from "./audit.js";

import { ruleCounts, rulesWithoutData } from "./questions.js";

import { REWRITTEN, TRUNCATED, approvalResults, ends_2, exceptionStates, kinds as kinds2, ops, ruleStatuses, secretEnds, secretStates, sources, standings, statuses, tamperRules, verdicts } from "./questions.js";

import { filesBelow, isPackFolder, isPolicyFile, namesNobody, packFolder, packNames, placeOf, readPolicies, readReadable, resolveExtends } from "./questions.js";

import { readText, unreadable } from "./base.js";

import { judgeVersion, userAgent, version } from "./base.js";

import { DriftlineError, byLine, codeOf, didYouMean, edits, messageOf, nearest, problemPlace, reasonOf, usageError, withoutExcerpt } from "./base.js";

import { bag, canonical, canonicalObject, compare, equal, exactNumber, insert, isArray, isExactNumber, isObject, isWhole, membersOf, mergePatch, pointer, segment, textAt, unpointer, valueAt } from "./base.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

import { stat as stat2 } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { open, stat } from "node:fs/promises";
import path2 from "node:path";
// src/commands/merge/merge.ts
// src/fleet/entry.ts
function entryOf(report) {
  const { organization, verdict, exitCode, asOf, summary, evidence } = report;
  const { count: count22, first, last, firstAt, lastAt } = evidence.revisions;
  return {
    row: {
      organization,
      verdict,
      exitCode,
      asOf,
      open: summary.open,
      resolved: summary.resolved,
      excepted: summary.excepted,
      noted: summary.noted,
      rules: summary.rules,
      revisions: { count: count22, first, last, firstAt, lastAt },
      evidence: {
        source: evidence.source,
        origin: evidence.origin,
        emulated: evidence.emulated === true,
        complete: evidence.complete,
        problems: evidence.problems.map(({ code, message }) => ({ code, message }))
      },
      lastCompleteAudit: evidence.complete ? asOf : evidence.ledger?.lastCompleteAudit ?? null,
      tool: report.tool.version
    },
    rules: rulesOf(report),
    unjudged: new Set(unjudgedIn(report)),
    policies: evidence.policies
  };
}
function unjudgedIn(report) {
  const kinds3 = [...dataOfKinds].flatMap(([kind, isGiven]) => isGiven(report) ? [] : [kind]);
  const ids = report.notEvaluatedRules ?? (report.evidence.ledger ? [] : tamperRules);
  return [...report.notEvaluated.map(({ what }) => what), ...kinds3, ...ids];
}
function rulesOf({ organization, asOf, rules, findings: findings2 }) {
  const byRule = (status) => groupBy(
    findings2.filter((finding) => finding.status === status),
    ({ rule }) => rule
  );
  const [open2, excepted] = [byRule("open"), byRule("excepted")];
  const ids = new Set(rules.map(({ id }) => id));
  const cells2 = rules.map(({ id, title, policy, subject, severity, status }) => ({
    id,
    cell: { organization, status, title, policy, subject, severity, ...summaryOf2(open2.get(id) ?? [], asOf) },
    isListed: true,
    kind: null
  }));
  const otherIds = [.../* @__PURE__ */ new Set([...open2.keys(), ...excepted.keys()])].filter((id) => !ids.has(id));
  return [
    ...cells2,
    ...otherIds.map((id) => {
      const failing = open2.get(id) ?? [];
      const status = failing.length > 0 ? "failing" : "excepted";
      const findings22 = failing.length > 0 ? failing : excepted.get(id) ?? [];
      const { title, severity, kind } = present(worstOf(findings22));
      const subject = common(findings22.map((finding) => finding.subject));
      return {
        id,
        cell: { organization, status, title, policy: null, subject, severity, ...summaryOf2(failing, asOf) },
        isListed: false,
        kind
      };
    })
  ];
}
function summaryOf2(open2, asOf) {
  const worst = worstOf(open2);
  return {
    open: open2.length,
    worst: worst?.severity ?? null,
    since: open2.map(({ introduced }) => introduced.at).toSorted()[0] ?? null,
    ...open2.some((finding) => mayBeOlder(finding, asOf)) && { orEarlier: true },
    message: worst?.message ?? null
  };
}
function worstOf(findings2) {
  return findings2.reduce(
    (worst, finding) => worst === void 0 || weight(finding.severity) > weight(worst.severity) ? finding : worst,
    void 0
  );
}
// src/fleet/rules.ts
function rulesOf2(entries) {
  const byRule = groupBy(
    entries.flatMap(({ rules }) => rules),
    ({ id }) => id
  );
  return [...byRule].map(([id, ones]) => ruleOf(id, ones, entries)).toSorted(byClaim2);
}
function ruleOf(id, ones, entries) {
  const byOrganization = new Map(ones.map(({ cell }) => [cell.organization, cell]));
  const isBuiltin = ones.every(({ cell }) => cell.policy === null);
  const names3 = [id, ...ones.flatMap(({ kind }) => kind ?? [])];
  const isOnData = ones.some(({ isListed }) => isListed);
  const cells2 = entries.flatMap(
    (entry) => byOrganization.get(entry.row.organization) ?? (isBuiltin ? [silent(entry, names3, isOnData)] : [])
  );
  const cellCount = (status) => cells2.filter((cell) => cell.status === status).length;
  const counts = {
    passing: cellCount("passing"),
    clear: cellCount("clear"),
    failing: cellCount("failing"),
    excepted: cellCount("excepted"),
    notEvaluated: cellCount("not-evaluated"),
    absent: entries.length - cells2.length
  };
  return {
    id,
    title: common(ones.map(({ cell }) => cell.title)),
    policy: common(ones.map(({ cell }) => cell.policy)),
    subject: common(ones.map(({ cell }) => cell.subject)),
    severity: present(highest(ones.map(({ cell }) => cell.severity))),
    worst: highest(cells2.map(({ worst }) => worst)) ?? null,
    differs: [counts.passing + counts.clear, counts.failing, counts.excepted].filter((n2) => n2 > 0).length > 1,
    counts,
    cells: cells2
  };
}
function highest(severities2) {
  return worstToBest.find((severity) => severities2.includes(severity));
}
function silent({ row: { organization, evidence }, unjudged }, names3, isOnData) {
  const isJudged = evidence.complete && !isOnData && !names3.some((name) => unjudged.has(name));
  const status = isJudged ? "clear" : "not-evaluated";
  const unlisted = { title: null, policy: null, subject: null, severity: null };
  return { organization, status, ...unlisted, open: 0, worst: null, since: null, message: null };
}
function byClaim2(a4, b2) {
  const claim2 = ({ worst }) => worst === null ? -1 : weight(worst);
  return claim2(b2) - claim2(a4) || b2.counts.failing - a4.counts.failing || Number(b2.differs) - Number(a4.differs) || compare(a4.id, b2.id);
}
// src/fleet/trend.ts
function runOf({ row, policies }) {
  const { organization, asOf, verdict, open: open2, tool } = row;
  const digests = policies.map(({ digest: digest2 }) => digest2).toSorted(compare);
  return { organization, asOf, verdict, open: open2, madeWith: [tool, ...digests].join(" ") };
}
function trendOf(entries, earlier) {
  const older = groupBy(earlier, ({ organization }) => organization);
  const runs = new Map(
    entries.map((entry) => {
      const run = runOf(entry);
      const all = [...older.get(run.organization) ?? [], run];
      return [
        run.organization,
        all.toSorted((a4, b2) => compare(a4.asOf, b2.asOf)).map(({ asOf, verdict, open: open2, madeWith }) => ({ asOf, verdict, open: open2, comparable: madeWith === run.madeWith }))
      ];
    })
  );
  return { runs, days: daysOf([...runs.values()]) };
}
function daysOf(organizations) {
  const byDay = organizations.map((runs) => groupBy(runs, ({ asOf }) => asOf.slice(0, "2026-11-20".length)));
  const shared = [...firstIn(byDay).keys()].filter((day) => byDay.every((days) => days.has(day)));
  return shared.map((day) => {
    const runs = byDay.map((days) => lastIn(lookUp(days, day)));
    return {
      day,
      verdict: runs.map(({ verdict }) => verdict).reduce((a4, b2) => verdicts.indexOf(b2) > verdicts.indexOf(a4) ? b2 : a4),
      open: tableOf(worstToBest, (severity) => sumOf(runs, ({ open: open2 }) => open2[severity])),
      comparable: runs.every(({ comparable }) => comparable)
    };
  });
}
// src/fleet/fleet.ts
var order = ["tampered", "incomplete", "drifted", "compliant"];
function fleetOf(entries, options, earlier = []) {
  const asOf = options.asOf ?? Math.max(...entries.map(({ row }) => certain(instantOf, row.asOf)));
  const expected = options.expected === void 0 ? void 0 : new Set(options.expected);
  const { runs, days } = trendOf(entries, earlier);
  const rows2 = entries.map(({ row }) => {
    const ageSeconds = Math.trunc((asOf - certain(instantOf, row.asOf)) / 1e3);
    return {
      ...row,
      ageSeconds,
      // Also reject a report from the future, which would otherwise never become stale.
      stale: options.maxAgeSeconds !== void 0 && Math.abs(ageSeconds) > options.maxAgeSeconds,
      expected: expected === void 0 ? null : expected.has(row.organization),
      page: null,
      runs: lookUp(runs, row.organization)
    };
  });
  const organizations = rows2.toSorted(byClaim22);
  const names3 = organizations.map(({ organization }) => organization);
  const rank = new Map(names3.map((name, i3) => [name, i3]));
  const sorted = entries.toSorted((a4, b2) => lookUp(rank, a4.row.organization) - lookUp(rank, b2.row.organization));
  const missing = [...expected ?? []].filter((name) => !rank.has(name)).toSorted(compare);
  const unexpected = organizations.filter((row) => row.expected === false).map((row) => row.organization);
  const problems = [
    ...missing.map((name) => missingProblem(name, unexpected)),
    ...organizations.flatMap((row) => problemsOf(row, options.maxAgeSeconds))
  ];
  const rules = rulesOf2(sorted);
  const policies = policiesOf(sorted);
  const verdict = verdictOf(organizations, problems);
  return {
    schemaVersion: 1,
    kind: "fleet",
    tool: { name: "driftline", version: options.version },
    asOf: instantText(asOf),
    verdict,
    exitCode: exitCodeOf(verdict, problems, organizations, options.failOn),
    view: {
      failOn: options.failOn,
      maxAgeSeconds: options.maxAgeSeconds ?? null,
      expected: expected === void 0 ? null : [...expected].toSorted(compare)
    },
    problems,
    summary: {
      organizations: {
        total: organizations.length,
        ...tableOf(order.toReversed(), (verdict2) => organizations.filter((row) => row.verdict === verdict2).length),
        missing: missing.length,
        stale: organizations.filter(({ stale }) => stale).length,
        unexpected: unexpected.length
      },
      open: tableOf(worstToBest, (severity) => sumOf(organizations, ({ open: open2 }) => open2[severity])),
      resolved: sumOf(organizations, ({ resolved }) => resolved),
      excepted: sumOf(organizations, ({ excepted }) => excepted),
      noted: sumOf(organizations, ({ noted }) => noted),
      rules: {
        total: rules.length,
        failing: rules.filter(({ counts }) => counts.failing > 0).length,
        differing: rules.filter(({ differs }) => differs).length
      },
      policies: { total: policies.length, differing: policies.filter(({ differs }) => differs).length }
    },
    organizations,
    missing,
    trend: days,
    rules,
    policies
  };
}
function policiesOf(entries) {
  const byId = /* @__PURE__ */ new Map();
  for (const { row, policies } of entries)
    for (const policy of policies) {
      const { digest: digest2, rules } = policy;
      const versions = getOrMake(byId, policyName(policy), () => /* @__PURE__ */ new Map());
      const version2 = getOrMake(versions, digest2, () => ({ digest: digest2, rules, organizations: [] }));
      if (!version2.organizations.includes(row.organization)) version2.organizations.push(row.organization);
    }
  return [...byId].map(([id, versions]) => {
    const having = new Set([...versions.values()].flatMap(({ organizations }) => organizations));
    return {
      id,
      differs: versions.size > 1,
      // The most common version first: the others are exceptions.
      versions: [...versions.values()].toSorted(
        (a4, b2) => b2.organizations.length - a4.organizations.length || (a4.digest < b2.digest ? -1 : 1)
      ),
      absent: entries.map(({ row }) => row.organization).filter((name) => !having.has(name))
    };
  }).toSorted((a4, b2) => Number(b2.differs) - Number(a4.differs) || (a4.id < b2.id ? -1 : 1));
}
function missingProblem(name, unexpected) {
  const same = unexpected.find((candidate) => candidate.normalize() === name.normalize());
  const near = same === void 0 ? didYouMean(name, unexpected) : `the name of a report has other Unicode characters: ${inAscii(same)} is there, and ${inAscii(name)} is expected`;
  return {
    code: "missing",
    organization: name,
    message: `no report of ${name}${near === void 0 ? "" : `; ${near}`}`
  };
}
function problemsOf(row, maxAgeSeconds) {
  const { organization, ageSeconds, evidence, exitCode } = row;
  const problems = [];
  if (row.stale) {
    const age22 = `${duration(Math.abs(ageSeconds))} ${ageSeconds < 0 ? "later" : "older"}`;
    const message = `the report of ${organization} is ${age22} than this one; the maximum is ${duration(maxAgeSeconds ?? 0)}`;
    problems.push({ code: "stale", organization, message });
  }
  if (!evidence.complete) {
    const { length } = evidence.problems;
    const more = length > 1 ? `, and ${length - 1} more` : "";
    const message = `the evidence of ${organization} is incomplete: ${firstIn(evidence.problems).message}${more}`;
    problems.push({ code: "incomplete", organization, message });
  } else if (exitCode === 3)
    problems.push({
      code: "unread",
      organization,
      message: `the audit of ${organization} is missing requested data besides the history`
    });
  return problems;
}
function verdictOf(organizations, problems) {
  const worst = firstIn(organizations).verdict;
  const isIncomplete = problems.some(({ code }) => code !== "unread");
  return isIncomplete && worst !== "tampered" ? "incomplete" : worst;
}
function exitCodeOf(verdict, problems, organizations, failOn) {
  if (verdict === "tampered") return 4;
  if (problems.length > 0) return 3;
  const fails = ({ open: open2 }) => severities.some((severity) => open2[severity] > 0 && reaches(severity, failOn));
  return organizations.some(fails) ? 1 : 0;
}
function byClaim22(a4, b2) {
  const verdicts2 = order.indexOf(a4.verdict) - order.indexOf(b2.verdict);
  if (verdicts2 !== 0) return verdicts2;
  const severity = worstToBest.find((level) => a4.open[level] !== b2.open[level]);
  return severity === void 0 ? compare(a4.organization, b2.organization) : b2.open[severity] - a4.open[severity];
}
// src/fleet/sound.ts
function objectionTo(report) {
  const flaw = namelessness(report);
  if (flaw !== void 0)
    return { message: flaw, hint: "audit with --organization, or set organization in driftline.yaml" };
  const message = contradiction(report);
  return message === void 0 ? void 0 : { message, hint: "make the report again, with --format json" };
}
function namelessness({ organization, evidence }) {
  if (organization === "" || organization === "unnamed") return "the organization of the report has no name";
  const { source, origin } = evidence;
  if (source === "service" && URL.canParse(origin) && organization === new URL(origin).hostname)
    return "the organization has no name: the report is called after the host of the service";
  return void 0;
}
function contradiction(report) {
  const { evidence, summary, findings: findings2, rules } = report;
  const [place] = timesOf(report).find(([, text3]) => text3 !== null && !isInstantText(text3)) ?? [];
  if (place !== void 0) return `${place} is not an instant in UTC with milliseconds`;
  if (evidence.complete !== (evidence.problems.length === 0)) return "evidence.complete contradicts evidence.problems";
  if (new Set(rules.map(({ id }) => id)).size < rules.length) return "rules lists a rule twice";
  const counts = tableOf([...severities, "resolved", "excepted", "noted"], () => 0);
  for (const { status, severity } of findings2) {
    const name = status === "open" ? severity : status;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  const { open: open2, resolved, excepted, noted } = summary;
  const claimed = { ...open2, resolved, excepted, noted };
  const wrong = Object.keys(counts).find((name) => counts[name] !== claimed[name]);
  if (wrong !== void 0) return `summary counts ${claimed[wrong]} ${wrong}, and there are ${counts[wrong]}`;
  const failing = new Set(findings2.filter((finding) => finding.status === "open").map(({ rule }) => rule));
  if (rules.some(({ id, status }) => status === "failing" && !failing.has(id)))
    return "a rule fails, but has no open finding";
  if (rules.some(({ id, status }) => status !== "failing" && failing.has(id)))
    return "a rule has an open finding, but does not fail";
  if (!equal(summary.rules, ruleCounts(rules))) return "summary.rules does not match the rules";
  if (!possibleVerdicts(report).includes(report.verdict))
    return `the verdict ${report.verdict} does not match its evidence and findings`;
  return void 0;
}
function timesOf({ asOf, evidence, findings: findings2 }) {
  const { revisions, ledger } = evidence;
  return [
    ["asOf", asOf],
    ["evidence.revisions.firstAt", revisions.firstAt],
    ["evidence.revisions.lastAt", revisions.lastAt],
    ["evidence.ledger.lastCompleteAudit", ledger?.lastCompleteAudit ?? null],
    ...findings2.map(({ introduced }, i3) => [`findings[${i3}].introduced.at`, introduced.at])
  ];
}
function possibleVerdicts({ evidence, findings: findings2 }) {
  const drifts = ({ status, severity }) => status === "open" && reaches(severity, "low");
  if (!evidence.complete) return ["incomplete", "tampered"];
  if (findings2.some(drifts)) return ["drifted", "tampered"];
  const tampers = ({ status, rule }) => status === "open" && tamperRules.has(rule);
  return [findings2.some(tampers) ? "tampered" : "compliant"];
}
// src/commands/merge/report-files.ts
var import_picomatch = __toESM(require_picomatch(), 1);
var MAX_BYTES = 256 * 2 ** 20;
var MAX_STRING = 64 * 2 ** 20;
var otherFormats = Object.entries(reporters).filter(([name, { extension }]) => name !== "json" && extension.endsWith(".json")).map(([, { extension }]) => `.${extension}`);
async function findReports(names3) {
  const texts = /* @__PURE__ */ new Map();
  const failures = [];
  for (const name of names3) {
    const files = await filesNamed(name);
    if (files.length === 0)
      failures.push({
        message: `"${name}" leads to no report: ${await whyNone(name)}`,
        hint: "give files, folders or patterns"
      });
    for (const file of files) if (!texts.has(path2.resolve(file))) texts.set(path2.resolve(file), file);
  }
  if (failures.length > 0) throw new DriftlineError("usage", failures);
  return [...texts.values()];
}
async function filesNamed(name) {
  const kind = await stat(name).catch(() => void 0);
  if (kind?.isDirectory()) return below(name, isReport);
  if (kind) return [name];
  const { base: base2, isGlob } = import_picomatch.default.scan(slashes(name));
  if (!isGlob) return [];
  const matches2 = (0, import_picomatch.default)(path2.posix.normalize(slashes(name)), { dot: true });
  return below(base2 === "" ? "." : base2, (file) => matches2(slashes(path2.normalize(file))));
}
async function whyNone(name) {
  if (await stat(name).catch(() => void 0)) return "no report is below this folder";
  return import_picomatch.default.scan(slashes(name)).isGlob ? "no file matches" : "there is no such file or folder";
}
async function below(folder, isWanted) {
  return filesBelow(folder, isWanted).catch((error) => {
    if (error instanceof DriftlineError) throw error;
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return [];
    throw unreadable(folder, "folder", error);
  });
}
var isReport = (file) => file.endsWith(".json") && !otherFormats.some((extension) => file.endsWith(extension));
var slashes = (name) => name.split(path2.sep).join("/");
async function readReport(file) {
  const value2 = strict(file, await bytesOf(file));
  const { schemaVersion, kind } = membersOf(value2);
  const refuse = (message, hint) => new DriftlineError("usage", { file, message, hint });
  if (schemaVersion === void 0)
    throw refuse("this is no report of Driftline", "use a file that --format json wrote");
  if (kind === "fleet") throw refuse("this is a fleet report already", "give the reports of single organizations");
  if (schemaVersion !== 1)
    throw refuse("this is a report of another version", "this Driftline reads reports with schemaVersion 1");
  const reportResult = reportSchema.safeParse(value2);
  if (reportResult.success) return reportResult.data;
  const { issues } = reportResult.error;
  const place = firstIn(issues).path.map((part) => `/${String(part)}`).join("");
  const more = issues.length > 1 ? `, and ${count(issues.length - 1, "more place")}` : "";
  throw refuse(
    `${place === "" ? "the whole" : place} is not what a report has there${more}`,
    `make it again with this Driftline (${version})`
  );
}
async function bytesOf(file) {
  try {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      if (size > MAX_BYTES)
        throw new DriftlineError("usage", { file, message: "larger than 256 MiB", hint: "this is not a report" });
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof DriftlineError) throw error;
    throw new DriftlineError("usage", { file, message: `cannot be read: ${reasonOf(error)}` });
  }
}
function strict(file, bytes) {
  try {
    return new JsonReader(bytes, MAX_BYTES, OWN_DEPTH, MAX_STRING).whole();
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    const { message } = firstIn(error.problems);
    throw new DriftlineError("usage", { file, message, hint: "use a file that --format json wrote" });
  }
}
// src/commands/merge/merge.ts
var MAX_PROBLEMS = 50;
async function merge(options) {
  const maxAgeSeconds = options.maxAge === void 0 ? void 0 : age2(options.maxAge);
  const expected = options.expect === void 0 ? void 0 : await expectedOf(options.expect);
  const files = await findReports(options.names);
  const { entries, earlier, filesOf: filesOf2 } = await readEntries(files);
  const fleet = fleetOf(
    entries,
    {
      version,
      // Without a maximum age, the clock has no influence: the same reports give the same fleet report.
      asOf: options.asOf ?? (maxAgeSeconds === void 0 ? void 0 : Date.now()),
      maxAgeSeconds,
      expected: expected?.names,
      failOn: options.failOn
    },
    earlier
  );
  const pages = /* @__PURE__ */ new Map();
  for (const { row } of entries)
    for (const file of filesOf2(row).toSorted(compare)) {
      const page = pages.has(row.organization) ? void 0 : await pageBeside(file);
      if (page !== void 0) pages.set(row.organization, page);
    }
  return { fleet, pages, inputs: [...files, ...expected?.file === void 0 ? [] : [expected.file]] };
}
async function readEntries(files) {
  const newest2 = /* @__PURE__ */ new Map();
  const earlier = [];
  const filesByReport = /* @__PURE__ */ new Map();
  const problems = [];
  for (const file of files) {
    try {
      const report = await readReport(file);
      const { organization, asOf } = report;
      const objection2 = objectionTo(report);
      if (objection2) {
        problems.push({ file, ...objection2 });
        continue;
      }
      const runs = getOrMake(filesByReport, organization, () => /* @__PURE__ */ new Map());
      const copies = runs.get(asOf);
      if (copies) {
        const first = firstIn(copies);
        if (isDeepStrictEqual(await readReport(first), report)) copies.push(file);
        else
          problems.push({
            file,
            message: `a report of the organization "${organization}" as of ${precise(asOf)}, as ${first} is, with other content`,
            hint: "give one report of each run"
          });
        continue;
      }
      runs.set(asOf, [file]);
      const entry = entryOf(report);
      const last = newest2.get(organization);
      const isNewest = last === void 0 || last.row.asOf < asOf;
      if (isNewest) newest2.set(organization, entry);
      if (last) earlier.push(runOf(isNewest ? last : entry));
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.exitCode !== 2) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length === 0)
    return {
      entries: [...newest2.values()],
      earlier,
      filesOf: ({ organization, asOf }) => lookUp(lookUp(filesByReport, organization), asOf)
    };
  const more = problems.length - MAX_PROBLEMS;
  throw new DriftlineError("usage", [
    ...problems.slice(0, MAX_PROBLEMS),
    ...more > 0 ? [{ message: `and ${count(more, "more problem")} of ${count(files.length, "file")}` }] : []
  ]);
}
function age2(text3) {
  const seconds2 = durationOf(text3);
  if (seconds2 === void 0)
    throw usageError(`--max-age: "${text3}" is not a length of time`, "write 48h, 30m, 2d or 1w");
  return seconds2;
}
async function expectedOf(text3) {
  const isFile = (await stat2(text3).catch(() => void 0))?.isFile() === true;
  const names3 = (isFile ? linesOf(await readInput(text3, "list of names")) : text3.split(",")).map((name) => name.trim()).filter((name) => name !== "");
  const twice = names3.find((name, i3) => names3.indexOf(name) < i3);
  if (twice !== void 0) throw usageError(`--expect: "${twice}" appears twice`);
  if (names3.length === 0)
    throw usageError(
      `--expect: ${isFile ? `${text3} ` : ""}names no organization`,
      "write corp,labs, or name a file with one name per line"
    );
  return { names: names3, ...isFile && { file: text3 } };
}
function linesOf(text3) {
  return text3.replace(/^\ufeff/, "").split(/\r?\n/).filter((line) => !line.trimStart().startsWith("#"));
}

import { readShown, shownLedger } from "./reporters.js";

import { names, packedFor, packedFormats, packedNames, policyFile, readme } from "./reporters.js";

import { Ledger, openForReading, organizationOf, LedgerState, isMissing, realFiles, refuseOther, unwritable } from "./audit.js";

import { CENTRAL, CENTRAL_BYTES, END, END_BYTES, LOCAL, MAX_ENTRIES, TOO_LONG, directory, localHeader } from "./questions.js";

import { EntryReader, EntrySpeller, changeLine, isEnd, limitsEntry, policyEntry, usageEntry } from "./audit.js";

import { ATTRIBUTES, MAX_LINE, MAX_SEGMENT, checkpointOf, checkpointText, firstLeafOf, foreign, headText, keptHead, names as names2, originLine, originOf, segmentName, tamperedError, within, Tree, inclusionProof, isIncluded, leafHash } from "./audit.js";

import { areFiles, jsonPieces, piecesOf, whole } from "./questions.js";

import { ends, screenOf, severityMarks, stateMarks, textOf, wrap } from "./questions.js";

import { KEYLESS, secretsWords, spansWords, stateWords } from "./questions.js";

import { Fitting, compatible } from "./questions.js";

import { createFingerprints, isOf } from "./questions.js";

import { Blanker, ChangeReader, DEEPER, Recent, Rewriter, StoredReader, StoredSpeller, UNSHOWN, changesOf_2, distinct, fieldName, firstOf, holdsMarkers, markOf, mismatch, paginationOf, sameRevision, soundMarker } from "./questions.js";

import { isClosed, isContinued, isRemediated, passedSince } from "./questions.js";

import { LEDGER_TAMPERED, NOT_IN_FORCE, UNREAD, WITHOUT_DATA, evidenceOf } from "./questions.js";

import { endsByApproval, endsByPuttingBack, orApproval } from "./questions.js";

import { People, accountOf } from "./questions.js";

import { listOf, newIn } from "./questions.js";

import { builtInFailing } from "./questions.js";

import { HIDDEN, addressesIn, apart, escapeForgeries, formSpans, redact, remains, secretsIn, withoutCredentials, withoutKnownFormats, withoutTokens, freeSpans, isFlagged, isKeptElsewhere, isMasked_2, isOrdinary, isPlaceholder, isPromised, namesCredential, promiseOf, urlSpans } from "./questions.js";

import { knownFormats, looksLikeKey, matches, mergeSpans, tokens } from "./questions.js";

import { KEYED, NO_FINGERPRINT, fingerprintsInText, fingerprintsOfName, hiddenName, isCredential, isForged, isHiding, isMarker, isMasked, isMisplaced, isNameless, isSame, isSecret, isWeak, marksOf as marksOf2, nobody, secretMarker, spaceOf, withSecretsAsTexts } from "./questions.js";

import { createHash as createHash2 } from "node:crypto";
import { readFile } from "node:fs/promises";
// src/commands/package/verify-package.ts
// src/run/package/manifest.ts
var manifestSchema = strictObject({
  format: literal("driftline-package/1"),
  organization: string(),
  asOf: string(),
  verdict: _enum(verdicts),
  exitCode: int(),
  versions: strictObject({ driftline: string(), report: int() }),
  ledger: nullable(strictObject({ head: string(), size: int() })),
  files: rows({ name: string(), bytes: int(), sha256: string().check(_regex(/^[0-9a-f]{64}$/)) })
});
// src/commands/package/read-zip.ts
async function readZip(file) {
  const bytes = await readFile(file).catch((error) => {
    throw unreadable(file, "package", error);
  });
  const end = bytes.length - END_BYTES;
  if (end < 0 || bytes.readUInt32LE(end) !== END) {
    if (bytes.length >= 4 && bytes.readUInt32LE() === LOCAL)
      throw new DriftlineError("tampered", { file, message: "it is cut off, or has data after its end" });
    throw usageError(`${file} is not a zip`, "use a file that --output package=<file> wrote");
  }
  const at2 = bytes.readUInt32LE(end + 16);
  const entries = entriesIn(bytes, at2, end);
  const files = /* @__PURE__ */ new Map();
  let next = 0;
  for (const entry of entries ?? []) {
    const header = localHeader(entry);
    const begin = next + header.length;
    if (entry.at !== next || !bytes.subarray(next, begin).equals(header)) break;
    next = begin + entry.size;
    files.set(entry.name, bytes.subarray(begin, next));
  }
  if (!entries || files.size < entries.length || next !== at2 || !bytes.subarray(at2).equals(directory(entries, at2)))
    throw new DriftlineError("tampered", {
      file,
      message: "the zip's structure is not as Driftline writes it",
      hint: "if you packed it again, unpack it and use sha256sum"
    });
  return { bytes, files };
}
function entriesIn(bytes, at2, end) {
  const entries = [];
  let place = at2;
  while (place + CENTRAL_BYTES <= end) {
    const length = bytes.readUInt16LE(place + 28);
    const after = place + CENTRAL_BYTES + length;
    const name = bytes.toString("utf8", place + CENTRAL_BYTES, after);
    if (bytes.readUInt32LE(place) !== CENTRAL || Buffer.byteLength(name) !== length) return void 0;
    if (entries.length === MAX_ENTRIES) return void 0;
    entries.push({
      name,
      crc: bytes.readUInt32LE(place + 16),
      size: bytes.readUInt32LE(place + 24),
      at: bytes.readUInt32LE(place + 42)
    });
    place = after;
  }
  return place === end ? entries : void 0;
}
// src/commands/package/verify-package.ts
async function verifyPackage(file, heads2) {
  const { bytes, files } = await readZip(file);
  const manifestResult = manifestSchema.safeParse(parseJson(files.get(names.manifest)));
  if (!manifestResult.success)
    throw differences([{ file: names.manifest, message: "it is missing, or is not a manifest of a package" }]);
  const manifest = manifestResult.data;
  const brokenSums = [...strangersIn(files), ...sumsIn(manifest, files)];
  if (brokenSums.length > 0) throw differences(brokenSums);
  const report = parseJson(files.get("report.json"));
  if (!isReport2(report)) throw differences([{ file: "report.json", message: "it is missing, or is not a report" }]);
  const isMadeAgain = manifest.versions.driftline === judgeVersion;
  const text3 = files.get(names.proof)?.toString();
  const proof = text3 === void 0 ? void 0 : readShown(names.proof, text3, heads2);
  const problems = [
    ...factsIn(manifest, report),
    ...isMadeAgain ? await reportsIn(files, report) : [],
    ...policiesIn(files, report),
    ...historyIn(files, report, proof),
    ...heads2.filter((head2) => proof?.sizesByHead.has(head2) !== true).map(
      (head2) => manifest.ledger ? { file: names.proof, message: `the ledger did not grow from the head ${head2}, which was kept` } : { file: names.manifest, message: `it names no ledger, and the head ${head2} was kept` }
    )
  ];
  if (problems.length > 0) throw differences(problems);
  const digest2 = `sha256:${sha256(bytes)}`;
  const anchoredCount = Math.max(0, ...proof?.sizesByHead.values() ?? []);
  return { manifest, revisions: report.revisions.length, digest: digest2, isMadeAgain, anchoredCount };
}
function sumsIn(manifest, files) {
  const problems = [];
  const listedFiles = new Map(manifest.files.map((row) => [row.name, row]));
  for (const { name, bytes, sha256: sum } of manifest.files) {
    const content = files.get(name);
    if (!content) problems.push({ file: name, message: "it is missing" });
    else if (content.length !== bytes || sha256(content) !== sum)
      problems.push({ file: name, message: "it differs from the packed file" });
  }
  for (const name of files.keys())
    if (!listedFiles.has(name) && name !== names.manifest && name !== names.sums)
      problems.push({ file: name, message: "it was not packed: the manifest does not list it" });
  if (listedFiles.size < manifest.files.length)
    problems.push({ file: names.manifest, message: "it lists a file twice" });
  const rows2 = [...manifest.files, { name: names.manifest, sha256: sha256(files.get(names.manifest)) }];
  const sums = rows2.map((row) => `${row.sha256}  ${row.name}
`).join("");
  if (files.get(names.sums)?.toString() !== sums)
    problems.push({ file: names.sums, message: "it differs from the manifest" });
  return problems;
}
function factsIn({ organization, asOf, verdict, exitCode, ledger }, report) {
  const isSame2 = organization === report.organization && asOf === report.asOf && verdict === report.verdict && exitCode === report.exitCode && ledger?.head === report.evidence.ledger?.head && ledger?.size === report.evidence.ledger?.size;
  return isSame2 ? [] : [{ file: names.manifest, message: "it differs from report.json" }];
}
async function reportsIn(files, report) {
  const packageNames = new Set(packedNames(report));
  const problems = [...files.keys()].filter((name) => !packageNames.has(name)).map(unpackedProblem);
  for (const [name, format] of [[names.readme, "package"], ...packedFor(report)]) {
    const render = await reporters[format].load();
    if (files.get(name)?.toString() !== madeAgain(() => whole(render(report))))
      problems.push({
        file: name,
        message: format === "json" ? "it is not as Driftline writes it" : "it differs from report.json"
      });
  }
  return problems;
}
function madeAgain(render) {
  try {
    return render();
  } catch {
    return null;
  }
}
function strangersIn(files) {
  const earlierNames = /* @__PURE__ */ new Set();
  const isPlain = (name) => /^(?:[\w-][\w.-]*\/)?[\w-][\w.-]*$/.test(name);
  const isNew = (name) => earlierNames.size < earlierNames.add(name.toLowerCase()).size;
  return [...files.keys()].filter((name) => !isNew(name) || !isPlain(name)).map(unpackedProblem);
}
function unpackedProblem(file) {
  return { file, message: "Driftline does not pack a file of this name here" };
}
function policiesIn(files, { evidence }) {
  const digests = new Set(
    [...files].flatMap(([name, text3]) => name.startsWith(names.policies) ? [sha256(text3)] : [])
  );
  const problems = evidence.policies.filter(({ digest: digest2 }) => !digests.has(digest2.replace("sha256:", ""))).map(({ id }) => ({
    file: names.policies,
    message: `the policy "${id}" is not the version that report.json names`
  }));
  const config = files.get(names.config);
  if (evidence.config !== void 0 && !config) problems.push({ file: names.config, message: "it is missing" });
  if (config && evidence.command?.includes(` --config sha256:${sha256(config)} `) === false)
    problems.push({ file: names.config, message: "it is not the configuration that report.json names" });
  return problems;
}
function historyIn(files, report, proof) {
  const { organization, revisions, evidence } = report;
  const { history } = names;
  const lines = files.get(history)?.toString().split("\n") ?? [];
  const isWhole3 = lines.pop() === "" && lines.length === revisions.length && revisions.every(({ revision: revision2, at: at2 }, i3) => {
    const change = parseJson(lines[i3]);
    return isChange(change) && change.revision === revision2 && change.updatedAt === at2;
  });
  if (!isWhole3) return [{ file: history, message: "it does not hold the revisions that report.json names" }];
  const { ledger } = evidence;
  if (evidence.history !== null && evidence.history !== `sha256:${sha256(files.get(history))}`)
    return [{ file: history, message: "it is not the history that report.json names" }];
  if (!ledger) return proof ? [{ file: names.proof, message: "report.json names no ledger" }] : [];
  if (!proof) return [{ file: names.proof, message: "it is missing" }];
  if (proof.head !== ledger.head || proof.size !== ledger.size)
    return [{ file: names.proof, message: `it leads to the head ${proof.head}, and report.json names ${ledger.head}` }];
  const line = changeLine(organization);
  const problems = revisions.flatMap(({ revision: revision2 }, i3) => {
    const stored = proof.revisions.get(revision2);
    return stored && visibleJson(line(stored)) === lines[i3] ? [] : [{ file: history, message: `revision ${revision2} differs from the revision in the ledger` }];
  });
  return [...problems, ...runIn(files, report, proof)];
}
function runIn(files, report, { organization, run }) {
  const problems = [];
  if (organization !== report.organization)
    problems.push({ file: names.proof, message: `it is of the ledger of "${organization}"` });
  if (!run) return problems;
  const judgeText = files.get(names.judge);
  if (!judgeText || run.policy !== `sha256:${sha256(judgeText)}`)
    problems.push({ file: names.judge, message: "it differs from the rules by which the run in the ledger judged" });
  const open2 = report.findings.flatMap(({ id, status }) => status === "open" ? [id] : []);
  const isSame2 = run.at === report.asOf && run.verdict === report.verdict && run.complete === report.evidence.complete && [...run.open, ...run.others].sort().join() === open2.sort().join();
  if (!isSame2) problems.push({ file: "report.json", message: "it differs from what the run in the ledger found" });
  return problems;
}
function isReport2(value2) {
  return reportSchema.safeParse(value2).success;
}
function isChange(value2) {
  return typeof value2 === "object" && value2 !== null && "revision" in value2 && "updatedAt" in value2;
}
function parseJson(bytes) {
  try {
    return parseOnce(Buffer.from(bytes ?? ""));
  } catch {
    return void 0;
  }
}
function sha256(bytes) {
  return createHash2("sha256").update(bytes).digest("hex");
}
function differences(problems) {
  return new DriftlineError("tampered", problems);
}
function verificationLines({ manifest, revisions, digest: digest2, isMadeAgain, anchoredCount }) {
  const { organization, asOf, verdict, files, ledger } = manifest;
  const size = ledger?.size ?? 0;
  const doubts = anchoredCount === 0 ? `that all of it was made anew: compare the SHA-256 of the zip${ledger ? ", or the head with --expect-head," : ""} with one that was kept elsewhere` : `that the reports say more or less than the audit found: audit ${names.history} again by the policies, and compare`;
  return [
    `verified: the package of ${visible(organization)} as of ${minute(asOf)}, ${verdict}: ${count(files.length, "file")}, ${count(revisions, "revision")}`,
    `  ${digest2} is the SHA-256 of the zip`,
    isMadeAgain ? "  the reports were made again from report.json, and are the same" : `  the reports were not made again: driftline ${visible(manifest.versions.driftline)} made them`,
    ...ledger ? [`  every revision is in the ledger with the head ${ledger.head}`] : [],
    ...anchoredCount === 0 ? [] : ["  the ledger grew from every head that was given"],
    ...anchoredCount === 0 || anchoredCount === size ? [] : [
      `  not excluded: that something was cut or replaced after the kept head, which covers ${anchoredCount} of ${count(size, "entry", "entries")}`
    ],
    `  not excluded: ${doubts}`
  ];
}

import { author, joinBySpaces, sheet as sheet2, table, time, utc, yes } from "./questions.js";

// src/reporters/fleet/csv.ts
var csv = (fleet) => {
  const missing = fleet.missing.map((organization) => ({ organization, verdict: "missing" }));
  return sheet2(columnsOf(fleet), [...fleet.organizations, ...missing], fleetCells(fleet));
};
var reportOf = (row) => row.verdict === "missing" ? void 0 : row;
function columnsOf({ problems }) {
  const byOrganization = groupBy(problems, (problem) => problem.organization);
  const words2 = (organization) => byOrganization.get(organization)?.map(({ message }) => message);
  return [...columns, { name: "problems", of: ({ organization }) => words2(organization)?.join("; ") ?? null }];
}
var columns = [
  { name: "organization", of: ({ organization }) => organization },
  { name: "organization_verdict", of: ({ verdict }) => verdict },
  { name: "exit_code", of: (row) => reportOf(row)?.exitCode ?? null },
  { name: "open", of: (row) => count3(row, ({ open: open2 }) => totalOf(open2)) },
  ...worstToBest.map((severity) => ({ name: severity, of: (row) => count3(row, ({ open: open2 }) => open2[severity]) })),
  { name: "resolved", of: (row) => count3(row, ({ resolved }) => resolved) },
  { name: "excepted", of: (row) => count3(row, ({ excepted }) => excepted) },
  { name: "noted", of: (row) => count3(row, ({ noted }) => noted) },
  { name: "rules", of: (row) => count3(row, ({ rules }) => rules.total) },
  { name: "rules_failing", of: (row) => count3(row, ({ rules }) => rules.failing) },
  { name: "rules_not_evaluated", of: (row) => count3(row, ({ rules }) => rules.notEvaluated) },
  { name: "revisions", of: (row) => count3(row, ({ revisions }) => revisions.count) },
  { name: "first_revision", of: (row) => reportOf(row)?.revisions.first ?? null },
  { name: "last_revision", of: (row) => reportOf(row)?.revisions.last ?? null },
  utc("last_revision_at", (row) => reportOf(row)?.revisions.lastAt ?? null),
  { name: "evidence_complete", of: (row) => yes(reportOf(row)?.evidence.complete ?? null) },
  { name: "evidence_source", of: (row) => reportOf(row)?.evidence.source ?? null },
  utc("audited_at", (row) => reportOf(row)?.asOf ?? null),
  utc("last_complete_audit", (row) => reportOf(row)?.lastCompleteAudit ?? null),
  { name: "stale", of: (row) => yes(reportOf(row)?.stale ?? null) },
  utc("previous_report_at", (row) => previousOf(row)?.asOf ?? null),
  { name: "previous_open", of: (row) => openOf(previousOf(row)) },
  { name: "previous_is_comparable", of: (row) => yes(previousOf(row)?.comparable ?? null) },
  { name: "page", of: (row) => reportOf(row)?.page ?? null },
  { name: "expected", of: (row) => row.verdict === "missing" ? "yes" : yes(row.expected) }
];
var previousOf = (row) => reportOf(row)?.runs.at(-2);
var openOf = (run) => run === void 0 ? null : totalOf(run.open);
function count3(row, of) {
  const report = reportOf(row);
  return report === void 0 ? null : of(report);
}
function fleetCells(fleet) {
  return {
    fleet_as_of_utc: time(fleet.asOf),
    verdict: fleet.verdict,
    counts: countsWords(fleet.summary),
    fleet_problems: fleet.problems.length
  };
}

import { Paragraphs, problemTexts, recordText, totalsOf, unjudgedNames } from "./questions.js";

// src/reporters/fleet/words.ts
var MAX_NAMES = 4;
var MAX_PROBLEMS2 = 10;
function fleetStanding(fleet) {
  return { headline: headline(fleet), sentences: [organizationsWords(fleet), ...worstRule(fleet), ...drift(fleet)] };
}
function headline({ verdict, organizations, problems, summary }) {
  const of = (verdict2) => organizations.filter((row) => row.verdict === verdict2).map((row) => row.organization);
  const { total: total2, drifted, compliant } = summary.organizations;
  if (verdict === "tampered") return say`The ledger or the history of ${namesWords(of("tampered"))} was tampered with.`;
  if (verdict === "incomplete") {
    const [first, ...moreProblems] = problems;
    const problem = first ? prose(first.message) : ["an audit is incomplete"];
    return problemWords("No verdict on the fleet: ", problem, moreProblems.length);
  }
  if (verdict === "drifted") return [`${thousands(drifted)} of ${count(total2, "organization")} drifted.`];
  return [compliant === 1 ? "The organization is compliant." : `All ${count(total2, "organization")} are compliant.`];
}
function organizationsWords({ summary: { organizations } }) {
  const { total: total2, missing, stale, unexpected, ...verdicts2 } = organizations;
  const part = (rows2) => Object.entries(rows2).flatMap(([word, n2]) => n2 > 0 ? [`${thousands(n2)} ${word}`] : []);
  const parts2 = [part(verdicts2).toReversed().join(", "), ...part({ missing, stale, unexpected })];
  return [`${count(total2, "organization")}: ${parts2.filter((part2) => part2 !== "").join("; ")}.`];
}
function worstRule({ rules, summary }) {
  const [worst] = rules;
  if (!worst || worst.worst === null) return [];
  const { total: total2 } = summary.organizations;
  return [
    say`The worst, ${[worst.worst]}: ${worst.id} fails in ${[`${thousands(worst.counts.failing)} of ${count(total2, "organization")}`]}.`
  ];
}
function drift({ summary: { rules, policies, organizations } }) {
  if (organizations.total < 2) return [];
  const first = rules.differing === 0 ? "No rule holds in one organization and fails in another" : `${count(rules.differing, "rule is", "rules are")} not the same everywhere`;
  const second2 = policies.differing > 0 ? `; ${count(policies.differing, "policy has", "policies have")} several versions` : "";
  return [[`${first}${second2}.`]];
}
function namesWords(names3, max = MAX_NAMES) {
  return names3.length > max ? someOf(names3, max, personPhrase) : enumeratePhrases(names3.map(personPhrase));
}
function problemLines({ problems }) {
  const more = problems.length - MAX_PROBLEMS2;
  return [
    ...problems.slice(0, MAX_PROBLEMS2).map(({ message }) => prose(message)),
    ...more > 0 ? [[`and ${count(more, "more problem")}, in the JSON report`]] : []
  ];
}
function rangeWords2({ revisions: { first, last } }) {
  if (first === null || last === null) return "none";
  return first === last ? String(first) : `${first}\u2013${last}`;
}
function seenWords(row) {
  const { first, last } = row.revisions;
  const unexpected = row.expected === false ? "not expected, " : "";
  if (first === null) return `${unexpected}no revision`;
  return `${unexpected}${first === last ? "revision" : "revisions"} ${rangeWords2(row)}`;
}
function evidenceWords({ evidence, stale }) {
  const complete = evidence.complete ? "complete" : "incomplete";
  return [complete, ...stale ? ["stale"] : [], ...evidence.emulated ? ["of an emulator"] : []].join(", ");
}
function lastAuditWords({ lastCompleteAudit }) {
  return lastCompleteAudit === null ? ["none known"] : at(lastCompleteAudit);
}
var MAX_RUNS = 12;
var MAX_DETAILED = 4;
function runsWords({ runs }) {
  return trendWords(runs, "reports", ({ asOf }) => at(asOf));
}
function daysWords({ trend, organizations }) {
  if (organizations.length < 2) return void 0;
  return trendWords(trend, `days with a report of ${allWords(organizations)}`, ({ day }) => [day]);
}
function allWords({ length }) {
  return `all ${count(length, "organization")}`;
}
function trendWords(items, noun, timeOf) {
  if (items.length < 2) return void 0;
  const last = (most) => {
    const newestItems = items.slice(-most);
    return {
      lastItems: newestItems,
      words: `${thousands(items.length)} ${noun}${newestItems.length < items.length ? `, the last ${most}` : ""}`
    };
  };
  const [{ lastItems, words: words2 }, detailed] = [last(MAX_RUNS), last(MAX_DETAILED)];
  const verdicts2 = lastItems.map(({ verdict }) => verdict);
  const totals = lastItems.map(({ open: open2 }) => thousands(totalOf(open2))).join(", ");
  const verdictText = new Set(verdicts2).size === 1 ? `${verdicts2[0]} each time` : verdicts2.join(", ");
  const note2 = lastItems.every(({ comparable }) => comparable) ? "" : "; not all with the same policy files and version";
  const texts = detailed.lastItems.map((item) => {
    const note22 = item.comparable ? "" : ", other policy files or version";
    const open2 = totalOf(item.open) === 0 ? "nothing open" : `${tallyWords(item.open)} open`;
    return say`${timeOf(item)} ${[item.verdict]}, ${[open2]}${[note22]}`;
  });
  return {
    short: say`${[words2]} since ${timeOf(firstIn(lastItems))}: ${[totals]} open; ${[verdictText]}${[note2]}`,
    long: [`${detailed.words}: `, ...joinPhrases(texts, "; ")]
  };
}
function failsWords2({ counts }, { summary }) {
  return `fails in ${thousands(counts.failing)} of ${thousands(summary.organizations.total)}`;
}
var cellWords = {
  failing: "fails in",
  excepted: "excepted in",
  "not-evaluated": "not evaluated in",
  passing: "holds in",
  clear: "nothing open in"
};
function whereWords(rule) {
  const parts2 = namesIn(cellWords).flatMap((status) => {
    const names3 = rule.cells.filter((cell) => cell.status === status).map((cell) => cell.organization);
    return names3.length === 0 ? [] : [say`${[cellWords[status]]} ${namesWords(names3)}`];
  });
  const absent = rule.counts.absent > 0 ? [[`${thousands(rule.counts.absent)} without this rule`]] : [];
  const title = rule.title === null ? [["its title is not the same everywhere"]] : [];
  return joinPhrases([...parts2, ...absent, ...title], "; ");
}
function versionsWords({ versions, absent }, max = MAX_NAMES) {
  const texts = versions.slice(0, max).map(
    ({ digest: digest2, rules, organizations }) => say`${value(shortDigest(digest2))} (${[count(rules, "rule")]}) in ${namesWords(organizations)}`
  );
  const more = versions.length > texts.length ? [[count(versions.length - texts.length, "more version")]] : [];
  const without = absent.length > 0 ? [say`without it: ${namesWords(absent)}`] : [];
  return joinPhrases([...texts, ...more, ...without], "; ");
}
function failingRules({ rules }) {
  return rules.filter((rule) => rule.worst !== null || rule.differs);
}
function cellsOf({ cells: cells2 }) {
  return new Map(cells2.map((cell) => [cell.organization, cell]));
}
var countNames = ["fails", "holds", "nothing open", "excepted", "not evaluated", "without it"];
function countsOf({ counts }) {
  const { failing, passing, clear, excepted, notEvaluated, absent } = counts;
  return [failing, passing, clear, excepted, notEvaluated, absent].map(thousands);
}
var letters = { critical: "C", high: "H", medium: "M", low: "L", info: "I" };
function cellMark(cell) {
  if (!cell) return "\u2013";
  if (cell.worst !== null) return `${letters[cell.worst]}${thousands(cell.open)}`;
  return { failing: "F", "not-evaluated": "?", excepted: "E", passing: "\u2713", clear: "0" }[cell.status];
}
var markWords = "C, H, M, L and I stand for critical, high, medium, low and info, with the number of open findings; \u2713: holds; 0: built in, nothing open; E: excepted; ?: not evaluated; \u2013: not among the organization's rules";

import { isOverdue } from "./audit.js";

// page-script:src/reporters/fleet/html/client.script
var client_default = '"use strict";(()=>{var g=p(),C=M(),d=location.hash,x;function M(){return location.hash.slice(1).split("?")[0]}function p(){let e=location.hash.indexOf("?");return new URLSearchParams(e<0?"":location.hash.slice(e+1))}function E(e,n){n===""?g.delete(e):g.set(e,n),K()}function I(){[d,C]=[location.hash,M()];let e=p().toString();e===""?K():e!==g.toString()&&location.reload()}function K(){x===void 0&&(A(),x=setTimeout(()=>{x=void 0,A()},400))}function A(){if(location.hash!==d)return;let e=g.toString(),n=`#${C}${e===""?"":`?${e}`}`;n!==(d||"#")&&history.replaceState(null,"",n),d=location.hash}function T(e,n,r=`${n}s`){return`${c(e)} ${e===1?n:r}`}function c(e){return String(e).replace(/\\B(?=(?:\\d{3})+$)/g,",")}var X=Date.UTC(9999,11,31,23,59,59,999);var ee=new Map(Object.entries({m:60,h:3600,d:86400,w:604800}));var H=/[\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ue000-\\uf8ff\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\uffff\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{10ffff}]|\\p{Surrogate}/gu,te=new RegExp(H.source.replace("\\\\u0000-\\\\u001f","\\\\u0000-\\\\u0009\\\\u000b-\\\\u001f"),"gu"),$="\\\\u0300-\\\\u036f\\\\u0483-\\\\u0489\\\\u0591-\\\\u05bd\\\\u0610-\\\\u061a\\\\u064b-\\\\u065f\\\\u0e31\\\\u0e34-\\\\u0e3a\\\\u0e47-\\\\u0e4e\\\\u0eb1\\\\u0eb4-\\\\u0ebc\\\\u0ec8-\\\\u0ecd\\\\u1ab0-\\\\u1aff\\\\u1dc0-\\\\u1dff\\\\u200d\\\\u20d0-\\\\u20ff\\\\ufe20-\\\\ufe2f",re=new RegExp(`([${$}]{8})[${$}]+`,"g");var oe=new RegExp(`^[${$}]$`);var R="A-Za-z\\\\u00c0-\\\\u00d6\\\\u00d8-\\\\u00f6\\\\u00f8-\\\\u024f\\\\u0370-\\\\u03ff\\\\u0400-\\\\u0482\\\\u048a-\\\\u052f\\\\u3001\\\\u3002\\\\u300c\\\\u300d\\\\u3041-\\\\u3096\\\\u30a1-\\\\u30fc\\\\u4e00-\\\\u9fff\\\\uac00-\\\\ud7a3",ie=new RegExp(`^(?:[${R}]+(?:[\'\\u2019-][${R}]+)*|[A-Za-z](?:\\\\.[A-Za-z])+|[-\\u2013\\u2014\\xB7\\u2192\\u2026]|\\\\d{1,6}(?:,\\\\d{3})*(?:\\\\.\\\\d{1,6})?%?|\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d|\\\\d\\\\d:\\\\d\\\\d)$`);var u=(e,n=document)=>[...n.querySelectorAll(e)],m=(e,n)=>{e.hidden!==n&&(e.hidden=n)},U=e=>e.toLowerCase().split(/\\s+/).filter(Boolean),P=(e,n)=>n.every(r=>e.includes(r)),b=e=>(e?.textContent??"").toLowerCase(),L=(e,n,r)=>`${c(e)} of the ${T(n,r)}`,w=u(".heat th.organization"),B=u("tr.organization, .runs.organization"),D=u(".heat tbody tr").map(e=>u("td",e).slice(1)),v=u(".heat tbody tr").map((e,n)=>({element:e,text:b(e.querySelector("th")),marks:(D[n]??[]).map(r=>r.className)})),J=u("article[data-rule], .on-paper [data-rule]").map(e=>({element:e,text:b(e.querySelector(".rule, th")),marks:[(e.dataset.worst??"").slice(0,1)]})),h=e=>[...e.querySelectorAll("input, select")];function j(e){return e instanceof HTMLSelectElement?e.value===""?"":e.selectedOptions[0]?.text??"":e.type!=="checkbox"?e.value:e.checked?"yes":""}function N(e,n){e instanceof HTMLSelectElement?e.value=[...e.options].find(r=>r.value!==""&&r.text===n)?.value??"":e.type==="checkbox"?e.checked=n==="yes":e.value=n}function _(e,n){let r=t=>h(e).find(s=>s.name===t)?.value??"",[o,S]=[U(r("rule")),U(r("organization"))],[O,f,q]=[r("policy"),r("severity"),e.querySelector("input:checked")!==null],V=t=>/^[chmlif]$/.test(t)&&(f===""||t===f.slice(0,1)),k=({element:t,text:s,marks:a})=>P(s,o)&&(O===""||t.dataset.policy===O)&&(a.some(V)||!q&&(f===""||t.dataset.severity===f)),l=w.map(t=>P(b(t),S));for(let[t,s]of w.entries())if(s.hidden!==!l[t])for(let a of[s,...D.flatMap(Z=>Z[t]??[])])m(a,!l[t]);for(let t of B)m(t,!P(b(t.querySelector("bdi")),S));let y=new Map(v.map(t=>[t.element.dataset.rule,k({...t,marks:t.marks.filter((s,a)=>l[a])})]));for(let{element:t}of v)m(t,!y.get(t.dataset.rule));for(let t of J)m(t.element,!(y.get(t.element.dataset.rule)??k(t)));let W=[...y.values()].filter(Boolean).length;n.textContent=`Shown: ${L(W,v.length,"rule")} and ${L(l.filter(Boolean).length,w.length,"organization")} on this page.`}var[i,z]=[document.getElementById("filters"),document.getElementById("shown")];if(i&&z){let e=()=>_(i,z),n=p();for(let o of h(i))N(o,n.get(o.name)??"");i.hidden=!1;let r=()=>{for(let o of h(i))E(o.name,j(o));e()};i.addEventListener("input",r),i.querySelector("button")?.addEventListener("click",()=>{for(let o of h(i))N(o,"");r()}),addEventListener("hashchange",I),e()}})();';
// src/reporters/fleet/html/parts.tsx
function VerdictWord({ verdict }) {
  return /* @__PURE__ */ a3("span", { class: `verdict ink-${verdict}`, children: [
    /* @__PURE__ */ a3(Glyph, { name: verdict === "missing" ? "nothing" : verdict }),
    verdict
  ] });
}
function Name2({ of, max }) {
  const name = /* @__PURE__ */ a3("bdi", { children: visible(clip(of.organization, max)) });
  return of.page === null ? name : /* @__PURE__ */ a3("a", { href: of.page, children: name });
}
// src/reporters/fleet/html/heat.tsx
var MAX_CELLS = 4e4;
var MAX_ON_PAPER = 18;
var MAX_NAME = 40;
var MAX_ID = 200;
var MAX_POLICY = 100;
function Heat({ page }) {
  const { organizations, rules } = page.fleet;
  const rows2 = rules.slice(0, Math.max(1, Math.floor(MAX_CELLS / organizations.length)));
  const omittedCount = rules.length - rows2.length;
  const isWide = organizations.length > MAX_ON_PAPER;
  return /* @__PURE__ */ a3(
    Section,
    {
      id: "heat",
      title: "Heat map",
      note: `${count(rules.length, "rule")} in ${count(organizations.length, "organization")}`,
      children: [
        /* @__PURE__ */ a3("p", { class: "muted narrow", children: [
          markWords,
          "."
        ] }),
        /* @__PURE__ */ a3(Filters, { page }),
        /* @__PURE__ */ a3("section", { class: isWide ? "scroll screen" : "scroll", tabindex: 0, "aria-label": "Heat map", children: /* @__PURE__ */ a3("table", { class: "heat", "aria-label": "Rules by organization", children: [
          /* @__PURE__ */ a3("thead", { children: /* @__PURE__ */ a3("tr", { children: [
            /* @__PURE__ */ a3("th", { scope: "col", children: "Rule" }),
            /* @__PURE__ */ a3("th", { scope: "col", class: "turned", children: /* @__PURE__ */ a3("span", { children: "fails in" }) }),
            organizations.map((row) => /* @__PURE__ */ a3("th", { scope: "col", class: "turned organization", children: /* @__PURE__ */ a3("span", { children: /* @__PURE__ */ a3(Name2, { of: row, max: MAX_NAME }) }) }))
          ] }) }),
          /* @__PURE__ */ a3("tbody", { children: rows2.map((rule) => {
            const cells2 = cellsOf(rule);
            return /* @__PURE__ */ a3("tr", { ...page.filterable(rule), children: [
              /* @__PURE__ */ a3(RuleName, { rule, page }),
              /* @__PURE__ */ a3("td", { children: thousands(rule.counts.failing) }),
              organizations.map(({ organization }) => /* @__PURE__ */ a3(Cell, { cell: cells2.get(organization) }))
            ] });
          }) })
        ] }) }),
        isWide && /* @__PURE__ */ a3(OnPaper, { page, rows: rows2 }),
        omittedCount > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
          "And ",
          count(omittedCount, "more rule"),
          ", in the JSON and rules-csv reports."
        ] })
      ]
    }
  );
}
function Filters({ page }) {
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("div", { id: "filters", class: "filters", role: "search", "aria-label": "Rules and organizations", hidden: true, children: [
      /* @__PURE__ */ a3("label", { children: [
        "Rule ",
        /* @__PURE__ */ a3("input", { type: "search", name: "rule", autocomplete: "off", spellcheck: false })
      ] }),
      /* @__PURE__ */ a3("label", { children: [
        "Organization ",
        /* @__PURE__ */ a3("input", { type: "search", name: "organization", autocomplete: "off", spellcheck: false })
      ] }),
      /* @__PURE__ */ a3("label", { children: [
        "Policy",
        " ",
        /* @__PURE__ */ a3("select", { name: "policy", children: [
          /* @__PURE__ */ a3("option", { value: "", children: "any" }),
          page.policies.map((policy, i3) => /* @__PURE__ */ a3("option", { value: i3, children: policy === null ? "built-in rules" : visible(clip(policy, MAX_POLICY)) }))
        ] })
      ] }),
      /* @__PURE__ */ a3("label", { children: [
        "Severity",
        " ",
        /* @__PURE__ */ a3("select", { name: "severity", children: [
          /* @__PURE__ */ a3("option", { value: "", children: "any" }),
          worstToBest.map((severity) => /* @__PURE__ */ a3("option", { value: severity, children: severity }))
        ] })
      ] }),
      /* @__PURE__ */ a3("label", { children: [
        /* @__PURE__ */ a3("input", { type: "checkbox", name: "failing" }),
        " failing only"
      ] }),
      /* @__PURE__ */ a3("button", { type: "button", children: "Clear" })
    ] }),
    /* @__PURE__ */ a3("p", { id: "shown", class: "muted", role: "status" })
  ] });
}
function RuleName({ rule, page }) {
  const title = /* @__PURE__ */ a3("bdi", { children: visible(clip(rule.title ?? rule.id, MAX_ID)) });
  const anchor2 = page.anchors.get(rule);
  return /* @__PURE__ */ a3("th", { scope: "row", children: [
    anchor2 === void 0 ? title : /* @__PURE__ */ a3("a", { href: `#${anchor2}`, children: title }),
    " ",
    /* @__PURE__ */ a3("small", { children: /* @__PURE__ */ a3("code", { children: visible(clip(rule.id, MAX_ID)) }) })
  ] });
}
function Cell({ cell }) {
  return /* @__PURE__ */ a3("td", { class: cell && classOf2(cell), children: cellMark(cell) });
}
function classOf2({ worst, status }) {
  if (worst !== null) return worst.slice(0, 1);
  if (status === "failing") return "f";
  return status === "passing" || status === "clear" ? "k" : void 0;
}
function OnPaper({ page, rows: rows2 }) {
  return /* @__PURE__ */ a3("div", { class: "on-paper", children: /* @__PURE__ */ a3("table", { children: [
    /* @__PURE__ */ a3("caption", { children: "Organizations by what became of the rule. A column for each organization is on the screen." }),
    /* @__PURE__ */ a3(Head, { columns: ["Rule", ...countNames.map((name) => [name, "n"])] }),
    /* @__PURE__ */ a3("tbody", { children: rows2.map((rule) => /* @__PURE__ */ a3("tr", { ...page.filterable(rule), children: [
      /* @__PURE__ */ a3(RuleName, { rule, page }),
      countsOf(rule).map((n2) => /* @__PURE__ */ a3("td", { class: "n", children: n2 }))
    ] })) })
  ] }) });
}
// src/reporters/fleet/html/page.ts
var MAX_RULES2 = 100;
function pageOf2(fleet) {
  const numbers = new Map(fleet.rules.map((rule, i3) => [rule, i3]));
  const policies = [...new Set(fleet.rules.map(({ policy }) => policy))];
  const failing = failingRules(fleet);
  const described2 = failing.slice(0, MAX_RULES2);
  return {
    fleet,
    described: described2,
    failing: failing.length,
    anchors: new Map(described2.map((rule, i3) => [rule, `rule-${i3}`])),
    policies,
    filterable: (rule) => ({
      "data-rule": lookUp(numbers, rule),
      "data-policy": policies.indexOf(rule.policy),
      "data-severity": rule.severity,
      "data-worst": rule.worst ?? ""
    })
  };
}
// src/reporters/fleet/html/organizations.tsx
var MAX = 1e3;
var MAX_NAME2 = 4e3;
function Organizations({ fleet }) {
  const { organizations, missing } = fleet;
  const more = Math.max(0, organizations.length - MAX) + Math.max(0, missing.length - MAX);
  return /* @__PURE__ */ a3(
    Section,
    {
      id: "organizations",
      title: "Organizations",
      note: `${count(organizations.length, "report")} judged, ${thousands(missing.length)} missing`,
      children: [
        /* @__PURE__ */ a3("table", { children: [
          /* @__PURE__ */ a3("caption", { children: [
            "Times are in UTC. Open findings by severity.",
            organizations.some(({ page }) => page !== null) && " A name leads to the HTML file beside the organization's JSON report."
          ] }),
          /* @__PURE__ */ a3(
            Head,
            {
              columns: [
                "Organization",
                "Verdict",
                ...worstToBest.map((severity) => [severity, "n"]),
                "Revisions",
                "Evidence",
                "Last complete audit",
                "As of"
              ]
            }
          ),
          /* @__PURE__ */ a3("tbody", { children: [
            organizations.slice(0, MAX).map((row) => /* @__PURE__ */ a3(Row, { row })),
            missing.slice(0, MAX).map((name) => /* @__PURE__ */ a3("tr", { class: "organization", children: [
              /* @__PURE__ */ a3("th", { scope: "row", children: /* @__PURE__ */ a3("bdi", { children: visible(name) }) }),
              /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(VerdictWord, { verdict: "missing" }) }),
              /* @__PURE__ */ a3("td", { class: "none", colspan: 9, children: "expected, and there is no report of it" })
            ] }))
          ] })
        ] }),
        more > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
          "And ",
          count(more, "more organization"),
          ", in the JSON and CSV reports."
        ] })
      ]
    }
  );
}
function Row({ row }) {
  return /* @__PURE__ */ a3("tr", { class: "organization", children: [
    /* @__PURE__ */ a3("th", { scope: "row", children: [
      /* @__PURE__ */ a3(Name2, { of: row, max: MAX_NAME2 }),
      row.expected === false && /* @__PURE__ */ a3("small", { children: " not expected" })
    ] }),
    /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(VerdictWord, { verdict: row.verdict }) }),
    worstToBest.map((severity) => /* @__PURE__ */ a3("td", { class: row.open[severity] > 0 ? "n" : "n none", "data-label": severity, children: thousands(row.open[severity]) })),
    /* @__PURE__ */ a3("td", { "data-label": "revisions", children: rangeWords2(row) }),
    /* @__PURE__ */ a3("td", { "data-label": "evidence", class: row.stale || !row.evidence.complete ? "no" : void 0, children: evidenceWords(row) }),
    /* @__PURE__ */ a3("td", { "data-label": "last complete audit", children: row.lastCompleteAudit === null ? "none known" : /* @__PURE__ */ a3(When, { at: row.lastCompleteAudit, table: true }) }),
    /* @__PURE__ */ a3("td", { "data-label": "as of", children: /* @__PURE__ */ a3(When, { at: row.asOf, table: true }) })
  ] });
}
// src/reporters/fleet/html/policies.tsx
var MAX_NAMES2 = 8;
function Policies({ fleet }) {
  return /* @__PURE__ */ a3(
    Section,
    {
      id: "policies",
      title: "Policies",
      note: `${thousands(fleet.policies.length)}, ${thousands(fleet.summary.policies.differing)} in several versions`,
      children: /* @__PURE__ */ a3(
        Table,
        {
          page: nowhere,
          caption: "A version is the digest of the policy's file. A file that it extends is a policy of its own.",
          emptyWords: "No organization is judged by a policy: built-in rules alone were evaluated.",
          rows: fleet.policies,
          moreWords: ["more policy", "more policies"],
          columns: [
            { head: "Policy", cell: ({ id }) => /* @__PURE__ */ a3("code", { children: visible(id) }) },
            {
              head: "Versions",
              as: "n",
              label: true,
              kind: ({ differs }) => differs ? "no" : void 0,
              cell: ({ versions }) => thousands(versions.length)
            },
            { head: "Who is judged by which", cell: (policy) => versionsWords(policy, MAX_NAMES2) }
          ]
        }
      )
    }
  );
}
function Method({ fleet }) {
  const tools = [...new Set(fleet.organizations.map(({ tool }) => tool))].toSorted();
  return /* @__PURE__ */ a3(Section, { id: "method", title: "Method", children: [
    /* @__PURE__ */ a3("p", { class: "narrow", children: "Each organization was audited by itself; this page adds up their JSON reports and judges nothing anew. Of several reports of an organization, the one with the newest instant counts; the others are only in the trend. The verdict is the worst of all. An organization that was expected and has no report, or a report that is too old, makes it incomplete. A rule is the same in two organizations when its id is; it differs when it holds in one and fails or is excepted in another. Where organizations give it different severities, the highest is shown. Its title and its setting are shown where they are the same in all organizations that list it." }),
    /* @__PURE__ */ a3("p", { class: "narrow", children: [
      `The reports that count were made by driftline ${tools.slice(0, 8).map(visible).join(", ")}${tools.length > 8 ? " and others" : ""}: `,
      count(fleet.organizations.length, "report"),
      "."
    ] })
  ] });
}
// src/reporters/fleet/html/rules.tsx
var MAX_FAILING = 8;
var MAX_NAMES22 = 12;
var MAX_MESSAGE = 400;
function Rules({ page }) {
  const { fleet, described: described2, failing } = page;
  const omittedCount = failing - described2.length;
  const { differing } = fleet.summary.rules;
  return /* @__PURE__ */ a3(
    Section,
    {
      id: "rules",
      title: "What fails, and where it does not",
      note: `${count(failing, "rule")}, ${thousands(differing)} not the same everywhere`,
      children: [
        failing === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: "No rule fails in any organization." }),
        described2.map((rule) => /* @__PURE__ */ a3(Rule, { rule, page })),
        omittedCount > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
          "And ",
          count(omittedCount, "more rule"),
          ", in the heat map and the JSON report."
        ] })
      ]
    }
  );
}
function Rule({ rule, page }) {
  const severity = rule.worst ?? rule.severity;
  const having = (status) => rule.cells.filter((cell) => cell.status === status);
  const failing = rule.cells.filter((cell) => cell.status === "failing" || cell.open > 0);
  const otherCells = {
    "Holds in": having("passing"),
    "Nothing open in": having("clear"),
    "Excepted in": having("excepted").filter(({ open: open2 }) => open2 === 0),
    "Not evaluated in": having("not-evaluated").filter(({ open: open2 }) => open2 === 0)
  };
  const names3 = (cells2) => {
    const organizations = cells2.map(({ organization }) => organization);
    return phrase(namesWords(organizations, MAX_NAMES22), nowhere);
  };
  return /* @__PURE__ */ a3("article", { id: page.anchors.get(rule), class: `window ink-${severity}`, ...page.filterable(rule), children: [
    /* @__PURE__ */ a3("div", { class: "rule", children: [
      /* @__PURE__ */ a3("div", { class: "head", children: [
        /* @__PURE__ */ a3(Badge, { severity }),
        /* @__PURE__ */ a3("h3", { children: /* @__PURE__ */ a3("bdi", { children: visible(rule.title ?? rule.id) }) }),
        /* @__PURE__ */ a3("span", { class: "for", children: failsWords2(rule, page.fleet) })
      ] }),
      /* @__PURE__ */ a3("p", { class: "said", children: [
        /* @__PURE__ */ a3("code", { children: visible(rule.id) }),
        rule.subject !== null && /* @__PURE__ */ a3($, { children: [
          " \u00b7 ",
          /* @__PURE__ */ a3("code", { children: visible(nameOf(rule.subject)) })
        ] }),
        rule.title === null && " \u00b7 its title is not the same everywhere"
      ] })
    ] }),
    /* @__PURE__ */ a3("ul", { class: "lines", children: [
      failing.slice(0, MAX_FAILING).map((cell) => /* @__PURE__ */ a3("li", { children: [
        /* @__PURE__ */ a3("b", { children: /* @__PURE__ */ a3("bdi", { children: visible(cell.organization) }) }),
        ": ",
        rule.title === null && cell.title !== null && /* @__PURE__ */ a3("bdi", { children: [
          visible(clip(cell.title, MAX_MESSAGE)),
          " \u00b7 "
        ] }),
        count(cell.open, "finding"),
        " open",
        cell.since !== null && /* @__PURE__ */ a3($, { children: [
          " ",
          "since ",
          /* @__PURE__ */ a3(When, { at: cell.since }),
          cell.orEarlier && " or earlier"
        ] }),
        cell.message !== null && phrase(say` \u00b7 ${prose(clip(cell.message, MAX_MESSAGE))}`, nowhere)
      ] })),
      failing.length > MAX_FAILING && /* @__PURE__ */ a3("li", { children: [
        "and in ",
        names3(failing.slice(MAX_FAILING))
      ] }),
      Object.entries(otherCells).map(
        ([words2, cells2]) => cells2.length > 0 && /* @__PURE__ */ a3("li", { class: "muted", children: [
          words2,
          " ",
          names3(cells2)
        ] })
      ),
      rule.counts.absent > 0 && /* @__PURE__ */ a3("li", { class: "muted", children: [
        count(rule.counts.absent, "organization has", "organizations have"),
        " no such rule"
      ] })
    ] })
  ] });
}
// src/reporters/fleet/html/style.ts
var own2 = `
main > section:first-child { margin-top: 20px; } .counts.five + .counts.five { margin: -4px 0 0; }
#heat > .narrow { max-width: none; font-size: 13.5px; line-height: 20px; }
.counts.five { grid-template-columns: repeat(5, minmax(max-content, 1fr)); }
.ink-compliant { --ink: var(--ok); } .ink-drifted { --ink: var(--high); }
.ink-incomplete, .ink-missing { --ink: var(--incomplete); } .ink-tampered { --ink: var(--critical); }
.verdict { display: inline-flex; align-items: center; gap: 6px; color: var(--ink); font-weight: 600; white-space: nowrap; }
td.none { color: var(--muted); } @media screen and (max-width: 1180px) { #organizations time { white-space: normal; } }
.problems { margin-top: 16px; padding: 10px 16px 10px 32px; list-style: disc; border: 1px solid var(--incomplete); border-radius: 6px; }
.scroll { overflow: auto; max-height: 85vh; margin-top: 12px; border: 1px solid var(--line); border-radius: 6px; }
.heat, .heat tbody, .heat tr, .heat thead, .heat th, .heat td, .heat caption { width: auto; }
.heat { display: table; margin: 0; } .heat thead { display: table-header-group; position: static; clip-path: none; overflow: visible; height: auto; width: auto; }
.heat tbody { display: table-row-group; } .heat tr, .heat tbody tr { display: table-row; padding: 0; }
.heat th, .heat td, .heat tbody th, .heat tbody td { display: table-cell; padding: 4px 7px; border-bottom: 1px solid var(--line); }
.heat td { text-align: center; white-space: nowrap; font-size: 12.5px; color: var(--muted); border-left: 1px solid var(--line); }
.heat thead th { position: sticky; top: 0; z-index: 2; vertical-align: bottom; box-shadow: inset 0 -1px var(--line); }
.heat thead th:first-child { left: 0; z-index: 3; } .heat [hidden] { display: none; } .heat .turned a { color: inherit; }
.heat th a, .heat th small { font-weight: 400; } .heat th small { display: block; margin: 0; } .heat tbody th a { color: var(--text); }
.filters { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-top: 12px; font-size: 13.5px; } .filters[hidden] { display: none; }
.filters select { font: inherit; color: inherit; } .filters select, .filters input[type="search"] { padding: 3px 8px; max-width: 22ch; background: var(--page); border: 1px solid var(--strong); border-radius: 6px; }
#shown { margin-top: 8px; font-size: 13.5px; } #shown:empty { display: none; }
.runs { margin-top: 8px; } .runs > summary, #trend p { font-size: 13.5px; } svg.bars { width: auto; height: 20px; margin-left: 8px; vertical-align: text-bottom; color: var(--muted); }
.heat thead th.turned { padding: 6px 7px; border-left: 1px solid var(--line); text-align: center; }
.heat .turned > span { display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg); max-height: 168px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.heat tbody th { position: sticky; left: 0; z-index: 1; min-width: 260px; max-width: 380px; background: var(--page); overflow-wrap: anywhere; }
.heat td.c { color: var(--critical-on); background: var(--critical); font-weight: 600; }
.heat td.h { color: var(--high); background: var(--high-tint); font-weight: 600; }
.heat td.m { color: var(--medium); background: var(--medium-tint); font-weight: 600; }
.heat td.l { color: var(--low); background: var(--low-tint); font-weight: 600; }
.heat td.i { color: var(--info); background: var(--info-tint); }
.heat td.k { color: var(--ok); }
@media screen and (max-width: 720px) { .counts.five { grid-template-columns: repeat(3, minmax(max-content, 1fr)); } .heat tbody th { min-width: 140px; max-width: 160px; } .heat th small { display: none; } }
@media print {
  .filters, .screen { display: none; } .scroll { overflow: visible; max-height: none; border: 0; } .heat tbody th { position: static; min-width: 0; } .heat th, .heat td, .heat tbody th, .heat tbody td { padding: 1pt 2pt; }
  .heat td { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
`;
var style2 = `${style}
${own2.trim()}`;
// src/reporters/fleet/html/top.tsx
function Top2({ fleet }) {
  const { headline: headline2, sentences } = fleetStanding(fleet);
  const { tampered, incomplete, drifted, compliant, missing } = fleet.summary.organizations;
  const worst = worstToBest.find((severity) => fleet.summary.open[severity] > 0);
  return /* @__PURE__ */ a3("header", { children: /* @__PURE__ */ a3("div", { class: "in top", children: [
    /* @__PURE__ */ a3("div", { children: [
      /* @__PURE__ */ a3("p", { class: "scope", children: [
        "Driftline fleet \u00b7 ",
        count(fleet.summary.organizations.total, "organization"),
        " \u00b7 as of ",
        longMinute(fleet.asOf)
      ] }),
      /* @__PURE__ */ a3("p", { class: `state state-${fleet.verdict}${worst ? ` worst-${worst}` : ""}`, children: [
        /* @__PURE__ */ a3(Glyph, { name: fleet.verdict }),
        fleet.verdict
      ] }),
      /* @__PURE__ */ a3("h1", { children: phrase(headline2, nowhere) }),
      sentences.slice(1).map((sentence) => /* @__PURE__ */ a3("p", { class: "lead", children: phrase(sentence, nowhere) })),
      /* @__PURE__ */ a3(
        CountList,
        {
          kind: "counts five",
          label: "Organizations by verdict",
          of: Object.entries({ tampered, incomplete, drifted, compliant, missing })
        }
      ),
      /* @__PURE__ */ a3(
        CountList,
        {
          kind: "counts five",
          label: "Open findings by severity",
          of: worstToBest.map((severity) => [severity, fleet.summary.open[severity]])
        }
      ),
      fleet.problems.length > 0 && /* @__PURE__ */ a3("ul", { class: "problems", "aria-label": "Why the fleet is incomplete", children: problemLines(fleet).map((line) => /* @__PURE__ */ a3("li", { children: phrase(line, nowhere) })) })
    ] }),
    /* @__PURE__ */ a3(Evidence, { fleet })
  ] }) });
}
function Evidence({ fleet }) {
  const { view, summary, tool } = fleet;
  const expected = view.expected === null ? "not stated: an organization without a report would not be missed" : `${count(view.expected.length, "organization")}, ${thousands(summary.organizations.missing)} missing`;
  const age3 = view.maxAgeSeconds === null ? "not limited: an old report counts as a new one" : `at most ${duration(view.maxAgeSeconds)}, ${thousands(summary.organizations.stale)} stale`;
  return /* @__PURE__ */ a3("div", { class: "evidence", children: [
    /* @__PURE__ */ a3("h2", { children: "Evidence" }),
    /* @__PURE__ */ a3("dl", { class: "facts", children: [
      /* @__PURE__ */ a3(Fact, { term: "Reports", children: phrase(organizationsWords(fleet), nowhere) }),
      /* @__PURE__ */ a3(Fact, { term: "Expected", children: expected }),
      /* @__PURE__ */ a3(Fact, { term: "Age", children: age3 }),
      /* @__PURE__ */ a3(Fact, { term: "Findings", children: countsWords(fleet.summary) }),
      /* @__PURE__ */ a3(Fact, { term: "Rules", children: `${count(summary.rules.total, "rule")}, ${count(summary.rules.failing, "fails somewhere", "fail somewhere")}, ${thousands(summary.rules.differing)} not the same everywhere` }),
      /* @__PURE__ */ a3(Fact, { term: "Policies", children: `${thousands(summary.policies.total)}, ${thousands(summary.policies.differing)} of them in several versions` }),
      /* @__PURE__ */ a3(Fact, { term: "Tool", children: phrase(say`driftline ${tool.version}, exit code ${fleet.exitCode}`, nowhere) })
    ] })
  ] });
}
// src/reporters/fleet/html/trend.tsx
var MAX_RUNS2 = 30;
var MAX_ROWS2 = 800;
var MAX_ORGANIZATIONS = 1e3;
function hasTrend({ organizations }) {
  return organizations.some(({ runs }) => runs.length > 1);
}
function Trend({ fleet }) {
  const several = fleet.organizations.filter(({ runs }) => runs.length > 1);
  const most = Math.min(MAX_RUNS2, Math.floor(MAX_ROWS2 / several.length));
  const more = several.length - MAX_ORGANIZATIONS;
  return /* @__PURE__ */ a3(
    Section,
    {
      id: "trend",
      title: "Trend",
      note: `${count(several.length, "organization has", "organizations have")} several reports`,
      children: [
        /* @__PURE__ */ a3("p", { class: "muted narrow", children: "The newest report of each organization is judged. An older report is shown as of its own instant; no report speaks of the time between. A report that is incomplete may lack findings. A bar shows the number of open findings, from zero." }),
        fleet.organizations.length > 1 && /* @__PURE__ */ a3(Days, { fleet }),
        several.slice(0, MAX_ORGANIZATIONS).map((row) => /* @__PURE__ */ a3(Organization, { of: row, most })),
        more > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
          "And ",
          count(more, "more organization"),
          ", in the JSON report."
        ] })
      ]
    }
  );
}
function Days({ fleet }) {
  const days = fleet.trend.map(({ day, ...run }) => ({ time: day, ...run }));
  const last = days.slice(-MAX_RUNS2);
  const subject = allWords(fleet.organizations);
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("h3", { children: capitalizeText(subject) }),
    days.length < 2 ? /* @__PURE__ */ a3("p", { class: "muted", children: `Fewer than two days have a report of ${subject}, so there is no trend of all together.` }) : /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("p", { children: [
        /* @__PURE__ */ a3(Words, { points: last, all: days.length, noun: "day" }),
        " ",
        /* @__PURE__ */ a3(Bars, { points: last })
      ] }),
      /* @__PURE__ */ a3(
        Points2,
        {
          points: last,
          all: days.length,
          head: "Day",
          caption: `The days (UTC) that have a report of ${subject}: the sum of the last report of each.`
        }
      )
    ] })
  ] });
}
function Organization({ of, most }) {
  const points = of.runs.map(({ asOf, ...run }) => ({ time: asOf, ...run }));
  const last = points.slice(-MAX_RUNS2);
  const head2 = /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("b", { children: /* @__PURE__ */ a3("bdi", { children: visible(of.organization) }) }),
    ": ",
    /* @__PURE__ */ a3(Words, { points: last, all: points.length, noun: "report" }),
    " ",
    /* @__PURE__ */ a3(Bars, { points: last })
  ] });
  if (most < 2) return /* @__PURE__ */ a3("p", { class: "runs organization", children: head2 });
  return /* @__PURE__ */ a3("details", { class: "runs organization", children: [
    /* @__PURE__ */ a3("summary", { children: head2 }),
    /* @__PURE__ */ a3(
      Points2,
      {
        points: points.slice(-most),
        all: points.length,
        head: "As of",
        caption: "Times are in UTC. The last report is judged."
      }
    )
  ] });
}
function Words({ points, all, noun }) {
  const [first, last] = [firstIn(points), lastIn(points)];
  const cut = points.length < all ? `, the last ${points.length} from` : ", from";
  const day = (instant2) => visible(instant2.slice(0, "2026-11-20".length));
  const stand = ({ time: time2, open: open2, verdict }) => `${thousands(totalOf(open2))} open (${day(time2)}, ${verdict})`;
  return /* @__PURE__ */ a3($, { children: `${count(all, noun)}${cut} ${stand(first)} to ${stand(last)}` });
}
var HEIGHT2 = 20;
var STEP = 8;
function Bars({ points }) {
  const most = Math.max(1, ...points.map(({ open: open2 }) => totalOf(open2)));
  const heights = points.map(({ open: open2 }) => Math.max(1, Math.round(totalOf(open2) / most * HEIGHT2)));
  return /* @__PURE__ */ a3("svg", { class: "bars", viewBox: `0 0 ${points.length * STEP} ${HEIGHT2}`, "aria-hidden": "true", children: /* @__PURE__ */ a3("path", { d: heights.map((height, i3) => `M${i3 * STEP} ${HEIGHT2}v-${height}h${STEP - 2}v${height}z`).join("") }) });
}
var note = {
  head: "Note",
  kind: () => "muted",
  cell: ({ comparable }) => !comparable && "other policy files or version: counts may differ for this reason"
};
function Points2(props) {
  const { points, all, head: head2, caption } = props;
  const hasNotes = points.some(({ comparable }) => !comparable);
  return /* @__PURE__ */ a3(
    Table,
    {
      page: nowhere,
      caption,
      rows: points,
      all,
      moreWords: ["older row"],
      columns: [
        { head: head2, cell: ({ time: time2 }) => /* @__PURE__ */ a3(When, { at: time2, table: true }) },
        { head: "Verdict", cell: ({ verdict }) => /* @__PURE__ */ a3(VerdictWord, { verdict }) },
        { head: "open", as: "n", label: true, cell: ({ open: open2 }) => thousands(totalOf(open2)) },
        ...worstToBest.map((severity) => ({
          head: severity,
          as: "n",
          label: severity,
          kind: ({ open: open2 }) => open2[severity] > 0 ? void 0 : "none",
          cell: ({ open: open2 }) => thousands(open2[severity])
        })),
        ...hasNotes ? [note] : []
      ]
    }
  );
}
// src/reporters/fleet/html/index.tsx
var fleetHtml = (fleet) => {
  const page = pageOf2(fleet);
  const parts2 = [
    ["heat", "Heat map", /* @__PURE__ */ a3(Heat, { page })],
    ["organizations", "Organizations", /* @__PURE__ */ a3(Organizations, { fleet })],
    ...hasTrend(fleet) ? [["trend", "Trend", /* @__PURE__ */ a3(Trend, { fleet })]] : [],
    ["rules", "Rules", /* @__PURE__ */ a3(Rules, { page })],
    ["policies", "Policies", /* @__PURE__ */ a3(Policies, { fleet })],
    ["method", "Method", /* @__PURE__ */ a3(Method, { fleet })]
  ];
  const document2 = /* @__PURE__ */ a3(
    Shell,
    {
      title: titleOf(capitalizeText(fleet.verdict), "fleet", longDay(fleet.asOf)),
      styles: [style2],
      script: client_default,
      skip: ["heat", "heat map"],
      top: /* @__PURE__ */ a3(Top2, { fleet }),
      parts: parts2,
      of: fleet
    }
  );
  return `<!doctype html>
${z2(document2)}
`;
};

import { changesPart, fill, foldedPart, heads, limits as limits3, md, openPart, partOf, pastPart } from "./reporters.js";

// src/reporters/fleet/markdown.ts
var BUDGET = 6e4;
var RESERVE = 600;
var MAX_NAMED = 12;
var markdown = (fleet) => {
  const { headline: headline2, sentences } = fleetStanding(fleet);
  const head2 = [
    `### ${stateMarks[fleet.verdict].glyph} Fleet ${fleet.verdict}: ${md(headline2)}`,
    md(say`As of ${at(fleet.asOf)} \u00b7 ${[countsWords(fleet.summary)]}`),
    sentences.map(md).join(" "),
    ...fleet.problems.length > 0 ? [
      problemLines(fleet).map((line) => `- ${md(line)}`).join("\n")
    ] : []
  ].join("\n\n");
  const tail = `${disclaimer} Verdict ${fleet.verdict}, exit code ${fleet.exitCode}.`;
  const parts2 = [organizationsPart(fleet), trendPart(fleet), rulesPart(fleet), heatPart(fleet), policiesPart(fleet)];
  const { texts, counts } = fill(parts2, BUDGET - Buffer.byteLength(head2) - RESERVE);
  const names3 = [
    "organizations",
    "trends",
    "rules that fail or differ",
    "rules of the heat map",
    "policies with several versions"
  ];
  const cut = counts.flatMap(
    ({ rowCount, all }, i3) => rowCount < all ? [`${thousands(rowCount)} of ${thousands(all)} ${names3[i3]}`] : []
  );
  const note2 = cut.length > 0 ? `Shown: ${cut.join(", ")}; the HTML and JSON reports have all of them. ` : "";
  return `${[head2, ...texts].filter((part) => part !== "").join("\n\n")}

${note2}${tail}
`;
};
function organizationsPart({ organizations, missing }) {
  const rows2 = [
    ...organizations.map(organizationCells),
    ...missing.map((name) => [md(say`${name}`), "\u25d0 missing", "no report"])
  ];
  return partOf(`#### Organizations

${heads("Organization", "Verdict", "Evidence")}`, rows2, (cells2) => cells2);
}
function organizationCells(organization) {
  const { open: open2, verdict, asOf } = organization;
  return [
    md(say`${organization.organization}`),
    `${stateMarks[verdict].glyph} ${verdict}; open: ${tallyWords(open2)}`,
    md(
      say`${[evidenceWords(organization)]}; ${[seenWords(organization)]}; as of ${at(asOf)}; last complete audit: ${lastAuditWords(organization)}`
    )
  ];
}
function trendPart(fleet) {
  const all = [
    { name: allWords(fleet.organizations), words: daysWords(fleet) },
    ...fleet.organizations.map((row) => ({ name: md(say`${row.organization}`), words: runsWords(row) }))
  ];
  const rows2 = all.flatMap(({ name, words: words2 }) => words2 === void 0 ? [] : [[name, md(words2.long)]]);
  const before = `#### Trend

${heads("Organization", "Open findings, the oldest report first")}`;
  return partOf(before, rows2, (cells2) => cells2);
}
function rulesPart(fleet) {
  const before = `#### What fails, and where it does not

${heads("Severity", "Rule and setting", "Where")}`;
  return partOf(before, failingRules(fleet), (rule) => [
    `${rule.worst ?? rule.severity}; ${failsWords2(rule, fleet)}`,
    md(rule.subject === null ? say`${rule.id}` : say`${rule.id}: ${subjectWords(rule.subject)}`),
    md(whereWords(rule))
  ]);
}
function heatPart({ organizations, rules }) {
  const isLong = organizations.length > MAX_NAMED;
  const wordsOf = (rule) => isLong ? countWords(rule) : md(marksOf3(rule, organizations));
  const summary = `Every rule (${thousands(rules.length)})`;
  const head2 = `${isLong ? "" : `${markWords}.

`}${heads("Rule", "Organizations")}`;
  return foldedPart(summary, head2, rules, (rule) => [md(say`${rule.id}`), wordsOf(rule)]);
}
function countWords(rule) {
  return countsOf(rule).flatMap((count4, i3) => count4 === "0" ? [] : [`${countNames[i3]}: ${count4}`]).join(", ");
}
function marksOf3(rule, organizations) {
  const cells2 = cellsOf(rule);
  return joinPhrases(
    organizations.map(({ organization }) => say`${organization} ${[cellMark(cells2.get(organization))]}`),
    ", "
  );
}
function policiesPart({ policies }) {
  const differing = policies.filter(({ differs }) => differs);
  const before = `#### Policies that are not the same everywhere

${heads("Policy", "Versions")}`;
  return partOf(before, differing, (policy) => [md(say`${policy.id}`), md(versionsWords(policy))]);
}

// src/reporters/fleet/rules-csv.ts
var rulesCsv = (fleet) => {
  const rows2 = fleet.rules.flatMap((rule) => {
    const cells2 = cellsOf(rule);
    return fleet.organizations.map(({ organization }) => ({ rule, organization, cell: cells2.get(organization) }));
  });
  return sheet2(columns2, rows2, fleetCells(fleet));
};
var columns2 = [
  { name: "rule", of: ({ rule }) => rule.id },
  { name: "title", of: ({ rule, cell }) => cell?.title ?? rule.title },
  { name: "policy", of: ({ rule, cell }) => (cell ?? rule).policy },
  { name: "subject", of: ({ cell }) => cell && cell.subject !== null ? nameOf(cell.subject) : null },
  { name: "severity", of: ({ cell }) => cell?.severity ?? null },
  { name: "differs", of: ({ rule }) => yes(rule.differs) },
  { name: "organization", of: ({ organization }) => organization },
  { name: "status", of: ({ cell }) => cell?.status ?? "absent" },
  { name: "open", of: ({ cell }) => cell?.open ?? null },
  { name: "worst", of: ({ cell }) => cell?.worst ?? null },
  utc("since", ({ cell }) => cell?.since ?? null),
  { name: "since_exact", of: ({ cell }) => cell && cell.since !== null ? yes(cell.orEarlier !== true) : null },
  { name: "message", of: ({ cell }) => cell?.message ?? null }
];

// src/reporters/fleet/text.ts
var MAX_ROWS3 = 20;
var INDENT = " ".repeat(15);
var text2 = (fleet, options = {}) => {
  const { width, paint } = screenOf(options);
  const { headline: headline2, sentences } = fleetStanding(fleet);
  const blocks = [
    ends("Driftline fleet", plain(say`as of ${at(fleet.asOf)}`), width),
    [headline2, ...sentences].flatMap((sentence) => wrap("  ", plain(sentence), width)),
    fleet.problems.length === 0 ? [] : ["  Incomplete", ...problemLines(fleet).flatMap((line) => wrap("    ", plain(line), width))],
    trendLines(daysWords(fleet), "  ", width),
    ...limitBlocks(
      fleet.organizations,
      ["more organization", "more organizations"],
      width,
      (row) => organizationBlock(row, width, paint)
    ),
    ...limitBlocks(
      failingRules(fleet),
      ["more rule that fails or differs", "more rules that fail or differ"],
      width,
      (rule) => ruleBlock(rule, fleet, width, paint)
    ),
    ...limitBlocks(
      fleet.policies.filter(({ differs }) => differs),
      ["more policy with several versions", "more policies with several versions"],
      width,
      (policy) => wrap("  ", plain(say`policy ${policy.id}: ${versionsWords(policy)}`), width)
    ),
    wrap("  ", `${countsWords(fleet.summary)}. ${disclaimer}`, width),
    lastLine(fleet, paint)
  ];
  return textOf(blocks);
};
function limitBlocks(all, [singular, plural], width, block) {
  const more = all.length - MAX_ROWS3;
  const moreLines = more > 0 ? [wrap("  ", `and ${count(more, singular, plural)} (all in --format json)`, width)] : [];
  return [...all.slice(0, MAX_ROWS3).map(block), ...moreLines];
}
function organizationBlock(row, width, paint) {
  const { glyph, colours } = stateMarks[row.verdict];
  const right = totalOf(row.open) === 0 ? "nothing open" : tallyWords(row.open);
  const evidence = `evidence ${evidenceWords(row)}; last complete audit `;
  return [
    ...headingLines({ glyph, colours, word: row.verdict, name: row.organization, right }, width, paint),
    ...wrap(INDENT, plain(say`${[seenWords(row)]}, ${[evidence]}${lastAuditWords(row)}, as of ${at(row.asOf)}`), width),
    ...trendLines(runsWords(row), INDENT, width)
  ];
}
function trendLines(words2, indent, width) {
  return words2 === void 0 ? [] : wrap(indent, plain(say`trend of ${words2.short}`), width);
}
function ruleBlock(rule, fleet, width, paint) {
  const severity = rule.worst ?? rule.severity;
  const { glyph, colours } = severityMarks[severity];
  return [
    ...headingLines({ glyph, colours, word: severity, name: rule.id, right: failsWords2(rule, fleet) }, width, paint),
    ...wrap(INDENT, plain(whereWords(rule)), width)
  ];
}
function headingLines({ glyph, word, name, right, colours }, width, paint) {
  const label = `${glyph} ${word.padEnd(11)}`;
  const room = Math.max(8, width - INDENT.length - 2 - cells(right));
  const short = logLine(middle(visible(clip(name, 200)), room));
  const [first = "", ...more] = ends(`  ${label}${short}`, right, width);
  return [first.replace(label, () => paint(label, ...colours)), ...more];
}
function lastLine({ verdict, exitCode, summary }, paint) {
  const { total: total2, missing } = summary.organizations;
  const missingText = missing > 0 ? `, ${thousands(missing)} missing` : "";
  const word = paint(verdict.toUpperCase(), ...stateMarks[verdict].colours);
  return [
    `${word}  ${count(total2, "organization")}${missingText}, ${thousands(totalOf(summary.open))} open.  Exit ${exitCode}.`
  ];
}

import { approvalWords, matchWords, seenIn } from "./questions.js";

import { acceptance } from "./reporters.js";

import { blastWords, rangeWords as rangeWords3, usedLines } from "./audit.js";

import { holdersIn } from "./audit.js";

import { acceptedValue, entrySubject, isWritable, namesSubject, needsKey, objection } from "./policies.js";

// src/reporters/html/access.tsx
function Access({ page }) {
  const { report } = page;
  const holderOf = holdersIn(report);
  const isAsked = report.people !== null;
  const personOf = ({ who: entries }) => holderOf(entries)?.person;
  const columnsOfUse = [
    { head: "Member", label: true, cell: (grant) => memberWords(personOf(grant)) },
    { head: "Last used", label: true, cell: (grant) => lastUseWords(report.usage ? personOf(grant) : void 0) },
    { head: "Highest mode", label: true, cell: (grant) => personOf(grant)?.highest ?? "not known" }
  ];
  const count22 = report.access.filter(({ to }) => to !== "nobody").length;
  return /* @__PURE__ */ a3(Section, { id: "access", title: "Access review", note: count(count22, "grant"), children: [
    report.access.length === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: report.revisions.length === 0 ? "No revision was seen." : "No setting of today names people." }),
    !isAsked && report.access.length > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: "This audit lacks data on who is a member, or on who used the agent. To request both, give --with usage,access, or the input with: usage,access." }),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Access review",
        asLines: true,
        rows: report.access,
        moreWords: ["more grant"],
        columns: [
          { head: "Who", as: "who", cell: (grant) => nameWords2(grant, holderOf(grant.who)?.email ?? null) },
          { head: "May", label: true, cell: mayWords },
          { head: "Setting", label: true, cell: ({ subject }) => subjectWords(subject) },
          {
            head: "Since revision",
            label: true,
            cell: ({ exact, since: { revision: revision2 } }) => /* @__PURE__ */ a3($, { children: [
              !exact && "at the latest ",
              revision2 === null ? "not known" : /* @__PURE__ */ a3(Revision, { number: revision2, page })
            ] })
          },
          { head: "Time (UTC)", cell: ({ since }) => /* @__PURE__ */ a3(When, { at: since.at, table: true }) },
          {
            head: "Granted by",
            as: "who",
            label: true,
            cell: ({ exact, since }) => exact ? personWords(since.by) : "not known"
          },
          ...isAsked ? columnsOfUse : []
        ]
      }
    )
  ] });
}
function memberWords(person) {
  return person?.member === true ? "yes" : person?.member === false ? "no" : "not known";
}
function lastUseWords(person) {
  return person ? person.lastDay ?? "no use seen" : "not known";
}
function mayWords({ grants, limits: limits22 }) {
  return limits22 ? say`${prose(grants)} Limited to ${valueText(limits22)}.` : prose(grants);
}
function nameWords2({ to, who: entries, because }, email2) {
  if (to !== "listed") return because === null ? [to] : say`${[to]}: ${prose(because)}`;
  const itself = typeof entries === "string" ? personPhrase(entries) : value(valueText(entries));
  return email2 === null || email2 === entries ? itself : say`${personPhrase(email2)} (${itself})`;
}
// src/reporters/html/approvals.tsx
var stateWords2 = {
  applied: "applied",
  partly: "applied in part",
  "never-applied": "authorized no change",
  pending: "pending",
  unknown: "not known"
};
function Approvals({ page }) {
  const { approvals } = page.report;
  return /* @__PURE__ */ a3(Section, { id: "approvals", title: "Approvals", note: count(approvals.length, "approval"), children: /* @__PURE__ */ a3(
    Table,
    {
      page,
      label: "Approvals",
      asLines: true,
      rows: approvals,
      emptyWords: "No approvals are defined.",
      moreWords: ["more approval"],
      columns: [
        { head: "Approval", cell: ({ id }) => value(id) },
        {
          head: "State",
          kind: ({ state }) => state === "never-applied" ? "no" : void 0,
          cell: ({ state }) => stateWords2[state]
        },
        {
          head: "Settings",
          as: "w3",
          cell: ({ settings, reason }) => /* @__PURE__ */ a3($, { children: [
            phrase(someOf(settings, 5, value), page),
            reason !== null && /* @__PURE__ */ a3("small", { children: [
              " ",
              phrase(prose(reason), page)
            ] })
          ] })
        },
        { head: "Term", as: "day", cell: ({ from, until }) => say`${dayWords(from)} to ${lastDay(until)}` },
        {
          head: "Implemented by",
          as: "who",
          label: "by",
          cell: ({ implementers }) => implementers === null ? "anybody" : someOf(implementers, 5, personPhrase)
        },
        {
          head: "Agreed by",
          as: "who",
          label: true,
          cell: ({ approvedBy, approvedAt, ticket }) => /* @__PURE__ */ a3($, { children: [
            approvedBy.length === 0 ? /* @__PURE__ */ a3("span", { class: "no", children: "nobody" }) : phrase(say`${someOf(approvedBy, 5, personPhrase)}, ${dayWords(approvedAt)}`, page),
            ticket !== null && /* @__PURE__ */ a3("small", { children: [
              " ",
              phrase(say`ticket ${ticket}`, page)
            ] })
          ] })
        },
        {
          head: "Revisions",
          label: true,
          cell: ({ revisions, state }) => revisions.length === 0 ? /* @__PURE__ */ a3("span", { class: "muted", children: state === "unknown" ? "none was seen" : "none" }) : someOf(revisions, 5, revision)
        }
      ]
    }
  ) });
}
// page-script:src/reporters/html/client.script
var client_default2 = '"use strict";(()=>{var Ao=[161,161,164,164,167,168,170,170,173,174,176,180,182,186,188,191,198,198,208,208,215,216,222,225,230,230,232,234,236,237,240,240,242,243,247,250,252,252,254,254,257,257,273,273,275,275,283,283,294,295,299,299,305,307,312,312,319,322,324,324,328,331,333,333,338,339,358,359,363,363,462,462,464,464,466,466,468,468,470,470,472,472,474,474,476,476,593,593,609,609,708,708,711,711,713,715,717,717,720,720,728,731,733,733,735,735,768,879,913,929,931,937,945,961,963,969,1025,1025,1040,1103,1105,1105,8208,8208,8211,8214,8216,8217,8220,8221,8224,8226,8228,8231,8240,8240,8242,8243,8245,8245,8251,8251,8254,8254,8308,8308,8319,8319,8321,8324,8364,8364,8451,8451,8453,8453,8457,8457,8467,8467,8470,8470,8481,8482,8486,8486,8491,8491,8531,8532,8539,8542,8544,8555,8560,8569,8585,8585,8592,8601,8632,8633,8658,8658,8660,8660,8679,8679,8704,8704,8706,8707,8711,8712,8715,8715,8719,8719,8721,8721,8725,8725,8730,8730,8733,8736,8739,8739,8741,8741,8743,8748,8750,8750,8756,8759,8764,8765,8776,8776,8780,8780,8786,8786,8800,8801,8804,8807,8810,8811,8814,8815,8834,8835,8838,8839,8853,8853,8857,8857,8869,8869,8895,8895,8978,8978,9312,9449,9451,9547,9552,9587,9600,9615,9618,9621,9632,9633,9635,9641,9650,9651,9654,9655,9660,9661,9664,9665,9670,9672,9675,9675,9678,9681,9698,9701,9711,9711,9733,9734,9737,9737,9742,9743,9756,9756,9758,9758,9792,9792,9794,9794,9824,9825,9827,9829,9831,9834,9836,9837,9839,9839,9886,9887,9919,9919,9926,9933,9935,9939,9941,9953,9955,9955,9960,9961,9963,9969,9972,9972,9974,9977,9979,9980,9982,9983,10045,10045,10102,10111,11094,11097,12872,12879,57344,63743,65024,65039,65533,65533,127232,127242,127248,127277,127280,127337,127344,127373,127375,127376,127387,127404,917760,917999,983040,1048573,1048576,1114109],Lo=12288,Do=65510,No=[12288,12288,65281,65376,65504,65510];var Bo=4352,Jo=262141,er=[4352,4447,8986,8987,9001,9002,9193,9196,9200,9200,9203,9203,9725,9726,9748,9749,9776,9783,9800,9811,9855,9855,9866,9871,9875,9875,9889,9889,9898,9899,9917,9918,9924,9925,9934,9934,9940,9940,9962,9962,9970,9971,9973,9973,9978,9978,9981,9981,9989,9989,9994,9995,10024,10024,10060,10060,10062,10062,10067,10069,10071,10071,10133,10135,10160,10160,10175,10175,11035,11036,11088,11088,11093,11093,11904,11929,11931,12019,12032,12245,12272,12287,12289,12350,12353,12438,12441,12543,12549,12591,12593,12686,12688,12773,12783,12830,12832,12871,12880,42124,42128,42182,43360,43388,44032,55203,63744,64255,65040,65049,65072,65106,65108,65126,65128,65131,94176,94180,94192,94198,94208,101594,101631,101664,101760,101874,101888,102801,102816,102866,110576,110579,110581,110587,110589,110590,110592,110888,110898,110898,110928,110930,110933,110933,110948,110952,110960,111355,119552,119638,119648,119670,126980,126980,127183,127183,127374,127374,127377,127386,127406,127406,127488,127490,127504,127547,127552,127560,127568,127569,127584,127589,127744,127776,127789,127797,127799,127868,127870,127891,127904,127946,127951,127955,127968,127984,127988,127988,127992,128062,128064,128064,128066,128252,128255,128317,128331,128334,128336,128359,128378,128378,128405,128406,128420,128420,128507,128591,128640,128709,128716,128716,128720,128722,128725,128729,128732,128735,128747,128748,128756,128764,128986,128986,128992,129003,129008,129008,129292,129338,129340,129349,129351,129535,129648,129660,129664,129734,129736,129736,129740,129757,129759,129771,129775,129786,131072,196605,196608,262141];var Yn=(e,n)=>{let t=0,r=Math.floor(e.length/2)-1;for(;t<=r;){let o=Math.floor((t+r)/2),i=o*2;if(n<e[i])r=o-1;else if(n>e[i+1])t=o+1;else return!0}return!1};var Io=19968,[xl,$l]=Ml(er);function Ml(e){let n=e[0],t=e[1];for(let r=0;r<e.length;r+=2){let o=e[r],i=e[r+1];if(Io>=o&&Io<=i)return[o,i];i-o>t-n&&(n=o,t=i)}return[n,t]}var jo=e=>e<161||e>1114109?!1:Yn(Ao,e),Ho=e=>e<Lo||e>Do?!1:Yn(No,e);var Uo=e=>e>=xl&&e<=$l?!0:e<Bo||e>Jo?!1:Yn(er,e);function _l(e){if(!Number.isSafeInteger(e))throw new TypeError(`Expected a code point, got \\`${typeof e}\\`.`)}function zo(e,{ambiguousAsWide:n=!1}={}){return _l(e),Ho(e)||Uo(e)||n&&jo(e)?2:1}var Gn=/[\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ue000-\\uf8ff\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\uffff\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{10ffff}]|\\p{Surrogate}/gu,Sl=new RegExp(Gn.source.replace("\\\\u0000-\\\\u001f","\\\\u0000-\\\\u0009\\\\u000b-\\\\u001f"),"gu"),nr="\\\\u0300-\\\\u036f\\\\u0483-\\\\u0489\\\\u0591-\\\\u05bd\\\\u0610-\\\\u061a\\\\u064b-\\\\u065f\\\\u0e31\\\\u0e34-\\\\u0e3a\\\\u0e47-\\\\u0e4e\\\\u0eb1\\\\u0eb4-\\\\u0ebc\\\\u0ec8-\\\\u0ecd\\\\u1ab0-\\\\u1aff\\\\u1dc0-\\\\u1dff\\\\u200d\\\\u20d0-\\\\u20ff\\\\ufe20-\\\\ufe2f",Rl=new RegExp(`([${nr}]{8})[${nr}]+`,"g"),qo=/##\\[/g;function xn(e){return Gn.lastIndex=0,Gn.test(e)}var kl=/^ | $|[^ -~]|##\\[/,Pl=/[^\\n -~]|##\\[/;function Yo(e){return e.codePointAt(0)??0}function Xo(e){return`\\\\u{${Yo(e).toString(16)}}`}function be(e){return kl.test(e)?e.replace(Rl,"$1\\u2026").replace(Gn,Xo).replace(/^ +|(?<! ) +$/g,n=>Xo(" ").repeat(n.length)).replace(qo,"#\\\\u{23}["):e}var Go=new RegExp(`^[${nr}]$`),Tl=/^[ -~]*$/;function Be(e,n){if(e.length<=n)return e;let t=Array.from(e.slice(0,2*n+2));if(t.length<=n)return e;let r=n;for(;r>1&&Go.test(t[r]??"");)r--;return t.slice(0,r).join("")}var Ol=/[\\ud800-\\udbff][\\udc00-\\udfff]/g;function Je(e,n){let t=Be(e,n);return t.length===e.length?e:`${t}\\u2026 (${e.length-(e.match(Ol)?.length??0)} characters)`}function Zn(e){if(Tl.test(e))return e.length;let n=0;for(let t of e)n+=Go.test(t)?0:zo(Yo(t));return n}function Zo(e,n){if(e.length<=n/2||Zn(e)<=n)return e;let t=Array.from(e),r=Math.ceil((n-1)/2),o=Vo(t,r),i=Vo(t.toReversed(),n-1-r);return`${t.slice(0,o).join("")}\\u2026${t.slice(t.length-i).join("")}`}function Vo(e,n){let t=0;for(let[r,o]of e.entries())if(t+=Zn(o),t>n)return r;return e.length}var Ko="A-Za-z\\\\u00c0-\\\\u00d6\\\\u00d8-\\\\u00f6\\\\u00f8-\\\\u024f\\\\u0370-\\\\u03ff\\\\u0400-\\\\u0482\\\\u048a-\\\\u052f\\\\u3001\\\\u3002\\\\u300c\\\\u300d\\\\u3041-\\\\u3096\\\\u30a1-\\\\u30fc\\\\u4e00-\\\\u9fff\\\\uac00-\\\\ud7a3",mf=new RegExp(`^(?:[${Ko}]+(?:[\'\\u2019-][${Ko}]+)*|[A-Za-z](?:\\\\.[A-Za-z])+|[-\\u2013\\u2014\\xB7\\u2192\\u2026]|\\\\d{1,6}(?:,\\\\d{3})*(?:\\\\.\\\\d{1,6})?%?|\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d|\\\\d\\\\d:\\\\d\\\\d)$`);function $n(e){return Pl.test(e)?e.replace(Sl,n=>[...El(n)].join("")).replace(qo,"##\\\\u005b"):e}function*El(e){for(let n=0;n<e.length;n++)yield`\\\\u${e.charCodeAt(n).toString(16).padStart(4,"0")}`}var Qo={"editors/unapproved":"approval","changes/outside-window":"approval","changes/freeze":"approval","changes/unapproved":"approval","changes/restored":"approval","levers/command":"approval or putting back","levers/endpoint":"approval or putting back","levers/marketplace":"approval or putting back","changes/self-grant":"approval or putting back","changes/weakened":"approval or putting back"};function Cl(e){return Object.hasOwn(Qo,e)}function ei(e){return Cl(e)&&Qo[e]==="approval or putting back"}function x(e,n,t=`${n}s`){return`${M(e)} ${e===1?n:t}`}function M(e){return String(e).replace(/\\B(?=(?:\\d{3})+$)/g,",")}function tr(e,n=3){let t=e.length>n?` and ${M(e.length-n)} more`:"";return`${e.slice(0,n).join(", ")}${t}`}function ni(e){return/\\p{Sentence_Terminal}$/u.test(e)}function Re(e){let n=[["d",86400],["h",3600],["min",60],["s",1]],[[t,r]=["s",1],o]=n.filter(([,a])=>e>=a),i=Math.floor(e/r),s=o?Math.floor((e-i*r)/o[1]):0;return`${i} ${t}${o&&s>0?` ${s} ${o[0]}`:""}`}function ti(e){return e<1?"less than 1 s":Re(e)}var Mn=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"];function Qn(e){return`${e.slice(0,10)} ${e.slice(11,16)} UTC`}function rr(e){let n=e.slice(16,23).replace(/\\.000$/,"");return`${e.slice(0,10)} ${e.slice(11,16)}${n===":00"?"":n} UTC`}function or(e){return e?.email??e?.id??_n}var _n="an unknown editor";function z(e){return e.startsWith("/")?e.slice(1).replaceAll("/",".").replaceAll("~1","/").replaceAll("~0","~"):e}var ri=Date.UTC(9999,11,31,23,59,59,999),Wl=/^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:[Zz]|[+-]\\d\\d:\\d\\d)$/,Fl=/(?:\\.(\\d+))?(?:[Zz]|([+-])(\\d\\d):(\\d\\d))$/;function O(e){if(!Wl.test(e))return;let[n,t,r]=[Ie(e,0,4),Ie(e,5,7),Ie(e,8,10)],[o,i,s]=[Ie(e,11,13),Ie(e,14,16),Ie(e,17,19)];if(new Date(Date.UTC(n,t-1,r)).getUTCDate()!==r||t<1||t>12||o>23||i>59||s>59)return;let a=e.length===Ll?Ie(e,20,23):Dl(e);if(a===void 0)return;let u=Date.UTC(n,t-1,r,o,i,s)+a;return n<1970||!Al(u)?void 0:u}function Al(e){return e>=0&&e<=ri}var Ll=24;function Dl(e){let[,n="",t,r="0",o="0"]=Fl.exec(e)??[];if(Number(r)>23||Number(o)>59)return;let i=(Number(r)*60+Number(o))*6e4;return Number(n.padEnd(3,"0").slice(0,3))+(t==="-"?i:-i)}function Ie(e,n,t){let r=0;for(let o=n;o<t;o++)r=r*10+e.charCodeAt(o)-48;return r}function te(e){return new Date(Math.min(e,ri)).toISOString()}function Nl(e){return rr(te(e))}var bf=new Map(Object.entries({m:60,h:3600,d:86400,w:604800}));var X=864e5;function ir(e){return O(/^\\d{4}-\\d\\d-\\d\\d$/.test(e)?`${e}T00:00:00Z`:e)}function et(e){return te(e).slice(0,10)}function oi(e,n=!1){return e%X===0?et(n?e-1:e):Nl(e)}function re(e,n){let t=new Map;for(let r of e)oe(t,n(r),r);return t}function oe(e,n,t){let r=e.get(n);r?r.push(t):e.set(n,[t])}function Fe(e,n,t){let r=e.get(n);return r===void 0&&e.set(n,r=t(n)),r}function ce(e,n){let t=0;for(let r of e)t+=n(r);return t}function je(e,n){let[t,r]=[0,e.length];for(;t<r;){let o=t+r>>>1,i=e[o];i!==void 0&&n(i)?t=o+1:r=o}return t}function E(e){return ii(e[0])}function fe(e){return ii(e.at(-1))}function ii(e){if(e===void 0)throw new RangeError("what must be there is missing");return e}function si(e){return Object.keys(e)}var ai=function(){};ai.prototype=Object.freeze(Object.create(null));function sr(){return new ai}function we(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function D(e){return Array.isArray(e)}function li(e){return we(e)&&typeof e.$number=="string"}function ie(e){return typeof e!="object"||e===null?JSON.stringify(e):D(e)?`[${e.map(ie).join(",")}]`:Bl(e,ie)}function Bl(e,n,t=JSON.stringify){return`{${Object.keys(e).sort().map(o=>`${t(o)}:${n(e[o],o)}`).join(",")}}`}function rn(e,n){if(e===n)return!0;if(typeof e!="object"||typeof n!="object"||e===null||n===null)return!1;if(D(e))return D(n)&&e.length===n.length&&e.every((r,o)=>rn(r,n[o]));if(D(n))return!1;let t=Object.keys(e);return t.length===Object.keys(n).length&&t.every(r=>Object.hasOwn(n,r)&&rn(e[r],n[r]))}function ui(e){return/[~/]/.test(e)?`/${e.replaceAll("~","~0").replaceAll("/","~1")}`:`/${e}`}function di(e){return e===""?[]:e.slice(1).split("/").map(n=>n.includes("~")?n.replaceAll("~1","/").replaceAll("~0","~"):n)}function ci(e,n){return e<n?-1:e>n?1:0}var fi=["info","low","medium","high","critical"],xe=fi.toReversed();function ve(e){return fi.indexOf(e)}function ar(e,n){return n!=="never"&&ve(e)>=ve(n)}function me(e){return D(e)?e:Il}var Il=[];function Sn({id:e,email:n}){return JSON.stringify([e,n===null?null:jl(n,!0)])}function jl(e,n=e.includes("@")){return n?`@${e.replace(/[A-Z]+/g,t=>t.toLowerCase())}`:`#${e}`}function hi({introduced:e,days:n}){return e.revision===null||n!==void 0}function Rn({asOf:e,evidence:n},t){let r=t.flatMap((i,s)=>{let a=t[s-1];return!a||i.revision===a.revision+1?[]:mi(a.at,i.at,{from:a.revision+1,to:i.revision-1})}),o=t.at(-1);return!o||!Hl(n)?r:[...r,...mi(o.at,e,{from:o.revision+1,to:null})]}function mi(e,n,t){let[r,o]=[O(e),O(n)];return r===void 0||o===void 0?[]:[{from:Math.min(r,o),until:o,missing:t}]}function Hl({problems:e,revisions:n}){return e.some(({code:t})=>t==="truncated"||t==="more-pages"&&n.first===1)}function nt(e){let n=[];for(let{from:r,until:o}of e.toSorted((i,s)=>i.from-s.from)){let i=n.at(-1);i&&r<=i.until?i.until=Math.max(i.until,o):n.push({from:r,until:o,before:i?i.before+i.until-i.from:0})}let t=r=>{let o=n[je(n,({from:i})=>i<r)-1];return o?o.before+Math.min(r,o.until)-o.from:0};return(r,o)=>Math.max(0,t(o)-t(r))}function gi(e,n){let[t,r,o]=[0,0,-1/0];for(let{from:a,until:u,isKnown:d}of e.toSorted((c,m)=>c.from-m.from)){let c=Math.max(a,o);u<=c||(t+=u-c,d||(r+=n(c,u)),o=u)}let i=Math.floor(t/1e3),s=i-Math.floor((t-r)/1e3);return s>0?{seconds:i,unseenSeconds:s}:{seconds:i}}var pi=3;function Ul(e){let n=e.flatMap(({from:s,to:a})=>a===null?[]:[s===a?`${s}`:`${s} to ${a}`]),t=n.length-pi,r=n.slice(0,pi);t>0&&r.push(x(t,"more stretch","more stretches"));let o=r.pop();if(o===void 0)return"";let i=r.length===0?o:`${r.join(", ")} and ${o}`;return`${/^\\d+$/.test(i)?"revision":"revisions"} ${i}`}function kn(e){let n=Ul(e);return n===""?"":`${n} ${/^revision \\d+$/.test(n)?"is":"are"} missing`}function*Pn(e){for(let n=e.lastIndexOf("/");n>=0;n=n===0?-1:e.lastIndexOf("/",n-1))yield e.slice(0,n)}function yi(e,n){let[t,r]=[new Map,new Map];for(let[s,a]of e.entries()){let u=n(a);oe(t,u,s);for(let d of Pn(u))oe(r,d,s)}let o=s=>[t.get(s),r.get(s),...[...Pn(s)].map(a=>t.get(a))].filter(a=>a!==void 0),i=s=>e[t.get(s)?.[0]??-1];return{to:s=>[...new Set(s.flatMap(o).flat())].sort((u,d)=>u-d).map(u=>e[u]),on:i,first:s=>i(s)??e[Math.min(...o(s).map(E))]}}var zl="fp:none",Xl=String.raw`fp:(k[0-9a-f]{7}):[0-9a-f]{16}`,Df=new RegExp(`^(?:${Xl}|fp:(run):[1-9][0-9]*)$`);var Nf=new RegExp(String.raw`\\[(?:secret|hidden) ${zl}\\]`);function He(e){return typeof e=="object"&&e!==null&&typeof e.$secret=="string"}function tt(e){return He(e)?`[secret ${e.fingerprint}]`:D(e)?e.map(tt):we(e)?Object.fromEntries(Object.entries(e).map(([n,t])=>[n,tt(t)])):e}function bi(e){return/^ ?[A-Za-z0-9,()][A-Za-z0-9 ,()]{0,79}$/.test(e)}var N=e=>[{data:e,as:"value"}],on=e=>[{data:e,as:"setting"}],ke=e=>[{data:e,as:"who"}],T=e=>[{data:e,as:"prose"}],C=e=>[{at:e}],pe=e=>[{revision:e}];function h(e,...n){let t=[E(e)];for(let[r,o]of n.entries())typeof o=="string"?t.push(...N(o)):typeof o=="number"?t.push(M(o)):t.push(...o),t.push(e[r+1]);return t.filter(r=>r!=="")}function B(e,n){return e.flatMap((t,r)=>r===0?t:[n,...t])}function he(e,n,t,r=", "){let o=e.length-n,i=B(e.slice(0,n).map(s=>t(s)),r);return o>0?[...i,` and ${M(o)} more`]:i}function $e(e,n="and"){return e.length<2?e[0]??[]:[...B(e.slice(0,-1),", "),` ${n} `,...fe(e)]}function Ue(e){let[n,...t]=e;return typeof n=="string"?[rt(n),...t]:e}function rt(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function Vl(e,n,t=n){let r="";for(let o of e)typeof o=="string"?r+=o:"data"in o?r+=o.as==="prose"?t(o.data):n(o.data):"at"in o?r+=O(o.at)===void 0?n(o.at):Qn(o.at):r+=`revision ${o.revision}`;return r}function se(e){return Vl(e,n=>n===""?\'""\':be(n))}function j(e,n){return e===null?["not set"]:e===""?[...N(\'""\')," (empty text)"]:He(e)?ur(e.fingerprint):D(e)?wi(e,n,dr):li(e)?lr(e.$number,n.text):lr(typeof e=="string"?Kl(e)?JSON.stringify(e):e:JSON.stringify(tt(e)),n.text)}function ur(e){return N(`[secret ${e}]`)}function Kl(e){return/^(?:true|false|null|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|not set|[[{"].*)$/s.test(e)}function dr(e,n){return e===null?N("null"):j(e,n)}function wi(e,n,t,r){if(e.length===0)return[...N("[]")," (empty list)"];let o=i=>t(i,n);return r&&e.length<=n.entries?$e(e.map(o),r):he(e,n.entries,o)}function lr(e,n){let t=Be(e,n);return t.length===e.length?N(e):[...N(t),`\\u2026 ${x(e.length-t.length,"more character")} in the JSON report`]}function ot(e,n){let{before:t,after:r,added:o,removed:i}=e;if(o&&i&&o.length+i.length>0&&D(t)&&D(r))return cr(o,i,r.length-o.length,n);let s=Xe(t,r,n);return s.form==="value"&&ze(e)?{...s,after:h`${s.after} (renamed)`}:s}function ze({formerly:e,before:n}){return e!==void 0&&di(e).at(-2)===n}function Xe(e,n,t,r=[]){if(D(e)&&D(n)){let{added:o,removed:i}=sn(e,n),[s,a]=[ae(r,o),ae(r,i)],u=n.length-o.length,d={added:o.length-s.length,removed:i.length-a.length};if(s.length+a.length>0)return{...cr(s,a,u,t),otherCounts:d};if(o.length+i.length>0)return cr(o,i,u,t)}return{form:"value",before:j(e,t),after:j(n,t)}}function ae(e,n){let t=new Set(e.map(ie));return n.filter(r=>t.has(ie(r)))}function sn(e,n){let[t,r]=[new Set(e.map(ie)),new Set(n.map(ie))];return{added:n.filter(o=>!t.has(ie(o))),removed:e.filter(o=>!r.has(ie(o)))}}function cr(e,n,t,r){let o=e.slice(0,r.entries),i=n.slice(0,Math.max(1,r.entries-o.length));return{form:"set",added:o.map(s=>dr(s,r)),removed:i.map(s=>dr(s,r)),more:e.length+n.length-o.length-i.length,otherCounts:{added:0,removed:0},unchanged:t}}function fr(e){let{added:n,removed:t}=e.otherCounts,r=i=>x(i,"other entry","other entries");return[...e.more>0?[`and ${M(e.more)} more`]:[],...n>0?[`${r(n)} added`]:[],...t>0?[`${r(t)} removed`]:[],...e.unchanged>0?[`${M(e.unchanged)} unchanged`]:[]].join(", ")}function Pe(e){if(e.form==="value")return[...e.before," \\u2192 ",...e.after];let n=fr(e);return B([...e.added.map(t=>["+ ",...t]),...e.removed.map(t=>["\\u2212 ",...t]),...n?[[n]]:[]],", ")}function ql({demand:e},n){return e.flatMap(t=>mr(t,n))}function it(e,n){let t=ql(e,n),[r,...o]=t;return r===void 0?[]:typeof r=="string"&&r.startsWith("not ")?["should not be ",r.slice(4),...o]:["should be ",...t]}function mr(e,n){return typeof e=="string"?bi(e)?[e]:T(e):"value"in e?j(e.value,n):"values"in e?wi(e.values,n,j,e.joint):[]}function Tn(e,n){let{before:t,actual:r,introduced:o,offending:i}=e;if(!(!o.exact||rn(t,r)))return Xe(t,r,n,i)}function On({values:e,actual:n}){let t=e[0]?.actual;if(!(t===void 0||!He(t)||!He(n)||rn(t,n)))return[ur(t.fingerprint),ur(n.fingerprint)]}function vi(e,n){let t=On(e);if(t)return h`first ${t[0]}, newest ${t[1]}`;let r=Tn(e,n);return r&&Pe(r)}function pr(e){let n=new Map(e.revisions.map(r=>[r.revision,r])),t=e.revisions.flatMap(Ql).map((r,o)=>({...r,nth:o}));return{report:e,revisions:n,findings:new Map(e.findings.map(r=>[r.id,r])),rules:new Map(e.rules.map(r=>[r.id,r])),approvals:new Map(e.approvals.map(r=>[r.id,r])),accepting:Yl(e.exceptions),changed:Gl(e.revisions),changes:Zl(n),blind:Rn(e,e.revisions),renamings:re(t,({to:r})=>r),renamedAway:re(t,({from:r})=>r)}}function Yl(e){let n=new Map;for(let t of e)if(t.state==="active"||t.state==="expiring")for(let r of t.findings)oe(n,r,t);return n}function Gl(e){let n=new Map;for(let t of e)for(let{subject:r}of t.changes)oe(n,r,t);return n}function Zl(e){let n=new Map;return t=>{let r=e.get(t);return r&&Fe(n,t,()=>yi(r.changes,({subject:o})=>o))}}function Ql({revision:e,changes:n}){let t=r=>r.slice(0,r.lastIndexOf("/"));return n.flatMap(({subject:r,formerly:o,before:i})=>o!==void 0&&ze({formerly:o,before:i})?[{revision:e,from:t(o),to:t(r)}]:[])}function Ve(e,n,t){let r=n.resolved?.revision??1/0,{subject:o}=n,i,s=a=>a.revision<=r&&(i===void 0||a.nth<i.nth);for(;t.renamings.size>0;){let u=[o,...Pn(o)].flatMap(d=>$i(t.renamings.get(d)??[],s)??[]).reduce((d,c)=>d&&d.nth>c.nth?d:c,void 0);if(!u||u.revision<=e)break;o=u.from+o.slice(u.to.length),i=u}return o}function xi(e,n,t){let r=i=>i.revision<=e,o=[...Pn(n)].flatMap(i=>$i(t.renamedAway.get(i)??[],r)??[]);return o.length===0?void 0:Math.max(...o.map(i=>i.revision))}function $i(e,n){return e[je(e,n)-1]}function an(e,n){return n.revisions.has(e-1)}function st(e){let n=e.find(({missing:t})=>t.to===null);return n&&`whether a revision followed revision ${n.missing.from-1} is not known`}function En({missing:e}){return e?`changed by then at the latest: ${kn([e])}`:""}function ln(e,n,t){return t.changes(e)?.first(n)}function le(e,n){let t=e===null?void 0:n.revisions.get(e)?.approved;return t==null?"":t?"listed":"not listed"}function P({exposureSeconds:e}){return e===null}function ee({rule:e,kind:n,...t}){let{revision:r,by:o,exact:i}=t.introduced;return e==="secrets/exposed-in-history"||n==="integrity"||!P(t)||r===null||o===null?!1:i||n==="editor"}function Cn({rule:e}){return e==="integrity/revision-gap"}function Te(e,n){let t=[...eu(e,n)];for(let[r,{revision:o,at:i,by:s,actual:a}]of e.values.entries()){let u=ln(o,Ve(o,e,n),n);if((r>0||t.length>0)&&!u)continue;let d=e.introduced.revision,c=o===d?e.introduced.exact:an(o,n),m=e.values[r-1]?.actual??(o===d?e.before:u?.before??null);t.push({revision:o,at:i,by:s,exact:c,before:m,actual:a,change:u})}return t}function eu(e,n){let{kind:t,introduced:r,inert:o,values:i}=e,{revision:s,exact:a}=r;if(t!=="setting"||o||s===null||!a||i[0]?.revision!==s)return[];let{actual:u,...d}=i[0],c=Ve(s,e,n),m=ln(s,c,n);if(m){let S={...d,exact:!0,before:m.before,actual:u,change:m};if(m.subject!==c||hr(e,[S]))return[]}let g=xi(s,c,n),p=(n.changed.get(c)??[]).filter(({revision:S})=>S<s&&S>(g??-1)).flatMap(S=>{let y=ln(S.revision,c,n);if(!y)return[];let{revision:L,at:U,by:Y}=S;return[{revision:L,at:U,by:Y,exact:an(L,n),before:y.before,actual:y.after,change:y}]});if(!(p.length>0?p.at(-1).actual!==null:g===void 0&&!nu(u)))return[];let $=n.report.revisions[0],k=p[0]?p[0].before:m?m.before:u;if(g===void 0&&$&&$.revision<s&&k!==null){let{revision:S,at:y,by:L}=$;p.unshift({revision:S,at:y,by:L,exact:!1,before:null,actual:k,change:void 0})}let v=hr(e,p);return v?[v]:[]}function nu(e){return e===null||e===""||typeof e=="object"&&Object.keys(e).length===0}function Me(e,n){if(P(e))return;let t=hr(e,Te(e,n));return t&&t.revision!==e.introduced.revision&&(t.change||!t.exact)?t:void 0}function hr({actual:e,offending:n},t){let r=n.filter(i=>typeof i=="string"||we(i));if(!D(e)||r.length===0)return t.at(-1);let o=ae(r,e).length===e.length;return t.findLast(i=>{if(i.change&&(me(i.before).length===0||me(i.actual).length===0))return!0;let{added:s=[],removed:a=[]}=i.change?.added?i.change:sn(me(i.before),me(i.actual)),u=[...s,...a];return u.length===0?o:ae(r,u).length>0})}function Mi(e,n){let t=e.inert?.since??Me(e,n);if(t)return t;let{revision:r,by:o,exact:i}=e.introduced,s=gr(e);return r===null?null:{revision:r,at:s,by:o,exact:P(e)?ee(e):i}}function gr({introduced:e,values:n}){return n.find(({revision:t})=>t===e.revision)?.at??e.at}function Ke(e,n){let t=Mi(e,n);return t?.exact===!0?t:null}function tu(e,n){let{inert:t,introduced:r}=e;return t?t.since.revision!==r.revision:Me(e,n)!==void 0}function yr(e,n){let{revision:t,by:r,exact:o}=e.introduced;if(tu(e,n))return t===null||!o?null:br(e,n)?void 0:{by:r,revision:t}}function br(e,n){let{inert:t,introduced:r}=e,o=t?void 0:Me(e,n);return o===void 0||r.revision===null||o.revision>r.revision?!1:un(e,n)?.direction==="tighter"}function at(e,n){if(P(e))return;let{inert:t}=e;if(t)return t.since.exact?ln(t.since.revision,t.switch,n):void 0;let r=Me(e,n);return r?r.exact?r.change:void 0:un(e,n)}function _i(e,n){return at(e,n)?.direction}function wr(e,n){return!e.inert&&Me(e,n)?void 0:_i(e,n)}function un(e,n){let t=e.introduced.revision;if(t===null||!e.introduced.exact||P(e))return;let r=e.openingSwitch??(e.causedBy===null?void 0:n.findings.get(e.causedBy)?.subject);return ln(t,Ve(t,e,n),n)??(r===void 0?void 0:n.changes(t)?.on(r))}function dn(e,n){return e!==null&&n!==null&&Sn(e)===Sn(n)}function W(e){let n=e?.email??e?.id;return n==null?[_n]:ke(n)}function K(e){return h`${pe(e.revision)} on ${C(e.at)}`}function qe(e,n){return h`${W(e)} made ${K(n)}`}function lt({by:e,change:n,moment:t,namedEntries:r},o){return h`${W(e)} ${vr(n,o,r)} in ${K(t)}`}function Ri({by:e,change:n,moment:t,namedEntries:r},o){return h`opened by ${W(e)}, who ${vr(n,o,r)} in ${K(t)}`}function Wn(e,n,t){return h`${W(e)}${[n&&` (${n})`]}, ${pe(t.revision)}, ${C(t.at)}`}function ut({name:e,actual:n,moment:t,namedEntries:r=[]},o,i=" already"){if(r===null)return h`${e}${[i]} failed for another reason in ${K(t)}`;let s=D(n)?n.length:0;return r.length===0||r.length>=s?h`${e} was${[i]} ${j(n,o)} in ${K(t)}`:h`${e}${[i]} had ${j(r,o)} among its ${s} entries in ${K(t)}`}function ki(e,n,t){return h`${e}, since ${K(t)} by ${W(n)}`}function Pi(e,n,t){return h`${[t]} by ${W(e)} in ${K(n)}`}function vr(e,n,t=[]){let r=on(z(e.subject)),o=p=>j(p,n),{before:i,after:s,added:a=[],removed:u=[]}=e;if(e.op==="add"){let p=ae(t,me(s));return p.length===0||p.length===me(s).length?h`set ${r} to ${o(s)}`:h`set ${r} to ${[x(me(s).length,"entry","entries")]}, among them ${o(p)}`}if(e.op==="remove")return h`unset ${r} (it was ${o(i)})`;if(ze(e))return h`renamed ${o(i)} to ${o(s)}`;let d=a.length+u.length;if(!D(i)||!D(s)||d===0)return h`changed ${r} from ${o(i)} to ${o(s)}`;let[c,m]=[ae(t,a),ae(t,u)];if(c.length+m.length===0)return Si(a,u,r,n);let f=[["added",a.length-c.length],["removed",u.length-m.length]].flatMap(([p,b])=>b>0?[`${p} ${x(b,"other entry","other entries")}`]:[]);return h`${Si(c,m,r,n)}${[f.map(p=>`, and ${p}`).join("")]}`}function Si(e,n,t,r){let o=i=>j(i,r);return n.length===0?h`added ${o(e)} to ${t}`:e.length===0?h`removed ${o(n)} from ${t}`:h`added ${o(e)} to ${t} and removed ${o(n)}`}function Z(e){let n=/^revision:(\\d{1,15})$/.exec(e)?.[1];return n!==void 0?pe(Number(n)):e.startsWith("rule:")?["rule ",...N(e.slice(5))]:e.startsWith("approval:")?["approval ",...N(e.slice(9))]:e===""?[Ti(e)]:on(z(e))}function Ti(e){return e===""?"the settings as a whole":z(e)}function cn(e){return e.resolved!==null&&e.resolved.revision!==null&&!P(e)?h`last failing state: ${T(e.message)}`:T(e.message)}function Fn(e,n,t,r=!1){let{introduced:o}=e;if(o.revision===null){let a=h`${[ru(e,n)]} ${C(o.at)}`;return r?a:h`${a}: ${T(e.message)}`}let i=r?[]:h`: ${T(e.message)}`,s=An(e);return ee(e)?r?qe(o.by,s):iu(e,s):Cn(e)?h`${r?["missing"]:T(e.message)} before ${Oi(e,s)}`:P(e)?r?h`seen in ${K(s)}`:ou(e,s):e.inert?B([Ci(e,n,r),...Wi(e,n,t)],"; "):Ei(e,n,t,i)}function ru(e,{report:n}){let{kind:t,subject:r}=e,{at:o,exact:i}=e.introduced;return i||t==="usage"&&r.startsWith("/")?"since":P(e)?(e.days?.length??0)>1?"since":"on":o===n.asOf?"seen at":"since"}function ou({message:e},n){let t=`revision ${n.revision} `;if(!e.startsWith(t))return h`${K(n)}: ${T(e)}`;let r=C(n.at);return e.includes(se(r))?T(e):h`${pe(n.revision)} of ${r} ${T(e.slice(t.length))}`}function iu({introduced:{by:e},message:n},t){let r=or(e),o=`${r} made revision ${t.revision}, `;if(n.startsWith(o))return h`${qe(e,t)}, ${T(n.slice(o.length))}`;if(n.startsWith(`${r} made `)||n.includes(` by ${r} in revision ${t.revision}`))return h`in ${K(t)}: ${T(n)}`;let i=qe(e,t);return n.startsWith(`${r} `)?h`${i}, and ${T(n.slice(r.length+1))}`:h`${i}: ${T(n)}`}function An(e){return{revision:e.introduced.revision,at:gr(e)}}function Oi({offending:e},n){return h`${K(n)}; who made ${[e.length>1?"them":"it"]} is not known`}function Ei(e,n,t,r){let{introduced:o}=e,i=An(e),s=Me(e,n);if(s)return h`${xr(s,e,n,t)}; ${Fi(e,n,t,s)}`;if(!o.exact)return dt(e,n,t);let a=un(e,n);return a?lt({by:o.by,change:a,moment:i,namedEntries:e.offending},t):h`${qe(o.by,i)}${r}`}function Ci(e,n,t){let{since:r}=e.inert,o=t?[`it ${e.resolved?"had":"has"} no effect`]:cn(e);if(r.exact)return ki(o,r.by,r);let i=r.revision===n.report.evidence.revisions.first?", the first one seen; who turned the switch and when are not known":" at the latest; revisions before it are missing, so who turned the switch is not known";return h`${o}, already in ${K(r)}${[i]}`}function Wi(e,n,t){let{revision:r}=e.introduced,o=Me(e,n);return r!==e.inert.since.revision?[Ei(e,n,t,[])]:o?[xr(o,e,n,t)]:[]}function xr(e,n,t,r){let{by:o,actual:i}=e;if(e.exact)return lt({by:o,change:e.change,moment:e,namedEntries:n.offending},r);let s=Ve(e.revision,n,t),a={subject:s,name:Z(s),actual:i,moment:e};return e.revision===t.report.evidence.revisions.first?h`${ut(a,r)}, the first one seen; who set it and when are not known`:h`${ut(a,r,"")}; revisions before it are missing, so who set it is not known`}function Fi(e,n,t,r){let{introduced:o}=e;if(!o.exact)return dt(e,n,t);let i=An(e);if(r.exact&&dn(o.by,r.by))return h`open since ${K(i)}`;let s=un(e,n);if(!s)return h`open since ${qe(o.by,i)}`;let a={by:o.by,change:s,moment:i,namedEntries:e.offending};return br(e,n)?h`open since ${lt(a,t)}`:Ri(a,t)}function dt(e,n,t){let r=An(e),o=Ve(r.revision,e,n),[i]=e.values,s=i?i.actual:e.actual,a=g=>ae(e.offending,me(g)),d=D(s)&&a(s).length===0&&a(e.actual).length>0?null:a(s),c=ut({subject:o,name:Z(o),actual:s,moment:r,namedEntries:d},t);return r.revision!==n.report.evidence.revisions.first?h`${c}; revisions before it are missing, so it began then at the latest`:h`${c}, the first one seen; ${[s===null?"since when is not known":"who set it and when are not known"]}`}function $r(e,n,t){let{introduced:r}=e;if(r.revision===null)return[Fn(e,n,t,!0)];let o=An(e);if(ee(e))return[Wn(r.by,le(o.revision,n),o)];if(Cn(e))return[h`missing before ${Oi(e,o)}`];if(P(e))return[h`seen in ${K(o)}`];if(e.inert){let{since:c}=e.inert;return[c.exact?h`switch turned by ${Wn(c.by,le(c.revision,n),c)}`:Ci(e,n,!0),...Wi(e,n,t)]}let i=Me(e,n),s=c=>Wn(c.by,le(c.revision,n),c),a=Te(e,n).find(({revision:c})=>c===o.revision);if(!i)return r.exact?[Wn(r.by,le(o.revision,n),o)]:[dt(e,n,t)];let u=c=>Pe(Xe(c.before,c.actual,t,e.offending)),d=i.exact?h`${u(i)}; by ${s(i)}`:xr(i,e,n,t);return r.exact?i.exact&&dn(i.by,r.by)?[d,h`open since ${pe(o.revision)}, ${C(o.at)}`]:[d,a?.change?h`opened by ${s(a)}: ${u(a)}`:Fi(e,n,t,i)]:[d,dt(e,n,t)]}function Mr(e,n,t,r=1/0){let o=Te(e,n);return o.slice(-Math.min(r,o.length)).map((i,s,a)=>{let{revision:u,at:d}=i,c=s===0&&a.length===o.length,m=i.exact?h`, ${W(i.by)}`:[],g=c&&!i.exact?["already "]:[],f=Xe(i.exact?i.before:null,i.actual,t),p=f.form==="value"?f.after:Pe(f);return h`${pe(u)}, ${C(d)}${m}: ${g}${p}`})}function _r({seconds:e,unseenSeconds:n},t,r){let o=t.some(i=>i.exposureSeconds!==null&&!(i.introduced.exact&&Ln(i,r)));return{seconds:e,unseenSeconds:n,isLeast:o}}function Ln({introduced:e,resolved:n},t){return e.at<=(n?.at??t)}function Sr(e){let{least:n,most:t}=Ai(e,ti);if(n===t)return n;let r=[...n===void 0?[]:[`at least ${n}`],...t===void 0?[]:[`at most ${t}`]];return r.length===0?void 0:r.join(", ")}function ct(e){return Sr(e)??"an unknown time"}function ft(e){let{least:n,most:t}=Ai(e,r=>Re(r).replace(/ d .*/," d"));return n===void 0?t===void 0?"":`\\u2264 ${t}`:t===void 0?`\\u2265 ${n}`:n===t?n:`${n} to ${t}`}function Ai({seconds:e,unseenSeconds:n=0,isLeast:t},r){let o=e-n;return{least:o>0||n===0&&!t?r(o):void 0,most:t?void 0:r(e)}}function su({title:e,rule:n,subject:t,status:r}){return e===""||e===n?[Z(t)]:[Rr(e,r),Z(t)]}function Rr(e,n){return h`${[n==="open"||n==="excepted"?"Fails":"Failed"]}: ${T(e)}`}function Li(e){return B(su(e)," \\xB7 ")}function fn(e){return e.toSorted((n,t)=>ve(t.severity)-ve(n.severity)||(t.exposureSeconds??-1)-(n.exposureSeconds??-1)||(P(n)&&P(t)?ci(n.introduced.at,t.introduced.at):0))}var Di={looser:"looser",tighter:"tighter",neutral:"neither looser nor tighter",unknown:"direction not known"};function mn(e,n){let{exposureSeconds:t,status:r}=e;if(t===null)return{open:"open event",resolved:"resolved event",excepted:"excepted event",noted:"noted event"}[r];let o=mt(e,n),i={open:"open",resolved:"was open",excepted:"excepted, has lasted",noted:"open"}[r];return`${e.ended==="outgrown"?"lasted":i}${o===void 0?", how long is not known":` ${o}`}`}function mt(e,n){let{exposureSeconds:t,introduced:r}=e;if(t===null||!Ln(e,n.report.asOf))return;let{unseenSeconds:o=Ni(e,n)?0:t}=e;return Sr({seconds:t,unseenSeconds:o,isLeast:!r.exact})}function Ni({resolved:e},n){return!e||e.revision===null||an(e.revision,n)}function Bi(e){return e==="accepted"?["ended",", when the deviation came within an exception"]:e==="outgrown"?["ended",", when the deviation left its exception; another finding continues it"]:["closed",""]}function Ji(e,n){let{resolved:t}=e,r=kr(e,n),o=mt(e,n),i=lu(e,n);if(t){let s=o===void 0?[]:[`, after ${o}`];if(t.revision===null)return h`closed${t.approval===void 0?[]:h` by approval ${t.approval}`} on ${C(t.at)}${s}`;let a={revision:t.revision,at:t.at},[u,d]=Bi(e.ended);return an(t.revision,n)?h`${Pi(t.by,a,u)}${s}${[d]}${i}`:h`${[u]} by ${K(a)} at the latest${s}${[d]}; revisions before it are missing, so who ${[u]} it is not known${i}`}if(e.exception&&e.status==="excepted"){let s=[...new Set(r.map(({owner:a})=>a))];return h`accepted ${du(e.exception)} by ${$e(s.map(ke))}`}return e.status==="noted"?["noted only: it happened before the policy took effect"]:P(e)&&e.introduced.revision===null?["open until an audit no longer finds it"]:P(e)?h`open until ${au(e)}`:o===void 0?h`open as of ${C(n.report.asOf)}; for how long is not known${i}`:h`open, for ${[o]} as of ${C(n.report.asOf)}${i}`}function kr({id:e,status:n,exception:t},{accepting:r}){if(t===null)return[];let o=n==="excepted"?r.get(e)??[]:[];return o.length>1?o:[t]}function au({rule:e,approvableUntil:n}){let t=n!==void 0?h`an approval (given by ${C(n)} at the latest) or an exception accepts it`:["an exception accepts it"];return ei(e)?h`it is put back, or ${t}`:t}function lu(e,n){let t=uu(e,n);return t.length===0?[]:["; ",...t]}function uu({introduced:e,resolved:n,unseenSeconds:t},r){if(t===void 0||e.revision===null)return[];let o=n?.revision??1/0,i=je(r.blind,({missing:d})=>d.from<=e.revision),s=je(r.blind,({missing:d})=>(d.to??o)+1<o),a=kn(r.blind.slice(i,s).map(d=>d.missing)),u=n?void 0:st(r.blind);return B([...a===""?[]:[[`${a}, so what happened then is not known`]],...u===void 0?[]:[[u]]],"; ")}function du(e){return e.expires===null?["without an end"]:h`until ${Dn(e.expires)}`}function Ii(e){return ji(e,!1)}function Dn(e){return ji(e,!0)}function ji(e,n){let t=O(e);return t===void 0?T(e):t%X===0?[oi(t,n)]:C(e)}function Pr(e,n){if(P(e))return"an event has no time limit";if(e.dueAt===null)return"no time limit set";let[t,r]=[O(e.dueAt),O(e.resolved?.at??n.report.asOf)];if(t===void 0||r===void 0)return"time limit not known";let o=Math.floor(Math.abs(r-t)/1e3),[i]=Bi(e.ended),s=e.unseenSeconds===void 0&&Ni(e,n),a=s?"":"at most ";return e.resolved?r>t?`${i} ${a}${Re(o)} after its limit`:`${i} within its limit`:r>t?`${a}${Re(o)} over its limit`:`${s?"":"at least "}${Re(o)} left`}function Hi(e,n){return e.status==="open"&&e.dueAt!==null?[`time limit: ${Pr(e,n)}`]:[]}function Ui(e){return e===null?["built in"]:h`${`${e.file}:${e.line}`}`}function Tr(e,n){let t=O(e);return t===void 0?void 0:et(t+n*X)}function zi(e){return[...re(e,t=>{let{rule:r,status:o,message:i,introduced:s}=t;return P(t)?JSON.stringify([r,o,i,W(s.by)]):t}).values()]}function Xi(e,n){if(n.length===e.length)return n;let t=new Map(e.map(o=>[o.id,o])),r=new Set(n);for(let{causedBy:o,status:i}of r){let s=i==="open"&&o!==null?t.get(o):void 0;s?.status==="open"&&r.add(s)}return e.filter(o=>r.has(o))}function Or(e){let{reportSeverity:n,since:t}=e.view,r=e.findings.filter(d=>n===null||ar(d.severity,n)),o=Xi(e.findings,r),i=t===null?void 0:cu(t,e.revisions),s=i?o.filter(d=>fu(d,i)):o,a=Xi(o,s),u=i?e.revisions.filter(i):e.revisions;return{findings:a,revisions:u,hidden:{below:e.findings.length-o.length,earlier:o.length-a.length,revisions:e.revisions.length-u.length}}}function cu(e,n){if(/^\\d{1,15}$/.test(e)){let r=Number(e),o=n.find(i=>i.revision>=r)?.at;return({revision:i,at:s})=>i===null?o!==void 0&&s>=o:i>=r}let t=ir(e);return t===void 0?void 0:({at:r})=>(ir(r)??0)>=t}function fu(e,n){let{introduced:t,values:r,resolved:o,inert:i}=e;return n(t)||r.some(n)||o!==null&&n(o)?!0:o===null&&i!==null&&n(i.since)}function Er({introduced:e},n){let{exact:t,revision:r,at:o}=e;return!t&&(r!==null||o===n)}var Cr="nothing-evaluated",Wr="nothing-given";var mu=["rotated","referenced","removed"],Qm=["standing","masked",...mu];var ip=new Set("empty truncated syntax duplicate-key invalid-utf8 too-deep schema time-zone more-pages no-history".split(" "));var pu=2;function Fr({rule:e,before:n,actual:t},r){if(e!=="integrity/rewritten"||!we(n)||!we(t))return;let o=Object.keys(t);if(o.length===0)return;let i=o.slice(0,pu).map(a=>{let u=Xe(n[a]??null,t[a]??null,r);return h`${on(z(a))}: ${Pe(u.form==="value"?u:{...u,unchanged:0})}`}),s=o.length>i.length?`; and ${M(o.length-i.length)} more`:"";return h`Sealed, then given: ${B(i,"; ")}${[s]}.`}function Vi(e){return e==="accepted"||e==="outgrown"}function Ar(e){let{verdict:n,evidence:t,summary:r,rules:o}=e;if(n==="tampered")return n;let i=o.filter(({policy:c})=>c===null),s=r.rules.total+i.length,a=s-r.rules.notEvaluated-i.filter(({status:c})=>c==="not-evaluated").length,u=t.complete||t.problems.some(({code:c})=>c===Cr||c===Wr);return(t.revisions.count===0||s===0||u&&a===0)&&n!=="drifted"?"nothing":n}var Nr=["neither","tighter","both","looser"],Lr=8,Dr=20,xu=150;function Gi(e,n,t){let r=O(e.asOf),o=n.flatMap(c=>O(c.at)??[]);if(r===void 0||o.length===0)return;let i=o.reduce((c,m)=>Math.min(c,m)),s=o.reduce((c,m)=>Math.max(c,m),r),a=n.length===1?i-X:i,u={from:Math.min(a,s-6e4),until:s},d=Rn(e,e.revisions);return{...u,lanes:Mu(n),rows:_u(t,e.asOf,s,nt(d)),blind:d.map(c=>({from:c.from,until:c.until,words:Su(c)})),freezes:e.timeline.flatMap(c=>c.kind==="freeze"?Ru(c):[]),policies:Yi(e.timeline,"policy"),runs:Yi(e.timeline,"run"),posture:ku(e.posture),judged:Ar(e)!=="nothing"}}function Zi({name:e,people:n}){return e===null?x(n,"other editor"):e===""?_n:e}function Qi({rule:e,rules:n}){return e??x(n,"further rule")}function $u({changes:e,missing:n}){if(n!==void 0)return"neither";let t=e.some(o=>o.direction==="looser"),r=e.some(o=>o.direction==="tighter");return t&&r?"both":t?"looser":r?"tighter":"neither"}function Mu(e){let n=new Map,t=new Map;for(let m of e){let g=O(m.at);if(g===void 0)continue;let f={at:g,revision:m.revision,way:$u(m),unlisted:m.approved===!1},{id:p,email:b}=m.by,$=Sn({id:b===null?p:null,email:b});oe(n,Fe(t,$,()=>b??p??""),f)}let r=m=>m.filter(({way:g})=>g==="looser"||g==="both").length,o=m=>+(Ki(m)===0),i=[...n].toSorted(([,m],[,g])=>o(m)-o(g)||r(g)-r(m)||g.length-m.length),s=i.slice(0,i.length>Lr?Lr-1:Lr),a=i.slice(s.length),u=(m,g,f)=>({name:m,unlisted:Ki(f),people:g,marks:f.toSorted((p,b)=>p.at-b.at||p.revision-b.revision)}),d=s.map(([m,g])=>u(m,1,g));if(a.length===0)return d;let c=a.flatMap(([,m])=>m);return[...d,u(null,a.length,c)]}function Ki(e){return e.filter(n=>n.unlisted).length}function _u(e,n,t,r){let o=new Map;for(let f of e){let p=O(f.introduced.at);if(P(f)||p===void 0)continue;let b=Math.min(p,t),$=f.resolved===null?t:O(f.resolved.at)??t;oe(o,f.rule,{finding:f.id,exposed:1e3*(f.exposureSeconds??0),from:b,until:Math.max(b,Math.min($,t)),severity:f.severity,state:f.resolved?"closed":f.status==="excepted"?"excepted":"open",inert:f.causedBy!==null,exact:f.introduced.exact,...Er(f,n)&&{older:!0},timed:Ln(f,n),isKnown:hi(f)})}let i=f=>f.some(({state:p})=>p!=="closed")?1:0,s=f=>f.reduce((p,{severity:b})=>Math.max(p,ve(b)),0),a=f=>ce(f,({exposed:p})=>p),u=[...o].toSorted(([,f],[,p])=>i(p)-i(f)||s(p)-s(f)||a(p)-a(f)),d=u.slice(0,u.length>Dr?Dr-1:Dr),c=u.slice(d.length),m=d.map(([f,p])=>({rule:f,rules:1,windows:qi(p),length:pt(p,r)}));if(c.length===0)return m;let g=qi(c.flatMap(([,f])=>f));return[...m,{rule:null,rules:c.length,windows:g,length:pt(g,r)}]}function qi(e){return e.toSorted((n,t)=>n.from-t.from||n.until-t.until)}function pt(e,n){let t=e.map(({from:r,exposed:o,isKnown:i})=>({from:r,until:r+o,isKnown:i}));return{...gi(t,n),isLeast:e.some(({exact:r,timed:o})=>!(r&&o))}}function Su(e){let{from:n,to:t}=e.missing;return t===null?st([e]):n===t?`revision ${n} missing`:`revisions ${n}\\u2013${t} missing`}function Ru({at:e,until:n,text:t}){let r=O(e);return r===void 0?[]:{from:r,until:Math.max(r,O(n??e)??r),words:t}}function ku(e){let n=e.flatMap(({at:o,balance:i,open:s})=>{let a=O(o);return a===void 0?[]:[{at:a,balance:i,open:xe.map(u=>s[u])}]}),t=Math.ceil(n.length/xu);if(t<2)return n;let r=({open:o})=>o.reduce((i,s)=>i+s,0);return Array.from({length:Math.ceil(n.length/t)},(o,i)=>{let s=n.slice(i*t,(i+1)*t),a=s.reduce((d,c)=>r(c)>r(d)?c:d),u=fe(s);return a===u?[u]:[a,u]}).flat()}function Yi(e,n){return e.flatMap(t=>{let r=O(t.at);return t.kind===n&&r!==void 0?{at:r,words:t.text}:[]})}var Ae={text:2e3,entries:8},Nn={text:300,entries:8};var Br=4e3;function J(e){return be(Je(e,Br))}var es=120,Pu=5e5,Tu=9e5,Ou=74e4,Eu=12e4,Jr=200,Cu=1e3,Wu=40;function rs(e){let n=Or(e),t=Du(n.findings),r=new Set(t.slice(0,es)),o=Fu(zi(t.slice(es))),i=Bu(n.revisions),s=e.rules.toSorted((u,d)=>ts[u.status]-ts[d.status]).slice(0,Cu),a=[...r,...o.flat()].map(u=>u.id);return{book:pr(e),report:e,view:n,blocks:r,lines:o,olderRoom:Math.max(Eu,Ou-ce(o,os)),anchors:new Set(a.filter(u=>/^f_[0-9a-f]{1,64}$/.test(u))),register:i,anchoredRevisions:new Set(i.map(u=>u.revision)),diffs:new Map(Lu(n.revisions).map(u=>[u.revision,u])),rules:Au("rule",s.map(u=>u.id)),ruleRows:s,tracks:Gi(e,n.revisions,n.findings),exposure:{rules:ns(e.exposure.rules,e,({rule:u})=>[u]),controls:ns(e.exposure.controls,e,({controls:u})=>[...new Set(u)])}}}function Fu(e){let n=0;return e.filter(t=>(n+=os(t),n<=(E(t).status==="open"?Tu:Pu)))}function os(e){let{subject:n,message:t,introduced:r}=E(e),o=e.length>1?t.length:n.length;return 60*e.length+Math.min(o,Br)+Math.min(r.by?.email?.length??0,Br)+40}function ns(e,{findings:n,asOf:t},r){let o=new Map;for(let i of n)for(let s of r(i))oe(o,s,i);return new Map(e.map(i=>[i.id,_r(i,o.get(i.id)??[],t)]))}function Au(e,n){let t=new Map,r=new Set;for(let o of n){if(t.has(o))continue;let i=`${e}-${o.replace(/[^A-Za-z0-9.-]/g,"_").slice(0,120)}`,s=i;for(let a=2;r.has(s);a++)s=`${i}_${a}`;r.add(s),t.set(o,s)}return t}function Lu(e){return e.filter(({changes:t})=>t.length>0).slice(-Wu).toReversed()}var ts={failing:0,"not-evaluated":1,excepted:2,passing:3};function Du(e){return fn(e).map(t=>[t,Nu[t.status]+(P(t)?1:0)]).toSorted(([,t],[,r])=>t-r).map(([t])=>t)}var Nu={open:0,excepted:2,resolved:4,noted:6};function Bu(e){let n=[],t=0;for(let r=e.length-1;r>=0&&t<Jr;r--){let o=e[r];n.push(o),t+=Math.max(1,o.changes.length)}return n}function ht(e){return O(e)===void 0?J(e):`${Number(e.slice(8,10))} ${Mn[Number(e.slice(5,7))-1]} ${e.slice(0,4)}`}function Bn(e){return O(e)===void 0?J(e):`${ht(e)}, ${e.slice(11,16)} UTC`}function is({n:e,k:n,v:t}){let r=[],o=s=>typeof s!="number"?s:s>=0?r[s]:-1-s,i=([s,...a])=>{if(s===-1)return a[0];if(s===0)return a.map(o);let u=sr();for(let[d,c]of n[Number(s)-1].entries())u[String(r[c])]=o(a[d]);return u};for(let s of e)r.push(typeof s=="string"?s:typeof s=="number"?te(s*1e3):i(s));return t.map(o)}function Ju({introduced:e,actual:n}){let{revision:t,at:r,by:o}=e;return[{revision:t,at:r,by:o,actual:n}]}function Iu(e){return"values"in e?e:{...e,values:Ju(e)}}function ss(e){let{n,k:t,v:r}=JSON.parse(e),[o,...i]=r,[s,...a]=is({n,k:t,v:i}),u=a.slice(0,Number(o)).map(Iu);return{...s,report:{...s.report,findings:u,revisions:a.slice(Number(o))}}}function as({report:e,tracks:n}){let t=rs(e);return{...t,tracks:n??t.tracks,anchors:new Set(e.findings.map(r=>r.id).filter(r=>/^f_[0-9a-f]{1,64}$/.test(r))),anchoredRevisions:new Set(e.revisions.map(r=>r.revision)),diffs:new Map(e.revisions.map(r=>[r.revision,r]))}}var F,ds,ju,Le,Ir,xt,cs,yt,fs,Hr,jr,Hu,Jn=Symbol.for("pv"),$t={},Mt=[],Uu=/^m(i|n|o|s|text|space)$/,Ur=Array.isArray,ms=Mt.slice,Ge=Object.assign;function Ye(e){e&&e.parentNode&&e.remove()}function bt(e,n,t,r,o){var i={type:e,props:n,key:t,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Jn,__v:o||++ds,__i:-1,__u:0};return!o&&F.vnode&&F.vnode(i),i}function w(e){return e.children}function wt(e,n){this.props=e,this.context=n,this.__g=0}function De(e,n){if(n==null)return e.__&&De(e.__,e.__i+1);for(var t;n<e.__k.length;n++)if((t=e.__k[n])&&t.__e)return t.__e;return typeof e.type!="function"||e.props.__P?null:De(e)}function zu(e){var n,t=e.__v,r=t.__e,o=[],i=[],s=e.__P;s&&((n=Ge({constructor:Jn},t)).__v=t.__v+1,F.vnode&&F.vnode(n),zr(s,n,t,e.__n,s.namespaceURI,32&t.__u?[r]:null,o,r||De(t),32&t.__u,i),n.__v=t.__v,n.__.__k[n.__i]=n,ws(o,n,i),t.__=t.__e=null,n.__e!=r&&ps(n))}function ps(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(n){return n&&(e.__e=n.__e)}),ps(e)}function ls(e){(8&e.__g||(e.__g|=8,Le.push(e),xt++))&&Ir==F.debounceRendering||((Ir=F.debounceRendering)||queueMicrotask)(hs)}function hs(){try{for(var e,n=1;Le.length;)Le.length>n&&Le.sort(cs),e=Le.shift(),n=Le.length,8&e.__g&&zu(e)}finally{(xt=Le.length)&&(Ir||queueMicrotask)(hs)}}function gs(e,n,t,r,o,i,s,a,u,d,c){var m,g,f,p,b,$,k=r.__k||Mt,v=n.length;for(u=Xu(t,n,k,u,v),m=0;m<v;m++)(f=t.__k[m])!=null&&(g=~f.__i&&k[f.__i]||$t,f.__i=m,$=zr(e,f,g,o,i,s,a,u,d,c),p=f.__e,(g.ref!=f.ref||8&g.__u)&&(g.ref&&Xr(g.ref,null,f,g),f.ref&&c.push(f.ref,f.__c||p,f)),b=b||p,4&f.__u?(u=ys(f,u,e,!g.__v),g.__e&&(g.__e=null)):typeof f.type=="function"&&$!==void 0?u=$:p&&(u=p.nextSibling),f.__u&=-21);return t.__e=b,u}function Xu(e,n,t,r,o){var i,s,a,u,d,c,m,g,f,p=t.length,b=p,$=0,k=0,v=e.__k=Array(o);for(i=0;i<o;i++)(s=n[i])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=v[i]=bt(null,s):Ur(s)?s=v[i]=bt(w,{children:s}):s.constructor===Jn&&s.__b?s=v[i]=bt(s.type,s.props,s.key,s.ref,s.__v):v[i]=s,u=i+$,s.__=e,s.__b=e.__b+1,a=null,~(d=s.__i=Vu(s,t,u,b))&&(b--,(a=t[d])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,d==u-1?$--:d==u+1?$++:d!=u&&(d>u?$--:$++,k=1)):(~d||(o>p?$--:o<p&&$++),typeof s.type!="function"&&(s.__u|=4))):v[i]=null;if(k){for(c=[],m=[],i=0;i<o;i++)if((s=v[i])&&16&s.__u){for($=0,g=c.length;$<g;)c[f=$+g>>1]<s.__i?$=f+1:g=f;c[$]=s.__i,m[i]=$+1}for($=c.length;i--;)m[i]&&(m[i]==$?$--:v[i].__u|=4)}if(b)for(i=0;i<p;i++)!(a=t[i])||2&a.__u||(a.__e==r&&(r=De(a)),Vr(a,a));return r}function ys(e,n,t,r){var o,i,s,a;if(typeof e.type=="function"){if(e.props.__P)return n;if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&(o[i].__=e,n=ys(o[i],n,t,!1));return n}for(n&&!n.parentNode&&(n=De(e))&&!n.parentNode&&(n=null),s=e.__e,a=n;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!r&&t.moveBefore&&s.parentNode?t.moveBefore(s,n):t.insertBefore(s,n||null)),n=s;(n=n&&n.nextSibling)&&n.nodeType==8&&!n.data.startsWith("$s"););return n}function Vu(e,n,t,r){var o,i=e.key,s=e.type,a=n[t],u=a&&!(2&a.__u);if(a===null&&i==null||u&&i==a.key&&s==a.type)return t;if(r>(u?1:0)){for(o=t-1;o>=0;o--)if((a=n[o])&&!(2&a.__u)&&i==a.key&&s==a.type)return o;for(o=t+1;o<n.length;o++)if((a=n[o])&&!(2&a.__u)&&i==a.key&&s==a.type)return o}return-1}function us(e,n,t){t==null&&(t=""),n[0]=="-"?e.setProperty(n,t):e[n]=t}function gt(e,n,t,r,o){var i,s;if(n=="style")if(typeof t=="string")e.style.cssText=t;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(n in r)t&&n in t||us(e.style,n);if(t)for(n in t)r&&t[n]==r[n]||us(e.style,n,t[n])}else if(n[0]=="o"&&n[1]=="n")typeof t!="function"&&(t=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[n]=t,t&&r||(s=jr[n]||(jr[n]=Ku(n)),(e.__a||(e.__a={}))[n]=Hr,i=n!=(n=n.replace(fs,"$1")),(n=n.slice(2))[0]<"a"&&(n=n.toLowerCase()),t?e.addEventListener(n,s,i):e.removeEventListener(n,s,i));else{if(o=="http://www.w3.org/2000/svg")n=n.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(n!="width"&&n!="height"&&n!="href"&&n!="list"&&n!="form"&&n!="tabIndex"&&n!="download"&&n!="rowSpan"&&n!="colSpan"&&n!="role"&&n!="popover"&&n in e)try{return void(e[n]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&n[4]!="-"?e.removeAttribute(n):e.setAttribute(n,n=="popover"&&t==1?"":t)}}function Ku(e){return function(n){var t=this.__e;if(t){if(t=t[e],n[yt]==null)n[yt]=Hr++;else if(n[yt]<this.__a[e])return;return t(F.event?F.event(n):n)}}}function zr(e,n,t,r,o,i,s,a,u,d){var c,m,g,f,p,b,$,k,v,S,y,L,U,Y,ge,vn,ye,Se,de=n.type;if(n.constructor!==Jn)return null;128&t.__u&&(u=32&t.__u,c=t.__c.__z)&&(n.__u|=u,m=i=[],c.nodeType==8?a=vt(c,i):i.push(c),a=i[0]||a),(c=F.__b)&&c(n);e:if(typeof de=="function"){g=s.length;try{if(k=n.props,v=(c=de.prototype)&&c.render,S=(c=de.contextType)&&r[c.__c],y=c?S?S.props.value:c.__:r,(f=t.__c)?(n.__c=f,2&f.__g&&(f.__g|=1)):(v?n.__c=f=new de(k,y):(n.__c=f=new wt(k,y),f.constructor=de,f.render=Yu),S&&S.sub(f),f.state||(f.state={}),f.__n=r,f.__g|=8,f.__h=[],f.__k=[]),v&&(f.__s||(f.__s=f.state),de.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Ge({},f.__s)),Ge(f.__s,de.getDerivedStateFromProps(k,f.__s)))),p=f.props,b=f.state,f.__v=n,t.__c){if(k!==p&&v&&!de.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(k,y),n.__v==t.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(k,f.__s,y)===!1){n.__v!=t.__v&&(f.props=k,f.state=f.__s,f.__g&=-9),n.__e=t.__e,n.__k=t.__k,n.__k.some(function(G){G&&(G.__=n)}),Mt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&s.push(f),a=De(t);break e}f.componentWillUpdate&&f.componentWillUpdate(k,f.__s,y),v&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(p,b,$)})}else v&&!de.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),v&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=y,f.props=k,f.__P=e,f.__g&=-5,L=F.__r,U=v?25:0;do f.__g&=-9,L&&L(n),c=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++U<25);v&&(Mt.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(r=Ge({},r,f.getChildContext())),v&&t.__c&&f.getSnapshotBeforeUpdate&&($=f.getSnapshotBeforeUpdate(p,b)),Y=c&&c.type===w&&c.key==null?c.props.children:c,k.__P&&(c=a,o=(e=k.__P).namespaceURI,u=i=null,t.props&&t.props.__P!=e&&(t.__k.some(function(G){G&&Vr(G,G)}),t.__k=null),a=t.__k?De(t,0):null),a=gs(e,Ur(Y)?Y:[Y],n,t,r,o,i,s,a,u,d),k.__P&&(n.__e=null,a=c),n.__u&=-161,m&&m.some(Ye),f.__h.length&&s.push(f),1&f.__g&&(f.__g&=-4)}catch(G){if(s.length=g,n.__v=null,u||i)if(G&&G.then){if(n.__u|=128|u,i){for(~(ye=i.indexOf(a||void 0))||(ye=i.length);(Se=i[ye-1])&&Se.nodeType==8;)ye--;for(;ye<i.length;ye++)if(Se=i[ye])if(i[ye]=null,ge){if(Se==vn)break}else{if(Se.nodeType!=8)break;Se.data.startsWith("$s")&&(vn=vt(ge=Se))}}if(!ge){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;ge=a}(c=vt(ge=n.__c.__z||(n.__c.__z=ge)))?(n.__e=ge,a=c):n.__e=a,a=a&&a.nextSibling}else i&&i.some(Ye);else n.__e=t.__e;n.__k||(n.__k=t.__k||[]),G&&G.then||bs(n),F.__e(G,n,t)}}else a=n.__e=qu(t.__e,n,t,r,o,i,s,u,d,e);return(c=F.diffed)&&c(n),a}function vt(e,n){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var t=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))t++;else if(e.data.startsWith("/$s")&&!--t)return e}n&&n.push(e)}}function bs(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(bs))}function ws(e,n,t){for(var r=0;r<t.length;)Xr(t[r++],t[r++],t[r++]);F.__c&&F.__c(n,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(i){i.call(o)})}catch(i){F.__e(i,o.__v)}})}function qu(e,n,t,r,o,i,s,a,u,d){var c,m,g,f,p,b,$,k,v=t.props||$t,S=n.props,y=n.type;if(y=="svg"?o="http://www.w3.org/2000/svg":y=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),i){for(c=0;c<i.length;c++)if((p=i[c])&&(y?p.localName==y:p.nodeType==3)){e=p,i[c]=null;break}}if(!e){if(k=d.ownerDocument||document,!y)return k.createTextNode(S);e=k.createElementNS(o,y,S.is?S:d),a&&(F.__m&&F.__m(n,i),a=!1),i=null}if(y){if(d=y=="template"&&e.content||e,i=y=="textarea"&&S.defaultValue!=null?null:i&&ms.call(d.childNodes),!a&&i)for(v={},c=0;c<e.attributes.length;c++)v[(p=e.attributes[c]).name]=p.value;for(c in v)p=v[c],c=="dangerouslySetInnerHTML"?g=p:c=="children"||c in S||c=="value"&&"defaultValue"in S||c=="checked"&&"defaultChecked"in S||gt(e,c,null,p,o);for(c in S)p=S[c],c=="children"?f=p:c=="dangerouslySetInnerHTML"?m=p:c=="value"?b=p:c=="checked"?$=p:a&&typeof p!="function"||v[c]===p||gt(e,c,p,v[c],o);m?(a||g&&(m.__html==g.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),n.__k=[]):(g&&(e.textContent=""),(y=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Uu.test(y))&&(o="http://www.w3.org/1999/xhtml"),gs(d,Ur(f)?f:[f],n,t,r,o,i,s,i?i[0]:t.__k&&De(t,0),a,u),i&&i.some(Ye)),a&&y!="textarea"||(c="value",y=="progress"&&b==null?e.removeAttribute(c):b==null||b===e[c]&&(y!="progress"||b)||gt(e,c,b,v[c],o),c="checked",$!=null&&$!=e[c]&&gt(e,c,$,v[c],o))}else v===S||a&&e.data==S||(e.data=S);return e}function Xr(e,n,t,r){try{typeof e=="function"?n?n.__x=e(n)||1:r&&(r=r.__c||r.__e)&&(n=r.__x)&&(r.__x=null,typeof n=="function"?n():e(null)):e.current=n}catch(o){F.__e(o,t)}}function Vr(e,n,t){var r,o,i,s;if(F.unmount&&F.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||Xr(r,null,n,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){F.__e(a,n)}r.__P=r.__n=null}if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&Vr(r[s],n,typeof e.type!="function"||t&&!e.props.__P);!t&&(r=e.__c)&&(r=r.__z)&&(o=vt(r,i=[]))&&(r==e.__e&&i.some(Ye),Ye(o),Ye(r)),t||Ye(e.__e),e.__e=e.__c=e.__=null}function Yu(e,n,t){return this.constructor(e,t)}function Q(e,n){var t,r,o,i;F.__&&F.__(e,n),n.nodeType==9&&(n=n.documentElement),r=(t=e&&32&e.__u)?null:n.__k,n.__k=bt(w,{children:[e]}),o=[],i=[],zr(n,n.__k,r||$t,$t,n.namespaceURI,r?null:n.firstChild?ms.call(n.childNodes):null,o,r?r.__e:n.firstChild,t,i),ws(o,n.__k,i),n.__k.props.children=null}F={__e:function(e,n,t,r){for(var o,i,s;n=n.__;)if((o=n.__c)&&!(1&o.__g)){o.__g|=4;try{if((s=(i=o.constructor)&&i.getDerivedStateFromError)&&o.setState(i.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),s=1),s&&8&o.__g)return void(o.__g|=2)}catch(a){e=a}}throw xt=0,e}},ds=0,ju=function(e){return e!=null&&e.constructor===Jn},wt.prototype.setState=function(e,n){var t=this.__s;t&&t!=this.state||(t=this.__s=Ge({},this.state)),typeof e=="function"&&(e=e(Ge({},t),this.props)),e&&(Ge(t,e),this.__v&&(n&&this.__k.push(n),ls(this)))},wt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ls(this))},wt.prototype.render=w,Le=[],xt=0,cs=function(e,n){return e.__v.__b-n.__v.__b},yt=Symbol(),fs=/(PointerCapture)$|Capture$/i,Hr=0,jr={},Hu=0;function In(e){return(e.toLowerCase().match(/(?:[^\\s"]|"[^"]*"?)+/g)??[]).map(t=>{let[,r,o,i=""]=/^(-?)(?:([a-z]+):)?(.*)$/s.exec(t.replaceAll(\'"\',""));return{key:o??"",pattern:i,not:r==="-"}})}function vs(e,n){return e.filter(t=>t.not||t.key!==n)}function _t(e,n){let t=new Map;for(let r of e){let o=Gu(r,n);if(r.not||r.key===""){if(o===r.not)return!1}else t.set(r.key,(t.get(r.key)??!1)||o)}return[...t.values()].every(Boolean)}function Gu({key:e,pattern:n},{fields:t,words:r,at:o}){return n===""?!0:e===""?r.includes(n):e==="since"?o>=n:e==="until"?o.slice(0,n.length)<=n:Object.hasOwn(t,e)?t[e].some(i=>Zu.has(e)?i===n:Qu(i,n)):!1}var Zu=new Set(["is","sev","rev","was"]);function Qu(e,n){let t=n.split("*");if(t.length===1)return e.includes(n);let[r,o]=[E(t),fe(t)];if(!e.startsWith(r)||!e.endsWith(o)||e.length<r.length+o.length)return!1;let i=r.length;for(let s of t.slice(1,-1)){let a=e.indexOf(s,i);if(a<0)return!1;i=a+s.length}return i<=e.length-o.length}function xs(e,n){let t=e.split(/\\s+/).filter(r=>r!=="");return(t.includes(n)?t.filter(r=>r!==n):[...t,n]).join(" ")}var ed=200,nd=3,td=new Map([["emergency","emergency, given afterwards in time"],["self-approved","no approver is known to be a person other than the editor"],["wrong-implementer","names other implementers"],["unauthorized","given afterwards, and too late"],["early","begins after the change"],["late","ended before the change"],["over-scope","for other settings"]]);function rd(e,n){return n===void 0?td.get(e)??e:e==="emergency"?`covers revision ${n}, given afterwards in time`:`${e==="authorized"?"covers":"does not cover"} revision ${n}`}function St({revision:e,missing:n}){return n?e:void 0}function pn(e,n,t){let{id:r,result:o}=e,i=h`${r}: ${[be(rd(o,t))]}`,{approvedBy:s,approvedAt:a,ticket:u=null,reason:d=null}=e.approvedBy===void 0?n.approvals.get(r)??{}:e;if(s===void 0||a===void 0)return i;let c=s.length===0?["agreed to by nobody"]:h`agreed to by ${he(s,nd,ke)}, ${Ii(a)}`,m=[...u===null?[]:[h`ticket ${u}`],...d===null?[]:[T(Je(d,ed))]];return B([i,c,...m],"; ")}function hn(e,{findings:n}){let t=o=>Vi(n.get(o)?.ended??null);return[{word:"closed",ids:e.filter(o=>!t(o))},{word:"ended",ids:e.filter(t)}].filter(o=>o.ids.length>0)}var od=Symbol.for("pv"),id=0;function l(e,n,t,r,o,i){n||(n={});var s,a,u=n;if("ref"in u&&typeof e!="function")for(a in u={},n)a=="ref"?s=n[a]:u[a]=n[a];var d={type:e,props:u,key:t,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:od,__v:--id,__i:-1,__u:0};return(o||i)&&(d.__source=o,d.__self=i),F.vnode&&F.vnode(d),d}var Rt={anchoredRevisions:new Set};function _(e,n){return l(w,{children:e.map(t=>sd(t,n))})}function sd(e,n){return typeof e=="string"?e:"at"in e?l(jn,{at:e.at}):"revision"in e?l(Ze,{number:e.revision,page:n,words:"revision "}):e.as==="value"||e.as==="setting"?l("code",{children:J(e.data)}):l("bdi",{children:J(e.data)})}function jn({at:e,table:n=!1}){return O(e)===void 0?l("bdi",{children:J(e)}):l("time",{datetime:e,children:n?Qn(e).slice(0,-4):Bn(e)})}function Ze(e){let{number:n,page:t,words:r=""}=e,o=`${r}${n}`;return t.anchoredRevisions.has(n)?l("a",{href:`#r${n}`,children:o}):l(w,{children:o})}function Hn(e,n){return n.flatMap((t,r)=>r===0?[t]:[e,t])}function Oe(e,n,t){return t.anchors.has(e)?l("a",{href:`#${e}`,children:n}):l(w,{children:n})}function kt({id:e,page:n}){let t=n.rules.get(e),r=l("code",{children:J(e)});return t===void 0?r:l("a",{href:`#${t}`,children:r})}var ad={critical:"M3 .5h4L9.5 5 7 9.5H3L.5 5z",high:"M5 .8 9.6 9.2H.4z",medium:"M5 .3 9.7 5 5 9.7.3 5z",low:"M2 2h6v6H2z",info:"M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",looser:"M5 .8 9.6 9.2H.4z",tighter:"M.4.8h9.2L5 9.2zM2.5 2 5 6.7 7.5 2z",neutral:"M5 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",unknown:"M1 4.2h8v1.6H1z",compliant:"M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0zM4.4 7.3l3.3-4-1-.8-2.4 2.9-1.2-1.2-.9.9z",drifted:"M5 .8 9.6 9.2H.4z",incomplete:"M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0zm0 1.3v7.4a3.7 3.7 0 0 0 0-7.4z",tampered:"M3 .5h4L9.5 5 7 9.5H3L.5 5zM2.5 4.3v1.4h5V4.3z",nothing:"M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z"};function Pt({name:e}){return l("svg",{viewBox:"0 0 10 10","aria-hidden":"true",children:l("path",{"fill-rule":"evenodd",d:ad[e]})})}function Tt({severity:e}){return l("span",{class:`sev sev-${e}`,children:[l(Pt,{name:e}),e]})}var $s={looser:"looser",tighter:"tighter",neutral:"neither",unknown:"not known"};function Qe({direction:e}){return l("span",{class:`dir ${e}`,children:[l(Pt,{name:e}),$s[e]]})}function Ot({of:e,page:n}){if(e.form==="value")return l("span",{class:"diff",children:[l("span",{class:"vh",children:"from "}),l("del",{children:_(e.before,n)}),l("span",{"aria-hidden":"true",children:"\\u2192 "}),l("span",{class:"vh",children:"to "}),l("ins",{children:_(e.after,n)})]});let t=fr(e);return l("span",{class:"diff",children:[e.added.map(r=>l(w,{children:[l("ins",{children:["+ ",_(r,n)]})," "]})),e.removed.map(r=>l(w,{children:[l("del",{children:["\\u2212 ",_(r,n)]})," "]})),t&&l("small",{children:t})]})}function I(e){return l(w,{children:[l("dt",{class:e.kind,children:e.term}),l("dd",{class:e.kind,children:e.children})]})}function Kr({columns:e}){return l("thead",{children:l("tr",{children:e.map(n=>{let[t,r]=typeof n=="string"?[n,void 0]:n;return l("th",{scope:"col",class:r,children:t})})})})}var ld=[["Revision, time (UTC), editor","rev"],["Setting","set"],"Old \\u2192 new",["Direction","dirs"],["Findings","links"]];function ks(e){return l("table",{class:"columns",children:[l("caption",{children:e.caption}),l(Kr,{columns:ld}),e.rows.map(n=>l(ud,{revision:n,page:e.page},n.revision))]})}function ud({revision:e,page:n}){let{changes:t,representation:r}=e;return l("tbody",{class:"group",id:`r${e.revision}`,children:[l("tr",{children:[l("th",{scope:"rowgroup",rowspan:Math.max(1,t.length),children:[l("b",{children:e.revision})," ",t.length>0&&n.diffs.has(e.revision)&&l("a",{class:"jump",href:`#d${e.revision}`,children:["diff",l("span",{class:"vh",children:[" of revision ",e.revision,", "]})]})," ",l("span",{class:"when",children:l(jn,{at:e.at,table:!0})})," ",l("span",{class:"by",children:[_(W(e.by),n),e.approved===!1&&l("span",{class:"no",children:" not listed"})]}),t.length>0&&e.missing&&l("small",{children:[" ",En(e)]})]}),t[0]?l(Ms,{change:t[0],row:e,page:n}):l(w,{children:[l("td",{class:"set muted",children:e.revision===n.report.evidence.revisions.first?"first seen: nothing before it to compare with":"no setting changed"}),l("td",{class:"muted",children:r.length>0&&`the spelling of ${x(r.length,"setting")} did, without effect`}),l("td",{class:"dirs"})]}),l("td",{class:"links",rowspan:Math.max(1,t.length),children:[l(_s,{ids:e.opened,word:"opened",page:n})," ",Hn(" ",hn(e.closed,n.book).map(({word:o,ids:i})=>l(_s,{ids:i,word:o,page:n})))]})]}),t.slice(1).map(o=>l("tr",{children:l(Ms,{change:o,row:e,page:n})}))]})}function Ms({change:e,row:n,page:t}){return l(w,{children:[l("td",{class:"set",children:[_(N(z(e.subject)),t),e.approval&&l("small",{children:[" ",_(h`approval ${pn(e.approval,t.book,St(n))}`,t)]})]}),l("td",{class:"diff",children:l(Ot,{of:ot(e,Nn),page:t})}),l("td",{class:"dirs",children:l(Qe,{direction:e.direction})})]})}function _s({ids:e,word:n,page:t}){if(e.length===0)return null;let r=e.find(o=>t.anchors.has(o))??E(e);return l("span",{children:Oe(r,`${n} ${M(e.length)}`,t)})}function Ps(e,n,t){let{introduced:r,resolved:o,values:i}=e,s=[...new Set(dd(e,t).flatMap(Es))],a=[r.revision,...i.map(m=>m.revision),o?.revision],u=[...new Set(a.flatMap(m=>typeof m=="number"?[`${m}`]:[]))],c={is:[...[e.status,n.get(e.id)??[]].flat(),e.exposureSeconds===null?"event":"window"],sev:[e.severity],by:s,rule:[e.rule],setting:[z(e.subject)],control:e.controls,rev:u,kind:[e.kind],was:e.inForce===null?[]:[e.inForce]};return Et(c,r.at,[e.id,e.title,e.message,...s])}function dd(e,{revisions:n}){let{introduced:t,resolved:r,values:o}=e,i=P(e)?ee(e):t.exact,s=[...o.filter(({revision:a})=>a!==t.revision),...r?[r]:[]];return[i?t.by:null,...s.map(({revision:a,by:u})=>a!==null&&n.get(a)?.missing?null:u)]}function Ts(e){let n=e.approved===null?[]:[e.approved?"listed":"unlisted"],t=e.changes.map(({before:o,after:i,added:s,removed:a})=>JSON.stringify([s??o,a??i])),r={is:[...e.changes.map(o=>o.direction),...n],by:Es(e.by),setting:e.changes.map(o=>z(o.subject)),rev:[`${e.revision}`],approval:e.changes.flatMap(o=>o.approval?.id??[])};return Et(r,e.at,t)}function Os({sinceLast:e}){if(!e)return new Map;let{at:n,resolved:t,stillOpen:r,gone:o,...i}=e;return new Map(Object.entries(i).flatMap(([s,a])=>a.map(u=>[u,s])))}function Es(e){return[e?.email,e?.id,e?.name].filter(n=>typeof n=="string")}function Et(e,n,t){let r=Object.fromEntries(Object.entries(e).map(([i,s])=>[i,s.map(a=>a.toLowerCase())])),o=[...Object.values(r).flat(),...t.map(i=>i.toLowerCase())];return{fields:r,words:o.join(`\n`),at:n.toLowerCase()}}var Wt=Ne(),Ft=At(),Ct=location.hash,qr;function At(){return location.hash.slice(1).split("?")[0]}function Ne(){let e=location.hash.indexOf("?");return new URLSearchParams(e<0?"":location.hash.slice(e+1))}function en(e,n){n===""?Wt.delete(e):Wt.set(e,n),Yr()}function Ws(e){Ft!==e&&(Ft=e,Yr())}function Fs(){[Ct,Ft]=[location.hash,At()];let e=Ne().toString();e===""?Yr():e!==Wt.toString()&&location.reload()}function Yr(){qr===void 0&&(Cs(),qr=setTimeout(()=>{qr=void 0,Cs()},400))}function Cs(){if(location.hash!==Ct)return;let e=Wt.toString(),n=`#${Ft}${e===""?"":`?${e}`}`;n!==(Ct||"#")&&history.replaceState(null,"",n),Ct=location.hash}function H(e){return document.getElementById(e)}function Gr(e){"requestIdleCallback"in globalThis?requestIdleCallback(e,{timeout:1e3}):setTimeout(e,50)}function Lt(e){addEventListener("beforeprint",()=>e(!0)),addEventListener("afterprint",()=>e(!1))}function Dt(e){for(let n=e;n;n=n.parentElement)n.hidden=!1,n instanceof HTMLDetailsElement&&(n.open=!0);e.scrollIntoView({block:"start"})}var _e=100,Zr=500,cd=20,fd=500;function As(e,n){let t=H("register"),r=e.view.revisions.toReversed();if(!t||r.length===0)return{open:()=>!1};for(let f of document.querySelectorAll(".older [id]"))f.removeAttribute("id");let o=new Map,i=f=>Fe(o,f.revision,()=>Ts(f)),s=Ne().get("changes")??"",a=0,u=!1,d=0,c=()=>{if(s==="")return r;let f=In(s);return r.filter(p=>_t(f,i(p)))},m=(f=!1)=>{let p=c(),b=u?p.slice(0,fd):p.slice(a,a+_e),$=f?b.slice(0,cd):b,k=++d;$.length<b.length&&Gr(()=>k===d&&m());let v=b.length===0?"":`${M(u?1:a+1)} to ${M((u?0:a)+b.length)} of `,S=n>0?`; ${x(n,"older revision")} in the JSON report`:"",y=b.length===0?`No revision matches (${x(r.length,"revision")} searched${S}).`:`Revisions ${v}${M(p.length)}${s===""?"":" that match"}${S}.`,L=Math.floor((p.length-1)/_e)*_e,U=Y=>()=>{a=Math.max(0,Y),m(),t.scrollIntoView({block:"start"})};Q(l(w,{children:[l("div",{class:"find",role:"search","aria-label":"Changes",children:[l("label",{children:[l("span",{class:"vh",children:"Find changes by words or by keys"}),l("input",{type:"search",value:s,placeholder:"Find: words, setting:sandbox, by:ada, is:looser, is:unlisted, rev:41, since:2026-07",spellcheck:!1,autocomplete:"off",onInput:Y=>{s=Y.currentTarget.value,a=0,en("changes",s),m(!0)}})]}),l("p",{class:"vh",role:"status",children:y})]}),b.length===0&&l("p",{class:"muted",children:y}),b.length>0&&l(ks,{rows:$,caption:`${y} Newest first. Times are UTC.`,page:e}),p.length>_e&&l("p",{class:"pager",children:[l("button",{type:"button",disabled:a===0,onClick:U(a-_e),children:"Newer"})," ",l("button",{type:"button",disabled:a+_e>=p.length,onClick:U(a+_e),children:"Older"})," ",l("button",{type:"button",disabled:a+_e>=p.length,onClick:U(L),children:"Oldest"})]})]}),t)},g=f=>Gr(()=>{for(let p of r.slice(f,f+Zr))i(p);f+Zr<r.length&&g(f+Zr)});return t.replaceChildren(),m(),g(0),Lt(f=>{u=f,m()}),{open:f=>{let p=r.findIndex(b=>b.revision===f);return p<0?!1:([s,a]=["",Math.floor(p/_e)*_e],en("changes",s),m(),H(`r${f}`)?.scrollIntoView({block:"start"}),!0)}}}function Ls(e){e.addEventListener("toggle",({target:n})=>{if(!(!(n instanceof HTMLDetailsElement)||!n.open))for(let t of n.querySelectorAll("pre"))t.parentElement?.querySelector("button")||md(t)},!0)}function md(e){let n=document.createElement("button");n.type="button",n.className="copy",n.textContent="Copy",n.addEventListener("click",()=>{let t=o=>{n.textContent=o},r=()=>{getSelection()?.selectAllChildren(e),t("Selected")};if(!navigator.clipboard)return r();navigator.clipboard.writeText(e.textContent??"").then(()=>t("Copied"),r)}),e.before(n)}var Ds={emulated:{description:"true: the service reported that it is an emulator",words:"an emulator",isTrue:({emulated:e})=>e},proxied:{description:"true: the run was configured to use the proxy of its environment",words:"a proxy allowed",isTrue:({proxied:e})=>e===!0},clockBehind:{description:"true: the clock of the audit was more than 10 minutes behind the service\'s",words:"its clock ahead of the audit\'s, so that exceptions may have expired already",isTrue:({isClockBehind:e})=>e===!0}},pd=si(Ds);function Ns(e){return e.length<=22?e:`${e.slice(0,15)}\\u2026${e.slice(-4)}`}function Bs(e,n){let t=Ue(gd(e,n)),r=t.at(-1),o=typeof r=="object"&&"as"in r&&r.as==="prose"?r.data:r;return r===void 0||typeof o=="string"&&ni(o)?t:[...t,"."]}function gd(e,n){if(e.inert!==null&&e.resolved===null)return yd(e,e.inert,n);if(e.remediation!==null)return T(e.remediation);let t=Qr(e.fix);return t.length>0?$e(t.map(r=>Is(e,r,n))):Js(e,n)}function yd(e,n,t){let r=[n.switch,n.wanted],o=Qr(e.fix).filter(([a])=>a!==n.switch),i=[r,...o].map(a=>Is(e,a,t)),s=e.fix===null?Js(e,t):[];return $e(s.length===0?i:[...i,s])}function Js({remedy:e,subject:n,offending:t},r){let o=t.filter(i=>i!==null);return e.flatMap(i=>typeof i=="string"||!("field"in i)?mr(i,r):i.field==="subject"?Z(n):j(o,r))}function Is({subject:e,actual:n},[t,r],o){let i=Z(t);if(t===e&&D(n)&&D(r)){let{added:s,removed:a}=sn(n,r);if(s.length+a.length>0)return $e([...a.length>0?[h`remove ${j(a,o)} from ${i}`]:[],...s.length>0?[h`add ${j(s,o)} to ${i}`]:[]])}return r===null?h`remove ${i}`:h`set ${i} to ${j(r,o)}`}function Qr(e,n=""){return e===null&&n===""?[]:we(e)?Object.entries(e).flatMap(([t,r])=>Qr(r,n+ui(t))):[[n,e]]}function js({about:e,users:n,credits:t,days:r}){let o=[...e?[h`${e.what}: ${B([...e.credits?[Un(e.credits,"credit")]:[],...e.calls?[Un(e.calls,"call")]:[],...e.users?[h`by ${Un(e.users,"user")}`]:[]]," ")}`]:[],h`in all ${Un(t,"credit")} by ${Un(n,"user")}`,[`on ${x(r.whole,"whole day")} and ${x(r.edge,"partial day")}, ${r.from} to ${r.to}${r.provisional>0?", the last of which is provisional":""}`],...r.missing>0?[[`${x(r.missing,"day")} without figures`]]:[]];return B(o," \\xB7 ")}function Un({atLeast:e,atMost:n},t){let[r,o]=[Math.round(e),n===null?null:Math.round(n)];return o===null?[`at least ${x(r,t)}`]:[r===o?x(r,t):`${M(r)} to ${x(o,t)}`]}var bd=8e3,wd=16;function Hs(e){return ie(e).length<=bd&&Us(e,wd)}function Us(e,n){return typeof e=="string"?!xn(e):typeof e=="number"?!Number.isInteger(e)||Number.isSafeInteger(e):typeof e!="object"||e===null?!0:n>0&&Object.entries(e).every(([t,r])=>t!=="__proto__"&&t!=="<<"&&!xn(t)&&Us(r,n-1))}var vd="it was redacted without DRIFTLINE_FINGERPRINT_KEY, so a later audit cannot tell this secret from another one",xd="it is about neither a value nor a revision, so no exception can accept it; remediate what it found, or set the severity of its rule in driftline.yaml";function zs(e){let{rule:n,subject:t,severity:r,offending:o,introduced:i}=e;return n.startsWith("integrity/")&&r==="critical"?"the history itself is in doubt":n.startsWith("exceptions/")?"edit the exception it is about":xn(t)?"its subject cannot be written in a policy as it is":e.exposureSeconds===null?i.revision===null?xd:null:o.length===0?"it names no value that an exception could list":/\\bfp:(?:none\\b|run:)/.test(JSON.stringify(o))?vd:Hs(eo(e))?null:"its value cannot be written in a policy as it is"}var $d=/^(?:\\/|(?:usage|limit|session|repository|computer|user)\\/)/;function Xs({subject:e},n){return $d.test(e)&&e!==n}function eo({offending:e}){return e.map(n=>He(n)?n.fingerprint:n)}var Md=50,_d=30;function Vs(e,{rules:n,findings:t},r){let[o,i]=[Tr(r,0),Tr(r,_d)],s=Sd(e),a=n.get(e.rule)?.subject;if(e.causedBy!==null&&(t.get(e.causedBy)?.status??"open")==="open"||o===void 0||s===void 0||e.status!=="open")return;let d=zs(e);return d!==null?{why:d}:{yaml:["exceptions:",`  - rule: ${no(e.rule)}`,...Xs(e,a)?[`    subject: ${no(e.subject)}`]:[],`    ${s}`,...e.inert===null?[]:["    inert: true # that it has no effect is accepted as well"],"    owner: someone@example.com # who answers for it","    reason: why it is acceptable until then",`    from: ${o}`,`    expires: ${i}`].join(`\n`)}}function Sd(e){let{revision:n}=e.introduced;if(P(e))return n===null?void 0:`revision: ${n}`;let t=eo(e);if(!(t.length===0||t.length>Md))return`value: [${t.map(r=>no(r)).join(", ")}]`}function no(e){return $n(JSON.stringify(e)).replaceAll(`\n`," ")}var to=20,Rd=2e4;function Ks({finding:e,page:n}){let{book:t}=n,r=Tn(e,Ae),o=On(e)&&vi(e,Ae),i=wr(e,t),s=ee(e)?le(e.introduced.revision,t):"",a=Mr(e,t,Nn,to),u=Te(e,t).length,d=Fr(e,Ae),c=at(e,t)?.approval,m=e.dueAt!==null||e.status==="open"&&!P(e);return l(w,{children:[l(I,{term:"What",children:[l("p",{children:[_(Ue(cn(e)),n),"."]}),P(e)&&l("p",{children:[_(Ue(Fn(e,t,Ae,!0)),n),s&&`; ${s==="listed"?"a listed editor":"not a listed editor"}`,"."]}),l("p",{class:e.status==="open"?"screen":void 0,children:["It ",e.resolved?"was":"is"," ",_(Ji(e,t),n),"."]})]}),!P(e)&&l(I,{term:e.introduced.revision===null?"When":"Who",children:_(B($r(e,t,Nn),"; "),n)}),d&&l(I,{term:"Value",children:_(d,n)}),e.subject.startsWith("/")&&l(I,{term:"Value",children:[r&&!o?l(Ot,{of:r,page:n}):_(o??j(e.actual,Ae),n)," ",i&&l(Qe,{direction:i})]}),c&&l(I,{term:"Approval",children:_(pn(c,t),n)}),a.length>1&&l(I,{term:"Passed through",kind:"idle",children:[l("ol",{children:a.map(g=>l("li",{children:_(g,n)}))}),u>to&&l("p",{class:"muted",children:["The last ",to," of ",M(u)," values."]})]}),m&&l(I,{term:"Time limit",kind:e.dueAt===null?"idle":void 0,children:Pr(e,n.book)}),e.inForce!==null&&l(I,{term:"Policy then",children:Pd[e.inForce]}),e.blast!==null&&l(I,{term:"Meanwhile",children:_(js(e.blast),n)}),e.causedBy!==null&&l(I,{term:"Cause",kind:"cause",children:Oe(e.causedBy,_(kd(e.causedBy,t),Rt),n)}),e.exception&&l(I,{term:"Exception",children:kr(e,t).map(({owner:g,reason:f,ticket:p,category:b,expires:$,state:k})=>{let v=$===null?[]:h`, until ${Dn($)}`;return l(w,{children:[l("p",{children:_(h`${[k]}, by ${ke(g)}${v}: ${T(f)}${b===null?[]:h` (${T(b)})`}`,n)}),p!==null&&l("p",{children:_(h`ticket ${p}`,n)})]})})})]})}function kd(e,{findings:n}){let t=n.get(e);return t?h`${Z(t.subject)}, rule ${t.rule}`:["the finding that explains it"]}var Pd={violating:"the policy in force at the time was violated too",compliant:"the policy in force at the time was not violated: it was tightened since",absent:"no such rule was in force at the time",unknown:"whether the policy in force at the time was violated is not known"};function qs({finding:e,page:n}){let t=it(e,Ae),r=n.exposure.rules.get(e.rule);return l(w,{children:[l(I,{term:"Rule",children:[l(kt,{id:e.rule,page:n}),l("span",{class:"screen",children:[" ",_(h`(${Ui(e.location)}${Td(e,n)})`,n),_(h`: ${T(e.title)}`,n),t.length>0&&!P(e)&&l(w,{children:["; ",_(t,n)]})]}),r&&r.seconds>(e.exposureSeconds??r.seconds)&&`; violated for ${ct(r)} in all`]}),e.rationale!==null&&l(I,{term:"Why",kind:"rule",children:_(T(e.rationale),n)}),e.controls.length>0&&l(I,{term:"Controls",kind:"idle",children:_(B(e.controls.map(N),", "),n)})]})}function Td({location:e},{report:n}){let t=n.evidence.policies.find(({file:r})=>r===e?.file);return t?h`, version ${Ns(t.digest)}`:[]}function Ys({finding:e,page:n}){if(e.resolved)return null;let t=Vs(e,n.book,n.report.asOf),r=Bs(e,Ae),o=$n(JSON.stringify(e.fix,null,2));return l(w,{children:[r.length>0&&l(I,{term:"To fix",kind:e.remediation===null?void 0:"rule",children:_(r,n)}),e.fix!==null&&l(I,{term:"Merge patch",kind:"idle",children:l("pre",{children:o.length>Rd?`${M(o.length)} characters, in the JSON report`:o})}),e.fix===null&&e.subject.startsWith("/")&&l(I,{term:"Merge patch",kind:"idle",children:l("span",{class:"muted",children:"none can be given for this place"})}),t!==void 0&&"why"in t&&l(I,{term:"To accept",kind:"idle",children:l("span",{class:"muted",children:["no exception is drafted here: ",t.why]})}),t!==void 0&&"yaml"in t&&l(I,{term:"To accept",kind:"accept",children:[l("p",{class:"muted",children:"In a policy file, with an owner, a reason and an end, once somebody has agreed:"}),l("pre",{children:t.yaml})]})]})}function Nt(e,n){return n.anchors.has(e.id)?e.id:void 0}function ro(e){let{severity:n,status:t}=e;return{"data-sev":n,"data-is":`${t} ${P(e)?"event":"window"}`}}function Gs(e){let{finding:n,again:t=!1,severity:r=n.severity,open:o,page:i}=e;return l("details",{class:`finding is-${n.status}${t?" again":""}`,id:Nt(n,i),open:o,...ro(n),children:[l("summary",{children:[l(Tt,{severity:r}),l("span",{class:"name",children:_(Li(n),Rt)}),l("span",{class:"for",children:mn(n,i.book)}),l("span",{class:"more",children:_(Od(n,i.book),i)}),n.resolved&&l("span",{class:"end on-paper",children:_(Cd(n),i)})]}),l("div",{class:"body",children:l("dl",{class:"facts",children:[l(Ks,{finding:n,page:i}),l(qs,{finding:n,page:i}),l(Ys,{finding:n,page:i}),l(I,{term:"Link",kind:"screen",children:Oe(n.id,l("code",{children:J(n.id)}),i)})]})})]})}function Od(e,n){let{introduced:t}=e;if(ee(e))return h`${T(e.message)} \u00b7 ${W(t.by)}, revision ${[String(t.revision)]} \u00b7 ${C(t.at)}`;if(P(e))return h`${T(e.message)} \u00b7 ${C(t.at)}`;let r=e.inert?void 0:Tn(e,{text:60,entries:3}),o=e.status==="open"&&r?it(e,{text:60,entries:3}):[],i=r?Pe(r):Ue(cn(e)),s=o.length>0?h` (${o})`:[],a=Hi(e,n),u=a.length===0?[]:h` \u00b7 ${a}`,d=On(e);if(d)return h`${Ed(e,d,n)}${s}${u}`;let c=Ke(e,n);return c?h`${i}${s} \u00b7 ${Wd(c,e,n)}${u}`:h`${i}${s}${u}`}function Ed(e,n,t){let r=Te(e,t),o=(i,s)=>{if(s===void 0)return i;let a=`revision ${s.revision}`;return s.exact?h`${i}, ${W(s.by)}, ${[a]}`:h`${i}, already in ${[a]}`};return h`first ${o(n[0],r[0])}; newest ${o(n[1],r.at(-1))}`}function Cd({resolved:e,exposureSeconds:n}){return e?e.revision!==null?[`${n===null?"in":"to"} revision ${e.revision}`]:e.approval===void 0?["without a revision"]:h`by approval ${e.approval}`:[]}function Wd(e,n,t){let r=yr(n,t),o=h`${W(e.by)}, revision ${[String(e.revision)]}`;return!r||dn(r.by,e.by)?o:h`${o}; opened by ${W(r.by)}, revision ${[String(r.revision)]}`}var oo=100;function ea({lines:e,page:n}){let t=re(e,r=>JSON.stringify([E(r).severity,E(r).rule,P(E(r))]));return l(w,{children:[...t.values()].map(r=>l(Fd,{lines:r,page:n}))})}function Fd({lines:e,page:n}){let t=E(E(e)),{rule:r,title:o,severity:i}=t,s=e.flat().some(a=>a.status==="open")?"open":t.status;return l(w,{children:[l("p",{class:"of-rule",children:[l(Tt,{severity:i})," ",_(Rr(o,s),n)," \\xB7 rule ",l(kt,{id:r,page:n})," \\xB7 ",l("small",{children:x(e.flat().length,"finding")})]}),l("div",{class:"lines",...ro(t),children:Array.from({length:Math.ceil(e.length/oo)},(a,u)=>l("ul",{children:e.slice(u*oo,(u+1)*oo).map(d=>l(Ad,{cluster:d,page:n}))}))})]})}function Ad({cluster:e,page:n}){let t=E(e),r=(ee(t)?t.introduced:Ke(t,n.book))?.by??null,o=r&&_(W(r),n);return e.length>1?l("li",{children:[_(T(t.message),n)," \\xB7 ",o,e.map(i=>l(w,{children:[" ",l("span",{id:Nt(i,n),"data-at":Zs(i),children:l(Qs,{of:i,page:n})})]}))]}):l("li",{id:Nt(t,n),"data-at":Zs(t),children:[_(Z(t.subject),n),P(t)&&t.introduced.revision!==null&&!t.subject.startsWith("revision:")&&l(w,{children:[" \\xB7 ",l(Qs,{of:t,page:n})]}),!P(t)&&` \\xB7 ${mn(t,n.book)}`,o&&l(w,{children:[" \\xB7 ",o]})]})}function Zs({introduced:e}){return J(e.at.slice(0,10))}function Qs({of:{introduced:e,subject:n},page:t}){return e.revision===null?_(Z(n),t):l(Ze,{number:e.revision,page:t,words:"revision "})}var Ld=["open","excepted","resolved","noted","new","reopened","transient"];function na(e){let{searchText:n,counts:t,words:r,isEmpty:o,type:i}=e,s=(a,u)=>t.has(a)&&l("button",{type:"button",class:"chip","aria-pressed":n.split(/\\s+/).includes(a),onClick:()=>i(xs(n,a)),children:[u," ",l("small",{children:M(t.get(a))})]});return l("div",{class:"find",role:"search","aria-label":"Findings",children:[l("label",{children:[l("span",{class:"vh",children:"Find findings by words or by keys"}),l("input",{type:"search",value:n,placeholder:"Find: words, by:ada, rule:models/*, setting:sandbox, control:CC6.8, since:2026-07",spellcheck:!1,autocomplete:"off",onInput:a=>i(a.currentTarget.value)})]}),l("div",{class:"chips",children:[xe.map(a=>s(`sev:${a}`,l(w,{children:[l(Pt,{name:a})," ",a]}))),l("span",{class:"gap"}),Ld.map(a=>s(`is:${a}`,a==="transient"?"came and went":a)),n!==""&&l("button",{type:"button",class:"chip plain",onClick:()=>i(""),children:"clear"})]}),l("p",{class:"muted",role:"status",children:o?`No finding matches: ${r}.`:`${r}.`})]})}var io=100;function ra(e,n,t){let[r,o,i]=[H("find"),H("findings"),H("found")];return!r||!o||!i||e.view.findings.length===0?{open:()=>!1,step:()=>{},focus:()=>{}}:new ao({page:e,leftOut:n,came:t,box:r,list:o,added:i})}var ao=class{#e;#n;#r;#o=new Map;#l;#u;#t;#s=Ne().get("find")??"";#d=0;constructor(n){let{page:t,leftOut:r,list:o}=n;this.#e=n;let i=Os(t.report.summary),s=fn(t.view.findings).map(d=>({id:d.id,finding:d,entry:Ps(d,i,t.book)})),a=new Set(s.map(({id:d})=>d)),u=[...o.querySelectorAll(".lines [id], .finding[id]")].filter(({id:d})=>!a.has(d)).map(d=>({id:d.id,entry:Bd(d)}));this.#n=[...s,...u],this.#r=r-u.length;for(let{id:d,finding:c}of this.#n){let m=c===void 0||t.anchors.has(d)?H(d):null;m&&this.#o.set(d,m)}this.#l=new Map(Dd.map(d=>[d,ta(d,this.#n)])),this.#u=Nd(o),this.#t=o.appendChild(document.createElement("p")),this.#t.className="stands",this.#t.role="status",this.#i(),o.addEventListener("focusout",({relatedTarget:d})=>{d instanceof Node&&o.contains(d)||(this.#t.textContent="")})}open=n=>{let{page:t,added:r}=this.#e,o=this.#o.get(n);if(o)return Dt(o),o.querySelector("summary")?.focus({preventScroll:!0}),!0;let i=t.book.findings.get(n);return!i||!t.anchors.has(n)?!1:(Q(l("div",{class:"list",children:l(Gs,{finding:i,open:!0,page:t})}),r),r.scrollIntoView({block:"start"}),!0)};step=n=>{let{list:t,came:r}=this.#e,o=[...t.querySelectorAll(oa)],i=o.findIndex(d=>so(d).contains(document.activeElement)),s=i<0?n>0?0:o.length-1:Math.min(o.length-1,Math.max(0,i+n)),a=o[s];if(!a)return;a===so(a)&&(a.tabIndex=-1),a.focus(),a.scrollIntoView({block:"nearest"}),this.#t.textContent=`Finding ${M(s+1)} of ${M(o.length)}${o.length<this.#d?" on this page":""}`;let{id:u}=so(a);u!==""&&r(u)};focus=()=>this.#e.box.querySelector("input")?.focus();#i(){let n=this.#s,t=this.#a(In(n)),r=this.#c(t);this.#t.textContent="",this.#d=t.length,this.#m(new Set(t.map(({id:i})=>i))),this.#f(n===""?[]:t.flatMap(({id:i,finding:s})=>s&&!this.#o.has(i)?s:[])),this.#u(n===""?null:t.length);let o=this.#r>0?`; ${x(this.#r,"more is","more are")} in the JSON report`:"";Q(l(na,{searchText:n,counts:r,words:`${M(t.length)} of ${x(this.#n.length,"finding")} shown${o}`,isEmpty:t.length===0,type:i=>{this.#s=i,en("find",i),this.#i()}}),this.#e.box)}#a(n){return this.#n.filter(({entry:t})=>_t(n,t))}#c(n){let t=In(this.#s),r=new Map;for(let[o,i]of this.#l){let s=vs(t,o),a=s.length!==t.length,u=this.#s===""?i:ta(o,a?this.#a(s):n);for(let d of i.keys())r.set(d,u.get(d)??0)}return r}#m(n){let{list:t}=this.#e;for(let[r,o]of this.#o)o.hidden===n.has(r)&&(o.hidden=!n.has(r));for(let r of t.querySelectorAll(".lines li, .lines > ul, .lines, .beneath, .group"))r.id===""&&(r.hidden=!r.querySelector("[id]:not([hidden])"));for(let r of t.querySelectorAll(".of-rule"))r.hidden=r.nextElementSibling?.hidden===!0}#f(n){let{page:t,added:r}=this.#e;Q(n.length===0?null:l(w,{children:[l(ea,{lines:n.slice(0,io).map(o=>[o]),page:t}),n.length>io&&l("p",{class:"muted",children:`And ${x(n.length-io,"more that matches","more that match")}: narrow the search to see more.`})]}),r)}},Dd=["is","sev"],oa="details.finding:not([hidden]) > summary, .lines :is(li, span)[id]:not([hidden])";function so(e){return e.closest("details.finding")??e}function ta(e,n){let t=new Map;for(let{entry:r}of n)for(let o of r.fields[e]??[])t.set(`${e}:${o}`,(t.get(`${e}:${o}`)??0)+1);return t}function Nd(e){let n=[...e.querySelectorAll(":scope > h2 small, .group > h3 small, .of-rule small")].map(t=>{let r=t.parentElement,o=r.matches("h2")?null:r.matches("h3")?r.parentElement:r.nextElementSibling;return{note:t,of:o,text:t.textContent??""}});return t=>{for(let{note:r,of:o,text:i}of n){let s=t===null?0:o?.querySelectorAll(oa).length??t,a=t===null?i:`${M(s)} of ${i.split(", ")[0]} shown`;r.textContent!==a&&(r.textContent=a)}}}function Bd(e){let[n,t]=[e.closest("li")??e,e.closest("[data-is]")],r=t?.matches(".lines")?t.previousElementSibling:t,{sev:o="",is:i=""}=t?.dataset??{},s=(u,d)=>[...d?.querySelectorAll(u)??[]].map(({textContent:c})=>c??""),a={is:i.split(" "),sev:[o],rule:s("code",r),setting:s("code",e),by:s("bdi",n),rev:/revision (\\d+)/.exec(e.textContent??"")?.slice(1)??[]};return Et(a,e.dataset.at??"",[r?.textContent??"",n.textContent??""])}var Jd="h1, h2, h3:first-child, thead, caption, summary, .state, .scope";function ia(e){let n=[];for(let t=e;t!==document.body&&t.parentElement;t=t.parentElement){t.classList.add("alone");for(let r of t.parentElement.children)r!==t&&!r.matches(`header, .alone, ${Jd}`)&&n.push(r);t instanceof HTMLDetailsElement&&(t.open=!0)}for(let t of n)t.classList.add("away");document.documentElement.classList.add("part"),addEventListener("afterprint",()=>{document.documentElement.classList.remove("part");for(let t of document.querySelectorAll(".alone, .away"))t.classList.remove("alone","away")},{once:!0}),print()}var sa=["system","light","dark"],Id=[["/","find findings"],["J, K","next and previous finding; on a finding \\u2192, \\u2190 too"],["Enter","open or close it"],["\\u2190, \\u2192","on the timeline: revision by revision; in the viewer: older and newer"],["\\u2191, \\u2193","on the timeline: lane by lane"],["[, ]","on the timeline: previous and next revision that opened a finding"],["+, \\u2212, 0","on the timeline: closer, wider, all"],["?","these keys"]],jd=[["words",\'all of them must stand in it; "two words" together, -word not at all\'],["is: sev: kind:","is:open, is:event, is:new, sev:high, kind:secret; of changes is:looser, is:unlisted"],["by: rev:","who, and in which revision"],["rule: setting: control:","names, with * for any run of characters; of changes approval:"],["since: until:","2026-07 or 2026-07-15"]];function la(){let e=H("tools"),n=H("keys"),t=0,r=!0,o=null,i=()=>{let a=sa[t];a==="system"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=a,e&&Q(l(w,{children:[l("button",{type:"button",onClick:()=>{t=(t+1)%sa.length,i()},children:["Theme: ",a]}),l("button",{type:"button",onClick:s,children:"Keys"}),o&&l("button",{type:"button",onClick:()=>o&&ia(o),children:"Print this part"}),l("button",{type:"button",onClick:()=>print(),children:"Print"})]}),e)},s=()=>{n instanceof HTMLDialogElement&&!n.open&&n.showModal()};return n&&Q(l("form",{method:"dialog",children:[l("h2",{id:"keys-title",children:"Keys"}),l(aa,{of:Id}),l("h3",{children:"Search"}),l(aa,{of:jd}),l("p",{children:l("label",{children:[l("input",{type:"checkbox",checked:r,onChange:a=>{r=a.currentTarget.checked}})," ","Single keys act"]})}),l("button",{type:"submit",children:"Close"})]}),n),i(),{help:s,offer:a=>{o=a,i()},keys:()=>r}}function aa({of:e}){return l("dl",{class:"facts",children:e.map(([n,t])=>l(w,{children:[l("dt",{children:l("kbd",{children:n})}),l("dd",{children:t})]}))})}function ua(e,n){if(e.length+n.length<=160||e===n)return;let[t,r]=[e.split(/(?<=\\s)/),n.split(/(?<=\\s)/)],o=Math.min(t.length,r.length),i=0;for(;i<o&&t[i]===r[i];)i++;let s=0;for(;s<o-i&&t[t.length-1-s]===r[r.length-1-s];)s++;return{start:t.slice(0,i).join(""),removed:t.slice(i,t.length-s).join(""),added:r.slice(i,r.length-s).join(""),end:t.slice(t.length-s).join("")}}var Jt={text:2e3,entries:40},lo=30,Bt=40;function fa({row:e,page:n}){let t=re(e.changes,({subject:i})=>E(z(i).split("."))),o=[...e.opened.length>0?[{word:"opened",ids:e.opened}]:[],...hn(e.closed,n.book)];return l(w,{children:[l("p",{class:"said",children:Hn("; ",o.map(({word:i,ids:s})=>l(Ud,{ids:s,word:i,page:n})))}),e.changes.length>0&&e.missing&&l("p",{class:"muted",children:En(e)}),e.changes.length===0&&l("p",{class:"muted",children:Hd(e,n)}),[...t].map(([i,s])=>l("div",{class:"area",children:[l("p",{class:"area-name",children:l("bdi",{children:J(i)})}),s.map(a=>l(zd,{change:a,row:e,page:n}))]})),e.changes.length>0&&e.representation.length>0&&l("p",{class:"muted",children:["Spelled differently, with the same meaning:"," ",_(he(e.representation,20,i=>N(z(i))),n)]})]})}function Hd({revision:e,representation:n},t){if(e===t.report.evidence.revisions.first)return"first seen: nothing before it to compare with";let r=n.length;return r===0?"no setting changed":`no setting changed; the spelling of ${x(r,"setting")} did, without effect`}function Ud(e){let{ids:n,word:t,page:r}=e,o=s=>l("bdi",{children:J(r.book.findings.get(s)?.rule??s)}),i=n.slice(0,lo).map(s=>Oe(s,o(s),r));return l("span",{children:[t," ",Hn(", ",i),n.length>lo&&` and ${M(n.length-lo)} more`]})}function zd({change:e,row:n,page:t}){let{before:r,after:o,approval:i}=e,s=typeof r=="string"&&typeof o=="string"?ua(r,o):void 0,a=ot(e,Jt);return l("div",{class:"change",children:[l("p",{class:"said",children:[_(N(z(e.subject)),t)," ",l(Qe,{direction:e.direction}),ze(e)&&" \\xB7 renamed",i&&_(h` \u00b7 approval ${pn(i,t.book,St(n))}`,t)]}),l("div",{class:"sides",children:s?l(w,{children:[l(ca,{side:"Before",start:s.start,changed:s.removed,end:s.end}),l(ca,{side:"After",start:s.start,changed:s.added,end:s.end})]}):a.form==="set"?l(w,{children:[l(da,{side:"Before",mark:"\\u2212",entries:a.removed,page:t,emptyWords:"nothing removed"}),l(da,{side:"After",mark:"+",entries:a.added,page:t,emptyWords:"nothing added"})]}):l(w,{children:[l("div",{children:[l("span",{class:"side",children:"Before"}),l("del",{children:_(j(r,Jt),t)})]}),l("div",{children:[l("span",{class:"side",children:"After"}),l("ins",{children:_(j(o,Jt),t)})]})]})}),a.form==="set"&&a.more+a.unchanged>0&&l("p",{class:"muted",children:[...a.unchanged>0?[`${M(a.unchanged)} unchanged`]:[],...a.more>0?[`${M(a.more)} more changed, in the JSON report`]:[]].join(", ")})]})}function da(e){let{side:n,mark:t,entries:r,page:o,emptyWords:i}=e;return l("div",{children:[l("span",{class:"side",children:n}),r.length===0&&l("span",{class:"muted",children:i}),r.map(s=>{let a=l(w,{children:[t," ",_(s,o)]});return n==="Before"?l("del",{children:a}):l("ins",{children:a})})]})}function ca(e){let{side:n,start:t,changed:r,end:o}=e,i=Be(r,Jt.text),s=i===""?"nothing here":be(i),a=t.length>Bt+20?t.slice(-Bt):t,u=o.length>Bt+20?o.slice(0,Bt):o;return l("div",{children:[l("span",{class:"side",children:n}),l("span",{class:"long",children:[a.length<t.length&&l("small",{children:`\\u2026 ${M(t.length-a.length)} characters unchanged \\u2026 `}),l("bdi",{children:be(a)}),n==="Before"?l("del",{children:s}):l("ins",{children:s}),i.length<r.length&&l("small",{children:` \\u2026 ${x(r.length-i.length,"more character")} in the JSON report`}),l("bdi",{children:be(u)}),u.length<o.length&&l("small",{children:` \\u2026 ${M(o.length-u.length)} characters unchanged \\u2026`})]})]})}function ma(e,n){let t=H("viewer"),r=e.view.revisions,o=r.findLastIndex(a=>a.changes.length>0);if(!t||o<0)return{open:()=>!1,step:()=>{}};let i=()=>Q(l(Xd,{page:e,at:o,go:s}),t),s=a=>{a<0||a>=r.length||(o=a,i(),n(r[o].revision))};return t.replaceChildren(),t.className="viewer",i(),{open:a=>{let u=r.findIndex(d=>d.revision===a);return u<0?!1:(s(u),H("diffs")?.scrollIntoView({block:"start"}),!0)},step:a=>s(o+a)}}function Xd({page:e,at:n,go:t}){let r=e.view.revisions,o=r[n],i=le(o.revision,e.book),s=a=>{let u=r.findIndex(({revision:d})=>d===Number(a.value));a.setCustomValidity(u<0?"This revision is not on this page.":""),u>=0?t(u):a.reportValidity()};return l(w,{children:[l("div",{class:"bar",children:[l("button",{type:"button",disabled:n===0,onClick:()=>t(n-1),children:"\\u2190 Older"}),l("button",{type:"button",disabled:n===r.length-1,onClick:()=>t(n+1),children:"Newer \\u2192"}),l("label",{children:["Revision"," ",l("input",{type:"number",min:r[0].revision,max:r.at(-1).revision,value:o.revision,onChange:a=>s(a.currentTarget)})]})]}),l("div",{"aria-live":"polite",children:[l("h3",{children:[l(Ze,{number:o.revision,page:e,words:"Revision "})," ",l("small",{children:o.changes.length===0?"no change":x(o.changes.length,"change")})]}),l("p",{class:"said",children:[_(h`${C(o.at)} \u00b7 ${W(o.by)}`,e),i!==""&&l("span",{class:i==="listed"?"":"no",children:` (${i})`})]}),l(fa,{row:o,page:e})]})]})}function q(e){return Math.round(e*10)/10}function It({covered:e,from:n,until:t}){return e<.9*(t-n)}var zn=3,pa=24;function ga(e,n,t){let{view:r,x:o}=t,i=e.windows.filter(d=>d.until>=r.from&&d.from<=r.until),s=(o(r.until)-o(r.from)+1)/pa,a=nt(n.blind),u=d=>Math.floor((d.x-o(r.from))/s);return Vd.flatMap(d=>[!1,!0].flatMap(c=>{let g=i.filter(p=>p.state===d&&p.inert===c).map(p=>Yd(p,n,a,t)),f=ha(g,(p,b)=>b.x-(p.x+p.width)<2);return f.length<=pa?f:ha(f,(p,b)=>u(p)===u(b))}))}function ha(e,n){let t=[];for(let r of e){let o=t.at(-1);if(o&&n(o.bar,r)){o.bar=Kd(o.bar,r);for(let i of r.findings)o.findings.push(i)}else t.push({bar:r,findings:[...r.findings]})}return t.map(({bar:r,findings:o})=>({...r,findings:o}))}var Vd=["closed","excepted","open"];function Kd(e,n){return{...e,until:Math.max(e.until,n.until),covered:e.covered+Math.max(0,n.until-Math.max(e.until,n.from)),width:q(Math.max(e.x+e.width,n.x+n.width)-e.x),severity:ve(n.severity)>ve(e.severity)?n.severity:e.severity,unsure:e.unsure||n.unsure,beyond:e.beyond||n.beyond,words:""}}function qd(e,n){let t=e*n;if(t>=zn)return t;let r=o=>Math.log1p(o/6e4);return 1+(zn-1)*r(e)/r(zn/n)}function Yd(e,n,t,{view:r,x:o}){let[i,s]=[Math.max(e.from,r.from),Math.min(e.until,r.until)],a=o(i),u=q(qd(s-i,(o(r.until)-o(r.from))/(r.until-r.from))),d=pt([e],t),c=`${e.state} ${ft(d)}`.trimEnd(),m=18+7.4*c.length,g=u<m?void 0:n.blind.find(({until:p})=>p>i),f=u>=m&&(g===void 0||o(g.from)-a>=m);return{x:a,width:u,severity:e.severity,state:e.state,inert:e.inert,unsure:d.unseenSeconds!==void 0,before:e.older===!0||e.from<r.from,beyond:e.until>r.until||e.state!=="closed"&&e.until>=n.until,words:f?c:"",from:i,until:s,covered:s-i,findings:[e.finding]}}function ya(e){let{posture:n,left:t,right:r}=e,{y:o,areas:i,most:s,line:a,zero:u,last:d}=n;return l(w,{children:[o.open!==void 0&&l("g",{children:[l("title",{children:`windows open after the revisions seen, at most ${s}`}),i.map(({severity:c,path:m})=>l("path",{class:`tl-area ink-${c}`,d:m})),l("path",{class:"tl-base",d:`M${t} ${o.open+18}H${r}`})]}),l("g",{children:[l("title",{children:`settings tightened minus settings loosened: ${uo(d)}`}),l("path",{class:"tl-zero",d:`M${t} ${u}H${r}`}),l("path",{class:"tl-line",d:a})]})]})}function uo(e){return e>0?`+${M(e)}`:e<0?`\\u2212${M(-e)}`:"0"}var Gd=10;function ba(e){let{bands:n,fill:t,top:r,bottom:o,words:i}=e;if(n.length===0)return null;if(n.length>Gd){let s=n.map(({x:a,width:u})=>`M${a} ${r}h${u}V${o}h-${u}z`).join("");return l("path",{d:s,fill:t})}return l(w,{children:n.map(s=>l(w,{children:[l("rect",{x:s.x,y:r,width:s.width,height:o-r,fill:t,children:l("title",{children:s.words})}),i!==null&&s.width>12+6.4*s.words.length&&l("text",{class:"tl-missing",x:q(s.x+s.width/2),y:i,"text-anchor":"middle",children:s.words})]}))})}var va=36,co=va+10,jt=e=>e.reduce((n,t)=>n+t,0);function xa({posture:e},{view:n,x:t},r,o=va){let i=Zd(e,n),[s,a]=[i[0],i.at(-1)];if(!s||!a)return;let u=Qd(i,t),d=Math.round(t(n.until)),c=Math.max(...i.map(({open:v})=>jt(v))),m=(r.open??0)+o/2,g=(r.open===void 0?[]:xe).map((v,S)=>{let y=u.map(({at:L,most:U})=>{let Y=jt(U.open.slice(0,S+1));return{at:L,y:Math.round(m-o*Y/Math.max(1,c))}});return{severity:v,path:`M${E(u).at} ${m}${wa(y)}H${d}V${m}z`}}).toReversed(),f=i.map(({balance:v})=>v),[p,b]=[Math.min(0,...f),Math.max(0,...f)],$=v=>Math.round(r.balance+o/2-o*(v-p)/Math.max(1,b-p)),k=u.map(({at:v,last:S})=>({at:v,y:$(S.balance)}));return{y:r,areas:g,most:c,line:`M${E(k).at} ${E(k).y}${wa(k)}H${d}`,zero:$(0),last:a.balance}}function Zd(e,{from:n,until:t}){let r=e.findLast(({at:i})=>i<n),o=e.filter(({at:i})=>i>=n&&i<=t);return r?[{...r,at:n},...o]:o}function Qd(e,n){let t=[];for(let r of e){let o=Math.round(n(r.at)),i=t.at(-1);i?.at!==o?t.push({at:o,most:r,last:r}):(i.last=r,jt(r.open)>jt(i.most.open)&&(i.most=r))}return t}function wa(e){return e.map(({at:n,y:t},r)=>r>0&&e[r-1].y===t?"":`H${n}V${t}`).join("")}function Ht(e,n){return e==null||n==null?NaN:e<n?-1:e>n?1:e>=n?0:NaN}function ec(e,n){return e==null||n==null?NaN:n<e?-1:n>e?1:n>=e?0:NaN}function Ut(e){let n,t,r;e.length!==2?(n=Ht,t=(a,u)=>Ht(e(a),u),r=(a,u)=>e(a)-u):(n=e===Ht||e===ec?e:nc,t=e,r=e);function o(a,u,d=0,c=a.length){if(d<c){if(n(u,u)!==0)return c;do{let m=d+c>>>1;t(a[m],u)<0?d=m+1:c=m}while(d<c)}return d}function i(a,u,d=0,c=a.length){if(d<c){if(n(u,u)!==0)return c;do{let m=d+c>>>1;t(a[m],u)<=0?d=m+1:c=m}while(d<c)}return d}function s(a,u,d=0,c=a.length){let m=o(a,u,d,c-1);return m>d&&r(a[m-1],u)>-r(a[m],u)?m-1:m}return{left:o,center:s,right:i}}function nc(){return 0}function tc(e){return e===null?NaN:+e}var Ma=Ut(Ht),fb=Ma.right,mb=Ma.left,pb=Ut(tc).center;var hb=_a(Sa),gb=_a(rc);function _a(e){return function(n,t,r=t){if(!((t=+t)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:o,width:i,height:s}=n;if(!((i=Math.floor(i))>=0))throw new RangeError("invalid width");if(!((s=Math.floor(s!==void 0?s:o.length/i))>=0))throw new RangeError("invalid height");if(!i||!s||!t&&!r)return n;let a=t&&e(t),u=r&&e(r),d=o.slice();return a&&u?(gn(a,d,o,i,s),gn(a,o,d,i,s),gn(a,d,o,i,s),yn(u,o,d,i,s),yn(u,d,o,i,s),yn(u,o,d,i,s)):a?(gn(a,o,d,i,s),gn(a,d,o,i,s),gn(a,o,d,i,s)):u&&(yn(u,o,d,i,s),yn(u,d,o,i,s),yn(u,o,d,i,s)),n}}function gn(e,n,t,r,o){for(let i=0,s=r*o;i<s;)e(n,t,i,i+=r,1)}function yn(e,n,t,r,o){for(let i=0,s=r*o;i<r;++i)e(n,t,i,i+s,r)}function rc(e){let n=Sa(e);return(t,r,o,i,s)=>{o<<=2,i<<=2,s<<=2,n(t,r,o+0,i+0,s),n(t,r,o+1,i+1,s),n(t,r,o+2,i+2,s),n(t,r,o+3,i+3,s)}}function Sa(e){let n=Math.floor(e);if(n===e)return oc(e);let t=e-n,r=2*e+1;return(o,i,s,a,u)=>{if(!((a-=u)>=s))return;let d=n*i[s],c=u*n,m=c+u;for(let g=s,f=s+c;g<f;g+=u)d+=i[Math.min(a,g)];for(let g=s,f=a;g<=f;g+=u)d+=i[Math.min(a,g+c)],o[g]=(d+t*(i[Math.max(s,g-m)]+i[Math.min(a,g+m)]))/r,d-=i[Math.max(s,g-c)]}}function oc(e){let n=2*e+1;return(t,r,o,i,s)=>{if(!((i-=s)>=o))return;let a=e*r[o],u=s*e;for(let d=o,c=o+u;d<c;d+=s)a+=r[Math.min(i,d)];for(let d=o,c=i;d<=c;d+=s)a+=r[Math.min(i,d+u)],t[d]=a/n,a-=r[Math.max(o,d-u)]}}var ic=Array.prototype,yb=ic.slice;var sc=Math.sqrt(50),ac=Math.sqrt(10),lc=Math.sqrt(2);function Ra(e,n,t){let r=(n-e)/Math.max(0,t),o=Math.floor(Math.log10(r)),i=r/Math.pow(10,o),s=i>=sc?10:i>=ac?5:i>=lc?2:1,a,u,d;return o<0?(d=Math.pow(10,-o)/s,a=Math.round(e*d),u=Math.round(n*d),a/d<e&&++a,u/d>n&&--u,d=-d):(d=Math.pow(10,o)*s,a=Math.round(e/d),u=Math.round(n/d),a*d<e&&++a,u*d>n&&--u),u<a&&.5<=t&&t<2?Ra(e,n,t*2):[a,u,d]}function $a(e,n,t){return n=+n,e=+e,t=+t,Ra(e,n,t)[2]}function fo(e,n,t){n=+n,e=+e,t=+t;let r=n<e,o=r?$a(n,e,t):$a(e,n,t);return(r?-1:1)*(o<0?1/-o:o)}var bb=uc(Math.random);function uc(e){return function(t,r=0,o=t.length){let i=o-(r=+r);for(;i;){let s=e()*i--|0,a=t[i+r];t[i+r]=t[s+r],t[s+r]=a}return t}}var mo=new Date,po=new Date;function V(e,n,t,r){function o(i){return e(i=arguments.length===0?new Date:new Date(+i)),i}return o.floor=i=>(e(i=new Date(+i)),i),o.ceil=i=>(e(i=new Date(i-1)),n(i,1),e(i),i),o.round=i=>{let s=o(i),a=o.ceil(i);return i-s<a-i?s:a},o.offset=(i,s)=>(n(i=new Date(+i),s==null?1:Math.floor(s)),i),o.range=(i,s,a)=>{let u=[];if(i=o.ceil(i),a=a==null?1:Math.floor(a),!(i<s)||!(a>0))return u;let d;do u.push(d=new Date(+i)),n(i,a),e(i);while(d<i&&i<s);return u},o.filter=i=>V(s=>{if(s>=s)for(;e(s),!i(s);)s.setTime(s-1)},(s,a)=>{if(s>=s)if(a<0)for(;++a<=0;)for(;n(s,-1),!i(s););else for(;--a>=0;)for(;n(s,1),!i(s););}),t&&(o.count=(i,s)=>(mo.setTime(+i),po.setTime(+s),e(mo),e(po),Math.floor(t(mo,po))),o.every=i=>(i=Math.floor(i),!isFinite(i)||!(i>0)?null:i>1?o.filter(r?s=>r(s)%i===0:s=>o.count(0,s)%i===0):o)),o}var zt=V(()=>{},(e,n)=>{e.setTime(+e+n)},(e,n)=>n-e);zt.every=e=>(e=Math.floor(e),!isFinite(e)||!(e>0)?null:e>1?V(n=>{n.setTime(Math.floor(n/e)*e)},(n,t)=>{n.setTime(+n+t*e)},(n,t)=>(t-n)/e):zt);var xb=zt.range,Ee=1e3,ue=Ee*60,Ce=ue*60,We=Ce*24,go=We*7,ka=We*30,ho=We*365,Xn=V(e=>{e.setTime(e-e.getMilliseconds())},(e,n)=>{e.setTime(+e+n*Ee)},(e,n)=>(n-e)/Ee,e=>e.getUTCSeconds()),$b=Xn.range,Pa=V(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*Ee)},(e,n)=>{e.setTime(+e+n*ue)},(e,n)=>(n-e)/ue,e=>e.getMinutes()),Mb=Pa.range,Ta=V(e=>{e.setUTCSeconds(0,0)},(e,n)=>{e.setTime(+e+n*ue)},(e,n)=>(n-e)/ue,e=>e.getUTCMinutes()),_b=Ta.range,Oa=V(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*Ee-e.getMinutes()*ue)},(e,n)=>{e.setTime(+e+n*Ce)},(e,n)=>(n-e)/Ce,e=>e.getHours()),Sb=Oa.range,Ea=V(e=>{e.setUTCMinutes(0,0,0)},(e,n)=>{e.setTime(+e+n*Ce)},(e,n)=>(n-e)/Ce,e=>e.getUTCHours()),Rb=Ea.range,Ca=V(e=>e.setHours(0,0,0,0),(e,n)=>e.setDate(e.getDate()+n),(e,n)=>(n-e-(n.getTimezoneOffset()-e.getTimezoneOffset())*ue)/We,e=>e.getDate()-1),kb=Ca.range,dc=V(e=>{e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCDate(e.getUTCDate()+n)},(e,n)=>(n-e)/We,e=>e.getUTCDate()-1),Pb=dc.range,Wa=V(e=>{e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCDate(e.getUTCDate()+n)},(e,n)=>(n-e)/We,e=>Math.floor(e/We)),Tb=Wa.range;function nn(e){return V(n=>{n.setDate(n.getDate()-(n.getDay()+7-e)%7),n.setHours(0,0,0,0)},(n,t)=>{n.setDate(n.getDate()+t*7)},(n,t)=>(t-n-(t.getTimezoneOffset()-n.getTimezoneOffset())*ue)/go)}var Fa=nn(0),cc=nn(1),fc=nn(2),mc=nn(3),pc=nn(4),hc=nn(5),gc=nn(6),Ob=Fa.range,Eb=cc.range,Cb=fc.range,Wb=mc.range,Fb=pc.range,Ab=hc.range,Lb=gc.range;function tn(e){return V(n=>{n.setUTCDate(n.getUTCDate()-(n.getUTCDay()+7-e)%7),n.setUTCHours(0,0,0,0)},(n,t)=>{n.setUTCDate(n.getUTCDate()+t*7)},(n,t)=>(t-n)/go)}var Aa=tn(0),yc=tn(1),bc=tn(2),wc=tn(3),vc=tn(4),xc=tn(5),$c=tn(6),Db=Aa.range,Nb=yc.range,Bb=bc.range,Jb=wc.range,Ib=vc.range,jb=xc.range,Hb=$c.range,La=V(e=>{e.setDate(1),e.setHours(0,0,0,0)},(e,n)=>{e.setMonth(e.getMonth()+n)},(e,n)=>n.getMonth()-e.getMonth()+(n.getFullYear()-e.getFullYear())*12,e=>e.getMonth()),Ub=La.range,Da=V(e=>{e.setUTCDate(1),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCMonth(e.getUTCMonth()+n)},(e,n)=>n.getUTCMonth()-e.getUTCMonth()+(n.getUTCFullYear()-e.getUTCFullYear())*12,e=>e.getUTCMonth()),zb=Da.range,yo=V(e=>{e.setMonth(0,1),e.setHours(0,0,0,0)},(e,n)=>{e.setFullYear(e.getFullYear()+n)},(e,n)=>n.getFullYear()-e.getFullYear(),e=>e.getFullYear());yo.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:V(n=>{n.setFullYear(Math.floor(n.getFullYear()/e)*e),n.setMonth(0,1),n.setHours(0,0,0,0)},(n,t)=>{n.setFullYear(n.getFullYear()+t*e)});var Xb=yo.range,bo=V(e=>{e.setUTCMonth(0,1),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCFullYear(e.getUTCFullYear()+n)},(e,n)=>n.getUTCFullYear()-e.getUTCFullYear(),e=>e.getUTCFullYear());bo.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:V(n=>{n.setUTCFullYear(Math.floor(n.getUTCFullYear()/e)*e),n.setUTCMonth(0,1),n.setUTCHours(0,0,0,0)},(n,t)=>{n.setUTCFullYear(n.getUTCFullYear()+t*e)});var Vb=bo.range;function Na(e,n,t,r,o,i){let s=[[Xn,1,Ee],[Xn,5,5*Ee],[Xn,15,15*Ee],[Xn,30,30*Ee],[i,1,ue],[i,5,5*ue],[i,15,15*ue],[i,30,30*ue],[o,1,Ce],[o,3,3*Ce],[o,6,6*Ce],[o,12,12*Ce],[r,1,We],[r,2,2*We],[t,1,go],[n,1,ka],[n,3,3*ka],[e,1,ho]];function a(d,c,m){let g=c<d;g&&([d,c]=[c,d]);let f=m&&typeof m.range=="function"?m:u(d,c,m),p=f?f.range(d,+c+1):[];return g?p.reverse():p}function u(d,c,m){let g=Math.abs(c-d)/m,f=Ut(([,,$])=>$).right(s,g);if(f===s.length)return e.every(fo(d/ho,c/ho,m));if(f===0)return zt.every(Math.max(fo(d,c,m),1));let[p,b]=s[g/s[f-1][2]<s[f][2]/g?f-1:f];return p.every(b)}return[a,u]}var[Ba,Kb]=Na(bo,Da,Aa,Wa,Ea,Ta),[qb,Yb]=Na(yo,La,Fa,Ca,Oa,Pa);var Ja=36e5,Mc=7.4,_c=8,Sc=Date.UTC(1970,0,5);function ja(e,n,t,r=t){let o=Ba(new Date(e),new Date(n),Math.max(2,Math.round(t/90))),i,s=0;return o.map(a=>{let u=(a.getTime()-e)/(n-e)*t,d=Rc(a,i),c=d.length*Mc;return u<s||u+c>r?{at:a.getTime(),words:""}:(i=a,s=u+c+_c,{at:a.getTime(),words:d})})}function Rc(e,n){let[t,r,o]=[e.getUTCFullYear(),e.getUTCMonth(),e.getUTCDate()],i=n!==void 0&&Math.floor(n.getTime()/X)===Math.floor(e.getTime()/X),s=e.toISOString().slice(11,16);if(e.getTime()%X!==0)return i?s:`${o} ${Mn[r]}, ${s}`;let a=`${o===1?"":`${o} `}${Mn[r]}`;return n?.getUTCFullYear()===t?a:`${a} ${t}`}var Xt=(e,n,t=0)=>({words:e,ms:n,floor:r=>Math.floor((r-t)/n)*n+t,next:r=>r+n}),Vt=(e,n)=>({words:e,ms:n*30*X,floor:t=>{let r=new Date(t),o=r.getUTCFullYear()*12+r.getUTCMonth();return Date.UTC(0,Math.floor(o/n)*n-1900*12)},next:t=>{let r=new Date(t);return Date.UTC(r.getUTCFullYear(),r.getUTCMonth()+n)}}),Ia=[Xt("hour",Ja),Xt("6 hours",6*Ja),Xt("day",X),Xt("week",7*X,Sc),Vt("month",1),Vt("quarter",3),Vt("year",12),Vt("10 years",120)];function wo(e,n,t){let r=(n-e)/t*8,o=Ia.find(({ms:s})=>s>=r)??fe(Ia),i=[o.floor(e)];for(;fe(i)<n;)i.push(o.next(fe(i)));return i.length===1&&i.push(o.next(E(i))),{words:o.words,edges:i}}var kc=290,Pc=640,Tc=900,Ha={labels:276,lane:18},vo=26,Oc=24,Ua=26,xo=17,$o=10,za=11,Ec=200;function Kt(e,n,t){let r=t<Pc,o=!r&&t<Tc,i=r?6:o?Ha.labels:kc,s=o?Ha.lane:Oc,a=t-i-12,u=a/(n.until-n.from),d=R=>q(i+(Math.min(Math.max(R,n.from),n.until)-n.from)*u),c={view:n,x:d},m=(R,A)=>A>=n.from&&R<=n.until,g=({from:R,until:A,words:ne})=>({x:d(R),width:Math.max(2,q(d(A)-d(R))),words:ne}),f=e.lanes.map(R=>R.marks.filter(({at:A})=>A>=n.from&&A<=n.until)),p=f.reduce((R,A)=>R+A.length,0),b=p>Ec||Fc(f,d)?wo(n.from,n.until,a):null,$=b&&f.map(R=>Lc(R,b.edges)),k=$?Math.max(1,...$.flat().flatMap(({up:R,down:A,level:ne})=>[R,A,ne])):0,v=vo,S=(R,A=r)=>{let ne=v+(A?xo:0)+R/2;return v+=(A?xo:0)+R,ne},y=[],L=R=>y.push({y:S(Ua,!1),words:R}),U=e.freezes.filter(R=>m(R.from,R.until)).map(g),Y=R=>R.filter(({at:A})=>m(A,A)).map(({at:A,words:ne})=>({x:d(A),words:ne})),[ge,vn]=[Y(e.policies),Y(e.runs)],ye=U.length+ge.length+vn.length>0?{y:S(s),freezes:U,policies:ge,runs:vn}:null;L(r&&p===0?"Revisions by editor: none in this time":"Revisions by editor");let Se=e.lanes.flatMap((R,A)=>{let ne=f[A];if(r&&ne.length===0)return[];let gl=b?[]:Ac(ne,d,i-$o),yl=$?$[A].flatMap(Qt=>Dc(Qt,k,d)):[],Fo=b?ne.find(Qt=>Qt.unlisted):void 0,bl=Fo?d(Fo.at):null;return[{lane:R,y:S(s),count:ne.length,spots:gl,columns:yl,flagged:bl}]});e.posture.length>1&&L("Posture");let de=e.posture.length>1&&e.judged?S(co):void 0,G=e.posture.length>1?{open:de,balance:S(co)}:void 0;e.rows.length>0&&L("Exposure by rule");let Co=zn/u/1e3,ml=R=>m(R.from,R.until)&&R.until-R.from<Co*1e3,pl=e.rows.some(R=>R.windows.some(ml))?{y:r?S(xo,!1):v-Ua/2,words:`shorter than ${Re(Co)}: not to scale`}:null,hl=e.rows.flatMap(R=>{let A=ga(R,e,c);return r&&A.length===0?[]:[{row:R,y:S(s),bars:A}]}),Wo=Cc(e.blind.filter(({from:R,until:A})=>A>n.from&&R<=n.until),d);return{ends:n.until>=e.until,width:t,height:q(v+6),left:i,narrow:r,ticks:ja(n.from,n.until,a).map(R=>({...R,x:d(R.at)})),titles:y,least:pl,notes:ye,blind:Wo,knownPath:Wc(Wo,{left:i,right:t-12,top:vo,bottom:q(v+6)}),lanes:Se,rows:hl,posture:G&&xa(e,c,G),bins:b&&{words:b.words,most:k},top:vo}}function Cc(e,n){let t=[];for(let{from:r,until:o,words:i}of e.toSorted((s,a)=>s.from-a.from)){let s=q(n(r)),a=q(Math.max(s+2,n(o))),u=t.at(-1);u&&s-(u.x+u.width)<2?(u.width=q(Math.max(u.width,a-u.x)),u.words="revisions missing"):t.push({x:s,width:q(a-s),words:i})}return t}function Wc(e,{left:n,right:t,top:r,bottom:o}){let i=[n,...e.map(a=>a.x+a.width)],s=[...e.map(a=>a.x),t];return i.map((a,u)=>[a,s[u]]).filter(([a,u])=>a<u).map(([a,u])=>[a===n?a-$o:a,u===t?u+$o:u]).map(([a,u])=>`M${a} ${r}H${u}V${o}H${a}z`).join("")}function Fc(e,n){let t=0,r=0;for(let o of e){r+=o.length;for(let i=1;i<o.length;i++)n(o[i].at)-n(o[i-1].at)<za&&t++}return r>60&&t>r/2}function Vn({revisions:{length:e}}){return e===1?za:21+7.5*String(e).length}function Ac(e,n,t){let r=[];for(let{at:o,way:i,unlisted:s,revision:a}of e){let u=n(o),d={x:u,first:u,last:u,way:i,unlisted:s,revisions:[a]};for(let c=r.at(-1);c&&d.x-c.x<(Vn(c)+Vn(d))/2;c=r.at(-1)){r.pop();let m=[...c.revisions,...d.revisions],g=Math.max((c.first+d.last)/2,t+Vn({revisions:m})/2),f=Nr.indexOf(c.way)>Nr.indexOf(d.way)?c.way:d.way;d={...d,x:q(g),first:c.first,way:f,unlisted:c.unlisted||d.unlisted,revisions:m}}r.push(d)}return r}function Lc(e,n){let t=n.slice(0,-1).map((o,i)=>({from:o,until:n[i+1],up:0,down:0,level:0,revisions:[]})),r=0;for(let{at:o,way:i,revision:s}of e){for(;r<t.length-1&&o>=t[r].until;)r++;let a=t[r];a.revisions.push(s),(i==="looser"||i==="both")&&a.up++,(i==="tighter"||i==="both")&&a.down++,i==="neither"&&a.level++}return t}function Dc(e,n,t){if(e.revisions.length===0)return[];let r=a=>a===0?0:Math.max(2,Math.round(11*Math.sqrt(a/n))),[o,i]=[t(e.from),t(e.until)],s=q(Math.max(2,i-o-1));return[{x:o,width:s,up:r(e.up),down:r(e.down),revisions:e.revisions}]}var Nc=40;function Mo({drawing:e,id:n,label:t}){let{width:r,height:o,left:i,top:s,ticks:a,titles:u,notes:d,blind:c,knownPath:m,lanes:g,rows:f,posture:p,narrow:b}=e,$=c.length>0?`url(#${n}-known)`:void 0,k=f.flatMap(({bars:y,y:L})=>y.filter(U=>U.unsure).map(U=>qa(U,L))).join(""),v=r-12,S=y=>b?y-12:y;return l("svg",{class:"tl",viewBox:`0 0 ${r} ${o}`,...t===void 0?{"aria-hidden":!0}:{role:"img","aria-label":t},children:[l("defs",{children:[l("pattern",{id:`${n}-blind`,width:"6",height:"6",patternUnits:"userSpaceOnUse",children:l("path",{d:"M0 6 6 0",class:"tl-hatch"})}),c.length>0&&l("clipPath",{id:`${n}-known`,children:l("path",{d:m})}),l("pattern",{id:`${n}-off`,width:"5",height:"5",patternUnits:"userSpaceOnUse",children:l("path",{d:"M0 0 5 5",class:"tl-hatch"})})]}),l("path",{class:"tl-grid",d:a.map(({x:y})=>`M${y} ${s-4}V${o}`).join("")}),a.map(({x:y,words:L})=>L===""?null:l("text",{class:"tl-axis",x:y,y:14,children:L})),d?.freezes.map(y=>l("rect",{class:"tl-freeze",x:y.x,y:s,width:y.width,height:o-s})),l(ba,{bands:c,fill:`url(#${n}-blind)`,top:s,bottom:o,words:b?null:E(u).y+5}),e.ends&&l("path",{class:"tl-now",d:`M${v} ${s-8}V${o}`}),d&&l("g",{children:[l(Kn,{text:d.runs.length>0?"Policies, freezes, audits":"Freezes, policy changes",y:d.y,drawing:e}),d.freezes.map(y=>l("g",{children:[l("title",{children:J(y.words)}),l("rect",{class:"tl-frozen",x:y.x,y:d.y-8,width:y.width,height:16,rx:3}),y.width>50&&l("text",{class:"tl-small",x:y.x+5,y:d.y+4,children:"freeze"})]})),l(Xa,{class:"tl-run",points:d.runs,shape:y=>`M${y-4} ${d.y-4}h8v8h-8z`}),l(Xa,{class:"tl-policy",points:d.policies,shape:y=>`M${y} ${d.y-6}l6 6-6 6-6-6z`})]}),u.map(({y,words:L})=>l("text",{class:"tl-title",x:b?i:0,y:y+5,children:L})),e.least&&l("text",{class:"tl-axis",x:i,y:e.least.y+5,children:e.least.words}),g.map(y=>l(Jc,{lane:y,drawing:e})),p&&l("g",{children:[p.y.open!==void 0&&l(Kn,{text:"Windows open",note:`most ${M(p.most)}`,y:S(p.y.open),drawing:e}),l(Kn,{text:"Tightened minus loosened",note:uo(p.last),y:S(p.y.balance),drawing:e}),l("g",{"clip-path":$,children:l(ya,{posture:p,left:i,right:v})})]}),f.map(y=>l(Hc,{row:y,drawing:e})),l("g",{"clip-path":$,children:f.map(({bars:y,y:L})=>y.map(U=>l(Uc,{bar:U,y:L,id:n})))}),k!==""&&l("path",{class:"tl-unsure",d:k})]})}function Xa(e){let{points:n,shape:t}=e;return n.length===0?null:n.length>Nc?l("path",{class:e.class,d:n.map(({x:r})=>t(r)).join("")}):l(w,{children:n.map(({x:r,words:o})=>l("path",{class:e.class,d:t(r),children:l("title",{children:J(o)})}))})}function Kn(e){let{text:n,note:t,y:r,drawing:o,warn:i}=e,s=o.narrow?r-16:r+4,a=Math.floor((o.narrow?o.width-12:o.left-16)/7.4)-(t??"").length;return l(w,{children:[l("text",{class:i?"tl-name tl-warn":"tl-name",x:o.narrow?o.left:0,y:s,children:Bc(J(n),Math.max(10,a))}),t!==void 0&&l("text",{class:"tl-note",x:o.narrow?o.width-12:o.left-10,y:s,"text-anchor":"end",children:t})]})}function Bc(e,n){return e.includes("@")&&Zn(e)>n?`${Be(e,n-1)}\\u2026`:Zo(e,n)}function Jc({lane:e,drawing:n}){let{y:t,spots:r,columns:o,count:i}=e,s=["looser","tighter","both","neither"],a=r.filter(c=>c.revisions.length===1),u=a.flatMap(c=>c.unlisted?c.x:[]);e.flagged!==null&&u.push(e.flagged);let d=s.map(c=>[c,a.filter(m=>m.way===c)]);return l("g",{children:[l(Kn,{text:Zi(e.lane),note:M(i),y:t,drawing:n,warn:e.lane.unlisted>0}),l("path",{class:"tl-base",d:`M${n.left} ${t}H${n.width-12}`}),d.map(([c,m])=>m.length===0?null:l("path",{class:`tl-${c}`,d:m.map(g=>Ka[c](g.x,t)).join("")})),r.filter(c=>c.revisions.length>1).map(c=>l(Ic,{spot:c,y:t})),o.length>0&&l(w,{children:[l("path",{class:"tl-looser",d:o.map(c=>Va(c,t,"up")).join("")}),l("path",{class:"tl-tighter",d:o.map(c=>Va(c,t,"down")).join("")}),l("path",{class:"tl-neither",d:o.map(c=>jc(c,t)).join("")})]}),u.length>0&&l("path",{class:"tl-ring",d:u.map(c=>`M${c-8} ${t}a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`).join("")})]})}var Ka={looser:(e,n)=>`M${e} ${n-6}l5.5 10.5h-11z`,tighter:(e,n)=>`M${e} ${n+6}l-5.5-10.5h11z`,both:(e,n)=>`M${e} ${n-6}l6 6-6 6-6-6z`,neither:(e,n)=>`M${e-3} ${n}a3 3 0 1 1 6 0a3 3 0 1 1-6 0z`};function Ic({spot:e,y:n}){let t=String(e.revisions.length),r=Vn(e),o=Math.round(e.x-r/2);return l("g",{class:e.unlisted?"tl-many tl-unlisted":"tl-many",children:[l("rect",{x:o,y:n-9,width:r,height:18,rx:9}),l("path",{class:`tl-${e.way}`,d:Ka[e.way](o+10,n)}),l("text",{x:o+18,y:n+4,children:t})]})}function Va({x:e,width:n,up:t,down:r},o,i){let s=i==="up"?t:r;return s===0?"":`M${e} ${o}v${i==="up"?-s:s}h${n}V${o}z`}function jc({x:e,width:n,up:t,down:r},o){return t+r>0?"":`M${e} ${o-1}h${n}v2h-${n}z`}function Hc({row:e,drawing:n}){let{windows:t,length:r}=e.row,o=t.length>1?[`${M(t.length)}\\xD7`]:[],i=[ft(r),...o].filter(s=>s!=="").join(", ");return l(Kn,{text:Qi(e.row),note:i,y:e.y,drawing:n})}function qa({x:e,width:n},t){return`M${e} ${t-7}h${n}v14h-${n}z`}function Uc({bar:e,y:n,id:t}){let{x:r,width:o,severity:i,state:s,before:a,beyond:u,inert:d,words:c}=e,m=[a?`M${r} ${n}l8-5v10z`:"",u?`M${r+o} ${n}l-8-5v10z`:""].join(""),g=["tl-bar",`ink-${i}`,`tl-${s}`,d&&"tl-inert",It(e)&&"tl-sparse"];return l("g",{class:g.filter(Boolean).join(" "),children:[l("rect",{x:r,y:n-7,width:o,height:14,rx:2}),s==="excepted"&&l("path",{d:qa(e,n),fill:`url(#${t}-off)`}),m!==""&&o>16&&l("path",{class:"tl-tip",d:m}),c!==""&&s==="open"&&!d&&l("text",{x:r+(a?12:6),y:n+4,children:c})]})}var Ya=750;function Ga({lanes:e,rows:n,from:t,until:r,blind:o,freezes:i,policies:s,runs:a}){let u=ce(e,g=>g.marks.length),d=ce(e,g=>g.people),c=n.flatMap(g=>g.windows),m=c.filter(({state:g})=>g==="open").length;return[`Timeline from ${ht(te(t))} to ${ht(te(r))}`,`${x(u,"revision")} by ${x(d,"editor")}`,`${x(c.length,"window")} of exposure, ${M(m)} still open`,...s.length>0?[x(s.length,"policy change")]:[],...i.length>0?[x(i.length,"freeze")]:[],...a.length>0?[x(a.length,"earlier audit")]:[],...o.length>0?[`${x(o.length,"stretch","stretches")} with missing revisions`]:[],"the same as tables below"].join("; ")}function Za({drawing:e}){let n=[["looser","looser"],["tighter","tighter"],["both","both in one revision"],["neither","neither, or not known"]],t=[["closed","ended"],["excepted","accepted"]];return l(w,{children:[e.bins?`Revisions per ${e.bins.words}: looser upward, tighter downward, a line for neither or not known; the tallest is ${M(e.bins.most)}. `:n.map(([r,o])=>l(_o,{kind:`tl-${r}`,shape:Xc[r],words:o})),e.lanes.some(({spots:r})=>r.some(({revisions:o})=>o.length>1))&&l(bn,{words:"several revisions: how many, and the loosest direction",children:l("g",{class:"tl-many",children:[l("rect",{x:"1",y:"0.5",width:"32",height:"13",rx:"6.5"}),l("path",{class:"tl-looser",d:"M11 2.5l5 8.5h-10z"}),l("text",{x:"20",y:"11",children:"2"})]})}),l(bn,{box:"-9 -9 18 18",words:e.bins?"first revision of an editor who is not listed":"editor not listed",children:l("path",{class:"tl-ring",d:"M-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0z"})}),l(bn,{words:"exposure, ending in an arrow while it lasts",children:l("path",{class:"tl-sample",d:"M0 1h24v12H0zM34 7l-8-5v10z"})}),t.map(([r,o])=>e.rows.some(({bars:i})=>i.some(s=>s.state===r))?l(So,{kind:r,words:o}):null),e.rows.some(({bars:r})=>r.some(({inert:o})=>o))&&l(So,{kind:"inert",words:"caused by another finding"}),e.rows.some(({bars:r})=>r.some(It))&&l(So,{kind:"sparse",words:"many short windows"}),e.notes!==null&&e.notes.policies.length>0&&l(_o,{kind:"tl-policy",shape:"M0-6 6 0 0 6-6 0z",words:"policy change"}),e.notes!==null&&e.notes.runs.length>0&&l(_o,{kind:"tl-run",shape:"M-4-4h8v8h-8z",words:"earlier audit"}),e.rows.some(({row:r})=>r.windows.length>1)&&l("span",{children:"beside a rule: how long in all, and in how many windows (\\xD7)"}),e.blind.length>0&&l(zc,{}),e.posture?.y.open!==void 0&&l("span",{children:"posture: open windows by severity, the worst at the bottom"}),l("span",{children:"Times are UTC."})]})}function bn(e){let{words:n,box:t,children:r}=e;return l("span",{children:[l("svg",{class:t===void 0?"long":void 0,viewBox:t??"0 0 34 14","aria-hidden":"true",children:r}),n]})}function zc(){return l(bn,{box:"0 0 14 14",words:"not known what was open",children:l("path",{class:"tl-hatch",d:"M0 4 4 0M0 9 9 0M0 14 14 0M5 14 14 5M10 14 14 10"})})}function _o({kind:e,shape:n,words:t}){return l(bn,{box:"-7 -7 14 14",words:t,children:l("path",{class:e,d:n})})}function So({kind:e,words:n}){let t=e==="inert"?1:.5;return l(bn,{words:n,children:l("g",{class:`tl-bar tl-${e} ink-high`,children:[l("rect",{x:t,y:"1",width:34-2*t,height:"12",rx:"2"}),e==="excepted"&&l("path",{class:"tl-hatch",d:"M1 8 7 2M1 13 12 2M6 13 17 2M11 13 22 2M16 13 27 2M21 13 32 2M26 13 33 6"})]})})}var Xc={looser:"M0-6 5.5 4.5h-11z",tighter:"M0 6-5.5-4.5h11z",both:"M0-6 6 0 0 6-6 0z",neither:"M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"};function Qa(e,n){return e.length===1?Vc(e[0],n):`${x(e.length,"revision")}: ${tr(e,8)}. Enter or a click zooms in.`}function Vc(e,n){let t=n.book.revisions.get(e);if(!t)return`Revision ${e} is in the JSON report.`;let r=le(e,n.book),o=he(t.changes,3,({subject:u,direction:d})=>h`${N(z(u))} ${[Di[d]]}`),s=e===n.report.evidence.revisions.first?"first seen: nothing before it to compare with":"no change",a=[...t.opened.length>0?[`opened ${x(t.opened.length,"finding")}`]:[],...hn(t.closed,n.book).map(({word:u,ids:d})=>`${u} ${x(d.length,"finding")}`)];return[`Revision ${e}`,se(C(t.at)),`${se(W(t.by))}${r===""?"":` (${r})`}`,t.changes.length>0?se(o):s,...a].join(" \\xB7 ")}function el(e,n){let t=n.book.findings.get(e.findings[0]??"");if(!t)return x(e.findings.length,"window");let{introduced:r,resolved:o}=t,i=Ke(t,n.book),s=i?se(W(i.by)):"by whom is not known",a=o?se(C(o.at)):"still open",u=e.findings.length>1?`, and ${x(e.findings.length-1,"more window")} too close to draw apart`:"";return`${se(T(t.rule))} \\xB7 ${t.severity} \\xB7 ${mn(t,n.book)} \\xB7 ${se(C(r.at))} to ${a}, ${s}${u}`}function qt(e){let n=e.lanes.flatMap(({y:i,spots:s,columns:a})=>[...s.map(({x:u,revisions:d})=>({kind:"spot",x:u,y:i,revisions:d})),...a.map(({x:u,width:d,revisions:c})=>({kind:"spot",x:u+d/2,y:i,revisions:c}))]),t=e.rows.flatMap(({y:i,bars:s})=>s.map(a=>({kind:"bar",x:a.x+a.width/2,y:i,bar:a}))),{notes:r}=e;return[...(r?[...r.freezes,...r.policies,...r.runs]:[]).map(({x:i,words:s})=>({kind:"note",x:i,y:r.y,words:s})).toSorted((i,s)=>i.x-s.x),...n,...t]}function Ro(e,n,t){let r,o=14;for(let i of e){if(Math.abs(i.y-t)>12)continue;let s=i.kind==="bar"?Math.max(i.bar.x-n,n-i.bar.x-i.bar.width,0):Math.abs(i.x-n);s<o&&([r,o]=[i,s])}return r}var ko={ArrowLeft:e=>nl(e,-1),ArrowRight:e=>nl(e,1),ArrowUp:e=>tl(e,-1),ArrowDown:e=>tl(e,1),"[":e=>rl(e,-1),"]":e=>rl(e,1)};function nl({places:e,current:n},t){if(!n)return t<0?e.at(-1):e[0];let r=e.filter(({y:o})=>o===n.y);return ol(r,r.findIndex(({x:o})=>o===n.x)+t)}function tl({places:e,current:n,width:t},r){let o=[...new Set(e.map(({y:a})=>a))],i=ol(o,o.indexOf(n?.y??-1)+r),s=n?.x??t;return e.filter(({y:a})=>a===i).toSorted((a,u)=>Math.abs(a.x-s)-Math.abs(u.x-s))[0]}function rl({places:e,current:n,opens:t},r){let o=e.filter(i=>i.kind==="spot"&&i.revisions.some(t)).toSorted((i,s)=>(i.x-s.x)*r);return n?o.find(({x:i})=>(i-n.x)*r>0):o[0]}function ol(e,n){return e[Math.min(e.length-1,Math.max(0,n))]}var il=36e5;function sl(e,n){let[t,r]=(e??"").split("..").map(o=>O(o));return t!==void 0&&r!==void 0&&r>t?Yt({from:t,until:r},n):n}function Yt({from:e,until:n},t){let r=Math.min(Math.max(n-e,il),t.until-t.from),o=Math.min(Math.max(e,t.from),t.until-r);return{from:o,until:o+r}}function al(e){let[n,t]=[Math.min(...e),Math.max(...e)],r=Math.max(il,(t-n)/4);return{from:n-r,until:t+r}}function qn({from:e,until:n},t,r=(e+n)/2){return{from:r-(r-e)*t,until:r+(n-r)*t}}var Kc=[["1 year",365],["90 days",90],["30 days",30],["7 days",7]];function ll(e){let{tracks:n,view:t,all:r,go:o}=e,i=t.until-t.from,s=a=>({from:t.from+a*i,until:t.until+a*i});return l("div",{class:"bar",role:"group","aria-label":"Time shown",children:[l("button",{type:"button","aria-pressed":r,onClick:()=>o(n),children:"All"}),Kc.filter(([,a])=>a*X<n.until-n.from).map(([a,u])=>l("button",{type:"button","aria-pressed":!r&&Math.abs(i-u*X)<1e3,onClick:()=>o({from:n.until-u*X,until:n.until}),children:a})),l("button",{type:"button",disabled:t.from<=n.from,"aria-label":"Earlier",onClick:()=>o(s(-.5)),children:"\\u2190"}),l("button",{type:"button",disabled:t.until>=n.until,"aria-label":"Later",onClick:()=>o(s(.5)),children:"\\u2192"}),l("button",{type:"button","aria-label":"Closer",onClick:()=>o(qn(t,.5)),children:"+"}),l("button",{type:"button",disabled:r,"aria-label":"Wider",onClick:()=>o(qn(t,2)),children:"\\u2212"})]})}function ul(e){let{drawing:n,place:t,drag:r}=e,o=t&&(t.kind==="bar"?[t.bar.x-2,t.bar.width+4]:[t.x-10,20]);return l("svg",{class:"tl over",viewBox:`0 0 ${n.width} ${n.height}`,"aria-hidden":"true",children:[t&&o&&l("rect",{class:"tl-cursor",x:o[0],y:t.y-11,width:o[1],height:22,rx:4}),r&&l("rect",{class:"tl-drag",x:Math.min(r.from,r.to),y:0,width:Math.abs(r.to-r.from),height:n.height})]})}function dl(e){let{tracks:n,view:t,width:r,left:o}=e,i=r-o-12,s=Math.max(1,Math.floor(i/4)),a=Array.from({length:s},()=>0),u=1/(n.until-n.from);for(let f of n.lanes)for(let{at:p}of f.marks)a[Math.min(s-1,Math.floor((p-n.from)*u*s))]++;let d=Math.max(1,...a),c=f=>o+(f-n.from)*u*i,m=a.map((f,p)=>f===0?"":`M${(o+p*i/s).toFixed(1)} 26v${-Math.max(2,Math.round(22*Math.sqrt(f/d)))}h3V26z`),g=n.lanes.reduce((f,p)=>f+p.marks.length,0);return l("svg",{class:"tl",viewBox:`0 0 ${r} 30`,role:"img","aria-label":`Overview of ${x(g,"revision")}`,children:[l("path",{class:"tl-neither",d:m.join("")}),l("path",{class:"tl-base",d:`M${o} 26H${r-12}`}),l("rect",{class:"tl-window",x:c(t.from),y:2,width:Math.max(3,c(t.until)-c(t.from)),height:26,rx:3})]})}function cl(e,n){let[t,r]=[H("tl"),e.tracks];if(!t||!r)return;let o=H("tl-key");t.replaceChildren(),o?.replaceChildren();let i=new Po({page:e,open:n,box:t,key:o,tracks:r});Lt(s=>i.print(s)),new ResizeObserver(()=>i.fit()).observe(t)}var Po=class{#e;#n;#r;#o;#l="";#u=!1;#t;constructor(n){let{tracks:t}=n;this.#e=n;let r=Ne().get("time");this.#n=r===null&&this.#s()<640?Yt({from:t.until-90*X,until:t.until},t):sl(r,t),this.#r=this.#i()}print(n){this.#u=n,this.#i()}fit(){this.#r.width!==this.#s()&&this.#i()}#s(){return Math.max(300,Math.floor(this.#e.box.clientWidth))}#d(){let{tracks:n}=this.#e;return this.#n.from<=n.from&&this.#n.until>=n.until}#i(){let{tracks:n,box:t,key:r}=this.#e,o=this.#n,i=this.#u?Kt(n,n,Ya):Kt(n,o,this.#s());return this.#r=i,Q(l(w,{children:[l(ll,{tracks:n,view:o,all:this.#d(),go:this.#a}),l("div",{class:"stage",tabIndex:0,role:"group","aria-roledescription":"timeline","aria-label":Ga(n),"aria-describedby":"tl-says",onKeyDown:this.#w,onPointerDown:this.#h,onPointerMove:this.#g,onPointerUp:this.#y,onPointerLeave:this.#b,children:[l(Mo,{drawing:i,id:"tlz"}),l(ul,{drawing:i,place:this.#o,drag:this.#t})]}),l(dl,{tracks:n,view:o,width:i.width,left:i.left}),l("p",{id:"tl-says",class:"says","aria-live":"polite",children:this.#l===""?"Point at a mark, or use the arrow keys; drag across to zoom in.":this.#l})]}),t),r&&Q(l(Za,{drawing:i}),r),i}#a=n=>{this.#n=Yt(n,this.#e.tracks),this.#o=void 0;let[t,r]=[te(this.#n.from),te(this.#n.until)],o=this.#d();en("time",o?"":`${t}..${r}`),this.#l=o?"All of the time.":`${Bn(t)} to ${Bn(r)}.`,this.#i()};#c(n){if(!n)return;let{page:t}=this.#e;this.#o=n,this.#l=n.kind==="bar"?el(n.bar,t):n.kind==="note"?J(n.words):Qa(n.revisions,t),this.#i()}#m(n){let{page:t,open:r}=this.#e;if(n.kind==="bar")n.bar.findings[0]!==void 0&&(location.hash=n.bar.findings[0]);else{if(n.kind==="note")return;if(n.revisions.length===1)r(n.revisions[0]);else{let o=n.revisions.flatMap(i=>O(t.book.revisions.get(i)?.at??"")??[]);o.length>0&&this.#a(al(o))}}}#f(n){let t=n.currentTarget.getBoundingClientRect(),r=this.#r.width/t.width;return[(n.clientX-t.left)*r,(n.clientY-t.top)*r]}#p(n){let{width:t,left:r}=this.#r,o=Math.min(1,Math.max(0,(n-r)/(t-12-r)));return this.#n.from+o*(this.#n.until-this.#n.from)}#h=n=>{let[t]=this.#f(n);n.button===0&&n.pointerType!=="touch"&&t>=this.#r.left&&(this.#t={from:t,to:t})};#g=n=>{let[t,r]=this.#f(n);if(this.#t){this.#t={...this.#t,to:t},this.#i();return}let o=Ro(qt(this.#r),t,r);o&&(o.x!==this.#o?.x||o.y!==this.#o.y)&&this.#c(o)};#y=n=>{let[t,r]=this.#f(n),o=this.#t;if(this.#t=void 0,o&&Math.abs(o.to-o.from)>8){let[s,a]=[Math.min(o.from,o.to),Math.max(o.from,o.to)];this.#a({from:this.#p(s),until:this.#p(a)});return}let i=Ro(qt(this.#r),t,r);i&&(this.#c(i),this.#m(i))};#b=()=>{this.#t=void 0,this.#i()};#w=n=>{if(n.ctrlKey||n.metaKey||n.altKey)return;let t=Object.hasOwn(ko,n.key)?()=>this.#v(n.key):this.#x().get(n.key);t&&(n.preventDefault(),n.stopPropagation(),t())};#v(n){let{revisions:t}=this.#e.page.book;this.#c(ko[n]({places:qt(this.#r),current:this.#o,width:this.#r.width,opens:r=>(t.get(r)?.opened.length??0)>0}))}#x(){let n=this.#o,t=r=>()=>this.#a(qn(this.#n,r,n&&this.#p(n.x)));return new Map([["+",t(.5)],["=",t(.5)],["-",t(2)],["0",()=>this.#a(this.#e.tracks)],["Enter",()=>n&&this.#m(n)]])}};var Oo=ss(H("data")?.textContent??""),Zt=as(Oo);document.documentElement.classList.add("js");Ls(document.body);matchMedia("(max-width: 720px)").matches&&H("evidence")?.removeAttribute("open");var To=la(),wn=ra(Zt,Oo.left.findings,e=>Eo(e)),qc=As(Zt,Oo.left.revisions),Gt=ma(Zt,e=>Eo(`d${e}`));cl(Zt,e=>{Gt.open(e)});function Eo(e){Ws(e);let n=e===""?null:H(e);return To.offer(n?.closest("main")?n:null),n}function fl(){let e=At(),n=Eo(e),[,t,r]=/^([rd])(\\d{1,15})$/.exec(e)??[];t==="r"&&qc.open(Number(r))||t==="d"&&Gt.open(Number(r))||e.startsWith("f_")&&wn.open(e)||n&&(n.closest("details")||location.hash.includes("?"))&&Dt(n)}addEventListener("hashchange",()=>{Fs(),fl()});fl();var Yc="input, textarea, select, [contenteditable], dialog";document.addEventListener("keydown",e=>{let n=e.target;if(e.ctrlKey||e.metaKey||e.altKey||!To.keys()||n.closest(Yc))return;let t=n.closest("#viewer")!==null,r=n.closest("#findings .finding, #findings .lines")!==null,o={"/":wn.focus,"?":To.help,j:()=>wn.step(1),k:()=>wn.step(-1),...r?{ArrowLeft:()=>wn.step(-1),ArrowRight:()=>wn.step(1)}:{},...t?{ArrowLeft:()=>Gt.step(-1),ArrowRight:()=>Gt.step(1)}:{}};Object.hasOwn(o,e.key)&&(e.preventDefault(),o[e.key]())});})();';
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
  const count22 = sumOf(all.values(), (controls) => controls.size);
  const frameworkAnchors = anchorsOf("framework", [...all.keys()]);
  const names3 = [...all].flatMap(([name, controls]) => [...controls.keys()].map((control) => fullName(name, control)));
  const anchors = anchorsOf("control", names3);
  const findings2 = groupBy(page.report.findings, ({ rule }) => rule);
  return /* @__PURE__ */ a3(Section, { id: "controls", title: "Controls", note: `${count(count22, "control")} in ${count(all.size, "framework")}`, children: [
    all.size === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "No rule of this audit names a control." }) : /* @__PURE__ */ a3("p", { class: "muted narrow", children: "A rule is evidence for a control; it does not show that the control is met. A control whose rules were not evaluated is not evaluated." }),
    [...all].map(([framework, controls]) => /* @__PURE__ */ a3(
      Framework,
      {
        name: framework,
        anchor: frameworkAnchors.get(framework),
        anchors,
        controls,
        findings: findings2,
        page
      }
    ))
  ] });
}
function byFramework(rules) {
  const byControl = /* @__PURE__ */ new Map();
  for (const rule of rules)
    for (const control of new Set(rule.controls)) {
      const colon = control.indexOf(":");
      const [framework, name] = colon < 1 ? ["", control] : [control.slice(0, colon), control.slice(colon + 1)];
      const controls = getOrMake(byControl, framework, () => /* @__PURE__ */ new Map());
      addTo(controls, name, rule);
    }
  return new Map(
    [...byControl].toSorted(([a22], [b2]) => a22 < b2 ? -1 : 1).map(([framework, controls]) => [
      framework,
      new Map([...controls].toSorted(([a22], [b2]) => sortable(a22) < sortable(b2) ? -1 : 1))
    ])
  );
}
function sortable(name) {
  return name.replace(/\d{1,6}/g, (digits) => digits.padStart(6, "0"));
}
function fullName(framework, control) {
  return framework === "" ? control : `${framework}:${control}`;
}
function Framework(props) {
  const { name, anchor: anchor2, anchors, controls, findings: findings2, page } = props;
  const rows2 = [...controls];
  const failing = rows2.filter(([, rules]) => rules.some((rule) => rule.status === "failing")).length;
  const not = rows2.filter(([, rules]) => rules.every((rule) => rule.status === "not-evaluated")).length;
  const words2 = [
    `${thousands(failing)} of ${count(rows2.length, "control")} ${failing === 1 || rows2.length === 1 ? "has" : "have"} a failing rule`,
    ...not > 0 ? [`${thousands(not)} not evaluated`] : []
  ].join(", ");
  return /* @__PURE__ */ a3("details", { class: "table framework", id: anchor2, open: failing > 0, children: [
    /* @__PURE__ */ a3("summary", { children: [
      /* @__PURE__ */ a3("b", { children: frameworks[Object.hasOwn(frameworks, name) ? name : ""] ?? brief(name === "" ? "Other" : name) }),
      " ",
      /* @__PURE__ */ a3("span", { class: "muted", children: words2 })
    ] }),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Controls of the framework",
        asLines: true,
        rows: rows2,
        idOf: ([control]) => anchors.get(fullName(name, control)),
        moreWords: ["more control"],
        columns: [
          {
            head: "Control",
            cell: ([control]) => /* @__PURE__ */ a3("a", { href: `#${anchors.get(fullName(name, control))}`, children: /* @__PURE__ */ a3("bdi", { children: brief(control) }) })
          },
          {
            head: "State",
            kind: ([, rules]) => rules.some((rule) => rule.status === "failing") ? "no" : void 0,
            cell: ([control, rules]) => /* @__PURE__ */ a3($, { children: [
              stateWords3(rules),
              /* @__PURE__ */ a3(Exposure, { of: page.exposure.controls.get(fullName(name, control)) })
            ] })
          },
          { head: "Rules", as: "w4", cell: ([, rules]) => /* @__PURE__ */ a3(RuleList, { rules, page }) },
          {
            head: "Evidence",
            as: "w4",
            cell: ([, rules]) => /* @__PURE__ */ a3(Evidence2, { rules, findings: rules.flatMap((rule) => findings2.get(rule.id) ?? []), page })
          }
        ]
      }
    )
  ] });
}
function RuleList({ rules, page }) {
  return /* @__PURE__ */ a3("ul", { children: [
    rules.slice(0, 20).map((rule) => /* @__PURE__ */ a3("li", { class: rule.status === "passing" ? "passing" : void 0, children: [
      /* @__PURE__ */ a3(ToRule, { id: rule.id, page }),
      /* @__PURE__ */ a3("span", { class: rule.status === "failing" ? "no screen" : "muted", children: [
        " ",
        rule.status === "not-evaluated" ? "not evaluated" : rule.status
      ] }),
      rule.status === "not-evaluated" && rule.reason !== null && /* @__PURE__ */ a3("span", { class: "muted", children: [
        ": ",
        phrase(prose(rule.reason), page)
      ] })
    ] })),
    rules.length > 20 && /* @__PURE__ */ a3("li", { class: "muted", children: `and ${thousands(rules.length - 20)} more` })
  ] });
}
function stateWords3(rules) {
  const having = (status) => rules.filter((rule) => rule.status === status).length;
  const [failing, not, excepted] = [having("failing"), having("not-evaluated"), having("excepted")];
  if (not === rules.length) return "not evaluated";
  const shareOf = (n2, verb) => `${n2} of ${count(rules.length, "rule")} ${verb}${n2 === 1 || rules.length === 1 ? "s" : ""}`;
  const parts2 = [
    failing > 0 ? shareOf(failing, "fail") : shareOf(rules.length - not - excepted, "hold"),
    excepted > 0 ? `${excepted} excepted` : "",
    not > 0 ? `${not} not evaluated` : ""
  ];
  return parts2.filter((part) => part !== "").join(", ");
}
function Evidence2(props) {
  const { rules, findings: findings2, page } = props;
  const open2 = worstFirst(findings2.filter((finding) => finding.status === "open"));
  const having = (status) => findings2.filter((finding) => finding.status === status).length;
  const past = ["resolved", "excepted", "noted"].flatMap(
    (status) => having(status) > 0 ? [`${thousands(having(status))} ${status}`] : []
  );
  if (findings2.length === 0)
    return /* @__PURE__ */ a3("span", { class: "muted", children: rules.every(({ status }) => status === "not-evaluated") ? "not judged" : "no finding in the revisions judged" });
  return /* @__PURE__ */ a3("ul", { children: [
    open2.slice(0, MAX_LINKS).map((finding) => /* @__PURE__ */ a3("li", { class: "screen", children: [
      toFinding(finding.id, /* @__PURE__ */ a3("bdi", { children: brief(plain(subjectWords(finding.subject))) }), page),
      isEvent(finding) && `, ${brief(finding.rule)}`,
      ", ",
      finding.severity,
      ", ",
      age(finding, page.book)
    ] })),
    open2.length > MAX_LINKS && /* @__PURE__ */ a3("li", { class: "muted screen", children: `and ${thousands(open2.length - MAX_LINKS)} more open` }),
    open2.length > 0 && /* @__PURE__ */ a3("li", { class: "on-paper", children: count(open2.length, "open finding") }),
    past.length > 0 && /* @__PURE__ */ a3("li", { class: "muted", children: past.join(", ") })
  ] });
}
// src/reporters/wording/closings.ts
function closings(ids, { findings: findings2 }) {
  const hasEnded = (id) => isContinued(findings2.get(id)?.ended ?? null);
  const all = [
    { word: "closed", ids: ids.filter((id) => !hasEnded(id)) },
    { word: "ended", ids: ids.filter(hasEnded) }
  ];
  return all.filter((closing) => closing.ids.length > 0);
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
  const changingCount = view.revisions.filter((row) => row.changes.length > 0).length;
  const omittedCount = changingCount - diffs.size;
  return /* @__PURE__ */ a3(Section, { id: "diffs", title: "Revisions", note: `${thousands(changingCount)} changed a setting`, children: [
    changingCount === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: "No revision that is shown changed a setting." }),
    /* @__PURE__ */ a3("div", { id: "viewer", class: "list", children: [...diffs.values()].map((row) => /* @__PURE__ */ a3("details", { class: "finding rev", id: `d${row.revision}`, children: [
      /* @__PURE__ */ a3("summary", { children: /* @__PURE__ */ a3(RevisionHead, { row, page }) }),
      /* @__PURE__ */ a3("div", { class: "body", children: /* @__PURE__ */ a3(RevisionDiff, { row, page }) })
    ] })) }),
    omittedCount > 0 && /* @__PURE__ */ a3("p", { class: "muted no-script", children: `${count(omittedCount, "older revision is", "older revisions are")} not here. With scripts on, those open here that the page has room for. The register has old and new of the newest, and the JSON report of all.` })
  ] });
}
function RevisionHead({ row, page }) {
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("span", { class: "num", children: row.revision }),
    /* @__PURE__ */ a3("span", { class: "name", children: [
      phrase(say`${at(row.at)} \u00b7 ${personWords(row.by)}`, page),
      row.approved === false && /* @__PURE__ */ a3("span", { class: "no", children: " not listed" })
    ] }),
    /* @__PURE__ */ a3("span", { class: "for", children: count(row.changes.length, "change") })
  ] });
}
function RevisionDiff({ row, page }) {
  const areas = groupBy(row.changes, ({ subject }) => firstIn(nameOf(subject).split(".")));
  const opened = row.opened.length > 0 ? [{ word: "opened", ids: row.opened }] : [];
  const events = [...opened, ...closings(row.closed, page.book)];
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("p", { class: "said", children: between(
      "; ",
      events.map(({ word, ids }) => /* @__PURE__ */ a3(FindingLinks, { ids, word, page }))
    ) }),
    row.changes.length > 0 && row.missing && /* @__PURE__ */ a3("p", { class: "muted", children: latestWords(row) }),
    row.changes.length === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: unchangedWords(row, page) }),
    [...areas].map(([area, changes]) => /* @__PURE__ */ a3("div", { class: "area", children: [
      /* @__PURE__ */ a3("p", { class: "area-name", children: /* @__PURE__ */ a3("bdi", { children: brief(area) }) }),
      changes.map((change) => /* @__PURE__ */ a3(Sides, { change, row, page }))
    ] })),
    row.changes.length > 0 && row.representation.length > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
      "Spelled differently, with the same meaning:",
      " ",
      phrase(
        someOf(row.representation, 20, (subject) => value(nameOf(subject))),
        page
      )
    ] })
  ] });
}
function unchangedWords({ revision: revision2, representation }, page) {
  if (revision2 === page.report.evidence.revisions.first) return "first seen: nothing before it to compare with";
  const spellingCount = representation.length;
  return spellingCount === 0 ? "no setting changed" : `no setting changed; the spelling of ${count(spellingCount, "setting")} did, without effect`;
}
function FindingLinks(props) {
  const { ids, word, page } = props;
  const nameOfRule = (id) => /* @__PURE__ */ a3("bdi", { children: brief(page.book.findings.get(id)?.rule ?? id) });
  const links = ids.slice(0, MAX_LINKS2).map((id) => toFinding(id, nameOfRule(id), page));
  return /* @__PURE__ */ a3("span", { children: [
    word,
    " ",
    between(", ", links),
    ids.length > MAX_LINKS2 && ` and ${thousands(ids.length - MAX_LINKS2)} more`
  ] });
}
function Sides({ change, row, page }) {
  const { before, after, approval } = change;
  const texts = typeof before === "string" && typeof after === "string" ? textDifference(before, after) : void 0;
  const difference2 = changeDifference(change, wide);
  return /* @__PURE__ */ a3("div", { class: "change", children: [
    /* @__PURE__ */ a3("p", { class: "said", children: [
      phrase(value(nameOf(change.subject)), page),
      " ",
      /* @__PURE__ */ a3(Way, { direction: change.direction }),
      isRenaming(change) && " \u00b7 renamed",
      approval && phrase(say` \u00b7 approval ${approvalWords(approval, page.book, seenIn(row))}`, page)
    ] }),
    /* @__PURE__ */ a3("div", { class: "sides", children: texts ? /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3(Long, { side: "Before", start: texts.start, changed: texts.removed, end: texts.end }),
      /* @__PURE__ */ a3(Long, { side: "After", start: texts.start, changed: texts.added, end: texts.end })
    ] }) : difference2.form === "set" ? /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3(Entries, { side: "Before", mark: "\u2212", entries: difference2.removed, page, emptyWords: "nothing removed" }),
      /* @__PURE__ */ a3(Entries, { side: "After", mark: "+", entries: difference2.added, page, emptyWords: "nothing added" })
    ] }) : /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("div", { children: [
        /* @__PURE__ */ a3("span", { class: "side", children: "Before" }),
        /* @__PURE__ */ a3("del", { children: phrase(valueWords(before, wide), page) })
      ] }),
      /* @__PURE__ */ a3("div", { children: [
        /* @__PURE__ */ a3("span", { class: "side", children: "After" }),
        /* @__PURE__ */ a3("ins", { children: phrase(valueWords(after, wide), page) })
      ] })
    ] }) }),
    difference2.form === "set" && difference2.more + difference2.unchanged > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
      ...difference2.unchanged > 0 ? [`${thousands(difference2.unchanged)} unchanged`] : [],
      ...difference2.more > 0 ? [`${thousands(difference2.more)} more changed, in the JSON report`] : []
    ].join(", ") })
  ] });
}
function Entries(props) {
  const { side, mark, entries, page, emptyWords } = props;
  return /* @__PURE__ */ a3("div", { children: [
    /* @__PURE__ */ a3("span", { class: "side", children: side }),
    entries.length === 0 && /* @__PURE__ */ a3("span", { class: "muted", children: emptyWords }),
    entries.map((entry) => {
      const words2 = /* @__PURE__ */ a3($, { children: [
        mark,
        " ",
        phrase(entry, page)
      ] });
      return side === "Before" ? /* @__PURE__ */ a3("del", { children: words2 }) : /* @__PURE__ */ a3("ins", { children: words2 });
    })
  ] });
}
function Long(props) {
  const { side, start, changed, end } = props;
  const part = head(changed, wide.text);
  const body = part === "" ? "nothing here" : visible(part);
  const before = start.length > CONTEXT + 20 ? start.slice(-CONTEXT) : start;
  const after = end.length > CONTEXT + 20 ? end.slice(0, CONTEXT) : end;
  return /* @__PURE__ */ a3("div", { children: [
    /* @__PURE__ */ a3("span", { class: "side", children: side }),
    /* @__PURE__ */ a3("span", { class: "long", children: [
      before.length < start.length && /* @__PURE__ */ a3("small", { children: `\u2026 ${thousands(start.length - before.length)} characters unchanged \u2026 ` }),
      /* @__PURE__ */ a3("bdi", { children: visible(before) }),
      side === "Before" ? /* @__PURE__ */ a3("del", { children: body }) : /* @__PURE__ */ a3("ins", { children: body }),
      part.length < changed.length && /* @__PURE__ */ a3("small", { children: ` \u2026 ${count(changed.length - part.length, "more character")} in the JSON report` }),
      /* @__PURE__ */ a3("bdi", { children: visible(after) }),
      after.length < end.length && /* @__PURE__ */ a3("small", { children: ` \u2026 ${thousands(end.length - after.length)} characters unchanged \u2026` })
    ] })
  ] });
}
// src/reporters/html/finding-facts.tsx
var MAX_STEPS = 20;
var MAX_PATCH = 2e4;
function Story({ finding, page }) {
  const { book } = page;
  const change = findingDifference(finding, limits);
  const passedWords = secretsPassed(finding) && changeWords(finding, limits);
  const direction = wholeDirection(finding, book);
  const listing = isDeed(finding) ? listedWords(finding.introduced.revision, book) : "";
  const steps3 = passage(finding, book, rowLimits, MAX_STEPS);
  const all = stepsOf(finding, book).length;
  const rewritten = rewrittenWords(finding, limits);
  const approval = standingChange(finding, book)?.approval;
  const timed = finding.dueAt !== null || finding.status === "open" && !isEvent(finding);
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3(Fact, { term: "What", children: [
      /* @__PURE__ */ a3("p", { children: [
        phrase(capital(messageWords(finding)), page),
        "."
      ] }),
      isEvent(finding) && /* @__PURE__ */ a3("p", { children: [
        phrase(capital(beginning(finding, book, limits, true)), page),
        listing && `; ${listing === "listed" ? "a listed editor" : "not a listed editor"}`,
        "."
      ] }),
      /* @__PURE__ */ a3("p", { class: finding.status === "open" ? "screen" : void 0, children: [
        "It ",
        finding.resolved ? "was" : "is",
        " ",
        phrase(ending(finding, book), page),
        "."
      ] })
    ] }),
    !isEvent(finding) && /* @__PURE__ */ a3(Fact, { term: finding.introduced.revision === null ? "When" : "Who", children: phrase(joinPhrases(bylines(finding, book, rowLimits), "; "), page) }),
    rewritten && /* @__PURE__ */ a3(Fact, { term: "Value", children: phrase(rewritten, page) }),
    finding.subject.startsWith("/") && /* @__PURE__ */ a3(Fact, { term: "Value", children: [
      change && !passedWords ? /* @__PURE__ */ a3(Diff, { of: change, page }) : phrase(passedWords ?? valueWords(finding.actual, limits), page),
      " ",
      direction && /* @__PURE__ */ a3(Way, { direction })
    ] }),
    approval && /* @__PURE__ */ a3(Fact, { term: "Approval", children: phrase(approvalWords(approval, book), page) }),
    steps3.length > 1 && /* @__PURE__ */ a3(Fact, { term: "Passed through", kind: "idle", children: [
      /* @__PURE__ */ a3("ol", { children: steps3.map((step) => /* @__PURE__ */ a3("li", { children: phrase(step, page) })) }),
      all > MAX_STEPS && /* @__PURE__ */ a3("p", { class: "muted", children: [
        "The last ",
        MAX_STEPS,
        " of ",
        thousands(all),
        " values."
      ] })
    ] }),
    timed && /* @__PURE__ */ a3(Fact, { term: "Time limit", kind: finding.dueAt === null ? "idle" : void 0, children: limitWords(finding, page.book) }),
    finding.inForce !== null && /* @__PURE__ */ a3(Fact, { term: "Policy then", children: inForceWords[finding.inForce] }),
    finding.blast !== null && /* @__PURE__ */ a3(Fact, { term: "Meanwhile", children: phrase(blastWords(finding.blast), page) }),
    finding.causedBy !== null && /* @__PURE__ */ a3(Fact, { term: "Cause", kind: "cause", children: toFinding(finding.causedBy, phrase(causeWords(finding.causedBy, book), nowhere), page) }),
    finding.exception && /* @__PURE__ */ a3(Fact, { term: "Exception", children: exceptionsOf(finding, book).map(({ owner, reason, ticket, category, expires, state }) => {
      const end = expires === null ? [] : say`, until ${lastDay(expires)}`;
      return /* @__PURE__ */ a3($, { children: [
        /* @__PURE__ */ a3("p", { children: phrase(
          say`${[state]}, by ${personPhrase(owner)}${end}: ${prose(reason)}${category === null ? [] : say` (${prose(category)})`}`,
          page
        ) }),
        ticket !== null && /* @__PURE__ */ a3("p", { children: phrase(say`ticket ${ticket}`, page) })
      ] });
    }) })
  ] });
}
function causeWords(id, { findings: findings2 }) {
  const cause = findings2.get(id);
  return cause ? say`${subjectWords(cause.subject)}, rule ${cause.rule}` : ["the finding that explains it"];
}
var inForceWords = {
  violating: "the policy in force at the time was violated too",
  compliant: "the policy in force at the time was not violated: it was tightened since",
  absent: "no such rule was in force at the time",
  unknown: "whether the policy in force at the time was violated is not known"
};
function Rule2({ finding, page }) {
  const should = shouldWords(finding, limits);
  const inAll = page.exposure.rules.get(finding.rule);
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3(Fact, { term: "Rule", children: [
      /* @__PURE__ */ a3(ToRule, { id: finding.rule, page }),
      /* @__PURE__ */ a3("span", { class: "screen", children: [
        " ",
        phrase(say`(${placeWords(finding.location)}${versionWords(finding, page)})`, page),
        phrase(say`: ${prose(finding.title)}`, page),
        should.length > 0 && !isEvent(finding) && /* @__PURE__ */ a3($, { children: [
          "; ",
          phrase(should, page)
        ] })
      ] }),
      inAll && inAll.seconds > (finding.exposureSeconds ?? inAll.seconds) && `; violated for ${exposedWords(inAll)} in all`
    ] }),
    finding.rationale !== null && /* @__PURE__ */ a3(Fact, { term: "Why", kind: "rule", children: phrase(prose(finding.rationale), page) }),
    finding.controls.length > 0 && /* @__PURE__ */ a3(Fact, { term: "Controls", kind: "idle", children: phrase(joinPhrases(finding.controls.map(value), ", "), page) })
  ] });
}
function versionWords({ location }, { report }) {
  const policy = report.evidence.policies.find(({ file }) => file === location?.file);
  return policy ? say`, version ${shortDigest(policy.digest)}` : [];
}
function Remedy({ finding, page }) {
  if (finding.resolved) return null;
  const accepting = acceptance(finding, page.book, page.report.asOf);
  const fix = remedy(finding, limits);
  const patch = visibleJson(JSON.stringify(finding.fix, null, 2));
  return /* @__PURE__ */ a3($, { children: [
    fix.length > 0 && /* @__PURE__ */ a3(Fact, { term: "To fix", kind: finding.remediation === null ? void 0 : "rule", children: phrase(fix, page) }),
    finding.fix !== null && /* @__PURE__ */ a3(Fact, { term: "Merge patch", kind: "idle", children: /* @__PURE__ */ a3("pre", { children: patch.length > MAX_PATCH ? `${thousands(patch.length)} characters, in the JSON report` : patch }) }),
    finding.fix === null && finding.subject.startsWith("/") && /* @__PURE__ */ a3(Fact, { term: "Merge patch", kind: "idle", children: /* @__PURE__ */ a3("span", { class: "muted", children: "none can be given for this place" }) }),
    accepting !== void 0 && "why" in accepting && /* @__PURE__ */ a3(Fact, { term: "To accept", kind: "idle", children: /* @__PURE__ */ a3("span", { class: "muted", children: [
      "no exception is drafted here: ",
      accepting.why
    ] }) }),
    accepting !== void 0 && "yaml" in accepting && /* @__PURE__ */ a3(Fact, { term: "To accept", kind: "accept", children: [
      /* @__PURE__ */ a3("p", { class: "muted", children: "In a policy file, with an owner, a reason and an end, once somebody has agreed:" }),
      /* @__PURE__ */ a3("pre", { children: accepting.yaml })
    ] })
  ] });
}
// src/reporters/html/finding.tsx
function anchor(finding, page) {
  return page.anchors.has(finding.id) ? finding.id : void 0;
}
function searchData(finding) {
  const { severity, status } = finding;
  return { "data-sev": severity, "data-is": `${status} ${isEvent(finding) ? "event" : "window"}` };
}
function Block(props) {
  const { finding, again: again2 = false, severity = finding.severity, open: open2, page } = props;
  return /* @__PURE__ */ a3(
    "details",
    {
      class: `finding is-${finding.status}${again2 ? " again" : ""}`,
      id: anchor(finding, page),
      open: open2,
      ...searchData(finding),
      children: [
        /* @__PURE__ */ a3("summary", { children: [
          /* @__PURE__ */ a3(Badge, { severity }),
          /* @__PURE__ */ a3("span", { class: "name", children: phrase(nameWords(finding), nowhere) }),
          /* @__PURE__ */ a3("span", { class: "for", children: age(finding, page.book) }),
          /* @__PURE__ */ a3("span", { class: "more", children: phrase(glance(finding, page.book), page) }),
          finding.resolved && /* @__PURE__ */ a3("span", { class: "end on-paper", children: phrase(endOnPaper(finding), page) })
        ] }),
        /* @__PURE__ */ a3("div", { class: "body", children: /* @__PURE__ */ a3("dl", { class: "facts", children: [
          /* @__PURE__ */ a3(Story, { finding, page }),
          /* @__PURE__ */ a3(Rule2, { finding, page }),
          /* @__PURE__ */ a3(Remedy, { finding, page }),
          /* @__PURE__ */ a3(Fact, { term: "Link", kind: "screen", children: toFinding(finding.id, /* @__PURE__ */ a3("code", { children: brief(finding.id) }), page) })
        ] }) })
      ]
    }
  );
}
function glance(finding, book) {
  const { introduced } = finding;
  if (isDeed(finding))
    return say`${prose(finding.message)} \u00b7 ${personWords(introduced.by)}, revision ${[String(introduced.revision)]} \u00b7 ${at(introduced.at)}`;
  if (isEvent(finding)) return say`${prose(finding.message)} \u00b7 ${at(introduced.at)}`;
  const change = finding.inert ? void 0 : findingDifference(finding, { text: 60, entries: 3 });
  const should = finding.status === "open" && change ? shouldWords(finding, { text: 60, entries: 3 }) : [];
  const contentWords = change ? differenceWords(change) : capital(messageWords(finding));
  const demandWords2 = should.length > 0 ? say` (${should})` : [];
  const openWords = openLimit(finding, book);
  const limit = openWords.length === 0 ? [] : say` \u00b7 ${openWords}`;
  const passedSecrets = secretsPassed(finding);
  if (passedSecrets) return say`${secretsWords2(finding, passedSecrets, book)}${demandWords2}${limit}`;
  const author2 = authorOf(finding, book);
  if (!author2) return say`${contentWords}${demandWords2}${limit}`;
  return say`${contentWords}${demandWords2} \u00b7 ${shortWords(author2, finding, book)}${limit}`;
}
function secretsWords2(finding, secrets, book) {
  const steps3 = stepsOf(finding, book);
  const secretWords = (secret, step) => {
    if (step === void 0) return secret;
    const number3 = `revision ${step.revision}`;
    return step.exact ? say`${secret}, ${personWords(step.by)}, ${[number3]}` : say`${secret}, already in ${[number3]}`;
  };
  return say`first ${secretWords(secrets[0], steps3[0])}; newest ${secretWords(secrets[1], steps3.at(-1))}`;
}
function endOnPaper({ resolved, exposureSeconds }) {
  if (!resolved) return [];
  if (resolved.revision !== null) return [`${exposureSeconds === null ? "in" : "to"} revision ${resolved.revision}`];
  return resolved.approval === void 0 ? ["without a revision"] : say`by approval ${resolved.approval}`;
}
function shortWords(author2, finding, book) {
  const opener = openerOf(finding, book);
  const by = say`${personWords(author2.by)}, revision ${[String(author2.revision)]}`;
  if (!opener || isSame_2(opener.by, author2.by)) return by;
  return say`${by}; opened by ${personWords(opener.by)}, revision ${[String(opener.revision)]}`;
}
// src/reporters/html/lines.tsx
var IN_LIST = 100;
function Lines({ lines, page }) {
  const byRule = groupBy(
    lines,
    (line) => JSON.stringify([firstIn(line).severity, firstIn(line).rule, isEvent(firstIn(line))])
  );
  return /* @__PURE__ */ a3($, { children: [...byRule.values()].map((ofRule) => /* @__PURE__ */ a3(LinesOfRule, { lines: ofRule, page })) });
}
function LinesOfRule({ lines, page }) {
  const first = firstIn(firstIn(lines));
  const { rule, title, severity } = first;
  const status = lines.flat().some((finding) => finding.status === "open") ? "open" : first.status;
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("p", { class: "of-rule", children: [
      /* @__PURE__ */ a3(Badge, { severity }),
      " ",
      phrase(failsWords(title, status), page),
      " \u00b7 rule ",
      /* @__PURE__ */ a3(ToRule, { id: rule, page }),
      " \u00b7 ",
      /* @__PURE__ */ a3("small", { children: count(lines.flat().length, "finding") })
    ] }),
    /* @__PURE__ */ a3("div", { class: "lines", ...searchData(first), children: Array.from({ length: Math.ceil(lines.length / IN_LIST) }, (_3, i3) => /* @__PURE__ */ a3("ul", { children: lines.slice(i3 * IN_LIST, (i3 + 1) * IN_LIST).map((cluster) => /* @__PURE__ */ a3(Line, { cluster, page })) })) })
  ] });
}
function Line({ cluster, page }) {
  const finding = firstIn(cluster);
  const by = (isDeed(finding) ? finding.introduced : authorOf(finding, page.book))?.by ?? null;
  const author2 = by && phrase(personWords(by), page);
  if (cluster.length > 1)
    return /* @__PURE__ */ a3("li", { children: [
      phrase(prose(finding.message), page),
      " \u00b7 ",
      author2,
      cluster.map((event) => /* @__PURE__ */ a3($, { children: [
        " ",
        /* @__PURE__ */ a3("span", { id: anchor(event, page), "data-at": dayOf2(event), children: /* @__PURE__ */ a3(Place, { of: event, page }) })
      ] }))
    ] });
  return /* @__PURE__ */ a3("li", { id: anchor(finding, page), "data-at": dayOf2(finding), children: [
    phrase(subjectWords(finding.subject), page),
    isEvent(finding) && finding.introduced.revision !== null && !finding.subject.startsWith("revision:") && /* @__PURE__ */ a3($, { children: [
      " \u00b7 ",
      /* @__PURE__ */ a3(Place, { of: finding, page })
    ] }),
    !isEvent(finding) && ` \u00b7 ${age(finding, page.book)}`,
    author2 && /* @__PURE__ */ a3($, { children: [
      " \u00b7 ",
      author2
    ] })
  ] });
}
function dayOf2({ introduced }) {
  return brief(introduced.at.slice(0, 10));
}
function Place({ of: { introduced, subject }, page }) {
  if (introduced.revision === null) return phrase(subjectWords(subject), page);
  return /* @__PURE__ */ a3(Revision, { number: introduced.revision, page, words: "revision " });
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
  const omittedCount = view.findings.length - blocks.size - lines.flat().length;
  const open2 = view.findings.filter(({ status }) => status === "open");
  return /* @__PURE__ */ a3(Section, { id: "findings", title: "Findings", note: count(view.findings.length, "finding"), children: [
    view.findings.length === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: "No finding is shown." }),
    view.findings.length > 0 && open2.length === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: "Nothing is open in what is shown." }),
    open2.length > 0 && /* @__PURE__ */ a3(AboutOpen, { open: open2, report: page.report }),
    /* @__PURE__ */ a3("div", { id: "find" }),
    groups.map(([status, title]) => /* @__PURE__ */ a3(Group, { status, title, page })),
    /* @__PURE__ */ a3("div", { id: "found" }),
    omittedCount > 0 && /* @__PURE__ */ a3("p", { class: "muted no-script", children: [
      count(omittedCount, "finding is", "findings are"),
      " not on this page, of ",
      thousands(view.findings.length),
      " in all; the JSON report has all of them."
    ] })
  ] });
}
function AboutOpen({ open: open2, report }) {
  return /* @__PURE__ */ a3($, { children: [
    !open2.every(isEvent) && /* @__PURE__ */ a3("p", { class: "muted", children: [
      "A window lasts from the revision that opened it until one that closes it.",
      " ",
      report.usage === null && "What was used meanwhile is not part of this audit. ",
      overdueWords(report.findings, report.asOf) ?? "No open window has a time limit."
    ] }),
    open2.some(({ inForce }) => inForce !== null) && /* @__PURE__ */ a3("p", { class: "muted", children: thenWords(open2) })
  ] });
}
function thenWords(open2) {
  const having = (then) => open2.filter((finding) => finding.inForce === then).length;
  const parts2 = [
    [having("violating"), "violated it then too"],
    [having("compliant"), "did not: the policy was tightened since"],
    [having("absent"), "had no such rule then"],
    [having("unknown"), "not known"]
  ];
  const words2 = parts2.filter(([n2]) => n2 > 0).map(([n2, says2]) => `${thousands(n2)} ${says2}`);
  return `By the policy in force when each began: ${words2.join(", ")}.`;
}
function Group(props) {
  const { status, title, page } = props;
  const findings2 = page.view.findings.filter((finding) => finding.status === status);
  const all = findings2.length;
  const blocks = [...page.blocks].filter((finding) => finding.status === status);
  const lines = page.lines.filter((cluster) => firstIn(cluster).status === status);
  const remedies = /* @__PURE__ */ new Set();
  const block = (finding, severity) => {
    const again2 = remedies.has(finding.rule);
    remedies.add(finding.rule);
    return /* @__PURE__ */ a3(Block, { finding, severity, again: again2, page });
  };
  const withBeneath = (item) => /* @__PURE__ */ a3($, { children: [
    block(item.finding, item.severity),
    item.beneath.length > 0 && /* @__PURE__ */ a3("div", { class: "beneath", children: [
      /* @__PURE__ */ a3("p", { class: "muted", children: [
        phrase(capital(beneathWords(item)), page),
        status === "resolved" ? /* @__PURE__ */ a3("span", { class: "screen", children: ":" }) : ":"
      ] }),
      item.beneath.map((finding) => block(finding))
    ] })
  ] });
  if (all === 0) return null;
  return /* @__PURE__ */ a3("div", { class: `group of-${status}`, children: [
    /* @__PURE__ */ a3("h3", { children: [
      title,
      " ",
      /* @__PURE__ */ a3("small", { children: status === "open" ? `${count(all, "finding")}, ${count(itemsOf(findings2).length, "cause")}` : count(all, "finding") })
    ] }),
    status === "resolved" && /* @__PURE__ */ a3("p", { class: "on-paper", children: [
      "On paper a finding that is resolved is a line; the file has the whole of it",
      lines.length > 0 && `, and ${count(lines.flat().length, "more that is", "more that are")} resolved`,
      "."
    ] }),
    /* @__PURE__ */ a3("div", { class: "list", children: itemsOf(blocks).map(withBeneath) }),
    /* @__PURE__ */ a3(Lines, { lines, page })
  ] });
}
// src/reporters/html/inventory.tsx
function Secrets({ page }) {
  const { secrets, asOf } = page.report;
  return /* @__PURE__ */ a3(
    Section,
    {
      id: "secrets",
      title: "Secrets",
      note: count(secrets.length, secrets.some(({ unseen }) => unseen) ? "place" : "secret"),
      children: secrets.length === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "No revision that was seen holds a secret." }) : /* @__PURE__ */ a3($, { children: [
        /* @__PURE__ */ a3("p", { class: "narrow", children: [
          `${secretsWords(page.report)}. `,
          "What was once in the history can be read there for as long as it is kept: taking a secret out of the settings does not revoke it. Rotate literals at the provider."
        ] }),
        /* @__PURE__ */ a3(
          Table,
          {
            page,
            label: "Secrets",
            asLines: true,
            rows: secrets,
            moreWords: ["more secret"],
            columns: [
              { head: "Setting", cell: ({ subject }) => subjectWords(subject) },
              {
                head: "Form",
                kind: ({ form }) => form === "literal" ? "no" : void 0,
                cell: (secret) => `${secret.form}: ${stateWords(secret)}`
              },
              {
                head: "Fingerprint",
                label: true,
                kind: ({ fingerprint }) => fingerprint === null ? "none" : void 0,
                cell: ({ fingerprint }) => fingerprint === null ? "none needed" : value(fingerprint)
              },
              {
                head: "Since revision",
                label: true,
                cell: ({ sinceRevision }) => /* @__PURE__ */ a3(Revision, { number: sinceRevision, page })
              },
              { head: "Time (UTC)", cell: ({ at: at2 }) => /* @__PURE__ */ a3(When, { at: at2, table: true }) },
              { head: "Age", as: "n", label: true, cell: ({ at: at2 }) => sinceWords(at2, asOf) },
              {
                head: "Also at",
                label: true,
                kind: ({ alsoAt }) => alsoAt.length === 0 ? "none" : void 0,
                cell: ({ alsoAt }) => alsoAt.length === 0 ? "nowhere else" : someOf(alsoAt, 5, (subject) => value(nameOf(subject)))
              },
              { head: "Where it stood", as: "who", label: true, cell: (secret) => spansWords(secret, 5) }
            ]
          }
        )
      ] })
    }
  );
}
function sinceWords(at2, asOf) {
  const [start, now] = [instantOf(at2), instantOf(asOf)];
  return start === void 0 || now === void 0 || now < start ? "not known" : elapsedWords(Math.floor((now - start) / 1e3));
}
function Coverage({ page }) {
  const { settings, summary } = page.report;
  const bare = settings.filter((setting2) => setting2.rules.length === 0);
  const bareSettings = bare.filter((setting2) => setting2.changes !== 0).toSorted((a22, b2) => (b2.changes ?? Infinity) - (a22.changes ?? Infinity) || 0);
  const untouchedSubjects = bare.filter((setting2) => setting2.changes === 0).map((setting2) => setting2.subject);
  const unknownCount = bare.filter((setting2) => setting2.changes === null).length;
  const changedWords = `${thousands(bareSettings.length - unknownCount)} changed`;
  const unknownWords = unknownCount > 0 ? `; whether ${thousands(unknownCount)} did is ${KEYLESS}` : "";
  const { governed, seen } = summary.coverage;
  return /* @__PURE__ */ a3(Section, { id: "coverage", title: "Settings coverage", note: `${thousands(governed)} of ${thousands(seen)} governed`, children: [
    /* @__PURE__ */ a3("p", { children: [
      thousands(governed),
      " of ",
      count(seen, "setting"),
      " ever seen ",
      governed === 1 ? "is" : "are",
      " governed by at least one rule.",
      bare.length > 0 && ` Of the ${count(bare.length, "other")}, ${changedWords}${unknownWords}.`
    ] }),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Settings that changed without a rule",
        asLines: true,
        rows: bareSettings,
        moreWords: ["more setting"],
        columns: [
          { head: "Changed without a rule", as: "w3", cell: ({ subject }) => subjectWords(subject) },
          {
            head: "Changes",
            as: "n",
            label: true,
            cell: ({ changes }) => changes === null ? KEYLESS : thousands(changes)
          },
          {
            head: "Set by revision",
            label: "by revision",
            cell: ({ unseen, setBy }) => {
              if (unseen === true) return KEYLESS;
              if (setBy === null) return "not set now";
              return /* @__PURE__ */ a3($, { children: [
                !isNextSeen(setBy, page.book) && "at the latest ",
                /* @__PURE__ */ a3(Revision, { number: setBy, page })
              ] });
            }
          }
        ]
      }
    ),
    untouchedSubjects.length > 0 && /* @__PURE__ */ a3("p", { class: "names screen", children: [
      /* @__PURE__ */ a3("span", { class: "muted", children: [
        "Not changed in what was seen, no rule (",
        thousands(untouchedSubjects.length),
        "):"
      ] }),
      " ",
      phrase(someOf(untouchedSubjects, MAX_ROWS, subjectWords), page)
    ] })
  ] });
}
function Rules2({ page }) {
  const { rules } = page.report;
  const remedies = /* @__PURE__ */ new Set();
  const firstOf2 = (id) => !remedies.has(id) && remedies.add(id) !== void 0;
  const noneNamed = /* @__PURE__ */ a3("span", { class: "muted", children: "none named" });
  return /* @__PURE__ */ a3(Section, { id: "rules", title: "Rules", note: count(rules.length, "rule"), children: rules.length === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "No policy rule was part of this audit." }) : /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("p", { class: "muted screen", children: [
      "Versions of the policies: ",
      phrase(policiesWords(page.report), page),
      "."
    ] }),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Rules",
        asLines: true,
        rows: page.ruleRows,
        most: Infinity,
        all: rules.length,
        moreWords: ["more rule"],
        idOf: ({ id }) => firstOf2(id) ? page.rules.get(id) : void 0,
        columns: [
          { head: "Rule", as: "w2", cell: ({ id }) => value(id) },
          { head: "Severity", cell: ({ severity }) => /* @__PURE__ */ a3(Badge, { severity }) },
          {
            head: "Status",
            as: "w1",
            kind: ({ status }) => status === "failing" ? "no" : void 0,
            cell: ({ id, status, reason }) => /* @__PURE__ */ a3($, { children: [
              status === "not-evaluated" ? "not evaluated" : status,
              reason !== null && /* @__PURE__ */ a3($, { children: [
                ": ",
                phrase(prose(reason), page)
              ] }),
              /* @__PURE__ */ a3(Exposure, { of: page.exposure.rules.get(id) })
            ] })
          },
          { head: "Demands", as: "w2", cell: ({ title }) => prose(title) },
          {
            head: "Controls",
            as: "w2",
            label: true,
            cell: ({ controls }) => controls.length === 0 ? noneNamed : joinPhrases(controls.map(value), ", ")
          },
          {
            head: "Owner",
            as: "w2",
            label: true,
            cell: ({ owner }) => owner === null ? noneNamed : personPhrase(owner)
          },
          { head: "Defined at", as: "w1", cell: ({ location }) => placeWords(location) }
        ]
      }
    )
  ] }) });
}
// src/reporters/html/pack.ts
var Packer = class {
  #nodes = [];
  #numbers = /* @__PURE__ */ new Map();
  #shapes = /* @__PURE__ */ new Map();
  #size = 0;
  /** The approximate length of the nodes. */
  get size() {
    return this.#size;
  }
  /** Adds a value. Returns its reference. Ignores keys without a value. */
  add(value2) {
    if (typeof value2 === "string") return this.#text(value2);
    if (typeof value2 === "number") return isWhole2(value2) ? -1 - value2 : this.#node([-1, value2]);
    if (typeof value2 === "boolean") return value2;
    if (typeof value2 !== "object" || value2 === null) return null;
    if (Array.isArray(value2)) return this.#node([0, ...value2.map((item) => this.add(item))]);
    const members = Object.entries(value2).filter(([, member]) => member !== void 0);
    const keys = members.map(([key]) => this.#text(key)).join();
    const shape = getOrMake(this.#shapes, keys, () => this.#shapes.size);
    return this.#node([shape + 1, ...members.map(([, member]) => this.add(member))]);
  }
  /** Returns the collected values. @param v the references of the top-level values */
  pack(v3) {
    const shapes2 = [...this.#shapes.keys()].map((keys) => keys === "" ? [] : keys.split(",").map(Number));
    return { n: this.#nodes, k: shapes2, v: v3 };
  }
  #text(text3) {
    const time2 = text3.endsWith(".000Z") ? instantOf(text3) : void 0;
    return time2 !== void 0 && instantText(time2) === text3 ? this.#node(time2 / 1e3) : this.#node(text3);
  }
  #node(node) {
    const text3 = JSON.stringify(node);
    const number3 = this.#numbers.get(text3);
    if (number3 !== void 0) return number3;
    this.#size += text3.length + 1;
    this.#numbers.set(text3, this.#nodes.length);
    return this.#nodes.push(node) - 1;
  }
};
function isWhole2(x3) {
  return Number.isInteger(x3) && x3 >= 0 && x3 < 2 ** 50;
}
// src/reporters/html/island.ts
var MAX_FINDINGS = 41e4;
var MAX_ONE = 6e4;
var MAX_SHARED = 200;
var MAX_TEXT = 4e3;
function islandText({ report, book, view, tracks, blocks, lines }, room) {
  const packer = new Packer();
  const onPage = /* @__PURE__ */ new Set([...blocks, ...lines.flat()]);
  const otherFindings = worstFirst(view.findings.filter((finding) => !onPage.has(finding)));
  const findings2 = fitting2(packer, [...onPage, ...otherFindings].map(slim), Math.min(MAX_FINDINGS, room / 3));
  const drawing = tracks && withoutNames(tracks, new Set([...onPage].map(({ id }) => id)));
  const { verdict, asOf, organization, summary, timeline: timeline2, evidence } = report;
  const sinceLast2 = summary.sinceLast && { ...summary.sinceLast, stillOpen: [], resolved: [], gone: [] };
  const takenBytes = sizeOf2([drawing, sinceLast2, timeline2]) + packer.size;
  const newest2 = fitting2(packer, view.revisions.toReversed(), room - takenBytes);
  const leftOut = {
    findings: view.findings.length - findings2.length,
    revisions: view.revisions.length - newest2.length
  };
  const head2 = {
    report: {
      verdict,
      asOf,
      organization,
      view: { ...report.view, reportSeverity: null, since: null },
      summary: { sinceLast: sinceLast2, rules: summary.rules },
      evidence: {
        policies: evidence.policies,
        complete: evidence.complete,
        revisions: { first: evidence.revisions.first, count: evidence.revisions.count },
        problems: evidence.problems.map(({ code }) => ({ code, message: "" }))
      },
      approvals: [],
      exceptions: [...new Set([...book.accepting.values()].filter((rows2) => rows2.length > 1).flat())].slice(
        0,
        MAX_SHARED
      ),
      rules: report.rules.map(({ id, status, policy }) => ({ id, status, policy })),
      timeline: timeline2,
      exposure: { rules: report.exposure.rules, controls: [] },
      posture: leftOut.revisions > 0 ? [] : report.posture
    },
    tracks: leftOut.revisions + view.hidden.revisions > 0 ? drawing ?? null : null,
    left: leftOut
  };
  const text3 = JSON.stringify(
    packer.pack([findings2.length, packer.add(clipTexts(head2)), ...findings2, ...newest2.toReversed()])
  );
  return visibleJson(text3).replace(/[<>&]/g, (c3) => `\\u00${c3.charCodeAt(0).toString(16)}`);
}
function withoutNames(tracks, ids) {
  const rows2 = tracks.rows.map((row) => ({
    ...row,
    windows: row.windows.map((window) => ids.has(window.finding) ? window : { ...window, finding: "" })
  }));
  return { ...tracks, rows: rows2 };
}
function sizeOf2(value2) {
  const packer = new Packer();
  packer.add(clipTexts(value2));
  return packer.size;
}
function slim({ values, ...finding }) {
  const isRepeated = JSON.stringify(values) === JSON.stringify(onlyValue(finding));
  return { ...finding, key: "", ...!isRepeated && { values } };
}
function onlyValue({ introduced, actual }) {
  const { revision: revision2, at: at2, by } = introduced;
  return [{ revision: revision2, at: at2, by, actual }];
}
function clipTexts(value2) {
  if (typeof value2 === "string") return clip(value2, MAX_TEXT);
  if (Array.isArray(value2)) return value2.map(clipTexts);
  if (typeof value2 !== "object" || value2 === null) return value2;
  return Object.fromEntries(Object.entries(value2).map(([key, member]) => [key, clipTexts(member)]));
}
function fitting2(packer, items, room) {
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
    "one setting or revision violates one rule, from the revision that introduced this to the revision that ended it"
  ],
  [
    "Event",
    "a finding about a single revision, such as an editor who is not listed; it has no exposure; it is open until an exception accepts it, and some events also end by an approval, or when a later revision puts back what was changed"
  ],
  ["Looser, tighter", "a change that allows more, or less, than before; other changes are neither"],
  ["Link", "the name of a finding, the same in every format of this report and in every later audit"],
  [
    "Listed, not listed",
    "whether the policies list this editor, at that time and for all settings that the revision changed; it does not say whether the change was right"
  ],
  ["Approved", "only of a change: an approval covers it; an approval records who agreed to a change"],
  ["Excepted", "a violation that somebody accepted for a limited time; the rule is still violated"],
  ["Not evaluated", "a rule that could not be judged; it never counts as passing"]
];
function Method2({ page }) {
  const { report } = page;
  const { policies, command } = report.evidence;
  return /* @__PURE__ */ a3(Section, { id: "method", title: "Method and limits", children: [
    /* @__PURE__ */ a3("p", { class: "narrow", children: "Driftline judges every revision that it reads, not only the newest, against the policies below. If two policies state a rule on one setting, the tighter rule counts. The report shows what the settings said and who is recorded as having set them; it cannot show what was done with them, nor that the record itself is true. It is evidence, not a compliance determination." }),
    /* @__PURE__ */ a3("p", { class: "narrow", children: "Built-in rules are on without any policy, unless the configuration switches one off or its data is missing. They check that the history has no gap and, with a ledger, that it was not rewritten, that settings and values are known and do not contradict each other, that no secret is in plain text or in a setting that is not for secrets, that new commands, endpoints, marketplaces and plugins are reviewed, that nobody grants access to themselves, and that changes match their approvals. Of the built-in rules, only those on requested usage, readiness reports, computers and sessions are listed under Rules. The others are named by their findings." }),
    /* @__PURE__ */ a3("h3", { children: "Policies" }),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Policies",
        emptyWords: "None.",
        rows: policies,
        most: Infinity,
        columns: [
          { head: "Policy", cell: (policy) => value(policyName(policy)) },
          { head: "File", cell: ({ file }) => value(file) },
          { head: "Rules", as: "n", label: true, cell: ({ rules }) => rules },
          { head: "Digest", cell: ({ digest: digest2 }) => value(digest2) }
        ]
      }
    ),
    command !== null && /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("h3", { children: again }),
      /* @__PURE__ */ a3("pre", { children: brief(command) }),
      /* @__PURE__ */ a3("p", { class: "muted narrow", children: "The command names its inputs by their SHA-256, so that it is the same wherever the audit runs. Replace each SHA-256 by the name of its file. The table of policies has the files of the policies. The SHA-256 of the history is that of history.ndjson in the evidence package." })
    ] }),
    /* @__PURE__ */ a3("h3", { children: "Not evaluated" }),
    /* @__PURE__ */ a3(NotEvaluated, { page }),
    /* @__PURE__ */ a3("h3", { class: "on-paper", children: "On paper" }),
    /* @__PURE__ */ a3("p", { class: "on-paper narrow", children: "The file contains more than this print. Of each finding, it has the link, the values over time, the controls, the place in the policy and the merge patch. Of resolved findings, it has the values, the rule and its reason, the person who remediated them, and the findings that each explains. It has exceptions ready to copy, and a part for each editor. Of changes, it has the counts by month, the findings that each opened or closed, the changes that are neither looser nor tighter, and the differences of each revision side by side. Of rules, it has the controls and owners. Under Controls, it has the rules that hold and the findings. It also has the settings without a rule, the names of built-in rules without data, a search and a zoom. If the register on paper is too long, it has only its newest rows, and says so. The report in CSV has all rows." }),
    /* @__PURE__ */ a3("h3", { children: "Words" }),
    /* @__PURE__ */ a3("dl", { class: "facts", children: words.map(([word, meaning]) => /* @__PURE__ */ a3(Fact, { term: word, children: meaning })) })
  ] });
}
function NotEvaluated({ page }) {
  const { evidence, notEvaluated } = page.report;
  const problems = evidence.problems.map(
    (problem) => say`${prose(problem.message)}${problem.revision === void 0 ? [] : [` (revision ${problem.revision})`]}`
  );
  const problemTexts2 = new Set(evidence.problems.map(({ message }) => message));
  const unjudgedWords = notEvaluated.filter(({ what, reason }) => !problemTexts2.has(`${what}: ${reason}`)).map((item) => say`${prose(item.what)}: ${prose(item.reason)}`);
  const rules = page.report.rules.flatMap(
    ({ id, status, reason }) => status === "not-evaluated" ? [say`rule ${id}: ${prose(reason ?? "no reason given")}`] : []
  );
  const later = evidence.revisions.leftOut;
  const laterWords = later > 0 ? [[`${count(later, "revision")} after this audit's instant`]] : [];
  const all = [...problems, ...unjudgedWords, ...rules, ...laterWords];
  const ids = rulesWithoutData(page.report);
  const part = all.slice(0, 100);
  if (all.length + ids.length === 0) return /* @__PURE__ */ a3("p", { class: "muted", children: "Nothing that was asked for was left out." });
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("ul", { class: "lines", children: [
      part.map((line) => /* @__PURE__ */ a3("li", { children: phrase(line, page) })),
      ids.length > 0 && /* @__PURE__ */ a3("li", { children: [
        count(ids.length, "built-in rule"),
        ", whose data was not given",
        /* @__PURE__ */ a3("span", { class: "screen", children: [
          ": ",
          phrase(enumeratePhrases(ids.map(value)), page)
        ] })
      ] })
    ] }),
    all.length > part.length && /* @__PURE__ */ a3("p", { class: "muted", children: [
      "And ",
      thousands(all.length - part.length),
      " more, in the JSON report."
    ] })
  ] });
}
// src/reporters/wording/duties.ts
function dutiesOf(report, book = bookOf(report)) {
  const people = new People(report.revisions);
  const rows2 = report.revisions.filter((row) => !row.missing);
  const editors = new Map(rows2.map((row) => [row.revision, row.by]));
  const owners = new Map(report.rules.map((rule) => [rule.id, rule.owner]));
  const overlaps = /* @__PURE__ */ new Map();
  const add = (person, role, subject, revision2) => {
    const key = JSON.stringify([person, role, subject]);
    const overlap = getOrMake(overlaps, key, () => ({ person, role, subject, revisions: /* @__PURE__ */ new Set() }));
    if (revision2 !== void 0) overlap.revisions.add(revision2);
  };
  const isSame2 = (by, name) => by !== null && by !== void 0 && people.mayBe(by, name);
  const unlessSure = (by, name) => by === null || by === void 0 || people.is(by, name) ? "" : `, and may be ${visible(personName(by))}`;
  const loosening = report.revisions.flatMap(
    ({ revision: revision2, changes }) => changes.filter(({ direction }) => direction === "looser").map(({ approval }) => ({ revision: revision2, approval }))
  );
  const attempts = /* @__PURE__ */ new Map();
  for (const { revision: revision2, changes } of rows2)
    for (const { approval } of changes)
      if (approval?.result === "self-approved") addTo(attempts, approval.id, revision2);
  for (const { id, approvedBy, implementers, revisions } of report.approvals)
    for (const approver of approvedBy) {
      const otherCount = approvedBy.length - 1;
      const role = otherCount === 0 ? "approved it alone" : `approved it, with ${count(otherCount, "other")}`;
      const subject = say`approval ${value(id)}`;
      const numbers = [...revisions, ...attempts.get(id) ?? []].filter(
        (number3) => isSame2(editors.get(number3), approver)
      );
      for (const number3 of numbers.toSorted((a22, b2) => a22 - b2))
        add(approver, `${role}${unlessSure(editors.get(number3), approver)}`, subject, number3);
      if (numbers.length > 0 || implementers === null) continue;
      const may = implementers.some(
        (implementer) => !implementer.includes("*") && isSame2(personNamed(implementer), approver)
      );
      if (may) add(approver, `may implement it, and ${role}`, subject);
    }
  const inUse = report.exceptions.filter((exception) => exception.findings.length > 0);
  for (const { rule, owner, selfOwned } of inUse)
    if (selfOwned !== void 0)
      add(
        owner,
        `owns the exception${unlessSure(editors.get(selfOwned), owner)}`,
        say`exception for ${rule}`,
        selfOwned
      );
  for (const { rule, subject, introduced } of report.findings)
    if (rule === "changes/legalised" && introduced.exact && introduced.revision !== null)
      add(personName(introduced.by), "relaxed the rule afterwards", subjectWords(subject), introduced.revision);
  const brokenRules = /* @__PURE__ */ new Set();
  for (const finding of report.findings) {
    const { rule, introduced } = finding;
    const owner = owners.get(rule);
    if (typeof owner !== "string" || introduced.revision === null || !introduced.exact) continue;
    brokenRules.add(rule);
    for (const { by, revision: revision2 } of causersOf(finding, book))
      if (isSame2(by, owner)) add(owner, `owns the rule${unlessSure(by, owner)}`, say`rule ${rule}`, revision2);
  }
  return {
    approvals: report.approvals.length,
    exceptions: inUse.length,
    rules: brokenRules.size,
    loosening: loosening.length,
    approved: loosening.filter(({ approval }) => approval?.result === "authorized" || approval?.result === "emergency").length,
    overlaps: [...overlaps.values()].map((overlap) => ({ ...overlap, revisions: [...overlap.revisions] }))
  };
}
function dutiesWords({ approvals, exceptions, rules, loosening, approved, overlaps }) {
  const changes = count(loosening, "loosening change");
  const first = approvals === 0 ? `No approval is defined: who agreed to ${loosening === 1 ? "the" : "any of the"} ${changes} is not known.` : `${count(approvals, "approval")}, used or not, and ${changes} were looked at; of these changes ${thousands(approved)} ${approved === 1 ? "is" : "are"} approved.`;
  if (overlaps.length > 0) return [first];
  return [
    loosening === 0 && approvals === 0 ? "No approval is defined, and no loosening change was seen." : first,
    ...approvals === 0 ? [] : [
      `Of ${count(approvals, "approval")}, none was given by a person whom it names to implement it, or who is known to have made a change under it.`
    ],
    ...exceptions === 0 ? [] : [
      `Of ${count(exceptions, "exception")} with a finding, none is owned by the editor whose deviation it accepts.`
    ],
    ...rules === 0 ? [] : [
      `Of ${count(rules, "rule")} that failed and ${rules === 1 ? "names" : "name"} an owner, none is owned by an editor who broke it.`
    ]
  ];
}
function personNamed(name) {
  return { id: name.includes("@") ? null : name, email: name.includes("@") ? name : null, name: null };
}
// src/reporters/wording/person.ts
function editorViews(book, editors, { overlaps }) {
  const { report } = book;
  const people = new People(report.revisions);
  const causes = report.findings.map((finding) => ({ finding, causers: causersOf(finding, book) }));
  const goOn = new Set(report.findings.flatMap(({ id, ended }) => isContinued(ended) ? [id] : []));
  return editors.map((editor) => {
    const isNamed = (name) => typeof name === "string" && people.mayBe(editor, name);
    const account = accountOf(editor);
    const isBy = (by) => by !== null && accountOf(by) === account;
    const rows2 = report.revisions.filter(({ by }) => isBy(by));
    const ownFindings = causes.flatMap(({ finding, causers }) => causers.some(({ by }) => isBy(by)) ? finding : []);
    return {
      editor,
      revisions: rows2.map(({ revision: revision2 }) => revision2).toReversed(),
      open: worstFirst(ownFindings.filter(({ status }) => status === "open")),
      past: ownFindings.filter(({ status }) => status !== "open").length,
      // After a gap, a missing revision may have closed them.
      closed: new Set(rows2.flatMap((row) => row.missing ? [] : row.closed.filter((id) => !goOn.has(id)))).size,
      approvals: report.approvals.filter(({ approvedBy }) => approvedBy.some(isNamed)).map(({ id }) => value(id)),
      exceptions: report.exceptions.filter(({ owner }) => isNamed(owner)).map(({ rule, state }) => say`${rule} (${[state]})`),
      grants: report.access.filter(({ to, who }) => to === "listed" && isNamed(who)).map(({ grants, subject }) => say`${prose(grants.replace(/\.$/, ""))} (${subjectWords(subject)})`),
      overlaps: overlaps.filter(({ person }) => isNamed(person)).map(({ role, subject }) => say`${[role]}: ${subject}`)
    };
  });
}
// src/reporters/html/person.tsx
var MAX_PEOPLE = 60;
var MAX_LINKS3 = 24;
function personAnchors({ editors }) {
  const listedEditors = editors.slice(0, MAX_PEOPLE);
  const names3 = listedEditors.map(({ id, email: email2 }) => email2 ?? id ?? "unknown");
  const keys = names3.map((name, i3) => names3.indexOf(name) === i3 ? name : `${name} ${i3 + 1}`);
  const anchors = anchorsOf("person", keys);
  return new Map(listedEditors.map((editor, i3) => [editor, lookUp(anchors, keys[i3])]));
}
function editorNames({ editors }) {
  const byAddress = groupBy(editors, ({ email: email2 }) => email2);
  return ({ id, email: email2 }) => {
    const name = personWords({ id, email: email2, name: null });
    const isShared = id !== null && email2 !== null && lookUp(byAddress, email2).length > 1;
    return isShared ? say`${name} (account ${id})` : name;
  };
}
function People2({ duties, page }) {
  const { editors } = page.report;
  const views = editorViews(page.book, editors.slice(0, MAX_PEOPLE), duties);
  const anchors = personAnchors(page.report);
  const nameOf3 = editorNames(page.report);
  return /* @__PURE__ */ a3("div", { class: "people screen", children: [
    /* @__PURE__ */ a3("h3", { children: "Each editor" }),
    views.map((view) => /* @__PURE__ */ a3(PersonPart, { view, name: nameOf3(view.editor), anchor: lookUp(anchors, view.editor), page })),
    editors.length > MAX_PEOPLE && /* @__PURE__ */ a3("p", { class: "muted", children: [
      "And ",
      count(editors.length - MAX_PEOPLE, "more editor"),
      ", in the JSON report."
    ] })
  ] });
}
function PersonPart(props) {
  const { view, name, anchor: anchor2, page } = props;
  const { editor, revisions, open: open2, past, closed } = view;
  const list = (all, emptyWords) => {
    const words2 = someOf(all, MAX_LINKS3, (item) => item);
    return all.length === 0 ? emptyWords : phrase(words2, page);
  };
  return /* @__PURE__ */ a3("details", { class: "person", id: anchor2, children: [
    /* @__PURE__ */ a3("summary", { children: [
      /* @__PURE__ */ a3("b", { children: phrase(name, page) }),
      " ",
      /* @__PURE__ */ a3("span", { class: "muted", children: [
        count(editor.revisions, "revision"),
        ", ",
        thousands(editor.loosening),
        " loosening,",
        " ",
        count(open2.length, "finding is", "findings are"),
        " open"
      ] })
    ] }),
    /* @__PURE__ */ a3("dl", { class: "facts", children: [
      /* @__PURE__ */ a3(Fact, { term: "Revisions", children: list(revisions.map(revision), "none") }),
      /* @__PURE__ */ a3(Fact, { term: "Findings", children: [
        open2.length === 0 ? "none is open" : /* @__PURE__ */ a3(Open, { findings: open2, page }),
        past > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
          "and ",
          count(past, "finding"),
          " resolved, excepted or noted"
        ] })
      ] }),
      /* @__PURE__ */ a3(Fact, { term: "Closed", children: closed === 0 ? "no finding" : count(closed, "finding") }),
      /* @__PURE__ */ a3(Fact, { term: "Approved", children: list(view.approvals, "no approval names them") }),
      /* @__PURE__ */ a3(Fact, { term: "Exceptions", children: list(view.exceptions, "none is theirs") }),
      /* @__PURE__ */ a3(Fact, { term: "May", children: list(view.grants, "no setting of today names them") }),
      /* @__PURE__ */ a3(Fact, { term: "Two duties", children: list(view.overlaps.map(capital), "none was seen") })
    ] })
  ] });
}
function Open({ findings: findings2, page }) {
  return /* @__PURE__ */ a3("ul", { children: [
    findings2.slice(0, MAX_LINKS3).map((finding) => /* @__PURE__ */ a3("li", { children: [
      /* @__PURE__ */ a3(Badge, { severity: finding.severity }),
      " ",
      toFinding(finding.id, phrase(nameWords(finding), nowhere), page),
      ",",
      " ",
      age(finding, page.book),
      phrase(otherPeople(finding, page.book), page)
    ] })),
    findings2.length > MAX_LINKS3 && /* @__PURE__ */ a3("li", { class: "muted", children: `and ${thousands(findings2.length - MAX_LINKS3)} more` })
  ] });
}
function otherPeople(finding, book) {
  const [author2, opener] = [authorOf(finding, book), openerOf(finding, book)];
  return !author2 || !opener || isSame_2(author2.by, opener.by) ? [] : say`: ${shortWords(author2, finding, book)}`;
}
// src/reporters/html/people.tsx
function Editors({ page }) {
  const { report } = page;
  const spans = spansOf(report);
  const anchors = personAnchors(report);
  const nameOf3 = editorNames(report);
  const duties = report.editors.length > 0 && dutiesOf(report, page.book);
  const isJudged = report.revisions.some((revision2) => revision2.approved !== null);
  const whenOf = (editor, end) => {
    const span = spans.get(identity(editor));
    return span && /* @__PURE__ */ a3(When, { at: span[end], table: true });
  };
  return /* @__PURE__ */ a3(Section, { id: "editors", title: "Editors and separation of duties", note: count(report.editors.length, "editor"), children: [
    report.editors.length === 0 && /* @__PURE__ */ a3("p", { class: "muted", children: "No revision was seen, so no editor is known." }),
    report.editors.length > 0 && !isJudged && /* @__PURE__ */ a3("p", { class: "muted", children: "No policy lists editors, so nobody was judged listed or not." }),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Editors",
        rows: report.editors,
        moreWords: ["more editor"],
        columns: [
          {
            head: "Editor",
            as: "who",
            cell: (editor) => {
              const anchor2 = anchors.get(editor);
              const name = phrase(nameOf3(editor), page);
              return anchor2 === void 0 ? name : /* @__PURE__ */ a3("a", { href: `#${anchor2}`, children: name });
            }
          },
          { head: "Revisions", as: "n", label: true, cell: ({ revisions }) => thousands(revisions) },
          { head: "Loosening", as: "n", label: true, cell: ({ loosening }) => thousands(loosening) },
          {
            head: "Not listed",
            as: "n",
            label: true,
            kind: ({ unapproved }) => unapproved > 0 ? "no" : void 0,
            cell: ({ unapproved }) => isJudged ? thousands(unapproved) : "not judged"
          },
          { head: "First (UTC)", label: "first", cell: (editor) => whenOf(editor, "first") },
          { head: "Last (UTC)", label: "last", cell: (editor) => whenOf(editor, "last") }
        ]
      }
    ),
    duties && /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3(DutiesPart, { duties, page }),
      /* @__PURE__ */ a3(People2, { duties, page })
    ] })
  ] });
}
function DutiesPart({ duties, page }) {
  const { overlaps } = duties;
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("h3", { children: "Separation of duties" }),
    /* @__PURE__ */ a3("p", { class: overlaps.length > 0 ? "muted" : void 0, children: dutiesWords(duties).join(" ") }),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Editors who also agreed or answer",
        rows: overlaps,
        moreWords: ["more overlap"],
        columns: [
          { head: "Editor", as: "w3", cell: ({ person }) => personPhrase(person) },
          { head: "Also", as: "w3", kind: () => "no", cell: ({ role }) => role },
          { head: "Of", as: "w4", cell: ({ subject }) => subject },
          {
            head: "Revisions",
            label: true,
            cell: ({ revisions }) => /* @__PURE__ */ a3($, { children: [
              revisions.length === 0 && /* @__PURE__ */ a3("span", { class: "muted", children: "none" }),
              phrase(someOf(revisions, 12, revision), page)
            ] })
          }
        ]
      }
    )
  ] });
}
function identity(person) {
  return JSON.stringify([person.id, person.email]);
}
function spansOf(report) {
  const spans = /* @__PURE__ */ new Map();
  for (const { by, at: at2 } of report.revisions) {
    const key = identity(by);
    const { first, last } = spans.get(key) ?? { first: at2, last: at2 };
    spans.set(key, { first: at2 < first ? at2 : first, last: at2 > last ? at2 : last });
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
  const sorted = page.report.exceptions.toSorted((a22, b2) => stateOrder[a22.state] - stateOrder[b2.state]);
  return /* @__PURE__ */ a3(Section, { id: "exceptions", title: "Exceptions", note: count(sorted.length, "exception"), children: /* @__PURE__ */ a3(
    Table,
    {
      page,
      label: "Exceptions",
      emptyWords: "No exceptions are defined.",
      rows: sorted,
      moreWords: ["more exception"],
      columns: [
        { head: "State", cell: ({ state }) => state },
        { head: "Rule", as: "w2", cell: ({ rule }) => value(rule) },
        { head: "Accepts", as: "w2", label: true, cell: (exception) => acceptsWords(exception) },
        { head: "Owner, reason", as: "w3", cell: (exception) => ownerWords(exception) },
        { head: "Term", as: "day", cell: (exception) => termWords2(exception, page.report.asOf) },
        {
          head: "Findings",
          label: true,
          cell: ({ findings: findings2 }) => findings2.length > 0 ? toFinding(firstIn(findings2), count(findings2.length, "finding"), page) : "none"
        }
      ]
    }
  ) });
}
function ownerWords({ owner, reason, ticket, agreedBy = [] }) {
  const ticketWords = ticket === null ? [] : say`, ticket ${ticket}`;
  const agreementWords = agreedBy.length === 0 ? ["no agreement is named"] : say`agreed to by ${joinPhrases(agreedBy.map(personPhrase), ", ")}`;
  return say`${personPhrase(owner)}: ${prose(reason)}${ticketWords}; ${agreementWords}`;
}
function acceptsWords({ revision: revision2, value: entries, subject }) {
  const only = subject === void 0 ? [] : say`, only for ${subjectWords(subject)}`;
  if (revision2 !== null) return say`revision ${[String(revision2)]}${only}`;
  return say`${someOf(entries, rowLimits.entries, (entry) => valueWords(entry, rowLimits))}${only}`;
}
function termWords2({ from, expires }, asOf) {
  const start = say`from ${dayWords(from)}`;
  if (expires === null) return [...start, ", without an end"];
  const [end, now] = [instantOf(expires), instantOf(asOf)];
  const remainingWords = end === void 0 || now === void 0 ? [] : [end > now ? `, ${duration(Math.floor((end - now) / 1e3))} left` : ", over"];
  return say`${start} until ${lastDay(expires)}${remainingWords}`;
}
// src/reporters/html/register.tsx
var MAX_PLACES = 1e3;
var textLimits = { text: 80, entries: 4 };
var columns3 = [
  ["Revision, time (UTC), editor", "rev"],
  ["Setting", "set"],
  "Old \u2192 new",
  ["Direction", "dirs"],
  ["Findings", "links"]
];
function Register({ page }) {
  const { revisions } = page.view;
  const older = revisions.slice(0, revisions.length - page.register.length);
  const changes = sumOf(revisions, (revision2) => revision2.changes.length);
  return /* @__PURE__ */ a3(
    Section,
    {
      id: "changes",
      title: "Change register",
      note: `${count(changes, "change")} in ${count(revisions.length, "revision")}`,
      children: [
        revisions.length === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: "No revision is shown." }) : /* @__PURE__ */ a3($, { children: [
          /* @__PURE__ */ a3("h3", { children: "By month" }),
          /* @__PURE__ */ a3(Calendar, { page }),
          /* @__PURE__ */ a3("div", { id: "register", children: /* @__PURE__ */ a3(
            RegisterTable,
            {
              rows: page.register,
              caption: older.length > 0 ? `The newest ${thousands(page.register.length)} of ${count(revisions.length, "revision")}, newest first. Times are UTC.` : `${count(revisions.length, "revision")}, newest first. Times are UTC.`,
              page
            }
          ) })
        ] }),
        older.length > 0 && /* @__PURE__ */ a3(Older, { revisions: older, room: page.olderRoom })
      ]
    }
  );
}
function Calendar({ page }) {
  const changing = page.view.revisions.filter(({ changes }) => changes.length > 0);
  const hasWindows = changing.some(({ inWindow }) => inWindow !== void 0);
  const hasFreezes = changing.some(({ freezes }) => freezes !== void 0);
  if (!hasWindows && !hasFreezes)
    return /* @__PURE__ */ a3("p", { class: "muted", children: "No change that is shown was made under a policy with change windows or freezes." });
  return /* @__PURE__ */ a3(
    Table,
    {
      page,
      label: "Changes by month",
      asLines: true,
      rows: [...groupBy(changing, ({ at: at2 }) => at2.slice(0, 7))].reverse(),
      moreWords: ["more month"],
      columns: [
        { head: "Month (UTC)", cell: ([month]) => brief(month) },
        { head: "Revisions with changes", label: "with changes", cell: ([, rows2]) => thousands(rows2.length) },
        countColumn("In a change window", "in a window", hasWindows, ({ inWindow }) => inWindow === true),
        countColumn("Outside", "outside", hasWindows, ({ inWindow }) => inWindow === false),
        countColumn("In a freeze", "in a freeze", hasFreezes, ({ freezes = [] }) => freezes.length > 0)
      ]
    }
  );
}
function countColumn(head2, label, has, isSo) {
  const cell = ([, rows2]) => has ? thousands(rows2.filter(isSo).length) : "none in the policies";
  return { head: head2, label, kind: () => has ? void 0 : "none", cell };
}
function RegisterTable(props) {
  return /* @__PURE__ */ a3("table", { class: "columns", children: [
    /* @__PURE__ */ a3("caption", { children: props.caption }),
    /* @__PURE__ */ a3(Head, { columns: columns3 }),
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
            revision2.revision,
            ", "
          ] })
        ] }),
        " ",
        /* @__PURE__ */ a3("span", { class: "when", children: /* @__PURE__ */ a3(When, { at: revision2.at, table: true }) }),
        " ",
        /* @__PURE__ */ a3("span", { class: "by", children: [
          phrase(personWords(revision2.by), page),
          revision2.approved === false && /* @__PURE__ */ a3("span", { class: "no", children: " not listed" })
        ] }),
        changes.length > 0 && revision2.missing && /* @__PURE__ */ a3("small", { children: [
          " ",
          latestWords(revision2)
        ] })
      ] }),
      changes[0] ? /* @__PURE__ */ a3(Cells, { change: changes[0], row: revision2, page }) : /* @__PURE__ */ a3($, { children: [
        /* @__PURE__ */ a3("td", { class: "set muted", children: revision2.revision === page.report.evidence.revisions.first ? "first seen: nothing before it to compare with" : "no setting changed" }),
        /* @__PURE__ */ a3("td", { class: "muted", children: representation.length > 0 && `the spelling of ${count(representation.length, "setting")} did, without effect` }),
        /* @__PURE__ */ a3("td", { class: "dirs" })
      ] }),
      /* @__PURE__ */ a3("td", { class: "links", rowspan: Math.max(1, changes.length), children: [
        /* @__PURE__ */ a3(Links, { ids: revision2.opened, word: "opened", page }),
        " ",
        between(
          " ",
          closings(revision2.closed, page.book).map(({ word, ids }) => /* @__PURE__ */ a3(Links, { ids, word, page }))
        )
      ] })
    ] }),
    changes.slice(1).map((change) => /* @__PURE__ */ a3("tr", { children: /* @__PURE__ */ a3(Cells, { change, row: revision2, page }) }))
  ] });
}
function Cells({ change, row, page }) {
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("td", { class: "set", children: [
      phrase(value(nameOf(change.subject)), page),
      change.approval && /* @__PURE__ */ a3("small", { children: [
        " ",
        phrase(say`approval ${approvalWords(change.approval, page.book, seenIn(row))}`, page)
      ] })
    ] }),
    /* @__PURE__ */ a3("td", { class: "diff", children: /* @__PURE__ */ a3(Diff, { of: changeDifference(change, rowLimits), page }) }),
    /* @__PURE__ */ a3("td", { class: "dirs", children: /* @__PURE__ */ a3(Way, { direction: change.direction }) })
  ] });
}
function Links({ ids, word, page }) {
  if (ids.length === 0) return null;
  const first = ids.find((id) => page.anchors.has(id)) ?? firstIn(ids);
  return /* @__PURE__ */ a3("span", { children: toFinding(first, `${word} ${thousands(ids.length)}`, page) });
}
function Older({ revisions, room }) {
  const lines = [];
  let size = 0;
  let count22 = 0;
  for (let i3 = revisions.length - 1; i3 >= 0; i3--) {
    const revision2 = revisions[i3];
    const text3 = lineOf(revision2);
    size += new TextEncoder().encode(text3).length + 1;
    if (size > room) break;
    lines.push(count22 < MAX_PLACES ? /* @__PURE__ */ a3("span", { id: `r${revision2.revision}`, children: text3 }) : text3, "\n");
    count22++;
  }
  const hiddenCount = revisions.length - count22;
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("details", { class: "older", children: [
      /* @__PURE__ */ a3("summary", { children: [
        count(count22, "older revision"),
        ", as text (times are UTC)"
      ] }),
      /* @__PURE__ */ a3("pre", { children: lines })
    ] }),
    hiddenCount > 0 && /* @__PURE__ */ a3("p", { class: "muted", children: [
      "The ",
      count(hiddenCount, "oldest revision is", "oldest revisions are"),
      " in the JSON and CSV reports."
    ] })
  ] });
}
function lineOf(revision2) {
  const listing = revision2.approved === false ? " (not listed)" : "";
  const head2 = `${revision2.revision}  ${plain(at(revision2.at)).replace(" UTC", "")}  ${plain(personWords(revision2.by))}${listing}`;
  if (revision2.changes.length === 0) return `${head2}  no setting changed`;
  const late = revision2.missing ? `  (${latestWords(revision2)})` : "";
  const changes = revision2.changes.map((change) => {
    const changePhrase = say`${nameOf(change.subject)}  ${differenceWords(changeDifference(change, textLimits))}`;
    return `  ${plain(changePhrase)}  ${shortDirection[change.direction]}`;
  });
  return head2 + late + changes.join("\n");
}
// src/reporters/html/remediation.tsx
function Remediation({ page }) {
  const { severities: severities2 = [], months: months2 = [] } = page.report.remediation ?? {};
  const fixedCount = sumOf(severities2, (row) => row.fixed);
  return /* @__PURE__ */ a3(Section, { id: "remediation", title: "Time to remediate", note: `${count(fixedCount, "finding")} remediated`, children: severities2.length === 0 ? /* @__PURE__ */ a3("p", { class: "muted", children: nothingRemediated(page.report) }) : /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3("p", { class: "muted narrow", children: "From the revision that opened a finding to the revision that remediated it. Events are not counted, nor findings that ended by an exception, by an approval, or by other data such as use. A finding that is still open past its time limit counts as not within it, in the month in which the time limit ended." }),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Time to remediate",
        asLines: true,
        rows: [...severities2.map((row) => ({ ...row, month: "all" })), ...months2],
        most: severities2.length + MAX_ROWS,
        moreWords: ["more row"],
        columns: [
          { head: "Month", cell: ({ month }) => /* @__PURE__ */ a3("bdi", { children: brief(month === "" ? "not known" : month) }) },
          { head: "Severity", label: true, kind: () => "plain", cell: (row) => row.severity },
          { head: "Remediated", label: true, cell: ({ fixed: n2 }) => thousands(n2) },
          {
            head: "Took",
            label: true,
            kind: () => "plain",
            cell: (row) => timeWords(row) || "nothing was remediated"
          },
          {
            head: "Within the time limit",
            label: true,
            kind: ({ due }) => due === 0 ? "none" : void 0,
            cell: termWords
          }
        ]
      }
    )
  ] }) });
}
// src/reporters/html/used.tsx
var MOST = 12;
var WIDTH2 = 1e3;
var HEIGHT3 = 16;
var INSET = 4;
function UsedSection({ page }) {
  const { usage } = page.report;
  const rows2 = usage ? rowsOf(page.report) : [];
  return /* @__PURE__ */ a3(Section, { id: "used", title: "Used", note: usage ? rangeWords3(usage) : "", children: [
    /* @__PURE__ */ a3("dl", { class: "facts", children: usedLines(page.report).map(({ term: term2, says: says2 }) => /* @__PURE__ */ a3(Fact, { term: term2, children: phrase(says2, page) })) }),
    usage && usage.models.length > 0 && /* @__PURE__ */ a3(Models, { usage, page }),
    usage && rows2.length > 0 && /* @__PURE__ */ a3(Days2, { usage, rows: rows2, page })
  ] });
}
function rowsOf(report) {
  const { findings: findings2, usage } = report;
  const failuresByThing = groupBy(
    findings2.filter(({ kind, days, exposureSeconds }) => kind === "usage" && days && exposureSeconds !== null),
    ({ subject }) => subject
  );
  const ambiguous = groupBy(usage.ambiguous, ({ subject }) => subject);
  const people = new Map(
    (report.people ?? []).flatMap(({ id, email: email2 }) => email2 === null ? [] : [[id, email2]])
  );
  return [.../* @__PURE__ */ new Set([...failuresByThing.keys(), ...ambiguous.keys()])].map((subject) => ({
    name: nameOf2(subject, people),
    failed: daysOf2((failuresByThing.get(subject) ?? []).flatMap(({ days = [] }) => days)),
    ambiguous: daysOf2(ambiguous.get(subject) ?? [])
  })).sort((a22, b2) => b2.failed.length - a22.failed.length || (a22.name < b2.name ? -1 : 1));
}
function daysOf2(verdicts2) {
  return [...new Set(verdicts2.map(({ day }) => day))].sort();
}
function Models({ usage, page }) {
  const models = usage.models.toSorted((a22, b2) => (b2.credits ?? 0) - (a22.credits ?? 0) || (a22.id < b2.id ? -1 : 1));
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3(
      Key,
      {
        usage,
        of: [
          ["allowed", "allowed for everybody"],
          ["ambiguous", "ambiguous"],
          ["used", "used"],
          ["failed", "used, and not allowed for everybody; lists of single users may allow it"]
        ]
      }
    ),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Models, allowed and used",
        rows: models,
        most: MOST,
        moreWords: ["more model"],
        columns: [
          { head: "Model", cell: ({ id }) => value(id) },
          {
            head: "Credits",
            as: "n",
            label: true,
            cell: ({ credits }) => credits === null ? "not said" : thousands(Math.round(credits))
          },
          { head: "Users", as: "n", label: true, cell: ({ users }) => thousands(users) },
          {
            head: "Allowed now",
            label: true,
            cell: ({ allowedNow }) => allowedNow === null ? "not known" : allowedNow ? "yes" : "no"
          },
          {
            head: "When",
            kind: () => "used",
            cell: (model) => /* @__PURE__ */ a3(Strip, { usage, name: model.id, id: `model-${models.indexOf(model)}`, bands: bandsOf2(model) })
          }
        ]
      }
    )
  ] });
}
function bandsOf2({ allowed, usedOn }) {
  const spans = (is) => allowed.filter((span) => span.is === is);
  const deniedSpans = spans("violation");
  const isDenied = (day) => deniedSpans.some(({ from, to }) => from <= day && day <= to);
  return [
    ["allowed", spans("allowed")],
    ["ambiguous", spans("ambiguous")],
    ["used", usedOn.filter((day) => !isDenied(day)).map(ofDay)],
    ["failed", usedOn.filter(isDenied).map(ofDay)]
  ];
}
function ofDay(day) {
  return { from: day, to: day };
}
function Days2({ usage, rows: rows2, page }) {
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3(
      Key,
      {
        usage,
        of: [
          ["failed", "not allowed"],
          ["ambiguous", "ambiguous"]
        ]
      }
    ),
    /* @__PURE__ */ a3(
      Table,
      {
        page,
        label: "Use that was not allowed or is ambiguous",
        rows: rows2,
        most: MOST,
        moreWords: ["more row"],
        columns: [
          { head: "What", cell: ({ name }) => /* @__PURE__ */ a3("bdi", { children: brief(name) }) },
          { head: "Days not allowed", as: "n", label: true, cell: ({ failed }) => thousands(failed.length) },
          { head: "Ambiguous", as: "n", label: true, cell: ({ ambiguous }) => thousands(ambiguous.length) },
          {
            head: "When",
            kind: () => "used",
            cell: (row) => /* @__PURE__ */ a3(
              Strip,
              {
                usage,
                name: row.name,
                id: `used-${rows2.indexOf(row)}`,
                bands: [
                  ["failed", row.failed.map(ofDay)],
                  ["ambiguous", row.ambiguous.map(ofDay)]
                ]
              }
            )
          }
        ]
      }
    )
  ] });
}
function Key({ usage, of }) {
  return /* @__PURE__ */ a3("p", { class: "key", children: [
    of.map(([kind, words2]) => /* @__PURE__ */ a3(Sample, { words: words2, children: kind === "ambiguous" ? /* @__PURE__ */ a3("path", { d: "M1 13 13 1M11 13 23 1M21 13 33 1", class: "tl-hatch" }) : /* @__PURE__ */ a3("path", { d: kind === "used" ? "M0 4h34v6H0z" : "M0 0h34v14H0z", class: `used-${kind}` }) })),
    /* @__PURE__ */ a3("span", { children: `Each strip goes from ${usage.from} to ${usage.to}.` })
  ] });
}
function Strip(props) {
  const { usage, name, id, bands } = props;
  const first = certain(startOf, usage.from);
  const at2 = (day) => (certain(startOf, day) - first) / DAY / usage.days * WIDTH2;
  const width = ({ from, to }) => Math.ceil(Math.max(at2(to) - at2(from) + WIDTH2 / usage.days, 3));
  const path3 = (spans, inset) => spans.map((span) => `M${Math.round(at2(span.from))} ${inset}h${width(span)}v${HEIGHT3 - 2 * inset}h-${width(span)}z`).join("");
  const filledBands = bands.filter(([, spans]) => spans.length > 0);
  const label = filledBands.map(([kind, spans]) => `${kind}: ${shortList(spans.map(spanWords), MOST)}`).join("; ");
  return /* @__PURE__ */ a3(
    "svg",
    {
      viewBox: `0 0 ${WIDTH2} ${HEIGHT3}`,
      preserveAspectRatio: "none",
      class: "used",
      role: "img",
      "aria-label": `${brief(name)}. ${label}`,
      children: [
        filledBands.some(([kind]) => kind === "ambiguous") && /* @__PURE__ */ a3("defs", { children: /* @__PURE__ */ a3("pattern", { id, width: "12", height: "8", patternUnits: "userSpaceOnUse", children: /* @__PURE__ */ a3("path", { d: "M0 8 12 0", class: "tl-hatch" }) }) }),
        filledBands.map(([kind, spans]) => /* @__PURE__ */ a3(
          "path",
          {
            d: path3(spans, kind === "used" ? INSET : 0),
            class: `used-${kind}`,
            ...kind === "ambiguous" && { fill: `url(#${id})` }
          }
        ))
      ]
    }
  );
}
function spanWords({ from, to }) {
  return from === to ? from : `${from} to ${to}`;
}
function nameOf2(subject, people) {
  const [, kind = "", ...rest] = subject.split("/");
  const user = rest.lastIndexOf("user");
  const [name, id] = user < 0 ? [rest.join("/"), void 0] : [rest.slice(0, user).join("/"), rest.slice(user + 1).join("/")];
  const userWords = id === void 0 ? "" : `, ${people.get(id) ?? id}`;
  return `${kind}${name === "" ? "" : ` ${name}`}${userWords}`;
}
// src/reporters/html/index.tsx
var partsOf = (page) => [
  ["timeline", "Timeline", /* @__PURE__ */ a3(Timeline, { page })],
  ["findings", "Findings", /* @__PURE__ */ a3(Findings, { page })],
  // Shown only if its data was requested.
  ...usedLines(page.report).length > 0 ? [["used", "Used", /* @__PURE__ */ a3(UsedSection, { page })]] : [],
  ["changes", "Changes", /* @__PURE__ */ a3(Register, { page })],
  ["diffs", "Revisions", /* @__PURE__ */ a3(Diffs, { page })],
  ["editors", "Editors", /* @__PURE__ */ a3(Editors, { page })],
  ["access", "Access", /* @__PURE__ */ a3(Access, { page })],
  ["exceptions", "Exceptions", /* @__PURE__ */ a3(Exceptions, { page })],
  ["approvals", "Approvals", /* @__PURE__ */ a3(Approvals, { page })],
  ["remediation", "Time to remediate", /* @__PURE__ */ a3(Remediation, { page })],
  ["controls", "Controls", /* @__PURE__ */ a3(ControlView, { page })],
  ["rules", "Rules", /* @__PURE__ */ a3(Rules2, { page })],
  ["secrets", "Secrets", /* @__PURE__ */ a3(Secrets, { page })],
  ["coverage", "Coverage", /* @__PURE__ */ a3(Coverage, { page })],
  ["method", "Method", /* @__PURE__ */ a3(Method2, { page })]
];
var MAX_PAGE = 285e4;
var MIN_ISLAND = 5e5;
var island = '<script type="application/json" id="data">';
var html2 = (report) => {
  const page = pageOf(report);
  const document2 = /* @__PURE__ */ a3(
    Shell,
    {
      title: titleOf(stateTitle(report), report.organization, longDay(report.asOf)),
      styles: [style, footStyle(report)],
      script: client_default2,
      skip: ["findings", "findings"],
      top: /* @__PURE__ */ a3($, { children: [
        /* @__PURE__ */ a3("div", { id: "tools", class: "in tools" }),
        /* @__PURE__ */ a3(Top, { page })
      ] }),
      parts: partsOf(page),
      of: report,
      children: [
        /* @__PURE__ */ a3("dialog", { id: "keys", "aria-labelledby": "keys-title" }),
        /* @__PURE__ */ a3("script", { type: "application/json", id: "data" })
      ]
    }
  );
  const shell = z2(document2);
  const at2 = shell.lastIndexOf(island) + island.length;
  const text3 = islandText(page, Math.max(MIN_ISLAND, MAX_PAGE - shell.length));
  return `<!doctype html>
${shell.slice(0, at2)}${text3}${shell.slice(at2)}
`;
};
export {
  OWN_DEPTH,
  csv,
  fleetCells,
  fleetHtml,
  html2 as html,
  linkPages,
  markdown,
  merge,
  pageBeside,
  parseOnce,
  rulesCsv,
  text2 as text,
  verificationLines,
  verifyPackage
};
