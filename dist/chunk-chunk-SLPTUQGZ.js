import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  direction
} from "./chunk-chunk-VPCPMPKT.js";
import {
  kindOf,
  normalOf
} from "./chunk-chunk-BWPCEOJU.js";
import {
  NO_FINGERPRINT,
  isSecret
} from "./chunk-chunk-WNWQCOS2.js";
import {
  bag,
  canonical,
  isObject,
  segment
} from "./chunk-chunk-2KDALSGB.js";
import {
  __commonJS,
  __toESM
} from "./chunk-chunk-RPXPASOV.js";

// node_modules/json-diff-ts/dist/index.cjs
var require_dist = __commonJS({
  "node_modules/json-diff-ts/dist/index.cjs"(exports, module) {
    "use strict";
    var __defProp = Object.defineProperty;
    var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
    var __getOwnPropNames = Object.getOwnPropertyNames;
    var __hasOwnProp = Object.prototype.hasOwnProperty;
    var __export = (target, all) => {
      for (var name in all)
        __defProp(target, name, { get: all[name], enumerable: true });
    };
    var __copyProps = (to, from, except, desc) => {
      if (from && typeof from === "object" || typeof from === "function") {
        for (let key of __getOwnPropNames(from))
          if (!__hasOwnProp.call(to, key) && key !== except)
            __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
      }
      return to;
    };
    var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
    var index_exports = {};
    __export(index_exports, {
      CompareOperation: () => CompareOperation,
      Operation: () => Operation,
      applyChangelist: () => applyChangelist,
      applyChangeset: () => applyChangeset,
      atomizeChangeset: () => atomizeChangeset,
      compare: () => compare2,
      createContainer: () => createContainer,
      createValue: () => createValue,
      diff: () => diff,
      enrich: () => enrich,
      getTypeOfObj: () => getTypeOfObj,
      revertChangeset: () => revertChangeset,
      unatomizeChangeset: () => unatomizeChangeset
    });
    module.exports = __toCommonJS(index_exports);
    function splitJSONPath(path) {
      const parts = [];
      let currentPart = "";
      let inSingleQuotes = false;
      let inBrackets = 0;
      for (let i = 0; i < path.length; i++) {
        const char = path[i];
        if (char === "'" && path[i - 1] !== "\\") {
          inSingleQuotes = !inSingleQuotes;
        } else if (char === "[" && !inSingleQuotes) {
          inBrackets++;
        } else if (char === "]" && !inSingleQuotes) {
          inBrackets--;
        }
        if (char === "." && !inSingleQuotes && inBrackets === 0) {
          parts.push(currentPart);
          currentPart = "";
        } else {
          currentPart += char;
        }
      }
      if (currentPart !== "") {
        parts.push(currentPart);
      }
      return parts;
    }
    function arrayDifference(first, second) {
      const secondSet = new Set(second);
      return first.filter((item) => !secondSet.has(item));
    }
    function arrayIntersection(first, second) {
      const secondSet = new Set(second);
      return first.filter((item) => secondSet.has(item));
    }
    function keyBy(arr, getKey2) {
      const result = {};
      for (const [index, item] of Object.entries(arr)) {
        result[String(getKey2(item, false, Number(index)))] = item;
      }
      return result;
    }
    function setByPath(obj, path, value) {
      const parts = path.replaceAll(/\[(\d+)\]/g, ".$1").split(".").filter(Boolean);
      let current = obj;
      for (let i = 0; i < parts.length - 1; i++) {
        const part = parts[i];
        if (!(part in current)) {
          current[part] = /^\d+$/.test(parts[i + 1]) ? [] : {};
        }
        current = current[part];
      }
      current[parts.at(-1)] = value;
    }
    var Operation = /* @__PURE__ */ ((Operation2) => {
      Operation2["REMOVE"] = "REMOVE";
      Operation2["ADD"] = "ADD";
      Operation2["UPDATE"] = "UPDATE";
      return Operation2;
    })(Operation || {});
    function diff(oldObj, newObj, options = {}) {
      let { embeddedObjKeys } = options;
      const { keysToSkip, treatTypeChangeAsReplace } = options;
      if (embeddedObjKeys instanceof Map) {
        embeddedObjKeys = new Map(
          Array.from(embeddedObjKeys.entries()).map(([key, value]) => [
            key instanceof RegExp ? key : key.replace(/^\./, ""),
            value
          ])
        );
      } else if (embeddedObjKeys) {
        embeddedObjKeys = Object.fromEntries(
          Object.entries(embeddedObjKeys).map(([key, value]) => [key.replace(/^\./, ""), value])
        );
      }
      return compare(oldObj, newObj, [], [], {
        embeddedObjKeys,
        keysToSkip: keysToSkip ?? [],
        treatTypeChangeAsReplace: treatTypeChangeAsReplace ?? true
      });
    }
    var applyChangeset = (obj, changeset) => {
      if (changeset) {
        changeset.forEach((change) => {
          const { type, key, value, embeddedKey } = change;
          if (value !== null && value !== void 0 || type === "REMOVE" || value === null && type === "ADD" || value === void 0 && type === "ADD") {
            applyLeafChange(obj, change, embeddedKey);
          } else {
            applyBranchChange(key === "$root" ? obj : obj[key], change);
          }
        });
      }
      return obj;
    };
    var revertChangeset = (obj, changeset) => {
      if (changeset) {
        changeset.reverse().forEach((change) => {
          const { value, type } = change;
          if (!change.changes || value === null && type === "REMOVE") {
            revertLeafChange(obj, change);
          } else {
            revertBranchChange(change.key === "$root" ? obj : obj[change.key], change);
          }
        });
      }
      return obj;
    };
    var atomizeChangeset = (obj, path = "$", embeddedKey, embeddedKeyIsPath) => {
      if (Array.isArray(obj)) {
        return handleArray(obj, path, embeddedKey, embeddedKeyIsPath);
      } else if (obj.changes || embeddedKey) {
        if (embeddedKey) {
          const [updatedPath, atomicChange] = handleEmbeddedKey(embeddedKey, obj, path, embeddedKeyIsPath);
          path = updatedPath;
          if (atomicChange) {
            return atomicChange;
          }
        } else {
          path = append(path, obj.key);
        }
        return atomizeChangeset(obj.changes || obj, path, obj.embeddedKey, obj.embeddedKeyIsPath);
      } else {
        const valueType = getTypeOfObj(obj.value);
        let finalPath = path;
        if (!finalPath.endsWith(`[${obj.key}]`)) {
          let endsWithFilterValue = false;
          const filterEndIdx = path.lastIndexOf(")]");
          if (filterEndIdx !== -1) {
            const filterStartIdx = path.lastIndexOf("==", filterEndIdx);
            if (filterStartIdx !== -1) {
              const filterValue = path.slice(filterStartIdx + 2, filterEndIdx).replaceAll(/(^'|'$)/g, "");
              endsWithFilterValue = filterValue === String(obj.key);
            }
          }
          if (!endsWithFilterValue) {
            finalPath = append(path, obj.key);
          }
        }
        return [
          {
            ...obj,
            path: finalPath,
            valueType
          }
        ];
      }
    };
    function handleEmbeddedKey(embeddedKey, obj, path, isPath) {
      if (embeddedKey === "$index") {
        path = `${path}[${obj.key}]`;
        return [path];
      } else if (embeddedKey === "$value") {
        path = `${path}[?(@=='${obj.key}')]`;
        const valueType = getTypeOfObj(obj.value);
        return [
          path,
          [
            {
              ...obj,
              path,
              valueType
            }
          ]
        ];
      } else {
        path = filterExpression(path, embeddedKey, obj.key, isPath);
        return [path];
      }
    }
    var handleArray = (obj, path, embeddedKey, embeddedKeyIsPath) => {
      return obj.reduce((memo, change) => [...memo, ...atomizeChangeset(change, path, embeddedKey, embeddedKeyIsPath)], []);
    };
    var unatomizeChangeset = (changes) => {
      if (!Array.isArray(changes)) {
        changes = [changes];
      }
      const changesArr = [];
      changes.forEach((change) => {
        const obj = {};
        let ptr = obj;
        const segments = splitJSONPath(change.path);
        if (segments.length === 1) {
          ptr.key = change.key;
          ptr.type = change.type;
          ptr.value = change.value;
          ptr.oldValue = change.oldValue;
          changesArr.push(ptr);
        } else {
          for (let i = 1; i < segments.length; i++) {
            const segment2 = segments[i];
            const result = /^([^[\]]+)\[\?\(@(?:\.?([^=[]*)|(?:\['([^']*(?:''[^']*)*)'\]))=+'([^']*(?:''[^']*)*)'\)\]$|^(.+)\[(\d+)\]$/.exec(segment2);
            if (result) {
              let key;
              let embeddedKey;
              let arrKey;
              let isPath;
              if (result[1]) {
                key = result[1];
                embeddedKey = result[3]?.replace(/''/g, "'") || result[2] || "$value";
                isPath = !result[3] && !!result[2] && result[2].includes(".") && NESTED_PATH_RE.test(result[2]) ? true : void 0;
                arrKey = result[4]?.replace(/''/g, "'");
              } else {
                key = result[5];
                embeddedKey = "$index";
                arrKey = Number(result[6]);
              }
              if (i === segments.length - 1) {
                ptr.key = key;
                ptr.embeddedKey = embeddedKey;
                if (isPath) ptr.embeddedKeyIsPath = true;
                ptr.type = "UPDATE";
                ptr.changes = [
                  {
                    type: change.type,
                    key: arrKey,
                    value: change.value,
                    oldValue: change.oldValue
                  }
                ];
              } else {
                ptr.key = key;
                ptr.embeddedKey = embeddedKey;
                if (isPath) ptr.embeddedKeyIsPath = true;
                ptr.type = "UPDATE";
                const newPtr = {};
                ptr.changes = [
                  {
                    type: "UPDATE",
                    key: arrKey,
                    changes: [newPtr]
                  }
                ];
                ptr = newPtr;
              }
            } else {
              if (i === segments.length - 1) {
                ptr.key = segment2;
                ptr.type = change.type;
                ptr.value = change.value;
                ptr.oldValue = change.oldValue;
              } else {
                ptr.key = segment2;
                ptr.type = "UPDATE";
                const newPtr = {};
                ptr.changes = [newPtr];
                ptr = newPtr;
              }
            }
          }
          changesArr.push(obj);
        }
      });
      return changesArr;
    };
    var getTypeOfObj = (obj) => {
      if (obj === void 0) {
        return "undefined";
      }
      if (obj === null) {
        return null;
      }
      return Object.prototype.toString.call(obj).match(/^\[object\s(.*)\]$/)[1];
    };
    var getKey = (path) => {
      const left = path.at(-1);
      return left ?? "$root";
    };
    var compare = (oldObj, newObj, path, keyPath, options) => {
      let changes = [];
      const currentPath = keyPath.join(".");
      if (options.keysToSkip?.some((skipPath) => {
        if (currentPath === skipPath) {
          return true;
        }
        if (skipPath.includes(".") && skipPath.startsWith(currentPath + ".")) {
          return false;
        }
        if (skipPath.includes(".")) {
          const skipParts = skipPath.split(".");
          const currentParts = currentPath.split(".");
          if (currentParts.length >= skipParts.length) {
            for (let i = 0; i < skipParts.length; i++) {
              if (skipParts[i] !== currentParts[i]) {
                return false;
              }
            }
            return true;
          }
        }
        return false;
      })) {
        return changes;
      }
      const typeOfOldObj = getTypeOfObj(oldObj);
      const typeOfNewObj = getTypeOfObj(newObj);
      if (options.treatTypeChangeAsReplace && typeOfOldObj !== typeOfNewObj) {
        if (typeOfOldObj !== "undefined") {
          changes.push({ type: "REMOVE", key: getKey(path), value: oldObj });
        }
        const lastPathSegment = path[path.length - 1];
        const isArrayElement = path.length > 0 && (typeof lastPathSegment === "number" || typeof lastPathSegment === "string" && /^\d+$/.test(lastPathSegment));
        if (typeOfNewObj !== "undefined" || isArrayElement) {
          changes.push({ type: "ADD", key: getKey(path), value: newObj });
        }
        return changes;
      }
      if (typeOfNewObj === "undefined" && typeOfOldObj !== "undefined") {
        const lastPathSegment = path[path.length - 1];
        const isArrayElement = path.length > 0 && (typeof lastPathSegment === "number" || typeof lastPathSegment === "string" && /^\d+$/.test(lastPathSegment));
        if (isArrayElement) {
          changes.push({ type: "UPDATE", key: getKey(path), value: newObj, oldValue: oldObj });
        } else {
          changes.push({ type: "REMOVE", key: getKey(path), value: oldObj });
        }
        return changes;
      }
      if (typeOfNewObj === "Object" && typeOfOldObj === "Array") {
        changes.push({ type: "UPDATE", key: getKey(path), value: newObj, oldValue: oldObj });
        return changes;
      }
      if (typeOfNewObj === null) {
        if (typeOfOldObj !== null) {
          changes.push({ type: "UPDATE", key: getKey(path), value: newObj, oldValue: oldObj });
        }
        return changes;
      }
      switch (typeOfOldObj) {
        case "Date":
          if (typeOfNewObj === "Date") {
            changes = changes.concat(
              comparePrimitives(oldObj.getTime(), newObj.getTime(), path).map((x) => ({
                ...x,
                value: new Date(x.value),
                oldValue: new Date(x.oldValue)
              }))
            );
          } else {
            changes = changes.concat(comparePrimitives(oldObj, newObj, path));
          }
          break;
        case "Object": {
          const diffs = compareObject(oldObj, newObj, path, keyPath, false, options);
          if (diffs.length) {
            if (path.length) {
              changes.push({
                type: "UPDATE",
                key: getKey(path),
                changes: diffs
              });
            } else {
              changes = changes.concat(diffs);
            }
          }
          break;
        }
        case "Array":
          changes = changes.concat(compareArray(oldObj, newObj, path, keyPath, options));
          break;
        case "Function":
          break;
        // do nothing
        default:
          changes = changes.concat(comparePrimitives(oldObj, newObj, path));
      }
      return changes;
    };
    var compareObject = (oldObj, newObj, path, keyPath, skipPath = false, options = {}) => {
      let k;
      let newKeyPath;
      let newPath;
      if (skipPath == null) {
        skipPath = false;
      }
      let changes = [];
      const oldObjKeys = Object.keys(oldObj);
      const newObjKeys = Object.keys(newObj);
      const intersectionKeys = arrayIntersection(oldObjKeys, newObjKeys);
      for (k of intersectionKeys) {
        newPath = path.concat([k]);
        newKeyPath = skipPath ? keyPath : keyPath.concat([k]);
        const diffs = compare(oldObj[k], newObj[k], newPath, newKeyPath, options);
        if (diffs.length) {
          changes = changes.concat(diffs);
        }
      }
      const addedKeys = arrayDifference(newObjKeys, oldObjKeys);
      for (k of addedKeys) {
        newPath = path.concat([k]);
        newKeyPath = skipPath ? keyPath : keyPath.concat([k]);
        const currentPath = newKeyPath.join(".");
        if (options.keysToSkip?.some((skipPath2) => currentPath === skipPath2 || currentPath.startsWith(skipPath2 + "."))) {
          continue;
        }
        changes.push({
          type: "ADD",
          key: getKey(newPath),
          value: newObj[k]
        });
      }
      const deletedKeys = arrayDifference(oldObjKeys, newObjKeys);
      for (k of deletedKeys) {
        newPath = path.concat([k]);
        newKeyPath = skipPath ? keyPath : keyPath.concat([k]);
        const currentPath = newKeyPath.join(".");
        if (options.keysToSkip?.some((skipPath2) => currentPath === skipPath2 || currentPath.startsWith(skipPath2 + "."))) {
          continue;
        }
        changes.push({
          type: "REMOVE",
          key: getKey(newPath),
          value: oldObj[k]
        });
      }
      return changes;
    };
    var compareArray = (oldObj, newObj, path, keyPath, options) => {
      if (getTypeOfObj(newObj) !== "Array") {
        return [{ type: "UPDATE", key: getKey(path), value: newObj, oldValue: oldObj }];
      }
      const left = getObjectKey(options.embeddedObjKeys, keyPath);
      const uniqKey = left ?? "$index";
      const indexedOldObj = convertArrayToObj(oldObj, uniqKey);
      const indexedNewObj = convertArrayToObj(newObj, uniqKey);
      const diffs = compareObject(indexedOldObj, indexedNewObj, path, keyPath, true, options);
      const isFunctionKey = typeof uniqKey === "function" && uniqKey.length === 2;
      if (diffs.length) {
        const resolvedKey = isFunctionKey ? uniqKey(newObj[0] ?? oldObj[0], true) : uniqKey;
        const sampleEl = [...newObj, ...oldObj].find((el) => el != null && typeof el === "object");
        const isNestedPath = typeof resolvedKey === "string" && resolvedKey.includes(".") && NESTED_PATH_RE.test(resolvedKey) && (isFunctionKey || !(sampleEl != null && resolvedKey in sampleEl));
        return [
          {
            type: "UPDATE",
            key: getKey(path),
            embeddedKey: resolvedKey,
            ...isNestedPath ? { embeddedKeyIsPath: true } : {},
            changes: diffs
          }
        ];
      } else {
        return [];
      }
    };
    var getObjectKey = (embeddedObjKeys, keyPath) => {
      if (embeddedObjKeys != null) {
        const path = keyPath.join(".");
        if (embeddedObjKeys instanceof Map) {
          for (const [key2, value] of embeddedObjKeys.entries()) {
            if (key2 instanceof RegExp) {
              if (path.match(key2)) {
                return value;
              }
            } else if (path === key2) {
              return value;
            }
          }
        }
        const key = embeddedObjKeys[path];
        if (key != null) {
          return key;
        }
      }
      return void 0;
    };
    var convertArrayToObj = (arr, uniqKey) => {
      let obj = {};
      if (uniqKey === "$value") {
        arr.forEach((value) => {
          obj[value] = value;
        });
      } else if (uniqKey === "$index") {
        for (let i = 0; i < arr.length; i++) {
          const value = arr[i];
          obj[i] = value;
        }
      } else {
        const maybeNestedPath = typeof uniqKey === "string" && uniqKey.includes(".") && NESTED_PATH_RE.test(uniqKey);
        const keyFunction = typeof uniqKey === "string" ? maybeNestedPath ? (item) => item != null && typeof item === "object" && uniqKey in item ? item[uniqKey] : resolveProperty(item, uniqKey, true) : (item) => item != null ? item[uniqKey] : void 0 : uniqKey;
        obj = keyBy(arr, keyFunction);
      }
      return obj;
    };
    var comparePrimitives = (oldObj, newObj, path) => {
      const changes = [];
      if (oldObj !== newObj) {
        changes.push({
          type: "UPDATE",
          key: getKey(path),
          value: newObj,
          oldValue: oldObj
        });
      }
      return changes;
    };
    var removeKey = (obj, key, embeddedKey, isPath) => {
      if (Array.isArray(obj)) {
        if (embeddedKey === "$index") {
          obj.splice(Number(key), 1);
          return;
        }
        const index = indexOfItemInArray(obj, embeddedKey, key, isPath);
        if (index === -1) {
          console.warn(`Element with the key '${embeddedKey}' and value '${key}' could not be found in the array!`);
          return;
        }
        return obj.splice(index ?? key, 1);
      } else {
        delete obj[key];
        return;
      }
    };
    var resolveProperty = (obj, key, isPath) => {
      if (obj == null) return void 0;
      if (typeof key !== "string" || !isPath || !key.includes(".")) return obj[key];
      return key.split(".").reduce((cur, seg) => cur?.[seg], obj);
    };
    var indexOfItemInArray = (arr, key, value, isPath) => {
      if (key === "$value") {
        return arr.indexOf(value);
      }
      for (let i = 0; i < arr.length; i++) {
        const item = arr[i];
        if (item == null) continue;
        const resolved = resolveProperty(item, key, isPath);
        if (resolved !== void 0 && String(resolved) === String(value)) {
          return i;
        }
      }
      return -1;
    };
    var modifyKeyValue = (obj, key, value) => obj[key] = value;
    var addKeyValue = (obj, key, value, embeddedKey) => {
      if (Array.isArray(obj)) {
        if (embeddedKey === "$index") {
          obj.splice(Number(key), 0, value);
          return obj.length;
        }
        return obj.push(value);
      } else {
        return obj ? obj[key] = value : null;
      }
    };
    var applyLeafChange = (obj, change, embeddedKey, isPath) => {
      const { type, key, value } = change;
      switch (type) {
        case "ADD":
          return addKeyValue(obj, key, value, embeddedKey);
        case "UPDATE":
          return modifyKeyValue(obj, key, value);
        case "REMOVE":
          return removeKey(obj, key, embeddedKey, isPath);
      }
    };
    var applyArrayChange = (arr, change) => {
      let changes = change.changes;
      if (change.embeddedKey === "$index") {
        changes = [...changes].sort((a, b) => {
          if (a.type === "REMOVE" && b.type === "REMOVE") {
            return Number(b.key) - Number(a.key);
          }
          if (a.type === "REMOVE") return -1;
          if (b.type === "REMOVE") return 1;
          return Number(a.key) - Number(b.key);
        });
      }
      for (const subchange of changes) {
        if (subchange.value !== null && subchange.value !== void 0 || subchange.type === "REMOVE" || subchange.value === null && subchange.type === "ADD" || subchange.value === void 0 && subchange.type === "ADD") {
          applyLeafChange(arr, subchange, change.embeddedKey, change.embeddedKeyIsPath);
        } else {
          let element;
          if (change.embeddedKey === "$index") {
            element = arr[subchange.key];
          } else if (change.embeddedKey === "$value") {
            const index = arr.indexOf(subchange.key);
            if (index !== -1) {
              element = arr[index];
            }
          } else {
            element = arr.find((el) => {
              const resolved = resolveProperty(el, change.embeddedKey, change.embeddedKeyIsPath);
              return resolved !== void 0 && String(resolved) === String(subchange.key);
            });
          }
          if (element) {
            applyChangeset(element, subchange.changes);
          }
        }
      }
      return arr;
    };
    var applyBranchChange = (obj, change) => {
      if (Array.isArray(obj)) {
        return applyArrayChange(obj, change);
      } else {
        return applyChangeset(obj, change.changes);
      }
    };
    var revertLeafChange = (obj, change, embeddedKey = "$index", isPath) => {
      const { type, key, value, oldValue } = change;
      if (key === "$root") {
        switch (type) {
          case "ADD":
            for (const prop in obj) {
              if (Object.prototype.hasOwnProperty.call(obj, prop)) {
                delete obj[prop];
              }
            }
            return obj;
          case "UPDATE":
            for (const prop in obj) {
              if (Object.prototype.hasOwnProperty.call(obj, prop)) {
                delete obj[prop];
              }
            }
            if (oldValue && typeof oldValue === "object") {
              Object.assign(obj, oldValue);
            }
            return obj;
          case "REMOVE":
            if (value && typeof value === "object") {
              Object.assign(obj, value);
            }
            return obj;
        }
      }
      switch (type) {
        case "ADD":
          return removeKey(obj, key, embeddedKey, isPath);
        case "UPDATE":
          return modifyKeyValue(obj, key, oldValue);
        case "REMOVE":
          return addKeyValue(obj, key, value);
      }
    };
    var revertArrayChange = (arr, change) => {
      for (const subchange of change.changes) {
        if (subchange.value != null || subchange.type === "REMOVE") {
          revertLeafChange(arr, subchange, change.embeddedKey, change.embeddedKeyIsPath);
        } else {
          let element;
          if (change.embeddedKey === "$index") {
            element = arr[+subchange.key];
          } else if (change.embeddedKey === "$value") {
            const index = arr.indexOf(subchange.key);
            if (index !== -1) {
              element = arr[index];
            }
          } else {
            element = arr.find((el) => {
              const resolved = resolveProperty(el, change.embeddedKey, change.embeddedKeyIsPath);
              return resolved !== void 0 && String(resolved) === String(subchange.key);
            });
          }
          if (element) {
            revertChangeset(element, subchange.changes);
          }
        }
      }
      return arr;
    };
    var revertBranchChange = (obj, change) => {
      if (Array.isArray(obj)) {
        return revertArrayChange(obj, change);
      } else {
        return revertChangeset(obj, change.changes);
      }
    };
    function append(basePath, nextSegment) {
      return nextSegment.includes(".") ? `${basePath}[${nextSegment}]` : `${basePath}.${nextSegment}`;
    }
    var IDENT_RE = /^[a-zA-Z_][a-zA-Z0-9_]*$/;
    var NESTED_PATH_RE = /^[a-zA-Z_][a-zA-Z0-9_]*(?:\.[a-zA-Z_][a-zA-Z0-9_]*)*$/;
    function filterExpression(basePath, filterKey, filterValue, isPath) {
      const escapedValue = `'${filterValue.replace(/'/g, "''")}'`;
      let memberAccess;
      if (isPath && NESTED_PATH_RE.test(filterKey)) {
        memberAccess = "." + filterKey;
      } else if (IDENT_RE.test(filterKey)) {
        memberAccess = `.${filterKey}`;
      } else {
        memberAccess = `['${filterKey.replace(/'/g, "''")}']`;
      }
      return `${basePath}[?(@${memberAccess}==${escapedValue})]`;
    }
    var CompareOperation = /* @__PURE__ */ ((CompareOperation2) => {
      CompareOperation2["CONTAINER"] = "CONTAINER";
      CompareOperation2["UNCHANGED"] = "UNCHANGED";
      return CompareOperation2;
    })(CompareOperation || {});
    var createValue = (value) => ({ type: "UNCHANGED", value });
    var createContainer = (value) => ({
      type: "CONTAINER",
      value
    });
    var enrich = (object) => {
      const objectType = getTypeOfObj(object);
      switch (objectType) {
        case "Object":
          return Object.keys(object).map((key) => ({ key, value: enrich(object[key]) })).reduce((accumulator, entry) => {
            accumulator.value[entry.key] = entry.value;
            return accumulator;
          }, createContainer({}));
        case "Array":
          return object.map((value) => enrich(value)).reduce((accumulator, value) => {
            accumulator.value.push(value);
            return accumulator;
          }, createContainer([]));
        case "Function":
          return void 0;
        case "Date":
        default:
          return createValue(object);
      }
    };
    var buildEnrichedPath = (atomicPath) => {
      const segments = splitJSONPath(atomicPath);
      let result = "value";
      for (let i = 1; i < segments.length; i++) {
        const seg = segments[i];
        const isLast = i === segments.length - 1;
        const arrayMatch = /^(.+?)\[(\d+)\]$/.exec(seg);
        if (arrayMatch) {
          const [, key, index] = arrayMatch;
          result += `.${key}.value[${index}]`;
        } else {
          result += `.${seg}`;
        }
        if (!isLast) {
          result += ".value";
        }
      }
      return result;
    };
    var applyChangelist = (object, changelist) => {
      changelist.forEach((entry) => {
        const path = buildEnrichedPath(entry.path);
        switch (entry.type) {
          case "ADD":
          case "UPDATE":
            setByPath(object, path, { type: entry.type, value: entry.value, oldValue: entry.oldValue });
            break;
          case "REMOVE":
            setByPath(object, path, { type: entry.type, value: void 0, oldValue: entry.value });
            break;
          default:
            throw new Error();
        }
      });
      return object;
    };
    var ARRAY_WRAPPER_KEY = "_$arr";
    var compare2 = (oldObject, newObject) => {
      if (Array.isArray(oldObject) || Array.isArray(newObject)) {
        const wrappedOld = { [ARRAY_WRAPPER_KEY]: oldObject };
        const wrappedNew = { [ARRAY_WRAPPER_KEY]: newObject };
        const enriched = enrich(wrappedOld);
        const changes = atomizeChangeset(diff(wrappedOld, wrappedNew));
        const result = applyChangelist(enriched, changes);
        return result.value[ARRAY_WRAPPER_KEY];
      }
      return applyChangelist(enrich(oldObject), atomizeChangeset(diff(oldObject, newObject)));
    };
  }
});

// src/history/changes.ts
var import_json_diff_ts = __toESM(require_dist(), 1);

// src/history/state.ts
function isSet(entry) {
  return entry !== void 0 && entry.container === void 0 && entry.meaning !== null;
}
function stateOf(entry) {
  return entry.rivals ? `${entry.meaning}
${canonical(entry.rivals)}` : entry.meaning;
}

// src/history/renames.ts
var noRenames = /* @__PURE__ */ new Map();
function renamed(renames, subject) {
  for (const [old, now] of renames)
    if (subject === old || subject.startsWith(`${old}/`)) return now + subject.slice(old.length);
  return subject;
}
function moveAlong(known, renames, moved = (one, _, __) => one) {
  if (renames.size === 0) return;
  for (const [subject, one] of known) {
    const now = renamed(renames, subject);
    if (now === subject) continue;
    known.delete(subject);
    known.set(now, moved(one, subject, now));
  }
}
function renamesIn(before, after) {
  const root = segment(after.key);
  const key = before.entries.get(root)?.setting?.key;
  if (key === void 0 || !after.entries.get(root)?.container) return noRenames;
  const gone = elementsOf(before, after, root, key);
  const came = gone.length > 0 ? elementsOf(after, before, root, key) : [];
  const found = /* @__PURE__ */ new Map();
  for (const mark of ["content", "secret"])
    for (const one of gone) {
      const same = (other) => one[mark] !== null && other[mark] === one[mark];
      const [old, now] = [gone.filter((other) => !found.has(other.subject) && same(other)), came.filter(same)];
      const free = now.filter(({ subject }) => ![...found.values()].includes(subject));
      if (old.length === 1 && old[0] === one && free.length === 1) found.set(one.subject, free[0].subject);
    }
  return found;
}
function elementsOf(of, other, root, key) {
  const found = [];
  const contents2 = contentsOf(of, root, key);
  for (const { subject, element, value } of of.entries.values()) {
    if (element === void 0 || other.entries.has(subject) || !isObject(value)) continue;
    if (typeof value[key] !== "string" || subject !== root + segment(value[key])) continue;
    const secret = of.entries.get(`${subject}/apiKey`)?.value;
    const literal = isSecret(secret) && secret.$secret === "literal" && secret.fingerprint !== NO_FINGERPRINT;
    found.push({ subject, content: contents2.get(subject) ?? null, secret: literal ? secret.fingerprint : null });
  }
  return found;
}
function contentsOf(of, root, key) {
  const found = /* @__PURE__ */ new Map();
  for (const entry of of.entries.values()) {
    const end = entry.subject.indexOf("/", root.length + 1);
    if (end < 0 || !isSet(entry)) continue;
    const [subject, rest] = [entry.subject.slice(0, end), entry.subject.slice(end)];
    if (rest === segment(key) || found.get(subject) === null) continue;
    const parts = found.get(subject) ?? [];
    const isTold = !canonical([entry.value, ...entry.rivals ?? []]).includes(`"${NO_FINGERPRINT}"`);
    if (isTold) parts.push(JSON.stringify([rest, stateOf(entry)]));
    found.set(subject, isTold ? parts : null);
  }
  return new Map([...found].map(([subject, parts]) => [subject, parts && JSON.stringify(parts.sort())]));
}

// src/history/changes.ts
var none = { key: "", entries: /* @__PURE__ */ new Map(), raw: /* @__PURE__ */ new Map() };
function diffBlocks(before, after) {
  const renames = before && after ? renamesIn(before, after) : noRenames;
  const [from, to] = [before ? movedBlock(before, renames) : none, after ?? none];
  const subjects = /* @__PURE__ */ new Set([...from.entries.keys(), ...to.entries.keys()]);
  for (const subject of subjects) if (from.entries.get(subject) === to.entries.get(subject)) subjects.delete(subject);
  const changes = (0, import_json_diff_ts.diff)(states(from, subjects), states(to, subjects)).map(({ key }) => changeOf(key, from.entries.get(key), to.entries.get(key))).map((change) => ({ ...change, ...formerlyOf(from.entries.get(change.subject), change.subject) })).sort((a, b) => a.subject < b.subject ? -1 : 1);
  const changed = new Set(changes.map((change) => change.subject));
  const representation = [...subjects].filter(
    (subject) => !changed.has(subject) && respelled(from.entries.get(subject), to.entries.get(subject))
  );
  if (changes.length === 0 && representation.length === 0 && rawText(from) !== rawText(to))
    representation.push(`/${(after ?? before).key}`);
  return { changes, representation: representation.sort(), renames };
}
function movedBlock(block, renames) {
  if (renames.size === 0) return block;
  const entries = new Map(block.entries);
  moveAlong(entries, renames);
  return { ...block, entries };
}
function formerlyOf(before, subject) {
  return before === void 0 || before.subject === subject ? {} : { formerly: before.subject };
}
function diffSettings(before, after, keys = /* @__PURE__ */ new Set([...before.keys(), ...after.keys()])) {
  const found = [...keys].sort().map((key) => diffBlocks(before.get(key), after.get(key)));
  return {
    changes: found.flatMap((one) => one.changes),
    representation: found.flatMap((one) => one.representation),
    renames: new Map(found.flatMap((one) => [...one.renames]))
  };
}
function states(block, subjects) {
  const out = bag();
  for (const subject of subjects) {
    const entry = block.entries.get(subject);
    if (isSet(entry)) out[subject] = stateOf(entry);
  }
  return out;
}
var contents = /* @__PURE__ */ new WeakMap();
function stateAt(block, subject) {
  const entry = block?.entries.get(subject);
  if (!entry?.container) return isSet(entry) ? stateOf(entry) : null;
  let known = contents.get(block);
  if (!known) contents.set(block, known = /* @__PURE__ */ new Map());
  let state = known.get(subject);
  if (state === void 0) {
    const inside = [...block.entries.values()].filter((one) => isSet(one) && one.subject.startsWith(`${subject}/`));
    state = JSON.stringify(inside.map((one) => canonical([one.subject, stateOf(one)])).sort());
    known.set(subject, state);
  }
  return state;
}
function shown(entry) {
  return entry.rivals ? [entry.value, ...entry.rivals] : entry.value;
}
function changeOf(subject, before, after) {
  const [from, to] = [isSet(before) ? before : void 0, isSet(after) ? after : void 0];
  const setting = (to ?? from).setting;
  const base = {
    subject,
    path: setting?.path ?? null,
    op: !from ? "add" : !to ? "remove" : "replace",
    before: from ? shown(from) : null,
    after: to ? shown(to) : null,
    direction: direction(setting, from?.value, to?.value)
  };
  if (setting?.list !== "set") return base;
  const [old, now] = [entriesOf(from), entriesOf(to)];
  const kind = kindOf(setting);
  const missing = (entries, others) => {
    const known = new Set(others.map((entry) => normalOf(kind, entry)));
    return entries.filter((entry) => !known.has(normalOf(kind, entry)));
  };
  return { ...base, added: missing(now, old), removed: missing(old, now) };
}
function entriesOf(entry) {
  return Array.isArray(entry?.value) ? entry.value : [];
}
function respelled(before, after) {
  if (before?.container && after?.container) return reordered(before, after);
  if (before?.container || after?.container) return false;
  if (!before || !after) return true;
  return JSON.stringify(before.written) !== JSON.stringify(after.written) || canonical(before.value) !== canonical(after.value);
}
function reordered(before, after) {
  if (before.setting?.kind !== "keyed" || before.meaning === after.meaning) return false;
  const [old, now] = [JSON.parse(before.meaning), JSON.parse(after.meaning)];
  const [inOld, inNow] = [new Set(old), new Set(now)];
  return old.filter((key) => inNow.has(key)).join("\0") !== now.filter((key) => inOld.has(key)).join("\0");
}
function rawText(block) {
  const members = [...block.raw].map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`);
  return members.sort().join(",");
}

export {
  noRenames,
  moveAlong,
  diffBlocks,
  diffSettings,
  stateAt
};
