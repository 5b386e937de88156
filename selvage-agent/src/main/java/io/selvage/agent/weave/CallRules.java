package io.selvage.agent.weave;

import java.util.List;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Several rules; the first that knows a call decides. */
final class CallRules implements CallRule {
    private final List<CallRule> rules;

    private CallRules(List<CallRule> rules) {
        this.rules = rules;
    }

    /** @param unseen whether calls of code that is not woven are told, too */
    static CallRule forApplications(boolean impersonate, boolean unseen) {
        CallRules known = new CallRules(List.of(
                new WaitRule(),
                new WorldRule(impersonate),
                new HandleRule(),
                new AnnounceRule(),
                new BracketRule(),
                new ContentsRule(),
                new ArrayRule(),
                new TextRule()));
        return unseen ? new UnseenRule(known) : known;
    }

    static CallRules forMonitorsOnly() {
        return new CallRules(List.of(new WaitRule()));
    }

    @Override
    public InsnList rewrite(MethodInsnNode call, Spot spot) {
        for (CallRule rule : rules) {
            InsnList rewritten = rule.rewrite(call, spot);
            if (rewritten != null) {
                return rewritten;
            }
        }
        return null;
    }
}
