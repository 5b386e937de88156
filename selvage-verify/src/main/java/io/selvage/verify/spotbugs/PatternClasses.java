package io.selvage.verify.spotbugs;

import static java.util.Map.entry;

import io.selvage.model.FailureClass;
import io.selvage.verify.suspicion.Topic;
import java.util.List;
import java.util.Map;

/** Which failure class a pattern of SpotBugs points to. */
final class PatternClasses {
    /** What a pattern is about. */
    record Meaning(Topic topic, List<FailureClass> classes) {
        Meaning(Topic topic, FailureClass one) {
            this(topic, List.of(one));
        }
    }

    /** Most patterns are about data without a lock, or with the wrong one. */
    private static final Meaning INTERFERENCE = new Meaning(Topic.FIELD, FailureClass.FF_T1);

    private static final Meaning WITHOUT_LOCK =
            new Meaning(Topic.WITHOUT_LOCK, List.of(FailureClass.FF_T1, FailureClass.EF_T4));
    private static final Meaning LOCK_ORDER = new Meaning(Topic.LOCK_ORDER, FailureClass.FF_T2);
    private static final Meaning NESTED = new Meaning(Topic.NESTED_WAIT, FailureClass.FF_T2);
    private static final Meaning KEPT = new Meaning(Topic.KEPT_LOCK, FailureClass.FF_T2);
    private static final Meaning ENDLESS = new Meaning(Topic.ENDLESS, FailureClass.FF_T4);
    private static final Meaning DORMANT = new Meaning(Topic.NOTIFICATION, FailureClass.FF_T5);

    private static final Map<String, Meaning> BY_PATTERN = Map.ofEntries(
            entry("NO_NOTIFY_NOT_NOTIFYALL", DORMANT),
            entry("NN_NAKED_NOTIFY", new Meaning(Topic.NOTIFICATION, FailureClass.EF_T5)),
            entry("WA_NOT_IN_LOOP", new Meaning(Topic.WAIT_CONDITION, FailureClass.FF_T3)),
            entry("WA_AWAIT_NOT_IN_LOOP", new Meaning(Topic.WAIT_CONDITION, FailureClass.FF_T3)),
            entry("UW_UNCOND_WAIT", new Meaning(Topic.WAIT_CONDITION, FailureClass.EF_T3)),
            entry("MWN_MISMATCHED_WAIT", WITHOUT_LOCK),
            entry("MWN_MISMATCHED_NOTIFY", WITHOUT_LOCK),
            entry("TLW_TWO_LOCK_WAIT", NESTED),
            entry("TLW_TWO_LOCK_NOTIFY", LOCK_ORDER),
            entry("DL_SYNCHRONIZATION_ON_BOOLEAN", LOCK_ORDER),
            entry("DL_SYNCHRONIZATION_ON_BOXED_PRIMITIVE", LOCK_ORDER),
            entry("DL_SYNCHRONIZATION_ON_SHARED_CONSTANT", LOCK_ORDER),
            entry("DL_SYNCHRONIZATION_ON_INTERNED_STRING", LOCK_ORDER),
            entry("UL_UNRELEASED_LOCK", KEPT),
            entry("UL_UNRELEASED_LOCK_EXCEPTION_PATH", KEPT),
            entry("SWL_SLEEP_WITH_LOCK_HELD", ENDLESS),
            entry("SP_SPIN_ON_FIELD", ENDLESS),
            entry("ESync_EMPTY_SYNC", new Meaning(Topic.NEEDLESS_LOCK, FailureClass.EF_T1)),
            entry("WL_USING_GETCLASS_RATHER_THAN_CLASS_LITERAL", INTERFERENCE));

    private PatternClasses() {}

    static Meaning of(String pattern) {
        return BY_PATTERN.getOrDefault(pattern, INTERFERENCE);
    }
}
