package io.selvage.verify.inspect;

import io.selvage.model.FailureClass;
import io.selvage.verify.bytecode.ComponentFacts;
import io.selvage.verify.bytecode.FieldAccess;
import io.selvage.verify.bytecode.WaitPoint;
import io.selvage.verify.suspicion.Suspicion;
import io.selvage.verify.suspicion.Topic;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Step 8: waits are in loops, look at something that changes, and keep no other lock. */
public final class WaitInspection {
    private static final int STEP = 8;

    private WaitInspection() {}

    public static List<Suspicion> of(ComponentFacts facts) {
        Map<String, Suspicion> found = new LinkedHashMap<>();
        for (WaitPoint wait : facts.waits()) {
            inspect(facts, wait, found);
        }
        return List.copyOf(found.values());
    }

    private static void inspect(ComponentFacts facts, WaitPoint wait, Map<String, Suspicion> found) {
        if (!wait.isLooped()) {
            found.putIfAbsent(
                    "loop " + wait.site(),
                    suspicion(
                            wait,
                            Topic.WAIT_CONDITION,
                            "is in no loop: who was woken does not look again",
                            FailureClass.FF_T3));
        }
        if (!wait.isCondition() && !wait.held().contains(wait.lock())) {
            found.putIfAbsent(
                    "lock " + wait.site(),
                    suspicion(
                            wait,
                            Topic.WITHOUT_LOCK,
                            "is made without holding " + wait.lock() + " on every way",
                            FailureClass.FF_T1,
                            FailureClass.EF_T4));
        }
        List<String> kept =
                wait.held().stream().filter(lock -> !lock.equals(wait.lock())).toList();
        if (kept.size() > (wait.isCondition() ? 1 : 0)) {
            found.putIfAbsent(
                    "nested " + wait.site(),
                    suspicion(wait, Topic.NESTED_WAIT, "keeps " + String.join(", ", kept), FailureClass.FF_T2));
        }
        if (!wait.conditions().isEmpty() && !wait.isTimed() && !canChange(facts, wait)) {
            found.putIfAbsent(
                    "stuck " + wait.site(),
                    suspicion(
                            wait,
                            Topic.NOTIFICATION,
                            "looks at " + String.join(", ", wait.conditions()) + ", which no other call changes",
                            FailureClass.FF_T5));
        }
    }

    private static boolean canChange(ComponentFacts facts, WaitPoint wait) {
        return facts.accesses().stream()
                .filter(FieldAccess::isWrite)
                .anyMatch(access -> !access.inInit()
                        && wait.conditions().contains(access.field().replace("[]", "")));
    }

    private static Suspicion suspicion(WaitPoint wait, Topic topic, String what, FailureClass... classes) {
        return new Suspicion(
                STEP,
                List.of(classes),
                topic,
                wait.lock(),
                "the wait at " + wait.site() + " in " + wait.entry() + "() " + what,
                List.of(wait.site()),
                List.of(wait.entry()));
    }
}
