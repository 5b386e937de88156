package io.selvage.scheduler.jvm;

import java.util.Map;
import java.util.Properties;

/** System properties: the object, and what is in it. */
final class SystemProperties {
    private SystemProperties() {}

    static Snapshot snapshot() {
        Properties properties = System.getProperties();
        Map<Object, Object> content = Map.copyOf(properties);
        return () -> {
            if (System.getProperties() != properties) {
                System.setProperties(properties);
            }
            if (!properties.equals(content)) {
                properties.keySet().retainAll(content.keySet());
                properties.putAll(content);
            }
        };
    }
}
