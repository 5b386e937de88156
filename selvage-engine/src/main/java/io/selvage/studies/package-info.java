/** The monitors of the bundled case studies. Woven like classes of users. */
package io.selvage.studies;
