package io.selvage.agent.effects;

import io.selvage.agent.effects.ClassInfo.Member;
import io.selvage.hooks.jdk.CallEffect;
import io.selvage.hooks.jdk.CallEffect.Reach;
import io.selvage.hooks.jdk.CallEffects;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Effects computed from the bytecode of the running JDK, each at the first question for it. */
public final class ComputedEffects implements CallEffects {
    private final Map<MethodKey, CallEffect> known = new HashMap<>();
    private Knowledge knowledge;

    @Override
    public synchronized CallEffect of(String type, String method, String descriptor) {
        MethodKey question = new MethodKey(null, type, method, descriptor);
        CallEffect effect = known.get(question);
        if (effect == null) {
            effect = effect(summary(type, method, descriptor), method, descriptor);
            known.put(question, effect);
        }
        return effect;
    }

    /** Why an effect is unknown, for reports and tests; null if it is known. */
    public synchronized String whyUnknown(String type, String method, String descriptor) {
        return summary(type, method, descriptor).why();
    }

    Summary summary(String type, String method, String descriptor) {
        if (knowledge == null) {
            knowledge = Knowledge.ofRunningJdk();
        }
        Member found = knowledge.hierarchy().implementation(type, method, descriptor);
        if (found == null) {
            return Summary.unknown("no such method");
        }
        String receiver = found.is(Opcodes.ACC_STATIC) ? null : type;
        return knowledge.summaries().ask(Dispatch.key(receiver, found), knowledge);
    }

    private static CallEffect effect(Summary summary, String method, String descriptor) {
        long touched = summary.reads() | summary.writes();
        int arguments = Type.getArgumentTypes(descriptor).length;
        if (summary.isUnknown() || (touched & Origins.ANY) != 0 || arguments >= Origins.PARAMETERS) {
            return CallEffect.UNKNOWN;
        }
        long readArguments = 0;
        long writtenArguments = 0;
        for (int i = 0; i < arguments; i++) {
            readArguments |= (summary.reads() & Origins.whole(i + 1)) != 0 ? 1L << i : 0;
            writtenArguments |= (summary.writes() & Origins.whole(i + 1)) != 0 ? 1L << i : 0;
        }
        // what a constructor works on is made by the call itself
        long made = method.equals("<init>") ? Origins.whole(0) : 0;
        long noticed = touched & ~made;
        return new CallEffect(
                reach(summary, Origins.whole(0) & ~made),
                readArguments,
                writtenArguments,
                reach(summary, Origins.STATIC),
                noticed != 0 && (summary.plain() & ~made) == 0,
                false);
    }

    private static Reach reach(Summary summary, long origins) {
        if ((summary.writes() & origins) != 0) {
            return Reach.WRITE;
        }
        return (summary.reads() & origins) != 0 ? Reach.READ : Reach.NONE;
    }
}
