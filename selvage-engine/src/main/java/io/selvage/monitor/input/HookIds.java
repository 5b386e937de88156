package io.selvage.monitor.input;

import io.selvage.hooks.MonitorFacts;
import io.selvage.monitor.spec.BadSpec;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.w3c.dom.Element;

/** The ids of an XML file: each is there once, and those of waits and notifications are those of the hooks. */
final class HookIds {
    private final Path file;
    private final Map<String, Element> all = new LinkedHashMap<>();
    private final Map<String, Element> points = new LinkedHashMap<>();

    HookIds(Path file) {
        this.file = file;
    }

    /** @throws BadSpec if another element has the id */
    void addMethod(Element method, String id) {
        Element other = all.putIfAbsent(id, method);
        if (other != null) {
            throw new BadSpec(
                    file + ":" + XmlDocument.line(method) + ": the id '" + id + "' is also that of the "
                            + other.getTagName() + " in line " + XmlDocument.line(other),
                    "give each element an id of its own");
        }
    }

    /** As {@link #addMethod}, for a wait or notification. */
    void addPoint(Element point, String id) {
        addMethod(point, id);
        points.put(id, point);
    }

    /** @throws BadSpec if {@code type} calls the hooks with other ids, as far as its class file shows */
    void compare(Class<?> type) {
        Set<String> hooks = Optional.ofNullable(MonitorFacts.of(type)).stream()
                .flatMap(facts -> facts.points().stream())
                .map(MonitorFacts.Point::id)
                .filter(id -> !id.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
        if (hooks.isEmpty() || points.isEmpty() || hooks.contains(MonitorFacts.ANY_ID)) {
            return;
        }
        points.forEach((id, element) -> {
            if (!hooks.contains(id)) {
                throw new BadSpec(
                        file + ":" + XmlDocument.line(element) + ": no hook of " + type.getName() + " has the id '" + id
                                + "'",
                        "its hooks have " + String.join(", ", hooks));
            }
        });
        hooks.removeAll(points.keySet());
        if (!hooks.isEmpty()) {
            throw new BadSpec(
                    file + ": no element is about the hook '" + hooks.iterator().next() + "' of " + type.getName(),
                    "add a wait, notify or notifyAll with this id to its method");
        }
    }
}
