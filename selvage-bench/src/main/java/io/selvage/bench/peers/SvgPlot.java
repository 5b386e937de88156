package io.selvage.bench.peers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Points and lines over named columns, with a logarithmic scale upwards; colours tell the series apart. */
final class SvgPlot {
    /** A value at a column; hollow if it stands for "more than that". */
    record Point(int column, double value, boolean isBound) {}

    private static final List<String> COLOURS =
            List.of("#1b6ca8", "#4fa3d1", "#c8553d", "#e3a028", "#5b8c5a", "#7d5ba6", "#555555");
    private static final int LEFT = 70;
    private static final int TOP = 50;
    private static final int HEIGHT = 320;

    private final String title;
    private final String unit;
    private final List<String> columns;
    private final int step;
    private final Map<String, List<Point>> series = new LinkedHashMap<>();

    SvgPlot(String title, String unit, List<String> columns) {
        this.title = title;
        this.unit = unit;
        this.columns = List.copyOf(columns);
        this.step = Math.max(36, 560 / Math.max(1, columns.size()));
    }

    /** Values of zero or less have no place on a logarithmic scale and are left out. */
    void add(String name, List<Point> points) {
        series.put(name, points.stream().filter(point -> point.value > 0).toList());
    }

    String text() {
        List<Double> values = new ArrayList<>();
        series.values().forEach(points -> points.forEach(point -> values.add(point.value)));
        int least = (int)
                Math.floor(Math.log10(values.stream().mapToDouble(v -> v).min().orElse(1)));
        int most = (int)
                Math.ceil(Math.log10(values.stream().mapToDouble(v -> v).max().orElse(10)));
        Scale scale = new Scale(least, Math.max(most, least + 1));
        int width = LEFT + step * columns.size() + 150;
        StringBuilder svg = new StringBuilder();
        line(
                svg,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\"",
                width,
                HEIGHT + TOP + 110);
        line(svg, " font-size=\"11\"><rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>");
        line(svg, "<text x=\"%d\" y=\"20\" font-size=\"14\">%s</text>", LEFT, escaped(title));
        line(svg, "<text x=\"10\" y=\"%d\">%s</text>", TOP - 10, escaped(unit));
        axes(svg, scale);
        int index = 0;
        for (Map.Entry<String, List<Point>> entry : series.entrySet()) {
            curve(svg, scale, entry.getValue(), COLOURS.get(index % COLOURS.size()));
            legend(svg, entry.getKey(), index, COLOURS.get(index % COLOURS.size()));
            index++;
        }
        return svg.append("</svg>\n").toString();
    }

    /** Powers of ten from the foot to the head. */
    private record Scale(int least, int most) {
        double y(double value) {
            return TOP + HEIGHT * (1 - (Math.log10(value) - least) / (most - least));
        }
    }

    private void axes(StringBuilder svg, Scale scale) {
        int right = LEFT + step * columns.size();
        for (int power = scale.least; power <= scale.most; power++) {
            double y = scale.y(Math.pow(10, power));
            line(svg, "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"#ddd\"/>", LEFT, right, y, y);
            line(
                    svg,
                    "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>",
                    LEFT - 6,
                    y + 4,
                    Numbers.brief(Math.pow(10, power)));
        }
        for (int i = 0; i < columns.size(); i++) {
            int x = x(i);
            String label = escaped(columns.get(i));
            line(
                    svg,
                    "<text x=\"%d\" y=\"%d\" text-anchor=\"end\" transform=\"rotate(-40 %d %d)\">%s</text>",
                    x,
                    TOP + HEIGHT + 16,
                    x,
                    TOP + HEIGHT + 16,
                    label);
        }
    }

    private void curve(StringBuilder svg, Scale scale, List<Point> points, String colour) {
        StringBuilder path = new StringBuilder();
        for (Point point : points) {
            double y = scale.y(point.value);
            path.append(String.format(Locale.ROOT, "%d,%.1f ", x(point.column), y));
            line(
                    svg,
                    "<circle cx=\"%d\" cy=\"%.1f\" r=\"4\" stroke=\"%s\" fill=\"%s\"/>",
                    x(point.column),
                    y,
                    colour,
                    point.isBound ? "white" : colour);
        }
        line(
                svg,
                "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-opacity=\"0.5\"/>",
                path.toString().strip(),
                colour);
    }

    private void legend(StringBuilder svg, String name, int index, String colour) {
        int x = LEFT + step * columns.size() + 20;
        int y = TOP + 18 * index;
        line(svg, "<circle cx=\"%d\" cy=\"%d\" r=\"4\" fill=\"%s\"/>", x, y, colour);
        line(svg, "<text x=\"%d\" y=\"%d\">%s</text>", x + 10, y + 4, escaped(name));
    }

    private int x(int column) {
        return LEFT + step / 2 + step * column;
    }

    private static void line(StringBuilder svg, String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
