package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemoryWeavingTest {
    @Test
    void fields_are_announced_before_each_access_with_the_class_that_declares_them() throws Exception {
        Sample sample = Sample.of("""
                class Base { long wide; volatile int flag; }
                public class Sample extends Base {
                    static String text;
                    double ratio;
                    final int fixed = Integer.parseInt("3");
                    public static Object run() {
                        Sample s = new Sample();
                        s.wide = 5L;
                        s.flag++;
                        text = "t";
                        s.ratio = 0.5;
                        return s.wide + s.fixed + text + s.ratio;
                    }
                }
                """);
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result()).isEqualTo("8t0.5");
        assertThat(trace.events().stream().filter(event -> !event.startsWith("init")))
                .containsExactly(
                        "field Base.wide w",
                        "field Base.flag rv",
                        "field Base.flag wv",
                        "staticField Sample.text w",
                        "field Sample.ratio w",
                        "field Base.wide r",
                        "staticField Sample.text r",
                        "field Sample.ratio r");
    }

    @Test
    void elements_of_all_kinds_of_arrays_are_announced_and_keep_their_values() throws Exception {
        Sample sample = Sample.body("""
                int[] i = new int[2]; long[] l = new long[2]; double[] d = new double[2]; float[] f = new float[1];
                byte[] b = new byte[1]; boolean[] z = new boolean[1]; char[] c = new char[1]; short[] s = new short[1];
                String[] a = new String[1];
                i[1] = 7; l[1] = 8L; d[0] = 1.5; f[0] = 2.5f; b[0] = 3; z[0] = true; c[0] = 'c'; s[0] = 4; a[0] = "a";
                i[1] += 1; l[1]++;
                return "" + i[1] + l[1] + d[0] + f[0] + b[0] + z[0] + c[0] + s[0] + a[0];""");
        assertThat(sample.uncontrolled()).isEqualTo("891.52.53truec4a");
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result()).isEqualTo("891.52.53truec4a");
        assertThat(trace.events())
                .startsWith(
                        "element int[] w",
                        "element long[] w",
                        "element double[] w",
                        "element float[] w",
                        "element byte[] w",
                        "element byte[] w",
                        "element char[] w",
                        "element short[] w",
                        "element Object[] w",
                        "element int[] r",
                        "element int[] w",
                        "element long[] r",
                        "element long[] w")
                .hasSize(22);
    }

    @Test
    void null_and_out_of_range_accesses_fail_as_they_would() throws Exception {
        assertThat(Sample.body("int[] none = null; return none[0];")
                        .controlled()
                        .result())
                .isInstanceOf(NullPointerException.class);
        assertThat(Sample.body("return new int[1][1][5];").uncontrolled()).isNotNull();
        assertThat(Sample.body("return new int[1][9];").controlled().result()).isNotNull();
        assertThat(Sample.body("int[] few = {1}; return few[9];").controlled().result())
                .isInstanceOf(ArrayIndexOutOfBoundsException.class);
    }

    @Test
    void compilers_own_tables_and_enum_constants_are_silent() throws Exception {
        Sample sample = Sample.of("""
                public class Sample {
                    enum Colour { RED, GREEN }
                    static Colour pick(int n) { return Colour.values()[n]; }
                    public static Object run() {
                        assert Colour.RED != null;
                        switch (pick(1)) { case RED: return 1; case GREEN: return 2; default: return 3; }
                    }
                }
                """);
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result()).isEqualTo(2);
        // read by the program itself
        assertThat(trace.events().stream().filter(event -> event.startsWith("element") || event.startsWith("static")))
                .containsExactly("element Object[] r");
    }

    @Test
    void constructors_may_set_fields_before_calling_super() throws Exception {
        Sample sample = Sample.of("""
                public class Sample {
                    class Inner { int x = 4; int outer() { return base; } }
                    int base = 6;
                    public static Object run() {
                        int captured = 7;
                        Object o = new Object() { public String toString() { return "c" + captured; } };
                        return new Sample().new Inner().outer() + o.toString();
                    }
                }
                """);
        assertThat(sample.uncontrolled()).isEqualTo("6c7");
        assertThat(sample.controlled().result()).isEqualTo("6c7");
    }

    @Test
    void arrays_are_silent_until_they_are_made() throws Exception {
        Recorder.Trace trace = Sample.body("""
                int[][] table = {{1, 2}, {3}};
                List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
                return table[0][1];""").controlled();
        assertThat(trace.result()).isEqualTo(2);
        assertThat(trace.events()).containsExactly("element Object[] r", "element int[] r");
    }

    @Test
    void an_array_that_is_new_on_one_path_only_is_not_silent() throws Exception {
        Recorder.Trace trace = Sample.members("""
                static void fill(int[] shared) { (shared.length > 0 ? shared : new int[1])[0] = 1; }
                public static Object run() { int[] a = new int[1]; fill(a); return a[0]; }""").controlled();
        assertThat(trace.events()).containsExactly("element int[] w", "element int[] r");
    }

    @Test
    void probes_of_a_coverage_tool_are_silent() throws Exception {
        Recorder.Trace trace = Sample.members("""
                private static transient boolean[] $jacocoData;
                private static boolean[] $jacocoInit() {
                    if ($jacocoData == null) { $jacocoData = new boolean[4]; }
                    return $jacocoData;
                }
                static int[] numbers;
                public static Object run() {
                    boolean[] probes = $jacocoInit();
                    probes[0] = true;
                    numbers = new int[1];
                    probes[1] = true;
                    return probes.length;
                }""").controlled();
        assertThat(trace.result()).isEqualTo(4);
        assertThat(trace.events()).containsExactly("init Sample", "initialised", "staticField Sample.numbers w");
    }
}
