/** What the user gets: printed reports, files, exit codes, a progress line. */
package io.selvage.cli.output;
