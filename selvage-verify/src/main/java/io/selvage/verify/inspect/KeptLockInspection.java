package io.selvage.verify.inspect;

import io.selvage.model.FailureClass;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.LockLeak;
import io.selvage.verify.suspicion.Suspicion;
import io.selvage.verify.suspicion.Topic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Step 6: who requests a lock obtains it only if its owner gives it back, on whichever way it leaves its section. */
public final class KeptLockInspection {
    private static final int STEP = 6;

    private KeptLockInspection() {}

    public static List<Suspicion> of(ComponentFacts facts) {
        Map<String, Suspicion> found = new LinkedHashMap<>();
        for (LockLeak leak : facts.leaks()) {
            found.putIfAbsent(
                    leak.entry() + leak.lock() + leak.isThrown(),
                    new Suspicion(
                            STEP,
                            List.of(FailureClass.FF_T2),
                            Topic.KEPT_LOCK,
                            leak.lock(),
                            leak.entry() + "() keeps the lock " + leak.lock()
                                    + (leak.isThrown() ? " if an exception is thrown at " : " if it returns at ")
                                    + leak.site(),
                            sites(facts, leak),
                            List.of(leak.entry())));
        }
        return List.copyOf(found.values());
    }

    /** Where the method is left, and where it has taken the lock. */
    private static List<String> sites(ComponentFacts facts, LockLeak leak) {
        List<String> sites = new ArrayList<>(List.of(leak.site()));
        facts.acquisitions().stream()
                .filter(taking ->
                        taking.entry().equals(leak.entry()) && taking.lock().equals(leak.lock()))
                .forEach(taking -> sites.add(taking.site()));
        return sites;
    }
}
