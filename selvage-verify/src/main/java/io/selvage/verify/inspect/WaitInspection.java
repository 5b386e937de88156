package io.selvage.verify.inspect;

import io.selvage.model.FailureClass;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.FieldAccess;
import io.selvage.verify.facts.InputPoint;
import io.selvage.verify.facts.WaitPoint;
import io.selvage.verify.suspicion.Suspicion;
import io.selvage.verify.suspicion.Topic;
import java.util.ArrayList;
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
        for (InputPoint input : facts.inputs()) {
            found.putIfAbsent("input " + input.site(), readsInput(input));
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
        if (wait.isCertain() && !wait.conditions().isEmpty() && !wait.isTimed()) {
            found.putIfAbsent(
                    "certain " + wait.site(),
                    suspicion(
                            wait,
                            Topic.WAIT_CONDITION,
                            "is made before anything was looked at: what it waits for may have come already",
                            FailureClass.EF_T3));
        }
        if (wait.conditions().isEmpty() && !wait.isTimed() && !wait.isLooped()) {
            found.putIfAbsent("always " + wait.site(), unconditional(facts, wait));
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

    private static Suspicion unconditional(ComponentFacts facts, WaitPoint wait) {
        List<String> entries = new ArrayList<>(List.of(wait.entry()));
        facts.notifications().stream()
                .filter(point -> point.lock().equals(wait.lock()))
                .forEach(point -> entries.add(point.entry()));
        return new Suspicion(
                STEP,
                List.of(FailureClass.FF_T5),
                Topic.LOST_NOTIFICATION,
                wait.lock(),
                "the wait at " + wait.site() + " in " + wait.entry()
                        + "() looks at nothing before: a notification that comes earlier is lost",
                List.of(wait.site()),
                entries);
    }

    private static Suspicion readsInput(InputPoint input) {
        return new Suspicion(
                STEP,
                List.of(FailureClass.FF_T4),
                Topic.ENDLESS,
                input.lock(),
                input.entry() + "() reads input at " + input.site() + " while it holds " + input.lock(),
                List.of(input.site()),
                List.of(input.entry()));
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
