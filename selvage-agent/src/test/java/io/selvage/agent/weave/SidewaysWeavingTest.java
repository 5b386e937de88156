package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Memory that is reached by other means than instructions: Unsafe, reflection, copies. */
class SidewaysWeavingTest {
    private static final String UNSAFE = """
            static sun.misc.Unsafe unsafe() throws Exception {
                var field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
                field.setAccessible(true);
                return (sun.misc.Unsafe) field.get(null);
            }
            """;

    private static List<String> events(Recorder.Trace trace, String... hooks) {
        return trace.events().stream()
                .filter(event -> List.of(hooks).contains(event.split(" ")[0]))
                .toList();
    }

    @Test
    void accesses_by_unsafe_are_announced_with_their_modes() throws Exception {
        Sample sample = Sample.members(UNSAFE + """
                int count; volatile Object held; long wide;
                public static Object run() throws Throwable {
                    sun.misc.Unsafe unsafe = unsafe();
                    Sample s = new Sample();
                    long count = unsafe.objectFieldOffset(Sample.class.getDeclaredField("count"));
                    long held = unsafe.objectFieldOffset(Sample.class.getDeclaredField("held"));
                    long wide = unsafe.objectFieldOffset(Sample.class.getDeclaredField("wide"));
                    unsafe.putInt(s, count, 1);
                    unsafe.getAndAddInt(s, count, 2);
                    unsafe.putOrderedLong(s, wide, 5L);
                    boolean swapped = unsafe.compareAndSwapObject(s, held, null, "x");
                    unsafe.fullFence();
                    return unsafe.getInt(s, count) + " " + unsafe.getLongVolatile(s, wide) + " " + swapped
                            + unsafe.getObjectVolatile(s, held);
                }
                """);
        assertThat(sample.uncontrolled()).isEqualTo("3 5 truex");
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result()).isEqualTo("3 5 truex");
        assertThat(events(trace, "raw", "staticField"))
                .containsExactly(
                        "raw sun.misc.Unsafe.putInt w",
                        "raw sun.misc.Unsafe.getAndAddInt rwv",
                        "raw sun.misc.Unsafe.putOrderedLong wv",
                        "raw sun.misc.Unsafe.compareAndSwapObject rwv",
                        "staticField java.lang.invoke.VarHandle.fence rwv",
                        "raw sun.misc.Unsafe.getInt r",
                        "raw sun.misc.Unsafe.getLongVolatile rv",
                        "raw sun.misc.Unsafe.getObjectVolatile rv");
    }

    @Test
    void memory_that_is_no_object_is_reported_as_unseen() throws Exception {
        Recorder.Trace trace = Sample.members(UNSAFE + """
                public static Object run() throws Throwable {
                    sun.misc.Unsafe unsafe = unsafe();
                    long address = unsafe.allocateMemory(8);
                    unsafe.putInt(address, 7);
                    int result = unsafe.getInt(address);
                    unsafe.freeMemory(address);
                    return result;
                }
                """).controlled();
        assertThat(trace.result()).isEqualTo(7);
        assertThat(events(trace, "raw", "unseen"))
                .containsExactly("unseen sun.misc.Unsafe.putInt w", "unseen sun.misc.Unsafe.getInt r");
    }

    @Test
    void reflection_names_the_field_as_plain_code_does() throws Exception {
        Sample sample = Sample.of("""
                class Base { volatile long wide; }
                public class Sample extends Base {
                    static int number = 3;
                    public static Object run() throws Throwable {
                        Sample s = new Sample();
                        Base.class.getDeclaredField("wide").setLong(s, 5L);
                        int[] array = {1, 2};
                        java.lang.reflect.Array.setInt(array, 1, 9);
                        return Base.class.getDeclaredField("wide").get(s) + " "
                                + Sample.class.getDeclaredField("number").getInt(null) + " "
                                + java.lang.reflect.Array.get(array, 1);
                    }
                }
                """);
        assertThat(sample.uncontrolled()).isEqualTo("5 3 9");
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result()).isEqualTo("5 3 9");
        assertThat(trace.events())
                .containsSubsequence(
                        "field Base.wide wv",
                        "element java.lang.reflect.Array.setInt w",
                        "field Base.wide rv",
                        "staticField Sample.number r",
                        "element java.lang.reflect.Array.get r");
    }

    @Test
    void copies_are_announced() throws Exception {
        Recorder.Trace trace = Sample.of("""
                import java.io.*;
                public class Sample implements Cloneable, Serializable {
                    int number = 4;
                    @Override protected Sample clone() throws CloneNotSupportedException {
                        return (Sample) super.clone();
                    }
                    private void writeObject(ObjectOutputStream out) throws IOException {
                        out.defaultWriteObject();
                    }
                    public static Object run() throws Throwable {
                        new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(new Sample());
                        return new Sample().clone().number;
                    }
                }
                """).controlled();
        assertThat(trace.result()).isEqualTo(4);
        assertThat(events(trace, "contents", "graph"))
                .containsExactly(
                        "graph java.io.ObjectOutputStream.writeObject r",
                        "graph java.io.ObjectOutputStream.defaultWriteObject r",
                        "contents java.lang.Object.clone r");
    }

    @Test
    void method_handles_do_what_they_did() throws Exception {
        Sample sample = Sample.members("""
                int count; static long total;
                public static Object run() throws Throwable {
                    MethodHandles.Lookup lookup = MethodHandles.lookup();
                    Sample s = new Sample();
                    lookup.findSetter(Sample.class, "count", int.class).invokeExact(s, 3);
                    lookup.findStaticSetter(Sample.class, "total", long.class).invokeExact(4L);
                    VarHandle handle = lookup.findVarHandle(Sample.class, "count", int.class);
                    int added = (int) handle.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD).invokeExact(s, 2);
                    int[] array = {1, 2};
                    MethodHandles.arrayElementSetter(int[].class).invokeExact(array, 1, 8);
                    MethodHandle format = lookup.findStatic(String.class, "format",
                            MethodType.methodType(String.class, String.class, Object[].class));
                    String text = (String) format.invoke("%s-%s", "a", "b");
                    MethodType counting = MethodType.methodType(int.class);
                    MethodHandle size = lookup.bind(new ArrayList<>(List.of(1, 2)), "size", counting);
                    return added + " " + (int) lookup.findGetter(Sample.class, "count", int.class).invokeExact(s) + " "
                            + (long) lookup.findStaticGetter(Sample.class, "total", long.class).invokeExact() + " "
                            + array[1] + text + (int) size.invokeExact();
                }
                """);
        assertThat(sample.plain()).isEqualTo("3 5 4 8a-b2");
        assertThat(sample.uncontrolled()).isEqualTo("3 5 4 8a-b2");
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result()).isEqualTo("3 5 4 8a-b2");
        assertThat(trace.events())
                .containsSubsequence("varHandle java.lang.invoke.VarHandle.getAndAdd rwv", "element array[] w");
    }

    @Test
    void a_class_found_by_name_is_initialised() throws Exception {
        Recorder.Trace trace = Sample.of("""
                public class Sample {
                    public static class Named { static int made; static { made = 1; } }
                    public static Object run() throws Throwable {
                        Class.forName("Sample$Named", false, Sample.class.getClassLoader());
                        Thread.yield();
                        return Class.forName("Sample$Named").getName();
                    }
                }
                """).controlled();
        assertThat(trace.result()).isEqualTo("Sample$Named");
        assertThat(trace.events()).containsSubsequence("yield", "init Sample$Named");
    }

    @Test
    void serializable_method_references_are_seen_and_come_back_from_a_stream() throws Exception {
        Sample sample = Sample.of("""
                import java.io.*;
                import java.util.concurrent.atomic.*;
                import java.util.function.*;
                public class Sample {
                    interface Asking extends IntSupplier, Serializable {}
                    interface Adding extends ToIntFunction<AtomicInteger>, Serializable {}
                    static Object copy(Object original) throws Exception {
                        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                        ObjectOutputStream out = new ObjectOutputStream(bytes);
                        out.writeObject(original);
                        out.flush();
                        byte[] written = bytes.toByteArray();
                        return new ObjectInputStream(new ByteArrayInputStream(written)) {
                            @Override protected Class<?> resolveClass(ObjectStreamClass type) throws IOException,
                                    ClassNotFoundException {
                                return Class.forName(type.getName(), false, Sample.class.getClassLoader());
                            }
                        }.readObject();
                    }
                    public static Object run() throws Throwable {
                        AtomicInteger number = new AtomicInteger(5);
                        Asking asking = number::get;
                        Adding adding = AtomicInteger::incrementAndGet;
                        Asking asked = (Asking) copy(asking);
                        Adding added = (Adding) copy(adding);
                        return asking.getAsInt() + " " + adding.applyAsInt(number) + " " + asked.getAsInt() + " "
                                + added.applyAsInt(number);
                    }
                }
                """);
        assertThat(sample.plain()).isEqualTo("5 6 5 7");
        assertThat(sample.uncontrolled()).isEqualTo("5 6 5 7");
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result()).isEqualTo("5 6 5 7");
        assertThat(trace.events())
                .containsSubsequence(
                        "begin java.util.concurrent.atomic.AtomicInteger.get r",
                        "begin java.util.concurrent.atomic.AtomicInteger.incrementAndGet rw",
                        "begin java.util.concurrent.atomic.AtomicInteger.get r",
                        "begin java.util.concurrent.atomic.AtomicInteger.incrementAndGet rw");
    }
}
