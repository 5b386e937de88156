package io.selvage.libraries;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Checks programs that use libraries, from the command line: {@code RunLibraries [part of a name…]}. */
final class RunLibraries {
    private RunLibraries() {}

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("selvage");
        int wrong = 0;
        for (Use use : Use.all()) {
            if (args.length == 0 || List.of(args).stream().anyMatch(use.toString()::contains)) {
                wrong += isWrong(use, folder) ? 1 : 0;
            }
        }
        System.out.println(wrong + " wrong");
        System.exit(wrong == 0 ? 0 : 1);
    }

    /** Whether there is an objection that nobody knew of. */
    private static boolean isWrong(Use use, Path folder) throws Exception {
        long begun = System.nanoTime();
        List<String> objections = new UseCheck(use).run(folder);
        double seconds = (System.nanoTime() - begun) / 1e9;
        System.out.printf("%s: %s (%.0f s)%n", use, objections.isEmpty() ? "as declared" : "wrong", seconds);
        objections.forEach(objection -> System.out.println("    " + objection.replace("\n", "\n    ")));
        String open = use.of().open();
        if (objections.isEmpty() && !open.isEmpty()) {
            System.out.println("    comes out right, although it is declared to be open: " + open);
        }
        return !objections.isEmpty() && open.isEmpty();
    }
}
