package io.selvage.monitor;

import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.MonitorThreads;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.state.ExploredState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a {@link PropertyChecker} may look at. Valid only while it is asked. */
public final class Situation<M> {
    private final M monitor;
    private final MonitorThreads threads;
    private final Invocation last;
    private final List<StateField<M>> fields;
    private final ExploredState state;

    Situation(MonitorSession<M> session) {
        monitor = session.monitor();
        threads = session.threads();
        last = session.lastInvocation();
        fields = session.fields();
        state = session.state();
    }

    /** Nobody is inside; to be looked at only. */
    public M monitor() {
        return monitor;
    }

    /** The state fields by name, as they count for the state. */
    public Map<String, Object> fields() {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < fields.size(); i++) {
            values.put(fields.get(i).name(), state.fields()[i]);
        }
        return values;
    }

    /** Completed calls, in the order of their completion. */
    public List<Invocation> completed() {
        return threads.completed();
    }

    /** Calls that are not completed, be they waiting or on their way back in; oldest first. */
    public List<Invocation> present() {
        return threads.present();
    }

    /** The call that moved last. */
    public Invocation last() {
        return last;
    }

    /** How many calls of {@code method} are completed. */
    public int completed(String method) {
        return count(threads.completed(), method);
    }

    /** How many calls of {@code method} are not completed. */
    public int present(String method) {
        return count(threads.present(), method);
    }

    /** How many calls of {@code method} wait and have not been woken. */
    public int waiting(String method) {
        return (int) threads.present().stream()
                .filter(invocation -> invocation.isWaiting() && invocation.method().equals(method))
                .count();
    }

    /** How many calls wait and have not been woken. */
    public int waiting() {
        return (int) threads.present().stream().filter(Invocation::isWaiting).count();
    }

    private static int count(List<Invocation> invocations, String method) {
        int count = 0;
        for (Invocation invocation : invocations) {
            if (invocation.method().equals(method)) {
                count++;
            }
        }
        return count;
    }
}
