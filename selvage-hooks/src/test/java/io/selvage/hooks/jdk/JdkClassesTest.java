package io.selvage.hooks.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table is complete and consistent on the JDK that runs this test. */
class JdkClassesTest {
    private static final Set<String> SINCE_21 = Set.of(
            "java/util/SequencedCollection",
            "java/util/SequencedSet",
            "java/util/SequencedMap",
            "java/util/ReverseOrder*",
            "java/lang/ScopedValue",
            "java/lang/ScopedValue$Carrier",
            "java/lang/Thread$Builder**",
            "java/lang/Thread.ofPlatform",
            "java/lang/Thread.ofVirtual",
            "java/lang/Thread.threadId",
            "java/lang/Thread.isVirtual",
            "java/lang/Thread.startVirtualThread",
            "java/util/Locale.of");

    /** Calls through these types are not watched; those on what they iterate over are. */
    private static final Set<String> UNWATCHED = Set.of(
            "java.util.PrimitiveIterator",
            "java.util.PrimitiveIterator$OfInt",
            "java.util.PrimitiveIterator$OfLong",
            "java.util.PrimitiveIterator$OfDouble",
            "java.util.Scanner",
            "java.util.StringTokenizer");

    private static boolean isHere(String name) {
        return Runtime.version().feature() >= 21 || !SINCE_21.contains(name);
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name.replace('/', '.'), false, null);
        } catch (ClassNotFoundException missing) {
            return null;
        }
    }

    private static List<Class<?>> publicClassesOf(String folder) throws IOException {
        return namesIn(folder).stream()
                .<Class<?>>map(JdkClassesTest::load)
                .filter(type -> Modifier.isPublic(type.getModifiers()))
                .toList();
    }

    private static List<String> namesIn(String folder) throws IOException {
        Path root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
        try (Stream<Path> files = Files.walk(root.resolve(folder))) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(".class") && !name.endsWith("-info.class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .toList();
        }
    }

    @Test
    void every_class_of_the_table_is_one_of_the_JDK() {
        assertThat(JdkClasses.CLASSES.keySet().stream().filter(name -> name.startsWith("java/") && isHere(name)))
                .hasSizeGreaterThan(100)
                .allSatisfy(name -> assertThat(load(name)).as(name).isNotNull());
    }

    @Test
    void every_family_has_members() throws IOException {
        List<String> names = namesIn("java");
        assertThat(JdkClasses.FAMILIES.stream()
                        .map(family -> family.name)
                        .filter(name -> name.startsWith("java/") && isHere(name)))
                .allSatisfy(family -> assertThat(names)
                        .as(family)
                        .anyMatch(name -> JdkClasses.entry(name).name.equals(family) || isShadowed(family, name)));
    }

    /** A family may repeat for nested classes what the entry of the outer class says. */
    private static boolean isShadowed(String family, String name) {
        return NamePattern.matches(family, name) && JdkClasses.CLASSES.containsKey(name);
    }

    @Test
    void every_method_of_the_table_is_one_of_its_class() {
        for (JdkClass entry : JdkClasses.CLASSES.values()) {
            Class<?> type = load(entry.name);
            if (type != null) {
                Stream<Member> members = Stream.concat(
                        Arrays.stream(type.getDeclaredConstructors()),
                        Stream.concat(Arrays.stream(type.getDeclaredMethods()), Arrays.stream(type.getMethods())));
                List<String> names = new ArrayList<>(List.of("*", "<init>"));
                members.forEach(member -> names.add(member.getName()));
                assertThat(methodsOf(entry).filter(method -> isHere(entry.name + "." + method)))
                        .as(entry.name)
                        .allSatisfy(method -> assertThat(names).anyMatch(name -> NamePattern.matches(method, name)));
            }
        }
    }

    private static Stream<String> methodsOf(JdkClass entry) {
        Stream<String> filling = entry.filling.stream().map(method -> method.substring(0, method.indexOf('(')));
        Stream<String> statics = Stream.concat(entry.staticReads.stream(), entry.staticWrites.stream());
        return Stream.of(filling, entry.harmless.stream(), entry.reading.stream(), statics)
                .flatMap(methods -> methods);
    }

    @Test
    void every_public_container_of_the_JDK_has_an_entry() throws IOException {
        List<Class<?>> containers = publicClassesOf("java/util").stream()
                .filter(type -> Stream.of(
                                Collection.class, Map.class, Map.Entry.class, Iterator.class, Enumeration.class)
                        .anyMatch(shape -> shape.isAssignableFrom(type)))
                .filter(type -> !Set.of("java.util.zip", "java.util.jar").contains(type.getPackageName()))
                .toList();
        assertThat(containers).hasSizeGreaterThan(60).allSatisfy(type -> {
            JdkClass entry = JdkClasses.entry(type.getName().replace('.', '/'));
            assertThat(entry.isShared() || entry.isImmutable() || UNWATCHED.contains(type.getName()))
                    .as(type.getName())
                    .isTrue();
        });
    }

    @Test
    void objects_of_shared_classes_have_a_kind_and_the_other_way_round() throws IOException {
        Set<String> calledOtherwise = Set.of("java/lang/StringBuilder", "java/security/SecureRandom");
        List<Class<?>> types = new ArrayList<>(publicClassesOf("java/util"));
        types.addAll(publicClassesOf("java/lang"));
        types.addAll(publicClassesOf("java/io"));
        for (Class<?> type : types) {
            String name = type.getName().replace('.', '/');
            boolean instantiable = !type.isInterface() && !Modifier.isAbstract(type.getModifiers());
            if (instantiable && JdkClasses.isShared(name)) {
                assertThat(JdkClasses.receiver(type)).as(name).isNotEqualTo(ReceiverKind.NONE);
            }
            boolean hasKind = JdkClasses.entry(name).receiver() != ReceiverKind.NONE;
            if (instantiable && hasKind && !calledOtherwise.contains(name)) {
                assertThat(JdkClasses.isShared(name)).as(name).isTrue();
            }
        }
    }

    @Test
    void views_have_the_fields_that_are_named() {
        for (JdkClass entry : JdkClasses.CLASSES.values()) {
            Class<?> type = load(entry.name);
            for (String field : entry.viewFields()) {
                assertThat(type).as(entry.name).hasDeclaredFields(field);
            }
        }
    }

    @Test
    void patterns_tell_packages_apart() {
        assertThat(NamePattern.matches("java/util/*$*", "java/util/HashMap$Node"))
                .isTrue();
        assertThat(NamePattern.matches("java/util/*$*", "java/util/zip/ZipFile$Source"))
                .isFalse();
        assertThat(NamePattern.matches("java/util/*$*", "java/util/HashMap")).isFalse();
        assertThat(NamePattern.matches("java/util/concurrent/**$**", "java/util/concurrent/locks/A$B"))
                .isTrue();
        assertThat(NamePattern.matches("java/util/concurrent/**Exception", "java/util/concurrent/XException"))
                .isTrue();
        assertThat(NamePattern.matches("java/util/concurrent/**Exception", "java/util/concurrent/XExceptions"))
                .isFalse();
    }
}
