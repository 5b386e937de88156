package io.selvage.monitor.input;

import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.spec.BadSpec;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;

/** Specifications that users name: an XML file, or a class of the Java API. */
public final class NamedSpec {
    private NamedSpec() {}

    /** Whether {@code name} is a file rather than a class. */
    public static boolean isFile(String name) {
        return name.endsWith(".xml") || Files.isRegularFile(Path.of(name));
    }

    /**
     * What a class gives that has a public static method without parameters that returns a specification, or that
     * supplies one.
     *
     * @throws BadSpec if it gives none
     */
    public static MonitorSpec<?> ofApi(Class<?> type) {
        try {
            for (Method method : type.getMethods()) {
                boolean gives = MonitorSpec.class.isAssignableFrom(method.getReturnType())
                        && method.getParameterCount() == 0
                        && Modifier.isStatic(method.getModifiers());
                if (gives) {
                    return (MonitorSpec<?>) method.invoke(null);
                }
            }
            if (Supplier.class.isAssignableFrom(type)
                    && ((Supplier<?>) type.getConstructor().newInstance()).get() instanceof MonitorSpec<?> spec) {
                return spec;
            }
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause() instanceof BadSpec bad
                    ? bad
                    : new BadSpec(
                            "making the specification of " + type.getName() + " failed: " + thrown.getCause(),
                            "correct it");
        } catch (ReflectiveOperationException unusable) {
            throw new BadSpec("class " + type.getName() + " cannot be used (" + unusable + ")", "make it public");
        }
        throw new BadSpec(
                "class " + type.getName() + " gives no specification",
                "let it have a public static method without parameters that returns a MonitorSpec, or be a Supplier"
                        + " of one; for the monitor itself use --class");
    }
}
