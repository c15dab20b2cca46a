import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  HttpFailure,
  eachItem,
  eachPage,
  pagingOf,
  readHistory
} from "./chunk-chunk-YZHJVQK7.js";
import {
  ServiceError
} from "./chunk-chunk-65ML2NYJ.js";
import {
  clip,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import {
  messages
} from "./chunk-chunk-GCSJI2RX.js";
import {
  MAX_ENTRIES,
  creditLimit,
  limits
} from "./chunk-chunk-ZAQM4FWA.js";
import {
  enterpriseControls
} from "./chunk-chunk-HIA3NFYV.js";
import {
  DEFAULT_LIMIT
} from "./chunk-chunk-T6J2SRZP.js";
import {
  _minLength,
  array,
  looseObject
} from "./chunk-chunk-WWJXMTTS.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/service/batches.ts
var unbounded = {
  ...limits.set,
  body: looseObject({ users: array(creditLimit).check(_minLength(1)) })
};
async function setLimits(client, input) {
  const { users } = input;
  if (!Array.isArray(users) || users.length <= MAX_ENTRIES) return client.call(limits.set, input);
  client.check(unbounded, input);
  let done;
  for (let start = 0; start < users.length; start += MAX_ENTRIES) {
    const batch = { ...input, users: users.slice(start, start + MAX_ENTRIES) };
    try {
      const answer = await client.call(limits.set, batch);
      done = joined(done, answer);
    } catch (error) {
      if (!done || !(error instanceof ServiceError)) throw error;
      const says = `of ${users.length} limits ${done.updated.length} were set and ${done.errors.length} refused before`;
      throw new ServiceError(error, void 0, { says, value: done });
    }
  }
  return done;
}
function joined(before, answer) {
  if (!before) return answer;
  return {
    ...before,
    ...answer,
    updated: [...before.updated, ...answer.updated],
    errors: [...before.errors, ...answer.errors]
  };
}

// src/run/attachments.ts
import { open, stat } from "node:fs/promises";
import path from "node:path";
var MAX_FILE = 10 * 2 ** 20;
var MAX_TOGETHER = 20 * 2 ** 20;
var begins = (...starts) => {
  const wanted = starts.map((start) => Buffer.from(start, "latin1"));
  return (bytes) => wanted.some((start) => bytes.subarray(0, start.length).equals(start));
};
var jpeg = { mediaType: "image/jpeg", called: "a JPEG picture", holds: begins("ÿØÿ") };
var webp = (bytes) => begins("RIFF")(bytes) && begins("WEBP")(bytes.subarray(8));
var pictures = {
  ".png": { mediaType: "image/png", called: "a PNG picture", holds: begins("PNG\r\n\n") },
  ".jpg": jpeg,
  ".jpeg": jpeg,
  ".gif": { mediaType: "image/gif", called: "a GIF picture", holds: begins("GIF87a", "GIF89a") },
  ".webp": { mediaType: "image/webp", called: "a WebP picture", holds: webp }
};
var pdf = { mediaType: "application/pdf", called: "a PDF", holds: begins("%PDF-") };
var texts = {
  ".md": "text/markdown",
  ".markdown": "text/markdown",
  ".csv": "text/csv",
  ".htm": "text/html",
  ".html": "text/html",
  ".css": "text/css",
  ".xml": "text/xml"
};
async function withAttachments(input) {
  const problems = [];
  let together = 0;
  const read = async (given, encode) => {
    if (!Array.isArray(given)) return given;
    const items = [];
    for (const item of given) {
      if (typeof item !== "string") items.push(item);
      else
        try {
          const bytes = await bytesOf(item);
          together += bytes.length;
          if (together > MAX_TOGETHER) throw refuse(item, `makes them more than ${mebibytes(MAX_TOGETHER)} together`);
          items.push(encode(item, bytes));
        } catch (error) {
          if (!(error instanceof DriftlineError)) throw error;
          problems.push(...error.problems);
        }
    }
    return items;
  };
  const images = await read(input["images"], picture);
  const files = await read(input["files"], document);
  if (problems.length > 0) throw new DriftlineError("usage", problems);
  return { ...input, ..."images" in input && { images }, ..."files" in input && { files } };
}
function picture(file, bytes) {
  const kind = pictures[extension(file)];
  if (!kind) throw refuse(file, "is not called as a picture is", "send .png, .jpg, .gif or .webp");
  if (!kind.holds(bytes)) throw refuse(file, `does not hold ${kind.called}`);
  return { type: "base64", mediaType: kind.mediaType, data: bytes.toString("base64") };
}
function document(file, bytes) {
  const data = bytes.toString("base64");
  const name = path.basename(file);
  if (extension(file) === ".pdf") {
    if (!pdf.holds(bytes)) throw refuse(file, `does not hold ${pdf.called}`);
    return { type: "base64", mediaType: pdf.mediaType, data, name };
  }
  const parsedData = textOf(bytes);
  if (parsedData === void 0) throw refuse(file, "is neither a PDF nor a text in UTF-8");
  return { type: "base64", mediaType: texts[extension(file)] ?? "text/plain", data, parsedData, name };
}
function textOf(bytes) {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? void 0 : text;
  } catch {
    return void 0;
  }
}
function extension(file) {
  return path.extname(file).toLowerCase();
}
async function bytesOf(file) {
  const unread = (error) => {
    throw refuse(file, `cannot be read (${error.code})`);
  };
  if (file === "" || file.includes("\0")) throw refuse(file, "is not the path of a file");
  if (!(await stat(file).catch(unread)).isFile()) throw refuse(file, "is not a file");
  const handle = await open(file).catch(unread);
  try {
    const bytes = Buffer.alloc(MAX_FILE + 1);
    let size = 0;
    while (size < bytes.length) {
      const { bytesRead } = await handle.read(bytes, size, bytes.length - size).catch(unread);
      if (bytesRead === 0) break;
      size += bytesRead;
    }
    if (size > MAX_FILE) throw refuse(file, `is larger than ${mebibytes(MAX_FILE)}`);
    if (size === 0) throw refuse(file, "is empty");
    return Buffer.from(bytes.subarray(0, size));
  } finally {
    await handle.close();
  }
}
function mebibytes(bytes) {
  return `${bytes / 2 ** 20} MiB`;
}
function refuse(file, message, hint) {
  const told = `messages.add: the file ${visible(clip(file, 200))} ${message}`;
  return new DriftlineError("usage", { message: told, ...hint !== void 0 && { hint } });
}

// src/run/caller.ts
function createCaller(newClient, open2) {
  const seals = [];
  let emulated = false;
  async function asking(ask) {
    const client = newClient();
    try {
      return await ask(client);
    } finally {
      emulated ||= client.emulated;
    }
  }
  function finish(session) {
    const sealed = session.finish();
    seals.push(sealed);
    const [revision] = sealed.conflicts;
    if (revision !== void 0)
      throw new DriftlineError("incomplete", {
        code: "revision-conflict",
        message: `revision ${revision} arrived twice, with different content`,
        revision
      });
    return sealed;
  }
  async function sealedPage(input) {
    const session = open2();
    const { history } = enterpriseControls;
    const page = await asking((client) => client.read(history, input, (body) => session.page(body)));
    const sealed = new Map(finish(session).revisions.map((revision) => [revision.revision, revision]));
    return { changes: page.revisions.map((number) => sealed.get(number)), pagination: page.pagination };
  }
  async function* sealedPages(input) {
    const { limit = DEFAULT_LIMIT } = input;
    const { history } = enterpriseControls;
    const session = open2();
    await asking(async (client) => {
      client.check(history, input);
      if (input["cursor"] !== void 0)
        throw new DriftlineError("usage", {
          message: `${history.name}: all of it is read, and cursor asks for a part`,
          hint: "leave cursor out, or ask for a single page"
        });
      await readHistory(client, session).catch((error) => {
        throw error instanceof HttpFailure ? new ServiceError(error) : error;
      });
    });
    const changes = finish(session).revisions.toReversed();
    for (let start = 0; start === 0 || start < changes.length; start += limit) {
      const hasMore = start + limit < changes.length;
      yield { changes: changes.slice(start, start + limit), pagination: { hasMore, nextCursor: null } };
    }
  }
  const plain = (endpoint, input) => asking((client) => client.call(endpoint, input));
  const check = (endpoint, input) => newClient().check(endpoint, input);
  const caller = {
    async call(endpoint, input) {
      if (endpoint.sealed) return { ...await sealedPage(input) };
      if (endpoint.name === limits.set.name) return setLimits({ call: plain, check }, input);
      return plain(endpoint, endpoint.name === messages.add.name ? await withAttachments(input) : input);
    },
    pages(endpoint, input) {
      if (endpoint.sealed) return sealedPages(input);
      return eachPage(endpoint, input, (asked) => caller.call(endpoint, asked));
    },
    all(endpoint, input) {
      const { most } = pagingOf(endpoint);
      return eachItem(endpoint, caller.pages(endpoint, { ...most !== void 0 && { limit: most }, ...input }));
    },
    get mark() {
      return seals.at(-1)?.mark;
    },
    leaks: (text) => seals.some((sealed) => sealed.leaks(text)),
    get emulated() {
      return emulated;
    }
  };
  return caller;
}

export {
  createCaller
};
