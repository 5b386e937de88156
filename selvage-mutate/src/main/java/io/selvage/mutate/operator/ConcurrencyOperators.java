package io.selvage.mutate.operator;

import java.util.List;
import java.util.Map;
import org.pitest.mutationtest.engine.gregor.MethodMutatorFactory;
import org.pitest.mutationtest.engine.gregor.config.MutatorGroup;

/** All concurrency operators; PIT knows them as the group {@code CONCURRENCY}. */
public final class ConcurrencyOperators implements MutatorGroup {
    public static final String GROUP = "CONCURRENCY";

    public static List<MethodMutatorFactory> all() {
        return List.of(
                new SynchronizedMethodRemoval(),
                new SynchronizedBlockRemoval(),
                new SectionShrink(),
                new SectionSplit(),
                new StatementSwap(),
                new NestedLockSwap(),
                new LockReplacement(),
                new NotifyOneInsteadOfAll(),
                new NotifyAllInsteadOfOne(),
                new WaitRemoval(),
                new NotificationRemoval(),
                new LockRemoval(),
                new UnlockRemoval(),
                new JoinRemoval(),
                new WaitLoopRemoval(),
                new WaitConditionNegation(),
                new VolatileRemoval(),
                new AtomicUpdateSplit(),
                new PutIfAbsentSplit(),
                new CompareAndSetReplacement(),
                new TimedWait(),
                new PermitCountChange());
    }

    @Override
    public void register(Map<String, List<MethodMutatorFactory>> mutators) {
        mutators.put(GROUP, all());
    }
}
