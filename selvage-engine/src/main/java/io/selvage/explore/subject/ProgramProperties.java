package io.selvage.explore.subject;

import java.util.HashMap;
import java.util.Map;

/** System properties as a subject would find them if it ran by itself. */
public final class ProgramProperties {
    private final Map<String, String> before = new HashMap<>();

    private ProgramProperties() {}

    /** Sets them, until they are put back. */
    public static ProgramProperties set(Subject subject) {
        ProgramProperties properties = new ProgramProperties();
        subject.properties().forEach((name, value) -> properties.before.put(name, System.setProperty(name, value)));
        return properties;
    }

    /** Makes them what they were. */
    public void putBack() {
        before.forEach((name, value) -> {
            if (value == null) {
                System.clearProperty(name);
            } else {
                System.setProperty(name, value);
            }
        });
    }
}
