import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  require_picomatch
} from "./chunk-chunk-3MVRGIVQ.js";
import {
  globMatches,
  globsOverlap,
  scale,
  scaleOf
} from "./chunk-chunk-HCM7UUWR.js";
import {
  isSecret
} from "./chunk-chunk-WNWQCOS2.js";
import {
  hasUnseen
} from "./chunk-chunk-TXR2ON6E.js";
import {
  canonical
} from "./chunk-chunk-2KDALSGB.js";
import {
  __commonJS,
  __toESM
} from "./chunk-chunk-RPXPASOV.js";

// node_modules/ipaddr.js/lib/ipaddr.js
var require_ipaddr = __commonJS({
  "node_modules/ipaddr.js/lib/ipaddr.js"(exports, module) {
    (function(root) {
      "use strict";
      const ipv4Part = "(0?\\d+|0x[a-f0-9]+)";
      const ipv4Regexes = {
        fourOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
        threeOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
        twoOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}$`, "i"),
        longValue: new RegExp(`^${ipv4Part}$`, "i")
      };
      const octalRegex = new RegExp(`^0[0-7]+$`, "i");
      const hexRegex = new RegExp(`^0x[a-f0-9]+$`, "i");
      const zoneIndex = "%[0-9a-z]{1,}";
      const ipv6Part = "(?:[0-9a-f]+::?)+";
      const ipv6Regexes = {
        zoneIndex: new RegExp(zoneIndex, "i"),
        "native": new RegExp(`^(::)?(${ipv6Part})?([0-9a-f]+)?(::)?(${zoneIndex})?$`, "i"),
        deprecatedTransitional: new RegExp(`^(?:::)(${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?)$`, "i"),
        transitional: new RegExp(`^((?:${ipv6Part})|(?:::)(?:${ipv6Part})?)${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?$`, "i")
      };
      function expandIPv6(string, parts) {
        if (string.indexOf("::") !== string.lastIndexOf("::")) {
          return null;
        }
        let colonCount = 0;
        let lastColon = -1;
        let zoneId = (string.match(ipv6Regexes.zoneIndex) || [])[0];
        let replacement, replacementCount;
        if (zoneId) {
          zoneId = zoneId.substring(1);
          string = string.replace(/%.+$/, "");
        }
        while ((lastColon = string.indexOf(":", lastColon + 1)) >= 0) {
          colonCount++;
        }
        if (string.substr(0, 2) === "::") {
          colonCount--;
        }
        if (string.substr(-2, 2) === "::") {
          colonCount--;
        }
        if (colonCount >= parts) {
          return null;
        }
        replacementCount = parts - colonCount;
        replacement = ":";
        while (replacementCount--) {
          replacement += "0:";
        }
        string = string.replace("::", replacement);
        if (string[0] === ":") {
          string = string.slice(1);
        }
        if (string[string.length - 1] === ":") {
          string = string.slice(0, -1);
        }
        parts = (function() {
          const ref = string.split(":");
          const results = [];
          for (let i = 0; i < ref.length; i++) {
            results.push(ref[i].length > 4 ? NaN : parseInt(ref[i], 16));
          }
          return results;
        })();
        return {
          parts,
          zoneId
        };
      }
      function matchCIDR(first, second, partSize, cidrBits) {
        if (first.length !== second.length) {
          throw new Error("ipaddr: cannot match CIDR for objects with different lengths");
        }
        let part = 0;
        let shift;
        while (cidrBits > 0) {
          shift = partSize - cidrBits;
          if (shift < 0) {
            shift = 0;
          }
          if (first[part] >> shift !== second[part] >> shift) {
            return false;
          }
          cidrBits -= partSize;
          part += 1;
        }
        return true;
      }
      function parseIntAuto(string) {
        if (hexRegex.test(string)) {
          return parseInt(string, 16);
        }
        if (string[0] === "0" && !isNaN(parseInt(string[1], 10))) {
          if (octalRegex.test(string)) {
            return parseInt(string, 8);
          }
          throw new Error(`ipaddr: cannot parse ${string} as octal`);
        }
        return parseInt(string, 10);
      }
      function padPart(part, length) {
        while (part.length < length) {
          part = `0${part}`;
        }
        return part;
      }
      const ipaddr2 = {};
      ipaddr2.IPv4 = (function() {
        function IPv4(octets) {
          if (octets.length !== 4) {
            throw new Error("ipaddr: ipv4 octet count should be 4");
          }
          let i, octet;
          for (i = 0; i < octets.length; i++) {
            octet = octets[i];
            if (!(0 <= octet && octet <= 255)) {
              throw new Error("ipaddr: ipv4 octet should fit in 8 bits");
            }
          }
          this.octets = octets;
        }
        IPv4.prototype.SpecialRanges = {
          unspecified: [[new IPv4([0, 0, 0, 0]), 8]],
          broadcast: [[new IPv4([255, 255, 255, 255]), 32]],
          // RFC3171
          multicast: [[new IPv4([224, 0, 0, 0]), 4]],
          // RFC3927
          linkLocal: [[new IPv4([169, 254, 0, 0]), 16]],
          // RFC5735
          loopback: [[new IPv4([127, 0, 0, 0]), 8]],
          // RFC6598
          carrierGradeNat: [[new IPv4([100, 64, 0, 0]), 10]],
          // RFC1918
          "private": [
            [new IPv4([10, 0, 0, 0]), 8],
            [new IPv4([172, 16, 0, 0]), 12],
            [new IPv4([192, 168, 0, 0]), 16]
          ],
          // Reserved and testing-only ranges; RFCs 5735, 5737, 2544, 1700
          reserved: [
            [new IPv4([192, 0, 0, 0]), 24],
            [new IPv4([192, 0, 2, 0]), 24],
            [new IPv4([192, 88, 99, 0]), 24],
            [new IPv4([198, 18, 0, 0]), 15],
            [new IPv4([198, 51, 100, 0]), 24],
            [new IPv4([203, 0, 113, 0]), 24],
            [new IPv4([240, 0, 0, 0]), 4]
          ],
          // RFC7534, RFC7535
          as112: [
            [new IPv4([192, 175, 48, 0]), 24],
            [new IPv4([192, 31, 196, 0]), 24]
          ],
          // RFC7450
          amt: [
            [new IPv4([192, 52, 193, 0]), 24]
          ]
        };
        IPv4.prototype.kind = function() {
          return "ipv4";
        };
        IPv4.prototype.match = function(other, cidrRange) {
          let ref;
          if (cidrRange === void 0) {
            ref = other;
            other = ref[0];
            cidrRange = ref[1];
          }
          if (other.kind() !== "ipv4") {
            throw new Error("ipaddr: cannot match ipv4 address with non-ipv4 one");
          }
          return matchCIDR(this.octets, other.octets, 8, cidrRange);
        };
        IPv4.prototype.prefixLengthFromSubnetMask = function() {
          let cidr2 = 0;
          let stop = false;
          const zerotable = {
            0: 8,
            128: 7,
            192: 6,
            224: 5,
            240: 4,
            248: 3,
            252: 2,
            254: 1,
            255: 0
          };
          let i, octet, zeros;
          for (i = 3; i >= 0; i -= 1) {
            octet = this.octets[i];
            if (octet in zerotable) {
              zeros = zerotable[octet];
              if (stop && zeros !== 0) {
                return null;
              }
              if (zeros !== 8) {
                stop = true;
              }
              cidr2 += zeros;
            } else {
              return null;
            }
          }
          return 32 - cidr2;
        };
        IPv4.prototype.range = function() {
          return ipaddr2.subnetMatch(this, this.SpecialRanges);
        };
        IPv4.prototype.toByteArray = function() {
          return this.octets.slice(0);
        };
        IPv4.prototype.toIPv4MappedAddress = function() {
          return ipaddr2.IPv6.parse(`::ffff:${this.toString()}`);
        };
        IPv4.prototype.toNormalizedString = function() {
          return this.toString();
        };
        IPv4.prototype.toString = function() {
          return this.octets.join(".");
        };
        return IPv4;
      })();
      ipaddr2.IPv4.broadcastAddressFromCIDR = function(string) {
        try {
          const cidr2 = this.parseCIDR(string);
          const ipInterfaceOctets = cidr2[0].toByteArray();
          const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr2[1]).toByteArray();
          const octets = [];
          let i = 0;
          while (i < 4) {
            octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
            i++;
          }
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
        }
      };
      ipaddr2.IPv4.isIPv4 = function(string) {
        return this.parser(string) !== null;
      };
      ipaddr2.IPv4.isValid = function(string) {
        try {
          new this(this.parser(string));
          return true;
        } catch {
          return false;
        }
      };
      ipaddr2.IPv4.isValidCIDR = function(string) {
        try {
          this.parseCIDR(string);
          return true;
        } catch {
          return false;
        }
      };
      ipaddr2.IPv4.isValidFourPartDecimal = function(string) {
        if (ipaddr2.IPv4.isValid(string) && string.match(/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){3}$/)) {
          return true;
        } else {
          return false;
        }
      };
      ipaddr2.IPv4.isValidCIDRFourPartDecimal = function(string) {
        const match = string.match(/^(.+)\/(\d+)$/);
        if (!ipaddr2.IPv4.isValidCIDR(string) || !match) {
          return false;
        }
        return ipaddr2.IPv4.isValidFourPartDecimal(match[1]);
      };
      ipaddr2.IPv4.networkAddressFromCIDR = function(string) {
        let cidr2, i, ipInterfaceOctets, octets, subnetMaskOctets;
        try {
          cidr2 = this.parseCIDR(string);
          ipInterfaceOctets = cidr2[0].toByteArray();
          subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr2[1]).toByteArray();
          octets = [];
          i = 0;
          while (i < 4) {
            octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
            i++;
          }
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
        }
      };
      ipaddr2.IPv4.parse = function(string) {
        const parts = this.parser(string);
        if (parts === null) {
          throw new Error("ipaddr: string is not formatted like an IPv4 Address");
        }
        return new this(parts);
      };
      ipaddr2.IPv4.parseCIDR = function(string) {
        let match;
        if (match = string.match(/^(.+)\/(\d+)$/)) {
          const maskLength = parseInt(match[2]);
          if (maskLength >= 0 && maskLength <= 32) {
            const parsed = [this.parse(match[1]), maskLength];
            Object.defineProperty(parsed, "toString", {
              value: function() {
                return this.join("/");
              }
            });
            return parsed;
          }
        }
        throw new Error("ipaddr: string is not formatted like an IPv4 CIDR range");
      };
      ipaddr2.IPv4.parser = function(string) {
        let match, part, value;
        if (match = string.match(ipv4Regexes.fourOctet)) {
          return (function() {
            const ref = match.slice(1, 6);
            const results = [];
            for (let i = 0; i < ref.length; i++) {
              part = ref[i];
              results.push(parseIntAuto(part));
            }
            return results;
          })();
        } else if (match = string.match(ipv4Regexes.longValue)) {
          value = parseIntAuto(match[1]);
          if (value > 4294967295 || value < 0) {
            throw new Error("ipaddr: address outside defined range");
          }
          return (function() {
            const results = [];
            let shift;
            for (shift = 0; shift <= 24; shift += 8) {
              results.push(value >> shift & 255);
            }
            return results;
          })().reverse();
        } else if (match = string.match(ipv4Regexes.twoOctet)) {
          return (function() {
            const ref = match.slice(1, 4);
            const results = [];
            value = parseIntAuto(ref[1]);
            if (value > 16777215 || value < 0) {
              throw new Error("ipaddr: address outside defined range");
            }
            results.push(parseIntAuto(ref[0]));
            results.push(value >> 16 & 255);
            results.push(value >> 8 & 255);
            results.push(value & 255);
            return results;
          })();
        } else if (match = string.match(ipv4Regexes.threeOctet)) {
          return (function() {
            const ref = match.slice(1, 5);
            const results = [];
            value = parseIntAuto(ref[2]);
            if (value > 65535 || value < 0) {
              throw new Error("ipaddr: address outside defined range");
            }
            results.push(parseIntAuto(ref[0]));
            results.push(parseIntAuto(ref[1]));
            results.push(value >> 8 & 255);
            results.push(value & 255);
            return results;
          })();
        } else {
          return null;
        }
      };
      ipaddr2.IPv4.subnetMaskFromPrefixLength = function(prefix) {
        prefix = parseInt(prefix);
        if (Number.isNaN(prefix) || prefix < 0 || prefix > 32) {
          throw new Error("ipaddr: invalid IPv4 prefix length");
        }
        const octets = [0, 0, 0, 0];
        let j = 0;
        const filledOctetCount = Math.floor(prefix / 8);
        while (j < filledOctetCount) {
          octets[j] = 255;
          j++;
        }
        if (filledOctetCount < 4) {
          octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
        }
        return new this(octets);
      };
      ipaddr2.IPv6 = (function() {
        function IPv6(parts, zoneId) {
          let i, part;
          if (parts.length === 16) {
            this.parts = [];
            for (i = 0; i <= 14; i += 2) {
              this.parts.push(parts[i] << 8 | parts[i + 1]);
            }
          } else if (parts.length === 8) {
            this.parts = parts;
          } else {
            throw new Error("ipaddr: ipv6 part count should be 8 or 16");
          }
          for (i = 0; i < this.parts.length; i++) {
            part = this.parts[i];
            if (!(0 <= part && part <= 65535)) {
              throw new Error("ipaddr: ipv6 part should fit in 16 bits");
            }
          }
          if (zoneId) {
            this.zoneId = zoneId;
          }
        }
        IPv6.prototype.SpecialRanges = {
          // RFC4291, here and after
          unspecified: [new IPv6([0, 0, 0, 0, 0, 0, 0, 0]), 128],
          linkLocal: [new IPv6([65152, 0, 0, 0, 0, 0, 0, 0]), 10],
          multicast: [new IPv6([65280, 0, 0, 0, 0, 0, 0, 0]), 8],
          loopback: [new IPv6([0, 0, 0, 0, 0, 0, 0, 1]), 128],
          uniqueLocal: [new IPv6([64512, 0, 0, 0, 0, 0, 0, 0]), 7],
          ipv4Mapped: [new IPv6([0, 0, 0, 0, 0, 65535, 0, 0]), 96],
          // RFC3879
          deprecatedSiteLocal: [new IPv6([65216, 0, 0, 0, 0, 0, 0, 0]), 10],
          // RFC6666
          discard: [new IPv6([256, 0, 0, 0, 0, 0, 0, 0]), 64],
          // RFC6145
          rfc6145: [new IPv6([0, 0, 0, 0, 65535, 0, 0, 0]), 96],
          rfc6052: [
            // RFC6052
            [new IPv6([100, 65435, 0, 0, 0, 0, 0, 0]), 96],
            // RFC8215
            [new IPv6([100, 65435, 1, 0, 0, 0, 0, 0]), 48]
          ],
          // RFC3056
          "6to4": [new IPv6([8194, 0, 0, 0, 0, 0, 0, 0]), 16],
          // RFC6052, RFC6146
          teredo: [new IPv6([8193, 0, 0, 0, 0, 0, 0, 0]), 32],
          // RFC5180
          benchmarking: [new IPv6([8193, 2, 0, 0, 0, 0, 0, 0]), 48],
          // RFC7450
          amt: [new IPv6([8193, 3, 0, 0, 0, 0, 0, 0]), 32],
          as112v6: [
            // RFC7535
            [new IPv6([8193, 4, 274, 0, 0, 0, 0, 0]), 48],
            // RFC7534
            [new IPv6([9760, 79, 32768, 0, 0, 0, 0, 0]), 48]
          ],
          // RFC4843
          deprecatedOrchid: [new IPv6([8193, 16, 0, 0, 0, 0, 0, 0]), 28],
          // RFC7343
          orchid2: [new IPv6([8193, 32, 0, 0, 0, 0, 0, 0]), 28],
          // RFC9374
          droneRemoteIdProtocolEntityTags: [new IPv6([8193, 48, 0, 0, 0, 0, 0, 0]), 28],
          // RFC9602
          segmentRouting: [new IPv6([24320, 0, 0, 0, 0, 0, 0, 0]), 16],
          reserved: [
            // RFC3849
            [new IPv6([8193, 0, 0, 0, 0, 0, 0, 0]), 23],
            // RFC2928
            [new IPv6([8193, 3512, 0, 0, 0, 0, 0, 0]), 32],
            // RFC9637
            [new IPv6([16383, 0, 0, 0, 0, 0, 0, 0]), 20]
          ]
        };
        IPv6.prototype.isIPv4MappedAddress = function() {
          return this.range() === "ipv4Mapped";
        };
        IPv6.prototype.kind = function() {
          return "ipv6";
        };
        IPv6.prototype.match = function(other, cidrRange) {
          let ref;
          if (cidrRange === void 0) {
            ref = other;
            other = ref[0];
            cidrRange = ref[1];
          }
          if (other.kind() !== "ipv6") {
            throw new Error("ipaddr: cannot match ipv6 address with non-ipv6 one");
          }
          return matchCIDR(this.parts, other.parts, 16, cidrRange);
        };
        IPv6.prototype.prefixLengthFromSubnetMask = function() {
          let cidr2 = 0;
          let stop = false;
          const zerotable = {
            0: 16,
            32768: 15,
            49152: 14,
            57344: 13,
            61440: 12,
            63488: 11,
            64512: 10,
            65024: 9,
            65280: 8,
            65408: 7,
            65472: 6,
            65504: 5,
            65520: 4,
            65528: 3,
            65532: 2,
            65534: 1,
            65535: 0
          };
          let part, zeros;
          for (let i = 7; i >= 0; i -= 1) {
            part = this.parts[i];
            if (part in zerotable) {
              zeros = zerotable[part];
              if (stop && zeros !== 0) {
                return null;
              }
              if (zeros !== 16) {
                stop = true;
              }
              cidr2 += zeros;
            } else {
              return null;
            }
          }
          return 128 - cidr2;
        };
        IPv6.prototype.range = function() {
          return ipaddr2.subnetMatch(this, this.SpecialRanges);
        };
        IPv6.prototype.toByteArray = function() {
          let part;
          const bytes = [];
          const ref = this.parts;
          for (let i = 0; i < ref.length; i++) {
            part = ref[i];
            bytes.push(part >> 8);
            bytes.push(part & 255);
          }
          return bytes;
        };
        IPv6.prototype.toFixedLengthString = function() {
          const addr = (function() {
            const results = [];
            for (let i = 0; i < this.parts.length; i++) {
              results.push(padPart(this.parts[i].toString(16), 4));
            }
            return results;
          }).call(this).join(":");
          let suffix = "";
          if (this.zoneId) {
            suffix = `%${this.zoneId}`;
          }
          return addr + suffix;
        };
        IPv6.prototype.toIPv4Address = function() {
          if (!this.isIPv4MappedAddress()) {
            throw new Error("ipaddr: trying to convert a generic ipv6 address to ipv4");
          }
          const ref = this.parts.slice(-2);
          const high = ref[0];
          const low = ref[1];
          return new ipaddr2.IPv4([high >> 8, high & 255, low >> 8, low & 255]);
        };
        IPv6.prototype.toNormalizedString = function() {
          const addr = (function() {
            const results = [];
            for (let i = 0; i < this.parts.length; i++) {
              results.push(this.parts[i].toString(16));
            }
            return results;
          }).call(this).join(":");
          let suffix = "";
          if (this.zoneId) {
            suffix = `%${this.zoneId}`;
          }
          return addr + suffix;
        };
        IPv6.prototype.toRFC5952String = function() {
          const regex = /((^|:)(0(:|$)){2,})/g;
          let suffix = "";
          if (this.zoneId) {
            suffix = `%${this.zoneId}`;
          }
          const normalized = this.toNormalizedString();
          const string = normalized.slice(0, normalized.length - suffix.length);
          let bestMatchIndex = 0;
          let bestMatchLength = -1;
          let bestMatchGroups = -1;
          let match;
          while (match = regex.exec(string)) {
            const groups2 = (match[0].match(/0/g) || []).length;
            if (groups2 > bestMatchGroups) {
              bestMatchGroups = groups2;
              bestMatchIndex = match.index;
              bestMatchLength = match[0].length;
            }
          }
          if (bestMatchLength < 0) {
            return string + suffix;
          }
          return `${string.substring(0, bestMatchIndex)}::${string.substring(bestMatchIndex + bestMatchLength)}${suffix}`;
        };
        IPv6.prototype.toString = function() {
          return this.toRFC5952String();
        };
        return IPv6;
      })();
      ipaddr2.IPv6.broadcastAddressFromCIDR = function(string) {
        try {
          const cidr2 = this.parseCIDR(string);
          const ipInterfaceOctets = cidr2[0].toByteArray();
          const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr2[1]).toByteArray();
          const octets = [];
          let i = 0;
          while (i < 16) {
            octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
            i++;
          }
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
        }
      };
      ipaddr2.IPv6.isIPv6 = function(string) {
        return this.parser(string) !== null;
      };
      ipaddr2.IPv6.isValid = function(string) {
        if (typeof string === "string" && string.indexOf(":") === -1) {
          return false;
        }
        try {
          const addr = this.parser(string);
          new this(addr.parts, addr.zoneId);
          return true;
        } catch {
          return false;
        }
      };
      ipaddr2.IPv6.isValidCIDR = function(string) {
        if (typeof string === "string" && string.indexOf(":") === -1) {
          return false;
        }
        try {
          this.parseCIDR(string);
          return true;
        } catch {
          return false;
        }
      };
      ipaddr2.IPv6.networkAddressFromCIDR = function(string) {
        let cidr2, i, ipInterfaceOctets, octets, subnetMaskOctets;
        try {
          cidr2 = this.parseCIDR(string);
          ipInterfaceOctets = cidr2[0].toByteArray();
          subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr2[1]).toByteArray();
          octets = [];
          i = 0;
          while (i < 16) {
            octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
            i++;
          }
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
        }
      };
      ipaddr2.IPv6.parse = function(string) {
        const addr = this.parser(string);
        if (addr === null) {
          throw new Error("ipaddr: string is not formatted like an IPv6 Address");
        }
        return new this(addr.parts, addr.zoneId);
      };
      ipaddr2.IPv6.parseCIDR = function(string) {
        let maskLength, match, parsed;
        if (match = string.match(/^(.+)\/(\d+)$/)) {
          maskLength = parseInt(match[2]);
          if (maskLength >= 0 && maskLength <= 128) {
            parsed = [this.parse(match[1]), maskLength];
            Object.defineProperty(parsed, "toString", {
              value: function() {
                return this.join("/");
              }
            });
            return parsed;
          }
        }
        throw new Error("ipaddr: string is not formatted like an IPv6 CIDR range");
      };
      ipaddr2.IPv6.parser = function(string) {
        let addr, i, match, octet, octets, zoneId;
        if (match = string.match(ipv6Regexes.deprecatedTransitional)) {
          return this.parser(`::ffff:${match[1]}`);
        }
        if (ipv6Regexes.native.test(string)) {
          return expandIPv6(string, 8);
        }
        if (match = string.match(ipv6Regexes.transitional)) {
          zoneId = match[6] || "";
          addr = match[1];
          if (!match[1].endsWith("::")) {
            addr = addr.slice(0, -1);
          }
          addr = expandIPv6(addr + zoneId, 6);
          if (addr && addr.parts) {
            octets = [
              parseInt(match[2]),
              parseInt(match[3]),
              parseInt(match[4]),
              parseInt(match[5])
            ];
            for (i = 0; i < octets.length; i++) {
              octet = octets[i];
              if (!(0 <= octet && octet <= 255)) {
                return null;
              }
            }
            addr.parts.push(octets[0] << 8 | octets[1]);
            addr.parts.push(octets[2] << 8 | octets[3]);
            return {
              parts: addr.parts,
              zoneId: addr.zoneId
            };
          }
        }
        return null;
      };
      ipaddr2.IPv6.subnetMaskFromPrefixLength = function(prefix) {
        prefix = parseInt(prefix);
        if (Number.isNaN(prefix) || prefix < 0 || prefix > 128) {
          throw new Error("ipaddr: invalid IPv6 prefix length");
        }
        const octets = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        let j = 0;
        const filledOctetCount = Math.floor(prefix / 8);
        while (j < filledOctetCount) {
          octets[j] = 255;
          j++;
        }
        if (filledOctetCount < 16) {
          octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
        }
        return new this(octets);
      };
      ipaddr2.fromByteArray = function(bytes) {
        const length = bytes.length;
        if (length === 4) {
          return new ipaddr2.IPv4(bytes);
        } else if (length === 16) {
          return new ipaddr2.IPv6(bytes);
        } else {
          throw new Error("ipaddr: the binary input is neither an IPv6 nor IPv4 address");
        }
      };
      ipaddr2.isValid = function(string) {
        return ipaddr2.IPv6.isValid(string) || ipaddr2.IPv4.isValid(string);
      };
      ipaddr2.isValidCIDR = function(string) {
        return ipaddr2.IPv6.isValidCIDR(string) || ipaddr2.IPv4.isValidCIDR(string);
      };
      ipaddr2.parse = function(string) {
        if (ipaddr2.IPv6.isValid(string)) {
          return ipaddr2.IPv6.parse(string);
        } else if (ipaddr2.IPv4.isValid(string)) {
          return ipaddr2.IPv4.parse(string);
        } else {
          throw new Error("ipaddr: the address has neither IPv6 nor IPv4 format");
        }
      };
      ipaddr2.parseCIDR = function(string) {
        try {
          return ipaddr2.IPv6.parseCIDR(string);
        } catch {
          try {
            return ipaddr2.IPv4.parseCIDR(string);
          } catch (e) {
            throw new Error("ipaddr: the address has neither IPv6 nor IPv4 CIDR format", { cause: e });
          }
        }
      };
      ipaddr2.process = function(string) {
        const addr = this.parse(string);
        if (addr.kind() === "ipv6" && addr.isIPv4MappedAddress()) {
          return addr.toIPv4Address();
        } else {
          return addr;
        }
      };
      ipaddr2.subnetMatch = function(address2, rangeList, defaultName) {
        let i, rangeName, rangeSubnets, subnet;
        if (defaultName === void 0 || defaultName === null) {
          defaultName = "unicast";
        }
        for (rangeName in rangeList) {
          if (Object.prototype.hasOwnProperty.call(rangeList, rangeName)) {
            rangeSubnets = rangeList[rangeName];
            if (rangeSubnets[0] && !(rangeSubnets[0] instanceof Array)) {
              rangeSubnets = [rangeSubnets];
            }
            for (i = 0; i < rangeSubnets.length; i++) {
              subnet = rangeSubnets[i];
              if (address2.kind() === subnet[0].kind() && address2.match.apply(address2, subnet)) {
                return rangeName;
              }
            }
          }
        }
        return defaultName;
      };
      if (typeof module !== "undefined" && module.exports) {
        module.exports = ipaddr2;
      } else {
        root.ipaddr = ipaddr2;
      }
    })(exports);
  }
});

// src/catalog/kinds/kind.ts
function unclean(text2, ascii) {
  if (text2 === "") return "is empty";
  if (hasUnseen(text2)) return "has invisible or control characters";
  if (text2 !== text2.trim()) return "has white space at its edge";
  if (ascii && /[^\x20-\x7e]/.test(text2)) return "has characters beyond ASCII, which can look like others";
  return void 0;
}
function isOpaque(value) {
  return isSecret(value) || typeof value === "string" && value.includes("[secret fp:");
}
function flawOf(kind, value, listed = false) {
  if (isSecret(value)) return kind.type === "any" ? void 0 : "holds a secret";
  if (kind.type !== "any" && !hasType(kind.type, value)) return `should be ${article(kind.type)}`;
  if (!kind.flaw) return void 0;
  if (typeof value !== "string") return kind.flaw(value, listed);
  return recall(listed ? listedFlaws : flaws, kind, value, () => kind.flaw(value, listed));
}
var flaws = /* @__PURE__ */ new WeakMap();
var listedFlaws = /* @__PURE__ */ new WeakMap();
var normals = /* @__PURE__ */ new WeakMap();
var MOST = 2e4;
function recall(memory, kind, text2, say) {
  let known = memory.get(kind);
  if (!known) memory.set(kind, known = /* @__PURE__ */ new Map());
  const found = known.get(text2);
  if (found !== void 0 || known.has(text2)) return found;
  if (known.size >= MOST) known.clear();
  const said = say();
  known.set(text2, said);
  return said;
}
function hasType(type, value) {
  if (type === "integer") return Number.isSafeInteger(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}
function article(noun) {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
function normalOf(kind, value) {
  if (typeof value !== "string") return spell(kind, value);
  return recall(normals, kind, value, () => spell(kind, value));
}
function spell(kind, value) {
  if (!kind.normal) return canonical(value);
  return flawOf(kind, value) === void 0 ? kind.normal(value) : `\0${canonical(value)}`;
}
function spellingOf(kind, text2) {
  return kind.normal && flawOf(kind, text2) === void 0 ? normalOf(kind, text2) : text2;
}
function isPlain(kind, value) {
  return !isOpaque(value) && flawOf(kind, value) === void 0;
}
function coverageOf(kind, listed) {
  const plain2 = listed.filter((value) => isPlain(kind, value));
  const test = kind.coverage?.(plain2) ?? sameAsOne(kind, plain2);
  return (actual) => isPlain(kind, actual) && test(actual);
}
function spansOf(kind, listed) {
  return kind.spans?.(listed) ?? coverageOf(kind, listed);
}
function sameAsOne(kind, listed) {
  const known = new Set(listed.map((value) => normalOf(kind, value)));
  return (actual) => known.has(normalOf(kind, actual));
}
function overlapsOf(kind, listed) {
  const each = listed.map((one) => coverageOf(kind, [one]));
  const known = /* @__PURE__ */ new Map();
  const test = (actual) => {
    if (!isPlain(kind, actual)) return listed.length > 0;
    if (kind.overlaps) return listed.some((one) => kind.overlaps(actual, one));
    return each.some((covers2) => covers2(actual)) || listed.some(coverageOf(kind, [actual]));
  };
  return (actual) => {
    if (typeof actual !== "string") return test(actual);
    const found = known.get(actual) ?? test(actual);
    if (known.size >= MOST) known.clear();
    known.set(actual, found);
    return found;
  };
}

// src/catalog/kinds/email.ts
function foldAscii(text2) {
  return text2.replace(/[A-Z]+/g, (upper) => upper.toLowerCase());
}
var address = /^(?:\*|[^@\s*]+)@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/;
var email = {
  says: "an e-mail address, case ignored; *@example.com covers that domain only, not its subdomains",
  examples: [
    {
      listed: ["ada@example.com", "*@security.example.com"],
      covers: ["Ada@Example.com", "bo@security.example.com"],
      leaves: ["bo@example.com", "bo@eu.security.example.com", "ada@example.com.evil.example"]
    }
  ],
  same: [["ada@example.com", "Ada@Example.com"]],
  malformed: ["ada", "ada@", "Ada <ada@example.com>", "Kda@example.com"],
  type: "string",
  flaw: (value) => unclean(value, true) ?? (address.test(value) ? void 0 : "is not an e-mail address"),
  normal: (value) => foldAscii(value),
  coverage: (listed) => {
    const known = new Set(listed.map((entry) => foldAscii(entry)));
    return (actual) => {
      const folded = foldAscii(actual);
      return known.has(folded) || known.has(`*${folded.slice(folded.indexOf("@"))}`);
    };
  }
};

// node_modules/ip-bigint/dist/index.js
function ipVersion(ip) {
  for (let i = 0; i < ip.length; i++) {
    const c = ip.charCodeAt(i);
    if (c === 58) return 6;
    if (c === 46) return 4;
  }
  return 0;
}
var leftGroups = [
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0
];
var rightGroups = [
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0
];
var shiftAmounts = [
  0n,
  112n,
  96n,
  80n,
  64n,
  48n,
  32n,
  16n
];
var byteHex = new Array(256);
var byteHexPad = new Array(256);
for (let idx = 0; idx < 256; idx++) {
  byteHex[idx] = idx.toString(16);
  byteHexPad[idx] = idx.toString(16).padStart(2, "0");
}
var extractView = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(16));
function packGroups(groups2, count) {
  let num = 0n;
  let idx = 0;
  for (; idx + 1 < count; idx += 2) num = num << 32n | BigInt((groups2[idx] << 16 | groups2[idx + 1]) >>> 0);
  if (idx < count) num = num << 16n | BigInt(groups2[idx]);
  return num;
}
function parseIp(ip) {
  const version = ipVersion(ip);
  if (!version) throw new Error(`Invalid IP address: ${ip}`);
  if (version === 4) {
    let num = 0;
    let octet = 0;
    for (let i = 0; i < ip.length; i++) {
      const c = ip.charCodeAt(i);
      if (c === 46) {
        num = num * 256 + octet;
        octet = 0;
      } else octet = octet * 10 + c - 48;
    }
    return {
      number: BigInt(num * 256 + octet),
      version: 4
    };
  }
  let ipv4mapped;
  let scopeid;
  let leftCount = 0;
  let rightCount = 0;
  let hasDoubleColon = false;
  let currentHex = 0;
  let currentDec = 0;
  let hasValue = false;
  let inDottedPart = false;
  let dottedVal = 0;
  for (let i = 0; i < ip.length; i++) {
    const c = ip.charCodeAt(i);
    if (c === 58) {
      if (hasValue) {
        if (hasDoubleColon) rightGroups[rightCount++] = currentHex;
        else leftGroups[leftCount++] = currentHex;
        currentHex = 0;
        currentDec = 0;
        hasValue = false;
      }
      if (i + 1 < ip.length && ip.charCodeAt(i + 1) === 58) {
        hasDoubleColon = true;
        i++;
      }
    } else if (c === 46) {
      if (!inDottedPart) {
        inDottedPart = true;
        dottedVal = currentDec;
      } else dottedVal = dottedVal * 256 + currentDec;
      currentHex = 0;
      currentDec = 0;
      hasValue = false;
    } else if (c === 37) {
      scopeid = ip.slice(i + 1);
      break;
    } else {
      if (inDottedPart) currentDec = currentDec * 10 + c - 48;
      else if (c <= 57) {
        currentHex = currentHex << 4 | c - 48;
        currentDec = currentDec * 10 + c - 48;
      } else if (c >= 97) currentHex = currentHex << 4 | c - 87;
      else currentHex = currentHex << 4 | c - 55;
      hasValue = true;
    }
  }
  if (inDottedPart) {
    dottedVal = dottedVal * 256 + currentDec;
    if (hasDoubleColon) {
      rightGroups[rightCount++] = dottedVal >>> 16 & 65535;
      rightGroups[rightCount++] = dottedVal & 65535;
    } else {
      leftGroups[leftCount++] = dottedVal >>> 16 & 65535;
      leftGroups[leftCount++] = dottedVal & 65535;
    }
  } else if (hasValue) if (hasDoubleColon) rightGroups[rightCount++] = currentHex;
  else leftGroups[leftCount++] = currentHex;
  let number;
  if (!hasDoubleColon) {
    extractView.setUint32(0, (leftGroups[0] << 16 | leftGroups[1]) >>> 0, false);
    extractView.setUint32(4, (leftGroups[2] << 16 | leftGroups[3]) >>> 0, false);
    extractView.setUint32(8, (leftGroups[4] << 16 | leftGroups[5]) >>> 0, false);
    extractView.setUint32(12, (leftGroups[6] << 16 | leftGroups[7]) >>> 0, false);
    number = extractView.getBigUint64(0, false) << 64n | extractView.getBigUint64(8, false);
  } else {
    const rightNum = packGroups(rightGroups, rightCount);
    if (leftCount > 0) number = packGroups(leftGroups, leftCount) << shiftAmounts[leftCount] | rightNum;
    else number = rightNum;
  }
  if (inDottedPart && number >= 281470681743360n && number <= 281474976710655n) ipv4mapped = true;
  const res = {
    number,
    version: 6
  };
  if (ipv4mapped) res.ipv4mapped = ipv4mapped;
  if (scopeid) res.scopeid = scopeid;
  return res;
}
function extractGroups(number, groups2) {
  const n = Number(number);
  if (n <= 4294967295) {
    groups2[0] = 0;
    groups2[1] = 0;
    groups2[2] = 0;
    groups2[3] = 0;
    groups2[4] = 0;
    groups2[5] = 0;
    groups2[6] = n >>> 16 & 65535;
    groups2[7] = n & 65535;
    return;
  }
  extractView.setBigUint64(0, number >> 64n, false);
  extractView.setBigUint64(8, number, false);
  groups2[0] = extractView.getUint16(0, false);
  groups2[1] = extractView.getUint16(2, false);
  groups2[2] = extractView.getUint16(4, false);
  groups2[3] = extractView.getUint16(6, false);
  groups2[4] = extractView.getUint16(8, false);
  groups2[5] = extractView.getUint16(10, false);
  groups2[6] = extractView.getUint16(12, false);
  groups2[7] = extractView.getUint16(14, false);
}
function ipv4Dotted(num) {
  return `${num >>> 24 & 255}.${num >>> 16 & 255}.${num >>> 8 & 255}.${num & 255}`;
}
function stringifyIp({ number, version, ipv4mapped, scopeid }, { compress = true, hexify = false, mapv4 = false } = {}) {
  if (version === 4) return ipv4Dotted(Number(number));
  else {
    extractGroups(number, leftGroups);
    if (ipv4mapped && mapv4 && leftGroups[0] === 0 && leftGroups[1] === 0 && leftGroups[2] === 0 && leftGroups[3] === 0 && leftGroups[4] === 0 && leftGroups[5] === 65535) return ipv4Dotted(leftGroups[6] << 16 | leftGroups[7]);
    let ip = "";
    if (ipv4mapped && !hexify) {
      const ipv4Str = ipv4Dotted(leftGroups[6] << 16 | leftGroups[7]);
      ip = compress ? compressIPv6(leftGroups, 6, ipv4Str) : joinHexGroups(leftGroups, 6, ipv4Str);
    } else ip = compress ? compressIPv6(leftGroups, 8) : joinHexGroups(leftGroups, 8);
    return scopeid ? `${ip}%${scopeid}` : ip;
  }
}
function uint16Hex(v) {
  if (v < 256) return byteHex[v];
  return byteHex[v >> 8] + byteHexPad[v & 255];
}
function joinHexGroups(groups2, count, suffix) {
  let result = uint16Hex(groups2[0]);
  for (let i = 1; i < count; i++) result += `:${uint16Hex(groups2[i])}`;
  if (suffix !== void 0) result += `:${suffix}`;
  return result;
}
function compressIPv6(groups2, count, suffix) {
  let longestStart = -1;
  let longestLen = 0;
  let currentStart = -1;
  let currentLen = 0;
  for (let i = 0; i < count; i++) if (groups2[i] === 0) if (currentStart === -1) {
    currentStart = i;
    currentLen = 1;
  } else currentLen++;
  else {
    if (currentLen > longestLen) {
      longestStart = currentStart;
      longestLen = currentLen;
    }
    currentStart = -1;
    currentLen = 0;
  }
  if (currentLen > longestLen) {
    longestStart = currentStart;
    longestLen = currentLen;
  }
  if (longestLen >= 2) {
    let result = "";
    for (let i = 0; i < longestStart; i++) {
      if (i > 0) result += ":";
      result += uint16Hex(groups2[i]);
    }
    result += "::";
    const afterZeroRun = longestStart + longestLen;
    for (let i = afterZeroRun; i < count; i++) {
      if (i > afterZeroRun) result += ":";
      result += uint16Hex(groups2[i]);
    }
    if (suffix !== void 0) {
      if (afterZeroRun < count) result += ":";
      result += suffix;
    }
    return result;
  }
  return joinHexGroups(groups2, count, suffix);
}

// node_modules/cidr-tools/dist/index.js
var bits = {
  4: 32,
  6: 128
};
var octetStrings = Array.from({ length: 256 }, (_, i) => String(i));
var octetDotStrings = Array.from({ length: 256 }, (_, i) => `${i}.`);
var prefixStrings = Array.from({ length: 129 }, (_, i) => `/${i}`);
var prefixNumStrings = Array.from({ length: 129 }, (_, i) => String(i));
var cmpV4StartEnd = (a, b) => a.start - b.start || a.end - b.end;
var cmpV4Start = (a, b) => a.start - b.start;
var cmpV6StartEnd = (a, b) => a.start > b.start ? 1 : a.start < b.start ? -1 : a.end > b.end ? 1 : a.end < b.end ? -1 : 0;
var cmpV6Start = (a, b) => a.start > b.start ? 1 : a.start < b.start ? -1 : 0;
function parseIPv4Fast(s, end) {
  let num = 0;
  let octet = 0;
  let dots = 0;
  let digits = 0;
  for (let i = 0; i < end; i++) {
    const c = s.charCodeAt(i);
    if (c === 46) {
      if (digits === 0 || octet > 255) return -1;
      num = num << 8 | octet;
      octet = 0;
      dots++;
      digits = 0;
    } else if (c >= 48 && c <= 57) {
      octet = octet * 10 + (c - 48);
      digits++;
    } else return -1;
  }
  if (dots !== 3 || digits === 0 || octet > 255) return -1;
  return (num << 8 | octet) >>> 0;
}
function formatIPv4Fast(n) {
  return octetDotStrings[n >>> 24 & 255] + octetDotStrings[n >>> 16 & 255] + octetDotStrings[n >>> 8 & 255] + octetStrings[n & 255];
}
function parsePrefixNum(str, slashIndex) {
  if (slashIndex === -1) return -1;
  if (slashIndex + 1 >= str.length) throw new Error(`Network is not a CIDR or IP: "${str}"`);
  let prefixNum = 0;
  for (let i = slashIndex + 1; i < str.length; i++) {
    const c = str.charCodeAt(i);
    if (c < 48 || c > 57) throw new Error(`Network is not a CIDR or IP: "${str}"`);
    prefixNum = prefixNum * 10 + (c - 48);
  }
  return prefixNum;
}
var rangeV4Start = 0;
var rangeV4End = 0;
var rangeV4Prefix = 0;
var rangeSlashIndex = -1;
function parseIPv4Range(str) {
  rangeSlashIndex = str.indexOf("/");
  const v4num = parseIPv4Fast(str, rangeSlashIndex !== -1 ? rangeSlashIndex : str.length);
  if (v4num === -1) return false;
  rangeV4Prefix = rangeSlashIndex !== -1 ? parsePrefixNum(str, rangeSlashIndex) : 32;
  const hostBits = 32 - rangeV4Prefix;
  if (hostBits >= 32) {
    rangeV4Start = 0;
    rangeV4End = 4294967295;
  } else {
    const mask = hostBits > 0 ? (1 << hostBits >>> 0) - 1 : 0;
    rangeV4Start = (v4num & ~mask) >>> 0;
    rangeV4End = (v4num | mask) >>> 0;
  }
  return true;
}
function parseCidrLean(str) {
  if (parseIPv4Range(str)) return {
    start: rangeV4Start,
    end: rangeV4End,
    version: 4
  };
  const slashIndex = rangeSlashIndex;
  const ipPart = slashIndex !== -1 ? str.substring(0, slashIndex) : str;
  let prefixNum = slashIndex !== -1 ? parsePrefixNum(str, slashIndex) : -1;
  const { number, version } = parseIp(ipPart);
  if (!version) throw new Error(`Network is not a CIDR or IP: "${str}"`);
  if (prefixNum === -1) prefixNum = bits[version];
  const hostBits = bits[version] - prefixNum;
  if (version === 4) {
    const num = Number(number);
    if (hostBits >= 32) return {
      start: 0,
      end: 4294967295,
      version: 4
    };
    const mask2 = hostBits > 0 ? (1 << hostBits >>> 0) - 1 : 0;
    return {
      start: (num & ~mask2) >>> 0,
      end: (num | mask2) >>> 0,
      version: 4
    };
  }
  const mask = hostBits > 0 ? (1n << BigInt(hostBits)) - 1n : 0n;
  return {
    start: number & ~mask,
    end: number | mask,
    version: 6
  };
}
function bigintBitLength(n) {
  if (n === 0n) return 0;
  let len = 0;
  if (n >= 18446744073709551616n) {
    n >>= 64n;
    len = 64;
  }
  while (n >= 4294967296n) {
    n >>= 32n;
    len += 32;
  }
  return len + 32 - Math.clz32(Number(n));
}
function biggestPowerOfTwo(num) {
  if (num === 0n) return 0n;
  return 1n << BigInt(bigintBitLength(num) - 1);
}
function biggestPowerOfTwo4(num) {
  if (num === 0) return 0;
  if (num >= 4294967296) return 4294967296;
  return 1 << 31 - Math.clz32(num) >>> 0;
}
function subparts4(pStart, pEnd, output) {
  if (pEnd < pStart) return;
  if (pEnd === pStart) {
    output.push({
      start: pStart,
      end: pEnd
    });
    return;
  }
  if (pEnd - pStart === 1) {
    if (pEnd % 2 === 0) output.push({
      start: pStart,
      end: pStart
    }, {
      start: pEnd,
      end: pEnd
    });
    else output.push({
      start: pStart,
      end: pEnd
    });
    return;
  }
  const size = pEnd - pStart + 1;
  if ((size & size - 1) === 0 && pStart % size === 0) {
    output.push({
      start: pStart,
      end: pEnd
    });
    return;
  }
  let biggest = biggestPowerOfTwo4(size);
  let start;
  let end;
  if (size === biggest && pStart % biggest === 0) {
    output.push({
      start: pStart,
      end: pEnd
    });
    return;
  } else if (pStart % biggest === 0) {
    start = pStart;
    end = start + biggest - 1;
  } else {
    start = Math.floor(pEnd / biggest) * biggest;
    if (start + biggest - 1 > pEnd) {
      start = (Math.floor(pEnd / biggest) - 1) * biggest;
      while (start < pStart) {
        biggest /= 2;
        start = (Math.floor(pEnd / biggest) - 1) * biggest;
      }
      end = start + biggest - 1;
    } else {
      start = Math.floor(pEnd / biggest) * biggest;
      end = start + biggest - 1;
    }
  }
  if (start !== pStart) subparts4(pStart, start - 1, output);
  output.push({
    start,
    end
  });
  if (end !== pEnd) subparts4(end + 1, pEnd, output);
}
function subparts6(pStart, pEnd, output) {
  if (pEnd < pStart) return;
  if (pEnd === pStart) {
    output.push({
      start: pStart,
      end: pEnd
    });
    return;
  }
  if (pEnd - pStart === 1n) {
    if (pEnd % 2n === 0n) output.push({
      start: pStart,
      end: pStart
    }, {
      start: pEnd,
      end: pEnd
    });
    else output.push({
      start: pStart,
      end: pEnd
    });
    return;
  }
  const size = pEnd - pStart + 1n;
  if ((size & size - 1n) === 0n && (pStart & size - 1n) === 0n) {
    output.push({
      start: pStart,
      end: pEnd
    });
    return;
  }
  let biggest = biggestPowerOfTwo(size);
  let start;
  let end;
  if (size === biggest && (pStart & biggest - 1n) === 0n) {
    output.push({
      start: pStart,
      end: pEnd
    });
    return;
  } else if ((pStart & biggest - 1n) === 0n) {
    start = pStart;
    end = start + biggest - 1n;
  } else {
    start = pEnd & -biggest;
    if (start + biggest - 1n > pEnd) {
      start = (pEnd & -biggest) - biggest;
      while (start < pStart) {
        biggest >>= 1n;
        start = (pEnd & -biggest) - biggest;
      }
      end = start + biggest - 1n;
    } else {
      start = pEnd & -biggest;
      end = start + biggest - 1n;
    }
  }
  if (start !== pStart) subparts6(pStart, start - 1n, output);
  output.push({
    start,
    end
  });
  if (end !== pEnd) subparts6(end + 1n, pEnd, output);
}
function formatPart4(part) {
  return formatIPv4Fast(part.start) + prefixStrings[Math.clz32(part.end - part.start)];
}
function formatPart6(part) {
  return stringifyIp({
    number: part.start,
    version: 6
  }) + prefixStrings[128 - bigintBitLength(part.end - part.start)];
}
function mergeIntervalsRaw4(nets) {
  if (nets.length === 0) return [];
  nets.sort(cmpV4StartEnd);
  const merged = [];
  let curStart = nets[0].start;
  let curEnd = nets[0].end;
  for (let i = 1; i < nets.length; i++) {
    const { start, end } = nets[i];
    if (start <= curEnd + 1) {
      if (end > curEnd) curEnd = end;
    } else {
      merged.push({
        start: curStart,
        end: curEnd
      });
      curStart = start;
      curEnd = end;
    }
  }
  merged.push({
    start: curStart,
    end: curEnd
  });
  return merged;
}
function mergeIntervalsRaw6(nets) {
  if (nets.length === 0) return [];
  nets.sort(cmpV6StartEnd);
  const merged = [];
  let curStart = nets[0].start;
  let curEnd = nets[0].end;
  for (let i = 1; i < nets.length; i++) {
    const { start, end } = nets[i];
    if (start <= curEnd + 1n) {
      if (end > curEnd) curEnd = end;
    } else {
      merged.push({
        start: curStart,
        end: curEnd
      });
      curStart = start;
      curEnd = end;
    }
  }
  merged.push({
    start: curStart,
    end: curEnd
  });
  return merged;
}
function mergeIntervals4(nets) {
  const merged = [];
  for (const part of mergeIntervalsRaw4(nets)) subparts4(part.start, part.end, merged);
  return merged;
}
function mergeIntervals6(nets) {
  const merged = [];
  for (const part of mergeIntervalsRaw6(nets)) subparts6(part.start, part.end, merged);
  return merged;
}
function mergeCidr(nets) {
  const arr = Array.isArray(nets) ? nets : [nets];
  const v4 = [];
  const v6 = [];
  for (const s of arr) {
    const n = parseCidrLean(s);
    if (n.version === 4) v4.push(n);
    else v6.push(n);
  }
  const merged = [];
  for (const part of mergeIntervals4(v4)) merged.push(formatPart4(part));
  for (const part of mergeIntervals6(v6)) merged.push(formatPart6(part));
  return merged;
}
function overlapCidr(a, b) {
  if (!Array.isArray(a) && !Array.isArray(b)) {
    if (parseIPv4Range(a)) {
      const startA = rangeV4Start, endA = rangeV4End;
      if (parseIPv4Range(b)) return startA <= rangeV4End && rangeV4Start <= endA;
    }
    const pa = parseCidrLean(a);
    const pb = parseCidrLean(b);
    if (pa.version !== pb.version) return false;
    return pa.start <= pb.end && pb.start <= pa.end;
  }
  const aArr = Array.isArray(a) ? a : [a];
  const bArr = Array.isArray(b) ? b : [b];
  const v4a = [], v6a = [];
  const v4b = [], v6b = [];
  for (const s of aArr) {
    const n = parseCidrLean(s);
    if (n.version === 4) v4a.push(n);
    else v6a.push(n);
  }
  for (const s of bArr) {
    const n = parseCidrLean(s);
    if (n.version === 4) v4b.push(n);
    else v6b.push(n);
  }
  if (v4a.length > 0 && v4b.length > 0) if (v4b.length === 1) {
    const bs = v4b[0].start, be = v4b[0].end;
    for (const el of v4a) if (el.start <= be && bs <= el.end) return true;
  } else if (v4a.length === 1) {
    const as = v4a[0].start, ae = v4a[0].end;
    for (const el of v4b) if (as <= el.end && el.start <= ae) return true;
  } else {
    v4a.sort(cmpV4Start);
    v4b.sort(cmpV4Start);
    let i = 0, j = 0;
    while (i < v4a.length && j < v4b.length) {
      if (v4a[i].start <= v4b[j].end && v4b[j].start <= v4a[i].end) return true;
      if (v4a[i].end < v4b[j].end) i++;
      else j++;
    }
  }
  if (v6a.length > 0 && v6b.length > 0) if (v6b.length === 1) {
    const bs = v6b[0].start, be = v6b[0].end;
    for (const el of v6a) if (el.start <= be && bs <= el.end) return true;
  } else if (v6a.length === 1) {
    const as = v6a[0].start, ae = v6a[0].end;
    for (const el of v6b) if (as <= el.end && el.start <= ae) return true;
  } else {
    v6a.sort(cmpV6Start);
    v6b.sort(cmpV6Start);
    let i = 0, j = 0;
    while (i < v6a.length && j < v6b.length) {
      if (v6a[i].start <= v6b[j].end && v6b[j].start <= v6a[i].end) return true;
      if (v6a[i].end < v6b[j].end) i++;
      else j++;
    }
  }
  return false;
}
function containsCidr(a, b) {
  if (!Array.isArray(a) && !Array.isArray(b)) {
    if (parseIPv4Range(a)) {
      const startA = rangeV4Start, endA = rangeV4End;
      if (parseIPv4Range(b)) return startA <= rangeV4Start && endA >= rangeV4End;
    }
    const pa = parseCidrLean(a);
    const pb = parseCidrLean(b);
    if (pa.version !== pb.version) return false;
    return pa.start <= pb.start && pa.end >= pb.end;
  }
  const aArr = Array.isArray(a) ? a : [a];
  const bArr = Array.isArray(b) ? b : [b];
  const v4a = [], v6a = [];
  const v4b = [], v6b = [];
  for (const s of aArr) {
    const n = parseCidrLean(s);
    if (n.version === 4) v4a.push(n);
    else v6a.push(n);
  }
  for (const s of bArr) {
    const n = parseCidrLean(s);
    if (n.version === 4) v4b.push(n);
    else v6b.push(n);
  }
  if (v4b.length > 0) {
    if (v4a.length === 0) return false;
    if (v4b.length === 1) {
      const ts = v4b[0].start, te = v4b[0].end;
      let found = false;
      for (const a2 of v4a) if (a2.start <= ts && a2.end >= te) {
        found = true;
        break;
      }
      if (!found) return false;
    } else {
      v4a.sort(cmpV4Start);
      const maxEnd = new Array(v4a.length);
      maxEnd[0] = v4a[0].end;
      for (let i = 1; i < v4a.length; i++) maxEnd[i] = Math.max(v4a[i].end, maxEnd[i - 1]);
      for (const target of v4b) {
        let lo = 0, hi = v4a.length - 1;
        let idx = -1;
        while (lo <= hi) {
          const mid = lo + hi >> 1;
          if (v4a[mid].start <= target.start) {
            idx = mid;
            lo = mid + 1;
          } else hi = mid - 1;
        }
        if (idx < 0 || maxEnd[idx] < target.end) return false;
      }
    }
  }
  if (v6b.length > 0) {
    if (v6a.length === 0) return false;
    if (v6b.length === 1) {
      const ts = v6b[0].start, te = v6b[0].end;
      let found = false;
      for (const a2 of v6a) if (a2.start <= ts && a2.end >= te) {
        found = true;
        break;
      }
      if (!found) return false;
    } else {
      v6a.sort(cmpV6Start);
      const maxEnd = new Array(v6a.length);
      maxEnd[0] = v6a[0].end;
      for (let i = 1; i < v6a.length; i++) maxEnd[i] = v6a[i].end > maxEnd[i - 1] ? v6a[i].end : maxEnd[i - 1];
      for (const target of v6b) {
        let lo = 0, hi = v6a.length - 1;
        let idx = -1;
        while (lo <= hi) {
          const mid = lo + hi >> 1;
          if (v6a[mid].start <= target.start) {
            idx = mid;
            lo = mid + 1;
          } else hi = mid - 1;
        }
        if (idx < 0 || maxEnd[idx] < target.end) return false;
      }
    }
  }
  return true;
}

// src/catalog/kinds/cidr.ts
var import_ipaddr = __toESM(require_ipaddr(), 1);
var strictV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
var prefixLength = /^(?:0|[1-9]\d{0,2})$/;
var MAPPED = "::ffff:0:0/96";
function parse(text2) {
  const [address2 = "", length, ...rest] = text2.split("/");
  if (rest.length > 0 || length !== void 0 && !prefixLength.test(length)) return void 0;
  if (strictV4.test(address2)) {
    const bits3 = length === void 0 ? 32 : Number(length);
    return bits3 <= 32 ? `::ffff:${groups(address2)}/${96 + bits3}` : void 0;
  }
  if (!/^[0-9a-f:.]+$/i.test(address2) || !address2.includes(":") || !import_ipaddr.default.IPv6.isValid(address2)) return void 0;
  const start = address2.lastIndexOf(":") + 1;
  const tail = address2.slice(start);
  if (tail.includes(".") && !strictV4.test(tail)) return void 0;
  const bits2 = length === void 0 ? 128 : Number(length);
  return bits2 <= 128 ? `${address2.slice(0, start)}${tail.includes(".") ? groups(tail) : tail}/${bits2}` : void 0;
}
function groups(dotted) {
  const [a, b, c, d] = dotted.split(".").map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
function rangeOf(value) {
  return parse(value);
}
function translated(range) {
  const [address2 = "", length] = range.split("/");
  const bytes = import_ipaddr.default.IPv6.parse(address2).toByteArray();
  return [
    ["64:ff9b::/96", 12, 96],
    ["2002::/16", 2, 16]
  ].flatMap(([block, start, bits2]) => {
    if (containsCidr(range, block)) return [MAPPED];
    if (!containsCidr(block, range)) return [];
    const dotted = bytes.slice(start, start + 4).join(".");
    return [`::ffff:${groups(dotted)}/${96 + Math.min(32, Number(length) - bits2)}`];
  });
}
function shortest(range) {
  const [address2 = "", length] = mergeCidr([range])[0].split("/");
  const parsed = import_ipaddr.default.IPv6.parse(address2);
  const bits2 = Number(length);
  if (bits2 < 96 || !parsed.isIPv4MappedAddress())
    return bits2 === 128 ? parsed.toString() : `${parsed.toString()}/${bits2}`;
  const dotted = parsed.toIPv4Address().toString();
  return bits2 === 128 ? dotted : `${dotted}/${bits2 - 96}`;
}
var cidr = {
  says: "an IP address or range; every address of it must lie in the union of the listed ones",
  examples: [
    {
      listed: ["192.0.2.0/25", "192.0.2.128/25", "2001:db8::/32"],
      covers: ["192.0.2.7", "192.0.2.0/24", "::ffff:192.0.2.7", "2001:DB8:1::/48"],
      leaves: ["192.0.3.1", "192.0.2.0/23", "0.0.0.0/0", "2001:db9::1"]
    }
  ],
  same: [
    ["192.0.2.7", "192.0.2.7/32", "::ffff:192.0.2.7", "::ffff:c000:207"],
    ["192.0.2.0/24", "192.0.2.7/24"],
    ["2001:db8::1", "2001:DB8:0:0:0:0:0:1", "2001:db8::1/128"],
    ["::c000:207", "::192.0.2.7"]
  ],
  malformed: ["192.0.2.010", "192.0.2", "192.0.2.0/33", "any"],
  type: "string",
  flaw: (value) => parse(value) ? void 0 : "is not an address or range in strict form",
  normal: (value) => shortest(rangeOf(value)),
  coverage: (listed) => {
    const merged = mergeCidr(listed.map(rangeOf));
    return (actual) => merged.length > 0 && containsCidr(merged, rangeOf(actual));
  },
  overlaps: (actual, listed) => {
    const mine = rangeOf(actual);
    return overlapCidr([mine, ...translated(mine)], rangeOf(listed));
  }
};

// src/catalog/kinds/name.ts
function names(what, example) {
  return {
    says: `${what}: the same text, case-sensitive; * in a listed one stands for any run of characters`,
    examples: [example],
    malformed: [" ls", "lѕ", "ls​"],
    type: "string",
    flaw: (value) => unclean(value, true),
    coverage: (listed) => {
      const exact = new Set(listed.filter((entry) => !isGlob(entry)));
      const globs = listed.filter(isGlob);
      return (actual) => exact.has(actual) || globs.some((glob) => globMatches(glob, actual));
    },
    overlaps: (a, b) => globsOverlap(a, b)
  };
}
function isGlob(value) {
  return typeof value === "string" && value.includes("*");
}

// src/catalog/kinds/command.ts
var command = names("a command", {
  listed: ["git status", "npm run *"],
  covers: ["git status", "npm run build"],
  leaves: ["git status --short", "Git status", "npm run", "npm *"]
});

// src/catalog/kinds/domain.ts
import { domainToASCII, domainToUnicode } from "node:url";
var label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
var lookAlike = /[\u0370-\u03ff\u0400-\u052f\u0530-\u058f\u10a0-\u10ff\u13a0-\u13ff\u2c80-\u2cff\uff00-\uffef]/;
var imitation = /^[асԁеһіјӏорԛѕԝхуьαικνορυ0-9-]+$/;
function confusable(host) {
  const labels = domainToUnicode(host).split(".");
  const latin = /^[a-z]+$/.test(labels.at(-1));
  for (const label2 of labels) {
    if (/[a-z]/i.test(label2) && lookAlike.test(label2)) return "mixes scripts whose letters look alike";
    if (latin && lookAlike.test(label2) && imitation.test(label2)) return "has letters that look like Latin ones";
  }
  return void 0;
}
function isOddAddress(host) {
  return /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/.test(host) && !strictV4.test(host);
}
function flaw(value) {
  const text2 = value;
  const dirty2 = unclean(text2, false);
  if (dirty2) return dirty2;
  if (text2 !== text2.normalize("NFKC") || text2.includes("。")) return "has characters that look like others";
  if (text2.endsWith(".")) return "ends in a dot";
  const host = plain(text2);
  if (host === void 0) return "is not a host name";
  if (isOddAddress(text2.startsWith("*.") ? `*.${host}` : host)) return "is an address spelled in a way that hides it";
  return host === "" ? void 0 : confusable(host);
}
function plain(text2) {
  if (text2 === "*") return "";
  const bare = text2.startsWith("*.") ? text2.slice(2) : text2;
  const ascii = /^[\x21-\x7e]+$/.test(bare) ? bare.toLowerCase() : domainToASCII(bare);
  return ascii !== "" && ascii.length <= 253 && ascii.split(".").every((part) => label.test(part)) ? ascii : void 0;
}
function normal(value) {
  const text2 = value;
  const host = plain(text2);
  return text2 === "*" ? "*" : text2.startsWith("*.") ? `*.${host}` : host;
}
function covers(listed, actual) {
  if (listed === actual || listed === "*") return true;
  if (!listed.startsWith("*.")) return false;
  return actual !== "*" && actual !== listed.slice(2) && actual.endsWith(listed.slice(1));
}
var domain = {
  says: "a host name, case ignored; *.example.com covers every subdomain at any depth, not example.com itself",
  examples: [
    {
      listed: ["*.example.com", "registry.example.net"],
      covers: ["a.example.com", "a.b.example.com", "*.a.example.com", "REGISTRY.example.net"],
      leaves: ["example.com", "badexample.com", "example.com.evil.example", "*.net", "*"]
    }
  ],
  same: [["registry.example.net", "REGISTRY.example.net"]],
  malformed: ["example.com.", "https://example.com", "example.com:443", "exаmple.com", "0x7f.1"],
  type: "string",
  flaw,
  normal,
  coverage: (listed) => {
    const known = listed.map(normal);
    return (actual) => known.some((entry) => covers(entry, normal(actual)));
  }
};

// src/catalog/kinds/repository.ts
function repositoryStem(text2) {
  return foldAscii(text2).replace(/^(?:https?:\/\/|ssh:\/\/|git@)?(?:git@)?(?:www\.)?github\.com[/:]/, "").replace(/\/$/, "").replace(/\.git$/, "");
}
var repository = {
  says: "a repository: the same text; a forbidden one whatever its case, with or without .git",
  examples: [
    {
      listed: ["corp/plugins"],
      covers: ["corp/plugins"],
      leaves: ["Corp/Plugins", "corp/plugins.git", "corp/plugins-2", "https://github.com/corp/plugins"]
    }
  ],
  malformed: ["corp/../plugins", "corp/plug ins", "corp\\plugins"],
  type: "string",
  flaw: (value) => unclean(value, true) ?? (/(^|\/)\.\.?(\/|$)|[\\%\s]/.test(value) ? "has a path that hides what it names" : void 0),
  overlaps: (a, b) => repositoryStem(a) === repositoryStem(b)
};

// src/catalog/kinds/marketplace.ts
var places = ["repo", "url"];
function without(entry, key) {
  const { [key]: _, ...rest } = entry;
  return rest;
}
function stems(entry) {
  return places.flatMap((key) => typeof entry[key] === "string" ? [repositoryStem(entry[key])] : []);
}
var marketplace = {
  says: "a marketplace source such as { source: github, repo: owner/name }; the same keys and values, besides a pin (sha)",
  examples: [
    {
      listed: [{ source: "github", repo: "corp/plugins" }],
      covers: [
        { source: "github", repo: "corp/plugins" },
        { repo: "corp/plugins", source: "github", sha: "0123456789012345678901234567890123456789" }
      ],
      leaves: [
        { source: "github", repo: "corp/plugins", ref: "main" },
        { source: "github", repo: "evil/plugins" },
        { source: "url", url: "https://github.com/corp/plugins" }
      ]
    }
  ],
  same: [
    [
      { repo: "corp/plugins", source: "github" },
      { source: "github", repo: "corp/plugins" }
    ]
  ],
  malformed: [{ repo: "corp/plugins" }, { source: "github", repo: "corp/../plugins" }],
  type: "object",
  flaw: (value) => {
    const entry = value;
    if (typeof entry["source"] !== "string") return "has no source";
    for (const key of places) {
      const place2 = entry[key];
      if (place2 === void 0) continue;
      const flaw4 = isOpaque(place2) ? void 0 : flawOf(repository, place2);
      if (flaw4) return `has a ${key} that ${flaw4}`;
    }
    return void 0;
  },
  normal: (value) => canonical(value),
  coverage: (listed) => {
    const known = new Set(listed.map(canonical));
    return (actual) => known.has(canonical(actual)) || known.has(canonical(without(actual, "sha")));
  },
  overlaps: (a, b) => {
    const [left, right] = [stems(a), stems(b)];
    if (left.length > 0 && right.length > 0) return left.some((stem) => right.includes(stem));
    return samePlace(a, b);
  }
};
function samePlace(a, b) {
  const bare = (entry) => without(without(entry, "sha"), "ref");
  return canonical(bare(a)) === canonical(bare(b));
}

// src/catalog/kinds/mcp.ts
var mcp = names("an MCP server: a host name, or a command with its arguments", {
  listed: ["mcp.example.com", "corp-mcp *"],
  covers: ["mcp.example.com", "corp-mcp --read-only"],
  leaves: ["evil.mcp.example.com", "MCP.example.com", "corp-mcp", "*"]
});

// src/catalog/kinds/model.ts
var model = names("a model id", {
  listed: ["gpt-5", "claude-sonnet-4-*"],
  covers: ["gpt-5", "claude-sonnet-4-20260101"],
  leaves: ["gpt-5-mini", "GPT-5", "claude-sonnet-4", "claude-*"]
});

// src/catalog/kinds/path-glob.ts
var import_picomatch = __toESM(require_picomatch(), 1);
var options = { nonegate: true, nobrace: true, noextglob: true, dot: true, windows: false };
function isGlob2(text2) {
  return /[*?[\]]/.test(text2);
}
function isCostly(segment) {
  return /[?[\]]/.test(segment) && segment.split("*").length > 3;
}
function segmentTest(pattern) {
  if (!isGlob2(pattern)) return (segment) => segment === pattern;
  const test = /[?[\]]/.test(pattern) ? (0, import_picomatch.default)(pattern, options) : (text2) => globMatches(pattern, text2);
  return (segment) => segment !== ".." && test(segment);
}
function pathGlob(pattern) {
  const tests = pattern.map((segment) => segment === "**" ? "any" : segmentTest(segment));
  return (path2) => {
    let [p, t, star, resume] = [0, 0, -1, 0];
    while (t < path2.length) {
      const test = tests[p];
      if (test === "any") [star, resume] = [p++, t];
      else if (test?.(path2[t])) [p, t] = [p + 1, t + 1];
      else if (star >= 0 && path2[resume] !== "..") [p, t] = [star + 1, ++resume];
      else return false;
    }
    return tests.slice(p).every((test) => test === "any");
  };
}
function pathsMeet(a, b) {
  let row = Array.from({ length: b.length + 1 }, () => true);
  for (let i = a.length - 1; i >= 0; i--) {
    const next = [];
    next[b.length] = true;
    for (let j = b.length - 1; j >= 0; j--)
      next[j] = a[i] === "**" || b[j] === "**" ? row[j] || next[j + 1] : segmentsMeet(a[i], b[j]) && row[j + 1];
    row = next;
  }
  return row[0];
}
function segmentsMeet(a, b) {
  const wide = (segment) => segment.replace(/\[[^\]]*\]|[?[\]]/g, "*");
  return a === b || globsOverlap(wide(a), wide(b));
}

// src/catalog/kinds/path.ts
var MAX_PATH = 4096;
var MAX_SEGMENT = 255;
function normalise(text2) {
  const absolute = text2.startsWith("/");
  const out = [];
  for (const part of text2.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && out.length > 0 && out.at(-1) !== ".." && out.at(-1) !== "~") out.pop();
    else if (part !== ".." || !absolute) out.push(part);
  }
  return absolute ? `/${out.join("/")}` : out.join("/") || ".";
}
function flaw2(value, listed) {
  const text2 = value;
  const dirty2 = unclean(text2, false);
  if (dirty2) return dirty2;
  const parts = text2.split("/");
  if (text2.length > MAX_PATH || parts.some((part) => part.length > MAX_SEGMENT)) return "is longer than a path can be";
  if (/\$|%[A-Za-z_]\w*%|`/.test(text2)) return "has a variable, which cannot be resolved here";
  if (text2.includes("\\")) return "has a backslash, which systems read differently";
  if (/^~[^/]/.test(text2)) return "names another user's home, which cannot be resolved here";
  if (parts.includes("~", 1)) return "has a ~ that is not its start, which can be read in two ways";
  if (text2.startsWith("~/") && normalise(text2).split("/").includes("..")) return "climbs above the home folder";
  const climb = parts.lastIndexOf("..");
  if (parts.some((part, i) => i < climb && isGlob2(part))) return "climbs out of a wildcard, which can lead anywhere";
  if (/^!|[{}]|[!@+?*]\(/.test(text2) || listed && isGlob2(text2) && /[!()]/.test(text2))
    return "has negation, braces or groups, which paths here do not have";
  if (parts.some(isCostly)) return "has more than two * in a segment with ? or []";
  return void 0;
}
function segments(value) {
  const path2 = normalise(value);
  const parts = path2.split("/").filter((part) => part !== "");
  if (path2.startsWith("/")) return ["/", ...parts];
  return ["~", ".", "..", "**"].includes(parts[0]) ? parts : [".", ...parts];
}
function fixed(path2) {
  const at = path2.findIndex(isGlob2);
  return at < 0 ? path2 : path2.slice(0, at);
}
function within(path2, folder) {
  const climbs = (of) => of.filter((segment) => segment === "..").length;
  if (folder.length > 0 && folder.every((segment) => segment === "." || segment === ".."))
    return (path2[0] === "." || path2[0] === "..") && climbs(path2) <= climbs(folder);
  return folder.every((segment, i) => segment === path2[i]);
}
function read(listed) {
  const start = fixed(listed);
  const same = (path2) => path2.length === listed.length && path2.every((segment, i) => segment === listed[i]);
  const folder = listed.slice(start.length).every((segment) => segment === "**");
  const inside = (path2) => folder && within(fixed(path2), start);
  const matches = folder ? void 0 : pathGlob(listed);
  return {
    // What an actual glob stands for cannot be tested as a text.
    covers: (actual) => same(actual) || inside(actual) || !actual.some(isGlob2) && matches?.(actual) === true,
    spans: (entry) => same(entry) || inside(entry)
  };
}
var path = {
  says: "a path; it covers itself and all below it; a listed one may be a glob (* in a segment, ** across segments)",
  examples: [
    {
      listed: ["~/src", "/tmp/*/cache"],
      covers: ["~/src", "~/src/app/x.ts", "~/src/./app", "/tmp/a/cache"],
      leaves: ["~/srcs", "~", "~/src/../.ssh", "/tmp/cache", "/tmp/a/b/cache"]
    }
  ],
  same: [["~/src", "~/src/", "~//src/./app/.."]],
  malformed: ["$HOME/src", "~bo/src", "C:\\src", "~/../x", "!/tmp"],
  type: "string",
  flaw: flaw2,
  normal: (value) => normalise(value),
  coverage: (listed) => {
    const known = listed.map((entry) => read(segments(entry)));
    return (actual) => {
      const path2 = segments(actual);
      return known.some((entry) => entry.covers(path2));
    };
  },
  spans: (listed) => {
    const known = listed.map((entry) => read(segments(entry)));
    return (entry) => known.some((one) => one.spans(segments(entry)));
  },
  overlaps: (a, b) => {
    const [left, right] = [segments(a), segments(b)];
    return read(left).spans(right) || read(right).spans(left) || pathsMeet(left, right);
  }
};

// src/catalog/kinds/simple.ts
var dirty = new RegExp("[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\u{e0000}-\\u{e007f}]|\\p{Surrogate}", "u");
var boolean = {
  says: "true or false",
  type: "boolean",
  examples: [{ listed: [true], covers: [true], leaves: [false, "true", 1] }]
};
var integer = {
  says: "a whole number",
  type: "integer",
  examples: [{ listed: [30], covers: [30], leaves: [31, 30.5, "30"] }]
};
var text = {
  says: "a text: the same one",
  examples: [{ listed: ["eu-central-1"], covers: ["eu-central-1"], leaves: ["EU-central-1", "eu-central-1 ", "eu-*"] }],
  malformed: ["eu‮-central"],
  type: "string",
  flaw: (value) => dirty.test(value) ? "has invisible or control characters" : void 0
};
var choice = {
  says: "one of the known values",
  type: "string",
  examples: [{ listed: ["openai"], covers: ["openai"], leaves: ["OpenAI", "open*"] }]
};
var json = {
  says: "any value: the same one",
  type: "any",
  examples: [{ listed: [{ a: 1, b: 2 }], covers: [{ b: 2, a: 1 }], leaves: [{ a: 1 }, [1]] }]
};
var secret = {
  says: "a secret: a literal, or a reference such as ${NAME}; only its form can be judged",
  examples: [],
  type: "any"
};
var keyed = { says: "a list of entries, each with its key", type: "any", examples: [] };
var map = { says: "a map of entries by name", type: "object", examples: [] };

// src/catalog/kinds/url.ts
var shape = /^(https?):\/\/([^/?#]*)([^?#]*)(?:\?[^#]*)?(?:#.*)?$/i;
function flaw3(value) {
  const text2 = value;
  const dirty2 = unclean(text2, true);
  if (dirty2) return dirty2;
  const parts = shape.exec(text2);
  if (!parts) return "is not an http or https address";
  const [, , authority = "", path2 = ""] = parts;
  if (authority.includes("@")) return "carries a user name or password";
  let url2;
  try {
    url2 = new URL(text2);
  } catch {
    return "is not an address";
  }
  const host = authority.replace(/:\d*$/, "");
  if (host.toLowerCase() !== url2.hostname || /:0\d|:$/.test(authority)) return "spells its host in a way that hides it";
  if (host.endsWith(".")) return "ends its host in a dot";
  if (authority.includes("*") || path2.includes("*")) return "has a wildcard, which addresses do not have";
  if (path2 !== "" && (path2 !== url2.pathname || hidden.test(path2))) return "spells its path in a way that hides it";
  return confusable(url2.hostname);
}
var hidden = /\/\/|\/\.{1,2};|\\|%(?:2[DEdeFf5]|3\d|4[1-9A-Fa-f]|5[0-9AaCcFf]|6[1-9A-Fa-f]|7[0-9AaEe]|(?![0-9A-Fa-f]{2}))/;
function place(url2) {
  const path2 = url2.pathname.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
  return { origin: url2.origin, path: path2.replace(/\/$/, "") };
}
var url = {
  says: "an address; it covers what has the same scheme, host and port, at or below its path",
  examples: [
    {
      listed: ["https://llm.example.com/v1"],
      covers: ["https://llm.example.com/v1", "https://LLM.example.com:443/v1/chat", "https://llm.example.com/v1/"],
      leaves: [
        "https://llm.example.com/v2",
        "https://llm.example.com/v10",
        "http://llm.example.com/v1",
        "https://llm.example.com.evil.example/v1"
      ]
    }
  ],
  same: [["https://llm.example.com/v1", "HTTPS://LLM.example.com:443/v1/"]],
  malformed: [
    "https://a:b@llm.example.com/v1",
    "https://llm.example.com/v1/../v2",
    "https://*.example.com",
    "llm.example.com/v1"
  ],
  type: "string",
  flaw: flaw3,
  normal: (value) => {
    const address2 = new URL(value);
    const { origin, path: path2 } = place(address2);
    return `${origin}${path2}${address2.search}${address2.hash}`;
  },
  coverage: (listed) => {
    const places2 = listed.map((entry) => place(new URL(entry)));
    return (actual) => {
      const { origin, path: path2 } = place(new URL(actual));
      return places2.some(
        (entry) => entry.origin === origin && (path2 === entry.path || path2.startsWith(`${entry.path}/`))
      );
    };
  }
};

// src/catalog/kinds/user.ts
var user = names("a user id", {
  listed: ["user_01ABC"],
  covers: ["user_01ABC"],
  leaves: ["user_01abc", "user_01ABCD", "*"]
});

// src/catalog/kinds/index.ts
var kinds = {
  boolean,
  integer,
  scale,
  enum: choice,
  text,
  model,
  command,
  mcp,
  user,
  email,
  domain,
  cidr,
  url,
  path,
  repository,
  marketplace,
  secret,
  json,
  keyed,
  map
};
function kindOf(setting) {
  return setting.kind === "scale" ? scaleOf(setting) : kinds[setting.kind];
}

export {
  isOpaque,
  flawOf,
  normalOf,
  spellingOf,
  isPlain,
  coverageOf,
  spansOf,
  overlapsOf,
  foldAscii,
  email,
  isGlob2 as isGlob,
  normalise,
  kinds,
  kindOf
};
