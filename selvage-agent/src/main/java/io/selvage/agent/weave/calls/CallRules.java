package io.selvage.agent.weave.calls;

import io.selvage.agent.weave.memory.BulkArrayRule;
import io.selvage.agent.weave.memory.CopyRule;
import io.selvage.agent.weave.memory.HandleRule;
import io.selvage.agent.weave.memory.ReflectionRule;
import io.selvage.agent.weave.memory.UnsafeRule;
import io.selvage.agent.weave.memory.VarHandleRule;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import java.util.List;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Several rules; the first that knows a call decides. */
public final class CallRules implements CallRule {
    private final List<CallRule> rules;

    private CallRules(List<CallRule> rules) {
        this.rules = rules;
    }

    public static CallRule forApplications(boolean impersonate) {
        return new CopyRule(new UnwovenCallRule(new CallRules(List.of(
                new WaitRule(),
                new WorldRule(impersonate),
                new VarHandleRule(),
                new UnsafeRule(),
                new HandleRule(),
                new ReflectionRule(),
                new AnnounceRule(),
                new BracketRule(),
                new ContainerArgumentRule(),
                new BulkArrayRule(),
                new ToStringRule()))));
    }

    /** For classes of the JDK that get no member. */
    public static CallRule forInside(boolean impersonate) {
        return new InsideCallRule(forApplications(impersonate));
    }

    public static CallRules forMonitorsOnly() {
        return new CallRules(List.of(new WaitRule()));
    }

    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        for (CallRule rule : rules) {
            InsnList rewritten = rule.rewrite(call, location);
            if (rewritten != null) {
                return rewritten;
            }
        }
        return null;
    }
}
