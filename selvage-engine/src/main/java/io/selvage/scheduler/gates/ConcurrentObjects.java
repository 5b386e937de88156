package io.selvage.scheduler.gates;

import io.selvage.hooks.jdk.ReceiverKind;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.jdk.ConcurrentViews;
import io.selvage.scheduler.jdk.ReceiverKinds;
import java.util.concurrent.ForkJoinTask;

/** Objects of {@code java.util.concurrent} and what stands for them. */
public final class ConcurrentObjects {
    final ReceiverKinds kinds = new ReceiverKinds();
    private final ConcurrentViews views = new ConcurrentViews();
    private final OperationRunner operations;
    private final WaitingCalls waiting;

    public ConcurrentObjects(OperationRunner operations, RacyVariables racy) {
        this.operations = operations;
        waiting = new WaitingCalls(operations, racy);
    }

    /** What calls on them wait for. */
    public WaitingCalls waiting() {
        return waiting;
    }

    public boolean isConcurrent(Object object) {
        return object != null
                && (kinds.get(object.getClass()) == ReceiverKind.CONCURRENT || object instanceof ForkJoinTask);
    }

    /** What is known of the object that stands for a concurrent object and all its views. */
    public ShadowObject ownerOf(Object concurrent) {
        return waiting.know(operations.shadow(views.ownerOf(concurrent)));
    }
}
