package io.selvage.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;

/**
 * What a test wants to be given by JUnit or one of its extensions. They give it to the class that JUnit has loaded; the
 * woven twin, which is the one that is run, would find nothing there and die of it, and that would look like a bug of
 * the test's.
 */
final class UnsupportedInjection {
    /** Who fills fields that carry one of their annotations, provided that their extension is there. */
    private static final List<String> GIVERS = List.of("org.mockito.", "org.easymock.", "org.springframework.");

    private static final String SOURCES =
            ", and what a source of arguments gives if the test is a @ParameterizedTest too";

    private static final List<Class<? extends Annotation>> AROUND =
            List.of(BeforeAll.class, BeforeEach.class, AfterEach.class, AfterAll.class);

    private final Class<?> type;
    private final Method test;

    private UnsupportedInjection(Class<?> type, Method test) {
        this.type = type;
        this.test = test;
    }

    /**
     * What cannot be given, where, and what to do instead; empty if all is well.
     *
     * @param gift what the test's one parameter may be
     */
    static Optional<String> objection(Class<?> type, Method test, Class<?> gift) {
        return ofParameters(type, test, gift).or(() -> ofFields(type, test));
    }

    /** As {@link #objection}, but for the parameters of the test itself. */
    static Optional<String> around(Class<?> type, Method test) {
        return ofSurroundings(type, test).or(() -> ofFields(type, test));
    }

    /** As {@link #objection}, of what is wanted as parameters. */
    static Optional<String> ofParameters(Class<?> type, Method test, Class<?> gift) {
        return parameter(test, gift).or(() -> ofSurroundings(type, test));
    }

    private static Optional<String> ofSurroundings(Class<?> type, Method test) {
        return new UnsupportedInjection(type, test)
                .layers().stream().flatMap(UnsupportedInjection::parameters).findFirst();
    }

    /** As {@link #objection}, of what is wanted in fields. */
    static Optional<String> ofFields(Class<?> type, Method test) {
        UnsupportedInjection demands = new UnsupportedInjection(type, test);
        return demands.layers().stream().flatMap(demands::fields).findFirst();
    }

    /** The test's class, and those that it is an inner class of. */
    private List<Class<?>> layers() {
        List<Class<?>> layers = new ArrayList<>();
        Class<?> layer = type;
        while (layer != null) {
            layers.add(layer);
            layer = isInner(layer) ? layer.getDeclaringClass() : null;
        }
        return layers;
    }

    private static boolean isInner(Class<?> type) {
        return type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
    }

    private static Stream<String> parameters(Class<?> layer) {
        Stream<Method> methods = AROUND.stream()
                .flatMap(annotation ->
                        AnnotationSupport.findAnnotatedMethods(layer, annotation, HierarchyTraversalMode.TOP_DOWN)
                                .stream());
        Class<?> outer = isInner(layer) ? layer.getDeclaringClass() : null;
        return Stream.concat(
                        methods.map(method -> parameter(method, null)),
                        Arrays.stream(layer.getDeclaredConstructors()).map(made -> parameter(made, outer)))
                .flatMap(Optional::stream);
    }

    /** @param gift what can be given, once; null if nothing can */
    private static Optional<String> parameter(Executable executable, Class<?> gift) {
        Class<?> left = gift;
        for (Parameter parameter : executable.getParameters()) {
            if (parameter.getType() != left) {
                String name = executable instanceof Method
                        ? executable.getName()
                        : "the constructor of " + executable.getDeclaringClass().getSimpleName();
                return Optional.of("a parameter of type " + parameter.getType().getSimpleName() + " cannot be given to "
                        + name + "; " + offer(gift));
            }
            left = null;
        }
        return Optional.empty();
    }

    private static String offer(Class<?> gift) {
        return gift == Scenario.class || gift == MonitorCheck.class
                ? "only a single " + gift.getSimpleName() + " can" + (gift == Scenario.class ? SOURCES : "")
                : "here are no parameters: make in @BeforeEach what is needed";
    }

    private Stream<String> fields(Class<?> layer) {
        return hierarchy(layer)
                .flatMap(owner -> Arrays.stream(owner.getDeclaredFields()))
                .map(this::field)
                .flatMap(Optional::stream);
    }

    private static Stream<Class<?>> hierarchy(Class<?> type) {
        return Stream.<Class<?>>iterate(type, owner -> owner != null && owner != Object.class, Class::getSuperclass);
    }

    private Optional<String> field(Field field) {
        Optional<String> giver = Arrays.stream(field.getAnnotations())
                .map(annotation -> annotation.annotationType().getName())
                .flatMap(name -> GIVERS.stream().filter(name::startsWith))
                .filter(this::isExtendedBy)
                .findFirst();
        if (AnnotationSupport.isAnnotated(field, TempDir.class)) {
            return Optional.of(field(field, "@TempDir", "Files.createTempDirectory"));
        }
        return giver.map(name -> field(field, "an extension of " + name + "*", "its own means, as mock(…)"));
    }

    private static String field(Field field, String by, String means) {
        return "field " + field.getName() + " of " + field.getDeclaringClass().getSimpleName() + " is filled by " + by
                + " in JUnit's instance only, and each execution has its own; fill it in @BeforeEach, by " + means
                + ", or move the test to a class without it";
    }

    /** Without the extension, the test fills such fields by a call: that is done in each execution. */
    private boolean isExtendedBy(String giver) {
        Stream<Class<?>> declared = Stream.<AnnotatedElement>concat(layers().stream(), Stream.of(test))
                .flatMap(element -> AnnotationSupport.findRepeatableAnnotations(element, ExtendWith.class).stream())
                .flatMap(annotation -> Arrays.stream(annotation.value()));
        Stream<Class<?>> registered = layers().stream()
                .flatMap(UnsupportedInjection::hierarchy)
                .flatMap(owner -> Arrays.stream(owner.getDeclaredFields()))
                .filter(field -> AnnotationSupport.isAnnotated(field, RegisterExtension.class))
                .map(Field::getType);
        return Stream.concat(declared, registered)
                .anyMatch(extension -> extension.getName().startsWith(giver));
    }
}
