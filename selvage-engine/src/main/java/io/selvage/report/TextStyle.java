package io.selvage.report;

import io.selvage.model.Verdict;

/** How those parts of a printed report look that the eye should find first. */
public interface TextStyle {
    /** How many characters a line of a table may have where nobody knows how wide the reader's window is. */
    int USUAL_WIDTH = 200;

    /** As it is. */
    TextStyle PLAIN = new TextStyle() {
        @Override
        public String verdict(Verdict verdict, String text) {
            return text;
        }

        @Override
        public String headline(String text) {
            return text;
        }
    };

    /** @param text what was proved, in a sentence without a line end */
    String verdict(Verdict verdict, String text);

    /** @param text the headline of a finding, without a line end */
    String headline(String text);

    /** How many characters a line of a table may have. */
    default int width() {
        return USUAL_WIDTH;
    }
}
