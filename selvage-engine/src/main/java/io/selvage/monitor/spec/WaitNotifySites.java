package io.selvage.monitor.spec;

import io.selvage.hooks.MonitorFacts;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import java.util.List;

/** The sites where a monitor waits and notifies, as analysis of its class file found them. */
public final class WaitNotifySites {
    private final List<MonitorFacts.Point> points;

    public WaitNotifySites(List<MonitorFacts.Point> points) {
        this.points = points;
    }

    public List<MonitorFacts.Point> all() {
        return points;
    }

    /** Whether the monitor calls {@code notify} anywhere, as opposed to {@code notifyAll}. */
    public boolean hasNotify() {
        return points.stream().anyMatch(point -> point.kind() == MonitorFacts.Kind.NOTIFY);
    }

    /** Whether the wait at {@code site} is in a loop; true for an unknown site. */
    public boolean isLooped(int site) {
        Site where = Sites.get(site);
        return points.stream()
                .filter(point -> point.kind() == MonitorFacts.Kind.WAIT && isAt(point, where))
                .allMatch(MonitorFacts.Point::looped);
    }

    public static boolean isAt(MonitorFacts.Point point, Site site) {
        if (!point.id().isEmpty()) {
            // SyncHook names its sites by their ids.
            return site.line() == 0
                    && (point.id().equals(site.method()) || point.id().equals(MonitorFacts.ANY_ID));
        }
        return point.line() == site.line()
                && point.type().equals(site.type())
                && (site.method().equals(point.method()) || site.method().startsWith(point.method() + "("));
    }
}
