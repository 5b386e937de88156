package io.selvage.scheduler.jvm;

import java.lang.management.ManagementFactory;
import java.util.Set;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/** What is registered for management. What has been unregistered is not put back. */
final class ManagedBeans {
    private ManagedBeans() {}

    static Snapshot snapshot() {
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        Set<ObjectName> before = Set.copyOf(server.queryNames(null, null));
        return () -> server.queryNames(null, null).stream()
                .filter(name -> !before.contains(name))
                .forEach(name -> unregister(server, name));
    }

    private static void unregister(MBeanServer server, ObjectName name) {
        try {
            server.unregisterMBean(name);
        } catch (JMException gone) {
            // That is what was wanted.
        }
    }
}
