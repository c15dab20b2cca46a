import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import "./chunk-chunk-RPXPASOV.js";

// src/run/hook-input.ts
function readWithin(stream, most, milliseconds) {
  return new Promise((resolve) => {
    const chunks = [];
    let [size, kept] = [0, 0];
    const finish = (ended) => {
      clearTimeout(timer);
      stream.off("data", take);
      stream.destroy();
      resolve({ bytes: Buffer.concat(chunks), size, ended });
    };
    const take = (chunk) => {
      size += chunk.length;
      const part = chunk.subarray(0, most + 1 - kept);
      kept += part.length;
      if (part.length > 0) chunks.push(part);
    };
    const timer = setTimeout(() => finish(false), milliseconds);
    stream.on("data", take);
    stream.once("end", () => finish(true));
    stream.on("error", () => finish(true));
  });
}
export {
  readWithin
};
