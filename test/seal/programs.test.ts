// Passwords in the spellings of well-known programs are hidden, and what looks similar in other programs is shown.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFlagged } from "../../src/seal/command.ts";
import { redact, secretsIn } from "../../src/seal/redact.ts";
import { runs } from "../support/runs.ts";

const redacted = (text: string) =>
  redact(text, secretsIn("command", text), (_, credential) => (credential ? "‹!›" : "‹?›"));

/** Commands with a password at the place of `@`. */
const spellings = [
  // short flags of known programs
  "sshpass -p@ ssh h",
  "sshpass -p '@' ssh h",
  "mysql -uada -p@ db",
  "/usr/bin/mysqldump -p@ db",
  "docker exec db mysql -uada -p@",
  "mongosh -p @",
  "mongosh -u bob -p @ host",
  "mongodump --host h -p '@'",
  "docker exec db mongosh -u bob -p @",
  "docker login -u bob -p@",
  "docker login -u bob -p @ r.example",
  "docker login \\\n -u bob \\\n -p \\\n @",
  "redis-cli -a @ ping",
  "sqlcmd -U sa -P @",
  "sqlcmd -S db -P@ -Q 'select 1'",
  "bcp t out f -U sa -P @",
  "zip -P @ a.zip b",
  "zip -rP @ a.zip b",
  "unzip -P @ a.zip",
  "7z x -p@ a.7z",
  "7za a '-p@' a.7z f",
  "rar a -hp@ a.rar f",
  "ldapsearch -x -w @ -b dc=corp",
  "ldapsearch -xw @",
  "ldapmodify -D cn=admin -w@",
  "openssl enc -aes-256-cbc -k @ -in f",
  "http -a @ GET h.example",
  'cmd /c "sqlcmd -U sa -P @"',
  // bare arguments
  "vault login @",
  "vault login -no-print @",
  "snyk auth @",
  "ngrok config add-authtoken @",
  "ngrok authtoken '@'",
  "cloudflared service install @",
  "cargo login @",
  "nuget setapikey @",
  "nuget push a.nupkg @ -Source x",
  "rclone obscure @",
  "bw unlock @",
  "bw login bob @",
  "net user bob @ /add",
  "net use z: \\\\s\\x @ /user:bob",
  "poetry config pypi-token.pypi @",
  "poetry config http-basic.x bob @",
  "htpasswd -bc f bob @",
  "htpasswd -nb bob @",
  "smbclient //s/x @ -U bob",
  "mysqladmin -u root password @",
  "nmcli dev wifi connect x password @",
  "sqlplus bob/@",
  "gh secret set NAME --body @",
  "az keyvault secret set --name x --value @",
  "aws ssm put-parameter --name x --value=@",
  // flags of further programs
  "psexec \\\\h -u bob -p @ cmd",
  "xfreerdp /u:bob /p:@ /v:h",
  "twine upload -u bob -p @ dist/a",
  "vsce publish -p @",
  "cqlsh -u bob -p @",
  "ipmitool -H h -U bob -P @ power status",
  "mosquitto_pub -u bob -P @ -t x",
  "ssh-keygen -N @ -f k",
  "snmpwalk -v2c -c @ h",
  "dotnet nuget push a -k @",
  "doctl auth init -t @",
  "codecov -t @",
  "k6 login cloud -t @",
  "netlify deploy -a @",
  "security add-generic-password -a bob -w @",
  "keytool -list -storepass @",
  "tailscale up --authkey @",
  "curl -E cert.pem:@ x",
  // SQL
  `psql -c "ALTER USER ada PASSWORD '@'"`,
  `mysql -e "CREATE USER ada IDENTIFIED BY '@'"`,
  // flags and switches with a name
  "x --token \\\n @",
  "x --token \\\r\n  '@'",
  "x -Password:@",
  "x --password:@",
  "net use z: /user:bob /password:@",
  'app "/password:@"',
  // headers
  "http GET x X-Vault-Token:@",
  "http GET x 'X-Vault-Token:@'",
  'xh post h.example/v1 "X-Vault-Token:@"',
  "curl -H \\\n X-Vault-Token:@ x",
  // variables
  "TOKEN+=@",
  "TOKEN+='@' run",
  "TOKEN=$(echo @)",
  'TOKEN="$(echo -n "@")" run',
  "TOKEN=`echo @`",
  "TOKEN=$(printf '%s' '@')",
  "TOKEN=$(echo @ | base64 -d) run",
  "setx GH_TOKEN @",
  "setx /M GH_TOKEN @",
  "git config --global user.password @",
  "git config user.password @",
  "git config -f .gitconfig github.token @",
  "git config set --global user.password @",
  // standard input
  "gh auth login --with-token <<< @",
  "docker login --password-stdin <<<'@'",
  "read TOKEN <<< @",
  "IFS= read -r -s DB_PASSWORD <<< '@'",
  "echo @ | docker login -u bob --password-stdin",
  "printf '%s' '@' | gh auth login --with-token",
  "echo @ | sudo -S ls",
  "echo @ | kinit bob",
  "wrangler secret put NAME <<< @",
];

const harmless = [
  "mkdir -p dir",
  "mkdir -p mongo && mkdir -p zip",
  "cp -p a b",
  "cp -P a.zip b",
  "ssh -p 22 host",
  "ssh mongo -p 22",
  "ssh mongo-1 -p 22 uptime",
  "docker run -p 80:80 nginx",
  "docker run --name mongo -p 27017:27017 mongo",
  "docker run --name mongo -p 127.0.0.1:27017:27017/tcp mongo",
  "docker run -d --name mongo -p 27017 mongo",
  "docker run -v /secrets:/run/secrets image",
  "docker run --rm -v /etc/passwd:/etc/passwd image",
  "psql -p 5432",
  "psql -U ada -w -p 5432 corp",
  "grep -w word file",
  "grep -rw zip .",
  "npm -w pkg test",
  "wget https://h.example/a.zip -P downloads",
  "wget -P downloads https://h.example/a.zip",
  "unzip -p a.zip f",
  "unzip a.zip -d dir",
  "zip -r a.zip dir",
  "7z x a.7z -oout",
  "tar -xpf a.tar",
  "mysql -p corp",
  "mysql -P 3306 corp",
  "mongosh -p --host h",
  "mongosh -p mongodb://h.example/db",
  "mongosh --port 27017",
  "sqlcmd -S db -E -Q 'select 1'",
  "ldapsearch -x -W -b dc=corp",
  "redis-cli -p 6379 ping",
  "curl -sSu bob https://h.example",
  'curl -sSu "$USER:$PASSWORD" https://h.example',
  "curl -ouser:x https://h.example",
  "docker login -u bob --password-stdin",
  "docker run -u 1000:1000 image",
  "python -u app.py",
  "openssl enc -d -in f",
  "openssl s_client -k f",
  "http GET localhost:8080",
  "http GET h.example Accept:text/html",
  "https h.example/token:latest",
  "x --token \\\n --verbose",
  "git config --global user.name Ada",
  "git config --global user.email ada@corp.example",
  "git config --global credential.helper store",
  "git config set credential.helper store",
  "git config user.signingKey 3AA5C34371567BD2",
  "git config --get user.password",
  "npm config get registry",
  "setx PATH bin",
  "PATH+=:bin run",
  "NAME=$(echo Ada)",
  "TOKEN=$(cat f) run",
  "TOKEN=$(echo $OTHER)",
  "TOKEN=$(evil abc)",
  "gh auth login --with-token < f",
  "read NAME <<< Ada",
  "cat <<< hello",
  "echo hello | tee f",
  "echo hello | read NAME",
  "gh auth token | docker login --password-stdin",
  "robocopy a b /mir /r:3",
  "vault login -method=userpass username=bob",
  "vault login",
  "snyk auth -d",
  "bw login bob@h.example",
  "net user bob /delete",
  "net use z: \\\\s\\x * /user:bob",
  "htpasswd f bob",
  "smbclient //s/x -U bob",
  "smbclient //s/x -U bob%$PASSWORD",
  "sqlplus / as sysdba",
  "sqlplus @scripts/a.sql",
  "sqlplus bob@db",
  "cargo login --registry x",
  "fly -t main login",
  "ssh-keygen -t ed25519 -N '' -f k",
  "mosquitto_sub -t a/b -p 1883",
  "vercel deploy --prod",
  "curl -E cert.pem x",
  "curl --cert C:\\\\a.pem x",
  "echo hello | sudo tee f",
  "psql -c 'ALTER USER ada PASSWORD NULL'",
  "xfreerdp /u:bob /v:h /port:3389",
  "msbuild /p:Configuration=Release",
];

/** Passwords that nothing but their place marks as such. */
const password = fc
  .tuple(
    fc.constantFrom("fernwillow", "Maple", "zk", "hunter"),
    fc.nat({ max: 99_999 }),
    fc.constantFrom("", "!", "_x", ".y"),
  )
  .map(([word, number, end]) => `${word}${number}${end}`);

describe("a password", () => {
  it.each(spellings)("is hidden in %j, and nothing else is", (spelling) => {
    fc.assert(
      fc.property(password, (text) => {
        expect(redacted(spelling.replace("@", text))).toBe(spelling.replace("@", "‹!›"));
      }),
      { numRuns: runs(20) },
    );
  });

  it.each(["curl -sSu @ x", "curl -fsSLu@ x", "curl -su '@' x", "curl -x h.example -sU @ x", "curl -u \\\n @ x"])(
    "behind a name is hidden in %j",
    (spelling) => {
      fc.assert(
        fc.property(password, (text) => {
          expect(redacted(spelling.replace("@", `bob:${text}`))).toBe(spelling.replace("@", "‹!›"));
        }),
        { numRuns: runs(20) },
      );
    },
  );

  it.each(["TOKEN=$(echo @$(evil))", "echo '@' '$(evil)' | gh auth login --with-token", "read TOKEN <<< @$(evil)"])(
    "does not hide a nested command in %j",
    (spelling) => {
      expect(redacted(spelling.replace("@", "fernwillow"))).toContain("evil");
    },
  );
});

describe("a command without a password", () => {
  it.each(harmless)("stays as it is: %j", (command) => {
    expect(redacted(command)).toBe(command);
  });
});

describe("an argument of a list", () => {
  it.each<[readonly string[], string]>([
    [["curl", "-sSu"], "bob:pw"],
    [["mongosh", "-u", "bob", "-p"], "pw"],
    [["docker", "login", "-p"], "12345"],
    [["sqlcmd", "-P"], "pw"],
    [["zip", "-rP"], "pw"],
    [["ldapsearch", "-xw"], "pw"],
    [["http", "-a"], "ada:pw"],
    [["vault", "login"], "pw"],
    [["gh", "secret", "set", "NAME", "--body"], "pw"],
    [["smbclient", "//s/x", "-U"], "bob%pw"],
  ])("is a secret behind %j: %j", (before, text) => {
    expect(isFlagged(before, text)).toBe(true);
  });

  it.each<[readonly string[], string]>([
    [["curl", "-sSu"], "bob"],
    [["curl", "-sSo"], "bob:pw"],
    [["mkdir", "-p"], "dir"],
    [["docker", "run", "--name", "mongo", "-p"], "27017:27017"],
    [["mongosh", "-p"], "mongodb://h.example/db"],
    [["mongosh", "-pw"], "h.example"],
    [["7z", "x", "-p"], "a.7z"],
    [["wget", "https://h.example/a.zip", "-P"], "dir"],
    [["npm", "-w"], "pkg"],
    [["vault"], "login"],
    [["vault", "login"], "-no-print"],
    [["smbclient", "//s/x", "-U"], "bob:pw"],
  ])("is none behind %j: %j", (before, text) => {
    expect(isFlagged(before, text)).toBe(false);
  });
});
