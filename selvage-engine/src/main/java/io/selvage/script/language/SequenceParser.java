package io.selvage.script.language;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Parses the inside of blocks: sequences, ticks, threads, and Java code with templates. */
final class SequenceParser {
    private static final List<String> IN_SEQUENCE = List.of("test", "deadlock", "shared", "tick", "end");
    private static final List<String> IN_TICK = List.of("thread", "end");
    private static final List<String> IN_THREAD = List.of("excMonitor", "valueCheck", "excMon", "valCheck", "end");
    /** Commands of the outermost level: inside of a block they show that its end is missing. */
    private static final Set<String> OUTER = Set.of("ticktime", "cut", "conditions", "top", "begin");

    private static final Pattern NAMED_THREAD =
            Pattern.compile("#thread[^\\S\\n]*[<\u2329\u3008\u27e8]([^>\u232a\u3009\u27e9\\n]*)");

    private final Cursor cursor;
    private final ProblemCollector problems;
    private final ProblemCollector semanticProblems;
    private final TemplateParser templates;
    /** All thread names of the script; generated names differ from them. */
    private final Set<String> given = new HashSet<>();

    /** @param semanticProblems receives problems that do not affect the structure */
    SequenceParser(String text, Cursor cursor, ProblemCollector problems, ProblemCollector semanticProblems) {
        NAMED_THREAD
                .matcher(text)
                .results()
                .forEach(thread -> given.add(thread.group(1).strip()));
        this.cursor = cursor;
        this.semanticProblems = semanticProblems;
        this.problems = problems;
        templates = new TemplateParser(cursor, problems);
    }

    /** Parses a misplaced block, for its problems only. */
    void skip(String command, int at) {
        switch (command) {
            case "tick" -> tick(1, at, new HashSet<>());
            case "thread" -> thread(at, new HashSet<>(), new LinkedHashSet<>());
            default -> cursor.line();
        }
    }

    /** Expects the {@code #end} of the block that begins at {@code from}. */
    void close(String block, int from) {
        cursor.skipWhitespaceAndComments();
        if (!cursor.isAtEnd() && cursor.isAt('#') && cursor.peekCommand().equals("end")) {
            cursor.skipCommand();
            return;
        }
        problems.add(
                from,
                "#" + block + " is not closed, expected #end before "
                        + (cursor.isAtEnd() ? "the end of the file" : "line " + problems.line(cursor.offset())));
    }

    /** Java up to {@code #end}. */
    JavaFragment java(String block, int from) {
        JavaFragment code = cursor.java();
        close(block, from);
        return code;
    }

    Blocks.Shared shared(int from) {
        String id = cursor.bracketed();
        if (id != null && !ProblemCollector.isIdentifier(id)) {
            problems.add(from, "#shared <" + id + ">: expected a Java name between the brackets");
        }
        return new Blocks.Shared(id == null ? "shared" : id, java("shared", from), from);
    }

    Blocks.Sequence sequence(int number, int from) {
        List<Blocks.Name> conditions = new ArrayList<>();
        List<Blocks.Name> blocked = new ArrayList<>();
        List<Blocks.Tick> ticks = new ArrayList<>();
        Blocks.Shared shared = null;
        Set<String> threads = new HashSet<>();
        while (true) {
            String command = next("begin", IN_SEQUENCE, from);
            int at = cursor.offset() - command.length() - 1;
            switch (command) {
                case "test" -> names(conditions);
                case "deadlock" -> names(blocked);
                case "shared" -> {
                    if (shared != null) {
                        problems.add(at, "second #shared in this sequence, expected one");
                    }
                    shared = shared(at);
                }
                case "tick" -> ticks.add(tick(ticks.size() + 1, at, threads));
                default -> {
                    checkThreads(blocked, threads);
                    return new Blocks.Sequence(number, conditions, blocked, Optional.ofNullable(shared), ticks, from);
                }
            }
        }
    }

    /** Only threads of the sequence can be expected not to finish. */
    private void checkThreads(List<Blocks.Name> blocked, Set<String> threads) {
        for (Blocks.Name name : blocked) {
            if (!threads.contains(name.text())) {
                semanticProblems.add(
                        name.offset(),
                        "#deadlock " + name.text() + ": no thread of this sequence has that name, expected one of "
                                + String.join(", ", new TreeSet<>(threads)));
            }
        }
    }

    private void names(List<Blocks.Name> conditions) {
        for (String word = cursor.word(); !word.isEmpty(); word = cursor.word()) {
            int at = cursor.offset() - word.length();
            for (String name : word.split(",")) {
                if (!name.isEmpty()) {
                    conditions.add(new Blocks.Name(name, at + word.indexOf(name)));
                }
            }
        }
    }

    /** Moves past the next command of a block and returns it; {@code end} also where the block is not closed. */
    private String next(String block, List<String> possible, int from) {
        while (true) {
            cursor.skipWhitespaceAndComments();
            if (cursor.isAtEnd()) {
                close(block, from);
                return "end";
            }
            int at = cursor.offset();
            if (!cursor.isAt('#')) {
                problems.add(
                        at,
                        "expected #" + String.join(", #", possible) + " in #" + block + ", found '"
                                + cursor.line().onOneLine() + "'");
                continue;
            }
            String name = cursor.peekCommand();
            if (possible.contains(name)) {
                cursor.skipCommand();
                return name;
            }
            if (isOuter(block, name)) {
                close(block, from);
                return "end";
            }
            problems.unknownCommand(at, name, possible);
            cursor.skipCommand();
            cursor.line();
        }
    }

    private static boolean isOuter(String block, String name) {
        return OUTER.contains(name) || !block.equals("begin") && IN_SEQUENCE.contains(name);
    }

    private Blocks.Tick tick(int number, int from, Set<String> known) {
        List<Blocks.ThreadBlock> parts = new ArrayList<>();
        Set<String> here = new LinkedHashSet<>();
        while (next("tick", IN_TICK, from).equals("thread")) {
            parts.add(thread(cursor.offset() - "#thread".length(), known, here));
        }
        return new Blocks.Tick(number, parts);
    }

    /** @param known threads of the sequence so far; {@code here} those of this tick */
    private Blocks.ThreadBlock thread(int from, Set<String> known, Set<String> here) {
        String name = cursor.bracketed();
        String id = name == null || name.isEmpty() ? fresh(known) : name;
        known.add(id);
        if (!here.add(id)) {
            semanticProblems.add(
                    from, "thread <" + id + "> is in this tick already, expected another name or another tick");
        }
        return new Blocks.ThreadBlock(id, statements(from), from);
    }

    private String fresh(Set<String> known) {
        int number = 1;
        while (known.contains("t" + number) || given.contains("t" + number)) {
            number++;
        }
        return "t" + number;
    }

    /** Reports an unknown command, and parses it as the template that it resembles. */
    private Optional<Statement> stray(int at, String name) {
        if (name.isEmpty()) {
            problems.add(at, "a lone # in a thread's code, expected it between the parts of a template only");
            return Optional.empty();
        }
        problems.unknownCommand(at, name, IN_THREAD);
        if (name.equalsIgnoreCase("valueCheck") || name.equalsIgnoreCase("valCheck")) {
            return templates.valueCheck(at);
        }
        if (name.equalsIgnoreCase("excMonitor") || name.equalsIgnoreCase("excMon")) {
            return templates.exceptionMonitor(at);
        }
        templates.skipOnLine();
        return Optional.empty();
    }

    private List<Statement> statements(int from) {
        List<Statement> statements = new ArrayList<>();
        while (true) {
            JavaFragment code = cursor.java();
            if (!code.isBlank()) {
                statements.add(new Statement.JavaCode(code));
            }
            String name = cursor.isAtEnd() ? "" : cursor.peekCommand();
            if (cursor.isAtEnd() || name.equals("end") || isOuter("thread", name) || name.equals("thread")) {
                close("thread", from);
                return statements;
            }
            int at = cursor.offset();
            cursor.skipCommand();
            switch (name) {
                case "excMonitor", "excMon" -> templates.exceptionMonitor(at).ifPresent(statements::add);
                case "valueCheck", "valCheck" -> templates.valueCheck(at).ifPresent(statements::add);
                default -> stray(at, name).ifPresent(statements::add);
            }
        }
    }
}
