package io.selvage.script.language;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the outer structure of a script. Goes on after an error, so that all of them are told in one go. */
public final class ScriptParser {
    private static final List<String> OUTER = List.of("ticktime", "cut", "conditions", "top", "shared", "begin");

    private final SourceText source;
    private final Cursor cursor;
    private final ProblemCollector problems;
    /** What the structure does not suffer from. */
    private final ProblemCollector semanticProblems;

    private final SequenceParser inner;

    private long tickMillis = 1000;
    private Blocks.ComponentUnderTest component;
    private final Map<String, Blocks.Condition> conditions = new LinkedHashMap<>();
    private final List<JavaFragment> top = new ArrayList<>();
    private Blocks.Shared shared;
    private final List<Blocks.Sequence> sequences = new ArrayList<>();

    private ScriptParser(SourceText source) {
        this.source = source;
        cursor = new Cursor(source.text());
        problems = new ProblemCollector(source);
        semanticProblems = new ProblemCollector(source);
        inner = new SequenceParser(source.text(), cursor, problems, semanticProblems);
    }

    /** @throws BadScript if the structure is not sound; problems of meaning are kept with the script */
    public static ParsedScript parse(SourceText source) {
        ScriptParser parser = new ScriptParser(source);
        parser.outer();
        parser.require();
        parser.checkConditions();
        if (!parser.problems.isEmpty()) {
            // what a text swallows may be the #end that is missing; else the compiler will say so
            parser.cursor
                    .unclosed()
                    .forEach(at -> parser.problems.add(
                            at, "this text is not closed, expected its second quote on the same line"));
            parser.problems.addAll(parser.semanticProblems);
            throw parser.problems.exception();
        }
        return new ParsedScript(
                source,
                parser.tickMillis,
                parser.component,
                List.copyOf(parser.conditions.values()),
                parser.top,
                Optional.ofNullable(parser.shared),
                parser.sequences,
                parser.semanticProblems.list());
    }

    private void outer() {
        for (cursor.skipWhitespaceAndComments(); !cursor.isAtEnd(); cursor.skipWhitespaceAndComments()) {
            if (!cursor.isAt('#')) {
                int at = cursor.offset();
                problems.add(
                        at,
                        "expected a command such as #begin, found '"
                                + cursor.line().onOneLine() + "'");
            } else {
                command();
            }
        }
    }

    private void command() {
        int at = cursor.offset();
        String name = cursor.peekCommand();
        cursor.skipCommand();
        switch (name) {
            case "ticktime" -> ticktime(at);
            case "cut" -> cut(at);
            case "conditions" -> conditions(at);
            case "top" -> top.add(inner.java("top", at));
            case "shared" -> shared(at);
            case "begin" -> sequences.add(inner.sequence(sequences.size() + 1, at));
            case "end" -> problems.add(at, "#end without a block that it could close");
            case "test", "tick", "thread" -> {
                problems.add(
                        at,
                        "#" + name + " belongs into a #begin block, expected one of " + ProblemCollector.list(OUTER));
                inner.skip(name, at);
            }
            default -> {
                problems.unknownCommand(at, name, OUTER);
                cursor.line();
            }
        }
    }

    private void ticktime(int at) {
        String number = cursor.word();
        if (number.matches("[1-9]\\d{0,8}")) {
            tickMillis = Long.parseLong(number);
        } else {
            problems.add(at, "#ticktime '" + number + "': expected the milliseconds of a tick, a whole number above 0");
        }
        restOfLine();
    }

    private void restOfLine() {
        int at = cursor.offset();
        JavaFragment rest = cursor.line();
        if (!rest.isBlank()) {
            problems.add(at, "expected the end of the line, found '" + rest.onOneLine() + "'");
        }
    }

    private void cut(int at) {
        if (component != null) {
            problems.add(at, "second #cut, the first is at line " + source.line(component.offset()) + "; expected one");
        }
        String id = cursor.word();
        JavaFragment line = cursor.line();
        int from = line.text().startsWith("new ") ? 4 : 0;
        int open = line.text().indexOf('(');
        int end = line.text().endsWith(";")
                ? line.text().length() - 1
                : line.text().length();
        JavaFragment type =
                new JavaFragment(line.text().substring(from, open < 0 ? end : open), line.offset() + from).stripped();
        if (!ProblemCollector.isIdentifier(id) || type.isBlank()) {
            problems.add(
                    at,
                    "expected '#cut id Constructor(arguments)', found '#cut " + (id + " " + line.text()).strip() + "'");
        }
        JavaFragment arguments = open < 0
                ? new JavaFragment("()", line.offset() + end)
                : new JavaFragment(line.text().substring(open, end), line.offset() + open);
        component = new Blocks.ComponentUnderTest(id, type, arguments, at);
    }

    private void conditions(int at) {
        restOfLine();
        for (cursor.skipWhitespaceAndComments(); !cursor.isAtEnd() && !cursor.isAt('#'); cursor.skipWhitespaceAndComments()) {
            int from = cursor.offset();
            String id = cursor.word();
            Blocks.Condition known =
                    conditions.put(id, new Blocks.Condition(id, cursor.line().text(), from));
            if (known != null) {
                semanticProblems.add(
                        from,
                        "condition " + id + " is there twice, first at line " + source.line(known.offset())
                                + "; expected another name");
            }
        }
        inner.close("conditions", at);
    }

    private void shared(int at) {
        Blocks.Shared block = inner.shared(at);
        if (shared != null) {
            problems.add(
                    at,
                    "second global #shared, the first is at line " + source.line(shared.offset())
                            + "; expected one, further ones inside of #begin");
        }
        shared = block;
    }

    private void require() {
        if (component == null) {
            problems.add(0, "no component under test, expected '#cut id Constructor(arguments)'");
        }
        if (sequences.isEmpty()) {
            problems.add(0, "no test sequence, expected '#begin … #end'");
        }
        for (Blocks.Sequence sequence : sequences) {
            if (sequence.ticks().isEmpty()) {
                problems.add(sequence.offset(), "the sequence has nothing to do, expected '#tick … #end' in it");
            }
            checkNames(sequence);
        }
    }

    private void checkNames(Blocks.Sequence sequence) {
        Set<String> names = new LinkedHashSet<>();
        names.add(component == null ? "" : component.id());
        sequence.shared()
                .or(() -> Optional.ofNullable(shared))
                .filter(block -> !names.add(block.id()))
                .ifPresent(block -> semanticProblems.add(
                        block.offset(),
                        "#shared <" + block.id() + "> has the name of the component, expected another"));
    }

    private void checkConditions() {
        for (Blocks.Sequence sequence : sequences) {
            for (Blocks.Name name : sequence.conditions()) {
                if (!conditions.containsKey(name.text())) {
                    String known = conditions.isEmpty()
                            ? "a #conditions block that has it"
                            : "one of " + ProblemCollector.list(List.copyOf(conditions.keySet()));
                    semanticProblems.add(name.offset(), "condition " + name.text() + " is not defined, expected " + known);
                }
            }
        }
    }
}
