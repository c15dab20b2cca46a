// Self-signed certificates, made when a test needs one: the repository should contain no private key.
import { generateKeyPairSync, sign } from "node:crypto";

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Makes a certificate for a host, valid for `days`, beginning a day ago. */
export function selfSigned(host: string, days = 2): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(tag(0x31, sequence(oid(0x55, 4, 3), tag(0x0c, Buffer.from(host)))));
  const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2));
  const start = Date.now() - 24 * 3_600_000;
  const alternativeName = sequence(oid(0x55, 0x1d, 0x11), tag(0x04, sequence(tag(0x82, Buffer.from(host)))));
  const body = sequence(
    tag(0xa0, tag(0x02, Buffer.from([2]))),
    tag(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time(start), time(start + days * 24 * 3_600_000)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tag(0xa3, sequence(alternativeName)),
  );
  const signature = tag(0x03, Buffer.concat([Buffer.from([0]), sign("sha256", body, privateKey)]));
  const lines = sequence(body, ecdsaWithSha256, signature)
    .toString("base64")
    .replace(/.{1,64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
  };
}

function tag(number: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([number, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return tag(0x30, Buffer.concat(parts));
}

function oid(...bytes: number[]): Buffer {
  return tag(0x06, Buffer.from(bytes));
}

function time(ms: number): Buffer {
  return tag(0x18, Buffer.from(new Date(ms).toISOString().replace(/[-:T]|\.\d+/g, "")));
}
