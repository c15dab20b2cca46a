import { lists } from "./shared.ts";
import { behaves } from "./support.ts";

const { deny, fits, hosts, ips, misfits } = lists;

behaves("supersetOf", {
  holds: [
    ["commandDenylist", ["sudo"], ["sudo", "su"]],
    ["commandDenylist", ["rm *"], ["rm *"]],
    [ips, ["10.0.0.0/8"], ["10.0.0.0/9", "10.128.0.0/9"]],
    [deny, ["~/.ssh", "~/.aws"], ["~"]],
    [deny, ["~/.ssh"], ["~/.ssh/"]],
    [deny, ["~/.ssh/**"], ["~/.ssh"]],
    [deny, ["/home/*/.ssh"], ["/home/*/.ssh"]],
    [hosts, ["a.example"], ["A.EXAMPLE", "b.example"]],
  ],
  fails: [
    ["commandDenylist", ["sudo", "su"], ["sudo"], "lacks su", ["su"]],
    ["commandDenylist", ["sudo", "su"], [], "lacks sudo and su", ["sudo", "su"]],
    ["commandDenylist", ["sudo"], ["su*"], "lacks sudo", ["sudo"]], // it may be read literally
    ["commandDenylist", ["sudo"], ["*"], "lacks sudo", ["sudo"]],
    ["commandDenylist", ["sudo"], ["sudo "], "lacks sudo", ["sudo"]],
    ["commandDenylist", ["sudo"], "su", "lacks sudo", ["sudo"]],
    [hosts, ["a.example"], ["*.example"], "lacks a.example", ["a.example"]],
    [deny, ["~/.ssh"], ["~/.ssh/id_rsa"], "lacks ~/.ssh", ["~/.ssh"]],
    [deny, ["~/.ssh"], ["~/*"], "lacks ~/.ssh", ["~/.ssh"]],
    [deny, ["~/.ssh"], ["~/**"], "lacks ~/.ssh", ["~/.ssh"]],
    [deny, ["~/.ssh"], ["~/.ss[h]"], "lacks ~/.ssh", ["~/.ssh"]],
    [deny, ["~/.ssh"], ["$HOME/.ssh"], "lacks ~/.ssh", ["~/.ssh"]],
    [ips, ["10.0.0.0/8"], ["10.0.0.0/9"], "lacks 10.0.0.0/8", ["10.0.0.0/8"]],
  ],
  fits,
  misfits,
  refuses: [
    ["commandDenylist", [], /lists nothing/],
    ["commandDenylist", "sudo", /invalid_type/],
    [deny, ["$HOME"], /variable/],
  ],
  words: [[["a"], "a list with a"]],
  implies: [
    ["commandDenylist", ["sudo", "su"], ["sudo"], true],
    ["commandDenylist", ["su"], ["sudo"], false],
    ["commandDenylist", ["su*"], ["sudo"], false],
    [deny, ["~"], ["~/.ssh"], true],
    [deny, ["~/*"], ["~/.ssh"], false],
    [ips, ["10.0.0.0/9", "10.128.0.0/9"], ["10.0.0.0/8"], true],
  ],
  restores: [
    ["commandDenylist", ["sudo", "su"], ["su", "x"], ["su", "x", "sudo"]],
    ["commandDenylist", ["sudo"], undefined, ["sudo"]],
    [deny, ["~/.ssh", "~/.aws"], ["~"], ["~"]],
    ["sessionDefaultSettings.model", ["a"], "b", "a"],
    ["sessionDefaultSettings.model", ["a", "b"], "c", undefined],
  ],
});
