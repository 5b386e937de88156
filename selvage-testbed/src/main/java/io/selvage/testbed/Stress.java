package io.selvage.testbed;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Runs programs of the corpus again and again on real threads, without the tool, and reports whatever contradicts
 * their declarations: {@code Stress [-n RUNS] [NAME…]}, where a program is taken if its class name contains a NAME.
 * Outcomes never seen prove nothing and are only listed.
 */
public final class Stress {
    private final int runs;
    private int contradictions;

    private Stress(int runs) {
        this.runs = runs;
    }

    public static void main(String[] args) {
        List<String> names = new ArrayList<>(List.of(args));
        int runs = 200;
        if (names.size() > 1 && names.get(0).equals("-n")) {
            runs = Integer.parseInt(names.get(1));
            names = names.subList(2, names.size());
        }
        Stress stress = new Stress(runs);
        for (Class<?> program : Corpus.all()) {
            if (names.isEmpty() || names.stream().anyMatch(program.getName()::contains)) {
                stress.check(program);
            }
        }
        System.out.println(stress.contradictions + " contradictions");
        System.exit(stress.contradictions == 0 ? 0 : 1);
    }

    private void check(Class<?> program) {
        Expect expect = Corpus.expectation(program);
        boolean fork = expect.fork() || expect.finding().equals("TOOL_FAULT");
        Map<String, Integer> seen = new TreeMap<>();
        for (int i = 0; i < (fork ? 3 : runs); i++) {
            PlainRun run = fork ? PlainRun.inOwnJvm(program) : PlainRun.inThisJvm(program);
            seen.merge(run.failure().isEmpty() ? run.output() : "!" + run.failure(), 1, Integer::sum);
            if (seen.getOrDefault("!hang", 0) >= 3) {
                break;
            }
        }
        report(program, expect, seen);
    }

    private void report(Class<?> program, Expect expect, Map<String, Integer> seen) {
        List<String> declared = List.of(expect.outputs());
        for (String text : seen.keySet()) {
            boolean wrong = text.startsWith("!")
                    ? expect.finding().isEmpty() || expect.finding().equals("DATA_RACE")
                    : !declared.contains(text) && !declared.contains("length:" + text.length());
            if (wrong) {
                contradictions++;
                System.out.println("WRONG  " + program.getName() + ": " + show(text) + " x" + seen.get(text));
            }
        }
        List<String> unseen = declared.stream()
                .filter(text -> !seen.containsKey(text) && !text.startsWith("length:"))
                .map(Stress::show)
                .toList();
        if (!unseen.isEmpty()) {
            System.out.println("unseen " + program.getName() + ": " + String.join(", ", unseen));
        }
    }

    private static String show(String text) {
        String line = text.replace("\n", "\\n");
        return '"' + (line.length() > 100 ? line.substring(0, 100) + "…" : line) + '"';
    }
}
