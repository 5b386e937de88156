package io.selvage.testbed.corpus;

import io.selvage.testbed.Corpus;
import io.selvage.testbed.Expect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Checks the corpus from the command line: {@code RunCorpus STRATEGY [part of a name…]}. */
final class RunCorpus {
    private RunCorpus() {}

    public static void main(String[] args) throws Exception {
        Path classes = Path.of(
                Corpus.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path out = Files.createTempDirectory("selvage");
        List<String> parts = List.of(args).subList(1, args.length);
        int wrong = 0;
        int all = 0;
        for (Class<?> program : Corpus.all()) {
            if (!parts.isEmpty() && parts.stream().noneMatch(program.getName()::contains)) {
                continue;
            }
            all++;
            long begun = System.nanoTime();
            Expect expect = Corpus.expectation(program);
            List<String> objections = new CorpusCheck(expect, classes, program.getName()).objectionsUnder(args[0], out);
            double seconds = (System.nanoTime() - begun) / 1e9;
            if (Boolean.getBoolean("selvage.corpus.verbose")) {
                System.err.printf("%s %.2f%n", program.getName(), seconds);
            }
            if (!objections.isEmpty()) {
                wrong++;
                System.out.printf("%s (%.1f s)%n", program.getName(), seconds);
                objections.forEach(objection -> System.out.println("    " + objection));
            } else if (seconds > 2) {
                System.out.printf("slow: %s (%.1f s)%n", program.getName(), seconds);
            }
        }
        System.out.println(wrong + " of " + all + " wrong");
        System.exit(wrong == 0 ? 0 : 1);
    }
}
