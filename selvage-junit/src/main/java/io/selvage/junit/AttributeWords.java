package io.selvage.junit;

import io.selvage.options.BadOption;
import io.selvage.options.FrontEnd;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import java.lang.reflect.Method;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Notes of reports name options as on the command line; in a test these are attributes. */
final class AttributeWords {
    private static final String NOTE = "note: ";

    private AttributeWords() {}

    /** What a report advises, with attributes instead of options of the command line. */
    static String of(String report) {
        return report.lines()
                .map(line -> line.startsWith(NOTE) ? translated(line) : line)
                .collect(Collectors.joining("\n"));
    }

    private static String translated(String note) {
        String text = note;
        for (Option<?> option : OptionList.all()) {
            if (option.isFor(FrontEnd.TEST)) {
                Matcher named = Pattern.compile(Pattern.quote(option.toString()) + "(?![\\w-])(?: ([^\\s;,]+))?")
                        .matcher(text);
                text = named.replaceAll(match -> Matcher.quoteReplacement(attributeText(option, match)));
            }
        }
        return text;
    }

    /** The word that follows is the value, if it can be. */
    private static String attributeText(Option<?> option, MatchResult match) {
        Method attribute = AnnotationOptions.attribute(option);
        String following = match.group(1);
        if (option.isSwitch()) {
            return attribute.getName() + " = true" + (following == null ? "" : " " + following);
        }
        if (following == null || !isValue(option, following)) {
            return attribute.getName() + (following == null ? "" : " " + following);
        }
        boolean isText = !attribute.getReturnType().isPrimitive();
        return attribute.getName() + " = " + (isText ? '"' + following + '"' : following);
    }

    private static boolean isValue(Option<?> option, String text) {
        try {
            option.parse(text);
            return true;
        } catch (BadOption none) {
            return false;
        }
    }
}
