package io.selvage.verify.inspect;

import io.selvage.model.FailureClass;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.FieldAccess;
import io.selvage.verify.facts.NotifyPoint;
import io.selvage.verify.facts.WaitPoint;
import io.selvage.verify.suspicion.Suspicion;
import io.selvage.verify.suspicion.Topic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Step 7: notifications of one where several may wait, without the lock, and missing ones. */
public final class NotificationInspection {
    private static final int STEP = 7;

    private NotificationInspection() {}

    public static List<Suspicion> of(ComponentFacts facts) {
        Map<String, Suspicion> found = new LinkedHashMap<>();
        for (NotifyPoint point : facts.notifications()) {
            if (!point.isAll()) {
                found.putIfAbsent("one " + point.site(), wakesOne(facts, point));
            }
            facts.waits().forEach(wait -> early(point, wait, found));
            if (!point.isCondition() && !point.held().contains(point.lock())) {
                found.putIfAbsent("without " + point.site(), withoutLock(point));
            }
        }
        facts.waits().forEach(wait -> missing(facts, wait, found));
        return List.copyOf(found.values());
    }

    private static Suspicion wakesOne(ComponentFacts facts, NotifyPoint point) {
        List<WaitPoint> waits = facts.waits().stream()
                .filter(wait -> wait.lock().equals(point.lock()))
                .toList();
        List<String> sites = new ArrayList<>(List.of(point.site()));
        waits.forEach(wait -> sites.add(wait.site()));
        List<String> entries = new ArrayList<>(List.of(point.entry()));
        waits.forEach(wait -> entries.add(wait.entry()));
        long kinds = waits.stream().map(WaitPoint::site).distinct().count();
        return new Suspicion(
                STEP,
                List.of(FailureClass.FF_T5),
                Topic.NOTIFICATION,
                point.lock(),
                "at " + point.site() + " one waiting thread is woken, and "
                        + (kinds > 1 ? "threads wait for different things there" : "several may wait there"),
                sites,
                entries);
    }

    /** Who is woken finds nothing changed; who looks later is not woken. */
    private static void early(NotifyPoint point, WaitPoint wait, Map<String, Suspicion> found) {
        for (String field : point.changesAfter().keySet()) {
            if (wait.conditions().contains(field)) {
                String file = point.site().substring(0, point.site().lastIndexOf(':') + 1);
                String change = file + point.changesAfter().get(field);
                found.putIfAbsent(
                        "early " + point.site() + field,
                        new Suspicion(
                                STEP,
                                List.of(FailureClass.EF_T5),
                                Topic.EARLY_NOTIFICATION,
                                field,
                                point.entry() + "() notifies at " + point.site() + " before it changes " + field
                                        + " at " + change + ", which " + wait.entry() + "() waits for",
                                List.of(point.site(), change, wait.site()),
                                List.of(point.entry(), wait.entry())));
            }
        }
    }

    private static Suspicion withoutLock(NotifyPoint point) {
        return new Suspicion(
                STEP,
                List.of(FailureClass.FF_T1, FailureClass.EF_T4),
                Topic.WITHOUT_LOCK,
                point.lock(),
                point.entry() + "() notifies at " + point.site() + " without holding " + point.lock() + " on every way",
                List.of(point.site()),
                List.of(point.entry()));
    }

    /** A field of the wait's condition is written by a call that notifies nobody. */
    private static void missing(ComponentFacts facts, WaitPoint wait, Map<String, Suspicion> found) {
        for (FieldAccess access : facts.accesses()) {
            String field = access.field().replace("[]", "");
            boolean tells = facts.notifications().stream()
                    .anyMatch(point ->
                            point.entry().equals(access.entry()) && point.lock().equals(wait.lock()));
            if (access.isWrite() && !access.inInit() && wait.conditions().contains(field) && !tells) {
                found.putIfAbsent(
                        "missing " + access.entry() + field + wait.lock(),
                        new Suspicion(
                                STEP,
                                List.of(FailureClass.FF_T5),
                                Topic.NOTIFICATION,
                                field,
                                access.entry() + "() changes " + field + " at " + access.site() + ", which "
                                        + wait.entry() + "() waits for, and notifies nobody",
                                List.of(access.site(), wait.site()),
                                List.of(access.entry(), wait.entry())));
            }
        }
    }
}
